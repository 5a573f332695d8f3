"""The laws of marks and styles: what a page says to the stage, and what a game's style is about."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from partylab import games
from partylab.laws.drawing import nothing_loads
from partylab.laws.markup import Malformed, parse
from partylab.laws.screens import tour

if TYPE_CHECKING:
    from partylab.laws.cases import Case
    from partylab.laws.markup import Node
    from partylab.laws.report import Complain

# The marks of which the stage knows a few values only.
KNOWN = {
    "data-see": ("card", "actions", "mine", "people", "news", "result"),
    "data-sound": ("chip", "card", "roll", "right", "wrong", "win", "turn"),
}
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SELECTORS = re.compile(r"([^{};]+)\{")
COMMA = re.compile(r",(?![^()]*\))")  # that stands in no brackets
STEP = re.compile(r"from|to|[\d.]+%")  # of an animation
# A class that is not the house's.
OWN = re.compile(r"\.(?!pl-|seat\b|seat-|home-)[a-z][\w-]*")


def marks_are_those_that_the_stage_knows(case: Case, complain: Complain) -> None:
    """What nobody knows is not heard, and not measured; a key does one thing at a time."""
    for stop in tour(case):
        for node in stop.nodes:
            for mark, known in KNOWN.items():
                value = node.attributes.get(mark)
                if value is not None and value not in known:
                    complain(f'{mark}="{value}" is none of {", ".join(known)}')
        keys = Counter(node.attributes["data-hotkey"] for node in stop.nodes if _listens(node))
        for key, times in keys.items():
            if times > 1:
                complain(f"the key {key} would do {times} things")
            if key != key.lower():
                complain(f"the key {key} is never heard: write it as {key.lower()}")


def _listens(node: Node) -> bool:
    """Has it a key, and may it be pressed?"""
    told = node.attributes
    if not told.get("data-hotkey") or "disabled" in told:
        return False
    return all(it.attributes.get("aria-disabled") != "true" for it in (node, *node.above()))


def a_style_is_about_one_game(case: Case, complain: Complain) -> None:
    """All games' styles lie on one page: each rule names a class of its own game, or the game."""
    path = games.folder(case.game) / "board.css"
    if not path.is_file():
        return
    css = COMMENT.sub("", path.read_text(encoding="utf-8"))
    if css.count("{") != css.count("}"):
        complain("board.css opens more brackets than it shuts, or fewer")
    if "@import" in css or "url(" in css:
        complain("board.css loads something")
    for selectors in SELECTORS.findall(css):
        for selector in map(str.strip, COMMA.split(selectors)):
            if not (_is_no_rule(selector) or _names(selector, case.game)):
                complain(f"in board.css, {selector} is about every game: name a class of your own")


def _is_no_rule(selector: str) -> bool:
    return selector.startswith("@") or bool(STEP.fullmatch(selector))


def _names(selector: str, game: str) -> bool:
    return f'[data-game="{game}"]' in selector or bool(OWN.search(selector))


def the_icon_is_one_picture(case: Case, complain: Complain) -> None:
    """Of the window in which the game is played: a square SVG that loads nothing."""
    icon = games.icon(case.game)
    if not icon:
        return None
    try:
        tree = parse(icon.strip())
    except Malformed as error:
        return complain(f"icon.svg is not well-formed at {error}")
    roots = [node for node in tree.inside if not isinstance(node, str)]
    if [root.tag for root in roots] != ["svg"] or "xmlns" not in roots[0].attributes:
        return complain("icon.svg is not one <svg> with its xmlns")
    box = roots[0].attributes.get("viewBox", "").split()
    if len(box) != 4 or box[2] != box[3]:
        complain("icon.svg is no square: its viewBox says how large it is")
    for node in tree.every():
        nothing_loads(node, complain)
    return None


ONCE = (a_style_is_about_one_game, the_icon_is_one_picture)
ALWAYS = (marks_are_those_that_the_stage_knows,)
