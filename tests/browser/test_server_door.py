"""A page of play is light, has nothing around it, and comes back by itself when something dies."""

from __future__ import annotations

import json
import signal
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

import psutil
import pytest
from playwright.sync_api import expect

import partylab_widgets  # noqa: F401  it brings its own words
from browser.serving import (
    PATIENCE,
    Server,
    free_port,
    is_local,
    serve_voila,
    write_notebook,
)
from partylab import Words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page, WebSocketRoute

PLAY = {"partylab": {"page": "play"}}
# A stage that counts what is pressed, and says which kernel it lives in.
COUNTER = """
import os
from partylab_widgets.stage import Stage

class Counter(Stage):
    count = 0
    def do(self, name, value):
        self.count += 1
        self.draw()
    def draw(self):
        self.show({"main": f'<button data-do="more">{self.count} in {os.getpid()}</button>'})

counter = Counter()
counter.draw()
counter
"""

# One that counts how often it was greeted, too.
GREETED = COUNTER.replace("count = 0", "count = 0\n    def hello(self, info): self.do('', '')")


def lost(page: Page) -> Any:
    """Return what says that the connection is lost."""
    return page.get_by_role("alert").filter(has_text=Words("en")("stage-lost"))


# Tells whenever something is said as an alert: what, and what can be read on the table meanwhile.
WITNESS = """
  new MutationObserver(() => {
    const said = document.querySelector("[role=alert]");
    if (!said?.innerText || !said.checkVisibility()) return;
    window.told = true;
    tell(said.innerText, document.querySelector(".pl-stage button").innerText);
  }).observe(document, { childList: true, subtree: true });
"""


def witness(page: Page) -> set[tuple[str, str]]:
    """Return what will be said: a connection may be mended before anybody looks."""
    told: set[tuple[str, str]] = set()
    page.expose_function("tell", lambda *said: told.add(said))
    page.add_init_script(WITNESS)
    return told


def weigh(page: Page, address: str) -> tuple[int, int]:
    """Visit a page; return how many requests it took, and how many bytes came over the wire."""
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    sizes: list[int] = []
    wire.on("Network.loadingFinished", lambda about: sizes.append(about["encodedDataLength"]))
    page.goto(address)
    page.locator(".pl-stage [data-do]").first.wait_for()
    page.wait_for_load_state("networkidle")
    wire.detach()
    return len(sizes), sum(sizes)


def test_a_page_of_play_weighs_little_and_less_when_one_comes_again(
    page: Page, tables: Server
) -> None:
    """It was 5.1 MB in 96 requests; what is kept by the browser costs nothing a second time."""
    asked: list[str] = []  # a page that is cut off by a route would keep nothing
    page.on("request", lambda request: asked.append(request.url))
    requests, first = weigh(page, tables.render("en/play.ipynb"))
    _, again = weigh(page, tables.render("en/play.ipynb"))

    assert [url for url in asked if not is_local(url)] == []
    assert requests <= 8
    assert first < 100_000
    assert again < 20_000


def test_nothing_stands_around_the_stage_and_the_page_can_be_installed(
    page: Page, tables: Server
) -> None:
    """No list of lessons, no margin: the stage begins in the corner; it is the main part."""
    page.goto(tables.render("fr/play.ipynb"))
    stage = page.get_by_role("main").locator(".pl-stage")
    expect(stage).to_be_visible()

    page.wait_for_function(NOTHING_AROUND)
    assert page.locator("html").get_attribute("lang") == "fr"
    is_installable(page)


NOTHING_AROUND = """() => {
  const stage = document.querySelector("main .pl-stage");
  const { x, y, width } = stage.getBoundingClientRect();
  return document.body.innerText === stage.innerText && x === 0 && y === 0 && width === innerWidth;
}"""
SIZE = """async ({ href }) => {
  const image = Object.assign(new Image(), { src: href });
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}"""


def test_title_and_icon_name_the_game_while_it_is_played(page: Page, voila: Server) -> None:
    page.goto(voila.show('from partylab_widgets import play\nplay("nothanks")', **PLAY))

    expect(page).to_have_title("No Thanks! · PartyLab")
    icon = page.locator("link[rel=icon]").get_attribute("href") or ""
    assert "No Thanks!" in unquote(icon)


