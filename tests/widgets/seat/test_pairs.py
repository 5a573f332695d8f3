"""One game after the other on one page: what the first one leaves there breaks no other one."""

from __future__ import annotations

from itertools import chain, pairwise, product
from random import Random

import pytest

import samples
from partylab import games, table
from partylab.laws.controls import controls_on
from partylab.laws.markup import parse
from partylab_widgets import home
from widgets.visitor import Visitor

EVERY_GAME = (*games.GAMES, *samples.SAMPLES)
MOST_TOUCHES, MOVES = 30, 2


@pytest.fixture(autouse=True)
def house(monkeypatch):
    """All games, ours and the samples; a game that a touch begins has always the same luck."""
    monkeypatch.setattr(table, "SystemRandom", lambda: Random(9))
    with samples.listed():
        yield


class Guest(Visitor):
    """Somebody who plays whatever is on the page, and knows no game."""

    def begin(self, game) -> None:
        """Set a game up, with its rivals, on the page as it is."""
        if self.seat.match is not None:
            assert self.leave("seat-setup") == ""
        for name, value in (("game", game), ("seed", "7"), ("start", "")):
            assert self.do(name, value) == ""
        assert self.do("seat-pace", "instant") == ""

    def touches(self, rng) -> list[tuple[str, str]]:
        """Return what can be touched, but for the seat's own, and what happens by itself."""
        sitting = self.seat.sitting
        if sitting.is_curtain_down():
            return [("seat-ready", "")]
        found = controls_on(parse(self.seat.drawing))
        own = [it for it in found if not it.name.startswith("seat-")]
        limit = sitting.board.limit(sitting.look, sitting.view())
        by_itself = [(limit.name, limit.value)] if limit else []
        return [(it.name, rng.choice(it.values)) for it in own] + by_itself

    def wander(self, rng) -> None:
        """Touch one thing of each kind, then whatever comes; all is answered, and no bot fails."""
        ahead, moves = [*dict(self.touches(rng)).items()], 0
        for _ in range(MOST_TOUCHES):
            name, value = ahead.pop(0) if ahead else rng.choice(self.touches(rng))
            before = self.seat.match.table.log
            said = self.do(name, value)
            assert said != self.seat.words("stage-broken"), (name, value)
            assert not self.seat.sitting.failed, (name, value, said)
            moves += self.seat.match.table.log != before
            if self.seat.match.table.outcome is not None or (moves >= MOVES and not ahead):
                return
        assert moves, "nothing on the page has been a move"


def guest() -> Guest:
    return Guest(home("en"))


def seen(visitor) -> tuple[object, ...]:
    """Return all that a person sees, and all that was done."""
    seat = visitor.seat
    return seat.drawing, seat.news, seat.match.table.log, seat.sitting.looks


def walk(known=EVERY_GAME) -> list[tuple[str, str]]:
    """Return every two games one after the other, each pair once, so that one walk meets all."""
    order: list[str] = []
    for at, game in enumerate(known):
        order += [game, *chain(*((game, other) for other in known[at + 1 :]))]
    return [*pairwise([*order, order[0]])]


def test_the_walk_meets_every_pair_once():
    assert sorted(walk()) == sorted(product(EVERY_GAME, repeat=2))


def test_a_game_is_the_same_wherever_another_one_was_played_before():
    """Nothing of the first is left: neither a look, nor a clock, nor a thought, nor a word."""
    alone = {}
    for game in EVERY_GAME:
        fresh = guest()
        fresh.begin(game)
        fresh.wander(Random(2))
        alone[game] = seen(fresh)
    used = guest()
    for first, then in [("nothing", EVERY_GAME[0]), *walk()]:
        used.begin(then)
        used.wander(Random(2))
        assert seen(used) == alone[then], f"{then} after {first}"


@pytest.mark.parametrize(("how", "known"), [("form", EVERY_GAME), ("saved", (*games.GAMES,))])
def test_whatever_was_opened_in_one_game_the_next_one_can_be_played(how, known):
    """All helps, another language, a move taken back; by the form, and by a saved game of ours."""
    saved = {}
    for game in known:
        other = guest()
        other.begin(game)
        saved[game] = other.seat.match.save()
    visitor = guest()
    visitor.begin(known[0])
    for number, (_, then) in enumerate(walk(known)):
        for control in controls_on(parse(visitor.seat.drawing)):
            if control.name.startswith("seat-help-"):
                assert visitor.do(control.name, "on") == ""
        visitor.wander(Random(number))
        visitor.do("seat-undo")
        assert visitor.do("seat-language", ("fr", "en")[number % 2]) == ""
        if how == "form":
            visitor.begin(then)
        else:
            assert visitor.leave("seat-load", saved[then]) == ""
    visitor.wander(Random(0))
