"""What one believes about a gift, as bars: a perfect memory, a leaky one, and one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.hat.gifts import noun
from partylab.html import choices, html, join, meter, slider
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.recall import own
from partylab_widgets.lessons.recall.curves import LEAKS, fading, guessed
from partylab_widgets.lessons.recall.doubting import update
from partylab_widgets.lessons.recall.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

GIFTS = ("guitar", "hat", "muffin", "rubber-duck", "umbrella")
LIES = "guitar"  # what lies there in truth
CLAIMS = {"nothing": "", "true": LIES, "false": "hat"}
SLIDERS = {"passes": range(31), "leak": LEAKS, "honesty": range(20, 101, 5)}
WHO = ("perfect", "leaky", "own")

Belief = dict[str, float]


def spread(gift: str, chance: float) -> Belief:
    """Return a belief: so much in one gift, the rest evenly in the others."""
    rest = (1 - chance) / (len(GIFTS) - 1)
    return {each: chance if each == gift else rest for each in GIFTS}


class Bars(Lab):
    """Three beliefs about one gift, before and after somebody says what it is."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = (), claims: bool = False) -> None:
        super().__init__(lesson, "claims" if claims else "bars", once)
        self.claims, self.claim = claims, "true" if claims else "nothing"
        self.set = {"passes": 6, "leak": 10, "honesty": 80}
        self.redraw()

    def basis(self) -> object:
        """Return the own answers, and what is drawn."""
        return tuple(own.recalled(self.lesson)), self.claim, tuple(self.set.values())

    def obey(self, name: str, value: str) -> None:
        """Set a slider, or say something else."""
        if name in self._sliders():
            self.set[name] = one_of(value, SLIDERS[name])
        elif name == "claim" and self.claims and value in CLAIMS:
            self.claim = value
        else:
            super().obey(name, value)
        self.redraw(self.told())

    def _sliders(self) -> list[str]:
        return ["passes", "leak", *(["honesty"] if self.claims else [])]

    # What is believed

    def beliefs(self) -> dict[str, Belief]:
        """Return what each of the three believes; without own answers there are two."""
        kept = fading(self.set["passes"], self.set["leak"] / 100)
        found = {
            "perfect": spread(LIES, 1.0),
            "leaky": spread(LIES, guessed(kept, len(GIFTS))),
        }
        answer = self.nearest()
        if answer:
            found["own"] = spread(LIES if answer.right else "hat", answer.sure / 100)
        if self.claim == "nothing":
            return found
        honesty = self.set["honesty"] / 100
        return {who: heard(belief, CLAIMS[self.claim], honesty) for who, belief in found.items()}

    def nearest(self) -> own.Recalled | None:
        """Return the own answer about a gift that was seen about as long ago."""
        answers = own.recalled(self.lesson)
        far = self.set["passes"]
        return min(answers, key=lambda it: abs(it.passes - far)) if answers else None

    def told(self) -> str:
        """Say what the leaky one believes, and which own answer is shown."""
        leaky = self.beliefs()["leaky"]
        best = max(leaky, key=lambda gift: leaky[gift])
        told = self.words(
            "recall-bars-told", gift=noun(best, self.words.language).a,
            chance=round(100 * leaky[best]), passes=self.set["passes"],
        )  # fmt: skip
        answer = self.nearest()
        if answer is None:
            return f"{told} {self.words('recall-bars-no-own')}"
        right = "yes" if answer.right else "no"
        about = {"passes": answer.passes, "sure": answer.sure, "right": right}
        return f"{told} {self.words('recall-bars-own', **about)}"

    # How it looks

    def draw(self) -> Markup:
        """Return the beliefs side by side, and what sets them."""
        sliders = join(
            slider(name, self.says(f"recall-set-{name}", value=self.set[name]), SLIDERS[name],
                   self.set[name])
            for name in self._sliders()
        )  # fmt: skip
        return self.framed(
            "", self._claims(), sliders, self._table(),
            html('<p class="pl-news">{}</p>', self.told()),
        )  # fmt: skip

    def _claims(self) -> str:
        if not self.claims:
            return ""
        options = [(claim, self._claimed(claim)) for claim in CLAIMS]
        return choices("claim", self.says("recall-claims"), options, self.claim, self.key)

    def _claimed(self, claim: str) -> str:
        if claim == "nothing":
            return self.words("recall-claim-nothing")
        return self.words("recall-says", gift=noun(CLAIMS[claim], self.words.language).a)

    def _table(self) -> Markup:
        beliefs = self.beliefs()
        heads = join(html('<th scope="col">{}</th>', self.says(f"recall-who-{who}")) for who in WHO)
        rows = join(
            html(
                '<tr><th scope="row">{}</th>{}</tr>',
                noun(gift, self.words.language).name,
                join(self._bar(beliefs.get(who), gift) for who in WHO),
            )
            for gift in GIFTS
        )  # fmt: skip
        return html(
            '<table class="rc-bars"><caption>{}</caption><thead><tr>'
            '<th scope="col">{}</th>{}</tr></thead><tbody>{}</tbody></table>',
            self.says("recall-bars-title"), self.says("recall-gift-column"), heads, rows,
        )  # fmt: skip

    def _bar(self, belief: Belief | None, gift: str) -> Markup:
        if belief is None:
            return html("<td>–</td>")
        percent = round(100 * belief[gift])
        return html("<td>{}{}</td>", self.says("lesson-percent", value=percent), meter(percent))

    def picture(self) -> str:
        """Return the beliefs of the two models as lines of text, and one to fill in."""
        if self.awaited:
            return self.print_waiting()
        lines = [self.words("recall-bars-paper", passes=self.set["passes"], leak=self.set["leak"])]
        if self.claims:
            lines.append(self._claimed(self.claim))
        beliefs = self.beliefs()
        for who in ("perfect", "leaky"):
            shares = ", ".join(
                f"{noun(gift, self.words.language).name}"
                f" {self.words('lesson-percent', value=round(100 * chance))}"
                for gift, chance in beliefs[who].items()
            )
            lines.append(self._line(who, shares))
        lines.append(self._line("own", "_" * 30))
        return sheet(self.words("recall-bars-title"), lines)

    def _line(self, who: str, shares: str) -> str:
        return self.words("recall-line", who=self.words(f"recall-who-{who}"), what=shares)


def heard(belief: Belief, claim: str, honesty: float) -> Belief:
    """Return a belief after a claim; one that is certain of the contrary stays so."""
    if belief[claim] == 0 and honesty == 1:
        return belief
    return update(belief, claim, honesty)
