"""A page of docs/ that is measured: written anew by its script, or printed roughly with --quick."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor


def write_or_print(path, page, about, parts=()):
    """Measure with `page(executor, scale)`; a quick page takes a twentieth of the deals.

    Where a page has parts, some can be asked for: `page(executor, scale, asked)`.
    """
    parser = argparse.ArgumentParser(description=about.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="a twentieth of the deals, printed")
    if parts:
        parser.add_argument("parts", nargs="*", metavar="part", help=f"only of {', '.join(parts)}")
    asked = parser.parse_args()
    if unknown := set(getattr(asked, "parts", ())) - set(parts):
        parser.error(f"no part: {', '.join(sorted(unknown))}")
    with ProcessPoolExecutor(2) as executor:
        text = page(executor, 0.05 if asked.quick else 1, *([asked.parts] if parts else []))
    if asked.quick:
        print(text)
    else:
        path.write_text(text, encoding="utf-8")
