"""A pack of gifts: one data file with their names in every language.  What is wrong is refused.

>>> Pack.read(CLASSIC).gifts["guitar"].en.a
'a guitar'
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab.game import Rejected, brief

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

CLASSIC = Path(__file__).with_name("packs") / "classic.toml"
LARGEST_FILE = 200_000  # bytes; the classic pack has a tenth of it
MOST_GIFTS = 500
LONGEST_NAME = 40
# The smallest table, two players with two gifts each, needs so many (NH-29).
FEWEST_GIFTS = 9
SLUG = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")

ARTICLES = {"en": ("a", "an", "some", ""), "fr": ("un", "une", "des", "du", "de la")}
# What stands before a noun that somebody types.
TYPED_ARTICLES = {
    "en": ("a", "an", "the", "some"),
    "fr": ("un", "une", "des", "du", "de la", "de l", "le", "la", "les", "l"),
}


class Noun(NamedTuple):
    """What a gift is called in one language."""

    name: str  # guitar
    a: str  # a guitar
    the: str  # the guitar
    number: str  # "one", or "many" as gloves are
    gender: str  # "m", "f", or "" where the language has none
    also: tuple[str, ...] = ()  # what people may write for it


class Gift(NamedTuple):
    """A gift as a pack tells it."""

    id: str
    en: Noun
    fr: Noun

    def noun(self, language: str) -> Noun:
        """Return what it is called in a language."""
        noun: Noun = getattr(self, language)
        return noun


@dataclass(frozen=True)
class Pack:
    """A pack of gifts, by their ids; the name of a pack is that of its file."""

    name: str
    gifts: Mapping[str, Gift]
    alike: tuple[tuple[str, ...], ...] = ()

    @classmethod
    def read(cls, path: Path | str) -> Pack:
        """Read a pack from its file."""
        return _Reader(Path(path)).pack()

    def look_like(self, gift: str) -> tuple[str, ...]:
        """Return the gifts that one might take for this one."""
        groups = (group for group in self.alike if gift in group)
        return tuple(dict.fromkeys(other for group in groups for other in group if other != gift))


def plain(text: str, language: str) -> str:
    """Return a noun without case, accents, hyphens and article, as names are compared (NH-A5).

    >>> plain("A  Teddy-Bear", "en"), plain("l’Œuf", "fr"), plain("UNE ÉCHELLE", "fr")
    ('teddy bear', 'oeuf', 'echelle')
    """
    letters = unicodedata.normalize("NFKD", text.lower().replace("œ", "oe").replace("æ", "ae"))
    words = re.findall(r"[^\W_]+", re.sub("[\u0300-\u036f]", "", letters))
    for article in TYPED_ARTICLES[language]:
        parts = article.split()
        if words[: len(parts)] == parts and len(words) > len(parts):
            return " ".join(words[len(parts) :])
    return " ".join(words)


class _Reader:
    """Reads one file; every refusal names the file and what is wrong in it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def pack(self) -> Pack:
        name = self.path.stem
        if not SLUG.fullmatch(name):
            raise self._refused("hat-pack-wrong-name", name=brief(name))
        read = self._toml()
        listed = read.get("gift")
        if not isinstance(listed, list):
            raise self._refused("hat-pack-part", part="[[gift]]")
        gifts = self._gifts(listed)
        return Pack(name, gifts, self._alike(read.get("alike", []), gifts))

    def _refused(self, reason: str, **about: Any) -> Rejected:
        return Rejected(reason, file=brief(self.path.name, 40), **about)

    def _toml(self) -> dict[str, Any]:
        try:
            if self.path.stat().st_size > LARGEST_FILE:
                raise self._refused("hat-pack-too-large", most=LARGEST_FILE // 1000)
            return tomllib.loads(self.path.read_text(encoding="utf-8"))
        except OSError as error:
            raise self._refused("hat-pack-no-file") from error
        except tomllib.TOMLDecodeError as error:
            line = re.search(r"at line (\d+)", str(error))
            number = int(line[1]) if line else 0
            raise self._refused("hat-pack-damaged", line=number) from error
        except (UnicodeDecodeError, RecursionError) as error:
            raise self._refused("hat-pack-damaged", line=0) from error

    def _gifts(self, listed: list[Any]) -> dict[str, Gift]:
        if not FEWEST_GIFTS <= len(listed) <= MOST_GIFTS:
            about = {"gifts": len(listed), "least": FEWEST_GIFTS, "most": MOST_GIFTS}
            raise self._refused("hat-pack-wrong-size", **about)
        gifts: dict[str, Gift] = {}
        for number, entry in enumerate(listed, start=1):
            gift = self._gift(entry, number)
            if gift.id in gifts:
                raise self._refused("hat-pack-doubled", gift=gift.id)
            gifts[gift.id] = gift
        for language in ARTICLES:
            self._names_differ(gifts, language)
        return gifts

    def _gift(self, entry: Any, number: int) -> Gift:
        where = f"gift {number}"
        if not isinstance(entry, dict):
            raise self._refused("hat-pack-part", part=where)
        slug = self._text(entry, "id", f"{where}: id")
        if not SLUG.fullmatch(slug):
            raise self._refused("hat-pack-wrong-id", gift=slug)
        return Gift(slug, self._noun(entry, slug, "en"), self._noun(entry, slug, "fr"))

    def _noun(self, entry: dict[str, Any], slug: str, language: str) -> Noun:
        where = f"{slug}: {language}"
        told = self._table(entry, language, where)
        name = self._text(told, "name", f"{where}.name")
        article = told.get("article")
        if article not in ARTICLES[language]:
            known = ", ".join(f'"{one}"' for one in ARTICLES[language])
            about = {"gift": slug, "language": language, "known": known}
            raise self._refused("hat-pack-article", **about)
        also = told.get("also", [])
        if not isinstance(also, list):
            raise self._refused("hat-pack-part", part=f"{where}.also")
        texts = tuple(self._checked(text, f"{where}.also") for text in also)
        make: Callable[..., Noun] = {"en": self._english, "fr": self._french}[language]
        return make(told, name, article, where)._replace(also=texts)

    def _english(self, told: dict[str, Any], name: str, article: str, where: str) -> Noun:
        many = self._yes(told, "many", f"{where}.many")
        return Noun(name, f"{article} {name}".strip(), f"the {name}", "many" if many else "one", "")

    def _french(self, told: dict[str, Any], name: str, article: str, where: str) -> Noun:
        gender = {"un": "m", "une": "f", "du": "m", "de la": "f"}.get(article, told.get("gender"))
        if gender not in ("m", "f"):
            raise self._refused("hat-pack-part", part=f"{where}.gender")
        elides = self._yes(told, "elides", f"{where}.elides")
        elides = elides or plain(name[:1], "fr")[:1] in tuple("aeiou")
        if article == "des":
            the = f"les {name}"
        elif elides:
            the = f"l’{name}"
        else:
            the = f"le {name}" if gender == "m" else f"la {name}"
        number = "many" if article == "des" else "one"
        return Noun(name, f"{article} {name}", the, number, gender)

    def _names_differ(self, gifts: dict[str, Gift], language: str) -> None:
        """Whatever people may write must mean one gift."""
        meant: dict[str, str] = {}
        for gift in gifts.values():
            noun = gift.noun(language)
            for text in (noun.name, *noun.also):
                other = meant.setdefault(plain(text, language), gift.id)
                if other != gift.id:
                    raise self._refused("hat-pack-same", name=text, gift=gift.id, other=other)

    def _alike(self, listed: Any, gifts: dict[str, Gift]) -> tuple[tuple[str, ...], ...]:
        groups = listed if isinstance(listed, list) else [None]
        for group in groups:
            if not isinstance(group, list) or len(group) < 2:
                raise self._refused("hat-pack-part", part="alike")
            for gift in group:
                if not isinstance(gift, str) or gift not in gifts:
                    raise self._refused("hat-pack-alike", gift=brief(gift))
        return tuple(map(tuple, groups))

    # The parts of a file

    def _table(self, told: dict[str, Any], key: str, where: str) -> dict[str, Any]:
        found = told.get(key)
        if not isinstance(found, dict):
            raise self._refused("hat-pack-part", part=where)
        return found

    def _text(self, told: dict[str, Any], key: str, where: str) -> str:
        return self._checked(told.get(key), where)

    def _checked(self, text: Any, where: str) -> str:
        good = isinstance(text, str) and text.isprintable() and len(text) <= LONGEST_NAME
        if not good or not plain(text, "en"):
            raise self._refused("hat-pack-part", part=where)
        return " ".join(unicodedata.normalize("NFC", text).split())

    def _yes(self, told: dict[str, Any], key: str, where: str) -> bool:
        value = told.get(key, False)
        if not isinstance(value, bool):
            raise self._refused("hat-pack-part", part=where)
        return value
