"""How the lesson on the strategy tournament looks."""

from __future__ import annotations

from pathlib import Path

from partylab_widgets.lesson.lab import LOOK as LAB

LOOK = (*LAB, Path(__file__).with_name("league.css"))
