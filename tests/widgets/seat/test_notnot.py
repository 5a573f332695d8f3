"""A race on a seat: one message answers a round; nothing hidden shows, nothing hostile counts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

import pytest

from partylab.notnot import Level
from partylab_widgets import home, play
from widgets.visitor import HELLO, Visitor

if TYPE_CHECKING:
    from partylab_widgets.seat.seat import SeatStage


class Racer(Visitor):
    """What a page does that sends what happened in a round."""

    @property
    def table(self):
        return self.seat.match.table

    def answer(self, text) -> str:
        return self.do("race", text)

    def right(self, ms=600) -> str:
        """What somebody would send who taps a right card, or stays still where none is right."""
        places = self.table.view().asked.answer.places
        who = self.seat.match.people[0]
        return f"{who} {min(places)} {ms}" if places else f"{who} still"

    def play_out(self, ms=600) -> None:
        while self.table.outcome is None:
            assert self.answer(self.right(ms)) == ""


def race_of(*players, seed=7, language="en", pace="instant", **more) -> Racer:
    return Racer(play("notnot", players, seed=seed, language=language, pace=pace, **more))


@pytest.fixture
def race() -> Racer:
    return race_of("me", "casual", "trained")


def test_a_progressive_game_is_played_through_all_four_levels_to_its_result():
    browser, levels = race_of("me", "casual", "trained", seed=4), set()
    while browser.table.outcome is None:
        levels.add(browser.table.view().level)
        assert browser.answer(browser.right(250)) == ""
    assert levels == set(Level)
    assert "Voids among them" in browser.seat.drawing
    assert "The game is over" in browser.seat.news


def test_one_message_answers_for_all_who_race_at_this_screen_and_the_bots_answer_at_once():
    browser = race_of("me", "casual", "me", "trained", names=["Ana", "Bo", "Cleo", "Dan"])
    assert browser.answer("0 N 500/2 still") == ""
    last = browser.table.view().last
    assert [str(last.taps[0]), str(last.taps[2])] == ["N 500", "still"]
    assert browser.table.view().number == 2


def test_the_dice_are_told_by_no_news_before_they_are_rolled(race):
    for _ in range(10):
        assert "The dice say:" not in race.seat.news
        assert "the start button rolls the dice" in race.seat.news
        race.answer(race.right())


def test_the_choice_to_play_without_a_clock_stands_beside_the_title_and_is_announced(race):
    assert 'data-do="clock"' in race.seat.page_head
    assert "turns the clock off" in race.seat.news


def test_without_a_clock_all_taps_count_as_equally_fast(race):
    assert race.do("clock") == ""
    assert 'data-limit="0"' in race.seat.drawing
    assert "Tap nothing" in race.seat.drawing
    while race.table.view().number < 15:
        assert race.answer(race.right()) == ""
        last = race.table.view().last
        assert {tap.ms for tap in last.taps} == {0}
        assert race.seat.match.people[0] in last.served or not last.asked.answer.places
    assert race.do("clock", "on") == ""
    assert 'data-limit="3000"' in race.seat.drawing


def test_a_race_against_the_clock_takes_nothing_back_but_a_game_without_one_does(race):
    race.answer(race.right())
    assert race.do("seat-undo") == "There is no move to take back."
    race.do("clock")
    before = race.table.digest()
    race.answer(race.right(0))
    assert race.do("seat-undo") == ""
    assert race.table.digest() == before


def test_who_stays_still_or_finds_no_card_reads_different_things():
    browser, signs = race_of("me", seed=2, mode="extreme"), set()
    for _ in range(400):
        if browser.table.outcome is not None:
            browser.leave("seat-again", "new")
        order = browser.table.view().asked.answer.order
        browser.answer("0 still")
        drawing = browser.seat.drawing
        assert ("nn-sign-still" in drawing, "nn-sign-none" in drawing) == (
            order == "still",
            order == "none",
        )
        signs.add(order)
        if len(signs) == 3:
            return
    raise AssertionError(signs)


def test_every_card_of_the_last_round_is_marked_and_explained(race):
    for _ in range(12):
        race.answer("0 N 700")
        last = race.table.view().last
        drawing = race.seat.drawing
        assert drawing.count("nn-line-of nn-right") == len(last.asked.answer.places)
        assert drawing.count("nn-line-of nn-wrong") == 4 - len(last.asked.answer.places)
        assert "Tapped by: " in drawing
        for place in "NESW":
            said = race.seat.words.tell(last.why(place), race.table.names)
            assert said.replace("“", "").split(".")[0].split("“")[0] in drawing.replace("“", "")


def test_the_formula_is_loaded_and_shown_only_when_somebody_asks():
    code = """
