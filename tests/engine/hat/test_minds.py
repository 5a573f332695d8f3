"""Who believed what of each gift that was offered, and how sure people said they were."""

from __future__ import annotations

from itertools import pairwise

import pytest

from partylab.hat.bots import BOTS
from partylab.hat.history import REFUSED
from partylab.hat.memory import threshold
from partylab.hat.minds import CERTAINLY, Mind, offers
from partylab.hat.sureness import SURE, UNSURE, Felt, noted, read
from partylab.hat.thinking import SURE as KNOWS
from partylab.match import Match


def played(*sitters: str, seed: int, **options) -> Match:
    match = Match.start("hat", sitters, seed=seed, **options)
    while match.bots_to_move():
        match.bot_move()
    return match


@pytest.mark.parametrize("options", [{}, {"starting_gifts": 2, "rounds": "players"}])
def test_what_is_told_of_bots_is_what_they_decided_by(options):
    """Every bot refused just where what is told of its belief asks for it, and named what it knew.

    So what came to its mind at that moment is told, and nothing else.
    """
    match = played(*BOTS, seed=5, max_offers=25, **options)
    found = offers(match.table, match.kinds)
    assert len(found) >= 20
    assert {one.giver.right for one in found} == {True, False}
    for one in found:
        least = threshold(len(BOTS)) * BOTS[match.kinds[one.receiver.seat]]().nerve.doubt
        assert (one.receiver.chance < least) == (one.step.how == REFUSED)
        bluffs = BOTS[match.kinds[one.giver.seat]]().nerve.bluffs
        if one.giver.chance > KNOWS and not bluffs:
            assert one.giver.gift == one.step.called
    for before, after in pairwise(found):
        same = before.step.round == after.step.round
        assert after.number == (before.number + 1 if same else 1)


def test_an_elephant_is_always_sure_and_right():
    match = played("elephant", "goldfish", "elephant", seed=2)
    found = offers(match.table, match.kinds)
    minds = [mind for one in found for mind in (one.giver, one.receiver) if mind.seat != 1]
    assert minds
    assert all(mind.sure == SURE and mind.right for mind in minds)


def test_of_people_only_what_they_have_told_themselves():
    """No memory is made up for them, nor for a learner's own bot; nothing said stays nothing."""
    match = played("window", "elephant", seed=3)
    notes = (Felt(1, 1, False, SURE), Felt(1, 1, True, UNSURE), Felt(1, 2, True, UNSURE))
    first, second, *_ = found = offers(match.table, ("me", ""), notes, (0,))
    assert {(mind.gift, mind.chance) for one in found for mind in (one.giver, one.receiver)} == {
        (None, None)
    }
    told = [mind.sure for one in (first, second) for mind in (one.giver, one.receiver)]
    expected = []
    for one in (first, second):
        for mind, answers in ((one.giver, False), (one.receiver, True)):
            hows = [note.how for note in notes if note[:3] == (1, one.number, answers)]
            expected.append(hows[0] if hows and mind.seat == 0 else "")
    assert told == expected
    assert {*told} != {""}


def test_a_bot_is_sure_from_nine_of_ten_on_either_way():
    assert Mind(0, right=True, gift="hat", chance=CERTAINLY).sure == SURE
    assert Mind(0, right=True, gift="hat", chance=0.05).sure == UNSURE
    assert Mind(0, right=True, chance=0.05).sure == SURE
    assert Mind(0, right=True, chance=0.82).sure == UNSURE
    assert Mind(0, right=True).sure == ""


def test_a_note_is_changed_and_taken_back():
    notes = noted((), (1, 2, True), SURE)
    assert noted(notes, (1, 2, True), UNSURE) == (Felt(1, 2, True, UNSURE),)
    assert noted(notes, (1, 2, True), "") == ()


@pytest.mark.parametrize(
    "told", [None, 3, "x", [1], [[1, 2, 3, "sure"]], [[1, 2, True, "<b>"]], [[1, 2, True]], [{}]]
)
def test_notes_that_come_back_broken_are_left_out(told):
    assert read(told) == ()
    assert read([[1, 2, True, "sure"], *(told if isinstance(told, list) else [])]) == (
        Felt(1, 2, True, "sure"),
    )
