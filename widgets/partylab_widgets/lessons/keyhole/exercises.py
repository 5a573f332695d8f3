"""The exercises of the lesson on being seen: fresh cases, laws, known mistakes, solutions.

All numbers are whole or fractions, so that touching is decided and not rounded.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import TYPE_CHECKING, Any

from partylab.ghosts.doors import DOORS, SIDES
from partylab_widgets.lesson.exercise import Case, Exercise, Law, same
from partylab_widgets.lessons.keyhole.bug_hunt import MEETING
from partylab_widgets.lessons.keyhole.exact import (
    ROOM,
    SIDE,
    Point,
    Wall,
    foot,
    lies_on,
    lit,
    meet,
    reflect,
    sees,
    sign,
    turn,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from random import Random

CASES = 60  # fresh ones for each check
ROUNDING = 1e-6
Seen = dict[Any, set[str]]


def point(rng: Random) -> Point:
    """Draw a point of a grid that is coarse enough for much to touch."""
    return rng.randint(0, SIDE), rng.randint(0, SIDE)


def wall(rng: Random) -> Wall:
    """Draw a wall with two different ends."""
    one, other = point(rng), point(rng)
    return (one, other) if one != other else wall(rng)


def alike(given: Any, wanted: Any) -> bool:
    """Are two points the same, x before y?"""
    if not (isinstance(given, tuple | list) and isinstance(wanted, tuple | list)):
        return same(given, wanted)
    return len(given) == len(wanted) and all(map(same, given, wanted))


# sees(a, b, walls)


def strings(rng: Random) -> list[Case]:
    """Draw strings and walls; many touch, some lie along each other."""
    drawn: list[Case] = [
        ((0, 0), (4, 4), []),
        ((0, 0), (4, 4), [((0, 4), (4, 0))]),
        ((0, 0), (4, 0), [((2, 0), (2, 3))]),
        ((0, 0), (2, 0), [((3, 0), (5, 0))]),
        ((0, 0), (4, 0), [((2, 0), (5, 0))]),
        ((1, 1), (2, 2), [((0, 4), (4, 0)), ((5, 5), (6, 5))]),
        ((0, 0), (1, 1), [((0, 4), (4, 0))]),
        ((0, 0), (4, 4), [((5, 0), (6, 0)), ((1, 2), (2, 1))]),
    ]
    for at in range(CASES):
        a, b = wall(rng)
        drawn.append((a, b, [wall(rng) for _ in range(rng.randint(1, 2 + at // 20))]))
    return drawn


def _each(blocks: Callable[[Wall, Wall], bool]) -> Callable[..., bool]:
    """Return what somebody sees for whom that stops a string."""
    return lambda a, b, walls: not any(blocks((a, b), it) for it in walls)


def _apart(line: Wall, other: Wall) -> int:
    return sign(turn(*line, other[0])) * sign(turn(*line, other[1]))


def _touch(string: Wall, wall: Wall) -> bool:
    return any(lies_on(end, wall) for end in string) or any(lies_on(end, string) for end in wall)


SEES = Exercise(
    stars=2,
    cases=strings,
    right=sees,
    mistakes={
        "sees-touch-free": _each(lambda s, w: _apart(s, w) < 0 and _apart(w, s) < 0),
        "sees-endless-string": _each(lambda s, w: _apart(s, w) <= 0),
        "sees-endless-wall": _each(lambda s, w: _apart(w, s) <= 0),
        "sees-along": _each(lambda s, w: _apart(s, w) <= 0 and _apart(w, s) <= 0),
        "sees-sides-of-string": _each(lambda s, w: _touch(s, w) or _apart(s, w) < 0),
        "sees-sides-of-wall": _each(lambda s, w: _touch(s, w) or _apart(w, s) < 0),
        "sees-either": _each(lambda s, w: _touch(s, w) or _apart(s, w) < 0 or _apart(w, s) < 0),
        "sees-first-wall": lambda a, b, walls: sees(a, b, walls[:1]),
        "sees-backwards": lambda a, b, walls: not sees(a, b, walls),
    },
    laws=(
        Law(
            "sees-not-both-ways",
            lambda asked, a, b, walls: asked(a, b, walls) == asked(b, a, walls),
        ),
        Law(
            "sees-more-walls",
            lambda asked, a, b, walls: asked(a, b, walls[:-1]) or not asked(a, b, walls),
        ),
    ),
    solution="""
def meet(a, b, c, d):
    touch = on(a, c, d) or on(b, c, d) or on(c, a, b) or on(d, a, b)
    cross = turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0
    return touch | cross


def sees(a, b, walls):
    return not any(meet(a, b, c, d) for c, d in walls)
