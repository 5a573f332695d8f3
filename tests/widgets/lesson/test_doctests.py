"""Every example in a docstring of the lessons and labs works as it is written."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import sys

import pytest

import partylab_widgets

MODULES = [
    found.name
    for found in pkgutil.walk_packages(partylab_widgets.__path__, "partylab_widgets.")
    if found.name.startswith("partylab_widgets.lesson")
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_work(name, monkeypatch):
    monkeypatch.setenv("PARTYLAB_ANSWERS", "")
    importlib.import_module(name)
    assert doctest.testmod(sys.modules[name]).failed == 0


def test_there_are_modules_to_try():
    assert len(MODULES) > 15
