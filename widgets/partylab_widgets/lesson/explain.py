"""Say why, in your own words, then compare with a model answer."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab_widgets.lesson.panel import Panel, button, paragraphs, rich

if TYPE_CHECKING:
    from partylab_widgets.lesson import Lesson

FEWEST_WORDS = 3


class Explain(Panel):
    """A question for a sentence; the model answer shows once there is something to compare."""

    def __init__(self, lesson: Lesson, key: str) -> None:
        super().__init__(lesson, key)
        self.redraw()

    def obey(self, name: str, value: str) -> None:
        """Keep the sentence, or compare it."""
        if name == "write":
            self.note(text=value.strip())
        elif name == "compare":
            if len(self.record.get("text", "").split()) < FEWEST_WORDS:
                raise Rejected("lesson-write-first")
            self.note(compared=True)
            self.seq += 1
            self.redraw(self.lesson.say(f"{self.key}-model"))
        else:
            super().obey(name, value)

    def draw(self) -> str:
        """Return the question, the learner's sentence, and the model answer when asked for."""
        text = escape(self.record.get("text", ""))
        question = rich(self.lesson.say(self.key))
        return (
            f'<section class="pl-panel pl-explain"><h3>{self.says("lesson-explain")}</h3>'
            f'<label class="pl-field"><span class="pl-question">{question}</span>'
            f'<textarea rows="3" maxlength="1500" data-do="write">{text}</textarea></label>'
            f"{self._model()}</section>"
        )

    def _model(self) -> str:
        if not self.record.get("compared"):
            return f'<div class="pl-row">{button("compare", self.says("lesson-compare"))}</div>'
        return (
            f'<div class="pl-hint"><strong>{self.says("lesson-model")}</strong>'
            f"{paragraphs(self.say('model'))}</div>"
            f'<p class="pl-note">{self.says("lesson-compared")}</p>'
        )

    def on_paper(self) -> tuple[str, list[str]]:
        """Return the question and lines to write on."""
        lines = ["_" * 60] * 2
        return self.words("lesson-explain"), [rich(self.lesson.say(self.key)), *lines]
