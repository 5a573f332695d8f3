"""How fast sight is, beside shapely and rays on the same halls; part of `make bench`.

    python tests/benchmarks/sight_times.py        prints the tables; 1 if a goal is missed

All contenders answer for the same halls and doors, one after the other and several times over;
of each question the least time counts, as everything else that a machine does only adds to it.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

from halls import furnished, random_hall
from oracles import Planes, shapely_shares
from partylab.ghosts import fast, painter, scenes, sight
from partylab.ghosts.doors import DOORS, eye_at
from partylab.ghosts.shapes import KINDS
from partylab.ghosts.why import why

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from partylab.ghosts import Hall

HALLS, EACH = 3, 8  # of the doors, every eighth
RAYS = 200  # at each ghost


@dataclass
class Contender:
    """A question about a hall and a door, how often it is asked, and its goal in milliseconds."""

    name: str
    ask: Callable[[Hall, int], object]
    times: int = 5
    goal: float = 0.0
    least: float = 0.0

    def measure(self, halls: Sequence[Hall]) -> None:
        """Note the mean over halls and doors of the least time, in milliseconds."""
        least = []
        for hall in halls:
            for door in range(0, len(DOORS), EACH):
                self.ask(hall, door)
                least.append(min(timed(partial(self.ask, hall, door)) for _ in range(self.times)))
        self.least = sum(least) / len(least)


def timed(work: Callable[[], object]) -> float:
    """Return how long some work keeps a processor busy, in milliseconds."""
    began = process_time()
    work()
    return 1000 * (process_time() - began)


class Others:
    """shapely and rays, for one hall; what they need to know of it beforehand is not counted."""

    known: dict[Hall, Others] = {}  # noqa: RUF012  each hall once

    def __init__(self, hall: Hall) -> None:
        self.parts = hall.parts()
        names = [part.name.partition("/")[0] for part in self.parts]
        self.furniture = [at for at, name in enumerate(names) if name in KINDS]
        self.ghosts = [at for at, name in enumerate(names) if name not in KINDS]
        self.planes = Planes(self.parts)
        self.faces = [np.array(scenes.numbers(part).planes) for part in self.parts]
        self.rng = np.random.default_rng(1)

    @classmethod
    def of(cls, hall: Hall) -> Others:
        if hall not in cls.known:
            cls.known[hall] = cls(hall)
        return cls.known[hall]

    def shapely(self, door: int) -> list[float]:
        """Return the visible share of each ghost."""
        eye = eye_at(DOORS[door])
        return shapely_shares(eye, self.parts, self.planes, self.ghosts, self.furniture)

    def rays(self, door: int) -> list[float]:
        """Estimate the same by rays through random points of the box around each ghost."""
        eye = eye_at(DOORS[door])
        return [self._share(eye, ghost) for ghost in self.ghosts]

    def _share(self, eye, ghost: int) -> float:
        corners = np.array([eye.picture(corner) for corner in self.parts[ghost].vertices])
        points = self.rng.uniform(corners.min(axis=0), corners.max(axis=0), (RAYS, 2))
        right, up, forward = map(np.array, (eye.right, eye.up, eye.forward))
        ways = forward + points[:, :1] * right + points[:, 1:] * up
        mine = self._enters(ghost, eye, ways)
        hit = np.isfinite(mine)
        others = [self._enters(part, eye, ways) for part in self.furniture]
        return float((mine < np.min(others, axis=0))[hit].mean()) if hit.any() else 0.0

    def _enters(self, part: int, eye, ways: np.ndarray) -> np.ndarray:
        """Return when each ray enters a part."""
        planes = self.faces[part]
        speeds = ways @ planes[:, :3].T
        with np.errstate(divide="ignore", invalid="ignore"):
            times = (planes[:, 3] - planes[:, :3] @ np.array(eye.at)) / speeds
        enters = np.where(speeds < 0, times, -np.inf).max(axis=1)
        leaves = np.where(speeds > 0, times, np.inf).min(axis=1)
        return np.where(enters < leaves, enters, np.inf)


def contenders() -> list[Contender]:
    """Everybody who takes part; the first is the yardstick."""

    def areas(hall: Hall, door: int) -> object:
        packed, maths = scenes.pack(hall), fast.maths()
        asked = sight.ask(hall, mirror=False)
        return sight.survey(maths, packed, eye_at(DOORS[door]), asked)

    compiled = [
        Contender("compiled: shares, and who hides what", areas, 200, 0.25),
        Contender(
            "`fast.look`: the same, put in words, and the mirror", door_of(fast.look), 200, 0.25
        ),
        Contender("`fast.seen`: the verdict, and the mirror", door_of(fast.seen), 200),
        Contender("`fast.look_all`: 24 doors", lambda hall, _: fast.look_all(hall), 20, 7.0),
    ]
    plain = [
        Contender("`look`, plain Python", door_of(sight.look), 10, 10.0),
        Contender("`seen`, plain Python", door_of(sight.seen), 10),
        Contender("`why`, plain Python: one ghost", explained, 5),
        Contender("`paint_order`, plain Python", painted, 5),
    ]
    others = [
        Contender("shapely, its order known beforehand", lambda it, at: Others.of(it).shapely(at)),
        Contender(f"{RAYS} rays a ghost, numpy", lambda it, at: Others.of(it).rays(at), 2),
    ]
    return [*(compiled if fast.NUMBA else []), *plain, *others]


def door_of(look: Callable[..., object]) -> Callable[[Hall, int], object]:
    """Return the question about a door by its number."""
    return lambda hall, door: look(hall, DOORS[door])


def explained(hall: Hall, door: int) -> object:
    return why(hall, DOORS[door], hall.ghosts[door % len(hall.ghosts)][0])


def painted(hall: Hall, door: int) -> object:
    return painter.paint_order(hall.parts(), eye_at(DOORS[door]))


# Growth


def crowd(count: int) -> scenes.Packed:
    """Return a furnished hall with so many imagined ghosts, which may stand in each other."""
    rng = random.Random(count)
    hall = furnished(random.Random(3))
    blocks = []
    while len(blocks) < count:
        size = rng.choice("SSSSMML")
        if spots := hall.spots(size, rng.randrange(6), rng.randrange(6), capacity=None):
            blocks.append(scenes.imagined(hall, size, rng.choice(spots)))
    return scenes.pack(hall).joined(blocks)


def sliced(packed: scenes.Packed, count: int) -> scenes.Packed:
    """Cut each part of the furniture into level slices: the same hall, of more parts."""
    ghosts = set(packed.ghosts.values())
    blocks, bodies, names = [], [], {at: name for name, at in packed.ghosts.items()}
    numbers = {}
    for at, block in enumerate(packed.blocks):
        if at in ghosts:
            numbers[names[at]] = len(blocks)
        for piece in [block] if at in ghosts else slices(block, count):
            blocks.append(piece)
            bodies.append(packed.bodies[at])
    return scenes.Packed(tuple(blocks), tuple(bodies), numbers, None)


def slices(block: scenes.Block, count: int) -> list[scenes.Block]:
    """Cut a block between its two rings; its planes are those of its sides and two more."""
    half = len(block.corners) // 2
    low, high = np.array(block.corners[:half]), np.array(block.corners[half:])
    rings = [low + (high - low) * part for part in np.linspace(0, 1, count + 1)]
    a, b, c, _ = block.planes[-1]
    found = []
    for under, over in pairwise(rings):
        bottom, top = -float(under[0] @ (a, b, c)), float(over[0] @ (a, b, c))
        planes = (*block.planes[:-2], (-a, -b, -c, bottom), (a, b, c, top))
        corners = tuple(map(tuple, np.vstack([under, over]).tolist()))
        found.append(block._replace(corners=corners, planes=planes))
    return found


def grown(packed: scenes.Packed) -> float:
    """Return the mean over doors of the least time of a query, in milliseconds."""
    asked = sight.Ask(mirror=False, ghosts_block=False, seen_from=0.01, only=tuple(packed.ghosts))
    least = []
    for door in DOORS[::EACH]:
        ask = partial(sight.survey, fast.maths(), packed, eye_at(door), asked)
        ask()
        least.append(min(timed(ask) for _ in range(100)))
    return sum(least) / len(least)


def growth() -> str:
    """Return how the time of a query grows with ghosts, and with furniture."""
    ghosts = [7, 14, 28, 56]
    times = [grown(crowd(count)) for count in ghosts]
    many = crowd(28)
    parts, slower = [], []
    for count in (1, 2, 4, 8):
        packed = sliced(many, count)
        parts.append(len(packed.blocks) - len(packed.ghosts))
        slower.append(grown(packed))
    return "\n\n".join(
        [
            row("ghosts", ghosts, times),
            row("parts of furniture, 28 ghosts", parts, slower),
        ]
    )


def row(name: str, counts: Sequence[int], times: Sequence[float]) -> str:
    """Return a small table of counts and times."""
    return "\n".join(
        [
            f"| {name} | " + " | ".join(map(str, counts)) + " |",
            "|---|" + "--:|" * len(counts),
            "| ms | " + " | ".join(f"{time:.3f}" for time in times) + " |",
        ]
    )


def risks() -> str:
    """Return what the tables of risk of all sizes in a furnished hall take."""
    hall = furnished(random.Random(3))
    spots = {
        size: [spot for cell in range(36) for spot in hall.spots(size, *divmod(cell, 6))]
        for size in "SML"
    }

    def tables() -> None:
        for size, places in spots.items():
            fast.risk_table(hall, size, places)

    tables()
    least = min(timed(tables) for _ in range(3))
    count = sum(map(len, spots.values()))
    each = 1000 * least / (count * len(DOORS))
    return (
        f"Tables of risk, compiled, for {count} standing spots and 24 doors: "
        f"{least:.0f} ms, which is {each:.1f} µs for one spot and one door."
    )


def run() -> tuple[str, bool]:
    """Measure everybody; return the section of the document, and whether all goals are reached."""
    halls = [random_hall(seed) for seed in range(HALLS)]
    rows, well = [], True
    entered = contenders()
    for contender in entered:
        contender.measure(halls)
        goal, mark = "", ""
        if contender.goal:
            goal, mark = f"at most {contender.goal:g} ms", "reached"
            if contender.least > contender.goal:
                well, mark = False, "MISSED"
        ratio = contender.least / entered[0].least
        rows.append(f"| {contender.name} | {contender.least:.3f} | {ratio:.3g} | {goal} | {mark} |")
    heads = "| | ms | ratio to the first | goal | |\n|---|--:|--:|---|---|"
    section = f"""## Sight in Run, Ghost, Run!

A hall with six pieces in 25 parts and 28 ghosts, seen through one keyhole.

{heads}
{chr(10).join(rows)}

{risks()}

How a query grows, compiled:

{growth()}

Written by [`sight_times.py`](../tests/benchmarks/sight_times.py), from the least of many times in
each of {HALLS * len(DOORS) // EACH} views; milliseconds depend on the machine, ratios less.
[What is seen, against other ways to compute it](sight.md) says whether it is true."""
    return section, well


def main() -> int:
    section, well = run()
    print(section)
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
