"""A taste of That's Not a Hat: gifts face down change places; which ones do you still know?

Only a taste: the real game adds claims, doubts and bluffs.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, art, button, html, join, row, select
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.welcome.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

# Our own drawings, 48 wide and high.
GIFTS = {
    "ball": html('<circle cx="24" cy="24" r="17" fill="#56b4e9"/><path d="M7 24h34M24 7v34"/>'),
    "boat": html(
        '<path d="M6 30h36l-6 10H12z" fill="#d55e00"/><path d="M24 30V6l14 18H24" fill="#f0e442"/>'
    ),
    "cup": html(
        '<path d="M10 12h22v20a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z" fill="#009e73"/>'
        '<path d="M32 17h4a5 5 0 0 1 0 11h-4" fill="none"/>'
    ),
    "key": html('<circle cx="14" cy="24" r="8" fill="#e69f00"/><path d="M22 24h20v7M35 24v6"/>'),
    "kite": html(
        '<path d="M24 4l13 15-13 17L11 19z" fill="#cc79a7"/><path d="M24 36q-8 4 0 9" fill="none"/>'
    ),
    "star": html('<path d="M24 5l6 13 14 1-11 9 4 14-13-8-13 8 4-14L4 19l14-1z" fill="#f0e442"/>'),
}
PARCEL = html(
    '<rect x="6" y="12" width="36" height="30" rx="4" fill="#b98a4a"/>'
    '<path d="M24 12v30M6 22h36" stroke="#7a1f2b" stroke-width="4"/>'
    '<path d="M24 12q-10-10-12 0zM24 12q10-10 12 0z" fill="#7a1f2b"/>'
)
MOST_PASSES = 40


class Gifts(Lab):
    """Look, follow the passes, then say where each gift is.  It settles the bet `bet`."""

    _css = style(*LOOK)

    def __init__(
        self, lesson: Lesson, bet: str = "", gifts: int = 4, passes: int = 8, seed: int = 2
    ) -> None:
        super().__init__(lesson, bet or "sandbox-gifts")
        if not 2 <= gifts <= len(GIFTS) or not 1 <= passes <= MOST_PASSES:
            raise ValueError(f"2 to {len(GIFTS)} gifts and 1 to {MOST_PASSES} passes, please")
        self.bet, self.count, self.passes, self.seed = bet, gifts, passes, seed
        self._anew()
        self.redraw()

    def _anew(self) -> None:
        self.rng = Random(self.seed)
        names = self.rng.sample(sorted(GIFTS), self.count)
        # A parcel is its number and what is in it; the number says nothing about the gift.
        self.parcels = list(enumerate(names))
        self.first = tuple(names)
        self.passed = -1  # still face up
        self.swapped = (0, 0)
        self.claims: dict[int, str] = {}
        self.over = False

    @property
    def known(self) -> int:
        """How many places the learner named rightly."""
        return sum(self.claims.get(at) == gift for at, (_, gift) in enumerate(self.parcels))

    # What can be touched

    def obey(self, name: str, value: str) -> None:
        """Turn the gifts down, see a pass, say what lies where, open the parcels."""
        if name == "pass" and self.passed < self.passes:
            self._pass()
        elif name == "open" and self.passed == self.passes and not self.over:
            self._open()
        elif name == "anew":
            self.seed += 1
            self._anew()
        elif name.startswith("place-") and self.passed == self.passes and not self.over:
            self._claim(name, value)
        elif name in ("pass", "open"):
            raise Rejected("stage-too-late")
        else:
            super().obey(name, value)
        self.redraw(self._told())

    def _pass(self) -> None:
        self.passed += 1
        if self.passed:
            at = self.rng.randrange(self.count)
            other = (at + 1) % self.count
            self.parcels[at], self.parcels[other] = self.parcels[other], self.parcels[at]
            self.swapped = (min(at, other) + 1, max(at, other) + 1)
        self.seq += 1

    def _claim(self, name: str, value: str) -> None:
        place = one_of(name.removeprefix("place-"), range(self.count))
        if value not in ("", *self.first):
            raise Rejected("stage-malformed")
        self.claims[place] = value

    def _open(self) -> None:
        if len([claim for claim in self.claims.values() if claim]) < self.count:
            raise Rejected("welcome-gifts-name-all")
        self.over = True
        self.seq += 1
        if self.bet:
            self.lesson.settle(self.bet, self.known)

    def _told(self) -> str:
        if self.over:
            return self.words("welcome-gifts-known", known=self.known, count=self.count)
        if self.passed < 0:
            return self.words("welcome-gifts-look", count=self.count)
        if not self.passed:
            return self.words("welcome-gifts-face-down")
        one, other = self.swapped
        swap = self.words("welcome-gifts-swap", number=self.passed, one=one, other=other)
        ask = self.words("welcome-gifts-ask") if self.passed == self.passes else ""
        return f"{swap} {ask}".strip()

    # How it looks

    def draw(self) -> Markup:
        """Return the places with their parcels, what happened, and what can be done now."""
        places = join(
            html(
                '<li class="lab-place"><span class="pl-note">{}</span>{}{}</li>',
                self.says("welcome-gifts-place", number=at + 1), self._parcel(at), self._ask(at),
            )
            for at in range(self.count)
        )  # fmt: skip
        inside = html(
            '<p class="pl-news">{}</p><ol class="lab-places" role="list">{}</ol>',
            self._told(), places,
        )  # fmt: skip
        return self.framed("", inside, row(self._button()))

    def _parcel(self, at: int) -> Markup:
        number, gift = self.parcels[at]
        face_up = self.passed < 0 or self.over
        name = self.words(f"welcome-gift-{gift}" if face_up else "welcome-gifts-parcel")
        return art(
            "0 0 48 48", GIFTS[gift] if face_up else PARCEL, "lab-gift", name,
            data_key=f"parcel-{number}",
            stroke="#23221f", stroke_width="2", stroke_linejoin="round",
        )  # fmt: skip

    def _ask(self, at: int) -> Markup:
        if self.passed < self.passes:
            return EMPTY
        claim = self.claims.get(at, "")
        if self.over:
            mark = "✓" if claim == self.parcels[at][1] else "✗"
            return html("<span>{} {}</span>", mark, self.says(f"welcome-gift-{claim}"))
        gifts = [(gift, self.words(f"welcome-gift-{gift}")) for gift in sorted(self.first)]
        label = html(
            '<span class="pl-visually-hidden">{}</span>',
            self.says("welcome-gifts-what-is", number=at + 1),
        )
        return select(f"place-{at}", label, [("", "?"), *gifts], claim)

    def _button(self) -> Markup:
        if self.over:
            return button("anew", self.says("welcome-gifts-anew"))
        if self.passed == self.passes:
            return button("open", self.says("welcome-gifts-open"), style="pl-button-main")
        label = self.says("welcome-gifts-turn" if self.passed < 0 else "welcome-gifts-pass")
        return button("pass", label, style="pl-button-main", data_focus=True)

    def picture(self) -> str:
        """Return the gifts by place."""
        rows = [
            f"{self.words('welcome-gifts-place', number=at)}: {self.words(f'welcome-gift-{gift}')}"
            for at, gift in enumerate(self.first, start=1)
        ]
        return sheet(self.words("welcome-gifts-paper"), rows)
