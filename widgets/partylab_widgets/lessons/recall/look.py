"""How the lesson on memory and bluff looks."""

from __future__ import annotations

from pathlib import Path

from partylab_widgets.lesson.lab import LOOK as LAB

LOOK = (*LAB, Path(__file__).with_name("recall.css"))
