"""What the page's clock hands over after a block of trials.

>>> read_block("0 left 534;0 right 612|16.7 312 2", count=2)
([('left', 534), ('right', 612)], Device(frame=16.7, frames=312, dropped=2))
"""

from __future__ import annotations

import re
from typing import NamedTuple

from partylab.game import Rejected

SIDES = ("left", "right")
TRIAL = re.compile(r"0 (left|right) ([0-9]{1,7})")
FRAMES = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,9})?) ([0-9]{1,7}) ([0-9]{1,7})")


class Device(NamedTuple):
    """How regular the screen was: milliseconds of a frame, frames seen, frames left out."""

    frame: float
    frames: int
    dropped: int


def read_block(text: str, count: int) -> tuple[list[tuple[str, int]], Device]:
    """Read the side and the milliseconds of each trial, and the frames; refuse anything else."""
    trials, _, frames = text.partition("|")
    answers = [match.groups() for match in map(TRIAL.fullmatch, trials.split(";")) if match]
    device = FRAMES.fullmatch(frames)
    if len(answers) != count or trials.count(";") != count - 1 or device is None:
        raise Rejected("stage-malformed")
    frame, seen, dropped = device.groups()
    times = [(side, int(ms)) for side, ms in answers]
    return times, Device(max(float(frame), 1.0), int(seen), int(dropped))
