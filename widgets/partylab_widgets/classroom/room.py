"""`partylab class`: reads what a class has handed in, and writes one page about it."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.words import Words
from partylab_widgets.classroom.handed_in import gather, tellable
from partylab_widgets.classroom.page import MARK, page

if TYPE_CHECKING:
    import argparse

    from partylab_widgets.classroom.handed_in import HandedIn


def receive(asked: argparse.Namespace) -> str:
    """Write the page that was asked for, open it, and return what is to be told."""
    words = Words(asked.language or None)
    target = _target(asked.to)
    handed_in = gather(asked.files)
    told = _left_out(handed_in, words)
    if not handed_in.papers:
        raise Rejected("class-none-readable", told=" ".join(told))
    _write(target, str(page(handed_in, words, names=asked.names)))
    if not asked.no_browser:
        webbrowser.open(target.resolve().as_uri())
    count = words("class-told-read", count=len(handed_in.papers))
    return "\n".join([count, *told, words("class-told-page", file=tellable(str(target)))])


def _left_out(handed_in: HandedIn, words: Words) -> list[str]:
    return [
        words("class-told-left-out", name=each.name, why=each.why.say(words))
        for each in handed_in.left_out
    ]


def _target(to: str) -> Path:
    """Return where the page goes: over a page of ours, but over no other file."""
    path = Path(to)
    if path.suffix.lower() not in (".html", ".htm"):
        raise Rejected("class-not-html", file=tellable(to))
    if not (_is_free(path) or _is_ours(path)):
        raise Rejected("class-in-the-way", file=tellable(to))
    return path


def _is_free(path: Path) -> bool:
    try:
        return not path.exists()
    except OSError:
        raise Rejected("class-cannot-write", file=tellable(str(path))) from None


def _is_ours(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return MARK.encode() in file.read(500)
    except OSError:
        return False


def _write(target: Path, text: str) -> None:
    """Write the page whole or not at all."""
    part = target.with_suffix(f".{os.getpid()}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(target)
    except OSError:
        raise Rejected("class-cannot-write", file=tellable(str(target))) from None
    finally:
        part.unlink(missing_ok=True)
