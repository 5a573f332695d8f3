"""Sight against other ways to compute it: `python tests/benchmarks/sight_oracles.py`.

Each row compares the engine with something that shares no step with it, on random halls with six
pieces, turned, tipped and stacked, and 28 ghosts; in every fourth all faces are aligned with the
cells.  A query is one ghost from one door, or one ray.  What is the same within the tolerance, in
share and in verdict, agrees.

    python tests/benchmarks/sight_oracles.py [halls] [--write]    80 halls by default
    MINUTES=4 python tests/benchmarks/sight_oracles.py --write    no longer; goes on next time

Prints the table, and writes it to docs/sight.md; 1 if anything disagrees.  What was compared is
kept in .benchmarks/sight.json until all halls are done: delete it when sight has changed meanwhile.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from fractions import Fraction
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from halls import NAMES, Rays, in_polygon, random_hall, ways
from oracles import ExactEye, Planes, shapely_shares
from partylab.ghosts import fast, sight
from partylab.ghosts.doors import DOORS, eye_at
from partylab.ghosts.painter import paint_order
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.why import why

HALLS = 80
DOCS = Path(__file__).parents[2] / "docs" / "sight.md"
KEPT = DOCS.parents[1] / ".benchmarks" / "sight.json"
ENDS = monotonic() + 60 * float(os.environ.get("MINUTES", "inf"))
SEEN_FROM = Fraction(1, 100)


@dataclass
class Row:
    """One comparison."""

    name: str
    tolerance: float = 0.0
    queries: int = 0
    disagreements: int = 0
    most: float = 0.0

    def compare(self, share: float, other: float) -> None:
        """Count a query: the shares must agree, and what is seen."""
        apart = abs(share - other)
        self.queries += 1
        self.most = max(self.most, apart)
        close = abs(other - SEEN_FROM) <= self.tolerance
        same = close or (share >= SEEN_FROM) == (other >= SEEN_FROM)
        self.disagreements += bool(apart > self.tolerance or not same)

    def count(self, queries: int, disagreements: int) -> None:
        """Count queries that either agree or do not."""
        self.queries += int(queries)
        self.disagreements += int(disagreements)

    def line(self) -> str:
        apart = f"{self.most:.1e}" if self.tolerance else ""
        tolerance = f"{self.tolerance:.0e}" if self.tolerance else "none"
        return f"| {self.name} | {self.queries:,} | {self.disagreements} | {tolerance} | {apart} |"


ROWS = {
    "shapely": Row("shapely: planes between parts, polygons of GEOS", 1e-9),
    "block": Row("the same, where ghosts hide each other", 1e-9),
    "exact": Row("exact fractions", 1e-9),
    "compiled": Row("compiled, against plain Python"),
    "verdict": Row("`seen`, which stops early, against `look`"),
    "sums": Row("visible and hidden shares, against 1", 1e-9),
    "rays": Row("rays at triangles, against what shows"),
    "mirror": Row("reflected rays, against what shows in the glass"),
    "painter": Row("what is painted last, against what a ray meets first"),
}


def numbered(hall):
    parts = hall.parts()
    names = [part.name.partition("/")[0] for part in parts]
    furniture = [at for at, name in enumerate(names) if name in KINDS]
    return parts, furniture, {name: at for at, name in enumerate(names) if name not in KINDS}


def check_shares(hall, number):
    """All ghosts from all doors."""
    parts, furniture, ghosts = numbered(hall)
    planes = Planes(parts)
    for door in DOORS:
        eye = eye_at(door)
        found = fast.look(hall, door)
        shares = shapely_shares(eye, parts, planes, ghosts.values(), furniture)
        for ghost, share in zip(ghosts, shares, strict=True):
            it = found[ghost]
            ROWS["shapely"].compare(it.fraction, share)
            ROWS["sums"].compare(it.fraction + sum(part for _, part in it.hidden_by), 1)
        verdict = {ghost for ghost, it in found.items() if it.seen}
        ROWS["verdict"].count(len(ghosts), len(fast.seen(hall, door) ^ verdict))
    for door in DOORS[number % 6 :: 6]:
        plain, found = sight.look(hall, door), fast.look(hall, door)
        ROWS["compiled"].count(len(plain), sum(plain[name] != found[name] for name in plain))
    door = DOORS[number % len(DOORS)]
    exact, found = ExactEye(eye_at(door), parts), sight.look(hall, door)
    for ghost in sorted(ghosts)[number % 4 :: 4]:
        share = exact.share(ghosts[ghost], furniture)
        ROWS["exact"].compare(found[ghost].fraction, float(share))


def check_blocking(number):
    """A few ghosts, as planes between ghosts take long to find."""
    hall = random_hall(number, grid=number % 4 == 3, names=NAMES[number % 4 :: 4])
    parts, _, ghosts = numbered(hall)
    planes = Planes(parts)
    for door in DOORS[number % 3 :: 3]:
        found = fast.look(hall, door, ghosts_block=True)
        shares = shapely_shares(eye_at(door), parts, planes, ghosts.values(), range(len(parts)))
        for ghost, share in zip(ghosts, shares, strict=True):
            ROWS["block"].compare(found[ghost].fraction, share)


def check_rays(hall, rng):
    """Rays through all ghosts, straight and by way of the glass; and the painter's order."""
    parts, furniture, ghosts = numbered(hall)
    rays, door = Rays(parts), rng.choice(DOORS)
    eye = eye_at(door)
    corners = [eye.picture(corner) for at in ghosts.values() for corner in parts[at].vertices]
    points = [(u + rng.gauss(0, 0.02), v + rng.gauss(0, 0.02)) for u, v in rng.sample(corners, 60)]
    times = rays.times(eye.at, ways(eye, points))
    inside = np.any([in_polygon(opening, points) for opening in eye.window], axis=0)
    bare = inside & ~inside
    for ghost, number in ghosts.items():
        met = inside & (times[:, number] < times[:, furniture].min(axis=1))
        pieces = why(hall, door, ghost).pieces
        shown = np.any([in_polygon(piece, points) for piece in pieces] or [bare], axis=0)
        ROWS["rays"].count(len(points), (shown != met).sum())
    last = np.full(len(points), -1)
    for part, pieces in paint_order(parts, eye):
        there = np.isfinite(times[:, part])
        if pieces is not None:
            there &= np.any([in_polygon(piece, points) for piece in pieces], axis=0)
        last[there] = part
    first = np.where(np.isfinite(times.min(axis=1)), times.argmin(axis=1), -1)
    ROWS["painter"].count(len(points), (first != last).sum())


