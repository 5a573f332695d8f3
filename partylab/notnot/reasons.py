"""Why a card may be tapped or not: what each criterion asks of it, once negations are counted.

>>> from partylab import Words
>>> from partylab.notnot import Face, Roll
>>> board = {"N": "red", "E": "white", "S": None, "W": "blue"}
>>> Words("en").tell(why(Roll(Face.LEFT, Face.RED, nots=1), board, "N"), [])  # doctest: +ELLIPSIS
'The card lies up: NOT LEFT is met. The portal is red: NOT RED is not met. At least one ... right.'
"""

from __future__ import annotations

from partylab.game import News, Rejected, brief
from partylab.notnot.dice import (
    COLOURS,
    NOTHING,
    NOTHING_RULES,
    PLACES,
    Face,
    Portals,
    Roll,
    check_board,
    counting,
    direction_of,
    is_still,
    meets,
)


def why(
    roll: Roll,
    board: Portals,
    place: str,
    up: str = "N",
    nothing_rule: str = NOTHING_RULES[0],
) -> tuple[News, ...]:
    """Explain whether the card on a place may be tapped, criterion by criterion."""
    check_board(board, up)
    if place not in PLACES:
        raise Rejected("notnot-wrong-up", up=brief(place), places=", ".join(PLACES))
    if board[place] is None:
        return (News("notnot-why-void"),)
    if is_still(roll):
        return (News("notnot-why-still", negations=roll.negations),)
    count = counting(roll, nothing_rule)
    said = [_criterion(face, roll, board[place], place, up) for face in dict.fromkeys(count)]
    if len(count) < 2:
        said.append(News("notnot-why-dropped"))
    right = any(news["holds"] == "yes" for news in said if "holds" in dict(news.about))
    return (*said, News("notnot-why-right" if right else "notnot-why-wrong"))


def _criterion(face: Face, roll: Roll, portal: str | None, place: str, up: str) -> News:
    """Say what one criterion asks, and whether the card does it."""
    holds = meets(face, place, portal, up) is not roll.negated
    about = {"negated": _yes(roll.negated), "holds": _yes(holds)}
    if face is NOTHING:
        return News("notnot-why-nothing", **about)
    if face in COLOURS:
        return News("notnot-why-colour", face=face.value, portal=portal, **about)
    here = direction_of(place, up).value
    return News("notnot-why-direction", face=face.value, here=here, **about)


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"
