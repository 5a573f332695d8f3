"""Tidy the lessons and write their solved versions: `python tests/notebooks/build_notebooks.py`.

The English lesson is where code is written; its code is copied into the French one, cell by cell.
A cell that is folded in English is folded in French too, and both say at their top what it does;
the last cell leads to the other lessons.  Outputs and widget states are dropped.
In `notebooks/solutions` the cells with the tag `solution` hold the solution that the check itself
knows, so that there is one of each.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from partylab.words import Words
from partylab_widgets.lesson.check import exercise
from partylab_widgets.lesson.notebook import HOME, remark, ways

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
LESSONS = {
    "00_welcome.ipynb": "welcome",
    "01_logic_of_not.ipynb": "negation",
    "02_reaction_lab.ipynb": "reflex",
    "03_runs_and_probability.ipynb": "runs",
    "04_strategy_tournament.ipynb": "league",
    "05_memory_and_bluff.ipynb": "recall",
    "06_geometry_of_sight.ipynb": "keyhole",
}
LANGUAGES = ("en", "fr")
WAYS = "ways"  # the id of the cell that leads on
KEPT = ("jupyter", "tags")  # of the metadata of a cell
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def load(path: Path) -> dict[str, Any]:
    """Read a notebook."""
    return json.loads(path.read_text("utf-8"))


def written(notebook: dict[str, Any]) -> str:
    """Return a notebook as the text of its file: one line of source per line, so it compares."""
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def tidy(
    notebook: dict[str, Any], english: dict[str, Any], name: str, language: str
) -> dict[str, Any]:
    """Return a lesson without outputs, with the code of the English one and the ways from it."""
    words = Words(language)
    code = {cell["id"]: cell for cell in english["cells"] if is_code(cell)}
    cells = [
        _code(cell, code[cell["id"]], words) if is_code(cell) else cell | {"metadata": _kept(cell)}
        for cell in notebook["cells"]
        if cell["id"] != WAYS
    ]
    text = ways(words, [Path(one).stem for one in LESSONS], Path(name).stem)
    on = {"tags": ["screen"]}  # on paper no link leads anywhere
    cells.append({"cell_type": "markdown", "id": WAYS, "metadata": on, "source": _lines(text)})
    in_order = [dict(sorted(cell.items())) for cell in cells]
    return {"cells": in_order, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def _code(cell: dict[str, Any], english: dict[str, Any], words: Words) -> dict[str, Any]:
    """Return a cell with the code of the English one; if it is folded it says what it does."""
    code = bare(english)
    source = f"{remark(words, code)}\n{code}" if is_folded(english) else code
    return cell | {
        "execution_count": None,
        "metadata": _kept(english),
        "outputs": [],
        "source": _lines(source),
    }


def _kept(cell: dict[str, Any]) -> dict[str, Any]:
    return {name: cell["metadata"][name] for name in KEPT if name in cell["metadata"]}


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def bare(cell: dict[str, Any]) -> str:
    """Return the code of a cell without the comment that `make notebooks` has put above it."""
    lines = list(cell["source"])
    while is_folded(cell) and lines[0].startswith("#"):
        del lines[0]
    return "".join(lines)


def is_folded(cell: dict[str, Any]) -> bool:
    """Does JupyterLab show a cell without its code, until somebody opens it?"""
    return bool(cell["metadata"].get("jupyter", {}).get("source_hidden"))


def is_code(cell: dict[str, Any]) -> bool:
    """Is this a cell of code?"""
    return cell["cell_type"] == "code"


def solved(notebook: dict[str, Any], lesson: str, language: str) -> dict[str, Any]:
    """Return a lesson whose exercises are solved; the tables stay where they are."""
    cells = [
        cell | {"source": solution(cell["source"], lesson)} if is_exercise(cell) else cell
        for cell in notebook["cells"]
    ]
    home = f"(../../{language}/{HOME})"
    return notebook | {
        "cells": [
            cell
            if is_code(cell)
            else cell | {"source": [line.replace(f"({HOME})", home) for line in cell["source"]]}
            for cell in cells
        ]
    }


def is_exercise(cell: dict[str, Any]) -> bool:
    """Is this a cell that learners write in?"""
    return "solution" in cell["metadata"].get("tags", [])


def solution(source: list[str], lesson: str) -> list[str]:
    """Put the solution between the imports and the check of an exercise."""
    check = source[-1]
    key = check.split('"')[1]
    imports = "".join(line for line in source if line.startswith(("from ", "import ")))
    parts = [imports.strip(), exercise(lesson, key).solution.strip()]
    text = "\n\n\n".join(part for part in parts if part) + f"\n\n\n{check}"
    return _lines(text)


def files() -> dict[Path, str]:
    """Return the text that every file of the lessons should have."""
    wanted = {}
    for name, lesson in LESSONS.items():
        english = load(NOTEBOOKS / "en" / name)
        for language in LANGUAGES:
            notebook = tidy(load(NOTEBOOKS / language / name), english, name, language)
            wanted[NOTEBOOKS / language / name] = written(notebook)
            wanted[NOTEBOOKS / "solutions" / language / name] = written(
                solved(notebook, lesson, language)
            )
    return wanted


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
