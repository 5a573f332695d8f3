"""A seat at That's Not a Hat: what is told of gifts that lie face down, and hostile touches."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from partylab import Table, Words, laws
from partylab.folding import folded
from partylab.hat import GIFTS, Hat
from partylab.hat.board import HatBoard
from partylab.hat.gifts import noun
from partylab_widgets.seat.history import History
from partylab_widgets.seat.history import played as told_of
from partylab_widgets.seat.unfinished import read, write
from widgets.hat_spy import Spy, words_in
from widgets.visitor import sit


@pytest.fixture(autouse=True)
def house():
    with laws.listed(Hat):
        yield


def everything(seat) -> dict[str, str]:
    """Return all texts that a browser gets."""
    state = {
        name: getattr(seat, name) for name in seat.keys if name not in ("_esm", "_css", "icon")
    }
    return {
        name: it if isinstance(it, str) else json.dumps(it, default=str)
        for name, it in state.items()
    }


def what_to_do(table: Table, rng: Random) -> str:
    """Return what people do: mostly they tell the truth, and believe it."""
    (seat,) = table.turn
    state = table._state
    if state.phase == "name" and rng.random() < 0.7:
        to = "" if state.given.arrow != "any" else f" to {(seat + 1) % len(state.hands)}"
        return f"say {state.given.gift}{to}"
    moves = table.moves(seat)
    if state.phase == "answer":
        return str(moves[rng.random() < 0.25])
    return str(rng.choice(moves))


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", {}), ("fr", {"starting_gifts": 2, "announce": "free"}),
     ("en", {"rounds": "players", "wild_arrows": True})],
    ids=["plain", "typed", "rounds"],
)  # fmt: skip
def test_nothing_that_a_browser_gets_names_a_gift_that_lies_face_down(language, options):
    """Neither page, news, live region, keys, labels nor what is kept or saved, in a whole game."""
    visitor = sit("me", "me", "me", game="hat", language=language, seed="spy", **options)
    spy, rng = Spy(visitor.seat.match.table), Random(4)
    spy.read(everything(visitor.seat))
    while visitor.seat.match.table.outcome is None:
        if spy.table._state.phase == "name" and options.get("announce") != "free":
            visitor.do("open", str((spy.table.view().giver + 1) % 3))
            spy.read(everything(visitor.seat))
        assert visitor.move(what_to_do(spy.table, rng)) == ""
        spy.read(everything(visitor.seat))
        if rng.random() < 0.2:
            visitor.do("seat-save")
            spy.read(everything(visitor.seat))
    assert len(spy.table.log) > 30
    assert spy.found == []
    assert options.get("wild_arrows") or spy.told_nothing_by_what_stays()


def overheard(seat, spy: Spy, monkeypatch) -> None:
    """Let a spy read each message at the moment when it is sent, and draw after each bot's move."""
    send, moves = seat._send, seat._bot_moves

    def note(message, buffers=None):
        spy.messages += 1
        state = message.get("state", {})
        texts = {name: it for name, it in state.items() if isinstance(it, str)}
        others = {name: json.dumps(it, default=str) for name, it in state.items()}
        whole = {name: it for name, it in message.items() if name != "state"}
        spy.read({**others, **texts, "message": json.dumps(whole, default=str)})
        send(message, buffers)

    def move(seat_, made):
        moves(seat_, made)
        seat._draw()
        spy.read(everything(seat))

    monkeypatch.setattr(seat, "_send", note)
    monkeypatch.setattr(seat, "_bot_moves", move)


@pytest.mark.parametrize(
    ("language", "seed", "options"),
    [("en", "alone", {}), ("fr", "alone", {"starting_gifts": 2})],
    ids=["plain", "two gifts"],
)  # fmt: skip
def test_alone_with_bots_no_message_and_no_state_names_what_lies_face_down(
    language, seed, options, monkeypatch
):
    """The whole state after every move, each message sent, what is kept, saved, and sure or not."""
    bots = ("goldfish", "elephant", "binder")
    visitor = sit("me", *bots, game="hat", language=language, seed=seed, **options)
    seat, rng = visitor.seat, Random(4)
    spy = Spy(seat.match.table)
    overheard(seat, spy, monkeypatch)
    while seat.match.table.outcome is None:
        spy.read(everything(seat))
        if spy.table._state.phase in ("name", "answer"):
            assert visitor.do("sure", rng.choice(["sure", "unsure", ""])) == ""
        if spy.table._state.phase == "name":
            visitor.do("open")
        assert visitor.move(what_to_do(spy.table, rng)) == ""
        visitor.do("seat-save")
    assert len(spy.table.log) > 30
    assert spy.messages > 15  # one for each touch; the state was read after each bot, too
    assert sorted({*spy.found}) == []
    assert spy.told_nothing_by_what_stays()


