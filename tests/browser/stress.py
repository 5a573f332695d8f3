"""The browser tests ten times in a row, beside processes that keep all processors busy.

`make stress` runs it; the arguments are pytest's:  python tests/browser/stress.py -k phone
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

RUNS = 10
NEVER_RESTS = [sys.executable, "-c", "while True: pass"]


def main(arguments: list[str]) -> int:
    """Say of each run whether it was green; return how many were not."""
    tests = [sys.executable, "-m", "pytest", "-q", str(Path(__file__).parent), *arguments]
    red = 0
    with ExitStack() as company:
        for _ in range(os.cpu_count() or 1):
            busy = company.enter_context(subprocess.Popen(NEVER_RESTS))
            company.callback(busy.kill)
        for run in range(1, RUNS + 1):
            failed = subprocess.run(tests).returncode != 0
            red += failed
            print(f"run {run} of {RUNS}: {'red' if failed else 'green'}", flush=True)
    return red


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
