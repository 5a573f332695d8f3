"""Garden: the bed as a picture and as text."""

from __future__ import annotations

from partylab.html import html, join, picture
from samples.garden.rules import HEIGHT, WIDTH

PAINT = {"rose": "#c23b5a", "iris": "#5a55c2", "lily": "#d9b400", None: "#7a5c3e"}


def plant_art(kind):
    """Draw a flower around 0 0, or a mound; shape and colour tell the kinds apart."""
    petals = {"rose": 5, "iris": 3, "lily": 6, None: 0}[kind]
    drawn = join(
        html('<ellipse cy="-12" rx="6" ry="12" fill="{}" transform="rotate({})"/>',
             PAINT[kind], 360 * at // petals)
        for at in range(petals)
    )  # fmt: skip
    return html('{}<circle r="6" fill="{}"/>', drawn, PAINT[None])


def bed_art(plants):
    """Draw the bed with its plants."""
    drawn = join(
        html(
            '<g transform="translate({} {}) rotate({})">{}</g>',
            it.x,
            it.y,
            it.turn,
            plant_art(it.kind),
        )
        for it in plants
    )
    return html('<rect width="{}" height="{}" fill="#dfe8cf"/>{}', WIDTH, HEIGHT, drawn)


def draw(view, words, names=None):
    """Draw the whole bed."""
    said = text(view, words, names)
    return picture(WIDTH, HEIGHT, words("garden-name"), said, bed_art(view.plants))


def text(view, words, names=None):
    """Say what grows there."""
    return words("garden-bed", plants=len(view.plants))
