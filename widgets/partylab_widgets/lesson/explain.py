"""Say why, in your own words, then compare with a model answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.html import button, html, paragraphs, plain, row, text_area
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lesson.printed import answered, posed, ruled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson

FEWEST_WORDS = 3
LINES, MORE_LINES = 4, 8  # on paper
LONG = ("open", "teach")  # what has more than one answer, and what is told to a friend


class Explain(Panel):
    """A question for a sentence; the model answer shows once there is something to compare."""

    kind = "pl-explain"

    def __init__(self, lesson: Lesson, key: str, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, key, once)
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Keep the sentence, or compare it."""
        if name == "write":
            self.note(text=value.strip())
            self.redraw()
        elif name == "compare":
            if len(self.record.get("text", "").split()) < FEWEST_WORDS:
                raise Rejected("lesson-write-first")
            self.note(compared=True)
            self.seq += 1
            self.redraw(plain(self.say("model")))
        else:
            super().obey(name, value)

    def draw(self) -> Markup:
        """Return the question, the learner's sentence, and the model answer when asked for."""
        asked = text_area("write", self.lesson.say(self.key), self.record.get("text", ""))
        return self.framed(self.says("lesson-explain"), asked, self._model())

    def _model(self) -> Markup:
        if not self.record.get("compared"):
            return row(button("compare", self.says("lesson-compare")))
        return html(
            '<div class="pl-hint"><strong>{}</strong>{}</div><p class="pl-note">{}</p>',
            self.says("lesson-model"), paragraphs(self.say("model")), self.says("lesson-compared"),
        )  # fmt: skip

    def picture(self) -> str:
        """Return the question and lines to write on."""
        if self.awaited:
            return self.print_waiting()
        lines = ["_" * 60] * 2
        return sheet(self.words("lesson-explain"), [self.lesson.say(self.key), *lines])

    def paper(self) -> Markup:
        """Return the question with room for some sentences."""
        return self._asked(ruled(MORE_LINES if self.key in LONG else LINES))

    def solution(self) -> Markup:
        """Return the model answer."""
        return self._asked(answered(self.says("lesson-model"), paragraphs(self.say("model"))))

    def _asked(self, *inside: str) -> Markup:
        return posed(self.says("lesson-explain"), self.lesson.say(self.key), *inside)
