"""Compiles what the games' fast paths need, so that nobody ever waits for it in a page.

    python -m partylab.compiling

A game's `fast.py` that leans on numba has a function `prepare`, which uses all of it once; numba
keeps the results on disk.  Without numba there is nothing to do.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path


def prepare_all() -> list[str]:
    """Prepare the fast path of each game that has one; return their names."""
    if find_spec("numba") is None:
        return []
    games = sorted(path.parent.name for path in Path(__file__).parent.glob("*/fast.py"))
    for game in games:
        import_module(f"partylab.{game}.fast").prepare()
    return games


if __name__ == "__main__":
    prepare_all()
