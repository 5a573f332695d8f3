"""Mistakes that have a name: what a check says to each, read back from a learner's answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from partylab.words import Words

NAME = re.compile("[a-z][a-z0-9-]{0,60}")
MOST = 100  # of one learner in one exercise


def mistakes(words: Words, lesson: str, met: str) -> dict[str, str]:
    """Return the mistakes that were met, each with its sentence; names nobody knows are left out.

    >>> from partylab.words import Words
    >>> list(mistakes(Words("en"), "reflex", "cost-means nonsense ../cost cost-each"))
    ['cost-means', 'cost-each']
    """
    told = {name: _told(words, f"{lesson}-{name}") for name in met.split()[:MOST]}
    return {name: sentence for name, sentence in told.items() if sentence}


def _told(words: Words, name: str) -> str:
    """Return a sentence that needs no values, or nothing."""
    if not NAME.fullmatch(name):
        return ""
    try:
        return words(name)
    except KeyError:
        return ""
