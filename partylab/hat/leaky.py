"""What somebody believes who forgets: a distribution for every place, and gifts that get mixed up.

Of each gift that lies face down it keeps an image: what it took the gift for when it last met it.
With the probability that its model of forgetting tells, the image comes back to its mind; else it
only knows which gifts are around, for people hardly ever forget those.  They forget where each of
them is: they name another gift of the present set, and very rarely a foreign one (Oberauer 2019).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING, NamedTuple

from partylab.hat.belief import USUAL, Chances, Honesty, Memory, likeliest_first, may_lie
from partylab.hat.events import (
    ACCEPTED,
    DEALT,
    ENDED,
    GIVEN,
    MISSED,
    NOTHING,
    OFFERED,
    REFUSED,
    TURNED,
    Place,
    follow,
    hidden,
    places,
)
from partylab.hat.forgetting import Forgetting, Never, Window

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from partylab.hat.state import View

ADULT = Window(4)
FOREIGN = ""  # stands for all gifts that were never around
HALF = 0.5
TINY = 1e-12  # what is left of 1 only because floats are rounded


class Trace(NamedTuple):
    """What is left in a memory of one gift."""

    image: Mapping[str, float]  # what it may be; what is missing to 1 goes to all others
    met: tuple[int, ...]  # after how many offers it was shown or named


@dataclass(frozen=True)
class Mixing:
    """How often two gifts are mixed up: "binding errors", the usual mistakes of memory.

    With a probability that grows with the number of gifts, what comes to mind of a gift belongs
    to another one that was moved recently.  The numbers are estimates; that people make this
    mistake rather than others was measured (Oberauer 2019).

    >>> Mixing().chance(4), round(Mixing().chance(8), 2)
    (0.05, 0.21)
    """

    least: float = 0.05
    each: float = 0.04  # for each face-down gift after the fourth
    easy: int = 4
    recent: int = 4  # offers: what was not met since then is not mixed up with others

    def chance(self, gifts: int) -> float:
        """Return how likely a gift is to be mixed up among so many."""
        return min(1.0, self.least + self.each * max(0, gifts - self.easy))


@dataclass(frozen=True, repr=False)
class Leaky(Memory):
    """The belief of somebody who forgets.

    >>> from partylab import Table
    >>> from partylab.hat import Hat
    >>> from partylab.hat.forgetting import Fading
    >>> table, leaky = Table(Hat(), ["Ana", "Bo", "Cleo"], seed=1), Leaky(Fading(4))
    >>> for move in ("draw", "turn", "say screwdriver", "accept", "turn", "say hat", "accept"):
    ...     leaky = leaky.after(table.view(None))
    ...     table.play(min(table.turn), move)
    >>> print(leaky.after(table.view(None)))
    0.0: screwdriver 73%, hat 12%, …
    2.0: xylophone 85%, hat 7%, …
    """

    forgetting: Forgetting = ADULT
    honesty: Honesty = USUAL
    mixing: Mixing | None = None
    foreign: float = 0.05  # of what it does not know, the share of gifts that were never around
    view: View | None = None
    offers: int = 0  # how many it has watched: its time
    traces: Mapping[Place, Trace] = field(default_factory=dict)
    around: tuple[str, ...] = ()  # the gifts that it has seen or heard of since the deal

    # Watching

    def after(self, view: View) -> Leaky:
        """Follow the gifts, and remember what is shown and said."""
        happened = follow(self.view, view)
        if happened.what == NOTHING:
            return self
        if happened.what in (DEALT, ENDED, MISSED):
            return replace(self, view=view, traces={}, around=_noticed(view))
        noted = self._noted(view, happened.what)
        lying = hidden(view)
        traces = {
            place: noted.traces[origin]
            for place, origin in happened.came.items()
            if origin in noted.traces and place in lying
        }
        around = tuple(dict.fromkeys((*self.around, *_noticed(view))))
        return replace(noted, view=view, traces=traces, around=around)

    def _noted(self, view: View, what: str) -> Leaky:
        """Take a new image of the gift that is being given, before it moves on."""
        before = self.view
        if before is None or before.given is None:
            return self
        if what == TURNED:
            return self._met({str(before.given.gift): 1.0})
        if what == OFFERED:
            return self._rehearsed(view)
        if what == ACCEPTED:
            given = self.likely(GIVEN)
            return (self._met(given) if self._listens else self)._later()
        return self._later() if what == REFUSED else self

    def _met(self, image: Mapping[str, float]) -> Leaky:
        """Remember what the given gift seems to be now."""
        met = self.traces[GIVEN].met if GIVEN in self.traces else ()
        return replace(self, traces={**self.traces, GIVEN: Trace(image, (*met, self.offers))})

    def _rehearsed(self, view: View) -> Leaky:
        """Who names what it believes to give will remember it the better."""
        trace = self.traces.get(GIVEN)
        if view.seat != view.giver or trace is None or trace.image.get(str(view.named), 0) <= HALF:
            return self
        return self._met(trace.image)

    def _later(self) -> Leaky:
        return replace(self, offers=self.offers + 1)

    @property
    def _listens(self) -> bool:
        """Does somebody else say what the given gift is?"""
        view = self.view
        return view is not None and view.named is not None and view.seat != view.giver

    # Believing

    def at(self, place: Place) -> Chances:
        """Return the gifts of a place, as far as it remembers, and by what the giver says."""
        chances = self.likely(place)
        far = [gift for gift in may_lie(self._seen) if gift not in self._near_or_open]
        share = max(0.0, 1 - sum(chances.values()))
        return chances | dict.fromkeys(far, share / len(far)) if far and share > TINY else chances

    def likely(self, place: Place) -> Chances:
        """Return the same without the gifts that were never around."""
        surely = self._open(place)
        if surely is not None:
            return {surely: 1.0}
        chances = dict.fromkeys(self._candidates, 0.0)
        for source, weight in self._sources(place).items():
            recalled = weight * self.recall(source)
            self._add(chances, place, self._image(source), recalled)
            self._add(chances, place, self._candidates, weight - recalled)
        chances.pop(FOREIGN, None)
        return likeliest_first(chances)

    def chance(self, place: Place, gift: str) -> float:
        """Return how likely a gift is to lie in a place."""
        likely: dict[str, float] = self.likely(place)
        return likely[gift] if gift in likely else float(self.at(place).get(gift, 0.0))

    def recall(self, place: Place) -> float:
        """Return how likely its image of a gift is to come back to its mind."""
        trace = self.traces.get(place)
        return 0.0 if trace is None else self.forgetting.recall(self._ages(trace))

    def recollected(self, rng: Random) -> Leaky:
        """Return what comes to its mind just now: some images, some of them of other gifts."""
        traces = {}
        for place in self.hidden:
            source, others = place, self._mixed_with(place)
            if others and rng.random() < self._mixing:
                source = rng.choice(others)
            if rng.random() < self.recall(source):
                traces[place] = Trace(self.traces[source].image, (self.offers,))
        return replace(self, traces=traces, forgetting=Never(), mixing=None)

    def _sources(self, place: Place) -> dict[Place, float]:
        """Return whose image comes to its mind for a place, how likely: mostly its own."""
        others = self._mixed_with(place)
        mixed = self._mixing if others else 0.0
        return {place: 1 - mixed, **dict.fromkeys(others, mixed / max(1, len(others)))}

    def _add(
        self, chances: dict[str, float], place: Place, mind: Mapping[str, float], weight: float
    ) -> None:
        """Add what it believes in one state of mind, once it has heard what the giver says."""
        heard = self._told(mind) if place == GIVEN and self._listens else mind
        whole = sum(heard.values())
        if weight and whole:
            for gift, chance in heard.items():
                chances[gift] += weight * chance / whole

    def _image(self, place: Place) -> Mapping[str, float]:
        """Return its image of a gift: what it is sure lies elsewhere can be seen there."""
        trace = self.traces.get(place)
        if trace is None:
            return self._candidates
        image = {gift: share for gift, share in trace.image.items() if gift in self._candidates}
        rest = 1 - sum(trace.image.values())
        if rest > TINY and FOREIGN in self._candidates:
            image[FOREIGN] = rest
        return image or self._candidates

    def _told(self, mind: Mapping[str, float]) -> Mapping[str, float]:
        """Weigh what the giver says: it may name any of the gifts that are around."""
        named = self._seen.named
        true, false = _weights(self.honesty, max(2, len(self._candidates) - 1))
        told = {gift: mind[gift] * (true if gift == named else false) for gift in mind}
        return told if any(told.values()) else mind

    @cached_property
    def _near_or_open(self) -> frozenset[str]:
        return frozenset((*self.around, *self._seen.open))

    @cached_property
    def _candidates(self) -> dict[str, float]:
        """The gifts that may lie face down, with their chances where it remembers nothing."""
        lying_open = {*self._seen.open}
        near = [gift for gift in self.around if gift not in lying_open]
        far = len(may_lie(self._seen)) > len(self._near_or_open)
        foreign = (self.foreign if near else 1.0) if far else 0.0
        chances = dict.fromkeys(near, (1 - foreign) / max(1, len(near)))
        return {**chances, FOREIGN: foreign} if far else chances

    @property
    def _seen(self) -> View:
        if self.view is None:
            raise ValueError("it has seen nothing yet")
        return self.view

    def _ages(self, trace: Trace) -> tuple[int, ...]:
        return tuple(self.offers - met for met in trace.met)

    @property
    def _mixing(self) -> float:
        return 0.0 if self.mixing is None else self.mixing.chance(len(self.hidden))

    def _mixed_with(self, place: Place) -> list[Place]:
        """Return the places whose gifts it may take for the one in this place."""
        if self.mixing is None:
            return []
        recent = [
            other
            for other, trace in self.traces.items()
            if min(self._ages(trace)) < self.mixing.recent
        ]
        return [other for other in recent if other != place] if place in recent else []

    def __repr__(self) -> str:
        return f"<Leaky {str(self).replace(chr(10), '; ')}>"


@cache
def _weights(honesty: Honesty, gifts: int) -> tuple[float, float]:
    """Return how likely the truth is to be said, and any one other gift."""
    return float(honesty.true(gifts)), float(honesty.false(gifts))


def _noticed(view: View) -> tuple[str, ...]:
    """Return the gifts of the game that one sees or hears of now."""
    lying = [card.gift for card in places(view).values() if card.gift is not None]
    return (*lying, *(() if view.named is None else (view.named,)))
