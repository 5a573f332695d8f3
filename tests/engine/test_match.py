"""A match: people and bots at one table."""

from __future__ import annotations

import json

import pytest

from partylab import Rejected, Table, Words, games
from partylab.bots import Why
from partylab.match import Match, full_names
from partylab.nothanks import Move

EN = Words("en")


def match(*players, seed=7, **options):
    return Match.start("nothanks", players, EN, seed=seed, **options)


def bots_go_on(game):
    """Let the bots play until a person decides, or the game is over."""
    while game.bots_to_move():
        game.bot_move()


def play_out(game, pick="take"):
    """Let the bots play, and the people always pick the same move where it is legal."""
    bots_go_on(game)
    while movers := game.people_to_move():
        moves = game.table.moves(movers[0])
        game.play(movers[0], pick if pick in moves else moves[0])
        bots_go_on(game)
    return game


def test_bots_are_called_like_people_and_nobody_has_the_name_of_another():
    names = full_names("nothanks", ["me", "greedy", "miser", "greedy"], [None] * 4, EN)
    assert names == ("Player 1", "Greta", "Milo", "Gustav")


def test_a_bot_does_not_take_the_name_that_somebody_chose():
    names = full_names("nothanks", ["greedy", "me", "greedy"], [None, "GRETA", None], EN)
    assert names == ("Gustav", "GRETA", "Gina")


def test_more_bots_of_a_kind_than_it_has_names_are_numbered():
    names = full_names("nothanks", ["greedy"] * 7, [None] * 7, EN)
    assert len(set(names)) == 7
    assert names[-1] == "Greta (2)"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_name_that_nobody_chose_is_never_one_that_somebody_has(language):
    """In any language, whatever space the name is written with: "Joueur 2" was free in English."""
    game = Match.start(
        "nothanks", ["me", "me", "me", "greedy"], EN, ["Joueur 2", None, "gaëlle", None], seed=1
    )
    names = [" ".join(name.casefold().split()) for name in game.names(Words(language))]
    assert len(set(names)) == 4
    assert names[0] == "joueur 2"
    assert names[2] == "gaëlle"


def test_a_chosen_name_is_tidied_before_another_is_made_up():
    game = Match.start("nothanks", ["me", "me", "greedy"], EN, ["  Player   2", None, None])
    assert game.names(EN) == ("Player 2", "Player 2 (2)", "Greta")


@pytest.mark.parametrize("names", ["abc", 7, [1, None, None], [b"Ana", None, None]])
def test_what_is_no_list_of_names_is_refused_with_a_sentence(names):
    with pytest.raises(Rejected, match="list of names"):
        Match.start("nothanks", ["me", "greedy", "miser"], EN, names)


@pytest.mark.parametrize("seat", [3, -1, "1", None])
def test_nobody_sits_down_on_a_seat_that_is_not_there(seat):
    game = match("me", "greedy", "miser")
    with pytest.raises(Rejected, match="no seat"):
        game.sit_down(seat, "greedy")
    assert game.sitters == ("me", "greedy", "miser")


def test_two_plays_of_one_match_are_the_same_move_by_move():
    first, second = (play_out(match("me", "random", "threshold")) for _ in range(2))
    assert first.table.log == second.table.log


def test_swapping_a_bot_does_not_change_the_deal():
    one, other = match("me", "random", "greedy"), match("me", "threshold", "miser")
    assert one.table.digest() == other.table.digest()


def test_an_unknown_player_is_refused_with_the_names_that_exist():
    with pytest.raises(Rejected, match="greedy") as refusal:
        match("me", "gredy", "greedy")
    assert refusal.value.reason == "table-unknown-player"


def test_undo_takes_back_my_last_move_and_what_the_bots_did_since():
    game = match("me", "greedy", "greedy")
    bots_go_on(game)
    before = game.table.digest(), game.moves_made
    game.play(0, "pay")
    bots_go_on(game)
    game.undo()
    assert (game.table.digest(), game.moves_made) == before


def test_nobody_takes_a_move_back_when_several_people_play():
    game = match("me", "me", "greedy")
    bots_go_on(game)
    game.play(game.people_to_move()[0], "pay")
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
    assert again.sitters == game.sitters
    assert again.table.digest() == game.table.digest()


def test_a_table_saved_without_players_opens_for_people():
    assert Match.load(match("me", "greedy", "miser").table.save()).people == (0, 1, 2)


@pytest.mark.parametrize("players", [["me"], ["me", "nobody", "greedy"], "me", [1, 2, 3]])
def test_a_save_with_wrong_players_is_refused(players):
    saved = json.loads(match("me", "greedy", "miser").save())
    with pytest.raises(Rejected):
        Match.load(json.dumps({**saved, "players": players}))


@pytest.mark.parametrize("chosen", [[None], "Ana", [1, 2, 3], ["Zoe", None, None], {}])
def test_a_save_with_wrong_chosen_names_is_refused(chosen):
    saved = json.loads(match("me", "greedy", "miser").save())
    with pytest.raises(Rejected):
        Match.load(json.dumps({**saved, "chosen": chosen}))


