"""The promises of a table: names, seed, moves, and saves that are whole or refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partylab import Rejected, Table, Words
from partylab.laws.cases import names, play_on
from partylab.nothanks import Move, NoThanks
from partylab.table import LONGEST_SAVE
from partylab.words import LANGUAGES

NAMES = ["Ana", "Bo", "Cleo"]


def new(**about) -> Table:
    return Table("nothanks", **{"seats": NAMES, "seed": 7, **about})


def some_game(moves: int = 30) -> Table:
    table, rng = new(), Random(3)
    for _ in range(moves):
        (seat,) = table.turn
        table.play(seat, rng.choice(table.moves(seat)))
    return table


def kind(value) -> str:
    """Name a parameter that has no readable text of its own."""
    return type(value).__name__


def refusal_of(action, *args, **about) -> Rejected:
    """The refusal of an action; it can be said in every language."""
    with pytest.raises(Rejected) as refused:
        action(*args, **about)
    for language in LANGUAGES:
        said = refused.value.say(Words(language))
        assert not said[0].islower()
        assert said.endswith((".", "?"))
    assert str(refused.value)
    return refused.value


# What a table is


def test_a_game_or_its_name_make_the_same_table():
    by_name = Table("nothanks", NAMES, seed=7, variant="tactical")
    by_game = Table(NoThanks(variant="tactical"), seats=NAMES, seed=7)
    assert by_name.save() == by_game.save()
    assert refusal_of(Table, NoThanks(), NAMES, rounds=2).reason == "table-options-twice"


def test_a_move_or_its_text_do_the_same():
    one, other = new(), new()
    one.play(2, "pay")
    other.play(2, Move.PAY)
    assert one.log == other.log == ((2, Move.PAY),)
    assert one.save() == other.save()


def test_the_same_seed_gives_the_same_deal_and_another_seed_another():
    assert new(seed=5).view() == new(seed=5).view()
    assert len({new(seed=seed)._state for seed in range(50)}) == 50
    assert new(seed="5").view() == new(seed=5).view()


def test_without_a_seed_every_table_is_dealt_anew_and_remembers_its_seed():
    tables = [new(seed=None) for _ in range(5)]
    assert len({table.seed for table in tables}) == 5
    for table in tables:
        assert new(seed=table.seed)._state == table._state


def test_the_deal_does_not_depend_on_names_or_on_pythons_hash_seed():
    script = "from partylab import Table; print(Table('nothanks', ['x', 'y', 'z'], 11)._state)"
    for hash_seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == repr(new(seed=11)._state)


def test_the_deal_and_each_move_have_luck_of_their_own():
    """No stream of random numbers is used twice: the deal is number 0, the first move number 1."""
    table, streams = new(), []
    streams.append(table.at(0)._chance().random())
    for _ in range(5):
        (seat,) = table.turn
        table.play(seat, "take")
        streams.append(table._chance().random())
    streams.append(Random("7/0").random())
    assert len(set(streams)) == 7
    assert streams[0] == Random("7/1").random()


def test_at_gives_a_table_of_its_own():
    table = some_game()
    earlier = table.at(10)
    assert earlier.log == table.log[:10]
    (seat,) = earlier.turn
    earlier.play(seat, "take")
    assert len(table.log) == 30
    assert table.save() == some_game().save()
    for moves in (-1, 31, True, 1.0, "3", None, 10**5000):
        assert refusal_of(table.at, moves).reason == "table-no-such-moment"


def test_replay_opens_only_when_the_game_is_over_and_shows_all_chips():
    assert refusal_of(some_game().replay, 3).reason == "table-not-over"
    table = play_on(some_game(), Random(1))
    for moves in (0, 5, len(table.log)):
        assert table.replay(moves).chips == table.at(moves)._state.chips
    refusal_of(table.replay, len(table.log) + 1)


def test_undo_at_the_beginning_is_refused():
    assert refusal_of(new().undo).reason == "table-nothing-to-undo"


def test_an_onlooker_sees_with_view_none():
    assert new().view() == new().view(None)
    assert new().view().chips == (None, None, None)


def test_a_table_prints_readably():
    assert repr(new()).startswith("<Table: NoThanks(")
    assert "Cleo" in str(new())
    assert "18" in str(new())


# What is refused


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("Ana", "table-names-not-texts"),
        (None, "table-names-not-texts"),
        (3, "table-names-not-texts"),
        (["Ana", 2, "Cleo"], "table-names-not-texts"),
        ([["Ana"], "Bo", "Cleo"], "table-names-not-texts"),
        ([], "table-wrong-seat-count"),
        (["Ana"], "table-wrong-seat-count"),
        (["Ana", "Bo"], "table-wrong-seat-count"),
        ([str(number) for number in range(8)], "table-wrong-seat-count"),
        ([str(number) for number in range(200_000)], "table-wrong-seat-count"),
        (["Ana", "Bo", "Ana"], "table-name-twice"),
        (["Ana", "Bo", " Ana "], "table-name-twice"),
        (["Ana", "Bo", ""], "table-name-empty"),
        (["Ana", "Bo", " \t\n "], "table-name-empty"),
        (["Ana", "Bo", "\u202egnp.exe"], "table-name-empty"),
        (["Ana", "Bo", "\ud800"], "table-name-empty"),
        (["Ana", "Bo", "C" * 25], "table-name-too-long"),
        (["Ana", "Bo", "e\u0301" * 24], None),
        (["Ana", "Bo", "é" * 24], None),
        (["<b>Ana</b>", "Bo & Co", "\"'"], None),
        (("Ana", "Bo", "名前"), None),
    ],
    ids=kind,
)
def test_names_are_readable_short_and_different(seats, reason):
    if reason is None:
        assert len(new(seats=seats).names) == 3
    else:
        assert refusal_of(new, seats=seats).reason == reason


def test_names_are_tidied_and_kept_through_a_save():
    table = new(seats=["  Ana \n Maria ", "Bo", "e\u0301"])
    assert table.names == ("Ana Maria", "Bo", "é")
    assert Table.load(table.save()).names == table.names


@pytest.mark.parametrize(
    "seed",
    [True, 1.5, [], {}, b"x", "x" * 61, 10**61, 10**5000, "\ud800", "a\nb", "a\0b"],
    ids=kind,
)
def test_a_seed_is_a_whole_number_or_a_short_text(seed):
    assert refusal_of(new, seed=seed).reason == "table-wrong-seed"


def test_long_seeds_that_are_allowed_survive_a_save():
    for seed in (0, -1, 10**58, "x" * 60, "", "déjà vu / 7"):
        assert Table.load(new(seed=seed).save())._state == new(seed=seed)._state


@pytest.mark.parametrize("game", ["chess", "", None, 3, [], NoThanks, "nothanks ", "NoThanks"])
def test_an_unknown_game_is_refused(game):
    refused = refusal_of(Table, game, NAMES)
    assert refused.reason == "table-unknown-game"
    assert "nothanks" in str(refused)


@pytest.mark.parametrize("option", ["chips", "name", "choices", "colour", "__init__", "__class__"])
def test_an_unknown_option_is_refused_and_the_known_ones_are_named(option):
    refused = refusal_of(Table, "nothanks", NAMES, **{option: 1})
    assert refused.reason == "table-unknown-option"
    assert "open_chips" in str(refused)


class Hostile:
    """A thing that breaks whatever touches it."""

    def __str__(self):
        raise RuntimeError("no text for you")

    __repr__ = __eq__ = __str__
    __hash__ = None


NO_MOVES = [None, 0, 1, True, 10**5000, float("nan"), [], {}, (), object(), Hostile(), Move]
NO_TEXTS = [b"pay", "PAY", "Pay", " pay", "pay\n", "", "x" * 10**6, "\0", "\ud800", "nan"]


@pytest.mark.parametrize("move", NO_MOVES + NO_TEXTS, ids=kind)
def test_play_survives_hostile_moves(move):
    table = some_game()
    before, seat = table.save(), min(table.turn)
    assert refusal_of(table.play, seat, move).reason == "nothanks-unknown-move"
    assert table.save() == before


@pytest.mark.parametrize(
    "seat",
    [None, -1, 3, 10**5000, "0", 0.0, True, [], {}, Hostile(), float("nan"), object()],
    ids=kind,
)
def test_play_moves_and_view_survive_hostile_seats(seat):
    table = some_game()
    before = table.save()
    assert refusal_of(table.play, seat, "pay").reason == "table-no-such-seat"
    assert refusal_of(table.moves, seat).reason == "table-no-such-seat"
    if seat is not None:
        assert refusal_of(table.view, seat).reason == "table-no-such-seat"
    assert table.save() == before


# Saves


def test_the_longest_games_can_be_saved():
    """Twenty rounds in which everybody pays as long as possible still fit in a save."""
    table = Table("nothanks", names(5), seed=1, rounds=20)
    while table.turn:
        (seat,) = table.turn
        table.play(seat, table.moves(seat)[0])
    text = table.save()
    assert len(text) < LONGEST_SAVE / 10
    assert Table.load(text).outcome == table.outcome


def changed(**parts) -> str:
    saved = json.loads(some_game().save())
    saved.update(parts)
    return json.dumps(saved)


def without(part: str) -> str:
    saved = json.loads(some_game().save())
    del saved[part]
    return json.dumps(saved)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "table-save-too-large"),
        (b"{}", "table-save-too-large"),
        (" " * (LONGEST_SAVE + 1), "table-save-too-large"),
        ("", "table-save-damaged"),
        ("not json", "table-save-damaged"),
        (some_game().save()[:-5], "table-save-damaged"),
        ("[" * 100_000, "table-save-damaged"),
        ('{"a":' * 100_000, "table-save-damaged"),
        ("1" * 10_000, "table-save-damaged"),
        ("{}", "table-save-foreign"),
        ("[]", "table-save-foreign"),
        ("null", "table-save-foreign"),
        ('{"nbformat": 4, "cells": []}', "table-save-foreign"),
        (changed(format="chess"), "table-save-foreign"),
        (changed(version=2), "table-save-newer"),
        (changed(version=10**30), "table-save-newer"),
        (changed(version=0), "table-save-damaged"),
        (changed(version="1"), "table-save-damaged"),
        (changed(version=True), "table-save-damaged"),
        *[(without(part), "table-save-part") for part in ("game", "options", "seats", "seed")],
        *[(without(part), "table-save-part") for part in ("moves", "digest")],
        (changed(seed=None), "table-save-part"),
        (changed(game="chess"), "table-unknown-game"),
        (changed(game=["nothanks"]), "table-save-part"),
        (changed(options={"chips": 3}), "table-unknown-option"),
        (changed(options={"name": "nothanks"}), "table-unknown-option"),
        (changed(options={"rounds": 10**9}), "table-wrong-option"),
        (changed(options={"rounds": [[[]]]}), "table-wrong-option"),
        (changed(seats=["Ana"]), "table-wrong-seat-count"),
        (changed(seats=[{}, [], 1]), "table-names-not-texts"),
        (changed(seed=[1]), "table-wrong-seed"),
        (changed(seed=8), "table-save-move"),
        (changed(moves=[[2, "pay"], [1, "pay"]]), "table-save-move"),
        (changed(moves=[[2]]), "table-save-move"),
        (changed(moves=["pay"]), "table-save-move"),
        (changed(moves=[[2, 5]]), "table-save-move"),
        (changed(moves=[["2", "pay"]]), "table-save-move"),
        (changed(moves=[[2, "fold"]]), "table-save-move"),
        (changed(moves=[]), "table-save-digest"),
        (changed(digest="0" * 16), "table-save-digest"),
    ],
    ids=kind,
)
def test_a_save_that_is_not_whole_is_refused_with_what_is_wrong(text, reason):
    assert refusal_of(Table.load, text).reason == reason


def test_a_deeply_nested_value_anywhere_in_a_save_is_refused():
    """Deep enough to break whatever would look into it, not so deep that JSON gives up."""
    deep = []
    for _ in range(400):
        deep = [deep]
    for part in ("game", "options", "seats", "seed", "digest", "version", "format"):
        refusal_of(Table.load, changed(**{part: deep}))
    refusal_of(Table.load, changed(moves=[[deep, "pay"]]))
    refusal_of(Table.load, changed(moves=[deep]))
    refusal_of(Table.load, changed(options={"rounds": deep}))


def load_or_refuse(text: str) -> None:
    """Load a save, or refuse it with a sentence; nothing else may happen."""
    try:
        table = Table.load(text)
    except Rejected as refused:
        said = [refused.say(Words(language)) for language in LANGUAGES]
        assert all(said)
    else:
        assert Table.load(table.save()).digest() == table.digest()


SAVED = some_game(8).save()
any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside),
    max_leaves=8,
)


@given(st.integers(0, len(SAVED) - 1))
def test_a_save_cut_off_anywhere_is_refused(length):
    assert refusal_of(Table.load, SAVED[:length]).reason == "table-save-damaged"


@settings(max_examples=400)
@given(st.integers(0, len(SAVED) - 1), st.integers(0, 12), st.text(max_size=6))
def test_a_save_with_a_piece_replaced_is_loaded_whole_or_refused(start, length, piece):
    load_or_refuse(SAVED[:start] + piece + SAVED[start + length :])


@settings(max_examples=400)
@given(st.sampled_from(sorted(json.loads(SAVED))), any_json)
def test_a_save_with_a_part_replaced_is_loaded_whole_or_refused(part, value):
    saved = json.loads(SAVED)
    saved[part] = value
    load_or_refuse(json.dumps(saved))


@settings(max_examples=200)
@given(st.lists(st.tuples(any_json, any_json), max_size=3), st.integers(0, 8))
def test_a_save_with_foreign_moves_is_loaded_whole_or_refused(moves, at):
    saved = json.loads(SAVED)
    saved["moves"][at:at] = moves
    load_or_refuse(json.dumps(saved))


@given(any_json)
def test_any_other_json_is_refused(value):
    refusal_of(Table.load, json.dumps(value))


@given(st.text())
def test_any_other_text_is_refused(text):
    refusal_of(Table.load, text)