def check_mirror(hall, rng):
    """Rays at the glass, from the door that sees most in it."""
    parts, furniture, ghosts = numbered(hall)
    panel = next(part for part in parts if part.glass is not None)
    pane = [np.array(panel.vertices[at]) for at in panel.faces[panel.glass]]
    normal = np.cross(pane[1] - pane[0], pane[2] - pane[0])
    normal /= np.linalg.norm(normal)
    doors = [door for door in DOORS if (np.array(eye_at(door).at) - pane[0]) @ normal > 1e-3]
    if not doors:
        return
    door = max(doors, key=lambda door: sum(it.mirrored for it in fast.look(hall, door).values()))
    eye, rays = eye_at(door), Rays(parts)
    us, vs = zip(*map(eye.picture, pane), strict=True)
    points = [(rng.uniform(min(us), max(us)), rng.uniform(min(vs), max(vs))) for _ in range(40)]
    lines = ways(eye, points)
    times = rays.times(eye.at, lines)[:, furniture].min(axis=1)
    glass = (pane[0] - np.array(eye.at)) @ normal / (lines @ normal)
    reached = np.abs(np.where(np.isfinite(times), times, -1) - glass) < 1e-9
    reached &= np.any([in_polygon(opening, points) for opening in eye.window], axis=0)
    met = np.zeros((len(points), len(parts)), bool)
    for at in np.flatnonzero(reached):
        way = lines[at] - 2 * (lines[at] @ normal) * normal
        (after,) = rays.times(np.array(eye.at) + glass[at] * lines[at] + 1e-9 * way, [way])
        met[at] = after < after[furniture].min()
    for ghost, number in ghosts.items():
        pieces = why(hall, door, ghost).in_glass
        shown = np.any([in_polygon(it, points) for it in pieces] or [reached & False], axis=0)
        ROWS["mirror"].count(len(points), (shown != met[:, number]).sum())


def table() -> str:
    heads = "| sight against | queries | disagreements | tolerance | most apart |"
    return "\n".join([heads, "|---|--:|--:|--:|--:|", *(row.line() for row in ROWS.values())])


def run(halls: int) -> bool:
    """Compare what is not kept yet, two halls at a time; return whether all agrees."""
    with ProcessPoolExecutor(2) as executor:
        for number in range(kept(), halls, 2):
            if monotonic() > ENDS:
                sys.exit(f"{number} halls of {halls} were compared; run it again to go on")
            some = range(number, min(number + 2, halls))
            for rows in executor.map(compare_one, some):
                add(rows)
            keep(some[-1] + 1)
            print(f"{some[-1] + 1} of {halls}", end="\r", file=sys.stderr, flush=True)
    KEPT.unlink(missing_ok=True)
    return not any(row.disagreements for row in ROWS.values())


def compare_one(number: int) -> dict[str, Row]:
    """Compare everything in one hall."""
    for row in ROWS.values():
        row.queries, row.disagreements, row.most = 0, 0, 0.0
    rng = random.Random(number)
    hall = random_hall(1000 + number, grid=number % 4 == 3)
    check_shares(hall, number)
    check_blocking(2000 + number)
    check_rays(hall, rng)
    check_mirror(hall, rng)
    return ROWS


def add(rows: dict[str, Row]) -> None:
    """Add what was found in a hall."""
    for name, found in rows.items():
        ROWS[name].count(found.queries, found.disagreements)
        ROWS[name].most = max(ROWS[name].most, found.most)


def kept() -> int:
    """Take up what was compared before; return how many halls that were."""
    if not KEPT.exists():
        return 0
    found = json.loads(KEPT.read_text(encoding="utf-8"))
    ROWS.update({name: Row(**row) for name, row in found["rows"].items()})
    return found["halls"]


def keep(halls: int) -> None:
    """Keep what was compared."""
    rows = {name: asdict(row) for name, row in ROWS.items()}
    KEPT.parent.mkdir(exist_ok=True)
    KEPT.write_text(json.dumps({"halls": halls, "rows": rows}), encoding="utf-8")


def document(halls: int) -> str:
    return f"""# What is seen, against other ways to compute it

Written by `python tests/benchmarks/sight_oracles.py --write`: {halls} random halls, each with six
pieces, turned, tipped and stacked, and up to 28 ghosts, and seen from all 24 doors.  In every
fourth all faces are aligned with the cells: edges touch, and eyes are in the planes of faces.

{table()}

A query is one ghost from one door, or one ray.  Shares and verdicts must agree within the
tolerance; rays, and compiled code, exactly.  shapely gets the order of the parts from planes found
between them, rays meet the triangles of all faces: none of them shares a step with the engine.
"""


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("halls", nargs="?", type=int, default=HALLS)
    reader.add_argument("--write", action="store_true", help="write docs/sight.md")
    asked = reader.parse_args()
    well = run(asked.halls)
    print(table())
    if asked.write:
        DOCS.write_text(document(asked.halls), encoding="utf-8")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
