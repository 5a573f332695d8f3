"""What do the dice ask for?  Pick every right card, then see why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, button, html, row, table, verdict
from partylab.notnot.dice import (
    BLUE,
    DOWN,
    GREEN,
    NOTHING,
    PLACES,
    RED,
    RIGHT,
    UP,
    Portals,
    Roll,
    answer,
    counting,
    meets,
)
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.negation.cards import card_name, cross, listed
from partylab_widgets.lessons.negation.look import LOOK
from partylab_widgets.lessons.negation.sentences import BOARD, roll_said
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

ROUNDS = (
    Roll(UP, BLUE),
    Roll(NOTHING, GREEN),
    Roll(UP, NOTHING, nots=1),
    Roll(RIGHT, BLUE, nots=1),
    Roll(DOWN, RED, nots=2),
    Roll(NOTHING, NOTHING),
)


class Taps(Lab):
    """A few rolls: which cards may be tapped?  All of them count, not only the first."""

    _css = style(*LOOK)

    def __init__(
        self, lesson: Lesson, rolls: tuple[Roll, ...] = ROUNDS, board: Portals = BOARD
    ) -> None:
        super().__init__(lesson, "taps")
        self.rolls, self.board = rolls, board
        self.at = self.good = 0
        self.picked: set[str] = set()
        self.decided = False
        self.redraw()

    @property
    def roll(self) -> Roll:
        """The dice on the table."""
        return self.rolls[self.at]

    @property
    def right(self) -> frozenset[str]:
        """The cards that may be tapped."""
        return answer(self.roll, self.board).places

    def obey(self, name: str, value: str) -> None:
        """Pick cards, give them as the answer, roll again."""
        if name == "pick" and value in PLACES and not self.decided:
            self.picked ^= {value}
            self.redraw()
        elif name == "decide" and not self.decided:
            self.decided = True
            self.good += self.picked == self.right
            self.seq += 1
            self.redraw(self.told())
        elif name == "next" and self.decided:
            last = self.at + 1 == len(self.rolls)
            self.at, self.decided = 0 if last else self.at + 1, False
            self.good = 0 if last else self.good
            self.picked = set()
            self.seq += 1
            self.redraw(roll_said(self.roll, self.words))
        elif name in ("pick", "decide", "next"):
            raise Rejected("stage-too-late")
        else:
            super().obey(name, value)

    def told(self) -> str:
        """Say whether the answer was right, and what is."""
        first = "lesson-was-right" if self.picked == self.right else "lesson-was-wrong"
        right = listed(self.right, self.board, self.words)
        order = answer(self.roll, self.board).order
        return f"{self.words(first)} {self.words('negation-taps-is', order=order, cards=right)}"

    def draw(self) -> Markup:
        """Return the dice, the cards, and after the decision the reasons."""
        count = self.says("negation-taps-count", number=self.at + 1, count=len(self.rolls))
        dice = html(
            '<p class="lab-command">{}</p><p>{}</p>',
            roll_said(self.roll, self.words), self.says("negation-taps-ask"),
        )  # fmt: skip
        return self.framed(count, dice, self._decided() if self.decided else self._open())

    def _open(self) -> Markup:
        decide = button("decide", self.says("negation-taps-decide"), style="pl-button-main")
        return cross(self.board, self.words, picked=self.picked) + row(decide)

    def _decided(self) -> Markup:
        last = self.at + 1 == len(self.rolls)
        label = self.says("negation-taps-again" if last else "negation-taps-next")
        on = button("next", label, style="pl-button-main", data_focus=True)
        done = self.says("negation-taps-done", good=self.good, count=len(self.rolls))
        return (
            cross(self.board, self.words, right=self.right, mine=self.picked)
            + verdict(self.picked == self.right, self.told())
            + self._reasons()
            + (html("<p><strong>{}</strong></p>", done) if last else EMPTY)
            + row(on)
        )

    def _reasons(self) -> Markup:
        """Return which card meets which criterion."""
        faces = [face for face in counting(self.roll) if face is not NOTHING]
        if not faces:
            return EMPTY
        heads = [self.words("negation-column-card")]
        heads += [self.words(f"notnot-face-{face.value}") for face in faces]
        rows = [
            [
                card_name(place, self.board[place], self.words),
                *(self._yes(meets(face, place, self.board[place])) for face in faces),
                self._yes(place in self.right),
            ]
            for place in PLACES
        ]
        return table([*heads, self.words("negation-column-tap")], rows)

    def _yes(self, true: bool) -> str:
        return self.words("lesson-yes" if true else "lesson-no")

    def picture(self) -> str:
        """Return the cards, and every roll with room for an answer."""
        cards = [f"☐ {card_name(place, self.board[place], self.words)}" for place in PLACES]
        rolls = [f"{roll_said(roll, self.words)} ________" for roll in self.rolls]
        return sheet(self.words("negation-taps-ask"), [*cards, *rolls])
