"""What one can know who forgets nothing: the exact belief about all that lies face down.

Whoever watches from the deal on knows everything.  Whoever joins late knows what is shown from
then on; the rest can only be inferred from what givers say, by how honest one takes them to be.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from partylab.hat.arrangements import total
from partylab.hat.events import (
    DEALT,
    ENDED,
    GIVEN,
    MISSED,
    NOTHING,
    OFFERED,
    Place,
    follow,
    hidden,
    places,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from partylab.hat.events import Happened
    from partylab.hat.state import View

# Gifts with their probabilities, the likeliest first.
Chances = dict[str, Any]


@dataclass(frozen=True)
class Honesty:
    """How givers are: a model with two numbers.

    A giver knows its gift with a probability.  One that knows tells the truth, or bluffs at times:
    then it names any other of the gifts that may lie face down.  One that does not know names any
    of them, and may be right by luck.

    >>> Honesty(knows=0.9, bluffs=0.1).true(10), Honesty(knows=1, bluffs=0).true(10)
    (Fraction(41, 50), Fraction(1, 1))
    """

    knows: Fraction = Fraction(9, 10)
    bluffs: Fraction = Fraction(1, 20)

    def __post_init__(self) -> None:
        """Take numbers in any form, and keep them exactly."""
        for name in ("knows", "bluffs"):
            share = Fraction(getattr(self, name)).limit_denominator(10**6)
            if not 0 <= share <= 1:
                raise ValueError(f"{name} is a probability, from 0 to 1")
            object.__setattr__(self, name, share)

    def true(self, gifts: int) -> Fraction:
        """Return how likely the truth is to be told, of so many gifts that could be named.

        So much does somebody believe a giver who has no idea of the gift.
        """
        return self.knows * (1 - self.bluffs) + (1 - self.knows) / gifts

    def false(self, gifts: int) -> Fraction:
        """Return how likely it is that one particular other gift is named."""
        if gifts < 2:  # there is no other
            return Fraction(0)
        return (1 - self.true(gifts)) / (gifts - 1)


USUAL = Honesty()


class Memory(ABC):
    """What somebody believes to lie where.  It is a value: `after` returns another one."""

    view: View | None
    honesty: Honesty

    @abstractmethod
    def after(self, view: View) -> Memory:
        """Return what it believes once it has seen this view too, right after the one before."""

    @abstractmethod
    def at(self, place: Place) -> Chances:
        """Return which gifts lie in a place, with their probabilities, the likeliest first."""

    @abstractmethod
    def recollected(self, rng: Random) -> Memory:
        """Return what comes to its mind just now: the same for those who forget nothing."""

    def likely(self, place: Place) -> Chances:
        """Return the gifts of a place that are worth thinking of."""
        return self.at(place)

    @property
    def hidden(self) -> tuple[Place, ...]:
        """The places where a gift lies face down now."""
        return () if self.view is None else hidden(self.view)

    @property
    def given(self) -> Chances:
        """What the gift in the giver's hand may be."""
        return self.at(GIVEN)

    def chance(self, place: Place, gift: str) -> Any:
        """Return how likely a gift is to lie in a place."""
        return self.at(place).get(gift, 0)

    def likeliest(self, place: Place) -> tuple[str, Any]:
        """Return the likeliest gift in a place, and how likely it is."""
        return next(iter((self.likely(place) or self.at(place)).items()))

    def doubted(self) -> Any:
        """Return how likely what the giver has just said is to be false."""
        if self.view is None or self.view.named is None:
            raise ValueError("nothing has been said")
        return 1 - self.chance(GIVEN, self.view.named)

    def _open(self, place: Place) -> str | None:
        """Return the gift that lies open in a place."""
        lying = {} if self.view is None else places(self.view)
        if place not in lying:
            raise KeyError(f"nothing lies at {place}")
        return lying[place].gift

    def __str__(self) -> str:
        """Write a line for each face-down gift, with the likeliest gifts."""
        return "\n".join(f"{name_of(place)}: {brief(self.at(place))}" for place in self.hidden)


def name_of(place: Place) -> str:
    """Return what a place is called: the oldest gift before seat 2 is 2.0.

    >>> name_of(Place(2, 0)), name_of(GIVEN)
    ('2.0', 'given')
    """
    return "given" if place.seat is None else f"{place.seat}.{place.at}"


def brief(chances: Chances, most: int = 2) -> str:
    """Write the likeliest of some gifts.

    >>> brief({"hat": Fraction(3, 4), "dog": Fraction(1, 8), "cat": Fraction(1, 8)})
    'hat 75%, dog 12%, …'
    """
    shown = [f"{gift} {float(chance):.0%}" for gift, chance in list(chances.items())[:most]]
    return ", ".join([*shown, *(["…"] if len(chances) > most else [])])


def likeliest_first(chances: Mapping[str, Any]) -> Chances:
    """Sort gifts by how likely they are; what is impossible is left out."""
    return {gift: chance for gift, chance in sorted(chances.items(), key=_order) if chance}


def _order(item: tuple[str, Any]) -> tuple[Any, str]:
    return -item[1], item[0]


