"""Not Not in the browser: a race by keys and by touch, on a clock that the page keeps alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.looking import (
    PHONE,
    barriers,
    customise,
    look,
    small_targets,
    spoken,
    sticking_out,
    tab_to,
)
from browser.serving import open_in_lab, run_all
from browser.stage_page import ONCE_SEEN, Shown, is_between, put
from partylab_widgets import play

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from browser.serving import Server

ARROWS = {"N": "ArrowUp", "E": "ArrowRight", "S": "ArrowDown", "W": "ArrowLeft"}


@pytest.fixture(autouse=True)
def bots_answer_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel of these pages is plain Python: no loop runs there that could wait for bots."""
    monkeypatch.setattr("partylab_widgets.seat.running.running_loop", lambda: None)


def sit(page: Page, *players: str, pace: str = "instant", seed: int = 4, **more) -> Shown:
    """Show a seat at a table in a page."""
    return put(page, play("notnot", players, seed=seed, language="en", pace=pace, **more))


# Notes that the dice were uncovered: on a busy machine the round may be over before one looks.
UNCOVERED = """() => {
  const area = document.querySelector("[data-clock]");
  window.uncovered = false;
  new MutationObserver(() => { window.uncovered ||= area.dataset.phase === "go"; })
    .observe(area, { attributeFilter: ["data-phase"] });
}"""


# From the frame after the change on, taps count.
NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def wait_for_dice(page: Page) -> None:
    """Wait until the dice of a round that lasts are to be seen."""
    page.wait_for_selector("[data-phase=go]")
    page.evaluate(NEXT_FRAME)


def begin(page: Page) -> None:
    """Start the round by its button, and wait until the dice are to be seen."""
    page.evaluate(UNCOVERED)
    page.locator("[data-start]").press("Enter")
    page.wait_for_function("() => window.uncovered")
    page.evaluate(NEXT_FRAME)


def asked(shown: Shown):
    return shown.stage.match.table.view().asked


def wait_for_round(page: Page, number: int) -> None:
    """Wait until this round is over and explained, behind its question mark."""
    page.wait_for_selector(f"[data-key=recap-{number}]", state="attached")


def fold(page: Page, *, opened: bool) -> None:
    """Open all that is folded, or shut it."""
    page.evaluate(
        "opened => document.querySelectorAll('details').forEach((it) => { it.open = opened; })",
        opened,
    )


def answer(page: Page, shown: Shown) -> None:
    """Play a round as well as can be: tap a right card, or nothing where none is right."""
    now = asked(shown)
    begin(page)
    if now.answer.places:
        page.keyboard.press(ARROWS[min(now.answer.places)])
    wait_for_round(page, now.number)


def test_a_whole_progressive_game_is_played_by_keys_through_all_four_levels(page: Page) -> None:
    shown, levels = sit(page, "me", "casual", "machine", still_seconds=1), []
    while shown.stage.match.table.outcome is None:
        now = asked(shown)
        if now.level.name not in levels:
            levels.append(now.level.name)
        dice = 2 if now.level.name == "DISCOVERY" else 3
        assert page.locator(".nn-faces .nn-die").count() == dice
        answer(page, shown)
    assert levels == ["DISCOVERY", "NORMAL", "HARD", "EXTREME"]
    expect(page.locator(".seat-end")).to_contain_text("The game is over")
    expect(page.locator(".seat-end .pl-step")).to_have_count(3)
    expect(spoken(page)).to_contain_text("The game is over")


# At each number of the countdown, which nobody can be sure to meet from outside: are dice to be
# seen?  And somebody presses a key, too soon.
TOO_SOON = """() => {
  const area = document.querySelector("[data-clock]");
  const [count, faces] = ["[data-count]", ".nn-faces"].map((part) => area.querySelector(part));
  window.counted = [];
  new MutationObserver(() => {
    if (!count.textContent) return;
    counted.push([count.textContent, faces.checkVisibility({ visibilityProperty: true })]);
    area.dispatchEvent(new KeyboardEvent("keydown", { code: "ArrowUp", bubbles: true }));
  }).observe(count, { childList: true });
}"""


