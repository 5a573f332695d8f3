"""How long a player waits for the servers: ours beside the stock ones, measured in one run.

    python tests/benchmarks/serving_times.py [--write]

Prints a table in Markdown, and writes it to docs/serving.md.  Ratios travel between machines,
milliseconds do not.
"""

from __future__ import annotations

import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from browser.find_chromium import chromium_path
from browser.serving import (
    CHROMIUM_ARGS,
    cut_off,
    serve_lab,
    serve_stock_voila,
    serve_voila,
    write_notebook,
)

TIMES = 5
GIVE_UP = 20  # seconds
REFILL = 4  # seconds in which a preheated kernel that was taken is replaced
# How a page is reached: what comes through in bits per second, seconds there and back, and how many
# times slower than this machine the visitor's is.
WAYS = {"10 Mbit/s": (10e6, 0.02, 1), "1.6 Mbit/s, processor 4x slower": (1.6e6, 0.15, 4)}
VISITS = 3
HOME = "from partylab_widgets import home\nhome('en')"
BUTTON = "import ipywidgets\nipywidgets.Button(description='Touch me')"
# A widget that sends a message and waits for the answer, again and again; it shows the median.
PING = """
import anywidget

class Ping(anywidget.AnyWidget):
    _esm = '''
    export default { render({ model, el }) {
      const times = [];
      let sent;
      const ping = () => { sent = performance.now(); model.send("ping"); };
      model.on("msg:custom", () => {
        times.push(performance.now() - sent);
        if (times.length < 41) return ping();
        el.dataset.median = times.sort((a, b) => a - b)[20];
      });
      ping();
    } }'''
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.send("pong"))

Ping()
"""


def median_round_trip(page: Page, address: str) -> float:
    """Return the median of 41 round trips in milliseconds."""
    page.goto(address)
    found = page.locator("[data-median]")
    found.wait_for(state="attached")
    return float(found.get_attribute("data-median") or "nan")


def painted(browser: Browser, address: str, *, firewall: bool = False) -> float:
    """Return the seconds until a new visitor sees the button; infinity if it takes too long."""
    with browser.new_context() as context:
        page = context.new_page()
        if firewall:
            cut_off(page, drop=True)
        began = time.perf_counter()
        try:
            page.goto(address, wait_until="commit")
            page.get_by_role("button", name="Touch me").wait_for(timeout=GIVE_UP * 1000)
            seconds = time.perf_counter() - began
        except Error:
            seconds = float("inf")
        page.unroute_all(behavior="ignoreErrors")
        page.close(run_before_unload=True)
    return seconds


@dataclass
class Visit:
    """What it took until a visitor could use a page of play."""

    seconds: float
    bytes: int
    requests: int


def visited(context: BrowserContext, address: str, way: tuple[float, float, int]) -> Visit:
    """Open a page of play until a press of a button on it was answered."""
    bits, trip, slower = way
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    speed = {"downloadThroughput": bits / 8, "uploadThroughput": bits / 8}
    wire.send(
        "Network.emulateNetworkConditions", {"offline": False, "latency": trip * 1e3, **speed}
    )
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    sizes: list[int] = []
    frames: list[int] = []
    wire.on("Network.loadingFinished", lambda about: sizes.append(about["encodedDataLength"]))
    wire.on(
        "Network.webSocketFrameReceived",
        lambda about: frames.append(len(about["response"]["payloadData"])),
    )
    page.goto(address, wait_until="commit")
    page.locator("[data-do=seat-language][data-value=fr]").click(timeout=120_000)
    page.locator(".pl-stage[lang=fr]").wait_for()
    visit = Visit(page.evaluate("performance.now()") / 1e3, sum(sizes) + sum(frames), len(sizes))
    page.close(run_before_unload=True)
    time.sleep(REFILL)
    return visit