""",
)

# reflect(point, mirror)


def images(rng: Random) -> list[Case]:
    """Draw points and mirrors, upright ones, level ones, and any."""
    drawn: list[Case] = [
        ((1, 0), ((3, 0), (3, 5))), ((2, 1), ((0, 4), (6, 4))), ((1, 2), ((0, 0), (5, 5))),
    ]  # fmt: skip
    return drawn + [(point(rng), wall(rng)) for _ in range(CASES)]


def _through_the_origin(p: Point, mirror: Wall) -> Point:
    (ax, ay), (bx, by) = mirror
    return reflect(p, ((0, 0), (bx - ax, by - ay)))


def _from_the_origin(p: Point, mirror: Wall) -> Point:
    """Measure how far along the mirror a point is, but from the origin."""
    (x, y), ((ax, ay), (bx, by)) = p, mirror
    dx, dy = bx - ax, by - ay
    share = Fraction(x * dx + y * dy, dx * dx + dy * dy)
    return 2 * (ax + share * dx) - x, 2 * (ay + share * dy) - y


REFLECT = Exercise(
    stars=2,
    cases=images,
    right=reflect,
    mistakes={
        "reflect-on-the-glass": foot,
        "reflect-around-an-end": lambda p, m: (2 * m[0][0] - p[0], 2 * m[0][1] - p[1]),
        "reflect-upright-only": lambda p, m: (2 * m[0][0] - p[0], p[1]),
        "reflect-through-the-corner": _through_the_origin,
        "reflect-from-the-origin": _from_the_origin,
        "reflect-swapped": lambda p, m: reflect(p, m)[::-1],
    },
    laws=(
        Law("reflect-not-twice", lambda asked, p, m: alike(asked(asked(p, m), m), p)),
        Law("reflect-glass-moves", lambda asked, _p, m: alike(asked(m[0], m), m[0])),
    ),
    alike=alike,
    solution="""
def reflect(point, mirror):
    (x, y), ((ax, ay), (bx, by)) = point, mirror
    dx, dy = bx - ax, by - ay
    share = Fraction((x - ax) * dx + (y - ay) * dy, dx * dx + dy * dy)
    near = ax + share * dx, ay + share * dy
    return 2 * near[0] - x, 2 * near[1] - y
""",
)

# safest(seen)


def watched(rng: Random) -> list[Case]:
    """Draw, for some cells, which doors see a ghost there."""
    drawn: list[Case] = [
        ({(1, 1): {"N1", "N2", "N3"}, (2, 1): {"N1", "E1", "S1", "W1"}},),
        ({(1, 1): set(), (3, 4): {"N1"}},),
    ]
    names = list(map(str, DOORS))
    for at in range(CASES):
        cells = rng.sample(list(product(range(1, 7), repeat=2)), 3 + at // 6)
        drawn.append(({cell: set(rng.sample(names, rng.randint(0, 16))) for cell in cells},))
    return drawn


def _least(seen: Seen, risk: Callable[[set[str]], int]) -> frozenset[Any]:
    """Return the cells of the least risk: each of them is right."""
    least = min(map(risk, seen.values()))
    return frozenset(cell for cell, doors in seen.items() if risk(doors) == least)


def _per_side(doors: Iterable[str]) -> list[int]:
    return [sum(door.startswith(side) for door in doors) for side in SIDES]


def _one_of(given: Any, wanted: Any) -> bool:
    return given in wanted


SAFEST = Exercise(
    stars=2,
    cases=watched,
    right=lambda seen: _least(seen, lambda doors: max(_per_side(doors))),
    mistakes={
        "safest-all-doors": lambda seen: _least(seen, len),
        "safest-best-side": lambda seen: _least(seen, lambda doors: min(_per_side(doors))),
        "safest-most-dangerous": lambda seen: _least(seen, lambda doors: -max(_per_side(doors))),
    },
    alike=_one_of,
    solution="""
def safest(seen):
    def risk(cell):
        return max(sum(door.startswith(side) for door in seen[cell]) for side in "NESW")

    return min(seen, key=risk)
