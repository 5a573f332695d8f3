"""Sight compiled, for bots and lessons that ask thousands of times.

The steps are those of polygons.py, silhouettes.py and visible.py, hence the results of `sight`.
Without numba the same steps run as they are.

>>> from partylab.ghosts import Hall, Pose
>>> table = risk_table(Hall().place("piano", Pose(2500, 2500)), "L")
>>> table.seen.shape[1]  # doors
24
>>> best = table.risk().argmin()
>>> print(table.spots[best], f"{table.risk()[best]:.2f}")
400 400 floor 0.46
"""

from __future__ import annotations

import importlib.util
import inspect
from dataclasses import dataclass
from functools import cache
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, Unpack
from weakref import WeakKeyDictionary
from zlib import crc32

import numpy as np

from partylab.ghosts import polygons, sight, silhouettes, visible
from partylab.ghosts.doors import DOORS, Door, eye_at
from partylab.ghosts.hall import Hall
from partylab.ghosts.poses import CELLS, Pose, Spot
from partylab.ghosts.scenes import PLAIN, Maths, imagined, pack
from partylab.ghosts.silhouettes import Scene

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from partylab.ghosts.scenes import Packed
    from partylab.ghosts.sight import Options, Sight

NUMBA = importlib.util.find_spec("numba") is not None
# Each after those that it calls.
SOURCES = (polygons, silhouettes, visible)
# What is called from outside, and therefore kept on disk.
ENTRIES = ("look_at_all", "glass_seen")
# What makes lists, and so must count references; all else only borrows rows, and hands them out
# only to what borrows as well.  Without counting, everything is nearly three times as fast.
COUNTING = (
    *ENTRIES, "outline_all", "outline", "before_glass", "project", "project_rim", "hull", "chain"
)  # fmt: skip
ARRAYS: WeakKeyDictionary[Packed, Scene] = WeakKeyDictionary()
# So many imagined ghosts are looked at together.
BATCH = 64


@cache
def maths() -> Maths:
    """Return how to compute: compiled, or else as it is."""
    if not NUMBA:
        return PLAIN
    module = compiled()
    return Maths(
        module.look_at_all,
        module.glass_seen,
        zeros=zeros,
        filled=filled,
        listed=np.ndarray.tolist,
        scene=scene_arrays,
    )


def zeros(kind: type, *shape: int) -> Any:
    """Return an array of zeros."""
    return np.zeros(shape, kind)


def filled(values: Any, kind: type) -> Any:
    """Return an array of the values."""
    return np.array(values, kind)


def scene_arrays(packed: Packed) -> Scene:
    """Return the scene of a hall, in arrays, which live as long as the hall's numbers."""
    if packed not in ARRAYS:
        kinds = {"vertices": (float, 3), "planes": (float, 4), "edges": (int, 2), "spans": (int, 6)}
        tables: dict[str, Any] = {
            name: np.array(getattr(packed.scene, name), kind).reshape(-1, width)
            for name, (kind, width) in kinds.items()
        }
        ARRAYS[packed] = Scene(**tables, around=filled(packed.scene.around, int))
    return ARRAYS[packed]


def compiled() -> ModuleType:
    """Return a second copy of visible.py whose functions numba compiles.

    The results stay on disk beside the module, under a name that changes with the sources.
    """
    from numba import njit

    stamp = crc32("".join(map(inspect.getsource, SOURCES)).encode())
    done: dict[str, Any] = {}
    for source in SOURCES:
        module = _copy(source)
        for name, function in _functions(module).items():
            function.__qualname__ = f"{name}_{stamp:08x}"
            options: dict[str, Any] = {"cache": name in ENTRIES, "_nrt": name in COUNTING}
            done[name] = njit(**options)(function)
        # Each calls those before it, and is called by those after it.
        vars(module).update({name: done[name] for name in done if name in vars(module)})
    return module


def _copy(module: ModuleType) -> ModuleType:
    spec = importlib.util.find_spec(module.__name__)
    if spec is None or spec.loader is None:
        raise ImportError(module.__name__)
    another = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(another)
    return another


def _functions(module: ModuleType) -> dict[str, FunctionType]:
    """Return the functions that a module defines itself."""
    return {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


def prepare() -> None:
    """Compile everything."""
    hall = Hall().place("mirror", Pose(2500, 3500)).stand("0S1", Spot(3500, 1500))
    look_all(hall)


# The questions of sight.py


def look(hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]) -> dict[str, Sight]:
    """The same as `sight.look`."""
    return sight.look_with(maths(), hall, door, **options)


def look_all(hall: Hall, **options: Unpack[Options]) -> dict[Door, dict[str, Sight]]:
    """The same as `sight.look_all`."""
    return {door: look(hall, door, **options) for door in DOORS}


def seen(hall: Hall, door: Door | tuple[str, int], **options: Unpack[Options]) -> frozenset[str]:
    """The same as `sight.seen`."""
    return sight.seen_with(maths(), hall, door, **options)


# Tables


@dataclass(frozen=True)
class RiskTable:
    """Which doors would see a ghost on which spot: `seen[spot, door]`, doors as in `DOORS`."""

    spots: tuple[Spot, ...]
    seen: NDArray[np.bool_]

    def risk(self, side: str | None = None) -> NDArray[np.float64]:
        """Return, for each spot, the part of the doors that see it; of one side, or of all."""
        doors = [at for at, door in enumerate(DOORS) if side in (None, door.side)]
        shares: NDArray[np.float64] = self.seen[:, doors].mean(axis=1)
        return shares


def risk_table(
    hall: Hall, size: str, spots: Sequence[Spot] | None = None, **options: Unpack[Options]
) -> RiskTable:
    """Imagine a ghost of a size on each spot, all free standard spots if none are given."""
    if spots is None:
        cells = [(column, row) for column in range(CELLS) for row in range(CELLS)]
        spots = [spot for cell in cells for spot in hall.spots(size, *cell, capacity=None)]
    blocks = [imagined(hall, size, spot) for spot in spots]
    asked = sight.ask(hall, **options)
    seen = np.zeros((len(spots), len(DOORS)), bool)
    for first in range(0, len(blocks), BATCH):
        batch = blocks[first : first + BATCH]
        packed = pack(hall).joined(batch)
        ghosts = asked._replace(only=tuple(map(str, range(len(batch)))))
        for at, door in enumerate(DOORS):
            for ghost in sight.verdict(maths(), packed, eye_at(door), ghosts):
                seen[first + int(ghost), at] = True
    return RiskTable(tuple(spots), seen)