def weighed(browser: Browser, fronts: dict[str, str]) -> list[str]:
    """Measure the page of play in both front ends, and return a table."""
    lines = ["| | | usable after | sent | requests |", "|---|---|---|---|---|"]
    for way, about in WAYS.items():
        for front, address in fronts.items():
            visits: dict[str, list[Visit]] = {"first visit": [], "second visit": []}
            for _ in range(VISITS):
                with browser.new_context() as context:
                    for which in visits.values():
                        which.append(visited(context, address, about))
            for which, found in visits.items():
                one = sorted(found, key=lambda visit: visit.seconds)[VISITS // 2]
                lines.append(
                    f"| {way}, {which} | {front} | {one.seconds:.1f} s "
                    f"| {one.bytes / 1000:,.0f} kB | {one.requests} |"
                )
    return lines


def row(what: str, stock: float, ours: float, unit: str) -> str:
    """Write one line of the table."""
    gave_up = stock == float("inf")
    stock_text = f"not in {GIVE_UP} s" if gave_up else f"{stock:.1f} {unit}"
    ratio = "" if gave_up else f"{stock / ours:.1f}"
    return f"| {what} | {stock_text} | {ours:.1f} {unit} | {ratio} |"


ABOUT = """# How quick the servers are

Ours beside Voilà as it comes, both measured in one run on one machine, in a real browser;
written by `make bench`, or `python tests/benchmarks/serving_times.py --write`.

"""

LIGHT = """## The page of play

The same home page in Voilà's front end, which lessons have, and in the light one that a page of
play has (`widgets/partylab_widgets/door`).  Usable: a press of a button has been answered.  Over
10 Mbit/s it takes 20 ms there and back, over 1.6 Mbit/s 150 ms.
"""


def main() -> None:
    """Open the servers, measure in turn, print, and write."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        write_notebook(folder / "ours" / "en" / "play.ipynb", BUTTON)
        stock = stack.enter_context(serve_stock_voila(folder / "stock"))
        ours = stack.enter_context(serve_voila(folder / "ours"))
        lab = stack.enter_context(serve_lab(folder / "lab"))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)

        trips = {}
        for name, server in {"stock": stock, "ours": ours, "lab": lab}.items():
            page = browser.new_page()
            trips[name] = median_round_trip(page, server.show(PING))
            page.close(run_before_unload=True)

        addresses = {
            "stock": stock.show(BUTTON),
            "ours": ours.show(BUTTON),
            "preheated": ours.render("en/play.ipynb"),
        }
        paints: dict[str, list[float]] = {name: [] for name in addresses}
        for _ in range(TIMES):
            for name, address in addresses.items():
                time.sleep(REFILL)
                paints[name].append(painted(browser, address))
        # The same page in both front ends; a table stands ready for each.
        write_notebook(folder / "home" / "en" / "play.ipynb", HOME, partylab={"page": "play"})
        write_notebook(folder / "home" / "fr" / "play.ipynb", HOME)
        with serve_voila(folder / "home") as tables:
            time.sleep(REFILL)
            weights = weighed(
                browser,
                {"Voilà's": tables.render("fr/play.ipynb"), "ours": tables.render("en/play.ipynb")},
            )
        behind = [
            painted(browser, addresses[name], firewall=True) for name in ("stock", "preheated")
        ]
        browser.close()

    first = {name: median(seconds) for name, seconds in paints.items()}
    table = [
        "| | stock Voilà | PartyLab | ratio |",
        "|---|---|---|---|",
        row("round trip, `partylab play`", trips["stock"], trips["ours"], "ms"),
        row("round trip, server extension (Binder)", trips["stock"], trips["lab"], "ms"),
        row("first paint, any notebook", first["stock"], first["ours"], "s"),
        row("first paint, `play` (preheated)", first["stock"], first["preheated"], "s"),
        row("first paint behind a silent firewall", *behind, "s"),
    ]
    table += ["", LIGHT, *weights]
    print(*table, sep="\n")
    if "--write" in sys.argv:
        page = Path(__file__).parents[2] / "docs" / "serving.md"
        page.write_text(ABOUT + "\n".join(table) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
