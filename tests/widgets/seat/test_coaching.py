"""A first game with a coach: in both games to its end, skipped, and never twice on one device."""

from __future__ import annotations

import json
from itertools import count

import pytest

from partylab import Words, games
from partylab.laws.coaching import LONGEST_ADVICE
from partylab.nothanks import NoThanks
from partylab.words import LANGUAGES
from partylab_widgets import home, play
from widgets.visitor import Visitor, sit

COACHED = ("nothanks", "notnot")
NOW = "This is not possible at this moment. Nothing has changed."


def newcomer(language: str = "en", **kept: str) -> Visitor:
    return Visitor(home(language), wishes=json.dumps({"pace": "instant"}), **kept)


def coach(visitor: Visitor) -> str:
    sitting = visitor.seat.sitting
    return sitting.coaching(visitor.seat.words)


def answer(visitor: Visitor, number: int) -> None:
    """Do something sensible: refuse at first, then take; tap what is right."""
    view = visitor.seat.sitting.view()
    if view.game.name == "nothanks":
        assert visitor.move("pay" if number < 2 else "take") == ""
    else:
        places = sorted(view.asked.answer.places)
        assert visitor.do("race", f"0 {places[0]} 900" if places else "0 still") == ""


def told_to_the_end(visitor: Visitor) -> list[str]:
    """Play until the coach has nothing more to say; return all that was said."""
    told = []
    for number in count():
        if not visitor.seat.sitting.is_coached:
            return told
        told.append(coach(visitor))
        assert told[-1] in visitor.seat.news
        assert number < 30
        answer(visitor, number)
    raise AssertionError


def tours(visitor: Visitor) -> list[str]:
    return json.loads(visitor.device["wishes"])["tours"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COACHED)
def test_a_first_game_is_coached_to_an_end_and_goes_on(game, language):
    visitor = newcomer()
    visitor.do("seat-language", language)
    assert visitor.do("home-play", game) == ""
    assert 'data-key="coach"' in visitor.seat.drawing
    told = told_to_the_end(visitor)
    assert len(set(told)) == len(told) >= 4, "each time something else is said"
    assert max(map(len, told)) <= LONGEST_ADVICE
    assert tours(visitor) == [game]
    assert visitor.seat.match.table.outcome is None
    assert 'data-key="coach"' not in visitor.seat.drawing
    answer(visitor, 0)


def test_no_thanks_shows_a_card_the_chips_on_it_and_a_run():
    visitor = newcomer()
    visitor.do("home-play", "nothanks")
    words = visitor.seat.words
    told = told_to_the_end(visitor)
    assert told == [
        words("nothanks-coach-first", card=22, chips=0, points=22, sign="cost"),
        words("nothanks-coach-first", card=22, chips=3, points=19, sign="cost"),
        words("nothanks-coach-first", card=22, chips=6, points=16, sign="cost"),
        words("nothanks-coach-joins", card=23, mine=22, side="above"),
        words("nothanks-coach-last", run="yes", row="22–23", counts=22),
    ]


def test_no_thanks_says_what_others_do_and_who_must_take():
    board = games.board(NoThanks())
    table = play("nothanks", seed=4509, tour=True).match.table
    view, look, words = table.view(0), board.first_look((0,), 0.0), Words("en")
    others = view._replace(decides=1, pot=1)
    assert "others decide" in board.coach(others, look, words)
    gone = view._replace(decides=1, card=30, cards=((), (24,), ()))
    assert "That card is gone" in board.coach(gone, look, words)
    forced = view._replace(chips=(0, None, None), pot=2)
    assert "must take the 22, and the 2 chips" in board.coach(forced, look, words)
    mine = view._replace(cards=((9,), (), ()))
    assert "It is yours" in board.coach(mine, look, words)
    below = view._replace(card=8, cards=((9,), (), ()))
    assert "saves you a point" in board.coach(below, look, words)
    assert board.coach(view, board.first_look((), 0.0), words) == "", "nobody learns here"


def test_not_not_goes_from_a_word_to_not_to_not_not_without_a_clock():
    visitor = newcomer()
    visitor.do("home-play", "notnot")
    rolls, timed = [], []
    for number in range(4):
        sitting = visitor.seat.sitting
        rolls.append(sitting.view().roll)
        timed.append(sitting.look.timed)
        answer(visitor, number)
    assert [roll.nots for roll in rolls[:3]] == [0, 1, 2]
    assert timed == [False] * 4
    assert visitor.seat.sitting.look.timed, "now the clock runs"


@pytest.mark.parametrize(
    ("tap", "how"), [("still", "missed"), ("wrong", "wrong"), ("right", "right")]
)
def test_not_not_says_how_the_round_before_went(tap, how):
    visitor = newcomer()
    visitor.do("home-play", "notnot")
    right = visitor.seat.sitting.view().asked.answer.places
    place = min(right) if tap == "right" else min(set("NESW") - right)
    visitor.do("race", "0 still" if tap == "still" else f"0 {place} 0")
    assert coach(visitor).startswith(visitor.seat.words("notnot-coach-before", how=how))


