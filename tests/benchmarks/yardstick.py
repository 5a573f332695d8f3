"""The yardstick of the compiled batches: the same games in optimised C, if there is a compiler."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import numpy as np

SOURCE = Path(__file__).with_suffix(".c")
COMPILER = shutil.which("cc")


@cache
def compiled():
    """Return the function of yardstick.c."""
    folder = Path(tempfile.mkdtemp(prefix="yardstick-"))
    library = folder / "yardstick.so"
    flags = ["-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([COMPILER, *flags, str(SOURCE), "-o", str(library)], check=True)
    try:
        return ctypes.CDLL(str(library)).thresholds
    finally:
        shutil.rmtree(folder)


def thresholds(deals, points):
    """Play three equal threshold bots in every seating of each deal; return the scores."""
    scores = np.empty((len(deals), 3, 3), np.int64)
    decks, first = np.ascontiguousarray(deals.decks), np.ascontiguousarray(deals.first)
    address = [ctypes.c_void_p(array.ctypes.data) for array in (decks, first, scores)]
    compiled()(*address[:2], ctypes.c_long(len(deals)), points, address[2])
    return scores
