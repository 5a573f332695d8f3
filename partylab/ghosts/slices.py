"""The vertical slice through an eye and a point: what it cuts, what is in shadow, what is seen.

Every line of sight lies in exactly one vertical slice, so a ghost is seen in the hall just if it
is seen in some slice.  In a slice a point has its distance from the eye along the floor, and its
height.  Shadows there follow from similar triangles (Thales): the eye is a lamp, not the sun.

>>> round(hidden_below(0.80, 1.0, 2.0), 2)  # two cells away, by a desk one cell away
0.55
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from partylab.ghosts import cuts
from partylab.ghosts.plan import SIZE, furniture, plan_of
from partylab.ghosts.skyline import (
    TINY,
    Flat,
    Polygon,
    behind,
    chart,
    hull,
    inside,
    near_side,
    nearest,
    points,
    walls,
    within,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.ghosts.hall import Hall
    from partylab.ghosts.plan import Plan
    from partylab.ghosts.shapes import Part, Point
    from partylab.ghosts.sight import Door
    from partylab.ghosts.skyline import Edge

EYE = 1.05  # how high the eye is
CEILING = 2.4  # a slice is drawn up to here


def hidden_below(top: float, at: float, distance: float) -> float:
    """Return the height below which all is hidden at a distance, by what reaches up to `top`.

    Where what hides is as high as the eye, that height is the same everywhere.
    """
    return EYE + (top - EYE) * distance / at


class Piece(NamedTuple):
    """What a slice cuts of one part of a body, as (distance, height)."""

    body: str
    outline: Polygon


class Line(NamedTuple):
    """A straight line of sight: where it leads, how far it comes, and what stops it, or ""."""

    towards: Flat
    ends: Flat
    stopped_by: str


class Slice(NamedTuple):
    """A vertical slice of the hall, seen from the side: all points are (distance, height)."""

    eye: Flat
    pieces: tuple[Piece, ...]
    shadows: tuple[Piece, ...]  # what furniture covers and hides; they may overlap
    line: Line
    doorway: float  # how far the keyhole is
    far: float  # how far the wall is in which the slice ends
    window: tuple[tuple[float, float], ...]  # between which slopes the keyhole lets one look
    hiding: frozenset[str]  # which bodies hide what is behind them

    def seen(self, body: str) -> tuple[tuple[Flat, ...], ...]:
        """Return the lines on a body that are seen in this slice."""
        hiding = [piece for piece in self.pieces if piece.body in self.hiding]
        mine = [piece for piece in self.pieces if piece.body == body]
        return tuple(
            run
            for low, high in self.window
            for run in _runs(nearest(within(_near_sides([*hiding, *mine]), low, high)), body)
        )

    def light(self) -> tuple[Polygon, ...]:
        """Return what is seen of the slice."""
        ...


def section(
    hall: Hall, door: Door | tuple[str, int], point: Point, *, ghosts_block: bool = False
) -> Slice:
    """Cut the hall from a door's eye through a point, and draw the line of sight between them."""
