"""Where the lessons and tables are: in a clone, or in the installed package."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from partylab.words import LANGUAGES

HERE = Path(__file__).parent
OWN_COPY = "partylab-lessons"
LESSON = re.compile(r"\d\d_\w+|class")  # "class": where a teacher sees what a class has answered


def notebooks_folder() -> Path:
    """Return the folder of the notebooks; it may belong to the system, and be for reading only."""
    installed = HERE / "notebooks"
    return installed if installed.is_dir() else HERE.parents[1] / "notebooks"


def lessons_to_work_on(start: Path) -> tuple[Path, int]:
    """Return a folder of lessons that may be written in, and how many were copied for it.

    A clone is worked in directly.  An installed package is copied below `start`, except for what
    is there already: what a learner has written is never touched.
    """
    lessons = notebooks_folder()
    if lessons.parent != HERE:
        return lessons, 0
    own = start if start.name == OWN_COPY else start / OWN_COPY
    missing = [name for name in _names(lessons) if not (own / name).exists()]
    for name in missing:
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(lessons / name, own / name)
    return own, len(missing)


def lessons_beside(language: str) -> list[str]:
    """Return the names of a language's lessons, where this kernel runs among lessons."""
    here = Path.cwd()
    if here.name not in LANGUAGES:
        return []
    found = (path.stem for path in (here.parent / language).glob("*.ipynb"))
    return sorted(name for name in found if LESSON.fullmatch(name))


def _names(folder: Path) -> list[Path]:
    """Return the files of a folder, without Jupyter's checkpoints and other hidden ones."""
    names = [path.relative_to(folder) for path in folder.rglob("*") if path.is_file()]
    return [name for name in names if not any(part.startswith(".") for part in name.parts)]
