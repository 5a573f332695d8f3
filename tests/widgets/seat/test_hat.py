"""A seat at That's Not a Hat: what is told of gifts that lie face down, and hostile touches."""

from __future__ import annotations

import json
from random import Random

import pytest

from partylab import Table, laws
from partylab.hat import Hat
from widgets.hat_spy import Spy
from widgets.visitor import sit


@pytest.fixture(autouse=True)
def house():
    with laws.listed(Hat):
        yield


def everything(seat) -> dict[str, str]:
    """Return all texts that a browser gets."""
    state = {
        name: getattr(seat, name) for name in seat.keys if name not in ("_esm", "_css", "icon")
    }
    return {
        name: it if isinstance(it, str) else json.dumps(it, default=str)
        for name, it in state.items()
    }


def what_to_do(table: Table, rng: Random) -> str:
    """Return what people do: mostly they tell the truth, and believe it."""
    (seat,) = table.turn
    state = table._state
    if state.phase == "name" and rng.random() < 0.7:
        to = "" if state.given.arrow != "any" else f" to {(seat + 1) % len(state.hands)}"
        return f"say {state.given.gift}{to}"
    moves = table.moves(seat)
    if state.phase == "answer":
        return str(moves[rng.random() < 0.25])
    return str(rng.choice(moves))


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", {}), ("fr", {"starting_gifts": 2, "announce": "free"}),
     ("en", {"rounds": "players", "wild_arrows": True})],
    ids=["plain", "typed", "rounds"],
)  # fmt: skip
def test_nothing_that_a_browser_gets_names_a_gift_that_lies_face_down(language, options):
    """Neither page, news, live region, keys, labels nor what is kept or saved, in a whole game."""
    visitor = sit("me", "me", "me", game="hat", language=language, seed="spy", **options)
    spy, rng = Spy(visitor.seat.match.table), Random(4)
    spy.read(everything(visitor.seat))
    while visitor.seat.match.table.outcome is None:
        if spy.table._state.phase == "name" and options.get("announce") != "free":
            visitor.do("open", str((spy.table.view().giver + 1) % 3))
            spy.read(everything(visitor.seat))
        assert visitor.move(what_to_do(spy.table, rng)) == ""
        spy.read(everything(visitor.seat))
        if rng.random() < 0.2:
            visitor.do("seat-save")
            spy.read(everything(visitor.seat))
    assert len(spy.table.log) > 30
    assert spy.found == []
    assert options.get("wild_arrows") or spy.told_nothing_by_what_stays()


def test_the_spy_finds_what_is_told_too_long():
    """A seat whose news stay is caught: this test could fail."""
    visitor = sit("me", "me", game="hat", seed="spy")
    visitor.seat.sitting.board.is_forgotten = lambda news, view: False
    spy, rng = Spy(visitor.seat.match.table), Random(4)
    for _ in range(12):
        visitor.move(what_to_do(spy.table, rng))
        spy.read(everything(visitor.seat))
    assert spy.found


@pytest.mark.parametrize(
    ("name", "value"),
    [("move", "say <b>"), ("move", "say guitar to 9"), ("move", "say nothing-like-it"),
     ("move", "accept"), ("move", "x" * 2000), ("call-en", "a thing nobody knows"),
     ("call-en", "<img src=x onerror=alert(1)>"), ("call-en", ""), ("call-xx", "guitar"),
     ("call-en", "a" * 1999), ("search", "gu"), ("open", "99")],
)  # fmt: skip
def test_whatever_is_typed_or_sent_is_answered_with_a_sentence(name, value):
    visitor = sit("me", "me", game="hat", seed=3)
    assert visitor.move("draw") == visitor.move("turn") == ""
    before = visitor.seat.match.table.log
    said = visitor.do(name, value)
    assert visitor.seat.match.table.log == before
    assert said or name in ("open", "search")
    assert "<img" not in visitor.seat.drawing


def test_a_name_is_typed_with_article_accents_and_synonyms():
    visitor = sit("me", "me", game="hat", seed=3, language="fr", announce="free")
    visitor.move("draw")
    visitor.move("turn")
    assert visitor.do("call-fr", "L’HÉLICOPTÈRE") != ""
    assert visitor.do("call-fr", "le Canard en plastique !") == ""
    assert visitor.seat.match.table.view().named == "rubber-duck"


def test_the_catalogue_finds_by_parts_of_words_and_enter_takes_the_only_one_left():
    visitor = sit("me", "me", game="hat", seed=3)
    visitor.move("draw")
    visitor.move("turn")
    visitor.do("open")
    assert visitor.seat.page_catalogue.count("th-item") == 110
    visitor.do("search", "guit")
    assert visitor.seat.page_catalogue.count("th-item") == 1
    assert visitor.do("call-en", "guit") == ""
    assert visitor.seat.match.table.view().named == "guitar"
    assert visitor.seat.page_catalogue == ""


def test_nothing_that_was_shown_is_taken_back():
    """An answer can be taken back until the next gift is shown or named, and nothing else."""
    visitor = sit("me", lambda view: "accept" if view.phase == "answer" else "say hat"
                  if view.phase == "name" else {"draw": "draw", "show": "turn"}[view.phase],
                  game="hat", seed=3)  # fmt: skip
    seen = set()
    for _ in range(14):
        table = visitor.seat.match.table
        accepted = table.news[0].what == "hat-accepted" and table.log[-1][0] == 0
        assert visitor.seat.sitting.can_undo() == accepted
        seen.add(accepted)
        if accepted:
            assert visitor.do("seat-undo") == ""
            visitor.move("accept")
        visitor.move(what_to_do(table, Random(1)) if table._state.phase != "answer" else "accept")
        if table.outcome is not None:
            break
    assert seen == {True, False}