def test_the_dice_are_hidden_from_everybody_until_the_countdown_is_over(page: Page) -> None:
    shown = sit(page, "me", "child", pace="quick", still_seconds=60)
    faces = page.locator(".nn-faces")
    expect(faces).to_be_hidden()
    assert "The dice say" not in page.locator(".pl-stage").aria_snapshot()
    page.evaluate(TOO_SOON)
    page.locator("[data-start]").click()
    wait_for_dice(page)
    assert page.evaluate("window.counted") == [[str(left), False] for left in (3, 2, 1)]
    expect(faces).to_be_visible()
    expect(spoken(page)).to_contain_text("The dice say")
    assert shown.sent("race") == []
    page.keyboard.press("w")
    (message,) = shown.wait_for_sent("race")
    assert message["value"].startswith("0 N ")


def test_two_people_race_at_one_keyboard_and_one_message_tells_both_times(page: Page) -> None:
    shown = sit(page, "me", "me", names=["Ana", "Bo"], still_seconds=60)
    begin(page)
    page.keyboard.press("d")
    expect(page.locator("[data-pad='1'].nn-pad")).to_have_class("nn-pad pl-answered")
    expect(page.locator("[data-player='1'][data-tap=E]")).to_have_class(re.compile("pl-tapped"))
    page.keyboard.press("a")  # the first tap counts
    page.keyboard.press("ArrowLeft")
    (message,) = shown.wait_for_sent("race")
    ana, bo = [answer.split() for answer in message["value"].split("/")]
    assert ana[:2] == ["0", "W"]
    assert bo[:2] == ["1", "E"]
    assert 0 < int(bo[2]) <= int(ana[2])


def test_a_third_and_a_fourth_person_have_keys_that_are_shown(page: Page) -> None:
    shown = sit(page, "me", "me", "me", "me", still_seconds=60)
    for number, keys in enumerate(("↑ → ↓ ←", "W D S A", "I L K J", "8 6 2 4"), 1):
        pad = page.get_by_role("group", name=f"Player {number}")
        assert " ".join(pad.locator("kbd").all_inner_texts()) == keys
    begin(page)
    for key in ("ArrowUp", "s", "l", "Numpad4"):
        page.keyboard.press(key)
    (message,) = shown.wait_for_sent("race")
    assert [part.split()[1] for part in message["value"].split("/")] == ["N", "S", "E", "W"]


def test_a_round_without_a_tap_ends_by_itself(page: Page) -> None:
    shown = sit(page, "me", "child", still_seconds=1)
    before = page.evaluate("performance.now()")
    begin(page)
    (message,) = shown.wait_for_sent("race")
    assert message["value"] == "0 still"
    assert page.evaluate("performance.now()") - before >= 1000
    wait_for_round(page, 1)


def test_the_next_round_begins_while_the_kernel_is_away(page: Page) -> None:
    """All of the coming round is in the page: the dice appear with no message to the kernel."""
    shown = sit(page, "me", "child", still_seconds=60)
    answer(page, shown)
    before = page.evaluate("sent.length")
    shown.answering(False)
    begin(page)
    assert page.evaluate("sent.length") == before
    expect(page.locator(".nn-faces")).to_be_visible()


def test_a_change_of_language_during_a_race_does_not_stop_its_clock(page: Page) -> None:
    shown = sit(page, "me", "child", still_seconds=60)
    begin(page)
    fold(page, opened=True)
    page.locator("[data-do=seat-language]").select_option("fr")
    expect(page.locator(".nn-hint")).to_contain_text("Tapez une carte")
    fold(page, opened=False)
    expect(page.locator(".nn-faces")).to_be_visible()
    page.locator("[data-tap=S]").click()
    assert shown.wait_for_sent("race")[0]["value"].startswith("0 S ")


def test_a_round_whose_answer_is_refused_can_be_raced_again(page: Page) -> None:
    shown = sit(page, "me", "child")
    begin(page)
    shown.stage.seq += 1  # the table has moved on elsewhere, and the page does not know yet
    page.keyboard.press("ArrowUp")
    expect(page.locator("[role=alert]")).to_contain_text("The table had already moved on")
    expect(page.locator("[data-start]")).to_be_visible()
    answer(page, shown)


