"""How the lesson on runs looks: its cards are those of the game."""

from __future__ import annotations

from pathlib import Path

from markupsafe import Markup

from partylab_widgets.lesson.lab import LOOK as LAB
from partylab_widgets.stage import HERE

LOOK = (*LAB, HERE / "nothanks.css", Path(__file__).with_name("runs.css"))


def drawn(text: str) -> Markup:
    """Return what the game has drawn: it is HTML already."""
    return Markup(text)  # noqa: S704
