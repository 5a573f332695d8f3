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

SLICE = 0.2  # seconds until the page shows how far it has come

Steps = "Generator[Any, None, None]"


class Work:
    """Work in steps.  `told` hears how it goes on: what went wrong, or None."""

    def __init__(self, told: Callable[[Exception | None], None]) -> None:
        self._told = told
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
        if loop is None:  # in plain Python nobody looks on, and nothing has to wait
            while self._steps is steps:
                self._came(steps, _advanced(steps))
        else:
            in_a_thread(loop, partial(_advanced, steps), partial(self._came_beside, steps), "work")

    def _came_beside(self, steps: Generator[Any, None, None], came: bool | Exception) -> None:
        self._came(steps, came)
        if self._steps is steps:
            self._go_on(steps)

    def _came(self, steps: Generator[Any, None, None], came: bool | Exception) -> None:
        if self._steps is not steps:
            with suppress(Exception):
                steps.close()  # it gives back what it holds
            return
        if came is not True:
            self._steps = None
        self._told(came if isinstance(came, Exception) else None)


def _advanced(steps: Generator[Any, None, None]) -> bool | Exception:
    """Work for a moment; return whether something is left to do, or what went wrong."""
    until = monotonic() + SLICE
    try:
        for _ in steps:
            if monotonic() > until:
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
