"""A check on a page without cells: the editor for its one function stands above the verdict."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, ClassVar

from partylab.html import EMPTY, button, html, plain, row
from partylab_widgets.lesson.check import Check
from partylab_widgets.lesson.editor import editor
from partylab_widgets.lesson.exercise import heard
from partylab_widgets.lesson.own_code import LONGEST
from partylab_widgets.stage.assemble import script

if TYPE_CHECKING:
    from collections.abc import Sequence

    from markupsafe import Markup

    from partylab_widgets.lesson import Lesson
    from partylab_widgets.lesson.own_code import Cell


class Workbench(Check):
    """Write, run, read the verdict; what was written is an answer like any other."""

    _esm = script("stage", "editor")
    files: ClassVar[frozenset[str]] = frozenset({"code"})
    longest_file: ClassVar[int] = LONGEST

    def __init__(self, lesson: Lesson, key: str, cell: Cell, once: Sequence[str] = ()) -> None:
        self.cell, self.printed = cell, ""
        super().__init__(lesson, key, cell.names.get(cell.answer), once)

    @property
    def code(self) -> str:
        """Return what was written, or else the text of the cell."""
        return str(self.record.get("code") or self.cell.text)

    def obey(self, name: str, value: str) -> None:
        """Keep the code, run it, or begin anew."""
        if name == "code":
            # Not drawn anew: whoever writes has it already.
            self.note(code=value.rstrip())
        elif name == "run":
            self._run()
        elif name == "restart":
            self.note(code="")
            self.seq += 1
            self.redraw(self.words("lesson-code-restarted"))
        else:
            super().obey(name, value)

    def _run(self) -> None:
        """Run the code, then judge its answer just as a cell's."""
        ran = self.cell.run(self.code, f"{self.lesson.name}-{self.key}")
        self.printed = ran.printed
        if ran.trouble:
            self.verdict = ran.trouble
        else:
            answer = self.cell.names[self.cell.answer]
            self.verdict, printed = heard(self.exercise, answer, SystemRandom())
            self.printed += printed
        self.seq += 1
        self.note_verdict()
        self.redraw(plain(self.told()))

    def untried(self) -> Markup:
        """Say what to do here."""
        return self.says("lesson-untried-here")

    def tools(self) -> Markup:
        """Return the editor, what to press, and what the code printed."""
        label = self.says("lesson-code-label", name=self.cell.answer)
        run = button("run", self.says("lesson-code-run"), style="pl-button-main")
        anew = EMPTY
        if self.code != self.cell.text:
            restart = self.says("lesson-code-restart")
            anew = button("restart", restart, style="pl-button-quiet")
        said = EMPTY
        if self.printed:
            said = html(
                '<p class="pl-note">{}</p><pre class="pl-code"><code>{}</code></pre>',
                self.says("lesson-code-printed"), self.printed,
            )  # fmt: skip
        note = html('<p class="pl-note pl-keys">{}</p>', self.says("lesson-code-keys"))
        return editor("code", label, self.code, "run") + note + row(run, anew) + said
