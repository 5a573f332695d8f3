"""The pictures in words: where everything stands, and what is seen through the keyhole.

Columns and rows are those of the doors: column 3 ends at the doors 3 of the north and the south
side, row 2 at the doors 2 of the west and the east side.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from partylab.ghosts.bodies import is_ghost
from partylab.ghosts.poses import CELL, CELLS, FLOOR
from partylab.ghosts.shapes import SIZES
from partylab.ghosts.sight import WINDOW
from partylab.html import Markup, table
from partylab.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from partylab.ghosts.doors import Door
    from partylab.ghosts.hall import Hall
    from partylab.ghosts.sight import Sight
    from partylab.ghosts.state import View

SEATS = 4
# Who hides less of a ghost than this is not worth a word.
WORTH = 0.02


def seat_names(seats: int, words: Words, names: Sequence[str] | None) -> list[str]:
    """Return the players' names, or "Player 1", "Player 2" … where nobody gave any."""
    known = list(names or ())
    return known + [_seat_name(seat, words.language) for seat in range(len(known), seats)]


def hall_lines(hall: Hall, words: Words, names: Sequence[str] | None = None) -> list[str]:
    """Say where everything stands, a line for each body."""
    lines = []
    for kind, pose in hall.furniture:
        where = _place_name(*place(pose.x, pose.y), words.language)
        lines.append(words("ghosts-picture-piece", piece=kind, place=where, down=pose.down))
    for ghost, spot in hall.ghosts:
        where = _place_name(*place(spot.x, spot.y), words.language)
        name = ghost_name(ghost, words, names)
        on = spot.on if spot.on == FLOOR else spot.piece
        lines.append(words("ghosts-picture-at", ghost=name, place=where, on=on))
    return lines


def look_lines(
    hall: Hall, sights: Mapping[str, Sight], words: Words, names: Sequence[str] | None = None
) -> list[str]:
    """Say of each ghost whether it is seen, and behind what it is."""
    return [
        words(
            "ghosts-picture-look", ghost=name, place=_place_name(column, row, words.language),
            verdict=verdict, behind=behind or "none",
        )
        for name, column, row, verdict, behind in _rows(hall, sights, words, names)
    ]  # fmt: skip


def look_table(
    hall: Hall, sights: Mapping[str, Sight], words: Words, names: Sequence[str] | None = None
) -> Markup:
    """Return the same as a table."""
    heads = ("ghost", "column", "row", "verdict", "behind")
    rows = ([str(cell) for cell in row] for row in _rows(hall, sights, words, names))
    return table(
        [words(f"ghosts-picture-head-{head}") for head in heads],
        rows,
        words("ghosts-picture-caption"),
    )


def verdict(sight: Sight, words: Words) -> str:
    """Say whether a ghost is seen, and how much of it."""
    where = "close" if sight.close and not sight.seen else sight.where or "no"
    return _verdict(where, percent(max(sight.fraction, sight.mirrored)), words.language)


@lru_cache(maxsize=512)
def _verdict(where: str, shown: str, language: str) -> str:
    return Words(language)("ghosts-picture-verdict", where=where, percent=shown)


def _rows(
    hall: Hall, sights: Mapping[str, Sight], words: Words, names: Sequence[str] | None
) -> Iterable[tuple[str, int, int, str, str]]:
    for ghost, sight in sights.items():
        spot = hall.spot(ghost)
        hiders = [
            words("ghosts-picture-edge") if body == WINDOW else body_name(body, words, names)
            for body, share in sight.hidden_by
            if share >= WORTH
        ]
        yield (
            ghost_name(ghost, words, names), *place(spot.x, spot.y), verdict(sight, words),
            words.join(hiders),
        )  # fmt: skip


def seat_line(view: View, seat: int, words: Words, names: Sequence[str]) -> str:
    """Say where a seat's ghosts are that are not in the hall, and its points."""
    return words(
        "ghosts-picture-seat",
        name=names[seat],
        side=view.sides[seat],
        home=_count(view.home[seat], words),
        waiting=_count(view.waiting[seat], words),
        out=_count(view.out[seat], words),
        points=view.scores[seat],
    )


def _count(ghosts: Sequence[str], words: Words) -> str:
    counts = {size: sum(name[1] == size for name in ghosts) for size in SIZES}
    some = [
        words("ghosts-picture-some", size=size, count=count)
        for size, count in counts.items()
        if count
    ]
    return words.join(some) or words("ghosts-picture-none")


def ghost_name(ghost: str, words: Words, names: Sequence[str] | None) -> str:
    """Return what people call a ghost: "Small ghost 2 (Ana)"."""
    seat = int(ghost[0])
    owner = names[seat] if names and seat < len(names) else _seat_name(seat, words.language)
    return _named(ghost[1:], owner, words.language)


@lru_cache(maxsize=256)
def _named(ghost: str, owner: str, language: str) -> str:
    said = Words(language)
    return said("ghosts-picture-name", size=ghost[0], number=int(ghost[1:]), name=owner)


@cache
def _seat_name(seat: int, language: str) -> str:
    return Words(language)("table-seat", number=seat + 1)


def body_name(body: str, words: Words, names: Sequence[str] | None) -> str:
    """Return what people call whatever stands in the hall."""
    return ghost_name(body, words, names) if is_ghost(body) else _piece_name(body, words.language)


@cache
def _piece_name(kind: str, language: str) -> str:
    return Words(language)(f"ghosts-the-{kind}")


@cache
def _place_name(column: int, row: int, language: str) -> str:
    return Words(language)("ghosts-picture-place", column=column, row=row)


def door_name(door: Door, words: Words) -> str:
    """Return what people call a door."""
    return words("ghosts-the-door", side=door.side, number=door.number)


def percent(share: float) -> str:
    """Return a share as people read it: a little is never nothing, nearly all never all.

    >>> [percent(share) for share in (0.0, 0.004, 0.756, 0.999, 1.0)]
    ['0', '<1', '76', '99', '100']
    """
    if 0 < share < 0.01:
        return "<1"
    return "100" if share > 1 - 1e-9 else str(min(round(100 * share), 99))


def place(x: int, y: int) -> tuple[int, int]:
    """Return the column and the row of a place.

    >>> place(2500, 500)
    (3, 6)
    """
    last = CELLS - 1
    return min(x // CELL, last) + 1, CELLS - min(y // CELL, last)