@dataclass(frozen=True, repr=False)
class Belief(Memory):
    """The exact belief of somebody who forgets nothing.

    >>> from partylab import Table
    >>> from partylab.hat import Hat
    >>> table, belief = Table(Hat(), ["Ana", "Bo", "Cleo"], seed=1), Belief()
    >>> for move in ("draw", "turn", "say hat"):
    ...     belief = belief.after(table.view(None))
    ...     table.play(min(table.turn), move)
    >>> print(belief.after(table.view(None)))           # who was there from the start knows it
    given: screwdriver 100%
    >>> late = Belief(honesty=Honesty(1, 0.2)).after(table.view(None))
    >>> print(late)                                     # who joins late must trust the giver
    given: hat 80%, alarm-clock 0%, …
    >>> late.doubted()
    Fraction(1, 5)
    """

    view: View | None = None
    honesty: Honesty = USUAL
    # The gifts that it knows, by their places; of the others, how much likelier each gift has
    # become by being named.
    known: Mapping[Place, str] = field(default_factory=dict)
    heard: Mapping[Place, Mapping[str, Fraction]] = field(default_factory=dict)

    def after(self, view: View) -> Belief:
        """Follow the gifts, and weigh what was said."""
        happened = follow(self.view, view)
        if happened.what == NOTHING:
            return self
        if happened.what in (DEALT, ENDED, MISSED):
            fresh = replace(self, view=view, known={}, heard={})
            return fresh._listened(view) if happened.what == MISSED else fresh
        moved = self._moved(view, happened)
        return moved._listened(view) if happened.what == OFFERED else moved

    def _moved(self, view: View, happened: Happened) -> Belief:
        """Carry along what it knows and has heard of each gift."""
        known, heard = {}, {}
        before = {} if self.view is None else places(self.view)
        for place in hidden(view):
            origin = happened.came[place]
            gift = before[origin].gift or self.known.get(origin)
            if gift is not None:
                known[place] = gift
            elif origin in self.heard:
                heard[place] = self.heard[origin]
        return replace(self, view=view, known=known, heard=heard)

    def _listened(self, view: View) -> Belief:
        """Weigh what the giver says: nothing new to the giver itself, or to those who know."""
        candidates = self.candidates
        if view.named not in candidates or view.seat == view.giver or GIVEN in self.known:
            return self
        true, false = self.honesty.true(len(candidates)), self.honesty.false(len(candidates))
        if not false:  # whoever never lies has told what it is
            return replace(self, known={**self.known, GIVEN: view.named})
        weights = dict(self.heard.get(GIVEN, {}))
        weights[view.named] = weights.get(view.named, Fraction(1)) * true / false
        return replace(self, heard={**self.heard, GIVEN: weights})

    @property
    def candidates(self) -> tuple[str, ...]:
        """The gifts that may lie in the places that it does not know."""
        if self.view is None:
            return ()
        elsewhere = {*self.view.open, *self.known.values()}
        return tuple(gift for gift in may_lie(self.view) if gift not in elsewhere)

    def together(self, gifts: Mapping[Place, str]) -> Fraction:
        """Return how likely it is that all these gifts lie in these places.

        >>> Belief().together({})
        Fraction(1, 1)
        """
        weight = Fraction(1)
        asked = {}
        for place, gift in gifts.items():
            surely = self._open(place) or self.known.get(place)
            if surely is None:
                asked[place] = gift
            elif surely != gift:
                return Fraction(0)
        if len({*asked.values()}) < len(asked) or not {*asked.values()} <= {*self.candidates}:
            return Fraction(0)
        for place, gift in asked.items():
            weight *= self.heard.get(place, {}).get(gift, 1)
        return weight * self._ways(asked) / self._all_ways if asked else weight

    @cached_property
    def _all_ways(self) -> Fraction:
        return self._ways({})

    def _ways(self, laid: Mapping[Place, str]) -> Fraction:
        """Add up the weights of all ways in which the other gifts can lie."""
        free = {*self.candidates} - {*laid.values()}
        unknown = [place for place in self.hidden if place not in self.known and place not in laid]
        weights = {
            place: {gift: weight for gift, weight in self.heard[place].items() if gift in free}
            for place in unknown
            if place in self.heard
        }
        return total(len(unknown), len(free), weights)

    def chance(self, place: Place, gift: str) -> Fraction:
        """Return how likely a gift is to lie in a place."""
        return self.together({place: gift})

    def at(self, place: Place) -> Chances:
        """Return the gifts of a place: those that were never named are all equally likely."""
        surely = self._open(place) or self.known.get(place)
        if surely is not None:
            return {surely: Fraction(1)}
        candidates = self.candidates
        named = {gift for weights in self.heard.values() for gift in weights}
        chances = {gift: self.chance(place, gift) for gift in candidates if gift in named}
        others = [gift for gift in candidates if gift not in named]
        if others:
            share = (1 - sum(chances.values(), Fraction(0))) / len(others)
            chances |= dict.fromkeys(others, share)
        return likeliest_first(chances)

    def recollected(self, rng: Random) -> Belief:
        """Return itself: nothing is ever forgotten."""
        return self

    def __repr__(self) -> str:
        return f"<Belief {str(self).replace(chr(10), '; ')}>"


def may_lie(view: View) -> tuple[str, ...]:
    """Return the gifts that may lie on the table at all, as far as a view tells."""
    return view.seen or tuple(view.game.gifts.gifts)
