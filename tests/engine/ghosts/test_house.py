"""The folder's overview is true: it names every module, and nobody looks upstairs."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from partylab import ghosts

FOLDER = Path(ghosts.__file__).parent
MODULES = {path.stem for path in FOLDER.glob("*.py")} - {"__init__"}
FLOORS = [
    [name for name in re.findall(r"`(\w+)`", part) if name in MODULES]
    for part in (ghosts.__doc__ or "").split("\n* ")[1:]
]


def asked_by(module: str) -> set[str]:
    """The modules of the folder that a module needs when it runs, not only for its types."""
    found = set()
    tree = ast.parse((FOLDER / f"{module}.py").read_text("utf-8"))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("partylab.ghosts"):
            name = node.module.removeprefix("partylab.ghosts").strip(".")
            found |= {name} if name else {one.name for one in node.names}
    return found & MODULES


def test_every_module_stands_on_one_floor():
    assert sorted(name for floor in FLOORS for name in floor) == sorted(MODULES)


@pytest.mark.parametrize("floor", range(len(FLOORS)))
def test_nobody_looks_upstairs(floor):
    below = {name for names in FLOORS[: floor + 1] for name in names}
    assert {name: asked_by(name) - below for name in FLOORS[floor] if asked_by(name) - below} == {}


def test_every_rule_and_ruling_has_a_test_that_names_it():
    """What docs/rules.md counts, PV-1 to PV-A44, some test of this folder is about."""
    rules = (FOLDER.parents[1] / "docs" / "rules.md").read_text("utf-8")
    numbers = set(re.findall(r"\*\*PV-([AMT]?\d+)\*\*", rules))
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("*.py"))
    named = set(re.findall(r"(?:PV[-_]|and_|to_)([AMT]?\d+)(?!\d)", tests))
    assert len(numbers) == 41 + 12 + 44 + 15
    assert sorted(numbers - named) == []
