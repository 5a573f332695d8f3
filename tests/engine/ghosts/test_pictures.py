"""What the pictures of the hall show is what sight decides; and everything they show is said."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from xml.etree import ElementTree as ET

import numpy as np
import pytest

import partylab_widgets
from halls import Rays, random_hall, ways
from partylab import Table
from partylab.faces import HEADS
from partylab.ghosts import Ghosts, Hall, Pose, Spot, drawing, figures, tile
from partylab.ghosts.doors import DOORS
from partylab.ghosts.doorways import HOLE
from partylab.ghosts.figures import FACE, MARKS, MOODS, features, icon
from partylab.ghosts.keyhole import keyhole_art, keyhole_lens, keyhole_picture
from partylab.ghosts.outlines import QUARTERS, path, rounded, soft_path
from partylab.ghosts.scenes import pack
from partylab.ghosts.sight import look
from partylab.ghosts.telling import (
    hall_lines,
    look_lines,
    look_table,
    percent,
    place,
    verdict,
)
from partylab.words import LANGUAGES, Words

SEEDS = range(3)
MOST = 80_000
NAMES = ["Ana", '<b>Bo</b> & "C"', "Cléo", "Dan"]


@dataclass
class Seen:
    """A body as it is painted: its polygons on the picture; in a mirror, whose."""

    body: str
    mirrored: bool
    shapes: list[np.ndarray] = field(default_factory=list)


def outlines(data):
    """The polygons of a path, its curves as many short lines."""
    polygons, here, start, control = [], (0.0, 0.0), (0.0, 0.0), None
    for command, text in re.findall(r"([a-zA-Z])([^a-zA-Z]*)", data):
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", text)]
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            here = start = pairs[0]
            polygons.append([here])
        elif command == "l":
            for dx, dy in pairs:
                here = (here[0] + dx, here[1] + dy)
                polygons[-1].append(here)
        elif command in "qt":
            steps = [pairs[at : at + 2] for at in range(0, len(pairs), 2)] if command == "q" else [
                [None, pair] for pair in pairs
            ]  # fmt: skip
            for turn, (dx, dy) in steps:
                control = (
                    (2 * here[0] - control[0], 2 * here[1] - control[1])
                    if turn is None
                    else (here[0] + turn[0], here[1] + turn[1])
                )
                end = (here[0] + dx, here[1] + dy)
                for share in (0.25, 0.5, 0.75, 1):
                    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
                    polygons[-1].append(
                        tuple(
                            a * p + b * q + c * r
                            for p, q, r in zip(here, control, end, strict=True)
                        )
                    )
                here = end
        else:
            assert command == "z", command
            here = start
    return [np.array(polygon) for polygon in polygons]


def covers(polygon, points):
    """Which points are inside a polygon, convex or not."""
    inside = np.zeros(len(points), bool)
    x, y = points[:, 0], points[:, 1]
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        crosses = (ay > y) != (by > y)
        with np.errstate(divide="ignore", invalid="ignore"):
            inside ^= crosses & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
    return inside


def bodies(art):
    """The bodies of a picture in the order in which they are painted, without their faces."""
    found = []

    def walk(node, body, mirrored):
        name = node.get("data-body")
        mirrored = mirrored or node.get("class") == "gh-mirrored"
        if name is not None:
            body = Seen(name, mirrored)
            found.append(body)
        for child in node:
            if child.tag.endswith("path") and body is not None and body.mirrored == mirrored:
                if child.get("fill") != "#150a22":  # a shadow
                    body.shapes += outlines(child.get("d"))
            elif child.tag.endswith("g") and child.get("fill-rule") is None:
                walk(child, body if child.get("class") != "gh-mirrored" else None, mirrored)

    walk(ET.fromstring(f"<svg>{art}</svg>"), None, False)
    return found


def painted(seen, points, *, mirrored=False):
    """Which body is painted last at each point; "" where none is."""
    last = np.full(len(points), "", dtype="U10")
    for body in seen:
        if body.mirrored == mirrored:
            for shape in body.shapes:
                last[covers(shape, points)] = body.body
    return last


@cache
def hall_of(seed):
    return random_hall(seed, grid=seed == 2)


def met(hall, start, lines):
    """The body that each ray meets first; "" where it meets none."""
    parts = hall.parts()
    names = np.array([*(part.name.partition("/")[0] for part in parts), ""])
    times = Rays(parts).times(start, lines)
    return names[np.where(np.isfinite(times.min(axis=1)), times.argmin(axis=1), len(parts))]


def scattered(rng, lens, hall, count):
    """Points of the picture near what stands there."""
    corners = [lens.at(corner) for part in hall.parts() for corner in part.vertices]
    left, top, right, bottom = lens.bounds or (0, 0, QUARTERS * 1000, QUARTERS * 800)
    corners = [(x, y) for x, y in corners if left < x < right and top < y < bottom]
    return np.array(
        [[x + rng.gauss(0, 60), y + rng.gauss(0, 60)] for x, y in rng.choices(corners, k=count)]
    )


def directions(lens, points):
    return ways(lens.eye, [((x - lens.x) / lens.size, (lens.y - y) / lens.size) for x, y in points])


def met_from(hall, lens, points):
    return met(hall, lens.eye.at, directions(lens, points))


def agree(shown, points, truth_at):
    """Is at each point, or one unit beside it, what is there?

    At the rounded corners of a ghost less of it may be shown, never more.
    """
    truth = truth_at(points)
    wrong = shown != truth
    if not wrong.any():
        return
    assert wrong.mean() < 0.04
    beside = [truth_at(points[wrong] + step) for step in ((2, 2), (2, -2), (-2, 2), (-2, -2))]
    for body, *around in zip(shown[wrong], truth[wrong], *beside, strict=True):
        assert body in around or any(name[:1].isdigit() for name in around), (body, around)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("side", "SW")
def test_the_hall_shows_at_each_point_what_a_ray_meets_first(seed, side):
    hall, lens, rng = hall_of(seed), drawing.hall_lens(side), random.Random(seed)
    points = scattered(rng, lens, hall, 250)
    shown = painted(bodies(drawing.hall_art(hall, side)), points)
    agree(shown, points, partial(met_from, hall, lens))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_keyhole_shows_at_each_point_what_a_ray_meets_first(seed):
    hall, rng = hall_of(seed), random.Random(seed)
    for door in rng.sample(DOORS, 2):
        lens = keyhole_lens(door)
        points = scattered(rng, lens, hall, 200)
        points = points[covers(np.array(lens.outline_of(HOLE)), points)]
        shown = painted(bodies(keyhole_art(hall, door)), points)
        agree(shown, points, partial(met_from, hall, lens))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_ghost_of_which_nothing_is_seen_has_no_point_in_the_picture(seed):
    """And of one that is seen, there is something at the witness."""
    hall = hall_of(seed)
    for door in DOORS[seed::8]:
        lens, sights = keyhole_lens(door), look(hall, door, mirror=False, ghosts_block=True)
        seen = bodies(keyhole_art(hall, door, mirror=False))
        hole = np.array(lens.outline_of(HOLE))
        points = scattered(random.Random(seed), lens, hall, 300)
        points = points[covers(hole, points)]
        hidden = {ghost for ghost, sight in sights.items() if sight.fraction == 0}
        assert not hidden & set(painted(seen, points))
        for ghost, sight in sights.items():
            if sight.fraction > 0.1:
                (shown,) = painted(seen, np.array([lens.at(sight.witness)]))
                assert shown == ghost


def in_the_mirror():
    """A hall in which much is seen in the mirror from S5, and some of it crosses its plane."""
    hall = Hall().place("mirror", Pose(3000, 5000, 0)).place("piano", Pose(1200, 3200, 70))
    hall = hall.place("armchair", Pose(3000, 3000, 180)).place("table", Pose(4600, 4960))
    for ghost, spot in (
        ("0L1", Spot(4500, 2500)), ("1M1", Spot(1500, 4500)), ("2S1", Spot(2500, 1500)),
        ("3M1", Spot(3400, 4400)), ("1S2", Spot(500, 500)), ("2S2", Spot(4780, 4780, "table/top")),
    ):  # fmt: skip
        hall = hall.stand(ghost, spot)
    return hall


@pytest.mark.parametrize("door", ["S1", "S2", "W3"])
def test_the_mirror_shows_at_each_point_what_a_reflected_ray_meets_first(door):
    hall, rng = in_the_mirror(), random.Random(5)
    at = next(each for each in DOORS if str(each) == door)
    lens = keyhole_lens(at)
    panel = next(part for part in hall.parts() if part.glass is not None)
    pane = [lens.at(panel.vertices[corner]) for corner in panel.faces[panel.glass]]
    shares = np.array([[rng.random() + 1e-3 for _ in pane] for _ in range(400)])
    points = (shares / shares.sum(axis=1, keepdims=True)) @ np.array(pane)
    points = points[met_from(hall, lens, points) == "mirror"]
    glass = pack(hall).glass
    normal, height, eye = np.array(glass.plane[:3]), glass.plane[3], np.array(lens.eye.at)

    def reflected(dots):
        found = []
        for line in directions(lens, dots):
            start = eye + line * ((height - normal @ eye) / (line @ normal))
            back = line - 2 * (line @ normal) * normal
            found.append(met(hall, start + 1e-6 * back, [back])[0])
        return np.array(found)

    assert len(points) > 100
    assert len(set(reflected(points))) > 2
    agree(
        painted(bodies(keyhole_art(hall, at)), points, mirrored=True),
        points,
        reflected,
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_of_a_ghost_is_drawn_outside_its_silhouette(seed, monkeypatch):
    """Neither hair nor glasses: what hangs over is cut off."""
    drawn = []
    monkeypatch.setattr(figures, "_face", spy(figures._face, drawn))
    hall = hall_of(seed)
    for door in DOORS[seed::6]:
        keyhole_art(hall, door)
    drawing.hall_art(hall)
    assert len(drawn) > 50
    for outline, polygons in drawn:
        middle = np.mean(outline, axis=0)
        away = np.array(outline) - middle
        wider = middle + away * (1 + 6 / np.hypot(*away.T))[:, None]  # a pixel and a half
        assert all(covers(wider, polygon).all() for polygon in polygons), wider


def spy(function, drawn):
    """The function, which notes outlines and the polygons that are drawn, on the picture."""

    def noting(lens, seat, mood, down, frame, outline):
        art = function(lens, seat, mood, down, frame, outline)
        node = ET.fromstring(art)
        matrix = [float(number) for number in re.findall(r"[-\d.e+]+", node.get("transform", ""))]
        polygons = [polygon for path in node for polygon in outlines(path.get("d"))]
        if matrix:
            a, b, c, d, x, y = matrix
            polygons = [p @ np.array([[a, b], [c, d]]) + (x, y) for p in polygons]
        drawn.append((outline, polygons))
        return art

    return noting


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_full_hall_is_small_and_says_what_it_shows(seed, language):
    """Also prints: no gradient, no reference, no identifier, nothing that needs a browser."""
    hall, words = hall_of(seed), Words(language)
    pictures = [
        (drawing.hall_picture(hall, words, NAMES, door=DOORS[3]), hall_lines(hall, words, NAMES)),
        *(
            (
                keyhole_picture(hall, door, words, NAMES),
                look_lines(hall, look(hall, door), words, NAMES),
            )
            for door in DOORS[seed::9]
        ),
    ]
    for picture, lines in pictures:
        tree = ET.fromstring(picture)
        title, desc = (tree.find(f"{{*}}{tag}").text for tag in ("title", "desc"))
        assert title
        assert desc == "\n".join(lines)
        assert len(lines) >= len(hall.ghosts)
        assert len(picture.encode()) < MOST
        assert not re.search(r"\sid=|url\(|href|<(defs|use|style|filter|clipPath)", picture)
        assert "<b>" not in picture


def test_the_stage_lets_all_of_a_picture_through():
    """The browser's filter is a list of what may be drawn; ours stands on it."""
    listed = (Path(partylab_widgets.__file__).parent / "stage" / "read.js").read_text()
    allowed = set(
        re.findall(r"[\w:-]+", " ".join(re.findall(r"words\(`(.*?)`\)", listed, re.DOTALL)))
    )
    hall = hall_of(0)
    for picture in (
        drawing.hall_picture(hall, Words("en"), door=DOORS[0]),
        keyhole_picture(in_the_mirror(), "S2", Words("en")),
        tile.tile(Words("en")),
    ):
        for node in ET.fromstring(picture).iter():
            assert node.tag.partition("}")[2] in allowed or node.tag in allowed
            assert all(name in allowed or re.match("(data|aria)-", name) for name in node.attrib)


