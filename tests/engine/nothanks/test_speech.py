"""What is said at No Thanks!, and how faces look: about what has just happened, and no secret."""

from __future__ import annotations

import pytest

from partylab import Table, Words
from partylab.game import News
from partylab.nothanks import NoThanks, speech

NAMES = ["Ana", "Bo", "Cleo"]
EN = Words("en")


def table_with(cards, decides=0, card=20, pot=0):
    """A view of a game in which everybody has these cards."""
    view = Table(NoThanks(), NAMES, seed=7).view(None)
    return view._replace(cards=cards, decides=decides, card=card, pot=pot)


def said(news, view):
    return speech.says((news,), view, EN)


def every_tone(name):
    return {EN(f"nothanks-says-{name}", tone=tone) for tone in range(speech.TONES)}


def test_who_refuses_says_so_and_is_tempted_by_many_chips():
    view = table_with(((), (), ()))
    few = said(News("nothanks-paid", seat=1, card=20, chips=1), view)
    many = said(News("nothanks-paid", seat=1, card=20, chips=speech.TEMPTING), view)
    assert few[1] in every_tone("refuses")
    assert many[1] in every_tone("tempted")


@pytest.mark.parametrize(
    ("card", "cards", "chips", "what"),
    [
        (20, (20,), 3, "loss"),
        (20, (20, 21), 0, "run"),
        (21, (20, 21), 0, "run"),
        (5, (5,), 9, "bargain"),
    ],
)
def test_who_takes_a_card_says_whether_it_was_a_good_one(card, cards, chips, what):
    view = table_with(((), cards, ()), decides=1)
    news = News("nothanks-took", seat=1, card=card, chips=chips)
    assert said(news, view)[1] in every_tone(what)


def test_a_whole_game_is_full_of_short_things_and_one_speaks_at_a_time():
    table = Table(NoThanks(rounds=2), NAMES, seed=3)
    heard = set()
    while table.turn:
        (seat,) = table.turn
        table.play(seat, "pay" if "pay" in table.moves(seat) and len(table.log) % 4 else "take")
        now = speech.says(table.news, table.view(None), EN)
        assert len(now) <= 1
        heard |= set(now.values())
    assert len(heard) > 8
    assert now[table.outcome.winners[0]] in every_tone("won")


def test_faces_show_who_thinks_and_who_is_far_behind():
    moods = speech.moods(table_with(((3,), (35, 20), (12,)), decides=2))
    assert moods == {0: "glad", 1: "worried", 2: "thinking"}


def test_at_the_beginning_nobody_is_glad():
    assert speech.moods(table_with(((), (), ()), decides=1)) == {1: "thinking"}


def test_at_the_end_the_winner_is_glad_and_the_last_one_sad():
    view = table_with(((3,), (35, 20), (12,)), decides=None, card=None)
    view = view._replace(past=((3, 40, 12), (0, 10, 1)), chips=(0, 0, 0))
    assert speech.moods(view) == {0: "glad", 1: "sad"}
