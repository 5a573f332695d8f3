"""The laws of the bots: each plays whole games, and can say why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.game import Rejected
from partylab.laws.cases import moments
from partylab.laws.listening import every_language
from partylab.match import PERSON, Match

if TYPE_CHECKING:
    from partylab.laws.cases import Case
    from partylab.laws.report import Complain

MOST_MOVES = 2_000
A_FEW_MOVES = 4  # of each


def every_bot_plays_a_whole_game(case: Case, complain: Complain) -> None:
    """Beside others of its kind and of the other kinds."""
    bots = list(games.bots(case.game))
    for first in range(0, len(bots), case.seats):
        sitters = [bots[(first + seat) % len(bots)] for seat in range(case.seats)]
        match = Match.start(case.rules(), sitters, seed=1)
        for _ in range(MOST_MOVES):
            if not match.bots_to_move():
                break
            match.bot_move()
        else:
            complain(f"{', '.join(sitters)} play without an end")


def bots_know_every_option(case: Case, complain: Complain) -> None:
    """Whatever the options and however many they are, they find legal moves."""
    bots = list(games.bots(case.game))
    if bots:
        sitters = [bots[(case.seats + seat) % len(bots)] for seat in range(case.seats)]
        match = Match.start(case.rules(), sitters, seed=2)
        try:
            for _ in range(A_FEW_MOVES * case.seats):
                if match.bots_to_move():
                    match.bot_move()
        except Rejected as why:
            complain(f"{why.reason}: {why.about}")


def the_advice_of_bots_can_be_said(case: Case, complain: Complain) -> None:
    """What each would do, and why, in every language; it is a move that one may make."""
    board = case.board()
    for table in moments(case, most=3) if board.advises else ():
        match = Match(table, [PERSON] * case.seats)
        for seat in sorted(table.turn)[:1]:
            for bot, why in match.advice(seat):
                if isinstance(why, Rejected):
                    complain(f"{bot} cannot say why: {why.about}")
                    continue
                _advised(match, seat, why.move, complain)
                for words in every_language(complain):
                    board.would(why.move, words)
                    words.tell(why.because, table.names, seat)


def _advised(match: Match, seat: int, move: Any, complain: Complain) -> None:
    trial = match.branch(match.moves_made).table
    if move is not None:
        try:
            trial.play(seat, move)
        except Rejected as why:
            complain(f"what a bot advises, {move}, is refused: {why.reason}")


ONCE = (every_bot_plays_a_whole_game,)
ALWAYS = (bots_know_every_option, the_advice_of_bots_can_be_said)
