"""Halls, tables, dice and eyes made to order, for the tests of Pas Vu Pas Pris."""

from __future__ import annotations

from random import Random

from partylab.ghosts import Card, Ghosts, Hall, Pose, State, rounds
from partylab.ghosts.poses import read_pose, read_spot
from partylab.ghosts.sight import Sight

GAME = Ghosts()
FUSION = Ghosts(fusion=True)
MIDNIGHT = Ghosts(midnight=True)
# Out of everybody's way.
CORNERS = {
    "mirror": Pose(500, 5800),
    "trolley": Pose(5400, 5600),
    "desk": Pose(900, 5000),
    "piano": Pose(5200, 4700),
    "armchair": Pose(500, 3500),
    "table": Pose(5250, 3500),
}


class Dice(Random):
    """A die that shows what it is told to."""

    def __init__(self, *rolls: int) -> None:
        super().__init__(1)
        self.rolls = list(rolls)

    def randint(self, least: int, most: int) -> int:
        return self.rolls.pop(0)


def dice(*rolls: int):
    """The luck of one move."""
    die = Dice(*rolls)
    return lambda: die


def hall(ghosts: dict[str, str], furniture: dict[str, Pose | str] | None = None) -> Hall:
    """A hall with ghosts at spots; without furniture where none is named."""
    made = Hall()
    for kind, pose in (furniture or {}).items():
        made = made.place(kind, read_pose(pose) if isinstance(pose, str) else pose)
    for ghost, spot in ghosts.items():
        made = made.stand(ghost, read_spot(spot), None)
    return made


def table(
    ghosts: dict[str, str] | None = None,
    furniture: dict[str, Pose | str] | None = None,
    seats: int = 2,
    out: tuple[str, ...] = (),
    waiting: tuple[str, ...] = (),
    game: Ghosts = GAME,
    value: int = 9,
    **more: object,
) -> State:
    """A table in the middle of a round: all order their ghosts, with a card of that value."""
    state, _ = game.start(seats, lambda: Random(1))
    ghosts = ghosts or {}
    gone = {*ghosts, *out, *waiting}
    state = state._replace(
        phase="go",
        active=None,
        holder=0,
        hall=hall(ghosts, furniture),
        home=tuple(tuple(name for name in names if name not in gone) for names in state.home),
        out=tuple(tuple(g for g in out if g[0] == str(seat)) for seat in range(seats)),
        waiting=tuple(tuple(g for g in waiting if g[0] == str(seat)) for seat in range(seats)),
        cards=(Card(value),) * seats,
    )
    return state._replace(**more)


def gone(state: State, *orders: str, game: Ghosts = GAME, luck=None):
    """The table after these orders, seat by seat, and all news; who is not named stays."""
    told = ()
    for seat in range(len(state.sides)):
        text = orders[seat] if seat < len(orders) else ""
        move = game.parse(f"go {text}".strip())
        state, news = game.play(state, seat, move, luck or dice(*range(6, 0, -1)))
        told += news
    return state, told


def tried(state: State, orders: str, game: Ghosts = GAME, seat: int = 0) -> State:
    """The table with the orders of one seat given."""
    return game.play(state, seat, game.parse(f"go {orders}"), dice(6, 5, 4, 3))[0]


def happened(news) -> list[str]:
    """What happened, without details."""
    return [one.what.removeprefix("ghosts-") for one in news]


def where_all_are(state: State) -> list[list[str]]:
    """The names of the ghosts of each seat, wherever they are, sorted."""
    inside = [name for name, _ in state.hall.ghosts]
    return [
        sorted(
            [
                *state.home[seat],
                *state.waiting[seat],
                *state.out[seat],
                *(name for name in inside if name[0] == str(seat)),
            ]
        )
        for seat in range(len(state.sides))
    ]


def eyes_for(monkeypatch, *seen: str, mirror: tuple[str, ...] = ()):
    """Let the look find exactly these ghosts, wherever they stand; returns what was asked."""
    asked = []

    def look(hall, door, **options):
        asked.append((hall, door, options))
        return {
            name: Sight(
                name in seen or name in mirror,
                1.0 if name in seen else 0.0,
                "string" if name in seen else "mirror" if name in mirror else "",
                () if name in seen else (("piano", 1.0),),
                None,
            )
            for name, _ in hall.ghosts
        }

    monkeypatch.setattr(rounds, "look", look)
    return asked
