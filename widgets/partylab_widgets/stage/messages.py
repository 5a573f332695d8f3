"""What a browser says, checked: whatever it sends, a value comes of it that is fit to be used.

What is of the wrong kind, too long or no text is refused.
"""

from __future__ import annotations

import re
from typing import Any

from partylab.game import Rejected

NAME_LENGTH = 200
VALUE_LENGTH = 2_000
FILE_LENGTH = 1_000_000
MOST_KEPT = 100

# Characters that no drawing could show: XML forbids them, and half a surrogate pair is no text.
UNFIT = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")

# What is remembered on a device has a name, which may have a mark of its own behind it.
KEPT = re.compile(r"[a-z]{1,20}(\.[a-z0-9-]{1,40})?")


def text(value: Any, most: int) -> str:
    """Return a text that can be shown, or refuse it."""
    if not isinstance(value, str):
        raise Rejected("stage-malformed")
    if len(value) > most:
        raise Rejected("stage-too-long", most=most)
    if UNFIT.search(value):
        raise Rejected("stage-malformed")
    return value


def number(value: Any, most: float) -> float:
    """Return a finite number from 0 to `most`; True and NaN are none."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise Rejected("stage-malformed")
    if not 0 <= value <= most:  # NaN is in no order, so it is refused as well
        raise Rejected("stage-malformed")
    return float(value)


def whole(value: Any) -> int:
    """Return a whole number; True is none."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise Rejected("stage-malformed")
    return value


def flag(value: Any) -> bool:
    """Return yes or no."""
    if not isinstance(value, bool):
        raise Rejected("stage-malformed")
    return value


def greeting(info: dict[str, Any]) -> dict[str, Any]:
    """Check what a browser says about itself; a language that we do not speak is fine."""
    if set(info) - {"kept"} != {"language", "width", "dark", "still", "seq"}:
        raise Rejected("stage-malformed")
    return {
        "language": text(info["language"], 35),
        "width": number(info["width"], 1e5),
        "dark": flag(info["dark"]),
        "still": flag(info["still"]),
        "seq": whole(info["seq"]),
        "kept": _kept(info.get("kept", {})),
    }


def _kept(kept: Any) -> dict[str, str]:
    """Check what a device has kept: names that are none of ours are left out, no text is ""."""
    if not isinstance(kept, dict):
        raise Rejected("stage-malformed")
    ours = [name for name in kept if isinstance(name, str) and KEPT.fullmatch(name)]
    return {name: _text_or_nothing(kept[name]) for name in ours[:MOST_KEPT]}


def _text_or_nothing(value: Any) -> str:
    try:
        return text(value, FILE_LENGTH)
    except Rejected:
        return ""