def test_a_screen_reader_is_offered_a_game_without_a_clock_first(page: Page) -> None:
    """After the menu comes the clock; then dice and cards are read out, and Enter taps a card."""
    shown = sit(page, "me", "child")
    expect(spoken(page)).to_contain_text("turns the clock off")
    page.evaluate("document.body.focus()")
    tab_to(page, "clock", most=3)
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-limit='0']")
    begin(page)
    expect(spoken(page)).to_contain_text("The dice say")
    said = spoken(page).inner_text()
    assert said.startswith("The dice say")
    for place in ("North:", "East:", "South:", "West:"):
        assert place in said
    page.locator("[data-tap=E]").press("Enter")
    assert shown.wait_for_sent("race")[0]["value"].startswith("0 E ")
    wait_for_round(page, 1)
    expect(spoken(page)).to_contain_text("Round 2 is ready")
    begin(page)
    page.get_by_role("button", name="Tap nothing").press("Enter")
    assert shown.wait_for_sent("race", 2)[1]["value"] == "0 still"


def test_a_phone_races_by_touch_and_nothing_is_wider_than_its_screen(browser: Browser) -> None:
    with look(browser, **PHONE) as page:
        shown = sit(page, "me", "child", "casual", still_seconds=60)
        page.locator("[data-start]").tap()
        wait_for_dice(page)
        card = page.locator("[data-tap=W]")
        box = card.bounding_box()
        assert box
        assert box["y"] + box["height"] < 740  # the whole cross is seen without scrolling
        card.tap()
        assert shown.wait_for_sent("race")[0]["value"].startswith("0 W ")
        wait_for_round(page, 1)
        fold(page, opened=True)
        assert sticking_out(page) == []
        assert small_targets(page) == []


# How much moves as each phase of a round begins: the countdown is over before one has asked.
MOVING = """() => {
  const area = document.querySelector("[data-clock]");
  window.moving = {};
  new MutationObserver(() => { moving[area.dataset.phase] = document.getAnimations().length; })
    .observe(area, { attributeFilter: ["data-phase"] });
}"""


def test_nothing_moves_for_who_wants_no_motion(browser: Browser) -> None:
    with look(browser, reduced_motion="reduce") as page:
        shown = sit(page, "me", "child", pace="quick", still_seconds=60)
        page.evaluate(MOVING)
        page.locator("[data-start]").click()
        wait_for_dice(page)
        page.keyboard.press("ArrowUp")
        shown.wait_for_sent("race")
        wait_for_round(page, 1)
        moving = page.evaluate("window.moving")
        after = page.evaluate("document.getAnimations().length")
    assert (moving["count"], moving["go"], after) == (0, 0, 0)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_before_during_and_after_a_round(
    browser: Browser, theme: str
) -> None:
    with look(browser, color_scheme=theme, reduced_motion="reduce") as page:
        shown = sit(page, "me", "casual", "machine", still_seconds=30, mode="extreme")
        assert barriers(page) == []
        begin(page)
        assert barriers(page) == []
        page.keyboard.press("ArrowUp")
        wait_for_round(page, 1)
        page.locator("details[data-key=why] > summary").click()
        page.locator("[data-do=logic]").click()
        page.wait_for_selector("[data-key=logic-1]")
        fold(page, opened=True)
        assert barriers(page) == []
        fold(page, opened=False)
        page.locator("[data-do=clock]").click()
        page.wait_for_selector("[data-limit='0']")
        begin(page)
        assert barriers(page) == []
    assert shown.stage.alert == ""