def test_the_spy_finds_what_is_told_too_long():
    """A seat whose news stay is caught: this test could fail."""
    visitor = sit("me", "me", game="hat", seed="spy")
    visitor.seat.sitting.board.is_forgotten = lambda news, view: False
    spy, rng = Spy(visitor.seat.match.table), Random(4)
    for _ in range(12):
        visitor.move(what_to_do(spy.table, rng))
        spy.read(everything(visitor.seat))
    assert spy.found


def test_the_spy_reads_no_words_by_chance_in_a_folded_save_and_every_word_beside_it():
    """A fold is noise to the eye, in a text of JSON too; what only looks like a fold is read."""
    fold = folded('{"moves": [[0, "say kite"]]}')
    noise = json.loads(fold)["folded"]
    for kept in (fold, json.dumps({"game.1": fold}), json.dumps([json.dumps([fold])])):
        assert noise in kept
        assert noise not in words_in(kept)
        assert "kite" in words_in(kept + " kite")
    assert "kite" in words_in('{"format": "partylab", "folded": "/kite/"}')


@pytest.mark.parametrize(
    ("name", "value"),
    [("move", "say <b>"), ("move", "say guitar to 9"), ("move", "say nothing-like-it"),
     ("move", "accept"), ("move", "x" * 2000), ("call-en", "a thing nobody knows"),
     ("call-en", "<img src=x onerror=alert(1)>"), ("call-en", ""), ("call-xx", "guitar"),
     ("call-en", "a" * 1999), ("search", "gu"), ("open", "99")],
)  # fmt: skip
def test_whatever_is_typed_or_sent_is_answered_with_a_sentence(name, value):
    visitor = sit("me", "me", game="hat", seed=3)
    assert visitor.move("draw") == visitor.move("turn") == ""
    before = visitor.seat.match.table.log
    said = visitor.do(name, value)
    assert visitor.seat.match.table.log == before
    assert said or name in ("open", "search")
    assert "<img" not in visitor.seat.drawing


def test_a_name_is_typed_with_article_accents_and_synonyms():
    visitor = sit("me", "me", game="hat", seed=3, language="fr", announce="free")
    visitor.move("draw")
    visitor.move("turn")
    assert visitor.do("call-fr", "L’HÉLICOPTÈRE") != ""
    assert visitor.do("call-fr", "le Canard en plastique !") == ""
    assert visitor.seat.match.table.view().named == "rubber-duck"


def test_the_catalogue_finds_by_parts_of_words_and_enter_takes_the_only_one_left():
    visitor = sit("me", "me", game="hat", seed=3)
    visitor.move("draw")
    visitor.move("turn")
    visitor.do("open")
    assert visitor.seat.page_catalogue.count("th-item") == 110
    visitor.do("search", "guit")
    assert visitor.seat.page_catalogue.count("th-item") == 1
    assert visitor.do("call-en", "guit") == ""
    assert visitor.seat.match.table.view().named == "guitar"
    assert visitor.seat.page_catalogue == ""


def calls_it_a_hat(view):
    """Play as somebody who believes all that is said."""
    return {"draw": "draw", "show": "turn", "name": "say hat", "answer": "accept"}[view.phase]


def test_the_kernel_ends_the_moment_of_showing_and_the_time_for_an_answer_without_a_page():
    """For as long as the options say; then the gift is turned, or accepted, as by a button."""
    browser = sit("me", "me", "me", game="hat", seed=3, show_seconds=5, timer=20)
    seat = browser.seat
    assert seat._time_limit() is None
    for move, seconds, then in (("draw", 5, "turn"), ("say hat", 20, "accept")):
        assert browser.move(move) == ""
        limit = seat._time_limit()
        assert limit is not None
        assert limit.seconds == seconds
        seat._time_is_up(limit)
        assert str(seat.match.table.log[-1][1]) == then


def test_nothing_that_was_shown_is_taken_back():
    """An answer can be taken back until the next gift is shown or named, and nothing else."""
    visitor = sit("me", calls_it_a_hat, game="hat", seed=3)
    seen = set()
    for _ in range(14):
        table = visitor.seat.match.table
        accepted = table.news[0].what == "hat-accepted" and table.log[-1][0] == 0
        assert visitor.seat.sitting.can_undo() == accepted
        seen.add(accepted)
        if accepted:
            assert visitor.do("seat-undo") == ""
            visitor.move("accept")
        visitor.move(what_to_do(table, Random(1)) if table._state.phase != "answer" else "accept")
        if table.outcome is not None:
            break
    assert seen == {True, False}