def is_installable(page: Page) -> None:
    """Its manifest leads back to it, and to an icon."""
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    manifest = page.evaluate("address => fetch(address).then(answer => answer.json())", address)
    icon = page.evaluate("address => fetch(address).then(answer => answer.text())",
                         manifest["icons"][0]["src"])  # fmt: skip

    assert manifest["start_url"] == "/voila/render/fr/play.ipynb"
    assert manifest["display"] == "standalone"
    assert icon.startswith("<svg")
    fixed = page.locator("link[rel=apple-touch-icon]")
    assert fixed.get_attribute("href") == manifest["icons"][-1]["src"]
    assert fixed.evaluate(SIZE) == manifest["icons"][-1]["sizes"] == "192x192"


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Server]:
    """Voilà under an address of its own."""
    with serve_voila(tmp_path / "notebooks", "--Voila.base_url=/user/demo/") as server:
        yield server


@pytest.mark.parametrize("kind", ["elsewhere", "lab"])
def test_a_table_is_touched_under_an_address_of_its_own(
    page: Page, kind: str, request: pytest.FixtureRequest
) -> None:
    """As on Binder and JupyterHub; when the page is left, its kernel ends."""
    server: Server = request.getfixturevalue(kind)
    assert server.address.endswith("/user/demo/")
    page.goto(server.show(COUNTER, **PLAY))
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("1 in")
    kernel = psutil.Process(int(page.get_by_role("button").inner_text().split()[-1]))
    page.goto("about:blank")

    assert psutil.wait_procs([kernel], timeout=PATIENCE)[1] == []


# When something dies


def kill_kernel(page: Page) -> None:
    """End the kernel of a counter in an instant, as a crash does."""
    psutil.Process(int(page.get_by_role("button").inner_text().split()[-1])).kill()


def test_a_kernel_that_dies_is_noticed_and_the_table_is_set_again(
    page: Page, voila: Server
) -> None:
    """Nobody has to press anything; meanwhile it is said, and the table can still be read."""
    told = witness(page)
    page.goto(voila.show(COUNTER, **PLAY))
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("1 in")
    before = page.get_by_role("button").inner_text()
    kill_kernel(page)

    expect(page.get_by_role("button")).to_contain_text("0 in", timeout=PATIENCE * 1000)
    assert told == {(Words("en")("stage-lost"), before)}
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("1 in")


def test_a_connection_that_is_cut_is_mended_and_the_game_goes_on(page: Page, voila: Server) -> None:
    """The kernel has lived on: nothing is lost, and what happened meanwhile is shown."""
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/channels*", through)
    told = witness(page)
    page.goto(voila.show(COUNTER, **PLAY))
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("1 in")
    before = page.get_by_role("button").inner_text()
    lines[0].close()

    page.wait_for_function("() => window.told")
    expect(lost(page)).to_have_count(0)
    expect(page.get_by_role("button")).to_have_text(before)
    assert told == {(Words("en")("stage-lost"), before)}
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("2 in")


