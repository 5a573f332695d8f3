"""What is in view of a table, at every size; the real seat, in a page without a server.

table = Table(page, "nothanks", ["me", "greedy", "miser"])    # a whole game, played in advance
for moment in table.moments:                                  # some that differ for the eye
    found += table.faults(moment)                             # [] where all that matters is in view
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browser.stage_page import put
from partylab.match import Match
from partylab_widgets import play

if TYPE_CHECKING:
    from playwright.sync_api import Page

# A desk, a tablet, two phones; and a desk at a zoom of 200 %.
SIZES = [(1280, 800), (768, 1024), (390, 844), (360, 640), (640, 400)]
TIGHT = SIZES[-2:]  # the least room, upright and across
FAULTS = Path(__file__).with_suffix(".js").read_text("utf-8")
# What must be in view at each state of a table, and how many of each; people: all the others.
MUST = {
    "turn": {"card": 1, "actions": 1, "mine": 1, "people": 1, "news": 1},
    "others": {"card": 1, "mine": 1, "people": 1, "news": 1},
    "curtain": {"card": 1, "actions": 1, "people": 1, "news": 1},
    "end": {"card": 0, "result": 1, "actions": 1, "news": 1},
}
SHOTS = os.environ.get("PARTYLAB_SHOTS")  # a folder for a picture of every screen


class Table:
    """A seat in a page, at any moment of a game that is over already."""

    def __init__(
        self, page: Page, game: str, players: list[str], *,
        always: str = "", like: str = "", **about: Any,
    ) -> None:  # fmt: skip
        self.page, self.players, self.sizes = page, players, SIZES
        self.stage = play(game, players, pace="instant", **{"seed": 7, "language": "en", **about})
        self.stage._let_bots_think = lambda: None  # they move when they are told to
        self.played = _played(self.stage.match, always, like)
        self.shown = put(page, self.stage)
        page.add_style_tag(content="body { margin: 0 }")
        page.evaluate("() => { dispatchEvent(new Event('resize')); }")

    def sit(self, players: list[str], names: list[str] | None = None) -> None:
        """Let others play here, without opening a page anew."""
        before = self.played.table
        match = Match.start(before.game, players, self.stage.words, names, before.seed)
        self.players, self.played = players, _played(match, "", "")

    @property
    def moments(self) -> list[int]:
        """Return the first, a middle and the last turn of a person here, one of others, the end."""
        turns, others = [], []
        people = set(self.played.people)
        one_by_one = self.stage.sitting.board.takes_turns
        for moment in range(len(self.played.table.log)):
            waiting = self.played.table.at(moment).turn
            if waiting == people or (one_by_one and waiting <= people):
                turns.append(moment)
            elif waiting.isdisjoint(people) and moment:
                others.append(moment)
        last = len(self.played.table.log)
        return sorted({turns[0], turns[len(turns) // 2], turns[-1], *others[-1:], last})

    def show(self, moment: int) -> None:
        """Show the table at a moment, with what was told since the person's last decision."""
        log, people = self.played.table.log, self.played.people
        mine = [at for at in range(moment) if log[at][0] in people]
        begin = mine[-1] if mine else 0
        here = Match(self.played.table.at(begin), self.played.sitters, self.played.chosen)
        self.stage._sit(here)
        for seat, move in log[begin:moment]:
            if self.stage.sitting.is_curtain_down():
                self.stage._ready("")
            if seat in people:
                self.stage.sitting.play([(seat, move)])
            else:
                here.bot_plays(seat, move)
                self.stage.sitting.happened()
        self.stage.seq += 1
        self.stage._go_on()
        self.shown.push()
        settle(self.page)

    @property
    def state(self) -> str:
        """Return what is the matter at the table now."""
        sitting = self.stage.sitting
        if sitting.table.outcome is not None:
            return "end"
        if sitting.is_curtain_down():
            return "curtain"
        return "turn" if sitting.may_move() else "others"

    def faults(self, moment: int) -> list[str]:
        """Return what is wrong with a moment, at any size; of a race, also while it runs."""
        self.show(moment)
        found = self._faults(f"{moment}-{self.state}")
        start = self.page.locator("[data-start]:visible")
        if self.state == "turn" and start.count():
            start.first.click()
            self.page.wait_for_selector("[data-phase=go]")
            found += self._faults(f"{moment}-go")
        return found

    def _faults(self, name: str) -> list[str]:
        others = len(self.players) - 1
        must = {what: least * (others if what == "people" else 1) for what, least in self.must()}
        found = []
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            settle(self.page)
            # Several people sit around a phone: the thumbs of some are at its upper edge.
            asked = {"must": must, "thumbs": self.players.count("me") == 1}
            wrong = self.page.evaluate(FAULTS, asked)
            found += [f"{width} × {height}, {name}: {fault}" for fault in wrong]
            if SHOTS:
                self._picture(f"{name}-{width}x{height}")
        return found

    def _picture(self, name: str) -> None:
        game, people = self.played.table.game.name, self.players.count("me")
        whole = f"{game}-{len(self.players)}-{people}-{self.stage.language}-{name}.png"
        self.page.screenshot(path=Path(SHOTS or "") / whole)

    def must(self) -> list[tuple[str, int]]:
        """Return what must be in view now; before the first move there may be no news."""
        must = MUST[self.state]
        return [(what, least) for what, least in must.items() if what != "news" or self._told()]

    def _told(self) -> bool:
        return bool(self.stage.sitting.sentences(1, self.stage.words, 1))


def _played(match: Match, always: str, like: str) -> Match:
    """Play a game to its end: bots as they do, people always the same, or like a bot.

    Where neither is given, people make one move of the menu after the other.
    """
    if like:
        sitters = [like if seat in match.people else who for seat, who in enumerate(match.sitters)]
        alike = Match(match.table, sitters)
        while alike.bots_to_move():
            alike.bot_move()
    while match.table.outcome is None:
        if match.bots_to_move():
            match.bot_move()
        else:
            seat = match.people_to_move()[0]
            moves = match.table.moves(seat)
            match.play(seat, always or moves[match.moves_made % len(moves)])
    return match


def settle(page: Page) -> None:
    """Let the page be laid out and painted."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
