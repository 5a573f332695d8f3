"""Through the keyhole: the silhouettes, near ones over far ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.ghosts.doors import NUMBERS, Door
from partylab.ghosts.keyhole import keyhole_picture
from partylab.ghosts.sight import look
from partylab.ghosts.telling import look_table
from partylab.html import html, slider
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lesson.numbers import one_of
from partylab_widgets.lessons.keyhole.floor import you
from partylab_widgets.lessons.keyhole.halls import CROWD, FIRST_DOOR
from partylab_widgets.lessons.keyhole.look import LOOK
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson


class Peek(Lab):
    """What one sees through each door of a side, and in words how much of each ghost."""

    _css = style(*LOOK)

    def __init__(self, lesson: Lesson, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "peek", once)
        self.door = FIRST_DOOR
        self.redraw()

    def basis(self) -> Door:
        """Return what is drawn."""
        return self.door

    def obey(self, name: str, value: str) -> None:
        """Go to another door."""
        if name != "door":
            super().obey(name, value)
        self.door = Door(self.door.side, one_of(value, range(NUMBERS[0], NUMBERS[-1] + 1)))
        seen = sum(sight.seen for sight in look(CROWD, self.door).values())
        self.redraw(self.words("keyhole-peek-told", seen=seen))

    def draw(self) -> Markup:
        """Return the picture, and what is seen as a table."""
        names = you(self.words)
        label = self.says("keyhole-door", number=self.door.number)
        return self.framed(
            "",
            html('<div class="kh-plan kh-dark">{}</div>', self._picture()),
            slider("door", label, range(1, 7), self.door.number),
            look_table(CROWD, look(CROWD, self.door), self.words, names),
        )

    def _picture(self) -> Markup:
        names = you(self.words)
        return keyhole_picture(CROWD, self.door, self.words, names)

    def picture(self) -> str:
        """Return what one sees."""
        return self.print_waiting() if self.awaited else self._picture()
