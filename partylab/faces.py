"""The faces of those who sit at a table: one for each seat, in seven moods.

Seats differ by the shape of the head and by what somebody wears as much as by colour, so that
nobody needs colours to tell them apart.  Light falls from above on the left, as on cards.

>>> str(face(0, "glad"))[:54]
'<svg class="pl-face" viewBox="0 0 64 64" aria-hidden="'
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from partylab.html import Markup, art, html

MOODS = ("calm", "glad", "sad", "worried", "surprised", "thinking", "cross")
INK = "#2b2118"


class Head(NamedTuple):
    """What tells one seat from another; the parts are drawn in this order."""

    shape: Markup  # the outline of the head, filled with its colour
    light: Markup  # where light falls on it
    colour: str
    worn: Markup  # hair, ears, a hat, glasses
    eyes: int  # how high the eyes lie


ROUND = Head(
    html('<circle cx="32" cy="35" r="26"/>'),
    html('<path d="M13 32c1-10 8-16 17-17"/>'),
    "#ffd166",
    # A tuft of hair.
    html(
        '<path d="M22 13q3-4 8-4q-3-3-4-7q7 1 9 6q1-3 5-5q1 5-1 7q4 0 6 3q-12-4-23 0z"'
        ' fill="#a8622f"/>'
    ),
    eyes=33,
)
SQUARE = Head(
    html('<rect x="8" y="10" width="48" height="50" rx="12"/>'),
    html('<path d="M14 46v-14"/>'),
    "#f4a259",
    # A fringe, combed to one side.
    html(
        '<path d="M7 29C4 9 16 4 32 4s28 5 25 25c-4-3-6-7-7-11c-9 3-20 2-28-2'
        'c-3 6-8 10-15 13z" fill="#a8622f"/>'
    ),
    eyes=36,
)
DROP = Head(
    html(
        '<path d="M32 3c3 10 25 17 25 35a25 23 0 0 1-50 0c0-18 22-25 25-35z"'
        ' stroke-linejoin="round"/>'
    ),
    html('<path d="M13 36c1-8 7-13 13-17"/>'),
    "#8ecae6",
    # Rosy cheeks.
    html(
        '<g fill="#ef7d8e" fill-opacity=".65" stroke="none">'
        '<ellipse cx="17" cy="44" rx="5" ry="3.5"/><ellipse cx="47" cy="44" rx="5" ry="3.5"/></g>'
    ),
    eyes=36,
)
HEXAGON = Head(
    html(
        '<path d="M28 6q4-2.2 8 0l17 9.500q4 2.2 4 7v19q0 4.8-4 7l-17 9.500q-4 2.2-8 0'
        'l-17-9.500q-4-2.2-4-7v-19q0-4.8 4-7z"/>'
    ),
    html('<path d="M13 26q0-4 3-6l12-7"/>'),
    "#cdb4db",
    # Round glasses.
    html(
        '<g fill="#f3ecf7"><circle cx="22" cy="30" r="9"/>'
        '<circle cx="42" cy="30" r="9"/><path d="M31 29q1-1 2 0" fill="none"/></g>'
    ),
    eyes=30,
)
TRIANGLE = Head(
    html('<path d="M25 14q7-12 14 0l19 33q6 12-6 12h-40q-12 0-6-12z" stroke-linejoin="round"/>'),
    html('<path d="M12 48l11-19"/>'),
    "#8fd19e",
    # A woolly hat with a bobble.
    html(
        '<path d="M20 23l5-9q7-12 14 0l5 9q-12 5-24 0z" fill="#c0392b"/>'
        '<circle cx="32" cy="6" r="5" fill="#fffaf0"/>'
    ),
    eyes=38,
)
CAT = Head(
    html(
        '<path d="M9 8q0-4 4-2l13 7q6-1 12 0l13-7q4-2 4 2l1 28c0 16-11 23-24 23S8 52 8 36z"'
        ' stroke-linejoin="round"/>'
    ),
    html('<path d="M14 39c-1-6 0-10 3-14"/>'),
    "#f4a3b8",
    # The inside of the ears.
    html(
        '<g fill="#c2456b" stroke="none"><path d="M14 11l8 5-6 6z"/>'
        '<path d="M50 11l-8 5 6 6z"/></g>'
    ),
    eyes=33,
)
OVAL = Head(
    html('<ellipse cx="32" cy="38" rx="28" ry="22"/>'),
    html('<path d="M10 42c-1-6 1-10 4-13"/>'),
    "#5ec4b6",
    # A cap.
    html(
        '<path d="M9 25c1-13 11-20 23-20s22 7 23 20q-23-6-46 0z" fill="#4a86c8"/>'
        '<path d="M28 23q20-3 34 5q-2 3-6 2q-14-4-28-7z" fill="#3568a5"/>'
    ),
    eyes=36,
)
CLOUD = Head(
    html(
        '<path d="M22 12a11 11 0 0 1 20 0a11 11 0 0 1 13 15a11 11 0 0 1-1 19'
        'a11 11 0 0 1-15 11a11 11 0 0 1-14 0a11 11 0 0 1-15-11a11 11 0 0 1-1-19a11 11 0 0 1 13-15z"'
        ' stroke-linejoin="round"/>'
    ),
    html('<path d="M12 24c1-5 4-7 8-6"/>'),
    "#e6d3b3",
    # An earring.
    html('<circle cx="57" cy="47" r="3.5" fill="#fdb813"/>'),
    eyes=31,
)
HEADS = (ROUND, SQUARE, DROP, HEXAGON, TRIANGLE, CAT, OVAL, CLOUD)

# Of each mood the eyes, 20 apart around (0, 0), and the mouth below them.
DOTS = html(
    '<g fill="{ink}" stroke="none"><circle cx="-10" r="3.6"/><circle cx="10" r="3.6"/></g>', ink=INK
)
WIDE = html(
    '<g fill="#fff" stroke-width="1.5"><circle cx="-10" r="5.5"/><circle cx="10" r="5.5"/></g>'
)
FACES = {
    "calm": html('{}<path d="M-6 12q6 4.5 12 0"/>', DOTS),
    "glad": html(
        '<path d="M-14 1q4-6 8 0M6 1q4-6 8 0"/>'
        '<path d="M-9 9q9 2.5 18 0q-1 10-9 10t-9-10z" fill="#8c2f39"/>'
    ),
    "sad": html(
        '{}<path d="M-15-5l7-4M15-5l-7-4"/><path d="M-7 16q7-6.5 14 0"/>'
        '<path d="M13 4q4 5 0 7q-4-2 0-7z" fill="#fff" stroke-width="1.2"/>', DOTS
    ),
    "worried": html(
        '{}<g fill="{ink}" stroke="none"><circle cx="-10" cy="1" r="2.7"/>'
        '<circle cx="10" cy="1" r="2.7"/></g><path d="M-16-7l8-4M16-7l-8-4"/>'
        '<path d="M-8 14q2.7-4 5.4 0t5.4 0t5.4 0"/>', WIDE, ink=INK
    ),
    "surprised": html(
        '{}<g fill="{ink}" stroke="none"><circle cx="-10" r="3.1"/><circle cx="10" r="3.1"/></g>'
        '<path d="M-14-10q4-3 8 0M6-10q4-3 8 0"/>'
        '<ellipse cy="14" rx="4.5" ry="5.5" fill="#8c2f39"/>', WIDE, ink=INK
    ),
    "thinking": html(
        '{}<g fill="{ink}" stroke="none"><circle cx="-8" cy="-2" r="3.1"/>'
        '<circle cx="12" cy="-2" r="3.1"/></g><path d="M-14-7h7M6-10q4-3 9 0"/>'
        '<path d="M-4 14q5-3 9-1"/>', WIDE, ink=INK
    ),
    "cross": html('{}<path d="M-16-8l9 4M16-8l-9 4"/><path d="M-7 15q7-4 14 0"/>', DOTS),
}  # fmt: skip


@cache
def face(seat: int, mood: str = "calm") -> Markup:
    """Return somebody's face; who looks on sees who it is, and readers hear the name beside it."""
    head = HEADS[seat % len(HEADS)]
    return art(
        "0 0 64 64",
        html(
            '<g stroke="{ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
            '<g fill="{colour}">{shape}</g>'
            '<g fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3">{light}</g>'
            '{worn}<g fill="none" stroke-width="2.8" transform="translate(32 {eyes})">{mood}</g>'
            "</g>",
            ink=INK,
            colour=head.colour,
            shape=head.shape,
            light=head.light,
            worn=head.worn,
            eyes=head.eyes,
            mood=FACES[mood],
        ),
        "pl-face",
        data_mood=mood,
    )


__all__ = ["MOODS", "face"]
