"""The languages.  Every sentence for people stands in `words/<language>/*.ftl` (Fluent).

The part of a sentence's name before the first dash says where it stands: `table-and` in
`words/<language>/table.ftl` here, `nothanks-took` and `nothanks_bots-die` in the folder of the
game, `nothanks/words/<language>.ftl`.  A file is read when its first sentence is needed, and so
is Fluent.
"""

from __future__ import annotations

import os
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from partylab.game import News, Rejected, Who, brief

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fluent.runtime import FluentBundle

# Where catalogues are looked for; whoever stands on the engine adds a folder of their own.
HOMES = [Path(__file__).with_name("words")]
LANGUAGES = ("en", "fr")
# Their folders en, fr hold lessons; the last is what `partylab lab` copies them to.
LESSONS = ("notebooks", "solutions", "partylab-lessons")
# Of a noun in news a sentence gets these forms, as `$gift_a`; each language takes those it needs.
NOUN_FORMS = ("name", "a", "the", "number", "gender")
FEW = 3  # so many who do the same are named; of a crowd a sentence says how many they are
MOST_KEPT = 2_000  # sentences, with what was filled in
# Negative numbers are written with a true minus, which screen readers read as "minus".
HYPHEN_BEFORE_NUMBER = re.compile(r"(?<![\w-])-(?=\d)")


def asked_language() -> str | None:
    """Return the language that somebody asked for, or None.

    First the variable PARTYLAB_LANGUAGE, then the folder: a notebook in `notebooks/fr` speaks
    French, so the same code serves both languages.
    """
    here = Path.cwd()
    folder = here.name if here.parent.name in LESSONS else ""
    return _known(os.environ.get("PARTYLAB_LANGUAGE", ""), folder)


def default_language() -> str:
    """Return the language that was asked for, or else the machine's own, or English."""
    machine = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return asked_language() or _known(*machine) or "en"


def _known(*names: str) -> str | None:
    """Return the first language among names such as "fr_FR.UTF-8" that is spoken here."""
    return next((name[:2].lower() for name in names if name[:2].lower() in LANGUAGES), None)


def catalogue(language: str, prefix: str) -> Path | None:
    """Return the file with the sentences of that prefix; one that lacks a language has English."""
    from partylab import games

    for home in HOMES:
        if (path := home / language / f"{prefix}.ftl").is_file():
            return path
    try:
        folder = games.folder(prefix.partition("_")[0]) / "words"
    except Rejected:
        return None
    return next(
        (path for code in (language, "en") if (path := folder / f"{code}.ftl").is_file()), None
    )


@cache
def _catalogue(language: str, prefix: str) -> FluentBundle:
    path = catalogue(language, prefix)
    return _bundle(language, path)


@cache
def _bundle(language: str, path: Path | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    if path is not None:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _said(language: str, sentence: str, about: dict[str, Any]) -> str:
    bundle = _catalogue(language, sentence.partition("-")[0])
    if not bundle.has_message(sentence):
        raise KeyError(f"no sentence {sentence!r} in {language}")
    pattern = bundle.get_message(sentence).value
    if pattern is None:
        raise KeyError(f"sentence {sentence!r} in {language} is empty")
    text, errors = bundle.format_pattern(pattern, about)
    if errors:
        raise KeyError(f"{sentence!r} in {language}: {errors[0]}")
    return HYPHEN_BEFORE_NUMBER.sub("−", str(text))


@lru_cache(maxsize=MOST_KEPT)
def _said_before(language: str, sentence: str, about: tuple[tuple[str, Any], ...]) -> str:
    """Keep what was said: after a move nearly all of a table is said again."""
    return _said(language, sentence, dict(about))


class Words:
    """Says sentences in one language.

    >>> Words("en")("table-nothing-to-undo")
    'There is no move to take back.'
    >>> Words("fr")("table-nothing-to-undo")
    'Il n’y a aucun coup à reprendre.'
    """

    def __init__(self, language: str | None = None) -> None:
        language = default_language() if language is None else language
        if language not in LANGUAGES:
            raise Rejected(
                "table-unknown-language", language=brief(language), known=", ".join(LANGUAGES)
            )
        self.language = language

    def __call__(self, sentence: str, /, **about: Any) -> str:
        """Return the sentence of that name, with its values filled in."""
        # Of other kinds there are values that are equal, and are written differently.
        if all(type(value) in (str, int) for value in about.values()):
            return _said_before(self.language, sentence, tuple(about.items()))
        return _said(self.language, sentence, about)

    def has(self, sentence: str) -> bool:
        """Is there a sentence of that name?"""
        return bool(_catalogue(self.language, sentence.partition("-")[0]).has_message(sentence))

    def tell(self, news: Iterable[News], names: Sequence[str], me: int | None = None) -> str:
        """Say what happened, speaking to seat `me` as "you"."""
        return " ".join(self.tell_one(item, names, me) for item in news)

    def tell_one(self, news: News, names: Sequence[str], me: int | None = None) -> str:
        """Say one thing that happened; seats become names, and `who` is "you" or "other".

        Of several who do the same, one of whom is me, `who` is "among"; many are a `crowd`.
        """
        about = dict(news.about)
        if "seat" in about:
            seat = about.pop("seat")
            about["name"] = names[seat]
            about["who"] = "you" if seat == me else "other"
        if "seats" in about:
            seats = about.pop("seats")
            about["names"] = self.join(self._among(seats, names, me))
            about["count"], about["others"] = len(seats), len(seats) - 1
            about["crowd"] = "yes" if len(seats) > FEW else "no"
            about["who"] = ("you" if len(seats) == 1 else "among") if me in seats else "other"
        for name, value in list(about.items()):
            if isinstance(value, Who):
                about[name] = names[value]
                about[f"{name}_who"] = "you" if value == me else "other"
            if forms := getattr(value, "forms", None):  # a noun: $gift_a is "a guitar"
                about |= {f"{name}_{form}": said for form, said in forms(self.language).items()}
        if "scores" in about:
            about["scores"] = self.join(
                [
                    self("table-points", name=name, points=points)
                    for name, points in zip(names, about["scores"], strict=True)
                ]
            )
        return self(news.what, **about)

    def _among(self, seats: Sequence[int], names: Sequence[str], me: int | None) -> list[str]:
        """Name some of those who play; of several, whom one speaks to comes last: "Bo and you"."""
        if me not in seats or len(seats) == 1:
            return [names[seat] for seat in seats]
        return [*(names[seat] for seat in seats if seat != me), self("table-and-you")]

    def join(self, items: Sequence[str]) -> str:
        """Join names as people do: "Ana, Bo and Cleo"."""
        if len(items) < 2:
            return "".join(items)
        return self("table-and", most=", ".join(items[:-1]), last=items[-1])

    def __repr__(self) -> str:
        return f"Words({self.language!r})"
