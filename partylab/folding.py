"""Saves that are folded small, so that nobody reads in them by accident what is hidden at a table.

What a page gives to a browser, to keep or to save as a file, is folded.  It is no lock: whoever
wants to can unfold it, and could work out the deal from its seed anyway.

>>> save = '{"format": "partylab", "game": "hat", "moves": [[0, "say guitar"]]}'
>>> "guitar" in folded(save), unfolded(folded(save)) == save, unfolded(save) == save
(False, True, True)
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from typing import Any

from partylab.game import Rejected

FORMAT = "partylab"
MARK = "folded"
LONGEST = 1_000_000  # characters of a save


def folded(text: str) -> str:
    """Return a save that tells only that it is one."""
    packed = b64encode(zlib.compress(text.encode(), 9)).decode()
    return json.dumps({"format": FORMAT, MARK: packed})


def unfolded(text: Any) -> Any:
    """Return the save that was folded; whatever is none stays as it is."""
    if not isinstance(text, str) or len(text) > LONGEST:
        return text
    packed = _packed(text)
    if packed is None:
        return text
    try:
        reader = zlib.decompressobj()
        # A small text may unfold to one that fills a machine.
        plain = reader.decompress(b64decode(packed, validate=True), LONGEST).decode()
    except (ValueError, zlib.error) as error:
        raise Rejected("table-save-damaged") from error
    if not reader.eof:
        raise Rejected("table-save-damaged")
    if _packed(plain) is not None:  # nobody folds a save twice
        raise Rejected("table-save-damaged")
    return plain


def _packed(text: str) -> str | None:
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError):
        return None  # it will be refused by whoever reads it
    packed = saved.get(MARK) if isinstance(saved, dict) else None
    return packed if isinstance(packed, str) else None
