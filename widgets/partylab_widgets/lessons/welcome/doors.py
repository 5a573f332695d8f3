"""A taste of Not Not: a cube, four doors, and a command with some NOTs in it.

Only a taste: the real game rolls dice with colours too, and has traps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import EMPTY, button, html, join, row, slider, verdict
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.welcome.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

DOORS = {"up": "▲", "right": "▶", "down": "▼", "left": "◀"}
COMMANDS = ((0, "up"), (1, "right"), (2, "down"))
NOTS = range(7)


def right_doors(nots: int, door: str) -> frozenset[str]:
    """Return the doors that obey "NOT … NOT door": each NOT swaps the doors meant with the others.

    >>> sorted(right_doors(1, "left"))
    ['down', 'right', 'up']
    """
    meant = frozenset({door})
    for _ in range(nots):
        meant = frozenset(DOORS) - meant
    return meant


class Doors(Lab):
    """Three commands to obey.  With `free` any number of NOTs can be tried.

    With `goal` it is the exercise of that name: NOTs that leave only one door.
    """

    _css = style(*LOOK)

    def __init__(
        self, lesson: Lesson, free: bool = False, goal: str = "", once: Sequence[str] = ()
    ) -> None:
        super().__init__(lesson, goal or ("sandbox-doors" if free else "doors"), once)
        self.free, self.goal = free or bool(goal), goal
        self.at, self.nots = 0, 1
        self.tapped = ""
        self.redraw()

    @property
    def command(self) -> tuple[int, str]:
        """How many NOTs, and which door."""
        return (self.nots, "left") if self.free else COMMANDS[self.at]

    def obey(self, name: str, value: str) -> None:
        """Go through a door, or hear the next command."""
        if name == "door" and value in DOORS:
            self.tapped = value
            self.redraw(self._verdict())
        elif name == "next" and self.tapped:
            self.at, self.tapped = (self.at + 1) % len(COMMANDS), ""
            self.seq += 1
            self.redraw(self._said())
        elif name == "nots" and self.free:
            self.nots, self.tapped = one_of(value, NOTS), ""
            if self.goal and self.nots and len(right_doors(*self.command)) == 1:
                self.note(outcome="right")
            self.redraw(self._said())
        elif name in ("next", "nots", "door"):
            raise Rejected("stage-malformed")
        else:
            super().obey(name, value)

    def _said(self) -> str:
        nots, door = self.command
        return " ".join(
            [self.words("welcome-door-not")] * nots + [self.words(f"welcome-door-{door}")]
        )

    def _verdict(self) -> str:
        doors = right_doors(*self.command)
        kind = "welcome-door-obeys" if self.tapped in doors else "welcome-door-fails"
        said = self.words(kind, command=self._said())
        return f"{said} {self.words('welcome-door-count', count=len(doors))}"

    def draw(self) -> Markup:
        """Return the command, the doors around the cube, and the verdict."""
        told = EMPTY
        if self.tapped:
            told = verdict(self.tapped in right_doors(*self.command), self._verdict())
        doors = html(
            '<p class="lab-command">{}</p><div class="lab-doors">{}'
            '<span class="lab-cube" aria-hidden="true"></span></div>',
            self._said(), join(map(self._door, DOORS)),
        )  # fmt: skip
        return self.framed("", self.task(), self._slider(), doors, told, self._next())

    def _door(self, door: str) -> Markup:
        open_now = bool(self.tapped) and door in right_doors(*self.command)
        mark = "✓" if open_now else "✗" if door == self.tapped else DOORS[door]
        label = html(
            '<span aria-hidden="true">{}</span> {}', mark, self.says(f"welcome-door-{door}")
        )
        style = f"lab-door lab-door-{door}" + (" lab-door-open" if open_now else "")
        return button("door", label, door, style=style)

    def _next(self) -> Markup:
        if not self.tapped or self.free:
            return EMPTY
        last = self.at + 1 == len(COMMANDS)
        label = self.says("welcome-door-again" if last else "welcome-door-next")
        return row(button("next", label, style="pl-button-main", data_focus=True))

    def _slider(self) -> Markup:
        if not self.free:
            return EMPTY
        label = self.says("welcome-door-nots", count=self.nots)
        return slider("nots", label, NOTS, self.nots)

    def picture(self) -> str:
        """Return the command and the four doors."""
        if self.awaited:
            return self.print_waiting()
        doors = [f"☐ {self.words(f'welcome-door-{door}')}" for door in DOORS]
        return sheet(self._said(), [self.words("welcome-door-paper"), *doors])