def test_a_learners_function_sits_on_a_seat():
    game = play_out(match("greedy", lambda view: "take", "miser"))
    taken = [move for seat, move in game.table.log if seat == 1]
    assert set(taken) == {"take"}


def steals(view):
    return "steal"


def breaks(view):
    return 1 / 0


def leaves(view):
    raise SystemExit


class Unreadable(Exception):
    def __str__(self):
        raise ValueError


def cannot_say_why(view):
    raise Unreadable


class OnlyChooses:
    """All that a bot needs."""

    def choose(self, view, moves, rng):
        return moves[0]


class CannotWatch(OnlyChooses):
    def watch(self, view):
        raise RuntimeError("too bright")


class Moody(OnlyChooses):
    """Fails in its first game, as something outside it is not there yet."""

    ready = False

    def choose(self, view, moves, rng):
        if not Moody.ready:
            raise RuntimeError("not ready")
        return moves[0]


@pytest.mark.parametrize("mistake", [steals, breaks, leaves, cannot_say_why, CannotWatch])
def test_a_bot_that_fails_is_named_and_the_table_goes_on(mistake):
    """Whatever fails, in `watch` or in `choose`: it is told, and another can take the seat."""
    game = match("me", mistake, "greedy")
    while 1 not in game.table.turn:
        if 0 in game.table.turn:
            game.play(0, "pay")
        else:
            game.bot_move()
    digest = game.table.digest()
    with pytest.raises(Rejected, match="My bot") as refusal:
        game.bot_move()
    assert refusal.value.reason in ("table-bot-illegal", "table-bot-broke-down")
    for language in ("en", "fr"):
        assert "My bot" in refusal.value.say(Words(language))
    assert game.table.digest() == digest
    game.sit_down(1, "threshold")
    assert play_out(game).table.outcome


def test_a_bot_that_failed_can_try_again():
    Moody.ready = False
    game = match(Moody, Moody, Moody)
    with pytest.raises(Rejected):
        game.bot_move()
    Moody.ready = True
    assert play_out(game).table.outcome


def test_a_class_with_only_choose_is_a_bot_everywhere():
    """In a match, and with the advice and the undo of a match; tournaments have a test of it."""
    game = play_out(match("me", OnlyChooses, OnlyChooses()))
    assert game.table.outcome
    game.undo()
    assert play_out(game).table.outcome


class Diary(OnlyChooses):
    """Writes down what it is shown."""

    def __init__(self):
        self.views = []

    def watch(self, view):
        self.views.append(view)


def test_a_bot_that_watches_sees_every_moment_once_and_in_order():
    """Nothing is shown twice, so that long games stay quick."""
    diaries = []

    def keeps_a_diary():
        diaries.append(Diary())
        return diaries[-1]

    game = match("me", keeps_a_diary, "greedy")
    diaries.clear()
    play_out(game, "pay")
    (diary,) = diaries
    assert diary.views == list(game.table.views(1))[: len(diary.views)]
    assert len(diary.views) > 20


def test_a_bot_that_does_not_watch_is_shown_nothing():
    """So a legal save of thousands of moves is opened at once."""
    game = match("greedy", "threshold", "miser")
    shown = []
    game.table.views = lambda *about: shown.append(about)
    play_out(game)
    assert game.table.outcome
    assert shown == []


def test_every_bot_advises_with_reasons_that_can_be_said():
    game = match("me", "me", "me")
    (seat,) = game.people_to_move()
    assert len(game.advice(seat)) == len(games.bots("nothanks"))
    for name, why in game.advice(seat):
        for words in (EN, Words("fr")):
            assert words.tell(why.because, ()), name


def test_advice_is_the_same_whenever_it_was_asked_before():
    """The advisers go on from what they have watched, also after a move was taken back."""
    game = match("me", "greedy", "linear", seed=6)
    bots_go_on(game)
    for step in range(8):
        assert game.advice(0) == game.advice(0) == game.branch(game.moves_made).advice(0)
        game.play(0, "pay" if "pay" in map(str, game.table.moves(0)) else "take")
        bots_go_on(game)
        if step == 4:
            game.undo()


def test_an_adviser_watches_every_moment_once(monkeypatch):
    """However often the page is drawn: in a long game too, advice takes its time only once."""
    watched = []

    class Adviser:
        def watch(self, view):
            watched.append(view)

        def choose(self, view, moves, rng):
            return moves[0]

        def why(self, view):
            return Why(Move.TAKE, ())

    monkeypatch.setattr(games, "bots", lambda game: {"adviser": Adviser})
    game = Match(Table("nothanks", ["Ana", "Bo", "Cleo"], seed=7), ["me"] * 3)
    for _ in range(3):
        game.advice(2)
        game.advice(2)
        game.play(min(game.table.turn), "pay")
    assert len(watched) == 3
