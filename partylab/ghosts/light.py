"""What the lamp makes of a colour: warm near it, blue and dark in the corners."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from partylab.ghosts.shapes import Point

LAMP = (3.0, 3.0, 3.4)
# What the night leaves of red, green and blue, and what the lamp adds.
NIGHT = (0.36, 0.33, 0.56)
WARM = (0.94, 0.80, 0.48)
STEPS = 48  # shades of a colour: more nobody can tell apart
BRIGHTEST = 1.1


@lru_cache(maxsize=8192)
def _paint(colour: str, step: int) -> str:
    level = step / STEPS
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    mixed = (
        min(255, round(part * (dark + warm * level)))
        for part, dark, warm in zip(parts, NIGHT, WARM, strict=True)
    )
    return "#" + "".join(f"{value:02x}" for value in mixed)


def lit(colour: str, level: float) -> str:
    """Return a colour in so much of the lamp's light: 0 at night, 1 below the lamp."""
    return _paint(colour, round(max(0.0, min(BRIGHTEST, level)) * STEPS))


def lamplight(at: Point, normal: Point) -> float:
    """Return how much of the lamp's light falls on a surface there."""
    x, y, z = LAMP[0] - at[0], LAMP[1] - at[1], LAMP[2] - at[2]
    square = x * x + y * y + z * z
    slant = (x * normal[0] + y * normal[1] + z * normal[2]) / sqrt(square)
    return max(0.0, 0.2 + 0.8 * slant) * 1.3 / (0.4 + square / 13)
