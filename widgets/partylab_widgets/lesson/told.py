"""A sentence with numbers that were computed on the spot, not typed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from partylab_widgets.lesson.panel import number, rich

if TYPE_CHECKING:
    from partylab.words import Words


class Told:
    """What a lesson says about values; it shows itself in a notebook and prints as text."""

    def __init__(self, words: Words, sentence: str, **about: Any) -> None:
        shown = {
            name: number(words, value) if isinstance(value, int | float | Fraction) else value
            for name, value in about.items()
        }
        self.text = words(sentence, **shown)

    def __repr__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return f"<p>{rich(self.text)}</p>"
