"""How the lesson on NOT looks."""

from __future__ import annotations

from pathlib import Path

from partylab_widgets.lessons.portals import LOOK as PORTALS

LOOK = (*PORTALS, Path(__file__).with_name("negation.css"))