@pytest.mark.parametrize("rounds", [1, "players"])
def test_an_answer_that_ends_a_round_is_not_taken_back(rounds):
    """It shows the next deal; the last one of a game shows all gifts."""
    asked = {"max_offers": 1, "rounds": rounds}
    seed = next(one for one in range(20) if Table(Hat(**asked), ["A", "B"], one).view().giver)
    visitor = sit("me", calls_it_a_hat, game="hat", seed=seed, **asked)
    assert visitor.move("accept") == ""
    log = visitor.seat.match.table.log
    assert [move[0] for move in log[:4]] == [1, 1, 1, 0]
    assert not visitor.seat.sitting.can_undo()
    assert visitor.do("seat-undo") != ""
    assert visitor.seat.match.table.log == log


def shown(**options):
    """Return somebody who has to name a gift."""
    visitor = sit("me", "me", game="hat", seed=3, **options)
    visitor.move("draw")
    visitor.move("turn")
    return visitor


def test_what_opens_where_a_button_was_rests_for_a_moment():
    """The catalogue is marked, and so by the same mark whatever is looked for in it."""
    visitor = shown()
    visitor.do("open")
    mark = 'class="th-shelf" data-key="shelf" data-about="catalogue"'
    assert mark in visitor.seat.page_catalogue
    visitor.do("search", "guit")
    assert mark in visitor.seat.page_catalogue
    typed = shown(announce="free").seat.page_dock
    assert re.search('data-do="call-en"[^>]*data-about="name-', typed)


def test_who_types_a_name_is_not_helped_by_the_catalogue():
    """Where an arrow points everywhere, too: half a name is no name (NH-A5)."""
    visitor = shown(announce="free", wild_arrows=True)
    visitor.do("open", str((visitor.seat.match.table.view().giver + 1) % 2))
    assert "xyl" in visitor.do("call-en", "xyl")
    assert visitor.seat.match.table.view().named is None


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Write a name first."), ("fr", "Écrivez d’abord un nom.")]
)
@pytest.mark.parametrize("typed", ["", "   "])
def test_a_blank_name_is_asked_for(language, said, typed):
    visitor = shown(language=language, announce="free")
    assert visitor.do(f"call-{language}", typed) == said


def test_no_picture_of_the_table_stays_in_a_notebook_while_one_has_to_remember():
    """Neither what lay open when it was shown, nor what it is called; at the end there is all."""
    visitor = sit("me", "me", game="hat", seed=3, max_offers=1)
    before = visitor.seat.picture()
    assert before.startswith("<svg xmlns")
    assert "That’s Not a Hat" in before
    for move in ("draw", "turn", "say hat"):
        visitor.move(move)
        assert visitor.seat.picture() == before
    visitor.move("accept")
    assert visitor.seat.match.table.outcome is not None
    assert visitor.seat.picture() != before


def test_a_listener_hears_which_open_gift_is_turned():
    """Also where nobody has drawn it: an older gift that still lies open."""
    visitor = shown()
    visitor.move("say hat")
    visitor.move("accept")
    view = visitor.seat.match.table.view()
    assert view.phase == "show"
    assert GIFTS[view.given.gift].en.the in visitor.seat.news


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_listens_while_others_act_hears_what_one_sees(language, monkeypatch):
    """An older gift that a bot still has open and shows: named then, and not a moment longer."""
    visitor = sit("me", *["elephant"] * 4, game="hat", seed=4, language=language)
    seat, heard = visitor.seat, []

    def draw(then=seat._bot_moves):
        def moves(at, made):
            then(at, made)
            seat._draw()
            heard.append((seat.sitting.view(), seat.news))

        return moves

    monkeypatch.setattr(seat, "_bot_moves", draw())
    for _ in range(8):
        visitor.move(what_to_do(seat.match.table, Random(1)))
    shows = [
        (view, told) for view, told in heard
        if view.phase == "show" and view.last[0].what == "hat-accepted" and view.giver
    ]  # fmt: skip
    assert shows
    for view, told in shows:
        named = noun(view.given.gift, language).the
        assert named in told
        assert named not in heard[heard.index((view, told)) + 1][1]


# How sure one is


def halves(seat) -> list[str]:
    """Return which half of the switch is pressed."""
    both = re.findall(r'<button[^>]*data-do="sure"[^>]*>', seat.page_dock)
    assert len(both) == 2
    pressed = [one for one in both if 'aria-pressed="true"' in one]
    return [how for one in pressed for how in re.findall(r'data-key="sure-(\w+)"', one)]


def to_answer(**about):
    """Return somebody who is asked whether a gift is a hat, by somebody who always says so."""
    visitor = sit("me", calls_it_a_hat, game="hat", seed=3, **about)
    while visitor.seat.sitting.view().phase != "answer":
        visitor.move(what_to_do(visitor.seat.match.table, Random(1)))
    return visitor


