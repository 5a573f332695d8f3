"""Every gift has a drawing of its own: light, well-formed, with nothing that a stage takes away."""

from __future__ import annotations

import re

import pytest

from partylab.hat.gifts import GIFTS
from partylab.hat.pictures import PICTURES, picture
from partylab.hat.pictures.animals import ANIMALS
from partylab.hat.pictures.clothes import CLOTHES
from partylab.hat.pictures.desk import DESK
from partylab.hat.pictures.food import FOOD
from partylab.hat.pictures.house import HOUSE
from partylab.hat.pictures.music import MUSIC
from partylab.hat.pictures.paint import COLOURS
from partylab.hat.pictures.parcels import BACKS, awning, back, front, pile, tag
from partylab.hat.pictures.sport import SPORT
from partylab.hat.state import ANY, LEFT, RIGHT
from partylab.hat.tile import tile
from partylab.html import Markup, art
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
    """Return the elements of a drawing in an SVG."""
    return [node for node in parse(str(art("0 0 100 100", drawing, "x"))).every() if node.tag][1:]


def test_every_gift_has_a_drawing_and_every_drawing_a_gift():
    assert set(PICTURES) == set(GIFTS)
    shelves = (ANIMALS, CLOTHES, DESK, FOOD, HOUSE, MUSIC, SPORT)
    assert sum(map(len, shelves)) == len(GIFTS)


@pytest.mark.parametrize("gift", PICTURES)
def test_a_drawing_is_well_formed_and_holds_nothing_but_shapes(gift):
    """No ids, no styles, no references, no text: it means the same wherever it is put."""
    drawing = picture(gift)
    assert isinstance(drawing, Markup)
    for node in nodes(drawing):
        assert node.tag in SHAPES
        assert set(node.attributes) <= ATTRIBUTES
        assert {node.attributes.get(name, "none") for name in ("fill", "stroke")} <= PAINTS
        assert PATH.fullmatch(node.attributes.get("d", "M0 0"))


@pytest.mark.parametrize("gift", PICTURES)
def test_a_drawing_is_light(gift):
    """A table shows dozens of them."""
    assert len(picture(gift)) <= HEAVIEST


def test_no_two_drawings_are_equal():
    assert len(set(PICTURES.values())) == len(PICTURES)


def test_a_gift_without_a_drawing_is_known_by_its_name():
    """A pack of one's own has names only: they are text, never markup."""
    for drawing in (front("unheard-of", "a <b>hat</b>"), tag("unheard-of", "a <b>hat</b>")):
        written = [node.text() for node in nodes(drawing) if node.tag == "text"]
        assert " ".join(written) == "a <b>hat</b>"


def test_backs_are_told_apart_without_any_colour():
    """Each arrow has a paper and a shape of its own; the arrows of two sides are mirror images."""
    shapes = {arrow: [node.attributes.get("d") for node in nodes(back(arrow))] for arrow in BACKS}
    assert set(shapes) == {LEFT, RIGHT, ANY}
    assert shapes[LEFT][-1] == shapes[RIGHT][-1] != shapes[ANY][-1]
    assert "matrix(-1" in str(back(RIGHT)).rsplit("<g", 1)[1]
    patterns = [paths[3] for paths in shapes.values()]
    assert len(set(patterns)) == len(patterns)


@pytest.mark.parametrize("what", AROUND)
def test_what_lies_around_the_gifts_is_well_formed(what):
    for node in nodes(AROUND[what]):
        assert node.tag in SHAPES | {"text"}
        assert set(node.attributes) <= ATTRIBUTES | WRITTEN


def test_the_tile_is_a_light_picture():
    drawing = tile(Words("en"))
    assert {node.tag for node in nodes(drawing)} <= SHAPES | {"svg"}
    assert len(drawing) < 6_000
