"""The laws of the way in: what invites to a game, and how many people find room at one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import games
from partylab.html import Markup
from partylab.laws.drawing import nothing_loads, well_formed
from partylab.laws.listening import every_language
from partylab.laws.markup import Malformed, parse

if TYPE_CHECKING:
    from partylab.laws.cases import Case
    from partylab.laws.report import Complain


def the_picture_of_the_tile_can_be_drawn(case: Case, complain: Complain) -> None:
    """Where there is one: in every language, the same each time; screen readers hear the words."""
    for words in every_language(complain):
        tile = games.tile(case.game, words)
        if not isinstance(tile, Markup):
            complain(f"tile() gives {type(tile).__name__}, not made by html()")
        if games.tile(case.game, words) != tile:
            complain("tile() gives another picture the second time")
        well_formed("the tile", tile, complain)
        _only_drawn(tile, complain)


def _only_drawn(tile: str, complain: Complain) -> None:
    try:
        tree = parse(str(tile))
    except Malformed:
        return
    if tree.said():
        complain("the picture of the tile is read aloud: the words beside it are enough")
    for node in tree.every():
        nothing_loads(node, complain)
        if any(name in node.attributes for name in ("id", "data-do", "data-key")):
            complain(f"the picture of the tile is only looked at: {node}")


def somebody_finds_room_at_one_screen(case: Case, complain: Complain) -> None:
    """One person at least, or as many as the game takes."""
    most = case.board().most_people
    if most is not None and most < 1:
        complain(f"most_people is {most!r}: nobody could play")


ONCE = (the_picture_of_the_tile_can_be_drawn, somebody_finds_room_at_one_screen)
