"""What is seen through the keyhole: against exact fractions, shapely, and rays at triangles."""

from __future__ import annotations

import random
from fractions import Fraction

import numpy as np
import pytest

import oracles
from halls import NAMES, Rays, in_polygon, random_hall, ways
from oracles import ExactEye, Planes, shapely_shares
from partylab import Rejected
from partylab.ghosts import Hall, Pose, Spot, desks, scenes
from partylab.ghosts.doors import DOORS, Door, eye_at
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.sight import look, look_all, risk, seen
from partylab.ghosts.why import why

NEAR = 1e-9


def numbered(hall):
    """The parts of a hall, which of them hide, and the number of each ghost."""
    parts = hall.parts()
    names = [part.name.partition("/")[0] for part in parts]
    furniture = [at for at, name in enumerate(names) if name in KINDS]
    return parts, furniture, {name: at for at, name in enumerate(names) if name not in KINDS}


# The doors


@pytest.mark.parametrize(
    ("door", "at", "forward", "right"),
    [
        ("S1", (0.5, -0.5), (0, 1), (1, 0)),
        ("N6", (5.5, 6.5), (0, -1), (-1, 0)),
        ("W1", (-0.5, 5.5), (1, 0), (0, -1)),
        ("E6", (6.5, 0.5), (-1, 0), (0, 1)),
    ],
)
def test_doors_are_numbered_from_west_to_east_and_from_north_to_south(door, at, forward, right):
    eye = eye_at(door)
    assert (eye.at[:2], eye.forward[:2], eye.right[:2]) == (at, forward, right)
    assert eye.at[2] == 1.05


def test_equal_numbers_face_each_other():
    for number in range(1, 7):
        assert eye_at(Door("N", number)).at[0] == eye_at(Door("S", number)).at[0]
        assert eye_at(Door("W", number)).at[1] == eye_at(Door("E", number)).at[1]


def test_the_keyhole_is_two_polygons_side_by_side():
    round_, skirt = eye_at("S1").window
    assert oracles.area(oracles.common([oracles.exact(c) for c in round_], skirt)) == 0
    assert oracles.area(round_) > 2
    assert oracles.area(skirt) > 0.4
    assert set(round_) & set(skirt) == {skirt[2], skirt[3]}


# Against other ways to compute it


@pytest.mark.parametrize("seed", range(4))
def test_shares_are_those_of_exact_fractions(seed):
    rng = random.Random(seed)
    hall = random_hall(seed, grid=seed % 2 == 1)
    parts, furniture, ghosts = numbered(hall)
    door = rng.choice(DOORS)
    exact, found = ExactEye(eye_at(door), parts), look(hall, door, mirror=False)
    for ghost in rng.sample(sorted(ghosts), 3):
        share = exact.share(ghosts[ghost], furniture)
        assert abs(share - Fraction(found[ghost].fraction)) < NEAR
        assert found[ghost].seen == (share >= Fraction(1, 100))


