"""Why a body cannot be where somebody wants it, with the names of those concerned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.ghosts.resting import size
from partylab.ghosts.shapes import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable


class Named(str):
    """A body's name in a refusal: compared by code, and said in words as "the piano"."""

    __slots__ = ()

    def say(self, words: Callable[..., str]) -> str:
        """Return what people call it."""
        kind = self if self in KINDS else size(self).lower()
        return words(f"ghosts-the-{kind}")


def refusal(reason: str, body: str, other: str | None = None) -> Rejected:
    """Return the refusal of a body, and what is in its way if something is."""
    if other is None:
        return Rejected(reason, body=Named(body))
    return Rejected(reason, body=Named(body), other=Named(other))
