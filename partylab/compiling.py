"""Compiles what the games' fast paths need, so that nobody ever waits for it in a page.

    python -m partylab.compiling

A game's `fast.py` that leans on numba has a function `prepare`, which uses all of it once; numba
keeps the results on disk.  Without numba there is nothing to do.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from partylab import games


def prepare_all() -> list[str]:
    """Prepare the fast path of each game that has one; return their names."""
    if find_spec("numba") is None:
        return []
    prepared = []
    for name in games.names():
        if (games.folder(name) / "fast.py").is_file():
            import_module(f"{games.package(name)}.fast").prepare()
            prepared.append(name)
    return prepared


if __name__ == "__main__":
    prepare_all()
