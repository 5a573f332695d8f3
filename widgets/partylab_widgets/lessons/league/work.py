"""Something that takes long: it is done bit by bit beside the page, watched, and can be stopped."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from partylab.html import button, html, meter, row
from partylab_widgets.seat.clockwork import running_loop
from partylab_widgets.seat.thinking import in_a_thread

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from markupsafe import Markup

    from partylab_widgets.lesson.panel import Panel
    from partylab_widgets.seat.clockwork import Loop

SLICE = 0.2  # seconds until the page shows how far it has come
PAUSE = 0.1  # seconds to look at it, where there is something to see


class Work:
    """Work in steps.  `told` hears how it goes on: what went wrong, or None.

    `at_once` is the most steps between two looks, for what one wants to watch.
    """

    def __init__(
        self, told: Callable[[Exception | None], None], at_once: int | None = None
    ) -> None:
        self._told, self._at_once = told, at_once
        self._steps: Generator[Any, None, None] | None = None

    @property
    def is_going_on(self) -> bool:
        """Is there anything left to do?"""
        return self._steps is not None

    def begin(self, steps: Generator[Any, None, None]) -> None:
        """Begin something; what is not finished is dropped."""
        self._steps = steps
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
            in_a_thread(loop, advance, partial(self._came_beside, loop, steps), "work")

    def _came_beside(
        self, loop: Loop, steps: Generator[Any, None, None], came: bool | Exception
    ) -> None:
        self._came(steps, came)
        if self._steps is steps:
            loop.call_later(PAUSE if self._at_once else 0, self._after_a_look, steps)

    def _after_a_look(self, steps: Generator[Any, None, None]) -> None:
        if self._steps is steps:
            self._go_on(steps)
        else:
            _give_back(steps)

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


def progress(panel: Panel, done: int, all_of_it: int, told: str) -> Markup:
    """Return how far some work has come, and the button that stops it."""
    stop = button("stop", panel.says("league-stop"), style="pl-button-main", data_focus=True)
    return html(
        '<div class="lg-progress"><p>{}</p>{}</div>{}',
        told, meter(round(100 * done / max(1, all_of_it))), row(stop),
    )  # fmt: skip
