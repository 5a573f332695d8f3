"""Something that takes long: it is done bit by bit beside the page, watched, and can be stopped."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, ClassVar

from partylab.game import Rejected
from partylab.html import button, html, meter, row
from partylab_widgets.clockwork import in_a_thread, running_loop
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.lessons.league.look import LOOK
from partylab_widgets.stage import by_itself
from partylab_widgets.stage.assemble import style

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from markupsafe import Markup

    from partylab_widgets.clockwork import Loop
    from partylab_widgets.lesson import Lesson

SLICE = 0.2  # seconds until the page shows how far it has come
PAUSE = 0.1  # seconds to look at it, where there is something to see


class Work:
    """Work in steps.  `told` hears how it goes on: what went wrong, or None.

    One thing at a time: what is begun while a step of what was stopped is still being done waits
    for it, since both may work on the same.
    `at_once` is the most steps between two looks, for what one wants to watch.
    """

    def __init__(
        self, told: Callable[[Exception | None], None], at_once: int | None = None
    ) -> None:
        self._told, self._at_once = told, at_once
        self._steps: Generator[Any, None, None] | None = None
        self._is_beside = False  # is a step being done in a thread, or about to be?

    @property
    def is_going_on(self) -> bool:
        """Is there anything left to do?"""
        return self._steps is not None

    def begin(self, steps: Generator[Any, None, None]) -> None:
        """Begin something; what is not finished is dropped."""
        self._steps = steps
        if not self._is_beside:
            self._go_on(steps)

    def stop(self) -> None:
        """Do no more than the step that is being done."""
        self._steps = None

    def _go_on(self, steps: Generator[Any, None, None]) -> None:
        loop = running_loop()
        advance = partial(_advanced, steps, self._at_once)
        if loop is None:  # in plain Python nobody looks on, and nothing has to wait
            while self._steps is steps:
                self._came(steps, advance())
        else:
            self._is_beside = True
            in_a_thread(loop, advance, partial(self._came_beside, loop, steps), "work")

    def _came_beside(
        self, loop: Loop, steps: Generator[Any, None, None], came: bool | Exception
    ) -> None:
        self._came(steps, came)
        if self._steps is steps:
            loop.call_later(PAUSE if self._at_once else 0, self._after_a_look, steps)
        else:
            self._take_up()

    def _after_a_look(self, steps: Generator[Any, None, None]) -> None:
        if self._steps is steps:
            self._go_on(steps)
        else:
            _give_back(steps)
            self._take_up()

    def _take_up(self) -> None:
        """Do what was begun meanwhile, if anything was."""
        self._is_beside = False
        if self._steps is not None:
            self._go_on(self._steps)

    def _came(self, steps: Generator[Any, None, None], came: bool | Exception) -> None:
        if self._steps is not steps:
            _give_back(steps)
            return
        if came is not True:
            self._steps = None
        self._told(came if isinstance(came, Exception) else None)


def _give_back(steps: Generator[Any, None, None]) -> None:
    """Let dropped work give back what it holds."""
    with suppress(Exception):
        steps.close()


def _advanced(steps: Generator[Any, None, None], at_once: int | None) -> bool | Exception:
    """Work for a moment; return whether something is left to do, or what went wrong."""
    until = monotonic() + SLICE
    try:
        for done, _ in enumerate(steps, 1):
            if done == at_once or monotonic() > until:
                return True
    except Exception as trouble:
        return trouble
    return False


class WorkLab(Lab):
    """A lab in which something takes long: while it goes on, all one can do is stop it."""

    _css = style(*LOOK)
    needs = (*Lab.needs, "told")
    at_once: ClassVar[int | None] = None

    def __init__(self, lesson: Lesson, key: str, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, key, once)
        self.work = Work(self._went_on, self.at_once)

    def obey(self, name: str, value: str) -> None:
        """Stop, or do what was touched unless something is going on."""
        if name == "stop":
            self.work.stop()
            self.redraw(self.stopped())
        elif self.work.is_going_on:
            raise Rejected("league-stop-first")
        else:
            self.touched(name, value)

    def touched(self, name: str, value: str) -> None:
        """Do what was touched; nothing is going on."""
        super().obey(name, value)

    def begin(self, steps: Generator[Any, None, None]) -> None:
        """Begin something that takes long."""
        self.seq += 1
        self.work.begin(steps)
        self.redraw()

    @by_itself
    def _went_on(self, trouble: Exception | None) -> None:
        if trouble is not None:
            raise trouble
        self.seq += not self.work.is_going_on
        self.redraw(None if self.work.is_going_on else self.told())

    @abstractmethod
    def told(self) -> str:
        """Say what has come of it."""

    def stopped(self) -> str:
        """Say how far it had come when it was stopped."""
        return self.told()

    def progress(self, done: int, all_of_it: int, told: str) -> Markup:
        """Return how far it has come, and the button that stops it."""
        stop = button("stop", self.says("league-stop"), style="pl-button-main", data_focus=True)
        return html(
            '<div class="lg-progress"><p>{}</p>{}</div>{}',
            told, meter(round(100 * done / max(1, all_of_it))), row(stop),
        )  # fmt: skip
