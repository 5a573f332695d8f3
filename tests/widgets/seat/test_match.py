"""A match: people and bots at one table."""

from __future__ import annotations

import json

import pytest

from partylab import Rejected, Words
from partylab_widgets.match import Match, default_names

EN = Words("en")


def match(*players, seed=7, **options):
    return Match.start("nothanks", players, EN, seed=seed, **options)


def play_out(game, pick="take"):
    """Let the bots play, and the people always pick the same move where it is legal."""
    while (seat := game.to_move()) is not None:
        if seat in game.bots:
            game.bot_move()
        else:
            moves = game.table.moves(seat)
            game.play(seat, pick if pick in moves else moves[0])
    return game


def test_bots_are_named_by_their_own_names_and_nobody_has_the_name_of_another():
    names = default_names("nothanks", ["me", "greedy", "greedy", "greedy"], EN)
    assert names == ["Player 1", "Greedy", "Greedy (2)", "Greedy (3)"]


def test_two_plays_of_one_match_are_the_same_move_by_move():
    first, second = (play_out(match("me", "random", "threshold")) for _ in range(2))
    assert first.table.log == second.table.log


def test_swapping_a_bot_does_not_change_the_deal():
    one, other = match("me", "random", "greedy"), match("me", "threshold", "miser")
    assert one.table.digest() == other.table.digest()


def test_an_unknown_player_is_refused_with_the_names_that_exist():
    with pytest.raises(Rejected, match="greedy") as refusal:
        match("me", "gredy", "greedy")
    assert refusal.value.reason == "seat-unknown-player"


def test_undo_takes_back_my_last_move_and_what_the_bots_did_since():
    game = match("me", "greedy", "greedy")
    while game.to_move() != 0:
        game.bot_move()
    before = game.table.digest(), game.moves_made
    game.play(0, "pay")
    while game.to_move() != 0:
        game.bot_move()
    game.undo()
    assert (game.table.digest(), game.moves_made) == before


def test_nobody_takes_a_move_back_when_several_people_play():
    game = match("me", "me", "greedy")
    while game.to_move() in game.bots:
        game.bot_move()
    game.play(game.to_move(), "pay")
    assert not game.can_undo()
    with pytest.raises(Rejected):
        game.undo()


def test_a_bot_plays_on_after_undo_or_loading_as_if_nothing_had_happened():
    """A bot that counts chips must see the past again: its later moves stay the same."""
    game = play_out(match("me", "montecarlo", "collector", seed=3), "pay")
    middle = game.moves_made // 2
    again = play_out(Match.load(game.branch(middle).save()), "pay")
    assert again.table.log == game.table.log


def test_what_if_leaves_the_first_match_as_it_was():
    game = play_out(match("me", "greedy", "threshold"))
    digest = game.table.digest()
    other = game.branch(5)
    assert other.moves_made == 5
    play_out(other, "pay")
    assert game.table.digest() == digest


def test_save_and_load_keep_the_players():
    game = match("me", "greedy", "threshold")
    again = Match.load(game.save())
    assert again.players == game.players
    assert again.table.digest() == game.table.digest()


def test_a_table_saved_without_players_opens_for_people():
    assert Match.load(match("me", "greedy", "miser").table.save()).people == (0, 1, 2)


@pytest.mark.parametrize("players", [["me"], ["me", "nobody", "greedy"], "me", [1, 2, 3]])
def test_a_save_with_wrong_players_is_refused(players):
    saved = json.loads(match("me", "greedy", "miser").save())
    with pytest.raises(Rejected):
        Match.load(json.dumps({**saved, "players": players}))


def test_a_learners_function_sits_on_a_seat():
    game = play_out(match("greedy", lambda view: "take", "miser"))
    taken = [move for seat, move in game.table.log if seat == 1]
    assert set(taken) == {"take"}


@pytest.mark.parametrize("mistake", [lambda view: "steal", lambda view: 1 / 0])
def test_a_learners_bot_that_fails_is_named_and_changes_nothing(mistake):
    game = match(mistake, mistake, mistake)
    digest = game.table.digest()
    with pytest.raises(Rejected, match="My bot") as refusal:
        game.bot_move()
    assert refusal.value.reason == "seat-bot-failed"
    assert game.table.digest() == digest


def test_every_bot_advises_with_reasons_that_can_be_said():
    game = match("me", "me", "me")
    seat = game.to_move()
    for name, why in game.advice(seat):
        for words in (EN, Words("fr")):
            assert words.tell(why.because, ()), name