def test_a_tap_is_timed_from_the_frame_of_the_dice_however_late_the_page_hears_of_it(
    page: Page,
) -> None:
    """The page is kept busy while the tap arrives; the time of the tap is what counts."""
    shown = sit(page, "me", "child", still_seconds=10)
    page.evaluate(ONCE_SEEN)
    page.evaluate("onceSeen((round, ...seen) => ([window.from, window.to] = seen))")
    begin(page)
    page.wait_for_function("window.to")
    expected = page.evaluate(
        """() => {
          const tap = new PointerEvent('pointerdown', { bubbles: true, button: 0 });
          const until = performance.now() + 120;
          while (performance.now() < until);
          document.querySelector('[data-tap=N]').dispatchEvent(tap);
          return [tap.timeStamp - to, tap.timeStamp - from];
        }"""
    )
    (message,) = shown.wait_for_sent("race")
    assert is_between(message["value"].split()[2], expected)


def test_a_hand_lands_while_a_person_still_thinks_and_the_next_round_comes_by_itself(
    page: Page,
) -> None:
    """That a rival has answered is seen, what they tap is not, before all have answered."""
    shown = sit(page, "me", lambda view: "N 300", pace="quick", still_seconds=60)
    begin(page)
    expect(page.locator(".pl-answered")).to_have_attribute("data-pad", "1")
    expect(page.locator(".pl-answered .nn-landed")).to_be_visible()
    page.keyboard.press("ArrowDown")
    shown.wait_for_sent("race")
    wait_for_round(page, 1)
    expect(page.locator(".nn-review .nn-tap")).to_have_count(2)
    page.wait_for_selector("[data-phase=go]")
    assert asked(shown).number == 2


def test_two_people_around_a_phone_each_have_a_cross_turned_to_them(browser: Browser) -> None:
    """What is north for each lies away from them; and two fingers at once are two taps."""
    with look(browser, **PHONE) as page:
        shown = sit(page, "me", "me", "child", still_seconds=60)
        page.locator("[data-start]").tap()
        wait_for_dice(page)
        first, second = (page.locator(f"[data-player='{seat}'][data-tap=N]") for seat in (0, 1))
        deck = [page.locator(".nn-now .nn-deck").nth(at).bounding_box() for at in (0, 1)]
        north = [first.bounding_box(), second.bounding_box()]
        assert deck[1]["y"] < north[1]["y"] < north[0]["y"] < deck[0]["y"]
        page.locator("[data-tap=N]").evaluate_all(
            """(cards) => cards.forEach((card, finger) => {
              const about = { bubbles: true, button: 0, pointerId: finger + 2, isPrimary: !finger };
              card.dispatchEvent(new PointerEvent("pointerdown", about));
            })"""
        )
        (message,) = shown.wait_for_sent("race")
        assert [part.split()[1] for part in message["value"].split("/")] == ["N", "N"]


def test_a_race_is_played_in_voila_from_the_dashboard(page: Page, tables: Server) -> None:
    page.goto(tables.render("en/play.ipynb"))
    customise(page, "notnot")
    expect(page.locator("[data-do=option-mode]")).to_have_count(1)
    page.locator("[data-do=start]").click()
    page.locator(".nn-table").wait_for()
    fold(page, opened=True)
    page.locator("[data-do=seat-pace]").select_option("instant")
    page.wait_for_selector("[data-beat='0']")
    fold(page, opened=False)
    for number in (1, 2, 3):
        begin(page)
        page.keyboard.press("ArrowDown")
        wait_for_round(page, number)
    expect(page.locator(".nn-table .pl-place")).to_have_count(3)


def test_in_jupyterlab_the_keys_of_a_race_do_nothing_but_race(page: Page, lab: Server) -> None:
    """Arrow keys and letters are Lab's own shortcuts: they may not leave the stage."""
    cell = (
        "from partylab_widgets import play\n"
        "play('notnot', ['me', 'child'], seed=4, pace='instant', still_seconds=60)"
    )
    open_in_lab(page, lab.edit(cell))
    run_all(page)
    page.locator("[data-start]").wait_for()
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    for number, key in enumerate(("d", "a", "ArrowDown", "Numpad8"), 1):
        begin(page)
        page.keyboard.press(key)
        wait_for_round(page, number)
    expect(page.locator(".jp-Notebook .jp-Cell")).to_have_count(cells)
    expect(page.locator(".nn-recap")).to_contain_text("Tapped by: You")
