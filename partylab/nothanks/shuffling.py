"""Deals by the million, from a generator of random numbers as quick as they are.

The generator is xoshiro128++ of Blackman and Vigna, on whole numbers below 2³²: the same deals
whether fast.py compiles this module or not.
"""

from __future__ import annotations

from typing import Any

WORD = 0xFFFFFFFF


def deal_out(box: Any, luck: tuple[int, int, int, int], seats: int, decks: Any, first: Any) -> None:
    """Fill decks with cards from the box, and draw the seat that begins with each deck.

    Only as many cards are shuffled as are dealt, and the box need not be in order for that.
    """
    one, two, three, four = luck
    for deal in range(len(decks)):
        dealt = len(decks[deal])
        for place in range(dealt + 1):
            total = (one + four) & WORD
            draw = ((total << 7 & WORD | total >> 25) + one) & WORD
            shifted = two << 9 & WORD
            three ^= one
            four ^= two
            two ^= three
            one ^= four
            three ^= shifted
            four = four << 11 & WORD | four >> 21
            if place == dealt:
                first[deal] = draw * seats >> 32
                break
            other = place + (draw * (len(box) - place) >> 32)
            box[place], box[other] = box[other], box[place]
            decks[deal][place] = box[place]
