"""Names of files, and whatever else others have written, as a terminal or a page can tell them."""

from __future__ import annotations

import re

from partylab.game import brief
from partylab_widgets.stage.messages import UNFIT

MOST_TOLD = 120  # characters of a file's name
BREAKS = re.compile(r"[\n\r\t\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


def tellable(name: str, most: int = MOST_TOLD) -> str:
    """Return a name as it can be shown on a screen: nothing in it steers a terminal.

    >>> tellable("Ana" + chr(27) + "[31m") == "Ana" + chr(0xFFFD) + "[31m"
    True
    """
    return brief(BREAKS.sub("\ufffd", UNFIT.sub("\ufffd", name)), most)
