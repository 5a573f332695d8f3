"""The pictures of That's Not a Hat: an own little drawing of each gift of the classic pack.

All of them are made with the few shapes of `paint.py`, and lie in modules like the shelves of a
shop; `parcels.py` has what lies around them: cards, their backs, the pile, tags.

>>> len(PICTURES), picture("hat").startswith("<g ")
(110, True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat.pictures.animals import ANIMALS
from partylab.hat.pictures.clothes import CLOTHES
from partylab.hat.pictures.desk import DESK
from partylab.hat.pictures.food import FOOD
from partylab.hat.pictures.house import HOUSE
from partylab.hat.pictures.music import MUSIC
from partylab.hat.pictures.sport import SPORT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.html import Markup

PICTURES: Mapping[str, Markup] = {
    **ANIMALS, **CLOTHES, **DESK, **FOOD, **HOUSE, **MUSIC, **SPORT
}  # fmt: skip


def picture(gift: str) -> Markup:
    """Return the drawing of a gift: the inside of an SVG of `viewBox="0 0 100 100"`.

    Gifts of a pack of one's own have none: a `KeyError`; `parcels.front` writes their names.
    """
    return PICTURES[gift]


__all__ = ["PICTURES", "picture"]
