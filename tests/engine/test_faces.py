"""Who sits at a table has a face, and keeps it: told apart by shape, in seven moods."""

from __future__ import annotations

import re

import pytest

from partylab.faces import HEADS, MOODS, face
from partylab.laws.markup import parse


@pytest.mark.parametrize("mood", MOODS)
def test_eight_seats_have_eight_faces(mood):
    """Told apart by their shapes: with all colours taken away they are still eight."""
    drawn = [re.sub(r"#[0-9a-f]{3,6}", "", face(seat, mood)) for seat in range(8)]
    assert len(set(drawn)) == 8
    assert len({head.shape for head in HEADS}) == 8
    assert len({head.colour for head in HEADS}) == 8


@pytest.mark.parametrize("seat", range(8))
def test_every_mood_is_another_face_of_the_same_head(seat):
    drawn = {face(seat, mood) for mood in MOODS}
    assert len(drawn) == len(MOODS)
    assert all(HEADS[seat].shape in one for one in drawn)


def test_a_face_is_a_picture_beside_a_name_and_not_read_out():
    (svg,) = parse(str(face(3, "sad"))).inside
    assert svg.tag == "svg"
    assert svg.attributes["aria-hidden"] == "true"
    assert svg.attributes["viewBox"] == "0 0 64 64"


def test_the_ninth_seat_looks_like_the_first():
    assert face(8) == face(0)


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.04 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_what_a_face_says_stands_out_from_its_colour():
    """The ink of eyes and mouth has a contrast of 4.5 : 1 on every head."""
    ink = luminance("#2b2118")
    for head in HEADS:
        assert (luminance(head.colour) + 0.05) / (ink + 0.05) >= 4.5
