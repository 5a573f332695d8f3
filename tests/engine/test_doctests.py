"""Every example in a docstring of the engine, and in the README, works as it is written."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import partylab

ROOT = Path(__file__).parents[2]
MODULES = [
    "partylab",
    *(found.name for found in pkgutil.walk_packages(partylab.__path__, "partylab.")),
]


@pytest.fixture(autouse=True)
def in_english(monkeypatch):
    monkeypatch.setenv("PARTYLAB_LANGUAGE", "en")


# `make test` does not install what this one is for; `make elsewhere` tests it.
OPENSPIEL = "partylab.adapters.openspiel"
HERE = [name for name in MODULES if name != OPENSPIEL or find_spec("pyspiel")]


@pytest.mark.parametrize("name", HERE)
def test_the_examples_of_a_module_work(name):
    importlib.import_module(name)
    assert doctest.testmod(sys.modules[name]).failed == 0


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_the_examples_for_people_who_arrive_work(name):
    if name == "README.md":
        assert ">>> " in (ROOT / name).read_text(encoding="utf-8")
    assert doctest.testfile(str(ROOT / name), module_relative=False).failed == 0


def test_many_modules_have_examples():
    """An example says more than a sentence; this also shows that doctests are really found."""
    finder = doctest.DocTestFinder()
    with_examples = [
        name
        for name in HERE
        if importlib.import_module(name)
        and any(test.examples for test in finder.find(sys.modules[name]))
    ]
    assert len(with_examples) * 3 > len(HERE)
    assert {"partylab.table", "partylab.nothanks.odds", "partylab.tournaments"} <= set(
        with_examples
    )
