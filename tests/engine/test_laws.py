"""What holds for every game, whatever its rules: each test plays every case of tests/plays.py."""

from __future__ import annotations

import copy
import pickle
from importlib import import_module
from itertools import combinations, product
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import partylab
import plays
from partylab import Rejected, Table, Words, games
from partylab.words import LANGUAGES

every_case = pytest.mark.parametrize("case", plays.CASES, ids=str)
SVG = "{http://www.w3.org/2000/svg}"


def everything_of(table: Table) -> tuple[Any, ...]:
    """All that a table shows, so that "nothing has changed" can be checked."""
    views = [table.view(seat) for seat in [*range(len(table.names)), None]]
    return table.save(), table.news, table.outcome, table.turn, table.log, views


def all_moves(case: plays.Case) -> list[Any]:
    """Every kind of move that was made in a game of this case, and things that are no moves."""
    return [*dict.fromkeys(move for _, move in plays.finished(case).log), None, 7, object(), ()]


@pytest.mark.parametrize("game", games.GAMES)
def test_every_two_options_meet_in_some_case(game):
    """Every mode with every number of players, and every value with every other one."""
    choices = games.rules(game).choices
    cases = [case for case in plays.CASES if case.game == game]
    played = [{**case.rules().options(), "seats": case.seats} for case in cases]
    values = {name: plays.tried(allowed) for name, allowed in choices.items()}
    values["seats"] = sorted({case.seats for case in cases})
    assert set(values["seats"]) >= set(games.rules(game).seat_counts)
    for one, other in combinations(values, 2):
        met = {(options[one], options[other]) for options in played}
        for pair in product(values[one], values[other]):
            can_meet = other != "seats" or pair[1] in seats_with(game, one, pair[0])
            assert pair in met or not can_meet


def seats_with(game: str, option: str, value: object) -> range:
    return games.rules(game, **{option: value}).seat_counts


@every_case
def test_a_game_ends_with_an_outcome(case):
    table = plays.finished(case)
    assert table.turn == frozenset()
    outcome = table.outcome
    assert outcome.winners
    assert set(outcome.winners) <= set(range(case.seats))
    assert len(outcome.scores) == case.seats
    assert all(Words(language)(outcome.reason) for language in LANGUAGES)


@every_case
def test_turn_moves_and_play_agree(case):
    """Who may move has moves, nobody else has; every move offered can be made, no other one."""
    game = case.rules()
    for table in plays.moments(case):
        state, turn = table._state, table.turn
        assert (table.outcome is None) == bool(turn)
        for seat in range(case.seats):
            legal = game.moves(state, seat)
            assert bool(legal) == (seat in turn)
            assert len(set(legal)) == len(legal)
            for move in legal:
                game.play(state, seat, move, lambda: Random(1))
            for move in all_moves(case):
                if move not in legal:
                    with pytest.raises(Rejected):
                        game.play(state, seat, move, lambda: Random(1))


@every_case
def test_an_illegal_move_is_refused_in_every_language_and_changes_nothing(case):
    for table in plays.moments(case):
        before = everything_of(table)
        for seat in [*range(case.seats), -1, case.seats, "0", None, True, 0.0]:
            legal = table.moves(seat) if type(seat) is int and 0 <= seat < case.seats else ()
            for move in [*all_moves(case), "no such move", ""]:
                if move in legal:
                    continue
                with pytest.raises(Rejected) as refusal:
                    table.play(seat, move)
                for language in LANGUAGES:
                    assert refusal.value.say(Words(language))
        assert everything_of(table) == before


@every_case
def test_states_moves_and_views_never_change(case):
    """They can be hashed, they refuse a new value, and playing on leaves them as they were."""
    game = case.rules()
    for table in plays.moments(case):
        state = table._state
        views = [game.view(state, seat) for seat in plays.eyes(case)]
        remembered = repr((state, views))
        for seat in table.turn:
            for move in table.moves(seat):
                hash(move)
                once = game.play(state, seat, move, lambda: Random(3))
                assert once == game.play(state, seat, move, lambda: Random(3))
        assert repr((state, views)) == remembered
        for value in (state, *views):
            hash(value)
            with pytest.raises(AttributeError):
                value.seat = 0
            with pytest.raises(AttributeError):
                value.something_new = 0


@every_case
def test_undo_is_exact(case):
    """Taking every move back passes through the very same positions, to the first."""
    table = plays.finished(case)
    table = table.at(len(table.log))
    later = []
    while table.log:
        later.append((table._state, table.news, table.log[-1]))
        table.undo()
    with pytest.raises(Rejected):
        table.undo()
    assert table._past == case.table()._past
    for state, news, (seat, move) in reversed(later):
        table.play(seat, move)
        assert (table._state, table.news) == (state, news)


