"""The table of Pas Vu Pas Pris in a browser: by touch on a phone, by keyboard, at every size."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.in_view import FAULTS, MUST, SIZES, settle
from browser.looking import barriers, look, tab_to
from browser.stage_page import Shown, put
from partylab import games
from partylab.ghosts import orders, placing, touches
from partylab.ghosts.drafts import is_watching
from partylab_widgets import play

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from browser.serving import Server

ROUNDS = 5
MOST_PRESSES = 200  # a button that has just changed rests for a moment
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


class Hand:
    """Somebody who plays for two on one page; what to do next is seen at the table."""

    def __init__(self, page: Page, **options: Any) -> None:
        self.page = page
        self.stage = play(
            "ghosts", ["me", "me"], names=["Ana", "Bo"], pace="instant", seed=4, language="en",
            **options,
        )  # fmt: skip
        self.shown: Shown = put(page, self.stage, rests=False)
        style = (games.folder("ghosts") / "board.css").read_text("utf-8")
        page.add_style_tag(content=style + "body { margin: 0 }")
        self.rng = Random(1)
        self.did: set[str] = set()

    @property
    def table(self) -> Any:
        return self.stage.sitting.table

    @property
    def view(self) -> Any:
        return self.stage.sitting.view()

    @property
    def draft(self) -> Any:
        return self.stage.sitting.look.drafted(self.view)

    def is_there(self, what: str) -> bool:
        return self.page.locator(what).first.is_visible()

    def tap(self, what: str) -> None:
        """Tap it, and wait for what comes of it: no button rests here."""
        heard = len(self.shown.sent())
        self.page.locator(what).first.tap()
        self.shown.wait_for_sent(count=heard + 1)
        self.shown.wait_for_answers()

    def middle(self, what: str) -> tuple[float, float]:
        box = self.page.locator(what).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, what: str, to_x: float, to_y: float) -> None:
        """Drag something to a place with a finger."""
        session, sent = self.page.context.new_cdp_session(self.page), len(self.shown.sent())
        x, y = self.middle(what)
        for kind, points in (
            ("touchStart", [{"x": x, "y": y}]),
            ("touchMove", [{"x": (x + to_x) / 2, "y": (y + to_y) / 2}]),
            ("touchMove", [{"x": to_x, "y": to_y}]),
            ("touchEnd", []),
        ):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.shown.wait_for_sent(count=sent + 1)
        self.shown.wait_for_answers()

    def skip_until(self, there: Any) -> None:
        """Let moves be made without touching the page, until the table is somewhere."""
        while not there() or self.stage.sitting.is_curtain_down():
            if self.stage.sitting.is_curtain_down():
                self.stage.do("seat-ready", "")
            elif is_watching(self.view, self.stage.sitting.look):
                self.stage.do("onward", "")
            else:
                seat = min(self.table.turn)
                self.stage.do("move", str(self.table.moves(seat)[-1]))
        self.shown.push()

    def play_out(self, wanted: set[str]) -> None:
        """Play by hand until all of this was done; then pass over what is the same, to the end."""
        while not self.did >= wanted and self.table.outcome is None:
            self.go_on()
        self.skip_until(lambda: self.view.round == ROUNDS and self.view.phase == "go")
        while self.table.outcome is None:
            self.go_on()
        assert self.did >= wanted
        expect(self.page.locator(".pl-podium")).to_be_visible()

    def touches_of_furniture(self) -> Iterator[tuple[str, str]]:
        yield "choose", touches.pieces(self.view)[0]
        yield "nudge", "tip"

    def touches_of_ghosts(self) -> Iterator[tuple[str, str]]:
        yield "ghost", orders.able(self.view, ())[0]
        column, row = max(orders.cells(self.view, (), self.draft.ghost))
        yield "cell", f"{column} {row}"
        yield "far", ""

    def touches_of_the_look(self) -> Iterator[tuple[str, str]]:
        yield "asked", self.view.last[-1].found[0].ghost

    def go_on(self) -> None:
        """Do the next thing."""
        if self.is_there("[data-do=seat-ready]"):
            return self.tap("[data-do=seat-ready]")
        if is_watching(self.view, self.stage.sitting.look):
            self.did.add("looked")
            return self.tap("[data-do=onward]")
        phase = self.view.phase
        if phase == "furniture":
            return self.furnish()
        if phase == "go":
            return self.send_ghosts()
        self.did.add(phase)
        choices = self.page.locator(".pl-actions [data-do=move]").count()
        return self.tap(f".pl-actions [data-do=move] >> nth={self.rng.randrange(choices)}")

    def furnish(self) -> None:
        """Drag a piece, turn it by its handle, tip it; where it does not fit, leave it there."""
        piece = self.rng.choice(touches.pieces(self.view))
        at = f".gh-map [data-what={piece}]"
        before = placing.pose_of(self.view.hall, piece)
        x, y = self.middle(".gh-map .gh-tile")
        side = -60 if self.middle(at)[0] > x else 60
        self.drag(f"{at} > .gh-finger", x + side, y + self.rng.choice((-40, 40)))
        assert self.draft.pose not in (None, before)
        self.did.add("dragged")
        yaw = self.draft.pose.yaw
        x, y = self.middle(f"{at} .gh-turner")
        self.drag(f"{at} .gh-turner", x + 25, y + 25)
        self.did |= {"turned"} if self.draft.pose.yaw != yaw else set()
        self.tap("[data-value=tip]")
        while self.draft.pose != before and not self.is_there("[data-do=lay]:not([aria-disabled])"):
            self.tap("[data-do=undo]")
        self.tap("[data-do=lay]")

    def send_ghosts(self) -> None:
        """Send as many ghosts as the points allow, some of them to the same cell."""
        for ghost in orders.able(self.view, ())[:4]:
            if ghost not in orders.able(self.view, self.draft.orders):
                continue
            self.tap(f".gh-chips [data-value='{ghost}']")
            if self.is_there("[data-do=out]"):
                self.did.add("out")
                self.tap("[data-do=out]")
            elif cells := orders.cells(self.view, self.draft.orders, ghost):
                before = [one.to.cell for one in self.draft.orders if one.to]
                meet = [cell for cell in before if cell in cells]
                half = [cell for cell in cells if cells[cell] <= 4] or list(cells)
                column, row = max(meet or half, key=lambda cell: (cells[cell], cell))
                self.tap(f".gh-cell[data-value='{column} {row}']")
                self.choose_the_spot()
            self.tap("[data-do=far]")
        self.did.add("sent")
        self.tap("[data-do=go]")

    def choose_the_spot(self) -> None:
        """Choose another level, or a fusion, where there is one; else another spot."""
        for what in ("fuse", "spot"):
            if self.is_there(f".gh-orders [data-do={what}][aria-pressed=false]"):
                self.did.add(what)
                return self.tap(f".gh-orders [data-do={what}][aria-pressed=false]")
        if self.is_there(".gh-spot"):
            self.did.add("spot")
            return self.tap(".gh-spot")
        return None


# To press Tab for each of a hundred touches takes minutes; the test of a round does press it.
FOCUSED_BY_TAB = """it => {
  it.focus();
  return it.tabIndex >= 0 && it === document.activeElement;
}"""


class Typist(Hand):
    """Somebody who has no other hand than a keyboard: stops of the Tab key, Enter, arrows."""

    def tap(self, what: str) -> None:
        """Press Enter on a stop of the Tab key."""
        heard = len(self.shown.sent())
        stop = self.page.locator(what).locator("visible=true").first
        assert stop.evaluate(FOCUSED_BY_TAB), f"no Tab leads to {what}"
        self.page.keyboard.press("Enter")
        self.shown.wait_for_sent(count=heard + 1)
        self.shown.wait_for_answers()

    def furnish(self) -> None:
        """Move a piece, turn it, tip it, move it on; where it does not fit, take steps back."""
        piece = self.rng.choice(touches.pieces(self.view))
        stood, keys = placing.pose_of(self.view.hall, piece), self.page.keyboard
        assert self.page.locator(f".gh-map [data-what={piece}]").evaluate(FOCUSED_BY_TAB)
        for key in ("ArrowUp" if stood.y < 3000 else "ArrowDown", "q", "Enter"):
            keys.press(key)
        self.shown.wait_for_answers()
        assert self.draft.pose not in (None, stood)
        self.did |= {"moved"} if self.draft.pose.y != stood.y else set()
        self.did |= {"turned"} if self.draft.pose.yaw != stood.yaw else set()
        self.tap("[data-value=tip]")
        self.did |= {"tipped"} if self.draft.pose.down != stood.down else set()
        while self.draft.pose != stood and not self.is_there("[data-do=lay]:not([aria-disabled])"):
            self.tap("[data-do=undo]")
        self.tap("[data-do=lay]")


def test_a_whole_game_with_midnight_cards_and_fusions_is_played_by_touch_on_a_phone(
    browser: Browser,
) -> None:
    """Two people, a curtain between them; furniture dragged, turned and tipped by finger."""
    with look(browser, reduced_motion="reduce", **PHONE) as page:
        Hand(page, midnight=True, fusion=True).play_out({
            "strike", "draw", "dragged", "turned", "sent", "spot", "fuse", "out", "side", "looked",
        })  # fmt: skip


def test_a_whole_game_with_midnight_cards_and_fusions_is_played_by_keyboard(
    page: Page,
) -> None:
    """On a desk; no mouse is ever moved, and whatever is pressed can be reached by Tab."""
    page.emulate_media(reduced_motion="reduce")
    Typist(page, midnight=True, fusion=True).play_out({
        "strike", "draw", "moved", "turned", "tipped", "sent", "fuse", "out", "side", "looked",
    })  # fmt: skip


def test_a_round_is_played_by_keyboard_alone(page: Page) -> None:
    """A piece is moved, turned and tipped; a ghost walks in; a side is chosen."""
    hand = Hand(page)
    keys = page.keyboard

    def press(key: str, until: Any) -> None:
        for _ in range(MOST_PRESSES):
            if until():
                return
            keys.press(key)
            hand.shown.wait_for_answers()
        pytest.fail(f"{key} does nothing")

    def ready() -> None:
        if hand.is_there("[data-do=seat-ready]"):
            tab_to(page, "seat-ready|")
            press("Enter", lambda: not hand.is_there("[data-do=seat-ready]"))

    while hand.view.phase != "go":
        ready()
        if hand.view.phase == "draw":
            press("d", lambda: hand.view.phase != "draw")
            continue
        piece = touches.pieces(hand.view)[0]
        stood = placing.pose_of(hand.view.hall, piece)
        tab_to(page, page.locator(f".gh-map [data-what={piece}]"))
        keys.press("ArrowUp" if stood.y < 3000 else "ArrowDown")
        keys.press("q")
        press("Enter", lambda: hand.draft.pose is not None)
        assert hand.draft.pose.y != stood.y
        assert hand.draft.pose.yaw == (stood.yaw + 15) % 360
        press("t", lambda: hand.draft.pose.down == "back")
        while hand.is_there("[data-do=lay][aria-disabled]"):
            press("u", lambda: len(hand.draft.poses) == 1)
        press("p", lambda: hand.is_there("[data-do=seat-ready]") or hand.view.phase == "go")
    for _ in range(2):
        ready()
        seat = hand.view.seat
        tab_to(page, page.locator(f".gh-map [data-what='{seat}S1']"))
        press("ArrowDown" if hand.view.sides[seat] == "N" else "ArrowUp", lambda: True)
        keys.press("ArrowDown" if hand.view.sides[seat] == "N" else "ArrowUp")
        press("Enter", lambda: len(hand.draft.orders) == 1)
        assert hand.draft.orders[0].to.on == "floor"
        press("g", lambda: hand.view.seat is None or hand.view.phase == "side")
    ready()
    press("w" if hand.view.keyhole.side != "W" else "e", lambda: hand.view.phase != "side")
    assert is_watching(hand.view, hand.stage.sitting.look)
    assert hand.view.round == 2


def test_all_that_matters_is_in_view_while_a_piece_is_held_and_ghosts_are_sent(
    browser: Browser,
) -> None:
    """What `test_one_screen` cannot see, since it looks at turns before anything is touched."""
    faults = []
    with look(browser, reduced_motion="reduce") as page:
        hand = Hand(page)
        for there, touched in (
            (lambda: hand.view.phase == "furniture", hand.touches_of_furniture),
            (lambda: hand.view.phase == "go", hand.touches_of_ghosts),
            (lambda: is_watching(hand.view, hand.stage.sitting.look), hand.touches_of_the_look),
        ):
            hand.skip_until(there)
            for name, value in touched():
                hand.stage.do(name, value)
                hand.shown.push()
                faults += [f"{name} {value}: {fault}" for fault in faults_at_all_sizes(page)]
    assert faults == []
    with look(browser, color_scheme="dark") as page:
        hand = Hand(page)
        hand.skip_until(lambda: hand.view.phase == "go")
        assert barriers(page) == []


def faults_at_all_sizes(page: Page) -> list[str]:
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        wrong = page.evaluate(FAULTS, {"must": MUST["turn"], "thumbs": True})
        found += [f"{width} × {height}, {fault}" for fault in wrong]
    return found


# In Voilà: a table in the middle of the third round, where all the furniture may be moved.
TABLE = """
from partylab import games
games.GAMES.setdefault("ghosts", games.Where("partylab.ghosts", "Ghosts"))
from partylab_widgets import play
stage = play("ghosts", ["me", "me"], names=["Ana", "Bo"], pace="instant", seed=4, language="en")
table = stage.sitting.table
while table._state.round < 3 or table._state.phase != "furniture":
    table.play(min(table.turn), table.moves(min(table.turn))[-1])