import sys
from partylab_widgets import home, play
home()
seat = play("notnot", ["me", "child", "machine"], seed=1, pace="instant", language="en")
hello = {"language": "en", "width": 360, "dark": False, "still": True, "seq": seat.seq}
seat._handle_custom_msg({"hello": hello}, [])
while seat.match.table.outcome is None and seat.match.moves_made < 60:
    seat._handle_custom_msg({"name": "race", "value": "0 N 500", "seq": seat.seq}, [])
    assert not seat.alert, seat.alert
heavy = {"numpy", "sympy", "matplotlib", "numba", "voila", "jupyterlab"}
print(sorted(heavy & set(sys.modules)))
seat._handle_custom_msg({"name": "logic", "value": "", "seq": seat.seq}, [])
print("sympy" in sys.modules, "PORTAL" in seat.drawing, seat.alert)
"""
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.split("\n")[:2] == ["[]", "True True "]


def test_replay_what_if_saving_and_loading_work_round_by_round(race):
    race.answer(race.right())
    saved, digest = race.seat.match.save(), race.table.digest()
    race.play_out()
    assert race.do("seat-replay", "9") == ""
    assert "Round 3 of" in race.seat.drawing
    assert "data-start" not in race.seat.drawing
    assert race.do("seat-branch", "9") == ""
    assert race.table.view().number == 4
    race.play_out()
    assert race.leave("seat-load", saved) == ""
    assert race.table.digest() == digest


def test_people_and_bots_both_languages_and_names_are_text():
    browser = race_of("me", "child", names=["<b>Ana</b>", "\"&'"], language="fr")
    browser.answer(browser.right())
    for shown in (browser.seat.drawing, browser.seat.picture()):
        assert "<b>Ana" not in shown
        assert "&lt;b&gt;Ana" in shown
    assert "Lancer les dés" in browser.seat.drawing
    browser.do("seat-language", "en")
    assert "Roll the dice" in browser.seat.drawing


def test_bots_play_by_themselves_where_nobody_sits(monkeypatch):
    browser = race_of("child", "machine", seed=1)
    assert browser.table.outcome is not None


def test_a_failing_bot_is_named_before_the_round_begins():
    browser = race_of("me", lambda view: 1 / 0)
    assert "“My bot” stopped with an error" in browser.seat.alert
    assert browser.do("seat-replace", "child") == ""
    assert browser.answer("0 N 500") == ""
    assert browser.table.view().number == 2


def test_the_dashboard_sets_a_race_up():
    browser = Racer(home("en"))
    assert browser.do("game", "notnot") == ""
    assert browser.do("option-mode", "hard") == ""
    assert browser.do("start") == ""
    assert browser.table.view().level == Level.HARD
    assert browser.answer(browser.right()) == ""


# Practice


def test_the_ladder_is_climbed_in_the_seat_and_a_locked_step_is_refused():
    browser = race_of("me", mode="discovery", names=["Ana"])
    digest = browser.table.digest()
    assert "is not open yet" in browser.do("practise", "normal")
    assert browser.table.digest() == digest
    for _ in range(8):
        assert "open for practice" not in browser.seat.drawing
        browser.answer(browser.right())
    assert "the Normal level is now open for practice" in browser.seat.news
    browser.answer(browser.right())
    assert "open for practice" not in browser.seat.news
    assert browser.do("practise", "normal") == ""
    assert browser.seat.words("keeping-ask-leave") in browser.seat.drawing
    assert browser.do("seat-yes") == ""
    assert browser.table.view().level == Level.NORMAL
    assert "Practice and my figures" in browser.seat.drawing
    assert len(browser.seat.sitting.look.record) == 9
    assert all(one.right and one.ms == 600 for one in browser.seat.sitting.look.record if one.ms)
    for name in ("clock", "logic", "practise"):
        no_race = Racer(play("nothanks", ["me", "greedy", "miser"], pace="instant"))
        assert no_race.do(name, "normal") == no_race.seat.words("table-unknown-touch")


@pytest.mark.parametrize("again", ["seat-undo", "seat-again"])
def test_no_level_opens_by_answering_one_round_over_and_over(again):
    """A round taken back, or the same deal once more, counts once: as it was answered first."""
    browser = race_of("me", mode="discovery", names=["Ana"])
    browser.do("clock")
    for _ in range(8):
        assert browser.answer(browser.right(0)) == ""
        assert browser.leave(again, "same" if again == "seat-again" else "") == ""
    assert len(browser.seat.sitting.look.record) == 1
    assert "open for practice" not in browser.seat.drawing
    assert "is not open yet" in browser.do("practise", "normal")


def test_where_up_stays_is_drawn_when_the_deck_is_used_up():
    """NN-33: in the picture and on the page, in words too."""
    browser = race_of("me", mode="hard", names=["Ana"], seed=3)
    while browser.table.view().deck:
        assert browser.answer(browser.right()) == ""
    assert browser.table.view().roll is not None
    assert "nn-compass" in browser.seat.drawing
    assert "No card is left in the deck; Up stays " in browser.seat.drawing


def test_without_a_clock_the_table_says_that_all_who_are_right_take_a_card(race):
    assert "all who are right take a card." not in race.seat.drawing.partition("pl-details")[0]
    race.do("clock")
    assert "No clock runs: all who are right take a card." in race.seat.drawing


def test_the_round_before_is_seen_on_its_cards(race):
    """Ticks, crosses, and the faces of those who tapped, where the cards lay."""
    for _ in range(8):
        race.answer("0 N 700")
        last, drawing = race.table.view().last, race.seat.page_table
        review = drawing[drawing.index("nn-review") :]
        assert review.count(" nn-right") == len(last.asked.answer.places)
        assert review.count("nn-tap") - review.count("nn-taps") == sum(
            tap.place is not None for tap in last.taps
        )


def test_a_tap_after_the_limit_is_told_whether_it_was_right():
    browser = race_of("me", mode="discovery")
    while not (places := browser.table.view().asked.answer.places):
        browser.answer("0 still")
    assert browser.answer(f"0 {min(places)} 3120") == ""
    assert "You were right, but 0.12\u00a0s too late." in browser.seat.news
    assert not browser.seat.sitting.look.record[-1].right  # the record is of rounds in time


def test_the_next_round_begins_by_itself_only_after_a_round_and_on_the_clock():
    browser = race_of("me", "casual", pace="calm")
    assert "data-auto" not in browser.seat.page_table
    browser.answer(browser.right())
    assert 'data-auto="2540"' in browser.seat.page_table
    saved = browser.seat.match.save()
    browser.do("clock")
    assert "data-auto" not in browser.seat.page_table
    browser.answer(browser.right(0))
    assert "data-auto" not in browser.seat.page_table
    browser.do("seat-load", saved)
    assert "data-auto" not in browser.seat.page_table


def test_who_plays_against_rivals_does_not_leave_them_by_practising(race):
    assert 'data-do="practise"' not in race.seat.drawing
    digest = race.table.digest()
    assert "when this game is over" in race.do("practise", "discovery")
    assert race.table.digest() == digest
    race.play_out()
    assert 'data-do="practise"' in race.seat.drawing
    assert race.do("practise", "discovery") == ""
    assert race.table.outcome is None
    assert race.seat.match.sitters == ("me",)


# What can never be seen


def test_an_answer_that_is_given_shows_nothing_before_the_last_one():
    """While a bot still owes its answer, the page shows none of the others'."""
    browser, rng = race_of("me", "machine", lambda view: 1 / 0, seed=3), Random(2)
    browser.answer("0 N 500")
    answered = browser.table.view().answered
    assert answered == (True, True, False)
    assert all(another_truth(browser.seat, rng) == str(browser.seat._pages()) for _ in range(20))


