"""Looks at a table as people at a screen do: from every seat, after some touches, at the end."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

from partylab.board import Look, Moves
from partylab.game import Rejected
from partylab.laws.cases import finished, moments
from partylab.laws.controls import controls_on
from partylab.laws.listening import Listening
from partylab.laws.markup import Malformed, Node, parse
from partylab.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from partylab.board import AnyBoard
    from partylab.game import Seat
    from partylab.laws.cases import Case
    from partylab.laws.controls import Control
    from partylab.table import Table

PACE = 1.1  # seconds that a bot takes


@dataclass
class Stop:
    """One person's screen at one moment: the pages, and what was wrong in drawing them."""

    board: AnyBoard
    table: Table
    view: Any
    look: Look
    language: str
    wrong: list[str] = field(default_factory=list)
    error: Exception | None = None

    def __str__(self) -> str:
        who = "an onlooker" if self.view.seat is None else f"seat {self.view.seat}"
        many = f", {len(self.look.people)} people here" if len(self.look.people) > 1 else ""
        return f"{who} after {len(self.table.log)} moves{many}"

    @cached_property
    def pages(self) -> Mapping[str, str]:
        """The pages by name; none where they cannot be drawn."""
        try:
            return self.drawn(self.view)
        except Exception as error:
            self.error = error
            return {}

    def drawn(self, view: Any) -> Mapping[str, str]:
        """Draw the pages as they are seen with some view."""
        words = Listening(self.language, self.wrong.append)
        return self.board.draw(view, self.look, words, self.table.names)

    @cached_property
    def trees(self) -> dict[str, Node]:
        """The pages that can be read, as trees."""
        trees = {}
        for name, page in self.pages.items():
            try:
                trees[name] = parse(str(page))
            except Malformed:
                continue  # a law of its own says so
        return trees

    @property
    def whole(self) -> bool:
        """Can all pages be read?  A law of its own says where they cannot."""
        return len(self.trees) == len(self.pages) > 0

    @cached_property
    def nodes(self) -> list[Node]:
        """The elements of all pages."""
        return [node for tree in self.trees.values() for node in tree.every()]

    @cached_property
    def controls(self) -> list[Control]:
        """What can be touched here."""
        return [control for tree in self.trees.values() for control in controls_on(tree)]

    def touch(self, name: str, value: str) -> Any:
        """Touch something."""
        return self.board.touch(self.look, name, value, self.view)


def viewer_of(board: AnyBoard, table: Table, people: tuple[Seat, ...]) -> Seat | None:
    """Return with whose eyes people at one screen look; None: all together, or nobody."""
    if len(people) == 1:
        return people[0]
    movers = sorted(table.turn.intersection(people))
    return movers[0] if board.takes_turns and movers else None


def screens(case: Case, number: int) -> list[tuple[Seat, ...]]:
    """Return who may sit in front of one screen: one person, everybody, nobody."""
    alone = (number % case.seats,)
    return [alone, tuple(range(case.seats)), ()] if case.seats > 1 else [alone, ()]


@lru_cache(maxsize=4)
def tour(case: Case, touches: int = 2, most: int = 3) -> tuple[Stop, ...]:
    """Look at a game from everywhere, and go on by random touches."""
    board, rng = case.board(), Random(str(case))
    stops: list[Stop] = []
    for number, table in enumerate(moments(case, most)):
        for people in screens(case, number):
            look = board.first_look(people, PACE)
            stops += _walk(board, table, look, rng, len(stops), touches)
    stops += _replay(case, board, len(stops))
    return tuple(stops)


def _walk(
    board: AnyBoard, table: Table, look: Look, rng: Random, number: int, touches: int
) -> list[Stop]:
    stops: list[Stop] = []
    for step in range(1 + touches):
        view = table.view(viewer_of(board, table, look.people))
        stop = Stop(board, table, view, look, LANGUAGES[(number + step) % len(LANGUAGES)])
        stops.append(stop)
        if not stop.controls:
            break
        try:
            table, look = _after_a_touch(stop, rng)
        except Exception:  # noqa: S112  laws of their own say what a touch may do
            continue
    return stops


def _after_a_touch(stop: Stop, rng: Random) -> tuple[Table, Look]:
    control = rng.choice(stop.controls)
    answer = stop.touch(control.name, rng.choice(control.values))
    if isinstance(answer, Moves):
        return made(stop, answer)
    return stop.table, answer if isinstance(answer, Look) else stop.look


def made(stop: Stop, moves: Moves) -> tuple[Table, Look]:
    """Return the table and the look after the moves of a touch."""
    table, look = stop.table.at(len(stop.table.log)), stop.look
    for seat, move in moves.made:
        if seat not in stop.look.people:
            raise Rejected("table-no-such-seat", seat=seat, last=len(table.names) - 1)
        table.play(seat, move)
        look = stop.board.after(look, table.news, table.view(stop.view.seat))
    return table, look


def _replay(case: Case, board: AnyBoard, number: int) -> Iterator[Stop]:
    """Look at a game again when it is over."""
    table = finished(case)
    look = replace(board.first_look((0,), PACE), people=())
    for at, moment in enumerate(sorted({0, len(table.log) // 2, len(table.log)})):
        language = LANGUAGES[(number + at) % len(LANGUAGES)]
        yield Stop(board, table.at(moment), table.replay(moment), look, language)
