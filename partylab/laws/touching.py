"""The laws of touches: whatever is touched, a look, a move or a sentence comes of it."""

from __future__ import annotations

from dataclasses import is_dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any

from partylab.board import ANYONE, IN_TURN, TOGETHER, Limit, Look, Moves, NewGame
from partylab.game import News, brief
from partylab.html import plain
from partylab.laws.cases import finished, moments
from partylab.laws.listening import every_language
from partylab.laws.playing import luck, refusal, said
from partylab.laws.screens import PACE, Stop, made, tour, viewer_of
from partylab.match import PERSON, Match
from partylab.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from partylab.game import AnyGame, Seat
    from partylab.laws.cases import Case
    from partylab.laws.report import Complain
    from partylab.table import Table

NONSENSE = (
    "", " ", "7", "-1", "0", "1e400", "nan", "on", "None", "take", "N 450", "0 N 534/1 still",
    "a b c d", "0 0 0 0", "rose 1 2", "<evil a='b'>", '" evil="', "{ $name }", "é" * 2000,
    "9" * 2000, "\ud800", "\0", "\u202e", "🂡", "٣", "0/0", "[[[[", "../..",
)  # fmt: skip
NAMES = ("move", "", "no-such-touch", "move-0", "move-x", "seat-undo", "__class__", "\ud800")
MOST_TOUCHES = 6  # of the controls on one screen
DEPTH, BREADTH = 4, 400  # of the search for a move


def a_touch_gives_a_look_a_move_or_a_sentence(case: Case, complain: Complain) -> None:
    """Whatever a control on the page may send; and moves are legal, or refused by the rules."""
    rng = Random(str(case))
    for stop in tour(case):
        sendable = [(it.name, value) for it in stop.controls for value in it.values]
        for name, value in rng.sample(sendable, min(MOST_TOUCHES, len(sendable))):
            _touched(stop, name, value, complain)


def nonsense_changes_nothing(case: Case, complain: Complain) -> None:
    """Names and values that no page has sent, and those of other pages and games."""
    rng = Random(str(case))
    for stop in tour(case):
        names = [*NAMES, *(control.name for control in stop.controls)]
        for _ in range(4):
            _touched(stop, rng.choice(names), rng.choice(NONSENSE), complain)


def _touched(stop: Stop, name: str, value: str, complain: Complain) -> None:
    """Touch twice: the answers are the same, and neither look nor view have changed."""
    touch = f"touch({brief(name, write=repr)}, {brief(value, write=repr)})"
    before = repr((stop.look, stop.view))
    answers = [_answer(stop, name, value) for _ in range(2)]
    if repr(answers[0]) != repr(answers[1]):
        complain(f"{touch} gives something else the second time")
    if repr((stop.look, stop.view)) != before:
        complain(f"{touch} changes the look or the view that it was given")
    answer = answers[0]
    if isinstance(answer, Exception):
        said(answer, touch, complain)
    elif isinstance(answer, Moves):
        _legal(stop, touch, answer, complain)
    elif isinstance(answer, NewGame):
        why = refusal(Match.start, *answer)
        if why is not None:
            complain(f"{touch} gives a game that cannot be begun: {why!r}")
        if PERSON not in answer.sitters:
            complain(f"{touch} gives a game that nobody here plays")
    elif isinstance(answer, Look):
        _good_look(stop, touch, answer, complain)
    else:
        complain(f"{touch} gives {brief(answer, write=repr)}: no Look, Moves or NewGame")


def _answer(stop: Stop, name: str, value: str) -> Any:
    try:
        return stop.touch(name, value)
    except Exception as error:
        return error


def _legal(stop: Stop, touch: str, moves: Moves, complain: Complain) -> None:
    """See that moves are made by people here, and refused with a sentence if at all."""
    if not stop.look.people:
        return complain(f"{touch} moves for somebody who only looks on")
    if not moves.made:
        return complain(f"{touch} gives no moves at all")
    if outside := {seat for seat, _ in moves.made} - set(stop.look.people):
        return complain(f"{touch} moves for {outside}, who do not sit here")
    said(refusal(made, stop, moves), f"play() after {touch}", complain)
    return None