@pytest.mark.parametrize("hears", [False, True], ids=["press-lost", "answer-lost"])
def test_a_press_that_was_lost_with_its_wire_comes_to_something_once(
    page: Page, voila: Server, hears: bool
) -> None:
    """Who pressed need not press again; and what the kernel has heard it does not hear twice."""
    state = {"loses": False}

    def is_lost(data: str) -> bool:  # and not only said of a press that is over
        return state["loses"] and json.loads(data)["header"]["msg_type"] == "comm_msg"

    def lose_the_press(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def from_page(data: str) -> None:
            if hears or not is_lost(data):
                server.send(data)
            else:
                state["loses"] = False
                line.close()

        def from_kernel(data: str) -> None:
            if hears and is_lost(data):
                state["loses"] = False
                line.close()
            else:
                line.send(data)

        line.on_message(from_page)
        server.on_message(from_kernel)

    page.route_web_socket("**/channels*", lose_the_press)
    told = witness(page)
    page.goto(voila.show(COUNTER, **PLAY))
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("1 in")
    before = page.get_by_role("button").inner_text()
    state["loses"] = True
    page.get_by_role("button").click()

    expect(page.get_by_role("button")).to_contain_text("2 in")
    expect(lost(page)).to_have_count(0)
    assert (Words("en")("stage-lost"), before) in told
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("3 in")


def test_a_greeting_that_was_lost_with_its_wire_is_said_again(page: Page, voila: Server) -> None:
    """Without it bots would wait for ever, and nothing of this device would be known."""
    lines: list[WebSocketRoute] = []

    def lose_the_first(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) > 1:
            line.connect_to_server()
        else:
            line.on_message(lambda _: line.close())

    page.route_web_socket("**/channels*", lose_the_first)
    page.goto(voila.show(GREETED, **PLAY))
    expect(page.get_by_role("button")).to_contain_text("1 in", timeout=PATIENCE * 1000)


def test_a_kernel_that_says_nothing_any_more_is_noticed(page: Page, voila: Server) -> None:
    """The wire is there, but nothing comes: a cable was pulled, or the kernel is stuck for good."""
    page.goto(voila.show(COUNTER, **PLAY))
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("1 in")
    kernel = psutil.Process(int(page.get_by_role("button").inner_text().split()[-1]))
    kernel.suspend()
    # Within five seconds by the door's own constants; a busy page may be later to say so.
    expect(lost(page)).to_be_visible(timeout=PATIENCE * 1000)
    kernel.resume()
    expect(lost(page)).to_have_count(0, timeout=PATIENCE * 1000)
    page.get_by_role("button").click()
    expect(page.get_by_role("button")).to_contain_text("2 in")


# A page that is busy for four seconds as soon as it has asked, and counts its questions.
BUSY_ONCE_IT_HAS_ASKED = """
  const send = WebSocket.prototype.send;
  window.asked = 0;
  WebSocket.prototype.send = function (data) {
    send.call(this, data);
    if (!data.includes("comm_info_request") || window.asked++) return;
    for (const began = performance.now(); performance.now() < began + 4_000; );
  };
"""


def test_a_page_that_is_too_busy_to_listen_has_not_lost_its_kernel(
    page: Page, voila: Server
) -> None:
    """The answer lies there while a slow phone computes: there is nothing to mend."""
    page.add_init_script(BUSY_ONCE_IT_HAS_ASKED)
    wires: list[Any] = []
    page.on("websocket", lambda wire: wires.append(wire))
    page.goto(voila.show(COUNTER, **PLAY))
    page.wait_for_function("() => window.asked > 1")
    assert len(wires) == 1


def test_a_page_waits_for_its_server_and_comes_back_with_it(page: Page, tmp_path: Path) -> None:
    """A server that was killed is noticed at once; the one after it, at the same door, too."""
    folder, port = tmp_path / "notebooks", free_port()
    write_notebook(folder / "table.ipynb", COUNTER, **PLAY)
    with serve_voila(folder, f"--port={port}") as server:
        page.goto(server.render("table.ipynb"))
        expect(page.get_by_role("button")).to_contain_text("0 in")
        before = page.get_by_role("button").inner_text()
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(PATIENCE)
        expect(lost(page)).to_be_visible(timeout=PATIENCE * 1000)
    with serve_voila(folder, f"--port={port}") as server:
        assert urlsplit(server.address).port == port
        expect(page.get_by_role("button")).not_to_have_text(before, timeout=PATIENCE * 1000)
        page.get_by_role("button").click()
        expect(page.get_by_role("button")).to_contain_text("1 in")


# The first kernel that reads this ends in an instant; the next one lives.
MORTAL = """
import os, pathlib
mark = pathlib.Path({mark!r})
if not mark.exists():
    mark.touch()
    os._exit(1)
"""


@pytest.mark.parametrize("about", [PLAY, {}], ids=["play", "lesson"])
def test_a_page_whose_kernel_dies_before_it_is_shown_tries_again(
    page: Page, voila: Server, tmp_path: Path, about: dict[str, Any]
) -> None:
    """By itself, and says so meanwhile."""
    page.goto(voila.show(MORTAL.format(mark=str(tmp_path / "mark")), COUNTER, **about))
    expect(page.get_by_role("button")).to_contain_text("0 in", timeout=PATIENCE * 1000)


def test_a_preheated_kernel_that_has_died_is_replaced(page: Page, tmp_path: Path) -> None:
    """Neither an error nor an endless wait for the next visitor."""
    folder = tmp_path / "notebooks"
    write_notebook(folder / "en" / "play.ipynb", COUNTER, **PLAY)
    with serve_voila(folder) as server:
        server.wait_until(lambda: bool(server.kernels()))
        for kernel in server.kernels():
            kernel.kill()
        page.goto(server.render("en/play.ipynb"))
        expect(page.get_by_role("button")).to_contain_text("0 in", timeout=PATIENCE * 1000)


def test_a_page_that_never_comes_about_says_so_after_some_tries(page: Page, voila: Server) -> None:
    page.goto(voila.show("import os\nos._exit(1)", **PLAY))
    over = page.get_by_role("status").filter(has_text=Words("en")("server-over"))
    expect(over).to_be_visible(timeout=PATIENCE * 1000)


# What a browser may say

TRY_TO_RUN_CODE = """async ([path, mark]) => {
  const { base, kernel } = JSON.parse(document.querySelector("[data-table]").textContent);
  const socket = new WebSocket(`ws://${location.host}${base}api/kernels/${kernel}/channels?session_id=evil`);
  const types = new Promise((done) => {
    const heard = [];
    socket.onmessage = ({ data }) => {
      heard.push(JSON.parse(data).header.msg_type);
      if (heard.includes("comm_info_reply")) done(heard);
    };
  });
  await new Promise((open) => (socket.onopen = open));
  const say = (channel, msg_type, content) => socket.send(JSON.stringify({ channel, content,
    header: { msg_id: msg_type + channel, msg_type, session: "evil", username: "", version: "5.3" },
    parent_header: {}, metadata: {}, buffers: [] }));
  const code = `open(${JSON.stringify(path)}, "w")`;
  for (const channel of ["shell", "control"]) {
    say(channel, "execute_request", { code, silent: false, user_expressions: {} });
    say(channel, "inspect_request", { code: "counter", cursor_pos: 3, detail_level: 1 });
    say(channel, "complete_request", { code: "cou", cursor_pos: 3 });
    say(channel, "debug_request", { type: "request", seq: 1, command: "debugInfo" });
  }
  say("shell", "comm_info_request", {});
  return types;
}"""


def test_over_the_wire_of_a_page_only_widgets_are_spoken_to(
    page: Page, voila: Server, tmp_path: Path
) -> None:
    """It can neither run code nor complete, inspect or debug: what it asks is not even answered."""
    page.goto(voila.show(COUNTER, **PLAY))
    expect(page.get_by_role("button")).to_be_visible()
    heard = page.evaluate(TRY_TO_RUN_CODE, [str(tmp_path / "evil"), 1])

    assert set(heard) <= {"status", "comm_info_reply", "comm_msg"}
    assert list(tmp_path.iterdir()) == []


def test_a_page_obeys_no_script_but_ours(page: Page, voila: Server) -> None:
    """Its policy: nothing inline, nothing from elsewhere."""
    page.goto(voila.show(COUNTER, **PLAY))
    page.locator(".pl-stage [data-do]").first.wait_for()
    page.evaluate("""() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'evil'";
      document.body.append(script);
    }""")

    assert page.title() != "evil"
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy


def test_a_table_can_fill_the_screen_where_the_browser_lets_it(page: Page, tables: Server) -> None:
    """The stage sends nothing for it: the page around it does that by itself."""
    page.goto(tables.render("en/play.ipynb"))
    page.locator("[data-do=home-play]").first.click()
    page.locator("[data-key=menu] > summary").click()
    page.get_by_text(Words("en")("seat-settings")).click()
    fill = page.get_by_role("button", name=Words("en")("seat-fullscreen"))
    fill.click()
    page.wait_for_function("() => document.fullscreenElement === document.documentElement")
    fill.click()
    page.wait_for_function("() => !document.fullscreenElement")
