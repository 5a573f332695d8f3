"""Packs of gifts of one's own at the tables of `partylab play --gifts sea.toml`.

What is wrong with one is said at once, before a server starts; the kernels of the tables, which
are processes of their own, then read the files again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from partylab.game import Rejected, brief

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


def add(asked: Sequence[str]) -> None:
    """Add packs, files or whole folders of them, here and to all that is started from here."""
    from partylab.hat import gifts

    files = [file.resolve() for path in asked for file in _files(Path(path))]
    for file in files:
        if os.pathsep in str(file):
            raise Rejected("command-gifts-path", file=brief(str(file), 60), sign=os.pathsep)
        gifts.add(file)
    before = os.environ.get(gifts.OWN_PACKS, "").split(os.pathsep)
    if files:
        named = dict.fromkeys(filter(None, (*before, *map(str, files))))
        os.environ[gifts.OWN_PACKS] = os.pathsep.join(named)


def _files(path: Path) -> Iterable[Path]:
    """Return a file, or all packs in a folder."""
    if not path.is_dir():
        return (path,)
    files = sorted(path.glob("*.toml"))
    if not files:
        raise Rejected("command-no-gifts", folder=brief(str(path), 60))
    return files
