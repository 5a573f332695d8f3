"""Curves on white paper, by our own hand: lines of different dashes, points of different shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from partylab.html import EMPTY, html, join, picture

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

WIDTH, LEFT, TOP, HIGH = 460, 54, 16, 220
WIDE = WIDTH - LEFT - 18
INK, SOFT, BLUE, VERMILION, GREEN = "#23221f", "#5a574f", "#0072b2", "#b84a00", "#00724f"
FONT = "system-ui, sans-serif"
LINE = 24  # of the legend

Point = tuple[float, float]
PERCENT = tuple((float(level), str(level)) for level in range(0, 101, 25))


class Curve(NamedTuple):
    """A line or some points: across from 0 to 1, up as the levels of the axes have it."""

    label: str
    points: Sequence[Point]
    colour: str = INK
    dash: str = ""
    mark: str = ""  # "disc", "square", or none
    line: bool = True


class Axes(NamedTuple):
    """What stands at the edges: names, and marks with the places where they stand."""

    across: str
    up: str
    marks: Sequence[tuple[float, str]]
    levels: Sequence[tuple[float, str]] = PERCENT

    def at(self, point: Point) -> tuple[float, float]:
        """Return where a point lies in the picture."""
        across, up = point
        low, high = self.levels[0][0], self.levels[-1][0]
        return LEFT + WIDE * across, TOP + HIGH * (high - up) / (high - low)


def plot(title: str, told: str, axes: Axes, curves: Sequence[Curve]) -> Markup:
    """Return curves as a picture, with a legend below them."""
    curves = [curve for curve in curves if curve.points]
    height = TOP + HIGH + 62 + LINE * len(curves)
    inside = [
        html('<rect width="{}" height="{}" rx="10" fill="#ffffff"/>', WIDTH, height),
        _grid(axes),
        *(_curve(curve, axes) for curve in curves),
        *(_legend(at, curve) for at, curve in enumerate(curves)),
    ]
    more = {
        "font_family": FONT,
        "fill": INK,
        "data_label": "",
        "style": "width:560px;max-width:100%;height:auto",
    }
    return picture(WIDTH, height, title, told, *inside, **more)


def _grid(axes: Axes) -> Markup:
    lines = join(
        html(
            '<path d="M{} {:.1f}H{}" stroke="#d9d5cb"/><text x="{}" y="{:.1f}" text-anchor="end"'
            ' font-size="15">{}</text>',
            LEFT, y, LEFT + WIDE, LEFT - 8, y + 5, label,
        )
        for label, y in ((label, axes.at((0, level))[1]) for level, label in axes.levels)
    )  # fmt: skip
    marks = join(
        html(
            '<text x="{:.1f}" y="{}" text-anchor="middle" font-size="15">{}</text>',
            LEFT + WIDE * place, TOP + HIGH + 20, mark,
        )
        for place, mark in axes.marks
    )  # fmt: skip
    names = html(
        '<text x="{}" y="{}" text-anchor="middle" font-size="15" font-weight="600">{}</text>'
        '<text transform="translate(14 {}) rotate(-90)" text-anchor="middle" font-size="15"'
        ' font-weight="600">{}</text>',
        LEFT + WIDE / 2, TOP + HIGH + 44, axes.across, TOP + HIGH / 2, axes.up,
    )  # fmt: skip
    return lines + marks + names


def _curve(curve: Curve, axes: Axes) -> Markup:
    places = [axes.at(point) for point in curve.points]
    drawn = EMPTY
    if curve.line:
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
        drawn = _stroke(f"M{path}", curve)
    return drawn + join(_mark(x, y, curve) for x, y in places)


def _stroke(path: str, curve: Curve) -> Markup:
    return html(
        '<path d="{}" fill="none" stroke="{}" stroke-width="3" stroke-dasharray="{}"/>',
        path, curve.colour, curve.dash or "none",
    )  # fmt: skip


def _mark(x: float, y: float, curve: Curve) -> Markup:
    if curve.mark == "disc":
        return html('<circle cx="{:.1f}" cy="{:.1f}" r="7" fill="{}"/>', x, y, curve.colour)
    if curve.mark == "square":
        return html(
            '<rect x="{:.1f}" y="{:.1f}" width="12" height="12" fill="#ffffff" stroke="{}"'
            ' stroke-width="3"/>',
            x - 6, y - 6, curve.colour,
        )  # fmt: skip
    return EMPTY


def _legend(number: int, curve: Curve) -> Markup:
    y = TOP + HIGH + 70 + LINE * number
    line = _stroke(f"M{LEFT} {y}H{LEFT + 40}", curve) if curve.line else EMPTY
    words = html('<text x="{}" y="{}" font-size="15">{}</text>', LEFT + 50, y + 5, curve.label)
    return line + _mark(LEFT + 20, y, curve) + words
