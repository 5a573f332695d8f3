"""What is said at Not Not after a round, and how faces look: about what everybody has seen."""

from __future__ import annotations

from partylab import Table, Words
from partylab.notnot import NotNot, speech
from partylab.notnot.rounds import STILL, Tap

NAMES = ["Ana", "Bo", "Cleo"]
EN = Words("en")


def every_tone(name):
    return {EN(f"notnot-says-{name}", tone=tone) for tone in range(speech.TONES)}


def a_round(*wishes, seed=7):
    """Play one round in which a tap is right; wishes are milliseconds, wrong where negative."""
    table = Table(NotNot(mode="discovery"), NAMES, seed=seed)
    asked = table.view(None).asked
    right = min(asked.answer.places)
    wrong = next(place for place in "NESW" if place not in asked.answer.places)
    for seat, ms in enumerate(wishes):
        assert speech.says(table.news if seat else (), table.view(None), EN) == {}
        table.play(seat, Tap(right if ms > 0 else wrong, abs(ms)) if ms else STILL)
    return table


def test_the_fastest_rejoices_and_one_who_was_late_does_not():
    table = a_round(900, 500, 700)
    said = speech.says(table.news, table.view(None), EN)
    assert said.pop(1) in every_tone("fastest")
    ((seat, regret),) = said.items()
    assert seat in (0, 2)
    assert regret in every_tone("late")
    assert speech.moods(table.view(None)) == {0: "worried", 1: "glad", 2: "worried"}


def test_who_was_wrong_speaks_rather_than_who_was_late():
    table = a_round(900, 500, -300)
    said = speech.says(table.news, table.view(None), EN)
    assert said[2] in every_tone("wrong")
    assert len(said) == 2
    assert speech.moods(table.view(None))[2] == "cross"


def test_where_nobody_taps_nobody_speaks():
    table = a_round(0, 0, 0)
    assert speech.says(table.news, table.view(None), EN) == {}
    assert speech.moods(table.view(None)) == {}


def test_at_the_end_the_winner_speaks_and_the_last_one_is_sad():
    table = Table(NotNot(mode="discovery"), NAMES, seed=1)
    while table.turn:
        places = sorted(table.view(None).asked.answer.places)
        table.play(0, Tap(places[0], 400) if places else STILL)
        table.play(1, Tap(places[0], 900) if places else STILL)
        table.play(2, STILL)
    assert speech.says(table.news, table.view(None), EN)[0] in every_tone("won")
    moods = speech.moods(table.view(None))
    assert moods[0] == "glad"
    assert moods[2] == "sad"
