"""The tasters of the welcome: no door, gift or mirror gives more away than it should."""

from __future__ import annotations

from fractions import Fraction

import pytest

from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lessons import welcome as labs
from partylab_widgets.lessons.runs import CardRow
from partylab_widgets.lessons.welcome.mirror import (
    STEPS,
    mirror_spot,
    seen_directly,
    seen_in_the_mirror,
)
from touching import lock, touch


@pytest.fixture
def welcome():
    return Lesson("welcome", "en", Answers())


@pytest.mark.parametrize("nots", range(8))
def test_nots_swap_the_doors(nots):
    doors = labs.right_doors(nots, "left")
    assert ("left" in doors) is (nots % 2 == 0)
    assert len(doors) == (3 if nots % 2 else 1)


def test_the_doors_tell_which_obey(welcome):
    lab = labs.Doors(welcome)
    touch(lab, "door", "up")
    assert "Only one door does." in lab.news
    touch(lab, "next")
    touch(lab, "door", "right")
    assert "does not obey “NOT RIGHT”" in lab.news
    assert lab.drawing.count("lab-door-open") == 3
    assert lab.drawing.count("✗</span> RIGHT") == 1  # the door one went through


def test_the_exercise_of_the_doors_needs_two_nots(welcome):
    lab = labs.Doors(welcome, goal="one-door")
    for nots in (0, 1, 3):
        touch(lab, "nots", nots)
        assert lab.record == {}
    touch(lab, "nots", 2)
    assert lab.record == {"outcome": "right"}


def test_wrapped_gifts_give_nothing_away(welcome):
    """Not in the picture, not in its names, not in its keys."""
    lab = labs.Gifts(welcome)
    names = [welcome.words(f"welcome-gift-{gift}") for gift in lab.first]
    assert all(f'aria-label="{name}"' in lab.drawing for name in names)
    for _ in range(8):
        touch(lab, "pass")
        assert not [name for name in names if name in lab.drawing]


def test_the_bet_on_memory_is_settled_by_the_learner(welcome):
    panel = lock(welcome, "gifts", "4")
    lab = labs.Gifts(welcome, bet="gifts", gifts=4, passes=8)
    for _ in range(9):
        touch(lab, "pass")
    assert touch(lab, "pass") != ""
    assert touch(lab, "open") == welcome.words("welcome-gifts-name-all")
    for at, (_, gift) in enumerate(lab.parcels):
        touch(lab, f"place-{at}", gift)
    touch(lab, "open")
    assert lab.known == 4
    assert panel.record["right"] is True
    touch(lab, "anew")
    assert lab.passed == -1


def test_parcels_only_change_places_with_neighbours(welcome):
    lab = labs.Gifts(welcome, gifts=6, passes=12)
    touch(lab, "pass")
    for _ in range(12):
        before = list(lab.parcels)
        touch(lab, "pass")
        moved = [at for at in range(6) if lab.parcels[at] != before[at]]
        assert len(moved) == 2
        assert (moved[1] - moved[0]) % 6 in (1, 5)
        assert f"places {moved[0] + 1} and {moved[1] + 1} change" in lab.news


def test_the_mirror_obeys_the_law_of_reflection():
    """The way over the mirror is as long as the straight way from the keyhole's image."""
    for place in STEPS:
        (x, y), ghost = mirror_spot(place), (Fraction(place, 2), Fraction(4))
        assert x == 6
        slope_in = (y - 0) / (x - 3)
        slope_out = (ghost[1] - y) / (x - ghost[0])
        assert slope_in == slope_out


def test_what_the_lesson_says_about_the_hall():
    assert not seen_directly(6)
    assert seen_in_the_mirror(6)
    hidden = [
        place for place in STEPS if not seen_directly(place) and not seen_in_the_mirror(place)
    ]
    assert len(hidden) == 3


def test_the_cloth_stays_on_until_the_bet(welcome):
    lab = labs.Mirror(welcome, bet="mirror")
    assert touch(lab, "cloth", "on") == welcome.words("lesson-lock-first")
    assert "hidden" in lab.told()
    lock(welcome, "mirror", "no")
    assert touch(lab, "cloth", "on") == ""
    assert "in the mirror" in lab.told()


def test_the_self_test_reports_what_the_browser_says(welcome):
    lab = labs.Surroundings(welcome)
    assert "Waiting for your browser" in lab.drawing
    hello = {"language": "fr", "width": 360, "dark": True, "still": False, "seq": 0}
    lab._handle_custom_msg({"hello": hello}, [])
    assert "360 pixels wide: everything fits" in lab.drawing
    assert "Dark colours" in lab.drawing


def test_the_wish_for_no_motion_holds_for_all_panels_and_lessons(welcome):
    row = CardRow(welcome)
    lab = labs.Surroundings(welcome)
    touch(lab, "still", "on")
    assert row.settings == {"still": True}
    assert CardRow(Lesson("runs", "en", welcome.answers)).settings == {"still": True}
    touch(lab, "still", "")
    assert row.settings == {"still": False}
