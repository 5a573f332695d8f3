"""What the labs share: a panel with a drawing of the game in it."""

from __future__ import annotations

from pathlib import Path

from partylab_widgets.lesson.panel import STYLE, Panel
from partylab_widgets.stage import HERE


class Lab(Panel):
    """A small thing to try out, in a lesson."""

    _css = (
        STYLE
        + (HERE / "nothanks.css").read_text("utf-8")
        + Path(__file__).with_name("labs.css").read_text("utf-8")
    )


def signed(value: int) -> str:
    """Return a change with its sign; a minus as wide as a plus.

    >>> signed(-1), signed(25), signed(0)
    ('−1', '+25', '0')
    """
    return f"{value:+d}".replace("-", "−") if value else "0"
