"""A seat on the stage: what people do, what they see, and what they can never see."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from random import Random

import pytest

from partylab import Rejected
from partylab.html import Markup
from partylab.nothanks import bots
from partylab.nothanks.board import NoThanksBoard
from partylab.words import catalogue
from partylab_widgets import home, play
from partylab_widgets.seat.seat import SeatStage
from widgets.visitor import HELLO, Visitor, sit


@pytest.fixture
def solo() -> Visitor:
    return sit("me", "greedy", "threshold")


def test_a_game_is_played_to_its_end_and_shows_the_score_sheet(solo):
    solo.play_out()
    assert "Score sheet" in solo.seat.drawing
    assert "stayed in the box" in solo.seat.drawing
    assert "The game is over" in solo.seat.news


def test_bots_wait_until_a_browser_speaks():
    """A page prepared in advance must not play to nobody (no ghost players)."""
    seat = play("nothanks", ["greedy", "greedy", "greedy"], pace="instant")
    assert seat.match.moves_made == 0
    Visitor(seat)
    assert seat.match.table.outcome is not None


def test_a_second_touch_of_the_same_button_does_not_count(solo):
    seq = solo.seat.seq
    assert solo.move("pay") == ""
    made = solo.seat.match.moves_made
    assert solo.send({"name": "move", "value": "pay", "seq": seq}) != ""
    assert solo.seat.match.moves_made == made


def test_a_forced_take_is_shown_as_such():
    browser = sit("me", "miser", "miser", seed=2)
    while browser.seat.match.table.view(0).my_chips:
        browser.move("pay")
    assert "You must take it" in browser.seat.drawing
    pay = re.search(r'<button[^>]*data-value="pay"[^>]*>', browser.seat.drawing)
    assert pay
    assert 'aria-disabled="true"' in pay[0]
    assert "no chip left" in browser.seat.drawing
    assert browser.move("pay") == "You have no chip left: you must take the card."


def test_a_help_stands_beside_what_it_is_about(solo):
    """What taking costs is a badge on its button, from the first move on, unless one shuts it."""
    assert 'class="pl-badge"' in solo.seat.drawing
    assert "changes the cost" not in solo.seat.news  # who listens hears it with the button
    solo.do("seat-help-cost", "")
    assert 'class="pl-badge"' not in solo.seat.drawing


def test_a_help_that_was_opened_is_read_out(solo):
    assert "Will the" not in solo.seat.drawing
    solo.move("take")
    solo.do("seat-help-odds", "on")
    assert "Will the" in solo.seat.drawing
    assert solo.seat.news.startswith("Will the")


def test_one_can_ask_what_the_others_would_do(solo):
    solo.do("seat-help-bots", "on")
    assert "What the bots would do in your place" in solo.seat.drawing
    assert "Greedy would" in solo.seat.drawing
    solo.do("seat-help-bots", "")
    assert "Greedy would" not in solo.seat.drawing


def test_undo_brings_my_last_decision_back(solo):
    before = solo.seat.match.table.digest()
    solo.move("pay")
    assert solo.do("seat-undo") == ""
    assert solo.seat.match.table.digest() == before


def test_the_same_deal_can_be_played_again_and_a_new_one_differs(solo):
    start = solo.seat.match.table.at(0).digest()
    solo.move("take")
    assert solo.leave("seat-again", "same") == ""
    assert solo.seat.match.table.at(0).digest() == start
    solo.leave("seat-again", "new")
    assert solo.seat.match.table.at(0).digest() != start


def test_the_replay_opens_after_the_game_only(solo):
    assert solo.do("seat-replay", "0") == "The replay opens when the game is over."
    solo.play_out()
    assert solo.do("seat-replay", "3") == ""
    assert "Move 3 of" in solo.seat.drawing
    for wrong in ("-1", "9999", "x", "", "1.5", "٣", "9" * 2000, "000000000999"):
        for name in ("seat-replay", "seat-branch"):
            assert solo.do(name, wrong) != ""
    assert solo.seat.sitting.moment == 3


def test_a_game_goes_on_from_any_move_of_the_replay(solo):
    solo.play_out()
    assert solo.do("seat-branch", "4") == ""
    assert solo.seat.match.moves_made >= 4
    assert solo.seat.match.table.outcome is None
    solo.play_out()


def test_a_saved_game_comes_back(solo):
    solo.move("pay")
    saved, digest = solo.seat.match.save(), solo.seat.match.table.digest()
    assert "download=" not in solo.seat.drawing
    solo.do("seat-save")
    assert "download=" in solo.seat.drawing
    solo.leave("seat-again", "new")
    assert solo.leave("seat-load", saved) == ""
    assert solo.seat.match.table.digest() == digest


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("damage", ["", "{}", "[" * 100_000, '{"format": "partylab"}', "half"])
def test_a_broken_save_is_refused_with_a_sentence_and_changes_nothing(language, damage):
    browser = sit("me", "greedy", "miser", language=language)
    text = browser.seat.match.save()[:200] if damage == "half" else damage
    digest, drawing = browser.seat.match.table.digest(), browser.seat.drawing
    said = browser.do("seat-load", text)
    assert said.endswith(".")
    assert "Traceback" not in said
    assert (browser.seat.match.table.digest(), browser.seat.drawing) == (digest, drawing)


def test_the_language_changes_at_the_table(solo):
    solo.do("seat-language", "fr")
    assert "Je prends" in solo.seat.drawing
    assert "n’est pas un coup de ce jeu" in solo.move("steal")


def test_the_browsers_language_is_spoken_unless_somebody_chose_one(monkeypatch):
    monkeypatch.delenv("PARTYLAB_LANGUAGE", raising=False)
    seat = play("nothanks", pace="instant")
    seat._handle_custom_msg({"hello": {**HELLO, "language": "fr-CA", "seq": 1}}, [])
    assert seat.language == "fr"
    seat = play("nothanks", language="en", pace="instant")
    seat._handle_custom_msg({"hello": {**HELLO, "language": "fr-CA", "seq": 1}}, [])
    assert seat.language == "en"


def test_a_name_is_text_and_never_markup():
    name = "<script>x()</script>"
    browser = sit("me", "greedy", "miser", names=[name, "<b>", "\"&'"])
    browser.play_out()
    for shown in (browser.seat.drawing, browser.seat.picture()):
        assert "<script" not in shown
        assert "<b>" not in shown
        assert "&lt;script&gt;" in shown


def test_a_failing_bot_is_named_and_the_game_can_go_on():
    browser = sit("me", lambda view: 1 / 0, "greedy", seed=1)
    while 1 not in browser.seat.match.table.turn:
        browser.move("pay")
    assert "“My bot” stopped with an error. ZeroDivisionError" in browser.seat.alert
    assert "“My bot” stopped with an error. ZeroDivisionError" in browser.seat.drawing
    keys = re.findall('data-key="([^"]+)"', browser.seat.drawing)
    assert len(keys) == len(set(keys)), "the patch in the browser could not tell two elements apart"
    assert "“My bot” stopped" in browser.do("seat-retry")
    assert browser.do("seat-undo") == ""
    assert "stopped with an error" not in browser.seat.drawing
    assert "“My bot” stopped" in browser.move("pay")
    assert browser.do("seat-replace", "nobody").endswith(".")
    assert browser.do("seat-replace", "miser") == ""
    assert "stopped with an error" not in browser.seat.drawing
    browser.play_out()


class Touchy:
    """No bot, and it breaks down when it is asked for anything."""

    def __getattr__(self, name):
        raise RuntimeError(name)


def test_wrong_arguments_are_refused_with_a_sentence():
    for wrong in (
        {"game": "chess"},
        {"seats": ["me"]},
        {"seats": ["me", "nobody", "greedy"]},
        {"seats": ["me", Touchy(), "greedy"]},
        {"pace": "warp"},
        {"language": "xx"},
        {"rounds": 0},
        {"colour": "red"},
        {"names": ["Ana"]},
        {"seats": 3},
        {"seats": "me"},
        {"game": 3},
    ):
        with pytest.raises(Rejected) as refusal:
            play(**wrong)
        assert str(refusal.value).endswith(".")


def test_the_notebook_keeps_a_static_picture_and_a_steady_text(solo):
    seat = play("nothanks", seed=7, language="en")
    data, _ = seat._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    again, _ = play("nothanks", seed=7, language="en")._repr_mimebundle_()
    assert data["text/plain"] == again["text/plain"]
    assert " at 0x" not in data["text/plain"]


# Several people at one screen


def test_a_curtain_stands_between_two_people():
    browser = sit("me", "me", "greedy", names=["Ana", "Bo", "Gus"])
    seat = browser.seat
    assert seat.sitting.is_curtain_down()
    assert browser.move("take") != ""
    assert browser.do("seat-ready") == ""
    first = seat.sitting.viewer
    assert seat.match.people_to_move() == (first,)
    browser.move("pay")
    while not seat.sitting.is_curtain_down():
        browser.move("pay")
    assert seat.sitting.eyes is None
    assert "plays next. Hand the screen over!" in seat.news


def test_after_the_curtain_one_hears_what_happened_and_whose_turn_it_is():
    browser = sit("me", "me", "greedy", names=["Ana", "Bo", "Gus"])
    for _ in range(4):
        assert browser.do("seat-ready") == ""
        assert "Your turn: the" in browser.seat.news
        while not browser.seat.sitting.is_curtain_down():
            browser.move("pay")


def test_the_end_speaks_to_everybody_who_played_at_the_screen():
    browser = sit("me", "me", "greedy", names=["Ana", "Bo", "Gus"])
    browser.play_out()
    assert "The game is over: you win" not in browser.seat.drawing
    winner = browser.seat.match.table.outcome.winners[0]
    assert f"The game is over: {browser.seat.match.table.names[winner]}" in browser.seat.drawing


def test_the_totals_come_first_after_several_rounds():
    """What decides stands on top, with the mark of the winner; then the last round."""
    browser = sit("me", "greedy", "linear", rounds=2, seed=5)
    browser.play_out()
    table = browser.seat.match.table
    first, _, last = browser.seat.drawing.partition("The last round")
    totals = first.partition("<tbody>")[2]
    winner = browser.seat.match.names(browser.seat.words)[table.outcome.winners[0]]
    assert totals.index(winner) < totals.index("nt-winner")
    assert f"<strong>{min(table.outcome.scores)}</strong>" in totals
    assert "nt-winner" not in last.partition("</table>")[0]


def test_names_that_nobody_chose_follow_the_language(solo):
    solo.do("seat-language", "fr")
    assert "Vous" in solo.seat.drawing
    assert "Gaëlle" in solo.seat.drawing
    assert "Player" not in solo.seat.drawing


def test_saving_says_what_a_file_cannot_hold():
    browser = sit("me", lambda view: "take", "greedy")
    browser.do("seat-save")
    assert "It cannot hold your own bot" in browser.seat.drawing
    assert "It cannot hold your own bot" in browser.seat.news


def test_ready_is_refused_when_no_curtain_is_down(solo):
    assert solo.do("seat-ready") == "This is not possible at this moment. Nothing has changed."


@pytest.mark.parametrize(
    "helped", ["Ana <3 gives, 4 > 2", Markup("Ana &lt;3 gives, <b>4</b> &gt; 2")]
)
def test_a_help_is_heard_as_it_is_read(helped, monkeypatch):
    """When it is opened, and again at the next turn; a sign such as < is no markup."""
    monkeypatch.setattr(NoThanksBoard, "help", lambda *about: helped)
    browser = sit("me", "greedy", "threshold")
    browser.do("seat-help-odds", "on")
    assert browser.seat.news.startswith("Ana <3 gives, 4 > 2")
    browser.move("take")
    assert browser.seat.news.endswith("Ana <3 gives, 4 > 2")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_seat_has_no_word_of_any_game(language):
    things = "cards?|chips?|di[ce]e|gifts?|ghosts?|cartes?|jetons?|dés?|cadeaux?|fantômes?"
    path = catalogue(language, "seat")
    assert re.findall(rf"\b({things})\b", path.read_text(encoding="utf-8")) == []


# What can never be seen


def test_no_frame_holds_a_hidden_card_or_chip_count(monkeypatch):
    """Every message to the browser is recorded: none names a card that nobody has seen."""
    frames: list[str] = []

    def record(self, msg, buffers=None):
        frames.append(json.dumps(msg, default=str))
        match = getattr(self, "_sitting", None) and self.match
        state = match.table._state if match else None
        if state is None or state.card is None:
            return
        for card in (*state.deck, *state.removed):
            assert f'card-{card}\\"' not in frames[-1]
            assert f'aria-label=\\"{card}\\"' not in frames[-1]
        own = None if self.sitting.eyes is None else state.chips[self.sitting.eyes]
        for chips in set(state.chips) - {own}:
            assert f'nt-held\\" role=\\"img\\" aria-label=\\"{chips} chips' not in frames[-1]

    monkeypatch.setattr(SeatStage, "_send", record)
    browser = sit("me", "greedy", "threshold", seed=4)
    browser.do("seat-help-bots", "on")
    browser.do("seat-help-cost", "on")
    rng = Random(3)
    while browser.seat.match.table.outcome is None:
        browser.move(rng.choice(["pay", "take"]))
        browser.do("seat-language", rng.choice(["en", "fr"]))
    assert len(frames) > 60
    assert any("card-" in frame for frame in frames)
    assert any('nt-held\\" role=\\"img\\" aria-label=' in frame for frame in frames)


# Hostile messages


def hostile_messages(seat: SeatStage, rng: Random, count: int):
    """Yield malformed, late, foreign and oversized messages of many kinds."""
    scraps = [
        None, True, False, 0, -1, 1e308, float("nan"), "", "pay", "take", "x" * 3000, "<script>",
        "\x00", "\ud800", [], {}, [["pay"]], {"move": "pay"}, 10**30, "١", b"pay", ("pay",),
    ]  # fmt: skip
    own = ["language", "pace", "again", "load", "replay", "branch", "help-none"]
    names = [f"seat-{name}" for name in (*own, "undo", "ready", "setup", "save", "retry", "help-")]
    names += ["move", "start", "seed", "cost", "_playing", "__init__", "hello", "match", "seat-"]
    for _ in range(count):
        kind = rng.randrange(7)
        late = rng.choice([seat.seq - 1, seat.seq + 1, -5, 10**20, "0", None, True, 0.5])
        if kind == 0:
            yield rng.choice(scraps)
        elif kind == 1:
            yield {"name": rng.choice(scraps), "value": rng.choice(scraps), "seq": late}
        elif kind == 2:
            move = rng.choice(["steal", "PAY", "pay ", "pay\n", "0 pay"])
            yield {"name": "move", "value": move, "seq": seat.seq}
        elif kind == 3:
            yield {"name": rng.choice(names), "value": rng.choice(scraps), "seq": late}
        elif kind == 4:
            value = rng.choice(["", "xx", "-1", "<b>", "9" * 30, "0" * 9 + "999", "{}"])
            yield {"name": f"seat-{rng.choice(own)}", "value": value, "seq": seat.seq}
        elif kind == 5:
            yield {rng.choice(["name", "value", "hello", "drawing", "seq"]): rng.choice(scraps)}
        else:
            extra = {"name": "move", "value": "pay", "seq": seat.seq}
            extra[rng.choice(["seat", "viewer", "state", "\ud800"])] = rng.choice(scraps)
            yield extra


def everything(seat: SeatStage) -> tuple[object, ...]:
    """Return all that a message could have changed."""
    match = seat.match
    table = match and (id(match.table), match.table.digest(), match.moves_made)
    shown = (seat.drawing, seat.seq, seat.language, seat.news)
    sitting = seat._sitting
    looked_at = sitting and (sitting.moment, sitting.viewer, sitting.saved, dict(sitting.looks))
    return (table, *shown, looked_at, seat.pace, sitting and sitting.helps, seat._met)


def in_mid_game() -> Visitor:
    return sit("me", "greedy", "threshold")


def behind_the_curtain() -> Visitor:
    return sit("me", "me", "greedy")


def after_the_game() -> Visitor:
    browser = sit("me", "greedy", "threshold")
    browser.play_out()
    return browser


def on_the_form() -> Visitor:
    return Visitor(home("en"))


@pytest.mark.parametrize("place", [in_mid_game, behind_the_curtain, after_the_game, on_the_form])
def test_hostile_messages_change_nothing_and_each_gets_a_sentence(place):
    """6,000 at each of four places; afterwards the page works as if nothing had been."""
    browser, rng = place(), Random(20)
    before = everything(browser.seat)
    for message in hostile_messages(browser.seat, rng, 6_000):
        said = browser.send(message)
        assert said, message
        assert said[-1] in ".!", message
        assert everything(browser.seat) == before, message
    if browser.seat.match is None:
        assert browser.do("start") == ""
    if browser.seat.match.table.outcome is None:
        browser.play_out()
    assert browser.do("seat-again", "same") == ""


def test_the_browser_cannot_write_what_it_is_shown(solo):
    for name in ("page_main", "seq", "news", "alert", "settings", "_esm", "_css", "words", "match"):
        before = getattr(solo.seat, name)
        solo.seat.set_state({name: "<img src=x onerror=alert(1)>"})
        if name != "alert":
            assert getattr(solo.seat, name) == before
        assert solo.seat.alert


def test_a_kernel_that_plays_loads_no_heavy_library():
    """Numpy, sympy and matplotlib stay out of a kernel that only plays."""
    code = """
