"""The script and the style of a seat: the stage's, the seat's own, and those of every game."""

from __future__ import annotations

from pathlib import Path

from partylab import games
from partylab_widgets.stage.assemble import script, style

HERE = Path(__file__).parent


BOARDS = [games.folder(game) / "board.css" for game in games.names()]

PARTS = ("stage", "clock", "drag", "keep", "lessons", "sound")

SCRIPT = script(*PARTS)
STYLES = [HERE / f"{name}.css" for name in ("seat", "coach", "home", "memory")]
STYLE = style(*STYLES, *(path for path in BOARDS if path.is_file()))
