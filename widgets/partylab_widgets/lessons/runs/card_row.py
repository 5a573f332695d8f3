"""The row of all 33 cards: pick some up, and watch what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partylab.html import EMPTY, button, html, join, row, tick
from partylab.nothanks import Hand, cost, score
from partylab.nothanks.drawing import draw_hand
from partylab.nothanks.pieces import hand
from partylab.nothanks.rules import CARDS
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of, signed
from partylab_widgets.lessons.runs.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson


# What these predictions ask about is to be thought out first: until then these cards rest.
ASKED = {"join": 14, "pair": 25}


class CardRow(Lab):
    """Cards to hold and to put back.

    With `predict` the change has to be guessed before a card drops.  With `goal` it is the
    exercise of that name: find a card that lowers the score.
    """

    _css = style(*LOOK)

    def __init__(
        self,
        lesson: Lesson,
        held: Collection[int] = (),
        predict: bool = False,
        goal: str = "",
        once: Sequence[str] = (),
    ) -> None:
        super().__init__(lesson, goal or "row", once)
        self.first = frozenset(held)
        self.held = set(held)
        self.predict, self.goal = predict, goal
        self.in_the_air: int | None = None
        self.told = self.words("runs-row-begin")
        self.redraw()

    def basis(self) -> Any:
        """Return what is known about the row, and which cards rest."""
        return super().basis(), self.resting

    @property
    def resting(self) -> list[int]:
        """Cards that a prediction still asks about; the exercise has all of them."""
        asked = filter(self.lesson.has, () if self.goal else ASKED)
        return [ASKED[bet] for bet in self.still_open(asked)]

    def obey(self, name: str, value: str) -> None:
        """Pick a card up or put it back, guess, or begin anew."""
        if name == "card":
            self._touch(one_of(value, CARDS))
        elif name == "guess" and self.in_the_air is not None:
            self._drop(self.in_the_air, value)
        elif name == "predict":
            self.predict, self.in_the_air = value == "on", None
        elif name == "anew":
            self.held, self.in_the_air = set(self.first), None
            self.told = self.words("runs-row-begin")
        else:
            super().obey(name, value)
        self.redraw(self.told)

    def _touch(self, card: int) -> None:
        if card in self.resting:
            self.told = self._who_rests()
        elif card in self.held:
            self.held.remove(card)
            self.in_the_air = None
            self.told = self.words(
                "runs-row-back", card=card, change=signed(-cost(card, self.held))
            )
        elif self.predict:
            self.in_the_air = card
            self.told = self.words("runs-row-guess", card=card)
        else:
            self._drop(card)

    def _drop(self, card: int, guess: str = "") -> None:
        change = cost(card, self.held)
        neighbours = (
            f"{'low' if card - 1 in self.held else ''}{'high' if card + 1 in self.held else ''}"
        )
        about = {"card": card, "below": card - 1, "above": card + 1, "change": signed(change)}
        self.told = self.words("runs-row-change", kind=neighbours or "alone", **about)
        if guess:
            verdict = "lesson-was-right" if guess == str(change) else "lesson-was-wrong"
            self.told = f"{self.words(verdict)} {self.told}"
        self.held.add(card)
        self.in_the_air = None
        if self.goal and change < 0:
            self.note(outcome="right")

    def draw(self) -> Markup:
        """Return the hand with its score, what has just happened, and the row of cards."""
        held = html(
            '<div class="pl-table"><div class="lab-hand">{}</div><p class="lab-score">{}</p></div>'
            '<p class="pl-news">{}</p>',
            self._hand(), self.says("runs-row-score", score=score(self.held)), self.told,
        )  # fmt: skip
        cards = html(
            '<div class="lab-row" role="group" aria-label="{}">{}</div>',
            self.says("runs-row-cards"), join(map(self._pick, CARDS)),
        )  # fmt: skip
        rests = html('<p class="pl-note">{}</p>', self._who_rests()) if self.resting else EMPTY
        return self.framed("", self.task(), held, self._guesses(), cards, rests, self._tools())

    def _who_rests(self) -> str:
        return self.words("runs-row-rests", cards=", ".join(map(str, self.resting)))

    def _hand(self) -> Markup:
        if not self.held:
            return html("<p>{}</p>", self.says("runs-row-empty"))
        return hand(sorted(self.held), self.words)

    def _pick(self, card: int) -> Markup:
        held = card in self.held
        style = "lab-pick" + (" lab-in-the-air" if card == self.in_the_air else "")
        mark = html('<span aria-hidden="true">✓</span>') if held else EMPTY
        label = html("{}{}", card, mark)
        pressed = "true" if held else "false"
        rests = card in self.resting
        return button("card", label, str(card), style=style, aria_pressed=pressed, disabled=rests)

    def _guesses(self) -> Markup:
        card = self.in_the_air
        if card is None:
            return EMPTY
        options = sorted({cost(card, self.held), card, 0, -1, -card}, reverse=True)
        return html(
            '<div class="pl-row" role="group" aria-label="{}">{}</div>',
            self.says("runs-row-guess", card=card),
            join(
                button("guess", signed(option), str(option), data_focus=not at)
                for at, option in enumerate(options)
            ),
        )

    def _tools(self) -> Markup:
        predict = tick("predict", self.says("runs-row-predict"), on=self.predict)
        anew = button("anew", self.says("runs-row-anew"), style="pl-button-quiet")
        return row(predict, anew)

    def picture(self) -> str:
        """Return the cards held, as a picture."""
        if self.awaited:
            return self.print_waiting()
        cards = tuple(sorted(self.held)) or (26, 27, 28)
        return draw_hand(Hand(cards), self.words)
