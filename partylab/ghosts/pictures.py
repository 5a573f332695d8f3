"""The hall by lamplight and through the keyhole, as the table shows them; each is drawn once."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts import drawing, keyhole
from partylab.ghosts.drafts import is_fresh
from partylab.html import Markup, art, join

if TYPE_CHECKING:
    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.state import Glance, View
    from partylab.words import Words

Moods = tuple[tuple[str, str], ...]
# From one side always, as the hall from above: people at one screen do not walk around it.
SIDE = "S"


def lamplight(now: View, words: Words) -> Markup:
    """Return the hall in perspective, with what is drafted."""
    label = words("ghosts_table-picture-hall")
    return art("0 0 1000 800", _lamplight(now.hall, now.keyhole), "gh-scene", label)


@lru_cache(maxsize=8)
def _lamplight(hall: Hall, door: Door) -> Markup:
    return drawing.hall_art(hall, SIDE, door)


def through_keyhole(view: View, words: Words) -> Markup:
    """Return what was seen in the last look, or in both of them; nothing before the first one."""
    return join(_glance(glance, view, words) for glance in view.last)


def _glance(glance: Glance, view: View, words: Words) -> Markup:
    moods = tuple((one.ghost, "startled" if one.where else "relieved") for one in glance.found)
    style = "gh-scene gh-peep" + " gh-fresh" * is_fresh(view)
    label = words("ghosts_table-looked", side=glance.door.side, number=glance.door.number)
    shown = _keyhole(glance.hall, glance.door, moods, mirror=view.game.mirror)
    key = f"peep-{view.round}-{glance.door}"
    return art("0 0 760 880", shown, style, label, data_key=key)


@lru_cache(maxsize=4)
def _keyhole(hall: Hall, door: Door, moods: Moods, *, mirror: bool) -> Markup:
    return keyhole.keyhole_art(hall, door, dict(moods), mirror=mirror)
