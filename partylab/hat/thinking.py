"""How the bots play: one way for all of them; they differ in memory, and a little in nerve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from partylab.bots import Bot, Why
from partylab.game import News
from partylab.hat.belief import likeliest_first
from partylab.hat.events import GIVEN
from partylab.hat.gifts import Named
from partylab.hat.memory import threshold
from partylab.hat.moves import ACCEPT, DRAW, REFUSE, TURN, Move
from partylab.hat.state import ANSWERING, ANY, NAMING

if TYPE_CHECKING:
    from random import Random

    from partylab.hat.belief import Chances
    from partylab.hat.memory import Memory
    from partylab.hat.state import View

SURE = 0.5  # who takes a gift for something with more than this believes to know it


@dataclass(frozen=True)
class Nerve:
    """How somebody bluffs and doubts.

    Who bluffs names another gift although it knows better: the receiver who believes it carries a
    wrong name on.  Who does not know names what is likely, and looks innocent.
    """

    bluffs: float = 0.0  # how often, of the times when it knows its gift
    # It refuses when it believes an announcement less than 1/N, times this.
    doubt: float = 1.0


class Rememberer(Bot):
    """A bot with a memory and with nerve."""

    def __init__(self, memory: Memory, nerve: Nerve) -> None:
        self.memory = memory
        self.nerve = nerve

    def watch(self, view: View) -> None:
        """Remember what can be seen and heard."""
        self.memory = self.memory.after(view)

    def choose(self, view: View, moves: tuple[Move, ...], rng: Random) -> Move:
        """Do what there is to do; name or doubt by what comes to its mind just now."""
        if len(moves) == 1:
            return moves[0]
        self.watch(view)
        mind = self.memory.recollected(rng)
        if view.phase == ANSWERING:
            return REFUSE if self.doubts(mind, view) else ACCEPT
        return self.named(mind, view, rng)

    def doubts(self, mind: Memory, view: View) -> bool:
        """Is what was said less likely to be true than it has to be?"""
        true = mind.chance(GIVEN, str(view.named))
        return bool(true < threshold(view.seats) * self.nerve.doubt)

    def named(self, mind: Memory, view: View, rng: Random) -> Move:
        """Name the likeliest gift, or now and then another one that may be believed."""
        chances = plausible(mind)
        gift, chance = next(iter(chances.items()))
        if chance <= SURE:
            gift = rng.choice([other for other in chances if chances[other] == chance])
        elif rng.random() < self.nerve.bluffs:
            gift = self.bluff(mind, gift, rng)
        return Move("say", gift, whom(view, rng))

    def bluff(self, mind: Memory, gift: str, rng: Random) -> str:
        """Return another gift that lies around face down, so that somebody may believe it."""
        lying = sorted({mind.likeliest(place)[0] for place in mind.hidden} - {gift})
        return rng.choice(lying) if lying else gift

    def why(self, view: View) -> Why:
        """Say what it believes of the gift, and what follows."""
        self.watch(view)
        if view.phase == ANSWERING:
            return self._why_answer(view)
        if view.phase == NAMING:
            return self._why_name(view)
        move = DRAW if view.given is None else TURN
        return Why(move, (News("hat_bots-no-choice"),))

    def _why_answer(self, view: View) -> Why:
        gift, chance = self.memory.likeliest(GIVEN)
        true = float(self.memory.chance(GIVEN, str(view.named)))
        least = float(threshold(view.seats)) * self.nerve.doubt
        move = REFUSE if true < least else ACCEPT
        said = Named(str(view.named), view.game.pack)
        about = {"true": true, "least": least, "players": view.seats, "gift": said}
        side = "doubts" if move == REFUSE else "believes"
        believed = self._believed(gift, float(chance), view) if gift != view.named else ()
        return Why(move, (*believed, News("hat_bots-answer", side=side, **about)))

    def _why_name(self, view: View) -> Why:
        gift, chance = next(iter(plausible(self.memory).items()))
        bluffs = (News("hat_bots-bluffs", share=self.nerve.bluffs),) if self.nerve.bluffs else ()
        known = self._believed(gift, float(chance), view)
        return Why(Move("say", gift, whom(view, None)), (*known, *bluffs))

    def _believed(self, gift: str, chance: float, view: View) -> tuple[News, ...]:
        """Say for what it takes the gift, and how surely."""
        sure = "certain" if chance > CERTAIN else "sure" if chance > SURE else "unsure"
        named = Named(gift, view.game.pack)
        return (News("hat_bots-believes", sure=sure, gift=named, chance=chance),)


CERTAIN = 0.995


def plausible(mind: Memory) -> Chances:
    """Return what the given gift may be; what surely lies elsewhere is not worth saying."""
    elsewhere: dict[str, float] = {}
    for place in mind.hidden:
        if place != GIVEN:
            gift, chance = mind.likeliest(place)
            elsewhere[gift] = max(float(chance), elsewhere.get(gift, 0.0))
    chances = {
        gift: float(chance) * (1 - elsewhere.get(gift, 0.0)) if elsewhere.get(gift, 0.0) > SURE
        else float(chance)
        for gift, chance in mind.likely(GIVEN).items()
    }  # fmt: skip
    return likeliest_first(chances) or mind.given


def whom(view: View, rng: Random | None) -> int | None:
    """Choose to whom a gift goes whose arrow points anywhere: who has the fewest points so far."""
    if view.given is None or view.given.arrow != ANY:
        return None
    others = [seat for seat in range(view.seats) if seat != view.giver]
    fewest = min(view.penalties[seat] for seat in others)
    best = [seat for seat in others if view.penalties[seat] == fewest]
    return best[0] if rng is None else rng.choice(best)
