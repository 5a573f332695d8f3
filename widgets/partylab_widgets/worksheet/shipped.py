"""The lessons as they came to us, and what their cells show when they run."""

from __future__ import annotations

import os
import subprocess
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from partylab.words import LANGUAGES, default_language
from partylab_widgets.folders import LESSON, notebooks_folder
from partylab_widgets.lesson import SOLUTIONS

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 120  # seconds for a cell


def language_of_folder(folder: Path) -> str:
    """Return the language of the notebooks in a folder."""
    return folder.name if folder.name in LANGUAGES else default_language()


def shipped(folder: Path, name: str) -> list[dict[str, Any]]:
    """Return the cells of the lesson of this name, run; of no lesson none."""
    solved = SOLUTIONS if folder.parent.name == SOLUTIONS else ""
    place = notebooks_folder() / solved / language_of_folder(folder)
    path = place / f"{name}.ipynb"
    return run(path) if LESSON.fullmatch(name) and path.is_file() else []


@lru_cache(maxsize=4)
def run(path: Path) -> list[dict[str, Any]]:
    """Run a notebook in a kernel of its own, in its folder; return its cells."""
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    client = NotebookClient(
        notebook,
        timeout=PATIENCE,
        allow_errors=True,
        store_widget_state=False,
        kernel_name="python3",
        resources={"metadata": {"path": str(path.parent)}},
    )
    # Nobody has answered anything yet, and what a kernel mutters is of no interest.
    surroundings = {**os.environ, "PARTYLAB_ANSWERS": ""}
    client.execute(env=surroundings, stderr=subprocess.DEVNULL)
    return list(notebook["cells"])
