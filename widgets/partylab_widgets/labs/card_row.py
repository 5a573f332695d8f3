"""The row of all 33 cards: pick some up, and watch what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.nothanks import Hand, cost, score
from partylab.nothanks.board import hand
from partylab.nothanks.drawing import draw_hand
from partylab.nothanks.rules import CARDS
from partylab_widgets.labs.bench import Lab, signed
from partylab_widgets.lesson.panel import button, tick

if TYPE_CHECKING:
    from collections.abc import Collection

    from partylab_widgets.lesson import Lesson


class CardRow(Lab):
    """Cards to hold and to put back.

    With `predict` the change has to be guessed before a card drops.  With `goal` it is the
    exercise of that name: find a card that lowers the score.
    """

    def __init__(
        self,
        lesson: Lesson,
        held: Collection[int] = (),
        predict: bool = False,
        goal: str = "",
    ) -> None:
        super().__init__(lesson, goal or "row")
        self.first = frozenset(held)
        self.held = set(held)
        self.predict, self.goal = predict, goal
        self.in_the_air: int | None = None
        self.told = self.words("lab-row-begin")
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Pick a card up or put it back, guess, or begin anew."""
        if name == "card":
            self._touch(_card(value))
        elif name == "guess" and self.in_the_air is not None:
            self._drop(self.in_the_air, value)
        elif name == "predict":
            self.predict, self.in_the_air = value == "on", None
        elif name == "anew":
            self.held, self.in_the_air = set(self.first), None
            self.told = self.words("lab-row-begin")
        else:
            super().obey(name, value)
        self.redraw(self.told)

    def _touch(self, card: int) -> None:
        if card in self.held:
            self.held.remove(card)
            self.in_the_air = None
            self.told = self.words("lab-row-back", card=card, change=signed(-cost(card, self.held)))
        elif self.predict:
            self.in_the_air = card
            self.told = self.words("lab-row-guess", card=card)
        else:
            self._drop(card)

    def _drop(self, card: int, guess: str = "") -> None:
        change = cost(card, self.held)
        neighbours = (
            f"{'low' if card - 1 in self.held else ''}{'high' if card + 1 in self.held else ''}"
        )
        about = {"card": card, "below": card - 1, "above": card + 1, "change": signed(change)}
        self.told = self.words("lab-row-change", kind=neighbours or "alone", **about)
        if guess:
            verdict = "lesson-was-right" if guess == str(change) else "lesson-was-wrong"
            self.told = f"{self.words(verdict)} {self.told}"
        self.held.add(card)
        self.in_the_air = None
        if self.goal and change < 0:
            self.note(outcome="right")

    def draw(self) -> str:
        """Return the hand with its score, what has just happened, and the row of cards."""
        points = self.says("lab-row-score", score=score(self.held))
        return (
            f'<section class="pl-panel pl-lab">{self.task()}'
            f'<div class="pl-table"><div class="lab-hand">{self._hand()}</div>'
            f'<p class="lab-score">{points}</p></div>'
            f'<p class="pl-news">{self.told}</p>{self._guesses()}'
            f'<div class="lab-row" role="group" aria-label="{self.says("lab-row-cards")}">'
            f"{''.join(self._pick(card) for card in CARDS)}</div>{self._tools()}</section>"
        )

    def _hand(self) -> str:
        if not self.held:
            return f"<p>{self.says('lab-row-empty')}</p>"
        return hand(sorted(self.held), self.words)

    def _pick(self, card: int) -> str:
        held = card in self.held
        style = "lab-pick" + (" lab-in-the-air" if card == self.in_the_air else "")
        more = f' aria-pressed="{"true" if held else "false"}"'
        mark = '<span aria-hidden="true">✓</span>' if held else ""
        return button("card", f"{card}{mark}", str(card), style, more)

    def _guesses(self) -> str:
        card = self.in_the_air
        if card is None:
            return ""
        options = sorted({cost(card, self.held), card, 0, -1, -card}, reverse=True)
        buttons = "".join(
            button("guess", signed(option), str(option), more=" data-focus" if not at else "")
            for at, option in enumerate(options)
        )
        label = self.says("lab-row-guess", card=card)
        return f'<div class="pl-row" role="group" aria-label="{label}">{buttons}</div>'

    def _tools(self) -> str:
        predict = tick("predict", self.says("lab-row-predict"), self.predict)
        anew = button("anew", self.says("lab-row-anew"), style="pl-button-quiet")
        return f'<div class="pl-row">{predict}{anew}</div>'

    def picture(self) -> str:
        """Return the cards held, as a picture."""
        cards = tuple(sorted(self.held)) or (26, 27, 28)
        return draw_hand(Hand(cards), self.words)


def _card(value: str) -> int:
    if not value.isdecimal() or int(value) not in CARDS:
        raise Rejected("stage-malformed")
    return int(value)
