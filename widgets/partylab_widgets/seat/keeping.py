"""What one device remembers of a person: wishes, which no page asks for twice.

All of it comes back from a browser, so none of it is trusted: what cannot be read was never wished.

>>> Wishes.read('{"name": "Ana", "pace": "at a gallop", "sound": 1}')
... # doctest: +ELLIPSIS
Wishes(name='Ana', ... pace='calm', sound=False, speech=True, tours=())
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from partylab.table import LONGEST_NAME
from partylab.words import LANGUAGES
from partylab_widgets.seat.sitting import PACES

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_WISH, MOST_TOURS, MOST_FRIENDS = 40, 50, 20


@dataclass(frozen=True)
class Wishes:
    """What somebody has chosen on this device; each wish has a default, "" is no wish."""

    name: str = ""  # of the person
    friends: tuple[str, ...] = ()  # the names of who else played at this screen
    rivals: int = 0  # how many bots played along; 0: as many as usual
    level: str = ""  # of the rivals
    language: str = ""
    pace: str = "calm"
    sound: bool = False
    speech: bool = True  # do seats say short things?
    tours: tuple[str, ...] = ()  # the guided first rounds that were seen

    @classmethod
    def read(cls, text: str) -> Wishes:
        """Return the wishes that can be read in a text."""
        kept = read_object(text)
        found: dict[str, Any] = {n: kept[n] for n, fits in FITS.items() if fits(kept.get(n))}
        for several in ("friends", "tours"):
            found[several] = tuple(found.get(several, ()))
        return cls(**found)

    def write(self) -> str:
        """Return the wishes as a text.

        >>> Wishes.read(Wishes(name="Éva", tours=("notnot",)).write())
        ... # doctest: +ELLIPSIS
        Wishes(name='Éva', ... tours=('notnot',))
        """
        return json.dumps(asdict(self))


def read_object(text: str) -> dict[str, Any]:
    r"""Return what a text says by name, or nothing where it says nothing that could be read.

    >>> read_object('["list"]'), read_object("}"), read_object('{"name": "\\ud800"}')
    ({}, {}, {})
    """
    try:
        found = json.loads(text)
        # Only now: a text may hide what is no text behind the escapes of JSON.
        json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _short(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_WISH and value.isprintable()


def _name(value: Any) -> bool:
    return _short(value) and len(value) <= LONGEST_NAME


def _names(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_FRIENDS and all(map(_name, value))


def _few(value: Any) -> bool:
    return type(value) is int and 0 <= value <= MOST_FRIENDS


def _one_of(known: Callable[[], Any]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and value in known()


def _flag(value: Any) -> bool:
    return isinstance(value, bool)


def _shorts(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_TOURS and all(map(_short, value))


# What each wish may be.
FITS: dict[str, Callable[[Any], bool]] = {
    "name": _name,
    "friends": _names,
    "rivals": _few,
    "level": _short,
    "language": _one_of(lambda: LANGUAGES),
    "pace": _one_of(lambda: PACES),
    "sound": _flag,
    "speech": _flag,
    "tours": _shorts,
}