def _good_look(stop: Stop, touch: str, look: Look, complain: Complain) -> None:
    """A look is a frozen value: it can be hashed, compared, and copied with other people."""
    if not is_dataclass(look):
        return complain(f"{touch} gives a look that is no dataclass")
    hash(look)
    if look.people != stop.look.people or look.pace != stop.look.pace:
        complain(f"{touch} changes who plays at this screen, or the bots' pace")
    if not isinstance(refusal(setattr, look, "people", ()), AttributeError):
        complain("a look can be changed: it needs @dataclass(frozen=True)")
    if look == stop.look and repr(look) != repr(stop.look):
        complain("looks that differ are equal: the class needs @dataclass(frozen=True)")
    replace(look, people=(), pace=0.0)  # as a seat does
    return None


def whoever_may_move_finds_a_move_on_the_page(case: Case, complain: Complain) -> None:
    """From the first look, by a few touches; alone, and beside all the others."""
    board, rng = case.board(), Random(str(case))
    for table in moments(case, most=4):
        if table.turn:
            alone = (rng.choice(sorted(table.turn)),)
            for people in {alone, tuple(range(case.seats))}:
                look = board.first_look(people, PACE)
                view = table.view(viewer_of(board, table, people))
                stop = Stop(board, table, view, look, LANGUAGES[0])
                if stop.whole and not _finds_a_move(stop):
                    complain(f"{people} at one screen find no legal move on the page")


def _finds_a_move(first: Stop) -> bool:
    ahead, seen = [(0, first)], {first.look}
    for depth, stop in ahead:
        for name, value in _possible_touches(stop):
            answer = _answer(stop, name, value)
            if isinstance(answer, Moves) and refusal(made, stop, answer) is None:
                return True
            new = isinstance(answer, Look) and answer not in seen
            if new and depth < DEPTH and len(ahead) < BREADTH:
                seen.add(answer)
                ahead.append((depth + 1, replace_look(stop, answer)))
    return False


def _possible_touches(stop: Stop) -> list[tuple[str, str]]:
    """Return what the page can send, and what happens by itself."""
    limit = stop.board.limit(stop.look, stop.view)
    found = [(control.name, value) for control in stop.controls for value in control.values]
    return [*found, (limit.name, limit.value)] if limit else found


def replace_look(stop: Stop, look: Look) -> Stop:
    """Return the same screen with another look."""
    return Stop(stop.board, stop.table, stop.view, look, stop.language)


def a_view_tells_what_one_may_do(case: Case, complain: Complain) -> None:
    """The moves that a board finds from a view are those of the rules."""
    board, game = case.board(), case.rules()
    for table in moments(case, most=6):
        for seat in range(case.seats):
            look = board.first_look((seat,), PACE)
            found = board.moves(table.view(seat), look, seat)
            if set(found) != set(game.moves(table._state, seat)):
                complain(f"the view of seat {seat} gives other moves than the rules")


def what_is_told_stands_in_the_view(case: Case, complain: Complain) -> None:
    """Where a view is the same, whatever is hidden and whatever was done, so is what is told.

    So nothing hidden is told; and bots, who see views only, know as much as who hears the news.
    The same holds for what becomes of a look.
    """
    board, rng = case.board(), Random(str(case))
    for table in moments(case, most=4):
        for seat in rng.sample(range(case.seats), min(2, case.seats)):
            look = board.first_look((seat,), PACE)
            known: dict[Any, tuple[Any, Any]] = {}
            for news, view in _what_may_come(case.rules(), table, seat, rng):
                told, after = known.setdefault(
                    view, (board.worth_telling(news, look), board.after(look, news, view))
                )
                if told != board.worth_telling(news, look):
                    complain(f"{news[0].what} tells seat {seat} what its view does not show")
                if after != board.after(look, news, view):
                    complain(f"the look of seat {seat} holds what its view does not show")


