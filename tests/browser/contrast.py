"""How well every text is read on what is really painted behind it.

Axe knows plain backgrounds only; a felt, a card or a gradient is looked up in the picture itself.
"""

from __future__ import annotations

import re
from collections import Counter
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from playwright.sync_api import Page

WRITTEN = Path(__file__).with_suffix(".js").read_text("utf-8")
LEAST, LEAST_LARGE = 4.5, 3.0  # WCAG 1.4.3
STEP = 16  # shades of a gradient are one ground
SAME = 40  # a difference of colours that comes from the edges of letters

Colour = tuple[int, ...]


def pale(page: Page) -> list[str]:
    """Return the texts whose contrast is too low; what somebody says hangs there for a moment."""
    page.add_style_tag(content="[data-page^=says_] { visibility: hidden; }")
    written = page.evaluate(WRITTEN)
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    found = []
    for one in written:
        left, top, right, bottom = map(round, one["box"])
        box = (max(0, left), max(0, top), min(picture.width, right), min(picture.height, bottom))
        if box[0] >= box[2] or box[1] >= box[3]:
            continue
        ink = tuple(round(float(part)) for part in re.findall(r"[\d.]+", one["ink"])[:3])
        ratio = contrast(ink, _ground(picture.crop(box), ink))
        if ratio < (LEAST_LARGE if one["large"] else LEAST):
            found.append(f"{one['text']} {ratio:.1f} : 1")
    return found


def _ground(cut: Image.Image, ink: Colour) -> Colour:
    """Return the colour that is painted most often there, besides the ink."""
    counted: Counter[Colour] = Counter()
    for many, colour in cut.getcolors(cut.width * cut.height):
        if max(abs(a - b) for a, b in zip(colour, ink, strict=True)) > SAME:
            counted[tuple(part // STEP * STEP + STEP // 2 for part in colour)] += many
    return max(counted, key=counted.__getitem__, default=ink)


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast of two colours.

    >>> contrast((0, 0, 0), (255, 255, 255))
    21.0
    """
    dark, light = sorted((_luminance(one), _luminance(other)))
    return round((light + 0.05) / (dark + 0.05), 2)


def _luminance(colour: Colour) -> float:
    parts = (part / 255 for part in colour)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
