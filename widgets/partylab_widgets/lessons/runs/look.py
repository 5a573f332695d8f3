"""How the lesson on runs looks: its cards are those of the game."""

from __future__ import annotations

from pathlib import Path

from partylab import games
from partylab_widgets.lesson.lab import LOOK as LAB

LOOK = (*LAB, games.folder("nothanks") / "board.css", Path(__file__).with_name("runs.css"))