def _what_may_come(
    game: AnyGame, table: Table, seat: Seat, rng: Random
) -> Iterator[tuple[Any, Any]]:
    """Go through what the next move may be, here and in another state that looks the same."""
    for state in (table._state, game.possible(table.view(seat), rng)):
        for mover in sorted(game.turn(state))[:3]:
            for move in game.moves(state, mover)[:8]:
                after, news = game.play(state, mover, move, luck)
                yield news, game.view(after, seat)


def what_happens_after_news_is_a_look(case: Case, complain: Complain) -> None:
    """`after` is pure, also without news; what is told of news are news, and they stay a while."""
    board = case.board()
    for stop in tour(case)[::2]:
        news = stop.table.news
        for happened in (news, ()):
            look = board.after(stop.look, happened, stop.view)
            if not isinstance(look, Look) or look.people != stop.look.people:
                complain(f"after() gives {brief(look, 80, repr)}")
            if look != board.after(stop.look, happened, stop.view):
                complain("after() gives another look the second time")
        if not all(isinstance(one, News) for one in board.worth_telling(news, stop.look)):
            complain("worth_telling() gives something that is no News")
        stays = board.stays(news)
        if stays is not None and not 0 <= stays < 3600:
            complain(f"stays() gives {stays} seconds")


def what_happens_by_itself_is_a_touch_like_any_other(case: Case, complain: Complain) -> None:
    """When a time limit is over, its touch is accepted, and its moves are legal."""
    for stop in tour(case):
        limit = stop.board.limit(stop.look, stop.view)
        if limit is None or not stop.table.turn or not stop.look.people:
            continue
        if not isinstance(limit, Limit) or not 0 < limit.seconds < 3600:
            complain(f"limit() gives {limit!r}")
            continue
        answer = _answer(stop, limit.name, limit.value)
        if isinstance(answer, Exception):
            complain(f"when time is up, touch{limit[1:3]} raises {answer!r}")
        elif isinstance(answer, Moves):
            why = refusal(made, stop, answer)
            if why is not None:
                complain(f"when time is up, the move is refused: {why!r}")


def whoever_plays_is_told_that_it_is_their_turn(case: Case, complain: Complain) -> None:
    """A listener hears it, and every help that can be opened says something."""
    board = case.board()
    for table in moments(case, most=4):
        for seat in sorted(table.turn)[:2]:
            view, look = table.view(seat), board.first_look((seat,), PACE)
            for words in every_language(complain):
                if not board.your_turn(view, look, words).strip():
                    complain(f"your_turn() says nothing to seat {seat}")
                for name in board.helps:
                    if not plain(board.help(name, view, words, table.names)).strip():
                        complain(f"the help {name} says nothing to seat {seat}")


def a_board_says_how_it_is_played(case: Case, complain: Complain) -> None:
    """Its order, its secrets, how a replay counts, what a look keeps."""
    board = case.board()
    if board.order not in (IN_TURN, TOGETHER, ANYONE):
        complain(f"the order is {board.order!r}")
    if type(board.secrets) is not bool:
        complain(f"secrets is {board.secrets!r}, not yes or no")
    unit, step = board.steps(case.seats)
    if unit not in ("move", "round") or step < 1:
        complain(f"steps() gives {unit!r}, {step!r}")
    look = board.first_look((0,), PACE)
    again = board.first_look((0,), 0.0, look)
    if look.pace != PACE or look.people != (0,) or again.pace != 0.0:
        complain("first_look() does not keep who plays here, or the pace")
    move = finished(case).log[0][1]
    if board.takes(move, look) < 0:
        complain("takes() is less than nothing")


ONCE = ()
ALWAYS = (
    a_board_says_how_it_is_played,
    a_touch_gives_a_look_a_move_or_a_sentence,
    nonsense_changes_nothing,
    whoever_may_move_finds_a_move_on_the_page,
    a_view_tells_what_one_may_do,
    what_is_told_stands_in_the_view,
    what_happens_after_news_is_a_look,
    what_happens_by_itself_is_a_touch_like_any_other,
    whoever_plays_is_told_that_it_is_their_turn,
)