def test_when_hands_come_down_is_in_the_page_and_what_they_tap_is_not():
    """Whatever the bots tap, at the same time: the page is the same, to the last byte."""
    pages = []
    for place in "NESW":
        browser = race_of("me", lambda view, place=place: f"{place} 812", "machine", seed=3)
        assert 'data-hands="1:812 2:' in browser.seat.page_hands
        assert browser.table.log == ()  # nor is it in a saved game
        pages.append(str(browser.seat._pages()))
    assert len(set(pages)) == 1
    still = race_of("me", lambda view: "still", seed=3)
    assert 'data-hands=""' in still.seat.page_hands
    still.do("clock")
    assert 'data-hands=""' in still.seat.page_hands


def test_what_a_bot_has_decided_counts_as_the_clock_is_when_people_answer():
    """It has thought ahead; that the clock was turned off meanwhile holds for it as well."""
    browser = race_of("me", lambda view: "N 812")
    browser.do("clock")
    browser.answer("0 still")
    assert str(browser.table.view().last.taps[1]) == "N 0"


def another_truth(seat: SeatStage, rng: Random) -> str:
    """Draw the page again with everything that the viewer cannot know changed at random."""
    with another_hidden_state(seat, rng):
        return str(seat._pages())


@contextmanager
def another_hidden_state(seat: SeatStage, rng: Random):
    table = seat.match.table
    state, news = table._past[-1]
    table._past[-1] = (table.game.possible(table.view(seat.sitting.eyes), rng), news)
    try:
        yield
    finally:
        table._past[-1] = (state, news)