def test_who_plays_alone_notes_with_one_tap_how_sure_they_are():
    """None at first; another tap takes it back; it is noted of what is answered then."""
    visitor = to_answer()
    seat = visitor.seat
    number = seat.sitting.view().offers
    assert halves(seat) == []
    visitor.do("sure", "unsure")
    assert halves(seat) == ["unsure"]
    visitor.do("sure", "")
    assert halves(seat) == []
    visitor.do("sure", "sure")
    visitor.move("accept")
    assert halves(seat) == []
    assert seat.sitting.look.felt == ((1, number, True, "sure"),)
    visitor.do("seat-undo")
    assert seat.sitting.look.felt == ()


def test_a_bot_does_the_same_whether_one_is_sure_or_not():
    """What a person notes stands in nobody's view."""
    games = []
    for how in ("sure", "unsure"):
        visitor, rng = sit("me", "goldfish", "fader", game="hat", seed=5), Random(2)
        while visitor.seat.match.table.outcome is None:
            visitor.do("sure", how)
            visitor.move(what_to_do(visitor.seat.match.table, rng))
        games.append(visitor.seat.match.table.log)
    assert games[0] == games[1]


@pytest.mark.parametrize("value", ["Sure", "<b>", "sure ", "x" * 1999])
def test_what_is_no_sureness_is_refused(value):
    visitor = to_answer()
    assert visitor.do("sure", value) != ""
    assert visitor.seat.sitting.look.felt == ()


def test_where_several_look_on_nobody_can_say_how_sure_they_are():
    visitor = shown()
    assert 'data-do="sure"' not in visitor.seat.page_dock
    assert visitor.do("sure", "sure") != ""
    early = sit("me", "me", game="hat", seed=3)
    assert early.do("sure", "sure") != ""


def test_what_was_noted_survives_when_the_page_is_left():
    visitor = sit("me", "goldfish", game="hat", seed=6)
    seat, rng = visitor.seat, Random(1)
    while len(seat.sitting.look.felt) < 3:
        visitor.do("sure", rng.choice(["sure", "unsure"]))
        visitor.move(what_to_do(seat.match.table, rng))
    kept = write(seat.sitting)
    again = read("game.1", kept).sit_down()
    assert again.look.felt == seat.sitting.look.felt


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_end_tells_how_sure_everybody_was_and_who_believed_what(language):
    """Of me what I tapped, of bots what they had in mind; each picture stands as a table, too."""
    visitor = sit("me", "goldfish", "elephant", game="hat", seed=6, language=language)
    seat, rng = visitor.seat, Random(1)
    while seat.match.table.outcome is None:
        visitor.do("sure", "sure")
        visitor.move(what_to_do(seat.match.table, rng))
    end, words = seat.page_seat_end, Words(language)
    titles = [words("hat_table-back-memories"), words("hat_table-back-beliefs", round=1, rounds=1)]
    for title in titles:
        assert f"<title>{title}</title>" in end
        assert f"<caption>{title}</caption>" in end
    assert words("hat_table-back-said-to-be", sure="sure") in end
    assert "100" in end


def test_a_finished_game_counts_on_this_device_by_its_fewest_points():
    """A game at a level is counted there; fewer points are the better."""
    history = History()
    for seed in (1, 2, 3):
        visitor = sit("me", "goldfish", "window", game="hat", seed=seed)
        visitor.play_out(lambda moves: moves[-1])
        sitting = visitor.seat.sitting
        history = history.plus(told_of(sitting, sitting.table.outcome, seed))
    tally = history.tallies["hat", "easy"]
    points = [one.points for one in history.games]
    assert (tally.games, tally.best) == (3, min(points))


def test_the_coach_calls_a_gift_older_only_where_it_is():
    """Whoever was wrong has just drawn it."""
    board, words = HatBoard(Hat()), Words("en")
    table = Table(Hat(), ["Ana", "Bo"], seed=28)

    def told(*moves):
        for move in moves:
            table.play(min(table.turn), move)
        (seat,) = table.turn
        return board.coach(table.view(seat), board.first_look((seat,), 0.0), words)

    assert "everybody has just seen it" in told("draw", "turn")
    assert "Now give this gift." in told("say hat", "refuse", "draw", "turn")
    told("say hat", "accept")
    while table.news[0].what != "hat-accepted" or table._state.phase != "name":
        told(calls_it_a_hat(table.view(min(table.turn))))
    assert "Now give your older gift." in told()


def test_the_spy_finds_the_gift_that_the_game_is_named_after():
    spy = Spy(Table(Hat(), ["Ana", "Bo", "Cleo"], seed=3))
    assert "hat" in spy.hidden
    spy.read({"page_table": '<div data-game="hat"><h1>That’s Not a Hat</h1></div>'})
    assert spy.found == []
    spy.read({"page_table": "<b data-label>hat</b>"})
    spy.read({"page_dock": '<svg aria-label="hat"></svg>'})
    assert len(spy.found) == 2
