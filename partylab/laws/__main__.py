"""`python -m partylab.laws nothanks`, or `chess:Chess` for a game that is not listed yet."""

from __future__ import annotations

import sys
from importlib import import_module

from partylab import laws
from partylab.game import Rejected


def main(asked: list[str]) -> int:
    """Check games; the answer is how many break a law."""
    broken = 0
    for name in asked:
        package, _, rules = name.partition(":")
        try:
            report = laws.check(getattr(import_module(package), rules) if rules else package)
        except Rejected as why:
            sys.exit(str(why))
        print(report)
        broken += not report
    return broken


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
