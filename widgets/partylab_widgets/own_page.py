"""A page that a command writes: over an older one of its own, but over nobody else's file."""

from __future__ import annotations

import os
from pathlib import Path

from partylab.game import Rejected
from partylab_widgets.tellable import tellable


def place(to: str, mark: str) -> Path:
    """Return where a page goes; `mark` stands in all pages of its kind."""
    path = Path(to)
    if path.suffix.lower() not in (".html", ".htm"):
        raise Rejected("command-not-html", file=tellable(to))
    if not (_is_free(path) or _has(path, mark)):
        raise Rejected("command-in-the-way", file=tellable(to))
    return path


def _is_free(path: Path) -> bool:
    try:
        return not path.exists()
    except OSError:
        raise Rejected("command-cannot-write", file=tellable(str(path))) from None


def _has(path: Path, mark: str) -> bool:
    try:
        with path.open("rb") as file:
            return mark.encode() in file.read(500)
    except OSError:
        return False


def write(target: Path, text: str) -> None:
    """Write the page whole or not at all."""
    part = target.with_suffix(f".{os.getpid()}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(target)
    except OSError:
        raise Rejected("command-cannot-write", file=tellable(str(target))) from None
    finally:
        part.unlink(missing_ok=True)
