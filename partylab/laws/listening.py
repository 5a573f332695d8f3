"""Words that go on when a sentence is missing, so that all that is missing can be told."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from partylab.laws.report import LANGUAGE_NAMES, missing_sentence
from partylab.words import LANGUAGES, Words, catalogue

if TYPE_CHECKING:
    from partylab.laws.report import Complain


class Listening(Words):
    """Says sentences, and complains about those that it cannot say."""

    def __init__(self, language: str, complain: Complain) -> None:
        super().__init__(language)
        self.complain = complain

    def __call__(self, sentence: str, /, **about: Any) -> str:
        """Return the sentence, or its name where it is missing."""
        spoken = LANGUAGE_NAMES.get(self.language, self.language)
        try:
            said = super().__call__(sentence, **about)
        except KeyError as error:
            self.complain(missing_sentence(error) or f"{spoken} cannot say {error.args[0]}")
            return sentence
        if _borrowed(self.language, sentence.partition("-")[0]):
            self.complain(f"{spoken} lacks the sentence {sentence}")
        elif not said.strip():
            self.complain(f"{spoken} says nothing with {sentence}")
        return said

    def has(self, sentence: str) -> bool:
        """Is there a sentence of that name?  One that only another language has is missing."""
        found = super().has(sentence)
        if not found and any(Words(language).has(sentence) for language in LANGUAGES):
            spoken = LANGUAGE_NAMES.get(self.language, self.language)
            self.complain(f"{spoken} lacks the sentence {sentence}")
        return found


@lru_cache
def _borrowed(language: str, prefix: str) -> bool:
    """Do the sentences of that prefix come from the catalogue of another language?"""
    path = catalogue(language, prefix)
    return path is not None and language not in (path.stem, path.parent.name)


def every_language(complain: Complain) -> list[Listening]:
    """Return the words of every language."""
    return [Listening(language, complain) for language in LANGUAGES]
