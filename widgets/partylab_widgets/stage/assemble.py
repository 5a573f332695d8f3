"""How scripts and styles are put together: one way for stage, seat and lessons.

Our scripts are plain ES modules that import from one another, so that each can be read and tested
alone.  A notebook takes one text per widget, and nothing here needs a bundler: the modules are
written one after the other, and what they import from each other is already there.

>>> script("stage", "clock").index("function morph") < script("stage", "clock").index("data-clock")
True
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
FOLDERS = (HERE, HERE.parent / "door")
IMPORT = re.compile(r'^import \{[^}]*\} from "\.(?:\./stage)?/(\w+)\.js";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?!default)", re.MULTILINE)


@cache
def script(*names: str) -> str:
    """Return modules of the stage or the door, and what they import, as one module."""
    order: list[str] = []
    for name in names:
        _gather(name, order)
    return "\n".join(EXPORT.sub("", IMPORT.sub("", _module(name))) for name in order)


def _gather(name: str, order: list[str]) -> None:
    """Put a module into the order, behind those that it imports."""
    for wanted in IMPORT.findall(_module(name)):
        if wanted not in order:
            _gather(wanted, order)
    if name not in order:
        order.append(name)


def _module(name: str) -> str:
    folder = next(folder for folder in FOLDERS if (folder / f"{name}.js").is_file())
    return (folder / f"{name}.js").read_text(encoding="utf-8")


@cache
def style(*paths: Path) -> str:
    """Return the style of the stage, and behind it the styles of those who show something on it."""
    return "\n".join(path.read_text(encoding="utf-8") for path in (HERE / "stage.css", *paths))
