"""Every colour of the stage can be told from its ground, by day and by night."""

from __future__ import annotations

import re

import pytest

from partylab_widgets.stage.assemble import HERE

CSS = (HERE / "stage.css").read_text(encoding="utf-8")
PAIR = r"--pl-([a-z-]+):.*?light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)"
COLOURS = {name: (day, night) for name, day, night in re.findall(PAIR, CSS)}
TEXT = [
    ("ink", "page"), ("ink", "paper"), ("ink", "hair"), ("ink-soft", "page"), ("ink-soft", "paper"),
    ("on-felt", "felt"), ("on-felt", "felt-light"), ("on-felt-soft", "felt"),
    ("on-felt-soft", "felt-light"), ("on-accent", "accent"),
    ("on-accent", "accent-deep"), ("right", "on-right"), ("wrong", "on-wrong"),
    ("hint", "on-hint"), ("hint", "page"), ("hint", "paper"),
]  # fmt: skip
EDGES = [
    ("line", "page"), ("line", "paper"), ("accent-line", "page"), ("accent-line", "paper"),
    ("focus", "page"), ("accent", "felt"), ("accent", "felt-light"),
]  # fmt: skip


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG 2 defines it."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_measured_rightly() -> None:
    assert pytest.approx(contrast("#000000", "#ffffff")) == 21
    assert pytest.approx(contrast("#767676", "#ffffff"), abs=0.01) == 4.54


@pytest.mark.parametrize("theme", [0, 1], ids=["day", "night"])
@pytest.mark.parametrize(("front", "ground"), TEXT + EDGES)
def test_every_colour_can_be_told_from_its_ground(front: str, ground: str, theme: int) -> None:
    """Text has a contrast of 4.5, edges and rings 3; the page may be Jupyter's own as well."""
    least = 4.5 if (front, ground) in TEXT else 3
    pages = [("#ffffff",), ("#111111", "#212121")][theme] if ground == "page" else ()
    for behind in (COLOURS[ground][theme], *pages):
        assert contrast(COLOURS[front][theme], behind) >= least, behind