def test_no_frame_to_the_browser_depends_on_anything_hidden(monkeypatch):
    """Every message is recorded, all traits of it: another deck would send exactly the same."""
    frames: list[str] = []

    def record(self, msg, buffers=None):
        state = dict(msg.get("state", {}))
        for count in ("news_count", "alert_count", "answers", "seq"):
            state.pop(count, None)
        frame = json.dumps([msg["method"], state], default=str, sort_keys=True)
        frames.append(re.sub(r'data-clock=\\"\d+', "data-clock", frame))

    monkeypatch.setattr("partylab_widgets.seat.seat.SeatStage._send", record)
    browser, rng = race_of("me", "casual", "machine", seed=5, mode="extreme"), Random(4)

    def look_around() -> list[str]:
        frames.clear()
        browser.send({"hello": {**HELLO, "seq": browser.seat.seq}})
        for name, value in (
            ("seat-language", "fr"),
            ("seat-language", "en"),
            ("clock", ""),
            ("clock", "on"),
        ):
            assert browser.do(name, value) == ""
        return list(frames)

    look_around()  # what is sent but once
    for _ in range(12):
        sent = look_around()
        with another_hidden_state(browser.seat, rng):
            assert look_around() == sent
        assert sum("nn-table" in frame for frame in sent) >= 4
        browser.answer(browser.right())


# Hostile messages

WRONG = [
    "", "0", "0 N", "0 N ", "0 N x", "0 N -5", "0 N 0", "0 N 3501", "0 N 60001", "0 N 99999999",
    "0 N 5e2", "0 N 0500", "0 N ٥٠", "0 N NaN", "0 X 500", "0 n 500", "N 500", "still", "0 STILL",
    "1 N 500", "2 still", "-1 N 500", "3 N 500", "9 N 500", "00 N 500", "0 N 500/0 N 500",
    "0 N 500/1 N 500", "0 N 500/", "/0 N 500", "0 N 500/1 still/2 still", "0 still/0 still",
    "0 N 500\n", " 0 N 500", "0  N 500", "0 N 500 ", "<b>", "0 N 500;1 N 5", "x" * 150,
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_answer_is_refused_with_a_sentence_and_changes_nothing(race, text):
    """Absurd times, another's seat, a bot's seat, twice in one message: none of it counts."""
    digest, drawing = race.table.digest(), race.seat.drawing
    said = race.answer(text)
    assert said.endswith(".")
    assert (race.table.digest(), race.seat.drawing) == (digest, drawing)
    assert race.seat.sitting.look.record == ()


def test_the_same_answer_twice_or_after_its_round_does_not_count(race):
    seq = race.seat.seq
    assert race.answer("0 N 500") == ""
    digest = race.table.digest()
    late = {"name": "race", "value": "0 N 500", "seq": seq}
    assert race.send(late) == race.seat.words("stage-too-late")
    assert race.table.digest() == digest


def test_a_tap_needs_a_time_where_a_clock_runs_and_has_none_where_it_does_not(race):
    assert race.answer("0 N 0") == race.seat.words("notnot_table-impossible-time")
    assert race.seat.match.moves_made == 0
    race.do("clock")
    assert race.answer("0 N 5000") == ""
    assert race.table.view().last.taps[0].ms == 0


def test_one_wrong_answer_among_several_spoils_the_message():
    browser = race_of("me", "me", "casual")
    for text in (
        "0 N 500",
        "0 N 500/1 X 5",
        "1 N 500/0 N 400",
        "0 N 500/2 N 400",
        "0 N 5/1 N 9999",
    ):
        assert browser.answer(text).endswith(".")
        assert browser.seat.match.moves_made == 0


def test_thousands_of_hostile_messages_leave_the_race_as_it_was(race):
    rng, digest, drawing = Random(9), race.table.digest(), race.seat.drawing
    scraps = [None, True, -1, 1e308, float("nan"), "0 N 500", "x" * 3000, [], {}, "\ud800", b"0"]
    for _ in range(4000):
        late = rng.choice([race.seat.seq - 1, race.seat.seq + 1, None, True, "0", 0.5])
        said = race.send(
            rng.choice(
                [
                    {"name": "race", "value": rng.choice(scraps), "seq": late},
                    {"name": "race", "value": rng.choice(WRONG), "seq": race.seat.seq},
                    {
                        "name": rng.choice(["practise", "clock", "seat-undo"]),
                        "value": "xx",
                        "seq": late,
                    },
                    {
                        "name": "practise",
                        "value": rng.choice(["", "hard", "<b>"]),
                        "seq": race.seat.seq,
                    },
                    {"name": "race", "value": "0 N 500", "seq": race.seat.seq, "seat": 1},
                    rng.choice(scraps),
                ]
            )
        )
        assert said
        assert said[-1] in ".!"
    assert (race.table.digest(), race.seat.drawing) == (digest, drawing)
    assert race.answer("0 N 500") == ""
