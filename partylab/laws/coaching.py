"""The laws of the coach: newcomers are told what they may know, in few words, to an end."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from partylab.game import Rejected
from partylab.html import Markup
from partylab.laws.cases import Case, finished, play_on
from partylab.laws.listening import every_language
from partylab.laws.screens import PACE
from partylab.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from partylab.board import AnyBoard, Look
    from partylab.game import Seat
    from partylab.laws.report import Complain
    from partylab.words import Words

LONGEST_ADVICE = 170  # characters that find room beside a whole table on a phone


def a_coach_speaks_from_the_first_moment_to_an_end(case: Case, complain: Complain) -> None:
    """With the deal that was chosen for it; where there is none nobody speaks."""
    board, game = case.board(), case.rules()
    people = [f"N{seat}" for seat in range(1 + len(board.rivals))]
    try:
        table = Table(game, people, board.coached_deal)
    except Rejected as why:
        complain(f"coached_deal is {board.coached_deal!r}: {why}")
        return
    look = board.coached(board.first_look((0,), PACE), on=True)
    first = [board.coach(table.view(0), look, words) for words in every_language(complain)]
    if not all(first) and board.coached_deal is not None:
        complain("there is a coached_deal, but no coach who begins to speak")
    if any(first) and board.coached_deal is None:
        complain("a coach speaks, but there is no coached_deal to speak about")
    if board.coached_deal is not None:
        play_on(table, Random(str(case)))
        _follows(board, table, 0, every_language(complain), complain)


def a_coach_tells_no_secret_and_comes_to_an_end(case: Case, complain: Complain) -> None:
    """In any game: the same when hidden things are swapped, and silent once silent."""
    table = finished(case)
    for seat in (0, case.seats - 1):
        _follows(case.board(), table, seat, every_language(complain), complain)


def _follows(
    board: AnyBoard, table: Table, seat: Seat, words: Sequence[Words], complain: Complain
) -> None:
    """Follow a game with a coach at one's side."""
    rng, silent = Random(str(table.seed)), False
    for view, look in _looks(board, table, seat):
        told = [board.coach(view, look, spoken) for spoken in words]
        _short(told, complain)
        if silent and any(told):
            complain("the coach speaks again after having nothing more to say")
        silent = silent or not any(told)
        if silent:
            continue
        swapped = table.game.view(table.game.possible(view, rng), seat)
        if swapped == view and [board.coach(swapped, look, spoken) for spoken in words] != told:
            complain("the coach says something else when hidden things are swapped")
    if not silent:
        complain("the coach still speaks when the game is over")


def _looks(board: AnyBoard, table: Table, seat: Seat) -> Iterator[tuple[Any, Look]]:
    look = board.coached(board.first_look((seat,), PACE), on=True)
    for moment, view in enumerate(table.views(seat, 0)):
        if moment:
            look = board.after(look, table.news_at(moment), view)
        yield view, look


def _short(told: Sequence[str], complain: Complain) -> None:
    for text in told:
        if not isinstance(text, str) or isinstance(text, Markup):
            complain(f"coach() gives {type(text).__name__}, not a text")
        elif len(text) > LONGEST_ADVICE:
            complain(f"the coach says {len(text)} characters at once: {text!r}")
    if len({bool(text) for text in told}) > 1:
        complain("the coach is silent in one language only")


ONCE = (a_coach_speaks_from_the_first_moment_to_an_end,)
ALWAYS = (a_coach_tells_no_secret_and_comes_to_an_end,)
