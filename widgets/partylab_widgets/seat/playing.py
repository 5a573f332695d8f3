"""Sit down at a table: `play("nothanks", seats=["me", "greedy", "threshold"])`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.game import Game
from partylab.match import PERSON, Match
from partylab.words import Words, asked_language
from partylab_widgets.seat.seat import SeatStage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import AnyGame

FIRST, *_ = games.GAMES  # what is played if nobody says which


def play(
    game: str | AnyGame = FIRST,
    seats: Sequence[Any] | None = None,
    *,
    names: Sequence[str | None] | None = None,
    language: str | None = None,
    seed: int | str | None = None,
    pace: str = "calm",
    tour: bool = False,
    **options: Any,
) -> SeatStage:
    """Sit down at a table and play.

    A seat is "me" for each person at this screen, the name of a bot, or a function of a view.
    Left out, you play with the rivals that the game proposes.  With `tour=True` a coach tells you
    how to play.
    """
    rules = game if isinstance(game, Game) else games.rules(game, **options)
    words = Words(language or asked_language())
    sitters = (PERSON, *games.board(rules).rivals) if seats is None else seats
    if tour and seed is None:
        seed = games.board(rules).coached_deal
    match = Match.start(rules, sitters, words, names, seed)
    return SeatStage(match, language, pace, coached=tour)