def test_each_seat_has_a_colour_a_mark_and_something_of_its_face():
    for mood in MOODS:
        for each in FACE:
            faces = [figures.face(seat, mood, FACE[each][2]) for seat in range(4)]
            assert len(set(faces)) == 4
            assert len({len(re.findall("<path", face)) for face in faces} | {0}) > 1
    assert (
        len({mark.shapes for mark in MARKS})
        == len({str(icon(seat, "S", 0, 0)) for seat in range(4)})
        == 4
    )
    assert tuple(head.colour for head in HEADS[:4]) == figures.COLOURS


@pytest.mark.parametrize("lying", [False, True])
def test_every_ghost_in_the_hall_wears_the_mark_of_its_seat(lying):
    hall = hall_of(0)._replace(lying=lying, furniture=())
    hall = hall._replace(
        ghosts=tuple((name, spot._replace(on="floor")) for name, spot in hall.ghosts)
    )
    art = drawing.hall_art(hall)
    for name, body in re.findall(r'<g data-body="(\w+)"[^>]*gh-ghost[^>]*>(.*?</g>)</g>', art):
        at = figures.LYING_FACE if lying else FACE
        mark = features(int(name[0]), "calm", at[name[1]][2])[-1]
        data = "".join((path if mark.sharp else soft_path)(shape) for shape in mark.shapes)
        assert data in body


