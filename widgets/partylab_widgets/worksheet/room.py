"""`partylab worksheet`: writes the worksheets of lessons, or their solutions, as pages to print."""

from __future__ import annotations

import webbrowser
from typing import TYPE_CHECKING

from markupsafe import Markup

from partylab.game import Rejected
from partylab.html import html
from partylab.words import Words
from partylab_widgets import own_page
from partylab_widgets.folders import LESSON, notebooks_folder
from partylab_widgets.lesson import SOLUTIONS
from partylab_widgets.tellable import tellable
from partylab_widgets.worksheet.sheet import worksheet
from partylab_widgets.worksheet.shipped import run

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

MARK = '<meta name="generator" content="partylab worksheet">'


def print_out(asked: argparse.Namespace) -> str:
    """Write the pages that were asked for, open them, and return what is to be told."""
    words = Words(asked.language or None)
    lessons = [_lesson(typed, words.language, asked.solutions) for typed in asked.lessons]
    kind = words("worksheet-file-solutions" if asked.solutions else "worksheet-file")
    places = [own_page.place(f"{asked.to}/{kind}-{path.stem[:2]}.html", MARK) for path in lessons]
    for path, target in zip(lessons, places, strict=True):
        own_page.write(target, _page(path, words))
        if not asked.no_browser:
            webbrowser.open(target.resolve().as_uri())
    told = [words("worksheet-told", file=tellable(str(target))) for target in places]
    return "\n".join([*told, words("worksheet-told-print")])


def _lesson(typed: str, language: str, solved: bool) -> Path:
    """Return the notebook of a lesson, which is known by its number or its name."""
    folder = notebooks_folder() / (SOLUTIONS if solved else "") / language
    known = sorted(path for path in folder.glob("*.ipynb") if LESSON.fullmatch(path.stem))
    for path in known:
        if typed.removesuffix(".ipynb") in (path.stem, path.stem[:2], path.stem[:2].lstrip("0")):
            return path
    numbers = ", ".join(path.stem[:2] for path in known)
    raise Rejected("worksheet-unknown", lesson=tellable(typed), known=numbers)


def _page(path: Path, words: Words) -> str:
    """Return the pages of a lesson as a file that needs nothing else."""
    pages = worksheet({"cells": run(path)}, words.language)
    return html(
        '<!DOCTYPE html>\n<html lang="{}"><head><meta charset="utf-8">{}<title>{}</title></head>'
        "<body>{}</body></html>\n",
        words.language, Markup(MARK), f"PartyLab {path.stem}", pages,  # noqa: S704
    )  # fmt: skip
