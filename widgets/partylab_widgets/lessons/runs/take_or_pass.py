"""Take the card or pay a chip?  What it costs shows only after the decision."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import button, html, row, verdict
from partylab.nothanks import Hand, cost
from partylab.nothanks.drawing import draw_hand
from partylab.nothanks.pieces import card as card_picture
from partylab.nothanks.pieces import chips, hand
from partylab.nothanks.rules import CARDS
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import signed
from partylab_widgets.lessons.runs.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

PAYING = 1  # point: the chip that one pays
MOST_CHIPS = 12  # on a card


@dataclass(frozen=True)
class Situation:
    """What lies on the table, and what I hold."""

    cards: tuple[int, ...]
    card: int
    pot: int

    @property
    def taking(self) -> int:
        """How many points I gain by taking; a negative number is good."""
        return cost(self.card, self.cards) - self.pot

    @property
    def better(self) -> str:
        """What gives fewer points right now."""
        return "take" if self.taking < PAYING else "pass"


def situations(seed: int, count: int) -> list[Situation]:
    """Draw situations; in about half of them the card has a neighbour among mine."""
    rng = Random(seed)
    return [_situation(rng, near=rng.random() < 0.5) for _ in range(count)]


def _situation(rng: Random, near: bool) -> Situation:
    cards = rng.sample(CARDS, 4)
    others = [card for card in CARDS if card not in cards]
    near_ones = [card for card in others if card - 1 in cards or card + 1 in cards]
    far_ones = [card for card in others if card not in near_ones and card <= MOST_CHIPS]
    card = rng.choice(near_ones if near else far_ones)
    price = cost(card, cards)
    # One chip fewer than the price would make both decisions equal.
    pot = max(0, price + rng.choice((-6, -4, -3, -2, 0, 2, 4))) if price > 0 else rng.randint(0, 3)
    return Situation(tuple(sorted(cards)), card, min(pot, MOST_CHIPS))


class TakeOrPass(Lab):
    """A few decisions; after each one its price is shown."""

    _css = style(*LOOK)

    def __init__(
        self, lesson: Lesson, rounds: int = 6, seed: int = 139, once: Sequence[str] = ()
    ) -> None:
        super().__init__(lesson, "take", once)
        self.situations = situations(seed, rounds)
        self.at = self.good = 0
        self.decided = ""
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Decide, go on to the next situation, or begin anew."""
        if name == "decide" and not self.decided and value in ("take", "pass"):
            self.decided = value
            self.good += value == self.now.better
            self.seq += 1
            self.redraw(self.verdict())
        elif name == "next" and self.decided and self.at + 1 < len(self.situations):
            self.at, self.decided = self.at + 1, ""
            self.seq += 1
            self.redraw(self._position())
        elif name == "anew":
            self.at, self.good, self.decided = 0, 0, ""
            self.redraw(self._position())
        elif name in ("decide", "next"):
            raise Rejected("stage-too-late")
        else:
            super().obey(name, value)

    @property
    def now(self) -> Situation:
        """The situation on the table."""
        return self.situations[self.at]

    def _position(self) -> str:
        now = self.now
        mine = self.words.join([str(card) for card in now.cards])
        return self.words("runs-take-position", card=now.card, chips=now.pot, mine=mine)

    def verdict(self) -> str:
        """Say what both decisions are worth."""
        now = self.now
        about = {
            "cost": signed(cost(now.card, now.cards)),
            "chips": now.pot,
            "change": signed(now.taking),
            "better": now.better,
        }
        first = "lesson-was-right" if self.decided == now.better else "lesson-was-wrong"
        return f"{self.words(first)} {self.words('runs-take-price', **about)}"

    def draw(self) -> Markup:
        """Return the table, the two buttons, and the verdict once there is one."""
        now = self.now
        on_it = self.words("nothanks-chips-on-card", chips=now.pot)
        count = self.says("runs-take-count", number=self.at + 1, count=len(self.situations))
        lies = html(
            '<div class="pl-table lab-take"><div class="nt-middle"><span class="nt-face-up">{}'
            '</span><span class="nt-pot">{}<span class="nt-pot-text" aria-hidden="true">{}</span>'
            '</span></div><p>{}</p><div class="lab-hand">{}</div></div>',
            card_picture(now.card), chips(now.pot, "pot", on_it), on_it,
            self.says("runs-take-mine"), hand(now.cards, self.words),
        )  # fmt: skip
        return self.framed(count, lies, self._below())

    def _below(self) -> Markup:
        if not self.decided:
            take = self.says("runs-take-take", chips=self.now.pot)
            return row(
                button("decide", take, "take", data_focus=True),
                button("decide", self.says("runs-take-pass"), "pass"),
            )
        told = verdict(self.decided == self.now.better, self.verdict())
        if self.at + 1 < len(self.situations):
            label = self.says("runs-take-next")
            return told + row(button("next", label, style="pl-button-main", data_focus=True))
        said = self.says("runs-take-done", good=self.good, count=len(self.situations))
        anew = button("anew", self.says("runs-take-anew"), data_focus=True)
        return told + html("<p><strong>{}</strong></p>", said) + row(anew)

    def picture(self) -> str:
        """Return my cards; the card on the table and its chips are named in the title."""
        if self.awaited:
            return self.print_waiting()
        now = self.now
        named = str(html("<desc>{} ", self._position()))
        return str(draw_hand(Hand(now.cards), self.words)).replace("<desc>", named, 1)
