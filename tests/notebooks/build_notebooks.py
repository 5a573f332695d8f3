"""Tidy the lessons and write their solved versions: `python tests/notebooks/build_notebooks.py`.

The English lesson is where code is written; its code is copied into the French one, cell by cell.
Outputs and widget states are dropped.  In `notebooks/solutions` the cells with the tag `solution`
hold the solution that the check itself knows, so that there is one of each.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from partylab_widgets.lesson.check import exercise

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


def tidy(notebook: dict[str, Any], english: dict[str, Any]) -> dict[str, Any]:
    """Return a lesson without outputs, and with the code of the English one."""
    code = {cell["id"]: cell["source"] for cell in english["cells"] if is_code(cell)}
    cells = []
    for cell in notebook["cells"]:
        tags = cell["metadata"].get("tags", [])
        tidied = cell | {"metadata": {"tags": tags} if tags else {}}
        if is_code(cell):
            tidied |= {"source": code[cell["id"]], "outputs": [], "execution_count": None}
        cells.append(dict(sorted(tidied.items())))
    return {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}


def is_code(cell: dict[str, Any]) -> bool:
    """Is this a cell of code?"""
    return cell["cell_type"] == "code"


def solved(notebook: dict[str, Any], lesson: str) -> dict[str, Any]:
    """Return a lesson whose exercises are solved."""
    cells = [
        cell | {"source": solution(cell["source"], lesson)} if is_exercise(cell) else cell
        for cell in notebook["cells"]
    ]
    return notebook | {"cells": cells}


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
    return text.splitlines(keepends=True)


def files() -> dict[Path, str]:
    """Return the text that every file of the lessons should have."""
    wanted = {}
    for name, lesson in LESSONS.items():
        english = load(NOTEBOOKS / "en" / name)
        for language in LANGUAGES:
            notebook = tidy(load(NOTEBOOKS / language / name), english)
            wanted[NOTEBOOKS / language / name] = written(notebook)
            wanted[NOTEBOOKS / "solutions" / language / name] = written(solved(notebook, lesson))
    return wanted


if __name__ == "__main__":
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
