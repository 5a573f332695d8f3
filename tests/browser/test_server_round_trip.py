"""Messages between a page and its kernel do not wait for 40 ms."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.serving import Server

# A widget that sends a message and waits for the answer, again and again; it shows how long
# that took: the median, and the lower quartile, which a busy machine hardly moves.
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
        times.sort((a, b) => a - b);
        [el.dataset.quartile, el.dataset.median] = [times[10], times[20]];
      });
      ping();
    } }'''
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.send("pong"))

Ping()
"""


def median_round_trip(page: Page, address: str, part: str = "median") -> float:
    """Return the median of 41 round trips in milliseconds, or their lower quartile."""
    page.goto(address)
    found = page.locator("[data-median]")
    found.wait_for(state="attached")
    return float(found.get_attribute(f"data-{part}") or "nan")


@pytest.mark.parametrize("kind", ["voila", "lab"])
def test_a_round_trip_is_at_least_three_times_quicker_than_stock(
    page: Page, stock_voila: Server, kind: str, request: pytest.FixtureRequest
) -> None:
    """On its own and as a server extension; the stock connection is measured in the same run."""
    ours = request.getfixturevalue(kind)
    stock, quick = (
        median_round_trip(page, server.show(PING), "quartile") for server in (stock_voila, ours)
    )

    assert quick < stock / 3, f"{quick:.1f} ms, stock {stock:.1f} ms"