@every_case
def test_save_load_and_replay_lead_to_the_same_game(case):
    for table in plays.moments(case):
        again = Table.load(table.save())
        assert again.save() == table.save()
        assert again.digest() == table.digest()
        assert everything_of(again) == everything_of(table)
        replayed = case.table()
        for seat, move in table.log:
            replayed.play(seat, str(move))
        assert replayed.digest() == table.digest()


@every_case
def test_the_text_of_a_move_reads_back(case):
    game = case.rules()
    for _, move in plays.finished(case).log:
        assert game.parse(str(move)) == move
        assert type(game.parse(str(move))) is type(move)


@every_case
def test_repr_rebuilds_games_states_moves_views_news_and_outcomes(case):
    folder = import_module(games.GAMES[case.game][0])
    names = {name: getattr(partylab, name) for name in partylab.__all__} | vars(folder)
    game = case.rules()
    for table in plays.moments(case, most=6):
        views = [game.view(table._state, seat) for seat in plays.eyes(case)]
        moves = [move for seat in table.turn for move in table.moves(seat)]
        for value in (game, table._state, *views, *moves, *table.news, table.outcome):
            rebuilt = eval(repr(value), names)
            assert rebuilt == value
            assert type(rebuilt) is type(value)
            assert pickle.loads(pickle.dumps(value)) == value
            assert copy.deepcopy(value) == value


@every_case
def test_no_view_depends_on_a_secret(case):
    """The leak law: whatever state fits a view, that seat sees the same in it.

    What has to be hidden is for each game's own tests to say: a view of everything has no leaks.
    """
    game, rng = case.rules(), Random(str(case))
    for table in plays.moments(case):
        for seat in plays.eyes(case):
            view = game.view(table._state, seat)
            for _ in range(3):
                assert game.view(game.possible(view, rng), seat) == view


@every_case
def test_a_possible_state_can_be_played_to_its_end(case):
    game, rng = case.rules(), Random(str(case))
    for table in plays.moments(case, most=5):
        for seat in plays.eyes(case):
            state = game.possible(game.view(table._state, seat), rng)
            while turn := game.turn(state):
                at = rng.choice(sorted(turn))
                state, _ = game.play(state, at, rng.choice(game.moves(state, at)), lambda: rng)
            assert game.outcome(state) is not None


@every_case
def test_the_drawing_is_well_formed_and_described_in_every_language(case):
    """XML with a title and a description, no id; names are text, never markup."""
    drawing = games.drawing(case.game)
    hostile = ["<script>alert(1)</script>", "\"'&<>", *plays.NAMES][: case.seats]
    for table in plays.moments(case, most=5):
        for seat in plays.eyes(case):
            for language in LANGUAGES:
                svg = drawing.draw(table.view(seat), Words(language), hostile)
                root = ET.fromstring(svg)
                assert root.tag == SVG + "svg"
                assert root.findtext(SVG + "title").strip()
                assert root.findtext(SVG + "desc").strip()
                assert "script" not in [part.tag.removeprefix(SVG) for part in root.iter()]
                assert not any("id" in part.attrib for part in root.iter())
                assert drawing.text(table.view(seat), Words(language), hostile).strip()


@every_case
def test_news_can_be_said_in_every_language_to_everybody(case):
    for table in plays.moments(case):
        assert table.news
        for language in LANGUAGES:
            for seat in plays.eyes(case):
                for news in table.news:
                    said = Words(language).tell_one(news, table.names, seat)
                    assert said.endswith((".", "!", "?"))


@every_case
def test_a_table_and_its_views_show_themselves(case):
    for table in plays.moments(case, most=5):
        view = table.view(0)
        for shown in (table, view):
            assert str(shown).strip()
            assert "<svg" in shown._repr_html_()


@every_case
def test_wrong_options_and_seat_counts_are_refused_at_construction(case):
    game = case.rules()
    for seats in (0, game.seat_counts[0] - 1, game.seat_counts[-1] + 1):
        with pytest.raises(Rejected) as refusal:
            Table(game, [f"N{number}" for number in range(seats)])
        assert refusal.value.reason == "table-wrong-seat-count"
    for option, allowed in game.choices.items():
        for value in (None, "nonsense", -1, 10**6, 0.5, [], {}):
            with pytest.raises(Rejected) as refusal:
                games.rules(case.game, **{option: value})
            for language in LANGUAGES:
                said = refusal.value.say(Words(language))
                assert option in said
                assert str(allowed[-1]) in said
