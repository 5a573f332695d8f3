"""The laws of company: who sits at a table with a person, what they say, how they feel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import games
from partylab.board import LEVELS
from partylab.faces import MOODS
from partylab.laws.cases import eyes, moments
from partylab.laws.listening import every_language
from partylab.match import PERSON

if TYPE_CHECKING:
    from partylab.laws.cases import Case
    from partylab.laws.report import Complain

LONGEST_SPEECH = 32  # characters that find room in a speech bubble
MOST_SPEAKERS = 2


def levels_are_told_in_a_sentence(case: Case, complain: Complain) -> None:
    """All four or none, each with its name, with what it is like, and with bots of this game."""
    board = case.board()
    if board.levels and tuple(board.levels) != LEVELS:
        complain(f"the levels are {', '.join(board.levels)}, not {', '.join(LEVELS)}")
    for level, kinds in board.levels.items():
        if not kinds:
            complain(f"nobody plays at the level {level}")
        for kind in kinds:
            if kind not in games.bots(case.game):
                complain(f"{kind}, of the level {level}, is no bot of this game")
        for words in every_language(complain):
            words(f"table-level-{level}")
            words(f"{case.game}-level-{level}")


def somebody_sits_at_the_table_when_nobody_was_asked(case: Case, complain: Complain) -> None:
    """As many as the game takes; and at every level as many as one likes."""
    board, game = case.board(), case.rules()
    known = (PERSON, *games.bots(case.game))
    for rival in board.rivals:
        if rival not in known:
            complain(f"the rival {rival!r} is neither a person nor a bot of this game")
    if 1 + len(board.rivals) not in game.seat_counts:
        complain(f"one person and {len(board.rivals)} rivals cannot play: {game.seat_counts}")
    for level in board.levels:
        rivals = board.rivals_at(level, case.seats - 1)
        if len(rivals) != case.seats - 1 or not set(rivals) <= set(known):
            complain(f"rivals_at({level!r}, {case.seats - 1}) gives {rivals!r}")


def what_is_said_and_felt_is_public(case: Case, complain: Complain) -> None:
    """Whoever looks, the same is said, by few, in a few words, and the same faces are made."""
    board, words = case.board(), every_language(complain)
    for table in moments(case):
        views = [table.view(seat) for seat in eyes(case)]
        if any(board.moods(view) != board.moods(views[0]) for view in views):
            complain("moods() depends on who looks")
        for seat, mood in board.moods(views[0]).items():
            if seat not in range(case.seats) or mood not in MOODS:
                complain(f"moods() gives {mood!r} to seat {seat}")
        for language in words:
            said = [board.says(table.news, view, language) for view in views]
            if any(other != said[0] for other in said):
                complain("says() depends on who looks")
            if board.says((), views[0], language):
                complain("says() has something to say about nothing")
            if len(said[0]) > MOST_SPEAKERS:
                complain(f"{len(said[0])} speak at once")
            for seat, speech in said[0].items():
                if seat not in range(case.seats) or not 0 < len(speech) <= LONGEST_SPEECH:
                    complain(f"says() gives {speech!r} to seat {seat}")


ONCE = (levels_are_told_in_a_sentence,)
ALWAYS = (somebody_sits_at_the_table_when_nobody_was_asked, what_is_said_and_felt_is_public)
