"""Film strips: moments of a motion side by side in one picture.

frames = motion(page, count=6)          # of what moves now: halted, and moved on by hand
strip(page, frames, "docs/pictures/strip-chip.png")
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from playwright.sync_api import Page

HALT = "() => document.getAnimations().forEach((one) => one.pause())"
LONGEST = """() => Math.max(...document.getAnimations().map((one) =>
  one.effect.getComputedTiming().endTime).filter(Number.isFinite))"""
MOVE = """time => document.getAnimations().forEach((one) => {
  one.currentTime = Math.min(time, one.effect.getComputedTiming().endTime - 1) })"""


def motion(page: Page, count: int = 6) -> list[bytes]:
    """Return so many moments of what moves in a page, from its first to its last."""
    page.evaluate(HALT)
    whole = page.evaluate(LONGEST)
    frames = []
    for at in range(count):
        page.evaluate(MOVE, whole * at / (count - 1))
        frames.append(page.screenshot())
    return frames


def strip(page: Page, frames: Sequence[bytes], path: Path, gap: int = 8) -> None:
    """Put pictures of the same size side by side."""
    shown = "".join(
        f'<img src="data:image/png;base64,{base64.b64encode(frame).decode()}">' for frame in frames
    )
    page.set_content(
        f"<body style='margin:0;background:#fff'><div style='display:inline-flex;gap:{gap}px'>"
        f"{shown}</div>"
    )
    page.locator("div").screenshot(path=path)
