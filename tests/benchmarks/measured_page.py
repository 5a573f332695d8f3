"""A page of docs/ that is measured: written anew by its script, or printed roughly with --quick."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor


def write_or_print(path, page, about):
    """Measure with `page(executor, scale)`; a quick page takes a twentieth of the deals."""
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a twentieth of the deals, printed")
    quick = parser.parse_args().quick
    with ProcessPoolExecutor(2) as executor:
        text = page(executor, 0.05 if quick else 1)
    if quick:
        print(text)
    else:
        path.write_text(text, encoding="utf-8")
