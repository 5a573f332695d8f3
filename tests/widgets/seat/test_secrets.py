"""What no page may hold, for every game and its whole seat: anything that depends on a secret."""

from __future__ import annotations

import json
from random import Random

import pytest

import samples
from partylab import games
from partylab.match import PERSON
from partylab_widgets import play
from partylab_widgets.seat import showing
from widgets.seat.test_pairs import EVERY_GAME, Guest

MOST_TOUCHES = 24


@pytest.fixture(autouse=True)
def house():
    with samples.listed():
        yield


def everything_shown(seat) -> str:
    """Return all that the page shows, says and would keep of this moment."""
    sitting = seat.sitting
    spoken = showing.spoken_news(sitting, seat.words)
    return json.dumps([seat._pages(), spoken, seat.picture(), repr(sitting.looks)])


def with_other_secrets(seat, rng) -> str:
    """Return the same with everything changed at random that the viewer cannot know."""
    table, eyes = seat.match.table, seat.sitting.eyes
    state, news = table._past[-1]
    table._past[-1] = (table.game.possible(table.view(eyes), rng), news)
    try:
        return everything_shown(seat)
    finally:
        table._past[-1] = (state, news)


def at_the_table(game, people) -> Guest:
    """Sit down, so many people at one screen, bots on what other seats there are."""
    seats = max(people, games.rules(game).seat_counts[0])
    bots = list(games.bots(game))
    sitters = [PERSON if at < people or not bots else bots[-1] for at in range(seats)]
    visitor = Guest(play(game, sitters, seed=11, language="en", pace="instant"))
    for name in showing.help_labels(visitor.seat.sitting, visitor.seat.words):
        assert visitor.do(f"seat-help-{name}", "on") == ""
    return visitor


@pytest.mark.parametrize("people", [1, 2])
@pytest.mark.parametrize("game", EVERY_GAME)
def test_all_that_a_seat_shows_is_the_same_whatever_is_hidden(game, people):
    """The board's pages and those around it, what is spoken, the picture and the looks."""
    visitor, rng, moments = at_the_table(game, people), Random(2), 0
    seat = visitor.seat
    for _ in range(MOST_TOUCHES):
        if seat.match.table.outcome is not None:
            break
        shown = everything_shown(seat)
        assert with_other_secrets(seat, rng) == shown
        moments += 1
        # A question stands alone on the page: whoever would leave the game is asked.
        visitor.do(*rng.choice(visitor.touches(rng) or [("seat-yes", ""), ("seat-no", "")]))
    assert moments >= 3
