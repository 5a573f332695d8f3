"""What a browser sends when somebody touches a panel of a lesson."""

from __future__ import annotations

from typing import Any


def touch(panel: Any, name: str, value: object = "") -> str:
    """Send a touch; return the refusal, if any."""
    panel._handle_custom_msg({"name": name, "value": str(value), "seq": panel.seq}, [])
    return panel.alert


def lock(lesson: Any, key: str, value: object) -> Any:
    """Ask for a prediction, and lock this one in."""
    panel = lesson.bet(key)
    touch(panel, "choose", value)
    touch(panel, "guessing")
    assert touch(panel, "lock") == ""
    return panel
