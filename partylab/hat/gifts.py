"""The gifts that the house knows: what they are called, and what people write for them.

>>> len(GIFTS), GIFTS["rubber-duck"].fr.a
(110, 'un canard en plastique')
>>> read("The Donut!", "en"), read("l’oeuf", "fr")
('doughnut', 'fried-egg')
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected, brief
from partylab.hat.packs import CLASSIC, Gift, Noun, Pack, plain

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

# Where whoever starts the house names the files of packs of their own, as PATH names folders.
OWN_PACKS = "PARTYLAB_GIFTS"
LONGEST_TYPED = 60  # characters of a name, or of a search for one

CLASSIC_PACK = Pack.read(CLASSIC)
# The gifts of the classic pack by their ids, in the order of the catalogue.
GIFTS: Mapping[str, Gift] = CLASSIC_PACK.gifts
# The packs of the house by their names.
PACKS = {CLASSIC_PACK.name: CLASSIC_PACK}


class PackNames(Sequence[object]):
    """The names of the packs, as they are now: a form offers what has been added, too."""

    def __len__(self) -> int:
        return len(PACKS)

    def __getitem__(self, at: Any) -> Any:
        return list(PACKS)[at]


def add(pack: Pack | Path | str) -> Pack:
    """Add a pack of your own, or its file, to the house: from now on games can be played with it.

    One of the same name takes the place of what was added before; the classic one stays.
    """
    pack = pack if isinstance(pack, Pack) else Pack.read(pack)
    if pack.name == CLASSIC_PACK.name and pack != CLASSIC_PACK:
        raise Rejected("hat-pack-classic")
    PACKS[pack.name] = pack
    _meant.cache_clear()
    return pack


def add_own() -> None:
    """Add the packs that whoever started this process has named; one that is broken stays out."""
    for file in filter(None, os.environ.get(OWN_PACKS, "").split(os.pathsep)):
        with suppress(Rejected):
            add(file)


def pack_of(name: str) -> Pack:
    """Return a pack of the house; an unknown one is refused."""
    found = PACKS.get(name) if isinstance(name, str) else None
    if found is None:
        raise Rejected("hat-pack-unknown", pack=brief(name), known=", ".join(PACKS))
    return found


def noun(gift: str, language: str, pack: str = "classic") -> Noun:
    """Return what a gift is called: its name, "a guitar", "the guitar", number and gender."""
    return pack_of(pack).gifts[gift].noun(language)


@cache
def _meant(language: str, pack: str) -> dict[str, str]:
    """Return which gift each name and each synonym means."""
    return {
        plain(text, language): gift.id
        for gift in pack_of(pack).gifts.values()
        for text in (gift.noun(language).name, *gift.noun(language).also)
    }


def read(text: Any, language: str, pack: str = "classic") -> str:
    """Return the id of the gift that somebody wrote; what is not understood is refused (NH-A5).

    Case, accents, hyphens and the article do not matter, and synonyms are known; never more.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TYPED or not text.strip():
        raise Rejected("hat-not-read", text=brief(text))
    found = _meant(language, pack).get(plain(text, language))
    if found is None:
        raise Rejected("hat-not-read", text=brief(text, 40))
    return found


class Named(str):
    """A gift in news.  Beside its id `$gift`, a sentence gets `$gift_a`, `$gift_the` and so on.

    >>> Named("umbrella").forms("en")["a"]
    'an umbrella'
    """

    __slots__ = ("pack",)
    pack: str

    def __new__(cls, gift: str, pack: str = "classic") -> Named:
        """Name a gift of a pack."""
        named = super().__new__(cls, gift)
        named.pack = pack
        return named

    def __repr__(self) -> str:
        return f"Named({str(self)!r}, {self.pack!r})"

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]
        """Travel between processes with its pack."""
        return str(self), self.pack

    def forms(self, language: str) -> dict[str, str]:
        """Return the forms in which a sentence may need it."""
        found = noun(self, language, self.pack)
        return {
            "name": found.name,
            "a": found.a,
            "the": found.the,
            "number": found.number,
            "gender": found.gender,
        }

    def say(self, words: Callable[..., str]) -> str:
        """Return it as a refusal names it: "a guitar"."""
        return noun(self, words.language, self.pack).a  # type: ignore[attr-defined]


add_own()

__all__ = [
    "GIFTS",
    "OWN_PACKS",
    "PACKS",
    "Gift",
    "Named",
    "Noun",
    "Pack",
    "PackNames",
    "add",
    "noun",
    "pack_of",
    "read",
]
