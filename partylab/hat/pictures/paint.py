"""What all gifts are painted with: one outline, one light from above on the left, few colours.

A gift is 100 wide and high.  Shapes are given by their paths, are filled, and have the outline;
`patch`, `shade` and `shine` lie on them without one.

>>> str(disc(50, 50, 40, "red"))
'<circle cx="50" cy="50" r="40" fill="#d9483b"/>'
>>> ball(50, 50, 40, "red").count("<path")  # its shadow and its light
2
"""

from __future__ import annotations

from partylab.html import EMPTY, Markup, html, join

INK, WIDTH = "#2b2118", 3
COLOURS = {
    "ink": INK, "white": "#ffffff", "cream": "#fff3dc", "silver": "#dbe3e8", "grey": "#a7b3bd",
    "slate": "#5d6b7a", "black": "#3d3a3f", "red": "#d9483b", "wine": "#8c2f39",
    "orange": "#f0893b", "yellow": "#ffd45e", "gold": "#e2a93b", "lime": "#9ccf6b",
    "green": "#3fa373", "forest": "#22735a", "sky": "#8ecae6", "blue": "#3d83c4",
    "navy": "#2c4a7c", "purple": "#8b62ab", "pink": "#f6a9b8", "rose": "#e0638a",
    "sand": "#f2d3a0", "tan": "#d99c5b", "brown": "#a8622f", "bark": "#6f4427", "none": "none",
    # Wrapping paper, and what is printed on it.
    "blush": "#f9b9c9", "berry": "#a8244c", "berry-light": "#c9486d", "berry-dark": "#3a0b1a",
    "violet": "#5f4391", "violet-light": "#b9a3de", "violet-dark": "#241440", "jet": "#161012",
}  # fmt: skip


def drawn(*parts: Markup, by: tuple[float, float] = (0, 0)) -> Markup:
    """Put a gift together, and move it a little to the middle."""
    return html(
        '<g stroke="{}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round"'
        ' fill-rule="evenodd"{}>{}</g>',
        INK, WIDTH, html(' transform="translate({} {})"', *by) if any(by) else EMPTY, join(parts),
    )  # fmt: skip


# Shapes with an outline


def fill(path: str, colour: str) -> Markup:
    """Return a shape."""
    return html('<path d="{}" fill="{}"/>', path, COLOURS[colour])


def disc(x: float, y: float, r: float, colour: str) -> Markup:
    """Return a flat disc."""
    return html('<circle cx="{}" cy="{}" r="{}" fill="{}"/>', x, y, r, COLOURS[colour])


def oval(x: float, y: float, rx: float, ry: float, colour: str) -> Markup:
    """Return an oval that is not turned."""
    return html(
        '<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="{}"/>', x, y, rx, ry, COLOURS[colour]
    )


def box(x: float, y: float, wide: float, high: float, colour: str, r: float = 4) -> Markup:
    """Return a box with rounded corners."""
    return html(
        '<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="{}"/>',
        x, y, wide, high, r, COLOURS[colour],
    )  # fmt: skip


def rod(path: str, colour: str, wide: float) -> Markup:
    """Return a bent rod: a line with an outline of its own, as wide as all of it."""
    return line(path, "ink", wide + WIDTH) + line(path, colour, wide - WIDTH)


def ball(x: float, y: float, r: float, colour: str) -> Markup:
    """Return a round thing in the light."""
    return disc(x, y, r, colour) + crescent(x, y, r) + glint(x, y, r)


# Lines, and what lies on a shape


def line(path: str, colour: str = "ink", wide: float = WIDTH) -> Markup:
    """Return a line."""
    if (colour, wide) == ("ink", WIDTH):
        return html('<path d="{}" fill="none"/>', path)
    return html(
        '<path d="{}" fill="none" stroke="{}" stroke-width="{}"/>', path, COLOURS[colour], wide
    )


def dots(places: str, colour: str = "ink", size: float = 5) -> Markup:
    """Return round dots of one size: "10 20, 30 40" are two of them."""
    return line("".join(f"M{place.strip()}h0" for place in places.split(",")), colour, size)


def patch(path: str, colour: str) -> Markup:
    """Return a shape without an outline."""
    return html('<path d="{}" fill="{}" stroke="none"/>', path, COLOURS[colour])


def shade(path: str) -> Markup:
    """Return where a thing lies in its own shadow."""
    return html('<path d="{}" fill="{}" fill-opacity=".16" stroke="none"/>', path, INK)


def shine(path: str, wide: float = 3.5) -> Markup:
    """Return where light falls on a thing."""
    return html(
        '<path d="{}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="{}"/>', path, wide
    )


def crescent(x: float, y: float, r: float) -> Markup:
    """Return the shadow of a round thing."""
    return shade(
        f"M{x + 0.8 * r:.3g} {y - 0.6 * r:.3g}A{r} {r} 0 0 1 {x - 0.6 * r:.3g} {y + 0.8 * r:.3g}"
        f"A{1.35 * r:.3g} {1.35 * r:.3g} 0 0 0 {x + 0.8 * r:.3g} {y - 0.6 * r:.3g}z"
    )


def glint(x: float, y: float, r: float) -> Markup:
    """Return the light on a round thing."""
    return shine(
        f"M{x - 0.68 * r:.3g} {y - 0.1 * r:.3g}A{0.7 * r:.3g} {0.7 * r:.3g} 0 0 1"
        f" {x - 0.2 * r:.3g} {y - 0.65 * r:.3g}"
    )


# Many parts at once


def turned(angle: float, *parts: Markup) -> Markup:
    """Turn parts around the middle."""
    return html('<g transform="rotate({} 50 50)">{}</g>', angle, join(parts))


def flipped(*parts: Markup) -> Markup:
    """Return parts as seen in a mirror that stands in the middle."""
    return html('<g transform="matrix(-1 0 0 1 100 0)">{}</g>', join(parts))


def mirrored(*parts: Markup) -> Markup:
    """Return parts, and beside them what a mirror in the middle shows."""
    return join(parts) + flipped(*parts)


def moved(x: float, y: float, *parts: Markup) -> Markup:
    """Move parts."""
    return html('<g transform="translate({} {})">{}</g>', x, y, join(parts))


def smaller(scale: float, x: float, y: float, *parts: Markup) -> Markup:
    """Draw parts smaller, around a point."""
    return html(
        '<g transform="translate({:g} {:g}) scale({:g})">{}</g>',
        x - 50 * scale, y - 50 * scale, scale, join(parts),
    )  # fmt: skip
