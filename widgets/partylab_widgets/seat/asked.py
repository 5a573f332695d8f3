"""What is asked for before a game: which one, who plays, and how.

"Play now", "With friends" and the whole form fill in the same answers, so every way to a table
ends in the same start.

>>> asked = first("nothanks")
>>> people_in(asked), rivals_in(asked), asked["level"]
(1, 2, 'easy')
>>> asked = changed(asked, "people", "2")  # bots fill the table
>>> players(changed(asked, "name-1", "Bo"))
(['me', 'me', 'greedy'], [None, 'Bo', None])
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import games
from partylab.game import Rejected
from partylab.match import PERSON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.board import AnyBoard
    from partylab.game import AnyGame

# The answers, by the names of the fields that ask for them.
Asked = dict[str, str]

BY_NAME = ""  # the level of rivals that were chosen by their names


def first(game: str, level: str = "", rivals: int = 0, names: Sequence[str] = ()) -> Asked:
    """Return what is asked for at first: as last time, or else with the rivals of the game."""
    plain = games.rules(game)
    board = games.board(plain)
    asked = {
        "game": game,
        "level": level_at(board, level),
        "count": str(plain.seat_counts[0]),
    }
    people = 1 + sum(who == PERSON for who in board.rivals)
    _seat(asked, people, rivals or len(board.rivals) + 1 - people)
    return asked | {f"name-{at}": name for at, name in enumerate(names[: plain.seat_counts[-1]])}


def changed(asked: Asked, name: str, value: str) -> Asked:
    """Return the answers with one of them changed; what no form could send is refused."""
    allowed = _allowed(asked, name)
    if allowed is not None and value not in allowed:
        raise Rejected("seat-form-incomplete")
    after = dict(asked)
    match name.partition("-")[0]:
        case "game":
            return asked if value == asked["game"] else first(value, asked["level"])
        case "people":
            _seat(after, int(value), 0)
        case "rivals":
            _seat(after, people_in(asked), int(value))
        case "level":
            after["level"] = value
            _take_rivals(after)
        case "player":
            after |= {name: value, "level": BY_NAME if value != PERSON else asked["level"]}
        case "option" if allowed == ("on", ""):
            after[name] = str(bool(value))
        case _:
            after[name] = value
    return _fitting(after)


def _fitting(asked: Asked) -> Asked:
    """Return answers whose number of players the options allow; they may bring more seats."""
    counts = game_of(asked).seat_counts
    if int(asked["count"]) not in counts:
        asked["count"] = str(counts[0])
    for seat in range(1, counts[-1]):
        asked.setdefault(f"player-{seat}", asked[f"player-{seat - 1}"])
    return asked


def _seat(asked: Asked, people: int, rivals: int) -> None:
    """Seat people, and beside them as many rivals, or as near to it as the game allows."""
    game = game_of(asked)
    counts = [count for count in game.seat_counts if count >= people]
    asked["count"] = str(min(counts, key=lambda count: abs(count - people - rivals)))
    for seat in range(game.seat_counts[-1]):
        asked[f"player-{seat}"] = PERSON if seat < people else ""
    _take_rivals(asked)


def _take_rivals(asked: Asked) -> None:
    """Put rivals of the level on every seat that is not a person's; without bots, people."""
    seats = [f"player-{seat}" for seat in range(game_of(asked).seat_counts[-1])]
    free = [seat for seat in seats if asked[seat] != PERSON]
    rivals: Sequence[str] = [PERSON] * len(free)
    if games.bots(asked["game"]):
        board = board_of(asked)
        rivals = board.rivals_at(level_at(board, asked["level"]), len(free))
    asked.update(zip(free, rivals, strict=True))


def _allowed(asked: Asked, name: str) -> Sequence[str] | None:
    """Return what a field of the form may hold; None for free text."""
    game = game_of(asked)
    kind, _, which = name.partition("-")
    seats = [str(seat) for seat in range(game.seat_counts[-1])]
    match kind:
        case "seed" if not which:
            return None
        case "name" if which in seats:
            return None
        case "player" if which in seats:
            return sitters(asked, int(which))
        case "option" if which in game.choices:
            choices = game.choices[which]
            is_tick = isinstance(choices[0], bool)
            return ("on", "") if is_tick else tuple(str(value) for value in choices)
    plain: dict[str, Sequence[object]] = {
        "game": games.names(),
        "level": tuple(board_of(asked).levels),
        "count": game.seat_counts,
        "people": people_counts(asked),
        "rivals": rival_counts(asked),
    }
    if name not in plain:
        raise Rejected("seat-form-incomplete")
    return tuple(str(value) for value in plain[name])


# What the answers mean


def level_at(board: AnyBoard, wished: str) -> str:
    """Return a level that the game has: the one that was wished for, or the easiest."""
    return wished if wished in board.levels else next(iter(board.levels), BY_NAME)


def game_of(asked: Asked) -> AnyGame:
    """Return the game with the options that are asked for."""
    return games.rules(asked["game"], **options(asked))


def board_of(asked: Asked) -> AnyBoard:
    """Return the table of the game that is asked for."""
    return games.board(game_of(asked))


def options(asked: Asked) -> dict[str, object]:
    """Return the options that are asked for, as values."""
    choices = games.rules(asked["game"]).choices
    return {
        name: next(value for value in allowed if str(value) == asked[f"option-{name}"])
        for name, allowed in choices.items()
        if f"option-{name}" in asked
    }


def people_in(asked: Asked) -> int:
    """Return how many people play."""
    return sum(asked[f"player-{seat}"] == PERSON for seat in range(int(asked["count"])))


def rivals_in(asked: Asked) -> int:
    """Return how many bots play."""
    return int(asked["count"]) - people_in(asked)


def people_counts(asked: Asked) -> range:
    """Return how many people can play at one screen."""
    most = game_of(asked).seat_counts[-1]
    return range(1, min(most, board_of(asked).most_people or most) + 1)


def rival_counts(asked: Asked) -> tuple[int, ...]:
    """Return how many bots can play beside the people."""
    people = people_in(asked)
    if not games.bots(asked["game"]):
        return (rivals_in(asked),)
    return tuple(count - people for count in game_of(asked).seat_counts if count >= people)


def sitters(asked: Asked, seat: int) -> tuple[str, ...]:
    """Return who can sit on a seat; no more people than can play at one screen."""
    others = people_in({**asked, f"player-{seat}": ""})
    room = (PERSON,) if others < people_counts(asked)[-1] else ()
    return (*room, *games.bots(asked["game"]))


def players(asked: Asked) -> tuple[list[str], list[str | None]]:
    """Return who plays, and the names that people have chosen."""
    most = people_counts(asked)[-1]
    if people_in(asked) > most:
        raise Rejected("home-too-many-people", most=most)
    who = [asked[f"player-{seat}"] for seat in range(int(asked["count"]))]
    names = [
        (asked.get(f"name-{seat}", "").strip() or None) if sitter == PERSON else None
        for seat, sitter in enumerate(who)
    ]
    return who, names