def test_a_board_finds_every_body_by_its_name():
    hall = hall_of(0)
    groups = re.findall(
        r'<g data-body="(\w+)" class="gh-body gh-(\w+)[^>]*>', drawing.hall_art(hall)
    )
    assert {body for body, _ in groups} == {name for name, _ in (*hall.furniture, *hall.ghosts)}
    assert all(kind == ("ghost" if body[0].isdigit() else body) for body, kind in groups)


def test_who_has_no_name_is_called_by_the_number_of_the_seat():
    lines = hall_lines(Hall().stand("3S1", Spot(500, 500)), Words("en"), NAMES[:2])
    assert lines == ["Small ghost 1 (Player 4): column 1, row 6."]


def test_rows_and_columns_are_those_of_the_doors():
    assert place(500, 5500) == (1, 1)
    assert place(6000, 0) == (6, 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_a_look_says_who_is_seen_and_behind_what(language):
    hall = in_the_mirror()
    words, sights = Words(language), look(hall, "S2")
    tree = ET.fromstring(look_table(hall, sights, words, NAMES))
    rows = [["".join(cell.itertext()) for cell in row] for row in tree.iter("tr")][1:]
    assert len(rows) == len(sights)
    for (ghost, sight), row in zip(sights.items(), rows, strict=True):
        spot = hall.spot(ghost)
        assert NAMES[int(ghost[0])] in row[0]
        assert row[1:3] == [str(number) for number in place(spot.x, spot.y)]
        assert row[3] == verdict(sight, words)
        assert (percent(max(sight.fraction, sight.mirrored)) in row[3]) == sight.seen
        for body, share in sight.hidden_by:
            if share > 0.05 and body in dict(hall.furniture):
                assert words(f"ghosts-the-{body}") in row[4]
    assert {sight.where for sight in sights.values()} == {"string", "mirror", ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_is_one_picture_and_one_text(language):
    table, rng = Table(Ghosts(), seats=NAMES, seed=2), random.Random(4)
    while table.outcome is None:
        seat = min(table.turn)
        table.play(seat, rng.choice(table.moves(seat)))
    for seat in (None, 0, 3):
        view, words = table.view(seat), Words(language)
        tree = ET.fromstring(drawing.draw(view, words, NAMES))
        assert tree.find("{*}desc").text == drawing.text(view, words, NAMES)
        shown = "".join(tree.itertext())
        assert all(name in shown for name in NAMES)
        assert ET.fromstring(drawing.draw(view, words)) is not None
        assert len(drawing.text(view, words).splitlines()) == 5 + len(
            (*view.hall.furniture, *view.hall.ghosts)
        )


def test_what_is_piled_up_stays_in_the_picture():
    hall = Hall()
    for kind in ("table", "desk", "piano", "armchair"):
        hall = hall.place(kind, Pose(3000, 5300))
    hall = hall.place("mirror", Pose(3000, 5300, 0))
    tree = ET.fromstring(drawing.hall_picture(hall, Words("en")))
    down = drawing.above(hall)
    assert tree.get("viewBox") == f"0 0 1000 {800 + down}"
    assert drawing.above(Hall()) == 0
    lens = drawing.hall_lens()
    for part in hall.parts():
        for corner in part.vertices:
            assert 0 < lens.at(corner)[1] / QUARTERS + down < 800 + down


def test_a_hall_shows_itself_in_a_notebook():
    hall = in_the_mirror()
    assert hall._repr_html_() == drawing.hall_picture(hall, Words())


def test_nothing_hidden_moves_the_picture():
    """Two views that differ in nothing but whose they are have the same hall in it."""
    table = Table(Ghosts(), seats=NAMES[:2], seed=2)
    first, second = (drawing.text(table.view(seat), Words("en")) for seat in (0, 1))
    assert first == second


def test_the_tile_stands_as_the_hall_allows():
    hall = Hall()
    for kind, pose in tile.HALL.furniture:
        hall = hall.place(kind, pose)
    for ghost, spot in tile.HALL.ghosts:
        hall = hall.stand(ghost, spot)
    assert hall == tile.HALL
    ET.fromstring(tile.tile(Words("en")))


def test_a_soft_path_stays_inside_its_polygon():
    corners = [(0, 0), (100, 10), (120, 90), (40, 130)]
    assert all(
        covers(np.array(corners, float) * 1.001 - 0.06, np.array([dot]))[0]
        for dot in rounded(corners)
    )
    (drawn,) = outlines(soft_path(corners))
    assert len(drawn) > 12
    assert abs(np.array(rounded(corners)).mean(axis=0) - drawn[:-1].mean(axis=0)).max() < 2