import sys
from partylab_widgets import home, play
home()
seat = play("nothanks", ["montecarlo", "linear", "collector"], seed=1, pace="instant")
hello = {"language": "en", "width": 360, "dark": False, "still": True, "seq": seat.seq}
seat._handle_custom_msg({"hello": hello}, [])
assert seat.match.table.outcome, seat.alert
print(sorted({"numpy", "sympy", "matplotlib", "numba", "voila", "jupyterlab"} & set(sys.modules)))
"""
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == "[]"


def test_the_bots_reasons_can_be_said_at_every_decision_of_a_game():
    """Monte Carlo names the players whose manner it has recognised."""
    browser = sit("me", "greedy", "linear", seed=6, names=["Ana", "Gus", "Lin"])
    browser.do("seat-help-bots", "on")
    named = False
    while browser.seat.match.table.outcome is None:
        view = browser.seat.match.table.view(0)
        assert browser.move("pay" if view.my_chips and view.pot < 5 else "take") == ""
        advice = browser.seat.drawing.partition("seat-advice")[2].partition("</ul>")[0]
        named = named or "Gus" in advice or "Lin" in advice
    assert named


def test_what_all_bots_reckon_with_is_said_once_before_what_each_would_do():
    """A bot that begins with something else, or has no more to say, is quoted in full."""
    browser = sit("me", "greedy", "linear", seed=7)
    browser.do("seat-help-bots", "on")
    advice = browser.seat.drawing.partition('data-key="advice"')[2].partition("</section>")[0]
    shared, _, each = advice.partition("seat-advice")
    assert "Taking costs 18 points and pays one chip." in shared
    assert "Taking costs" not in each
    assert "<strong>Greedy would refuse it.</strong> A loss of 17: no bargain." in each
    assert "The die decides, so nobody can tell." in each
    assert each.count("<li>") == len(bots.BOTS)
