"""That's Not a Hat in a browser: by keyboard, by touch; nothing tells what lies face down."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from browser.looking import barriers, customise, look, press_once, small_targets, sticking_out
from browser.stage_page import Shown, put
from partylab import Table
from partylab.hat import GIFTS
from partylab_widgets import play
from widgets.hat_spy import Spy

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from browser.serving import Server

DEAL = "face down"
MOVE = "[data-do=move][data-value={}]:not([aria-disabled])"
# What is on the page when something is to be done.
THERE = {
    "draw": MOVE.format("draw"), "show": MOVE.format("turn"), "name": "[data-do=open], .th-item",
    "answer": MOVE.format("accept"), "over": ".seat-end",
}  # fmt: skip
KEYS = {"draw": "d", "turn": "f", "accept": "t", "refuse": "n"}
HONEST = 6  # so many gifts are given under their names and accepted; then people lie and doubt
# What a page holds besides what stays the same: no pictures of the catalogue, no rules in short.
SEEN = """() => {
  const stage = document.querySelector(".pl-stage").cloneNode(true);
  for (const name of ["seat_rules", "seat_settings", "catalogue"])
    for (const page of stage.querySelectorAll(`[data-page=${name}]`)) page.remove();
  return stage.outerHTML;
}"""
# Note every frame before the page can do anything with it.
RECORDS = """window.heard = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...about) {
    super(...about);
    this.addEventListener("message", ({ data }) => window.heard.push(String(data)));
  }
};"""
KEPT = "() => Object.values(localStorage).join(' ')"


def states(frame: Any) -> Iterator[dict[str, str]]:
    """Return the traits that a frame brings, as texts."""
    content = json.loads(frame).get("content", {}) if isinstance(frame, str) else {}
    data = content.get("data") if isinstance(content, dict) else None
    state = data.get("state") if isinstance(data, dict) else None
    for name, value in (state or {}).items():
        if name not in ("icon", "_css", "_esm"):
            yield {name: value if isinstance(value, str) else json.dumps(value)}


class Listener:
    """All frames that a page has got, and what one sees in the page, read by a spy."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.spy = Spy(Table("hat", ["Player 1", "Player 2"], seed=DEAL))
        page.add_init_script(RECORDS)

    def read(self) -> None:
        """Read what has come since the last time, the page itself, and what the device keeps."""
        here = {"the page": self.page.evaluate(SEEN), "the device": self.page.evaluate(KEPT)}
        for frame in self.page.evaluate("window.heard.splice(0)"):
            for state in states(frame):
                self.spy.read(state)
        self.spy.read(here)


def press(page: Page, key: str, then: str) -> None:
    """Press a key, and wait for what comes of it."""
    press_once(page, key)
    page.wait_for_selector(then)


def say_aloud(page: Page) -> None:
    """Enter what stands in the field; once more where the wire was cut, and it was lost with it.

    On a machine with far too much to do a kernel may not answer for so long.
    """
    for _ in range(6):
        with suppress(TooLate):
            page.locator("[data-do=search]").press("Enter", timeout=500)
        with suppress(TooLate):
            page.wait_for_selector(THERE["answer"], timeout=5_000)
            return
    pytest.fail("what was typed is not said")


def do(page: Page, table: Table) -> None:
    """Do the next thing by keyboard alone, at the page and at the table of one's own."""
    (seat,), state = table.turn, table._state
    honest = state.offers < HONEST
    if state.phase == "name":
        gift = state.given.gift if honest else next(it for it in GIFTS if it != state.given.gift)
        press(page, "w", "[data-do=search]")
        expect(page.locator("[data-do=search]")).to_be_focused()
        page.locator("[data-do=search]").fill(GIFTS[gift].en.a)
        table.play(seat, f"say {gift}")
        say_aloud(page)
        return
    move = {"draw": "draw", "show": "turn"}.get(state.phase) or ("accept" if honest else "refuse")
    table.play(seat, move)
    press(page, KEYS[move], THERE[table._state.phase])


def test_two_people_play_by_keyboard_and_no_frame_names_a_gift_that_lies_face_down(
    page: Page, tables: Server
) -> None:
    """All that the server sends in a whole game, each page, and what the device keeps, is read."""
    listener = Listener(page)
    page.goto(tables.render("en/play.ipynb"))
    customise(page, "hat")
    page.locator("[data-do=count]").select_option("2")
    page.locator("[data-do=player-1]").select_option("me")
    page.locator("summary", has_text="Options").click()
    page.locator("[data-do=seed]").fill(DEAL)
    page.locator("[data-do=seed]").press("Tab")
    page.locator("[data-do=start]").click()
    page.wait_for_selector(THERE["draw"])
    page.evaluate("window.heard.splice(0)")  # the home page has pictures of every game
    table = listener.spy.table
    while table.outcome is None:
        listener.read()
        do(page, table)
    assert len(table.log) > 20
    assert listener.spy.read_so_far > 100_000
    assert sorted(set(listener.spy.found)) == []
    assert listener.spy.told_nothing_by_what_stays()
    page.locator(".seat-end .pl-drawer > summary").click()
    expect(page.locator(".pl-drawer-inside")).to_contain_text(["Where every gift has been"])


def tap(shown: Shown, what: str) -> None:
    """Tap it, and wait until the page shows what has come of that."""
    with suppress(TooLate):
        shown.page.locator(what).first.tap(timeout=1_000)
    shown.wait_for_answers()


def phase_to_be_seen(shown: Shown) -> str:
    """Return what is to be done; a tap may have been heard just when one has looked."""
    for _ in range(60):
        phase: str = shown.stage.sitting.view().phase
        with suppress(TooLate):
            shown.page.wait_for_selector(THERE[phase], timeout=500)
            return phase
    pytest.fail(f"nothing to be done at {phase}")


@pytest.mark.parametrize(("size", "theme"), [((360, 640), "light"), ((1280, 800), "dark")])
def test_somebody_plays_against_bots_by_touch_and_everybody_can_read_it(
    browser: Browser, size: tuple[int, int], theme: str
) -> None:
    """A whole game by taps alone; axe, targets and edges at each kind of moment, and at the end."""
    width, height = size
    about = {"viewport": {"width": width, "height": height}, "has_touch": True}
    with (
        patch("partylab_widgets.seat.running.running_loop", lambda: None),
        look(browser, **about, color_scheme=theme, reduced_motion="reduce") as page,
    ):
        stage = play("hat", ["me", "goldfish", "goldfish"], pace="instant", seed=5, language="fr")
        shown = put(page, stage)
        page.add_style_tag(content="body { margin: 0 }")
        met: set[str] = set()
        while stage.sitting.table.outcome is None:
            phase = phase_to_be_seen(shown)
            if phase == "name":
                tap(shown, "[data-do=open]")
                if not page.locator(".th-item").count():
                    continue
                tap(shown, ".th-item >> nth=3") if phase in met else None
            elif phase == "answer":
                tap(shown, MOVE.format("refuse" if "refuse" not in met else "accept"))
                met.add("refuse")
            else:
                tap(shown, THERE[phase])
            if phase not in met:
                met.add(phase)
                assert barriers(page) == []
                assert sticking_out(page) == []
                assert small_targets(page) == []
        page.locator(".seat-end .pl-drawer > summary").tap()
        assert barriers(page) == []
        assert met >= {"draw", "show", "name", "answer"} - ({"draw"} - met)