piece = table.moves(min(table.turn))[0]
stage._go_on()
stage
"""
# How long after a hand has let go the pictures are the exact ones, and painted.
TIMES = """() => {
  window.times = [];
  let released = 0;
  addEventListener("pointerup", () => (released = performance.now()), true);
  // Only the kernel changes this; both pictures are patched together.
  const hall = document.querySelector("[data-page=gh_floor]");
  new MutationObserver(() => {
    const since = released;
    released = 0;
    if (since) requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since)));
  }).observe(hall, { subtree: true, attributeFilter: ["data-x", "data-y"] });
}"""
DRAGS = 20


def test_the_exact_pictures_follow_the_hand(page: Page, voila: Server) -> None:
    """Prints how long after its release a piece stands in all pictures, the whole way in Voilà."""
    page.emulate_media(reduced_motion="reduce")  # nothing glides away from the hand
    page.goto(voila.show(TABLE))
    page.locator("[data-do=seat-ready]").click()
    piece = page.locator(".gh-map .gh-may").first
    piece.wait_for()
    page.evaluate(TIMES)
    for number in range(DRAGS):
        box = page.locator(".gh-map .gh-may > .gh-finger").first.bounding_box()
        room = page.locator(".gh-map .gh-tile").bounding_box()
        assert box
        assert room
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(
            room["x"] + room["width"] * (0.3 + 0.4 * (number % 2)),
            room["y"] + room["height"] * (0.3 + 0.02 * number), steps=4,
        )  # fmt: skip
        page.mouse.up()
        page.wait_for_function("count => times.length >= count", arg=number + 1)
    times = sorted(page.evaluate("times"))
    print(f"exact after release: median {times[DRAGS // 2]:.0f} ms, "
          f"95 % within {times[DRAGS * 95 // 100]:.0f} ms")  # fmt: skip
    assert len(times) == DRAGS