@pytest.mark.parametrize("block", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_shares_are_those_of_shapely(seed, block):
    hall = random_hall(seed, grid=seed == 2, names=NAMES[:: 4 if block else 1])
    parts, furniture, ghosts = numbered(hall)
    hiders = range(len(parts)) if block else furniture
    planes = Planes(parts)
    for door in DOORS[seed::8]:
        found = look(hall, door, mirror=False, ghosts_block=block)
        shares = shapely_shares(eye_at(door), parts, planes, ghosts.values(), hiders)
        assert [found[ghost].fraction for ghost in ghosts] == pytest.approx(shares, abs=NEAR)


@pytest.mark.parametrize("seed", range(3))
def test_what_shows_is_what_rays_meet_before_any_furniture(seed):
    hall = random_hall(seed)
    parts, furniture, ghosts = numbered(hall)
    rng, rays = random.Random(seed), Rays(parts)
    door = rng.choice(DOORS)
    eye = eye_at(door)
    for ghost in rng.sample(sorted(ghosts), 10):
        us, vs = zip(*map(eye.picture, parts[ghosts[ghost]].vertices), strict=True)
        points = [(rng.uniform(min(us), max(us)), rng.uniform(min(vs), max(vs))) for _ in range(40)]
        times = rays.times(eye.at, ways(eye, points))
        met = times[:, ghosts[ghost]] < times[:, furniture].min(axis=1)
        met &= np.any([in_polygon(opening, points) for opening in eye.window], axis=0)
        pieces = why(hall, door, ghost).pieces
        shown = np.any([in_polygon(piece, points) for piece in pieces] or [met & False], axis=0)
        assert (shown == met).all()


# The mirror


def glass_of(hall):
    """A corner of the glass and the direction in which it looks."""
    panel = next(part for part in hall.parts() if part.glass is not None)
    a, b, c = (np.array(panel.vertices[at]) for at in panel.faces[panel.glass][:3])
    normal = np.cross(b - a, c - a)
    return a, normal / np.linalg.norm(normal), panel


@pytest.mark.parametrize("seed", [1, 2, 14])
def test_what_shows_in_the_glass_is_what_reflected_rays_meet(seed):
    hall = random_hall(seed)
    parts, furniture, ghosts = numbered(hall)
    corner, normal, panel = glass_of(hall)
    rng, rays = random.Random(seed), Rays(parts)
    before = [door for door in DOORS if (np.array(eye_at(door).at) - corner) @ normal > 0]
    door = max(before, key=lambda door: sum(it.mirrored for it in look(hall, door).values()))
    eye = eye_at(door)
    us, vs = zip(*(eye.picture(panel.vertices[at]) for at in panel.faces[panel.glass]), strict=True)
    points = np.array(
        [(rng.uniform(min(us), max(us)), rng.uniform(min(vs), max(vs))) for _ in range(150)]
    )
    lines = ways(eye, points)
    times = rays.times(eye.at, lines)[:, furniture]
    glass = (corner - np.array(eye.at)) @ normal / (lines @ normal)
    reached = np.isfinite(times.min(axis=1)) & (np.abs(times.min(axis=1) - glass) < NEAR)
    reached &= np.any([in_polygon(opening, points) for opening in eye.window], axis=0)
    met = np.zeros((len(points), len(parts)), bool)
    for at in np.flatnonzero(reached):
        way = lines[at] - 2 * (lines[at] @ normal) * normal
        start = np.array(eye.at) + glass[at] * lines[at] + 1e-9 * way
        (after,) = rays.times(start, [way])
        met[at] = after < after[furniture].min()
    for ghost, number in ghosts.items():
        pieces = why(hall, door, ghost).in_glass
        shown = np.any([in_polygon(piece, points) for piece in pieces] or [reached & False], axis=0)
        assert (shown == met[:, number]).all()
    assert met.any()


def test_shares_in_a_mirror_at_the_wall_are_those_of_the_hall_turned_over():
    """All stands before the glass, which is as upright as the picture: nothing else is needed."""
    hall = Hall().place("mirror", Pose(2500, 5800)).place("armchair", Pose(2300, 2100, 200))
    stand = {"0S1": (2220, 3500), "0S2": (2780, 3500), "1M1": (3300, 1500), "1L1": (2600, 4500)}
    for ghost, place in stand.items():
        hall = hall.stand(ghost, Spot(*place))
    parts, furniture, ghosts = numbered(hall)
    corner, _, panel = glass_of(hall)
    y = 2 * corner[1]
    turned = tuple(
        part._replace(
            vertices=tuple((x, y - across, z) for x, across, z in part.vertices),
            faces=tuple(face[::-1] for face in part.faces),
        )
        for part in parts
        if part is not panel
    )
    eye = eye_at("S3")
    straight = ExactEye(eye, parts)
    pane = [eye.picture(panel.vertices[at]) for at in panel.faces[panel.glass]]
    openings = [oracles.common([oracles.exact(c) for c in pane], it) for it in straight.window]
    for hider in furniture:
        if parts[hider].name.startswith("armchair"):
            outline = straight.outline(hider)
            openings = [left for it in openings for left in oracles.without(it, outline)]
    behind = ExactEye(eye, turned)
    behind.window = openings
    numbers = {part.name.partition("/")[0]: at for at, part in enumerate(turned)}
    hiders = [at for at, part in enumerate(turned) if part.name.startswith("armchair")]
    found = look(hall, "S3")
    shares = {ghost: float(behind.share(numbers[ghost], hiders)) for ghost in ghosts}
    assert {ghost: it.mirrored for ghost, it in found.items()} == pytest.approx(shares, abs=NEAR)
    assert sum(share > 0 for share in shares.values()) > 1


def test_a_ghost_may_be_betrayed_by_the_mirror_alone():
    hall = Hall().place("mirror", Pose(2500, 5800)).place("piano", Pose(3200, 1300, 90))
    hall = hall.stand("0S1", Spot(3220, 2500))
    it = look(hall, "S3")["0S1"]
    assert (it.seen, it.fraction, it.where) == (True, 0, "mirror")
    assert it.hidden_by == (("piano", 1.0),)
    assert seen(hall, "S3") == {"0S1"}
    assert seen(hall, "S3", mirror=False) == frozenset()
    eye, glass, end = why(hall, "S3", "0S1").string
    assert eye == eye_at("S3").at
    assert end == it.witness
    assert glass[1] == pytest.approx(5.76)
    # As steep towards the glass as away from it.
    assert (glass[0] - eye[0]) / (glass[1] - eye[1]) == pytest.approx(
        (end[0] - glass[0]) / (glass[1] - end[1])
    )


def test_the_back_of_the_mirror_mirrors_nothing():
    hall = Hall().place("mirror", Pose(2500, 5000, 180)).stand("0S1", Spot(2500, 2500))
    assert look(hall, "S3")["0S1"].mirrored == 0
    assert look(hall, "N3")["0S1"].mirrored == 0


# Degenerate scenes


def test_bodies_that_touch_and_faces_that_hold_the_eye_hide_as_they_should():
    """Ghosts touch the desk in front and at its side; an eye is in the plane of its other side."""
    hall = Hall().place("desk", Pose(2300, 2380)).stand("0S1", Spot(2220, 3500))
    hall = hall.stand("0S2", Spot(2500, 1780)).stand("0S3", Spot(3320, 2500))
    assert eye_at("S2").at[0] == 1.5 == (2300 - 800) / 1000
    for door in ("S2", "S3", "N2", "E4", "W5"):
        it = look(hall, door)
        parts, furniture, ghosts = numbered(hall)
        exact = ExactEye(eye_at(door), parts)
        for ghost in ghosts:
            share = float(exact.share(ghosts[ghost], furniture))
            assert it[ghost].fraction == pytest.approx(share, abs=NEAR)


@pytest.mark.parametrize("down", ["feet", "back", "front", "left"])
def test_a_slab_as_thin_as_a_sheet_hides_from_both_sides(down):
    """Faces of the mirror's panel are 8 hundredths apart, and 2 of them 0 after a wrong turn."""
    hall = Hall().place("mirror", Pose(3500, 3500, 90, down)).stand("0S1", Spot(1500, 3500))
    hall = hall.stand("1S1", Spot(5500, 3500))
    for door in ("W3", "E3", "N4", "S4"):
        parts, furniture, ghosts = numbered(hall)
        shares = shapely_shares(eye_at(door), parts, Planes(parts), ghosts.values(), furniture)
        found = look(hall, door, mirror=False)
        assert [found[ghost].fraction for ghost in ghosts] == pytest.approx(shares, abs=NEAR)


@pytest.mark.parametrize(
    ("piece", "deep", "hidden", "peeping"),
    [
        ("mirror", 180, "SML", ""),
        ("piano", 365, "SM", "L"),
        ("armchair", 410, "SM", "L"),
        ("desk", 380, "S", "M"),
        ("trolley", 300, "", ""),
        ("table", 647, "", ""),
    ],
)
def test_who_is_hidden_right_behind_a_piece(piece, deep, hidden, peeping):
    """Seen straight, from 2 to 4 cells away: who is hidden, and whose head alone shows."""
    for row in (2, 3, 4):
        for size, radius in (("S", 220), ("M", 300), ("L", 400)):
            spot = Spot(2500, 1000 * row + 500)
            hall = Hall().place(piece, Pose(2500, spot.y - radius - deep - 20))
            share = look(hall.stand(f"0{size}1", spot), "S3", mirror=False)[f"0{size}1"].fraction
            if size in hidden:
                assert share == 0
            elif size in peeping:
                # The piano hides large ghosts nearly as well.
                assert 0 < share < (0.05 if piece == "piano" else 0.3)
            else:
                assert share > 0.3


# What is said about it


@pytest.mark.parametrize("seed", range(3))
def test_what_is_visible_and_who_hides_the_rest_make_one(seed):
    hall = random_hall(seed, grid=seed == 1)
    for sights in look_all(hall, ghosts_block=seed == 2).values():
        for it in sights.values():
            assert it.fraction + sum(share for _, share in it.hidden_by) == pytest.approx(1)
            assert all(share > 0 for _, share in it.hidden_by)


def test_the_nearest_hides_first():
    hall = Hall().place("desk", Pose(2500, 1500)).place("piano", Pose(2500, 3500))
    hall = hall.stand("0S1", Spot(2500, 4500))
    (first, share), (second, rest) = look(hall, "S3")["0S1"].hidden_by
    assert (first, second) == ("desk", "piano")
    assert share + rest == pytest.approx(1)
    ((first, share),) = look(hall.place("desk", Pose(2500, 2500)), "N3", mirror=False)[
        "0S1"
    ].hidden_by or (("", 0),)
    assert (first, share) == ("", 0)


def test_the_witness_is_met_by_a_straight_ray():
    hall = random_hall(2)
    parts, furniture, ghosts = numbered(hall)
    rays, checked = Rays(parts), 0
    for door in DOORS[::5]:
        eye = eye_at(door)
        for ghost, it in look(hall, door).items():
            if it.where == "string":
                way = np.array(it.witness) - eye.at
                (times,) = rays.times(eye.at, [way])
                assert times[ghosts[ghost]] == pytest.approx(1)
                assert times[furniture].min() > 1
                checked += 1
    assert checked > 20


def test_a_hidden_ghost_has_no_witness():
    hall = Hall().place("piano", Pose(2500, 2500)).stand("0S1", Spot(2500, 3500))
    assert look(hall, "S3")["0S1"].witness is None
    assert why(hall, "S3", "0S1").string == ()


def test_a_little_more_or_less_is_close():
    """The 1 % is moved around what is visible of a ghost."""
    hall = Hall().place("desk", Pose(2500, 2500)).stand("0M1", Spot(2500, 3500))
    share = Fraction(look(hall, "S3")["0M1"].fraction)
    assert share > Fraction(1, 100)
    told = {
        (it.seen, it.close)
        for more in (-2, -Fraction(1, 2), Fraction(1, 2))
        for it in look(hall, "S3", seen_from=share + Fraction(more) / 100).values()
    }
    assert told == {(True, False), (True, True), (False, True)}


def test_ghosts_hide_each_other_only_where_that_was_chosen():
    hall = Hall().stand("0L1", Spot(2500, 1500)).stand("1S1", Spot(2500, 2500))
    assert look(hall, "S3")["1S1"].fraction == 1
    assert look(hall, "S3", ghosts_block=True)["1S1"].hidden_by == (("0L1", 1.0),)


@pytest.mark.parametrize("seed", range(4))
def test_the_fast_verdict_is_that_of_the_look(seed):
    hall = random_hall(seed, grid=seed == 1)
    for door in DOORS[seed::6]:
        for options in ({}, {"ghosts_block": True}, {"seen_from": Fraction(1, 5)}):
            sights = look(hall, door, **options)
            assert seen(hall, door, **options) == {name for name, it in sights.items() if it.seen}


def test_why_says_which_part_shows_and_what_would_show_without_the_piece():
    hall = Hall().place("desk", Pose(2500, 2500)).stand("0M1", Spot(2500, 3400))
    it = why(hall, ("S", 3), "0M1")
    assert it.sight == look(hall, "S3")["0M1"]
    assert it.shows["base"] == it.shows["body"] == 0 < it.shows["head"]
    assert it.shows["left"] == pytest.approx(it.shows["right"])
    assert it.if_removed == {"desk": 1.0}
    whole, seen_ = oracles.area(it.silhouette), sum(map(oracles.area, it.pieces))
    assert seen_ / whole == pytest.approx(it.sight.fraction)


def test_the_share_without_a_piece_is_that_of_the_hall_without_it():
    hall = random_hall(3)
    for door in DOORS[::6]:
        for ghost in list(dict(hall.ghosts))[::4]:
            floor = [kind for kind, _ in hall.furniture]
            for kind, share in why(hall, door, ghost).if_removed.items():
                others = hall
                if kind == floor[-1] and not any(spot.piece == kind for _, spot in hall.ghosts):
                    others = hall.without(kind)
                    assert look(others, door)[ghost].fraction == pytest.approx(share, abs=NEAR)


# Risk


def test_risk_is_the_part_of_the_doors_that_would_see_the_ghost():
    hall = random_hall(6)
    spot = next(spot for row in range(6) for spot in hall.spots("S", 3, row))
    there = hall.without("0S1").stand("0S1", spot, capacity=None)
    by = [door for door in DOORS if "0S1" in seen(there, door)]
    assert risk(hall, "S", spot) == Fraction(len(by), 24)
    assert risk(there, "S", spot) == Fraction(len(by), 24)
    for side in "NESW":
        assert risk(hall, "S", spot, side) == Fraction(sum(door.side == side for door in by), 6)


# Refusals, and room


@pytest.mark.parametrize("door", ["N7", ("X", 1), ("N", 0), None, 3, ("N", "3"), "N3 ", [1, 2]])
def test_a_door_that_does_not_exist_is_refused(door):
    with pytest.raises(Rejected) as refusal:
        look(Hall(), door)
    assert refusal.value.reason == "ghosts-no-door"
    assert str(refusal.value)


def test_what_cannot_be_asked_is_refused():
    hall = Hall().stand("0S1", Spot(2500, 2500))
    for reason, ask in {
        "ghosts-not-here": lambda: look(hall, "N3", only=["1L1"]),
        "ghosts-no-side": lambda: risk(hall, "S", Spot(2500, 2500), side="Q"),
        "ghosts-no-place": lambda: risk(hall, "L", Spot(2500, 2500)),
        "ghosts-wrong-share": lambda: seen(hall, "N3", seen_from=2),
    }.items():
        with pytest.raises(Rejected) as refusal:
            ask()
        assert refusal.value.reason == reason
        assert str(refusal.value)


def test_only_those_asked_about_are_looked_at():
    hall = random_hall(1)
    some = sorted(dict(hall.ghosts))[::9]
    sights = look(hall, "E2", only=some)
    assert list(sights) == some
    everything = look(hall, "E2")
    assert sights == {ghost: everything[ghost] for ghost in some}
    assert look(hall, "E2", only=()) == {}


def test_rows_that_are_too_short_are_made_longer(monkeypatch):
    hall = random_hall(1)
    sights = look(hall, "E2", ghosts_block=True)
    monkeypatch.setattr(desks, "CORNERS", 8)
    monkeypatch.setattr(desks, "PIECES", 2)
    assert look(hall, "E2", ghosts_block=True) == sights


def test_an_empty_hall_shows_nobody():
    assert look_all(Hall()) == {door: {} for door in DOORS}
    assert seen(Hall(), "N1") == frozenset()


def test_caches_are_bounded():
    for function in (scenes.pack, scenes.piece_numbers, scenes.look_from):
        assert function.cache_info().maxsize is not None
