"""The plan and the slice as pictures: what they show is what decides the game."""

import random
import re
from xml.etree import ElementTree as ET

import pytest

from halls import random_hall
from partylab.ghosts import Hall, Pose, Spot, slicepicture, topview
from partylab.ghosts.doors import DOORS
from partylab.ghosts.sight import look
from partylab.ghosts.telling import percent
from partylab.words import LANGUAGES, Words

FULL = random_hall(5)
SVG = "{http://www.w3.org/2000/svg}"
# What a stage lets through, see `stage/read.js`.
ELEMENTS = {f"{SVG}{name}" for name in ("svg", "g", "path", "circle", "text", "title", "desc")}


def drawn(markup):
    """The picture as a tree, after a look at what holds for all of them."""
    assert not re.search(r"\bid=|nan|inf\b|http(?!://www.w3.org/2000/svg)", markup)
    root = ET.fromstring(markup)
    assert {node.tag for node in root.iter()} <= ELEMENTS
    assert root.find(f"{SVG}title").text
    assert root.find(f"{SVG}desc").text
    return root


def texts(root):
    return [node.text for node in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ghost_is_on_the_plan_with_its_share(language):
    """A disc says how many per cent are seen, or it sleeps; numbers of doors are all the rest."""
    words = Words(language)
    for door in random.Random(1).sample(DOORS, 4):
        sights = look(FULL, door)
        root = drawn(topview.draw(FULL, door, words, sights=sights))
        discs = {node.get("data-body"): node for node in root.iter() if node.get("data-body")}
        assert set(discs) == {name for name, _ in (*FULL.ghosts, *FULL.furniture)}
        for ghost, sight in sights.items():
            most = max(sight.fraction, sight.mirrored)
            assert texts(discs[ghost]) == ([percent(most)] if sight.seen else [])


def test_a_full_plan_is_small():
    words = Words("fr")
    assert len(FULL.ghosts) > 24
    assert max(len(topview.draw(FULL, door, words).encode()) for door in DOORS[::4]) <= 40_000


def test_the_doors_have_their_numbers():
    root = drawn(topview.draw(Hall(), None, Words("en")))
    assert sorted(texts(root)) == sorted("123456" * 4)


def test_without_a_door_nobody_is_seen_or_asleep():
    root = drawn(topview.draw(FULL, None, Words("en")))
    assert not [node for node in root.iter() if node.get("class") in ("gh-d-light", "gh-d-string")]


@pytest.mark.parametrize("z", [0.0, 0.55, 1.05, 1.4])
def test_the_plan_shows_light_at_any_height(z):
    root = drawn(topview.draw(FULL, "E5", Words("fr"), z=z))
    assert [node for node in root.iter() if node.get("class") == "gh-d-light"]


def strings(root):
    """The strings of a picture, apart from its legend."""
    return [
        path
        for group in root.find(f"{SVG}g")
        if group.get("class") != "gh-d-legend"
        for path in group.iter()
        if path.get("class") == "gh-d-string"
    ]


def test_a_string_leads_to_every_ghost_that_is_seen():
    for door in DOORS[::5]:
        sights = look(FULL, door)
        root = drawn(topview.draw(FULL, door, Words("en"), sights=sights))
        drawn_strings = sum(path.get("d").count("M") for path in strings(root))
        assert drawn_strings == sum(sight.seen for sight in sights.values())


MIRRORED = (
    Hall()
    .place("piano", Pose(2500, 2400))
    .place("mirror", Pose(4700, 2500, 270))
    .stand("0S1", Spot(2500, 5500))
)


def test_a_string_by_the_mirror_is_bent_there():
    """From S3 the ghost behind the piano is seen in the mirror at the side, and only there."""
    root = drawn(topview.draw(MIRRORED, "S3", Words("en")))
    (bent,) = strings(root)
    assert (bent.get("d").count("L"), bent.get("stroke-dasharray") is None) == (2, False)
    cut = drawn(slicepicture.draw(MIRRORED, "S3", "0S1", Words("en")))
    assert "mirror" in cut.find(f"{SVG}desc").text.splitlines()[-1]


def test_who_is_seen_in_the_mirror_has_its_slice_there_whatever_else_of_it_shows():
    sight = look(MIRRORED, "S3")["0S1"]._replace(fraction=0.004)
    cut = slicepicture.draw(MIRRORED, "S3", "0S1", Words("en"), sight=sight)
    assert "goes by the mirror" in cut


def test_the_text_says_of_each_body_where_it_is():
    """Columns and rows as the doors are numbered: (0, 0) is column 1, row 6."""
    hall = Hall().place("desk", Pose(5100, 5100)).stand("0S1", Spot(500, 500))
    lines = topview.text(hall, Words("en"), ["Ana"], look(hall, "S3")).splitlines()
    assert "column 6, row 1" in lines[0]
    assert "Ana" in lines[1]
    assert "column 1, row 6" in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_text_and_never_markup(language):
    names = ['<script>"&', "Bo", "Cleo", "Dan"]
    words = Words(language)
    for markup in (
        topview.draw(FULL, "S3", words, names),
        slicepicture.draw(FULL, "S3", FULL.ghosts[0][0], words, names),
    ):
        assert "<script" not in markup
        assert names[0] in ET.fromstring(markup).find(f"{SVG}desc").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ghost_has_its_slice(language):
    words = Words(language)
    for door in DOORS[::7]:
        sights = look(FULL, door)
        for ghost, sight in sights.items():
            root = drawn(slicepicture.draw(FULL, door, ghost, words, sight=sight))
            bodies = {node.get("data-body") for node in root.iter()}
            assert ghost in bodies
            free = [node for node in root.iter() if node.get("class") == "gh-d-end"]
            assert len(free) == 1
            if sight.seen:
                assert free[0].tag == f"{SVG}circle"


def test_a_slice_says_what_stops_the_string():
    hall = Hall().place("piano", Pose(2500, 2502)).stand("0S1", Spot(2500, 3500))
    desc = drawn(slicepicture.draw(hall, "S3", "0S1", Words("en"))).find(f"{SVG}desc").text
    assert "piano: from 2.64 to 3.37 cells away, from 0.00 to 1.30 high" in desc
    assert "stopped by the piano" in desc.splitlines()[-1]


def test_a_slice_to_a_point_needs_no_ghost():
    root = drawn(slicepicture.draw(FULL, "W1", (4.0, 5.5, 0.8), Words("fr")))
    assert not [node for node in root.iter() if node.get("class") == "gh-d-seen"]


def test_a_hall_with_stacked_furniture_fits_its_slice():
    hall = Hall().place("piano", Pose(2500, 2500)).place("mirror", Pose(2500, 2640))
    assert hall.heights()["mirror"] > 1
    root = drawn(slicepicture.draw(hall, "S3", (2.5, 5.0, 1.0), Words("en")))
    high = float(root.get("viewBox").split()[3])
    ends = re.findall(r"M(\d+) (-?\d+)", " ".join(n.get("d", "") for n in root.iter()))
    assert all(0 <= int(y) <= 4 * high for _, y in ends)


def test_shares_are_rounded_towards_the_truth():
    assert percent(0.0) == "0"
    assert percent(1e-6) == "<1"
    assert percent(0.9999) == "99"
    assert percent(1.0) == "100"


def test_a_mirror_that_does_not_reflect_shows_nothing():
    words = Words("en")
    assert "gh-d-mirrored" in topview.draw(MIRRORED, "S3", words)
    assert "gh-d-mirrored" not in topview.draw(MIRRORED, "S3", words, mirror=False)
    desc = drawn(slicepicture.draw(MIRRORED, "S3", "0S1", words, mirror=False)).find(f"{SVG}desc")
    assert "stopped by the piano" in desc.text


def test_where_ghosts_block_a_ghost_stops_the_string():
    hall = Hall().stand("1L1", Spot(2500, 1500)).stand("0S1", Spot(2500, 3500))
    words, names = Words("en"), ["Ana", "Bo"]
    free = slicepicture.draw(hall, "S3", "0S1", words, names)
    blocked = slicepicture.draw(hall, "S3", "0S1", words, names, ghosts_block=True)
    assert "The string is free" in free
    assert "The string is stopped by Large ghost (Bo)" in blocked


def test_the_plan_shows_where_a_slice_is_cut():
    root = drawn(topview.draw(FULL, "S3", Words("en"), slice_to=(2.5, 1.0, 0.5)))
    (line,) = [node for node in root.iter() if node.get("class") == "gh-d-slice"]
    (x, _), (to_x, to_y) = re.findall(r"(\d+) (\d+)", line.get("d"))
    assert x == to_x
    assert int(to_y) == topview.EDGE
