"""What the tests of the lessons share: the notebooks, their cells, and running them in a wink."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import Any

from notebooks.build_notebooks import LANGUAGES, LESSONS, NOTEBOOKS, bare, load
from partylab_widgets.lesson import Answers, Lesson, answers
from partylab_widgets.lesson.panel import PAPER, Panel
from partylab_widgets.worksheet.sheet import WIDGET

BOTH = [(language, name) for name in LESSONS for language in LANGUAGES]


def cells(language: str, name: str, kind: str) -> list[dict[str, Any]]:
    notebook = load(NOTEBOOKS / language / name)
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


def source(cell: dict[str, Any]) -> str:
    return "".join(cell["source"])


def prose(language: str, name: str) -> dict[str, str]:
    """The Markdown of a lesson by the id of its cell."""
    return {cell["id"]: source(cell) for cell in cells(language, name, "markdown")}


def code(language: str, name: str) -> dict[str, str]:
    """The code of a lesson by the id of its cell, without what a folded cell says about itself."""
    return {cell["id"]: bare(cell) for cell in cells(language, name, "code")}


def words(text: str) -> int:
    """How many words of prose: formulas and addresses are not read word by word."""
    text = re.sub(r"\$\$.*?\$\$|\]\([^)]*\)|`[^`]*`", " ", text, flags=re.DOTALL)
    return len(re.findall(r"[\w’'-]+", text))


@cache
def run(folder: str, language: str, name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Run a lesson's cells here, without a kernel; return its names and what each cell shows."""
    shown: dict[str, Any] = {}
    place: dict[str, Any] = {"__name__": "__main__"}
    lesson = LESSONS[name]
    own = answers.my_answers
    Lesson.__init__.__defaults__ = (language, Answers())
    try:
        for cell in load(NOTEBOOKS / folder / language / name)["cells"]:
            if cell["cell_type"] == "code":
                shown[cell["id"]] = _run_cell("".join(cell["source"]), place, cell["id"])
    finally:
        Lesson.__init__.__defaults__ = (None, None)
        assert answers.my_answers is own
    assert place["lesson"].name == lesson
    return place, shown


def _run_cell(text: str, place: dict[str, Any], where: str) -> Any:
    """Run a cell; return the value of its last expression, as a notebook shows it."""
    tree = ast.parse(text)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, where, "exec"), place)
    return None if last is None else eval(compile(ast.Expression(last.value), where, "eval"), place)


def on_paper(language: str, name: str, *, solved: bool = False) -> dict[str, Any]:
    """A lesson that has run, with what its panels print: worksheets, or the solutions."""
    place, shown = run("", language, name)
    notebook = load(NOTEBOOKS / language / name)
    place["lesson"].solved = solved
    for cell in notebook["cells"]:
        thing = shown.get(cell["id"])
        if isinstance(thing, Panel):
            printed = place["lesson"].printed(thing)
            data = {WIDGET: {}} | ({PAPER: printed} if printed else {})
        else:
            data = {"image/svg+xml": thing._repr_svg_()} if hasattr(thing, "_repr_svg_") else {}
        if data:
            cell["outputs"] = [{"output_type": "display_data", "data": data}]
    place["lesson"].solved = False
    return notebook
