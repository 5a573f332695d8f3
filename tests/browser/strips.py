"""Film strips: moments of a motion side by side in one picture.

with halted(page):                          # what begins to move in here stands still
    page.locator("[data-do=move]").first.click()
save_strip(motion(page), path)              # six moments of it, from its first to its last
"""

from __future__ import annotations

from contextlib import contextmanager
from io import BytesIO
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from playwright.sync_api import Page

GAP = 8
# What nods or is said for seconds is no part of a motion.
HALT = """() => { window.halted = new Promise((done) => {
  const look = () => {
    if (!document.querySelector("[data-flies]")) return requestAnimationFrame(look);
    const moves = document.getAnimations()
      .filter((one) => one.effect.getComputedTiming().endTime < 1000);
    for (const one of moves) one.pause();
    done(moves);
  };
  look();
}); }"""
LONGEST = """async () => Math.max(...(await halted)
  .map((one) => one.effect.getComputedTiming().endTime))"""
MOVE = """async (time) => (await halted).forEach((one) => {
  one.currentTime = Math.min(time, one.effect.getComputedTiming().endTime - 1);
})"""
ARRIVE = "async () => { for (const one of await halted) one.finish(); }"


@contextmanager
def halted(page: Page) -> Iterator[None]:
    """Stop what flies, and moves with it, in its first frame."""
    page.evaluate(HALT)
    yield
    page.evaluate("async () => { await halted; }")


def motion(page: Page, count: int = 6) -> list[bytes]:
    """Return so many moments of what is halted in a page; in the last one all has arrived."""
    whole = page.evaluate(LONGEST)
    frames = []
    for at in range(count - 1):
        page.evaluate(MOVE, whole * at / (count - 1))
        frames.append(page.screenshot())
    page.evaluate(ARRIVE)
    return [*frames, page.screenshot()]


def save_strip(frames: Sequence[bytes], path: Path, width: int = 260) -> None:
    """Put pictures of the same size side by side, each so wide."""
    shown = [Image.open(BytesIO(frame)).convert("RGB") for frame in frames]
    height = round(width * shown[0].height / shown[0].width)
    strip = Image.new("RGB", ((width + GAP) * len(shown) - GAP, height), "white")
    for at, frame in enumerate(shown):
        strip.paste(
            frame.resize((width, height), Image.Resampling.LANCZOS), ((width + GAP) * at, 0)
        )
    save(strip, path)


def save(picture: Image.Image, path: Path) -> None:
    """Save a picture in shades that no eye tells from the true ones: half of the room."""
    picture.convert("RGB").point(lambda v: min(255, (v + 2) // 4 * 4)).save(path, optimize=True)
