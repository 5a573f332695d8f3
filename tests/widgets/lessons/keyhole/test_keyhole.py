"""The labs of the lesson on being seen: the hall is the game's, nothing breaks them."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from notebooks.lessons import code
from partylab.ghosts.doors import DOORS
from partylab.ghosts.plan import visible_area
from partylab.ghosts.sight import look, risk
from partylab.ghosts.slices import hidden_below
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.exercise import judged
from partylab_widgets.lessons import keyhole
from partylab_widgets.lessons.keyhole import bug_hunt, exact, halls, rays
from partylab_widgets.lessons.keyhole.exercises import EXERCISES
from partylab_widgets.lessons.keyhole.floor import pose_of
from touching import touch


@pytest.fixture
def lesson():
    return Lesson("keyhole", "en", Answers())


# Safe cells


def test_the_cells_say_what_the_game_says(lesson):
    lab = keyhole.SafeCells(lesson)
    assert "kh-hidden" not in lab.drawing
    assert touch(lab, "look") == lesson.words("keyhole-choose-cells")
    touch(lab, "cell", "3 3")
    touch(lab, "cell", "3 4")
    touch(lab, "look")
    assert "row 3, column 3, hidden behind the piano, believed safe" in lab.drawing
    assert "row 4, column 3, seen, believed safe" in lab.drawing
    assert "row 6, column 1, hidden, outside what the keyhole shows" in lab.drawing
    found = halls.sights(halls.HALL, halls.FIRST_DOOR, "S")
    safe = sum(not sight.seen for sight in found.values())
    assert f"1 of your cells are safe, in 1 a ghost is seen. You missed {safe - 1}" in lab.drawing
    before = lab.record
    touch(lab, "cell", "1 1")
    assert lab.record == before


def test_imagined_ghosts_are_seen_as_real_ones_are():
    for size, name in (("S", "0S1"), ("M", "0M1"), ("L", "0L1")):
        for cell, sight in list(halls.sights(halls.HALL, halls.FIRST_DOOR, size).items())[::5]:
            hall = halls.HALL.stand(name, halls.spots(halls.HALL, size)[cell], capacity=None)
            assert look(hall, halls.FIRST_DOOR)[name] == sight


# From above


def test_rays_beside_all_corners_make_the_light_of_the_game():
    exactly = rays.wrong(halls.HALL, halls.FIRST_DOOR, "beside", 0)
    assert exactly < 1e-6
    errors = [rays.wrong(halls.HALL, halls.FIRST_DOOR, "spread", many) for many in (5, 25, 295)]
    assert errors[0] > errors[1] > errors[2] > 0
    assert rays.wrong(halls.HALL, halls.FIRST_DOOR, "corners", 0) > 0.1


def test_a_piano_that_is_dragged_takes_its_shadow_along_and_is_silent(lesson):
    lab = keyhole.Above(lesson)
    told, count = lab.drawing, lab.news_count
    assert touch(lab, "shift", "piano 3100 3500 348") == ""
    assert lab.news_count == count
    assert lab.drawing != told
    touch(lab, "put", "piano 3100 3500 348")
    area = visible_area(lab.hall, lab.door).area
    assert lab.news == lesson.words("keyhole-area", area=round(area, 1))


def test_what_would_stick_out_of_the_hall_is_refused_only_at_the_end(lesson):
    lab = keyhole.Above(lesson)
    before = lab.hall
    assert touch(lab, "shift", "piano 0 0 0") == ""
    assert "stick out" in touch(lab, "put", "piano 0 0 0")
    assert lab.hall == before


def test_a_pose_of_the_picture_is_the_pose_of_the_hall():
    drawn = str(keyhole.Above(Lesson("keyhole", "en", Answers())).drawing)
    for kind, pose in halls.HALL.furniture:
        found = re.search(
            rf'data-what="{kind}" data-x="(\d+)" data-y="(\d+)" data-turn="(\d+)"', drawn
        )
        assert pose_of(f"{kind} {' '.join(found.groups())}") == (kind, pose)


# Slices


def test_the_numbers_of_the_desk_are_those_of_the_slice():
    """What the cell with the triangles puts in: how high the desk is, and its far edge."""
    (body,) = halls.DESK.bodies()
    top = max(z for part in body.parts for _, _, z in part.vertices)
    back = max(y for part in body.parts for _, y, _ in part.vertices)
    assert top == pytest.approx(0.80)
    assert back + 0.5 == pytest.approx(2.78)
    assert hidden_below(top, back + 0.5, 4) == pytest.approx(0.69, abs=0.005)
    assert hidden_below(top, back + 0.5, 6) == pytest.approx(0.51, abs=0.005)


def test_a_ghost_that_steps_back_shows_more_above_the_desk(lesson):
    lab = keyhole.Slices(lesson, hall=halls.DESK, walks=True)
    shares = []
    for row in (3, 4, 5):
        assert touch(lab, "row", row) == ""
        shares.append(look(lab.scene(), lab.door)[lab.ghost].fraction)
    assert shares == sorted(shares)
    assert shares[0] < shares[2]


def test_the_slice_turns_all_the_way(lesson):
    lab = keyhole.Slices(lesson)
    for turn in ("-38", "0", "38"):
        assert touch(lab, "turn", turn) == ""
        ET.fromstring(lab.picture())
    assert touch(lab, "turn", "--3") != ""


# Doors


def test_the_risk_is_that_of_the_game():
    for size in "SML":
        doors = halls.watchers(halls.HALL, size)
        for cell in list(doors)[::9]:
            exactly = risk(halls.HALL, size, halls.spots(halls.HALL, size)[cell])
            assert Fraction(len(doors[cell]), len(DOORS)) == exactly


def test_no_pair_of_doors_sees_what_three_see():
    doors = halls.watchers(halls.HALL, "S")
    best = halls.fewest_doors(halls.HALL, "S")
    assert all(seen & set(best) for seen in doors.values() if seen)
    for fewer in combinations(DOORS, len(best) - 1):
        assert not all(seen & set(fewer) for seen in doors.values() if seen)


def test_the_map_is_quiet_while_a_piece_is_moved(lesson):
    lab = keyhole.RiskMap(lesson)
    touch(lab, "shift", "piano 3100 3500 348")
    assert lesson.words("keyhole-risk-held") in lab.drawing
    touch(lab, "put", "piano 3100 3500 348")
    assert "seen from" in lab.drawing


# Seven ghosts


def put(lab, *places):
    for size, cell in places:
        touch(lab, "size", size)
        assert touch(lab, "cell", cell) == "", (size, cell)


def test_the_solution_of_the_seven_ghosts_hides_them(lesson):
    """In the cells that the last hint names."""
    lab = keyhole.HideSeven(lesson)
    assert touch(lab, "look") != ""
    put(lab, ("L", "3 3"), ("M", "3 2"), ("M", "4 2"), *[("S", "3 1")] * 4)
    touch(lab, "look")
    assert lab.record["outcome"] == "right", lab.told()
    assert lesson.say("seven-right") in lab.drawing


def test_who_stands_where_the_keyhole_never_looks_is_not_hidden(lesson):
    lab = keyhole.HideSeven(lesson)
    put(lab, ("L", "1 6"), ("M", "2 6"), ("M", "6 6"), *[("S", "5 6")] * 4)
    touch(lab, "look")
    assert "outcome" not in lab.record
    assert "that is no hiding" in lab.drawing


# Exact geometry


def test_the_lit_area_agrees_with_strings_to_a_grid():
    """Brute force: as many points of a fine grid are seen as the area says."""
    rng = Random(3)
    fine = 30
    step = Fraction(exact.SIDE, fine)
    for eye, walls in EXERCISES["lit"].cases(rng)[:12]:
        points = [
            (step * (x + Fraction(1, 2)), step * (y + Fraction(1, 2)))
            for x in range(fine)
            for y in range(fine)
        ]
        seen = sum(exact.sees(eye, point, walls) for point in points)
        assert abs(float(exact.lit(eye, walls)) - float(seen * step * step)) < 1.2


def test_a_function_that_breaks_a_law_is_told_which():
    def one_way(a, b, walls):
        return exact.sees(a, b, walls) and a <= b

    found = EXERCISES["sees"].judge(one_way, Random(1))
    assert found.sentence == "sees-not-both-ways"

    def shy(point, mirror):
        x, y = exact.reflect(point, mirror)
        return x + 1, y

    assert EXERCISES["reflect"].judge(shy, Random(1)).sentence == "reflect-not-twice"


def test_all_three_bugs_are_in_what_is_handed_out():
    task = EXERCISES["meeting"]
    assert task.judge(bug_hunt.handed_out, Random(1)).outcome == "untried"

    def guarded(*case):
        try:
            return bug_hunt.handed_out(*case)
        except ZeroDivisionError:
            return None

    assert task.judge(guarded, Random(1)).sentence == "meeting-ends"

    def open_ended(a, b, c, d):
        return exact.crossing(a, b, c, d) if c != d else c

    assert task.judge(open_ended, Random(1)).sentence == "meeting-point-mirror"

    def parallel(a, b, c, d):
        found = exact.crossing(a, b, c, d)
        return a if found is None and c != d else found

    assert task.judge(parallel, Random(1)).sentence == "meeting-broken"


def test_the_hall_with_a_mirror_is_a_table_of_letters_too(lesson):
    """S, H and M for a small ghost; while a piece is in the hand nothing is counted."""
    lab = keyhole.Above(lesson, hall=halls.MIRROR, door=halls.MIRROR_DOOR)
    found = halls.sights(halls.MIRROR._replace(ghosts=()), halls.MIRROR_DOOR, "S")
    assert {sight.where for sight in found.values()} == {"string", "mirror", ""}
    assert "row 3, column 3, seen in the mirror" in lab.drawing
    cells = lab.page_cells
    touch(lab, "shift", "piano 4100 3500 0")
    assert lab.page_cells == cells
    touch(lab, "put", "piano 4100 3500 0")
    assert lab.page_cells != cells
    assert touch(lab, "cell", "3 3") == ""
    assert lab.news.startswith("row 3, column 3, ")


# The exercises: solutions, known mistakes

TOOLS = {"Fraction": Fraction, "combinations": combinations, **vars(math)}
MISTAKES = [
    (key, name) for key, task in EXERCISES.items() for name in getattr(task, "mistakes", {})
]


def one_answer(function):
    """What somebody would give back where several are right."""

    def answer(*case):
        found = function(*case)
        return min(found) if isinstance(found, frozenset) else found

    return answer


@pytest.mark.parametrize("key", EXERCISES)
@pytest.mark.parametrize("seed", range(3))
def test_the_solution_is_right_on_unseen_seeds(key, seed):
    place = dict(TOOLS)
    exec(code("en", "06_geometry_of_sight.ipynb")["sides"], place)  # what the lesson gives
    exec(EXERCISES[key].solution, place)
    assert judged(EXERCISES[key], place[key], Random(seed)).outcome == "right"


@pytest.mark.parametrize(("key", "name"), MISTAKES)
@pytest.mark.parametrize("seed", range(3))
def test_a_known_mistake_is_called_by_its_name(key, name, seed):
    found = judged(EXERCISES[key], one_answer(EXERCISES[key].mistakes[name]), Random(seed))
    assert (found.outcome, found.sentence) == ("not-yet", name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_mistake_and_every_law_has_a_sentence(language):
    lesson = Lesson("keyhole", language, Answers())
    for task in EXERCISES.values():
        laws = [law.sentence for law in getattr(task, "laws", ())]
        names = [*getattr(task, "mistakes", bug_hunt.BUGS), *laws]
        assert len(names) >= 2
        assert all(lesson.has(name) for name in names)


@pytest.mark.parametrize("key", sorted({key for key, _ in MISTAKES}))
def test_untouched_code_is_not_judged(key):
    assert judged(EXERCISES[key], lambda *_: ..., Random(1)).outcome == "untried"
