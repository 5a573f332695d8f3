"""Reads whatever That's Not a Hat tells a browser, and finds gifts in it that lie face down.

spy = Spy(table)                    # a table of one's own on which the same is played
spy.read(state)                     # texts by name: the traits of a stage, a page, what is kept
assert spy.found == []              # sentences: which gift was named where, and when
assert spy.told_nothing_by_what_stays()

A gift may be named only while it lies open or is being announced.  What may name gifts all along
must never change: the rules in short, the catalogue as it opens.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode
from collections import defaultdict
from contextlib import suppress
from functools import cache
from html import unescape
from typing import TYPE_CHECKING, Any

from partylab.hat import GIFTS
from partylab.hat.pictures import PICTURES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.table import Table

# Pages that name gifts whatever lies on the table.
STAYS = ("seat_rules", "seat_settings", "catalogue")
TAG = re.compile(r"<[^<>]*>")
LABEL = re.compile(r"data-label[^<>]*>([^<>]*)<")
VALUE = re.compile(r'([a-zA-Z-]+)="([^"]*)"')
# A folded save, whole or within a text of JSON: nobody reads in it, but by chance it spells words.
FOLD = re.compile(r'(folded\\*": \\*")([A-Za-z0-9+/]+=*)')
# Attributes in which nobody would look for a name: how a thing is drawn, what a control is called.
DRAWS = ("class", "style", "d", "transform", "fill", "stroke", "data-see", "data-sound", "data-do")


@cache
def prints() -> dict[str, str]:
    """Return for each gift the longest stroke that is in its picture and in no other."""
    strokes = {gift: set(re.findall(r' d="([^"]+)"', drawn)) for gift, drawn in PICTURES.items()}
    found = {}
    for gift, own in strokes.items():
        others = set().union(*(those for other, those in strokes.items() if other != gift))
        found[gift] = max(own - others, key=len, default="")
    assert all(found.values())
    return found


@cache
def names() -> dict[str, set[str]]:
    """Return which gifts each id and each name in both languages means."""
    found: dict[str, set[str]] = defaultdict(set)
    for gift in GIFTS.values():
        for text in (gift.id, gift.en.name, gift.fr.name):
            found[text.lower()].add(gift.id)
    # The game itself is called so: alone it is looked for only where nothing else stands.
    found["a hat"] = found["say hat"] = found.pop("hat")
    return found


@cache
def named() -> re.Pattern[str]:
    """Return what finds any name in a text, the longest first."""
    longest = sorted(names(), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest))})(?!\w)", re.IGNORECASE)


def without_fold(found: re.Match[str]) -> str:
    """Return a folded save without what is folded; what only looks like one stays."""
    with suppress(ValueError, zlib.error):
        zlib.decompress(b64decode(found[2], validate=True))
        return found[1]
    return found[0]


def words_in(text: str) -> str:
    """Return what can be read in some HTML: its texts, and what its attributes say."""
    text = FOLD.sub(without_fold, text)
    said = [unescape(value) for name, value in VALUE.findall(text) if name not in DRAWS]
    return " \n".join([unescape(TAG.sub(" \n", text)), *said])


def says_only(name: str, text: str) -> bool:
    """Is something labelled so, and not otherwise?"""
    said = [value for of, value in VALUE.findall(text) if of not in (*DRAWS, "data-game")]
    return name in {unescape(one).strip().lower() for one in (*said, *LABEL.findall(text))}


class Spy:
    """Somebody who keeps all that was told, and compares it with what lay open."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.found: list[str] = []
        self.read_so_far = 0  # characters
        self.messages = 0  # that somebody has counted
        self._before: dict[str, tuple[str, frozenset[str]]] = {}
        self._stayed: dict[str, set[str]] = defaultdict(set)

    @property
    def hidden(self) -> frozenset[str]:
        """The gifts that may not be named now."""
        view: Any = self.table.view()
        if view.active is None:
            return frozenset()
        told = {str(value) for one in view.last for _, value in one.about if value in GIFTS}
        return frozenset(GIFTS) - {*view.open, *told, view.named}

    def read(self, state: Mapping[str, str]) -> None:
        """Look for what may not be named."""
        hidden = self.hidden
        for name, text in state.items():
            page = name.removeprefix("page_")
            if page in STAYS:
                # What a search has left of the catalogue follows from what was typed.
                if page != "catalogue" or text.count("th-item") == len(GIFTS):
                    self._stayed[page].add(text)
                continue
            if (text, hidden) == self._before.get(name):
                continue
            self._before[name] = text, hidden
            self.read_so_far += len(text)
            self._read(name, text, hidden)

    def _read(self, name: str, text: str, hidden: frozenset[str]) -> None:
        for gift in hidden:
            if prints()[gift] in text:
                self.found.append(self._where("the picture of", gift, name))
        if "hat" in hidden and says_only("hat", text):
            self.found.append(self._where("the name of", "hat", name))
        for found in named().findall(words_in(text).replace("That’s Not a Hat", "")):
            for gift in hidden & names()[found.lower()]:
                self.found.append(self._where("the name of", gift, name))

    def _where(self, what: str, gift: str, name: str) -> str:
        return f"after {len(self.table.log)} moves: {what} {gift} in {name}"

    def told_nothing_by_what_stays(self) -> bool:
        """Is what names gifts all along always the same, or not there?"""
        return all(len(texts - {""}) <= 1 for texts in self._stayed.values())
