"""What somebody believes who forgets: a distribution for every place, and gifts that get mixed up.

Of each gift that lies face down it keeps an image: what it took the gift for when it last met it.
With the probability that its model of forgetting tells, the image comes back to its mind; else it
only knows which gifts are around, for people hardly ever forget those.  They forget where each of
them is: they name another gift of the present set, and very rarely a foreign one (Oberauer 2019).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
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
    0.0: screwdriver 85%, hat 7%, …
    2.0: xylophone 79%, hat 19%, …
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
            return self._rehearsed(view)._later()
        if what == ACCEPTED and self._listens:
            around = {*self.around}
            return self._met({g: chance for g, chance in self.given.items() if g in around})
        return self

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
        surely = self._open(place)
        if surely is not None:
            return {surely: 1.0}
        chances = dict.fromkeys(self._candidates, 0.0)
        for source, weight in self._sources(place).items():
            recalled = weight * self.recall(source)
            self._add(chances, place, self._image(source), recalled)
            self._add(chances, place, self._candidates, weight - recalled)
        return likeliest_first(chances)

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
        free = 1 - sum(self._candidates[gift] for gift in image)
        if rest < TINY or free < TINY:
            return image or self._candidates
        others = {gift: rest * share / free for gift, share in self._candidates.items()}
        return {**others, **image}

    def _told(self, mind: Mapping[str, float]) -> Mapping[str, float]:
        """Weigh what the giver says: it may name any of the gifts that are around."""
        named = "" if self.view is None else str(self.view.named)
        gifts = max(2, sum(gift in self._candidates for gift in self.around))
        true, false = float(self.honesty.true(gifts)), float(self.honesty.false(gifts))
        told = {gift: mind[gift] * (true if gift == named else false) for gift in mind}
        return told if any(told.values()) else mind

    @cached_property
    def _candidates(self) -> dict[str, float]:
        """The gifts that may lie face down, with their chances where it remembers nothing."""
        if self.view is None:
            return {}
        lying_open = {*self.view.open}
        near = [gift for gift in self.around if gift not in lying_open]
        far = [gift for gift in may_lie(self.view) if gift not in lying_open and gift not in near]
        foreign = self.foreign if near and far else float(not near)
        return {
            **dict.fromkeys(near, (1 - foreign) / max(1, len(near))),
            **dict.fromkeys(far, foreign / max(1, len(far))),
        }

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


def _noticed(view: View) -> tuple[str, ...]:
    """Return the gifts of the game that one sees or hears of now."""
    lying = [card.gift for card in places(view).values() if card.gift is not None]
    return (*lying, *(() if view.named is None else (view.named,)))
