"""What a browser sends when somebody touches a panel of a lesson."""

from __future__ import annotations

from typing import Any


def touch(panel: Any, name: str, value: object = "") -> str:
    """Send a touch; return the refusal, if any."""
    panel._handle_custom_msg({"name": name, "value": str(value), "seq": panel.seq}, [])
    return panel.alert


def lock(lesson: Any, key: str, value: object, **about: Any) -> Any:
    """Ask for a prediction, and lock this one in."""
    panel = lesson.predict(key, **about)
    touch(panel, "choose", value)
    assert touch(panel, "lock") == ""
    return panel