""",
)

# lit(eye, walls)


def rooms(rng: Random) -> list[Case]:
    """Draw an eye inside the room, and walls that do not touch each other, the room or the eye."""
    drawn: list[Case] = [((3, 3), []), ((3, 1), [((2, 2), (4, 2))]), ((1, 1), [((2, 1), (4, 1))])]
    for at in range(20):
        eye = rng.randint(1, SIDE - 1), rng.randint(1, SIDE - 1)
        walls: list[Wall] = []
        for _ in range(20):
            new = wall(rng)
            if not lies_on(eye, new) and not any(meet(new, old) for old in (*walls, *ROOM)):
                walls.append(new)
        drawn.append((eye, walls[: 1 + at // 4]))
    return drawn


def _grid(eye: Point, walls: Sequence[Wall]) -> Fraction:
    """Return what comes of counting the middles of cells that are seen."""
    half = Fraction(1, 2)
    middles = ((x + half, y + half) for x, y in product(range(SIDE), repeat=2))
    return Fraction(sum(sees(eye, middle, walls) for middle in middles))


def _shows_no_more(asked: Callable[..., Any], eye: Point, walls: list[Wall]) -> bool:
    """Does a wall less never show less?  Rounding may."""
    return bool(asked(eye, walls) <= asked(eye, walls[1:]) + ROUNDING)


LIT = Exercise(
    stars=3,
    cases=rooms,
    right=lit,
    mistakes={
        "lit-all": lambda _eye, _walls: Fraction(SIDE * SIDE),
        "lit-twice": lambda eye, walls: 2 * lit(eye, walls),
        "lit-dark": lambda eye, walls: SIDE * SIDE - lit(eye, walls),
        "lit-cells": _grid,
        "lit-first-wall": lambda eye, walls: lit(eye, walls[:1]),
    },
    laws=(Law("lit-more-walls", _shows_no_more),),
    solution="""
def lit(eye, walls):
    corners = [(0, 0), (6, 0), (6, 6), (0, 6)]
    borders = [*walls, *zip(corners, corners[1:] + corners[:1])]

    def far(angle, wall):
        (ax, ay), (bx, by) = ((x - eye[0], y - eye[1]) for x, y in wall)
        dx, dy = cos(angle), sin(angle)
        across = dx * (by - ay) - dy * (bx - ax)
        return (ax * by - ay * bx) / across if abs(across) > 1e-12 else inf

    def meets(angle, wall):
        sides = [cos(angle) * (y - eye[1]) - sin(angle) * (x - eye[0]) for x, y in wall]
        return sides[0] * sides[1] < 0 and far(angle, wall) > 0

    angles = sorted({atan2(y - eye[1], x - eye[0]) for wall in borders for x, y in wall})
    area = 0
    for one, other in zip(angles, [*angles[1:], angles[0] + tau]):
        middle = (one + other) / 2
        there = [wall for wall in borders if meets(middle, wall)]
        if there and other - one > 1e-9:
            wall = min(there, key=lambda wall: far(middle, wall))
            area += far(one, wall) * far(other, wall) * sin(other - one) / 2
    return area
""",
)

# keyholes(seen)


def galleries(rng: Random) -> list[Case]:
    """Draw which cells some doors see; the greedy way is not always the shortest."""
    drawn: list[Case] = [
        ({"N1": {1, 2, 3, 4}, "N2": {1, 2, 5}, "N3": {3, 4, 6}},),
        ({"N1": {1, 2}, "E1": {3}, "S1": {1, 2, 3}},),
        ({"N1": set(), "S1": {1}},),
    ]
    for at in range(30):
        doors = list(map(str, rng.sample(DOORS, 4 + at // 6)))
        cells = range(1, 5 + at // 4)
        most = len(cells) // 2
        drawn.append(({door: set(rng.sample(cells, rng.randint(0, most))) for door in doors},))
    return drawn


def fewest(seen: Mapping[str, set[Any]]) -> int:
    """Return how few doors see all that all doors see."""
    everything = set().union(*seen.values())
    return next(
        count
        for count in range(len(seen) + 1)
        for some in combinations(seen.values(), count)
        if set().union(*some) == everything
    )


def _greedy(seen: Mapping[str, set[Any]]) -> int:
    left, count = set().union(*seen.values()), 0
    while left:
        left -= max(seen.values(), key=lambda cells: len(cells & left))
        count += 1
    return count


KEYHOLES = Exercise(
    stars=3,
    cases=galleries,
    right=fewest,
    mistakes={
        "keyholes-greedy": _greedy,
        "keyholes-all": len,
        "keyholes-that-see": lambda seen: sum(map(bool, seen.values())),
        "keyholes-one": lambda seen: max(map(len, seen.values())),
    },
    solution="""
def keyholes(seen):
    everything = set().union(*seen.values())
    for count in range(len(seen) + 1):
        for some in combinations(seen.values(), count):
            if set().union(*some) == everything:
                return count
""",
)

EXERCISES = {
    "sees": SEES,
    "reflect": REFLECT,
    "safest": SAFEST,
    "meeting": MEETING,
    "lit": LIT,
    "keyholes": KEYHOLES,
}