@pytest.mark.parametrize("game", COACHED)
def test_who_skips_the_coach_plays_on_and_never_meets_it_again(game):
    visitor = newcomer()
    visitor.do("home-play", game)
    deal, moves = visitor.seat.match.table.seed, visitor.seat.match.moves_made
    assert visitor.do("seat-skip") == ""
    assert 'data-key="coach"' not in visitor.seat.drawing
    assert (visitor.seat.match.table.seed, visitor.seat.match.moves_made) == (deal, moves)
    assert getattr(visitor.seat.sitting.look, "timed", True), "the clock runs as in any game"
    assert tours(visitor) == [game]
    assert visitor.do("seat-skip") == NOW
    visitor.do("seat-setup")
    for seat in (visitor, Visitor(home("en"), **visitor.device)):
        assert seat.do("home-play", game) == ""
        assert not seat.seat.sitting.is_coached
        assert seat.seat.match.table.seed != deal


def test_each_game_has_its_own_first_time():
    visitor = newcomer()
    visitor.do("home-play", "notnot")
    visitor.do("seat-skip")
    visitor.do("seat-setup")
    visitor.do("home-play", "nothanks")
    assert visitor.seat.sitting.is_coached
    visitor.do("seat-skip")
    assert tours(visitor) == ["notnot", "nothanks"]


def test_who_leaves_in_the_middle_is_coached_the_next_time():
    visitor = newcomer()
    visitor.do("home-play", "nothanks")
    visitor.move("pay")
    visitor.leave("seat-setup")
    visitor.do("home-play", "nothanks")
    assert visitor.seat.sitting.is_coached


@pytest.mark.parametrize("game", COACHED)
def test_the_menu_shows_it_again_and_asks_in_the_middle_of_a_game(game):
    visitor = newcomer()
    visitor.do("home-play", game)
    visitor.do("seat-skip")
    answer(visitor, 0)
    assert "seat-show-how" in visitor.seat.drawing
    visitor.do("seat-show-how")
    assert visitor.seat.words("keeping-ask-leave") in visitor.seat.drawing
    assert not visitor.seat.sitting.is_coached
    visitor.do("seat-yes")
    assert visitor.seat.sitting.is_coached
    assert visitor.seat.match.moves_made == 0
    assert told_to_the_end(visitor)
    assert tours(visitor) == [game]


def test_with_friends_and_in_lessons_nobody_is_coached_unless_asked():
    visitor = newcomer()
    visitor.do("home-friends", "nothanks")
    visitor.do("start")
    assert not visitor.seat.sitting.is_coached
    assert not sit("me", "greedy", "greedy").seat.sitting.is_coached
    asked = Visitor(play("notnot", language="en", pace="instant", tour=True))
    assert asked.seat.sitting.is_coached
    assert told_to_the_end(asked)
    assert asked.device == {}, "a lesson keeps nothing"


def test_where_several_play_or_a_game_has_no_coach_none_comes(samples_listed):
    several = Visitor(play("nothanks", ["me", "me", "me"], tour=True))
    assert not several.seat.sitting.is_coached
    plain = Visitor(play("pebbles", language="en", tour=True))
    assert not plain.seat.sitting.is_coached
    assert "seat-show-how" not in plain.seat.drawing
    assert plain.do("seat-show-how") == NOW


@pytest.fixture
def samples_listed():
    from samples import listed

    with listed():
        yield


def test_a_move_that_is_taken_back_is_explained_again():
    visitor = newcomer()
    visitor.do("home-play", "nothanks")
    first = coach(visitor)
    visitor.move("pay")
    assert coach(visitor) != first
    assert visitor.do("seat-undo") == ""
    assert coach(visitor) == first


@pytest.mark.parametrize("value", ["", "x" * 100_000, "<b>", "nothanks", "\ud800"])
def test_nonsense_around_the_coach_changes_nothing(value):
    visitor = newcomer()
    for name in ("seat-skip", "seat-show-how"):
        assert visitor.do(name, value) != "", "without a game"
    visitor.do("home-play", "nothanks")
    before = coach(visitor)
    visitor.do("seat-coach", value)
    visitor.do("seat-skip-", value)
    assert coach(visitor) == before
    assert "<b>" not in visitor.seat.drawing


@pytest.mark.parametrize("tours", ['["nothanks", 7]', '"nothanks"', "{}", "null", '["\\u0000"]'])
def test_what_a_device_says_wrongly_of_the_coach_was_never_wished(tours):
    visitor = Visitor(home("en"), wishes=f'{{"tours": {tours}}}')
    assert visitor.do("home-play", "nothanks") == ""
    assert visitor.seat.sitting.is_coached
