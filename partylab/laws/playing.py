"""The laws of the rules: what holds for every game, whatever it is about."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

import partylab
from partylab import games
from partylab.game import Rejected, Who, brief
from partylab.laws.cases import eyes, finished, moments, names
from partylab.laws.listening import every_language
from partylab.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from partylab.laws.cases import Case
    from partylab.laws.report import Complain

NO_TEXTS = ("", "nothing-like-a-move", "<b>", "9" * 2000, "\ud800", "\0", "-1", "nan", "٣")
NO_MOVES = (None, 7, object(), (), "nothing-like-a-move", "")


def luck() -> Random:
    """Return the same luck for every try."""
    return Random(3)


def refusal(act: Callable[..., Any], *inside: Any, **named: Any) -> Rejected | Exception | None:
    """Return how something was refused, or None where it was done."""
    try:
        act(*inside, **named)
    except Exception as error:
        return error
    return None


def said(why: Rejected | Exception | None, about: str, complain: Complain) -> None:
    """See that a refusal has its sentence in every language."""
    if isinstance(why, Rejected):
        for words in every_language(complain):
            why.say(words)
    elif why is not None:
        complain(f"{about} raises {type(why).__name__} instead of Rejected: {brief(why, 80)}")


def everything_of(table: Table) -> tuple[Any, ...]:
    """Return all that a table shows, so that "nothing has changed" can be checked."""
    views = [table.view(seat) for seat in [*range(len(table.names)), None]]
    return table.save(), table.news, table.outcome, table.turn, table.log, views


def a_game_ends_with_an_outcome(case: Case, complain: Complain) -> None:
    """Somebody has won, everybody has a score, and the reason can be said."""
    table = finished(case)
    outcome = table.outcome
    if outcome is None:
        return complain("nobody may move, but there is no outcome")
    if not outcome.winners or not set(outcome.winners) <= set(range(case.seats)):
        complain(f"the winners are {outcome.winners}")
    if len(outcome.scores) != case.seats or not all(type(it) is int for it in outcome.scores):
        complain(f"the scores are {outcome.scores}: one whole number for each seat is needed")
    for words in every_language(complain):
        words(outcome.reason)
    return None


def turn_moves_and_play_agree(case: Case, complain: Complain) -> None:
    """Who may move has moves, nobody else has; every move offered can be made, no other one.

    Where the menu is a sample, a move beside it may be legal too.
    """
    game = case.rules()
    others = [*dict.fromkeys(move for _, move in finished(case).log), *NO_MOVES]
    for table in moments(case):
        state, turn = table._state, table.turn
        if (table.outcome is None) != bool(turn):
            complain(f"the outcome is {table.outcome} when {set(turn)} may move")
        for seat in range(case.seats):
            legal = game.moves(state, seat)
            if bool(legal) != (seat in turn):
                complain(f"seat {seat} has {len(legal)} moves when {set(turn)} may move")
            if len(set(legal)) != len(legal):
                complain(f"a move stands twice in {legal}")
            for move in legal:
                if (why := refusal(game.play, state, seat, move, luck)) is not None:
                    complain(f"the move {move} is offered, but refused: {why!r}")
            for move in others:
                if move not in legal:
                    why = refusal(game.play, state, seat, move, luck)
                    if not (isinstance(why, Rejected) or (_free(game, seat, turn) and why is None)):
                        complain(f"the move {brief(move)} is not offered, but play gives {why!r}")


def _free(game: Any, seat: int, turn: frozenset[int]) -> bool:
    """May this seat make moves that stand in no menu?"""
    return game.menu_is_sample and seat in turn


def an_illegal_move_is_refused_with_a_sentence_and_changes_nothing(
    case: Case, complain: Complain
) -> None:
    """Whatever is tried at a table, by whomever."""
    others = [*dict.fromkeys(move for _, move in finished(case).log)][:8]
    refused: dict[str, Rejected | Exception | None] = {}
    for table in moments(case, most=5):
        before = everything_of(table)
        for seat in [*range(case.seats), -1, case.seats, "0", None, True, 0.0]:
            turn = type(seat) is int and seat in table.turn
            legal = table.moves(seat) if type(seat) is int and turn else ()
            for move in (*others, *NO_MOVES):
                if move in legal:
                    continue
                trial = table.at(len(table.log)) if turn and table.game.menu_is_sample else table
                why = refusal(trial.play, seat, move)
                refused[getattr(why, "reason", repr(why))] = why
                if why is None and trial is table:
                    return complain(f"play({seat!r}, {brief(move, write=repr)}) is not refused")
        if everything_of(table) != before:
            complain("a refused move has changed the table")
    for why in refused.values():
        said(why, "play()", complain)
    return None


def states_moves_and_views_never_change(case: Case, complain: Complain) -> None:
    """They can be hashed, they refuse a new value, and playing on leaves them as they were."""
    game = case.rules()
    for table in moments(case, most=5):
        state = table._state
        views = [game.view(state, seat) for seat in eyes(case)]
        remembered = repr((state, views))
        for seat in table.turn:
            for move in table.moves(seat)[:8]:
                hash(move)
                if game.play(state, seat, move, luck) != game.play(state, seat, move, luck):
                    complain(f"the move {move} gives another state when it is made again")
        if repr((state, views)) != remembered:
            complain("playing on has changed a state or a view that was there before")
        for value in (state, *views):
            hash(value)
            for name in ("seat", "something_new"):
                if not isinstance(refusal(setattr, value, name, 0), AttributeError):
                    complain(f"a {type(value).__name__} can be changed: it lets {name} be set")


def undo_is_exact(case: Case, complain: Complain) -> None:
    """Taking every move back passes through the very same positions, to the first."""
    table = finished(case)
    table = table.at(len(table.log))
    later = []
    while table.log:
        later.append((table._state, table.news, table.log[-1]))
        table.undo()
    if table._past != case.table()._past:
        complain("the first position is another one after every move was taken back")
    for state, news, (seat, move) in reversed(later):
        table.play(seat, move)
        if (table._state, table.news) != (state, news):
            return complain(f"the move {move} leads elsewhere when it is made again")
    return None


def save_load_and_replay_lead_to_the_same_game(case: Case, complain: Complain) -> None:
    """A saved game opens as it was, and its moves played as texts lead to the same place."""
    for table in moments(case, most=3):
        again = Table.load(table.save())
        if everything_of(again) != everything_of(table) or again.digest() != table.digest():
            complain(f"a game saved after {len(table.log)} moves opens as another one")
    whole, replayed = finished(case), case.table()
    for seat, move in whole.log:
        replayed.play(seat, str(move))
    if replayed.digest() != whole.digest():
        complain("the same moves played as texts lead elsewhere")


def the_text_of_a_move_reads_back(case: Case, complain: Complain) -> None:
    """`parse(str(move))` is that move, and of its kind; what is no move is refused."""
    game = case.rules()
    for move in dict.fromkeys(move for _, move in finished(case).log):
        again = game.parse(str(move))
        if again != move or type(again) is not type(move):
            complain(f"parse({str(move)!r}) gives {again!r}, not {move!r}")
    for text in NO_TEXTS:
        why = refusal(game.parse, text)
        said(why, f"parse({brief(text, write=repr)})", complain)


def repr_rebuilds_what_a_table_holds(case: Case, complain: Complain) -> None:
    """Games, states, moves, views, news and outcomes; they can be pickled and copied too."""
    known: dict[str, Any] = {name: getattr(partylab, name) for name in partylab.__all__}
    known |= {"Who": Who, "Fraction": Fraction, **vars(import_module(games.package(case.game)))}
    game = case.rules()
    for table in moments(case, most=4):
        views = [game.view(table._state, seat) for seat in eyes(case)]
        moves = [move for seat in table.turn for move in table.moves(seat)[:5]]
        for value in (game, table._state, *views, *moves, *table.news, table.outcome):
            try:
                rebuilt = eval(repr(value), known)  # noqa: S307  what a game writes is its own code
            except NameError as error:
                return complain(f"the package does not offer what repr writes: {error}")
            if rebuilt != value or type(rebuilt) is not type(value):
                complain(f"repr does not rebuild {brief(value, 80, repr)}")
            if pickle.loads(pickle.dumps(value)) != value or copy.deepcopy(value) != value:  # noqa: S301
                complain(f"no copy can be made of {brief(value, 80, repr)}")
    return None


def no_view_depends_on_a_secret(case: Case, complain: Complain) -> None:
    """Whatever state fits a view, that seat sees the same in it.

    What has to be hidden is for each game's own tests to say: a view of everything has no leaks.
    """
    game, rng = case.rules(), Random(str(case))
    for table in moments(case):
        for seat in eyes(case):
            view = game.view(table._state, seat)
            for _ in range(3):
                if game.view(game.possible(view, rng), seat) != view:
                    return complain(f"the view of seat {seat} is another one in a possible state")
    return None


def a_possible_state_can_be_played_to_its_end(case: Case, complain: Complain) -> None:
    """What Monte Carlo bots imagine is a game like any other."""
    game, rng = case.rules(), Random(str(case))
    for table in moments(case, most=3):
        for seat in rng.sample(eyes(case), 2):
            state = game.possible(game.view(table._state, seat), rng)
            while turn := game.turn(state):
                at = rng.choice(sorted(turn))
                state, _ = game.play(state, at, rng.choice(game.moves(state, at)), lambda: rng)
            if game.outcome(state) is None:
                complain(f"what seat {seat} imagines ends without an outcome")


# Of the game as a whole


def a_wrong_option_is_refused_with_a_sentence(case: Case, complain: Complain) -> None:
    """At construction, and the sentence names the option; what is allowed can be had."""
    for option, allowed in case.rules().choices.items():
        for value in (None, "nonsense", -(10**6), 10**6, 0.123456789, [], {}, object()):
            if type(value) in (int, float) and case.rules().allows(option, value):
                continue
            about = f"{option}={brief(value, write=repr)}"
            why = refusal(games.rules, case.game, **{option: value})
            if why is None:
                complain(f"{about} is not refused")
            said(why, about, complain)
            if isinstance(why, Rejected) and not all(
                option in why.say(words) for words in every_language(complain)
            ):
                complain(f"the refusal of {about} does not name the option")
        for value in allowed:
            if refusal(games.rules, case.game, **{option: value}) is not None:
                complain(f"{option}={value!r} stands among the choices, but is refused")


def an_option_has_one_of_its_choices(case: Case, complain: Complain) -> None:
    """Every field of the game is an option with choices, and begins as one of them."""
    game = games.rules(case.game)
    if set(game.options()) != set(game.choices):
        complain(f"the fields are {list(game.options())}, but the choices {list(game.choices)}")
    for option, allowed in game.choices.items():
        value = game.options().get(option)
        if value not in allowed:
            complain(f"{option} begins as {value!r}, which is none of its choices")


def a_wrong_number_of_seats_is_refused_with_a_sentence(case: Case, complain: Complain) -> None:
    """Nobody, too few, too many, and whatever lies between and is not allowed."""
    game = case.rules()
    counts = game.seat_counts
    for seats in {0, *range(max(0, counts[0] - 1), counts[-1] + 2)} - set(counts):
        why = refusal(Table, game, names(seats))
        if why is None:
            complain(f"{seats} players are not refused")
        said(why, f"a table for {seats}", complain)


ONCE = (
    an_option_has_one_of_its_choices,
    a_wrong_option_is_refused_with_a_sentence,
)
ALWAYS = (
    a_game_ends_with_an_outcome,
    turn_moves_and_play_agree,
    an_illegal_move_is_refused_with_a_sentence_and_changes_nothing,
    states_moves_and_views_never_change,
    undo_is_exact,
    save_load_and_replay_lead_to_the_same_game,
    the_text_of_a_move_reads_back,
    repr_rebuilds_what_a_table_holds,
    no_view_depends_on_a_secret,
    a_possible_state_can_be_played_to_its_end,
    a_wrong_number_of_seats_is_refused_with_a_sentence,
)
