"""The one clock: trials, players, limits and frames, timed in the browser alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.stage_demo import Sketch
from browser.stage_page import ONCE_SEEN, Shown, is_between, put, stop
from partylab.game import Rejected

if TYPE_CHECKING:
    from playwright.sync_api import Page

KEYS = "KeyA:0:left KeyS:0:right KeyK:1:left KeyL:1:right"


def run(*marks: str, trials: int = 1, mark: str = "one", start: bool = True, **more: Any) -> str:
    """Return a run: `more` are its attributes, with their value or alone."""
    given = {"clock": mark, "do": "answers", "keys": KEYS, **more}
    attributes = "".join(f' data-{name}="{value}"' for name, value in given.items())
    shown = "".join(f'<p data-trial="{n}" hidden>Trial {n}</p>' for n in range(trials))
    return (
        f"<section{attributes} {' '.join(marks)}>{'<button data-start>Start</button>' * start}"
        f'<b data-count></b>{shown}<progress max="{trials}" value="0"></progress>'
        '<button data-tap="left">Left</button><button data-tap="right" data-player="1">Right'
        '</button><button data-tap="still">Nothing</button></section>'
        '<i data-pad="0">Ana</i><i data-pad="1">Bo</i>'
    )


# Presses keys after each trial has appeared: code and delay, trial by trial; and notes the least
# and the most that each press may have taken, from when its trial could be seen to the event.  The
# event bears the time for which it was meant: a slow page comes to it later.
SOMEBODY = """(trials) => {
  window.expected = [];
  onceSeen((trial, from, to) => trials[trial].forEach(([code, delay]) => setTimeout(() => {
    const event = new KeyboardEvent("keydown", { code, bubbles: true });
    Object.defineProperty(event, "timeStamp", { value: to + delay });
    (expected[trial] ??= []).push([delay, to + delay - from]);
    document.querySelector(".pl-stage").dispatchEvent(event);
  }, delay)));
}"""


def begin(page: Page) -> None:
    page.locator("[data-start]").press("Enter")


def wait_for_trial(page: Page) -> None:
    """Wait until a trial can be seen: from the frame after the change on, taps count."""
    page.wait_for_selector("[data-phase=go]")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")


def show(page: Page, html: str) -> Shown:
    return put(page, Sketch(html))


def let_pass(still_page: Page, ms: int, phase: str) -> None:
    """Let time pass; then a run is in this phase."""
    still_page.clock.run_for(ms)
    expect(still_page.locator("[data-clock]")).to_have_attribute("data-phase", phase)


FRAMES = 50  # ms in which frames show a trial


def test_a_tap_is_timed_from_the_frame_that_shows_the_trial(page: Page) -> None:
    shown = show(page, run())
    page.evaluate(ONCE_SEEN)
    page.evaluate(SOMEBODY, [[["KeyA", 120]]])
    begin(page)
    (message,) = shown.wait_for_sent("answers")
    ((expected,),) = page.evaluate("expected")
    player, answer, ms = message["value"].split()

    assert (player, answer) == ("0", "left")
    assert is_between(ms, expected)


def test_a_press_counts_at_its_own_time_however_late_the_page_hears_of_it(page: Page) -> None:
    shown = show(page, run())
    page.evaluate(ONCE_SEEN)
    page.evaluate("onceSeen((trial, ...seen) => ([window.from, window.to] = seen))")
    begin(page)
    page.wait_for_function("window.to")
    least, most = page.evaluate(
        """() => {
          const event = new PointerEvent("pointerdown", { bubbles: true, button: 0 });
          const until = performance.now() + 120;
          while (performance.now() < until);
          document.querySelector("[data-tap=left]").dispatchEvent(event);
          return [event.timeStamp - to, event.timeStamp - from];
        }"""
    )

    assert is_between(shown.wait_for_sent("answers")[0]["value"].split()[2], (least, most))


def test_several_players_and_several_trials_make_one_message(page: Page) -> None:
    shown = show(page, run(trials=3, players="0 1", pause=30, limit=1000))
    presses = [
        [["KeyA", 60], ["KeyL", 120], ["KeyS", 150]],  # the third has nobody left to answer
        [["KeyK", 80]],  # Ana stays still
        [["KeyL", 90], ["KeyL", 95], ["KeyK", 100], ["KeyA", 140]],  # the first of each counts
    ]
    page.evaluate(ONCE_SEEN)
    page.evaluate(SOMEBODY, presses)
    begin(page)
    (message,) = shown.wait_for_sent("answers")
    told = [[one.split() for one in trial.split("/")] for trial in message["value"].split(";")]
    expected = page.evaluate("expected")

    assert [[one[:2] for one in trial] for trial in told] == [
        [["0", "left"], ["1", "right"]],
        [["0", "still"], ["1", "left"]],
        [["0", "left"], ["1", "right"]],
    ]
    assert is_between(told[0][0][2], expected[0][0])
    assert is_between(told[0][1][2], expected[0][1])
    assert is_between(told[2][0][2], expected[2][3])
    assert is_between(told[2][1][2], expected[2][0])
    assert page.locator("progress").evaluate("node => node.value") == 3
    assert page.evaluate("sent.filter((one) => 'name' in one).length") == 1


def test_trials_appear_one_after_the_other_with_pauses_between(page: Page) -> None:
    shown = show(page, run(trials=2, pause=40))
    page.evaluate(
        """() => {
          window.seen = [];
          const area = document.querySelector("[data-clock]");
          new MutationObserver(() => {
            const trials = [...area.querySelectorAll("[data-trial]")].map((one) => !one.hidden);
            const now = `${area.dataset.phase} ${trials.map(Number).join("")}`;
            if (now !== seen.at(-1)) seen.push(now);
          }).observe(area, { subtree: true, attributes: true, childList: true });
        }"""
    )
    begin(page)
    for trial in range(2):
        expect(page.get_by_text(f"Trial {trial}")).to_be_visible()
        wait_for_trial(page)
        page.keyboard.press("a")
    shown.wait_for_sent("answers")

    assert page.evaluate("seen")[-5:] == ["pause 00", "go 10", "pause 00", "go 01", "done 00"]


def test_the_countdown_says_three_two_one_and_taps_in_it_do_not_count(page: Page) -> None:
    shown = show(page, run(beat=80))
    page.evaluate(
        """() => {
          window.counted = [];
          const count = document.querySelector("[data-count]");
          new MutationObserver(() => {
            if (count.textContent) document.querySelector("[data-tap]").click();
            if (count.textContent !== counted.at(-1)) counted.push(count.textContent);
          }).observe(count, { childList: true });
        }"""
    )
    begin(page)
    wait_for_trial(page)
    assert page.evaluate("counted") == ["3", "2", "1", ""]
    assert shown.sent() == []

    page.locator("[data-tap=left]").click()
    assert shown.wait_for_sent("answers")[0]["value"].startswith("0 left ")


def test_a_tap_before_the_frame_and_one_after_the_limit_do_not_count(page: Page) -> None:
    shown = show(page, run(limit=200))
    page.evaluate(
        """() => {
          const area = document.querySelector("[data-clock]");
          const tap = (event) => document.querySelector(".pl-stage").dispatchEvent(event);
          new MutationObserver(() => {
            if (area.dataset.phase !== "go") return;
            const early = new KeyboardEvent("keydown", { code: "KeyA", bubbles: true });
            tap(early); // it is uncovered, but no frame has shown it yet
            requestAnimationFrame((time) => {
              Object.defineProperty(early, "timeStamp", { value: time - 1 });
              tap(early);
              const late = new KeyboardEvent("keydown", { code: "KeyS", bubbles: true });
              Object.defineProperty(late, "timeStamp", { value: performance.now() + 201 });
              setTimeout(() => tap(late), 50);
            });
          }).observe(area, { attributeFilter: ["data-phase"] });
        }"""
    )
    begin(page)

    assert shown.wait_for_sent("answers")[0]["value"] == "0 still"


def test_nothing_can_be_tapped_and_is_an_answer_without_a_time(page: Page) -> None:
    shown = show(page, run())
    begin(page)
    wait_for_trial(page)
    page.locator("[data-tap=still]").click()

    assert shown.wait_for_sent("answers")[0]["value"] == "0 still"


def test_a_touch_answers_one_trial_and_its_click_not_the_next(page: Page) -> None:
    shown = show(page, run(trials=2))
    begin(page)
    wait_for_trial(page)
    left = page.locator("[data-tap=left]")
    left.hover()
    page.mouse.down()
    expect(page.get_by_text("Trial 1")).to_be_visible()
    wait_for_trial(page)
    page.mouse.up()
    assert shown.sent() == []
    left.click()

    assert len(shown.wait_for_sent("answers")[0]["value"].split(";")) == 2


def test_who_has_answered_is_marked_until_the_next_trial(page: Page) -> None:
    show(page, run(trials=2, players="0 1"))
    begin(page)
    wait_for_trial(page)
    page.keyboard.press("l")
    expect(page.locator("[data-pad='1']")).to_have_class("pl-answered")
    expect(page.locator("[data-pad='0']")).not_to_have_class("pl-answered")
    page.keyboard.press("a")

    expect(page.locator(".pl-answered")).to_have_count(0)


def test_a_run_may_begin_by_itself_and_tell_how_regular_the_frames_were(still_page: Page) -> None:
    """One frame of 16 ms after the other, but for one of them that keeps them all waiting."""
    shown = show(still_page, "<p>Not yet</p>")
    stop(still_page)
    shown.stage.show({"main": run("data-auto", "data-frames", start=False, limit=1000)})
    shown.push()
    let_pass(still_page, 500, "go")
    still_page.clock.fast_forward(96)
    still_page.clock.run_for(600)
    (message,) = shown.wait_for_sent("answers")
    answers, _, frames = message["value"].partition("|")
    usual, seen, dropped = map(float, frames.split())

    assert answers == "0 still"
    assert usual == 16
    assert 50 < seen < 1100 / 16
    assert dropped == 5


def test_what_is_to_be_said_is_said_when_the_first_trial_shows(page: Page) -> None:
    show(page, run(trials=2, say="The dice say: UP."))
    assert page.locator("[role=status]").inner_text() == ""
    begin(page)
    wait_for_trial(page)

    expect(page.locator("[role=status]")).to_have_text("The dice say: UP.")


def test_the_next_run_begins_by_itself_but_waits_for_who_pauses_or_reads(still_page: Page) -> None:
    """The first waits for a press; then a moment is enough, unless somebody is busy."""
    page, a_moment = still_page, 1500
    more = "<details><summary>Why?</summary>Because.</details>"

    def drawn(mark: str) -> str:
        pause = "<button data-hold>Pause</button></section>"
        return run(mark=mark, auto=a_moment).replace("</section>", pause) + more

    def answer(number: int, then: str) -> None:
        page.keyboard.press("a")
        shown.wait_for_sent("answers", number)
        shown.stage.show({"main": drawn(then)})
        shown.push()
        page.wait_for_selector("[data-wait=on]")

    shown = show(page, drawn("one"))
    stop(page)
    let_pass(page, 2 * a_moment, "ready")
    expect(page.locator("[data-wait]")).to_have_count(0)
    begin(page)
    let_pass(page, FRAMES, "go")
    for number, mark in enumerate(("two", "three"), 1):
        answer(number, mark)
        let_pass(page, a_moment - 1, "ready")
        let_pass(page, 1 + FRAMES, "go")
    answer(3, "four")
    page.get_by_text("Why?").click()
    page.wait_for_selector("[data-wait=held]")
    let_pass(page, 2 * a_moment, "ready")
    page.get_by_text("Why?").click()
    page.wait_for_selector("[data-wait=on]")
    page.get_by_role("button", name="Pause").press("Enter")
    expect(page.get_by_role("button", name="Pause", pressed=True)).to_be_visible()
    page.wait_for_selector("[data-wait=held]")
    let_pass(page, 2 * a_moment, "ready")
    begin(page)
    let_pass(page, FRAMES, "go")


def test_a_page_that_is_hidden_begins_nothing_by_itself(page: Page) -> None:
    shown = show(page, run(auto=100))
    begin(page)
    wait_for_trial(page)
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, writable: true })")
    page.keyboard.press("a")
    shown.wait_for_sent("answers")
    shown.stage.show({"main": run(auto=100, mark="two")})
    shown.push()
    page.wait_for_selector("[data-wait=held]")
    page.evaluate("document.hidden = false; document.dispatchEvent(new Event('visibilitychange'))")

    page.wait_for_selector("[data-phase=go]")


def test_the_press_that_ended_a_run_does_not_begin_the_next_one(still_page: Page) -> None:
    page, rest = still_page, 500
    shown = show(page, run("data-anywhere", rest=rest))
    stop(page)
    page.get_by_text("Left").click()  # a touch anywhere begins
    let_pass(page, FRAMES, "go")
    page.keyboard.press("a")
    shown.wait_for_sent("answers")
    shown.stage.show({"main": run("data-anywhere", mark="two", rest=rest)})
    shown.push()
    for _ in range(2):
        page.locator("[data-start]").dispatch_event("click")
        page.get_by_text("Left").dispatch_event("click")
        let_pass(page, (rest - 1) // 2, "rest")
    let_pass(page, 2, "ready")
    page.get_by_text("Left").click()

    let_pass(page, FRAMES, "go")


def test_hands_of_others_land_in_their_time_while_the_run_goes_on(page: Page) -> None:
    hands = '<i data-hands="7:60 1:50000"></i></section><i data-pad="7">Cleo</i>'
    shown = show(page, run(limit=60_000).replace("</section>", hands))
    expect(page.locator(".pl-answered")).to_have_count(0)
    begin(page)
    expect(page.locator("[data-pad='7']")).to_have_class("pl-answered")
    page.keyboard.press("a")

    assert shown.wait_for_sent("answers")[0]["value"].startswith("0 left ")
    expect(page.locator("[data-pad='1']")).not_to_have_class("pl-answered")


def test_who_comes_a_little_too_late_is_heard_and_who_comes_much_too_late_is_not(
    still_page: Page,
) -> None:
    page = still_page
    shown = show(page, run(limit=100, grace=5_000, players="0 1"))
    stop(page)
    begin(page)
    let_pass(page, 100 + FRAMES, "late")
    expect(page.get_by_text("Trial 0")).to_be_visible()
    page.evaluate(
        """() => [["KeyA", 300], ["KeyL", 9000]].forEach(([code, after]) => {
          const late = new KeyboardEvent("keydown", { code, bubbles: true });
          const time = late.timeStamp - performance.now();
          Object.defineProperty(late, "timeStamp", { value: performance.now() + time + after });
          document.querySelector(".pl-stage").dispatchEvent(late);
        })"""
    )
    let_pass(page, 5_000, "done")
    message = shown.wait_for_sent("answers")[0]["value"]
    assert int(message.split("/")[0].split()[2]) > 100
    assert message.endswith("/1 still")


def test_that_it_has_begun_is_told_and_the_answer_does_not_disturb_it(page: Page) -> None:
    shown = show(page, run(begun="begun", players="0 1"))
    shown.answering(False)
    begin(page)
    wait_for_trial(page)
    assert shown.values("begun") == ["one"]
    page.keyboard.press("a")
    shown.stage.show({"main": run(begun="begun", players="0 1") + "<p>The bots think.</p>"})
    shown.answer_next()
    page.get_by_text("The bots think.").wait_for()
    assert page.locator("[data-phase=go]").count() == 1
    expect(page.locator("[data-pad='0']")).to_have_class("pl-answered")
    expect(page.get_by_text("Trial 0")).to_be_visible()
    page.keyboard.press("k")

    (message,) = shown.wait_for_sent("answers")
    assert message["value"].startswith("0 left ")


def test_an_answer_given_before_the_beginning_was_heard_waits_for_its_turn(page: Page) -> None:
    shown = show(page, run(begun="begun"))
    shown.answering(False)
    begin(page)
    wait_for_trial(page)
    page.keyboard.press("a")
    page.wait_for_selector("[data-phase=done]")
    shown.answer_next()
    shown.wait_for_sent("answers")
    assert page.locator("[data-phase=done]").count() == 1
    shown.answer_next()

    assert [name for name, _ in shown.stage.touched] == ["begun", "answers"]


def test_the_same_mark_goes_on_and_a_new_one_is_a_new_run(page: Page) -> None:
    shown = show(page, run(trials=2))
    begin(page)
    expect(page.get_by_text("Trial 0")).to_be_visible()
    wait_for_trial(page)
    page.keyboard.press("a")
    expect(page.get_by_text("Trial 1")).to_be_visible()
    shown.stage.show({"main": run(trials=2) + "<p>something else</p>"})
    shown.push()
    page.get_by_text("something else").wait_for()
    expect(page.get_by_text("Trial 1")).to_be_visible()
    assert page.locator("progress").evaluate("node => node.value") == 1

    shown.stage.show({"main": run(trials=2, mark="two")})
    shown.push()
    page.wait_for_selector("[data-phase=ready]")
    assert page.locator("progress").evaluate("node => node.value") == 0
    page.keyboard.press("a")
    assert shown.sent() == []


class Strict(Sketch):
    def do(self, name: str, value: str) -> None:
        if not self.touched:
            super().do(name, value)
            raise Rejected("stage-malformed")
        super().do(name, value)


@pytest.mark.parametrize("why", ["refused", "lost"])
def test_a_run_that_was_refused_or_lost_is_ready_again(page: Page, why: str) -> None:
    stage = Strict(run()) if why == "refused" else Sketch(run())
    shown = put(page, stage)
    begin(page)
    wait_for_trial(page)
    if why == "lost":
        page.evaluate("() => { model.comm_live = false }")
    page.keyboard.press("a")
    expect(page.get_by_role("alert")).not_to_be_empty()
    page.wait_for_selector("[data-phase=ready]")
    page.evaluate("() => { model.comm_live = true }")
    begin(page)
    wait_for_trial(page)
    page.keyboard.press("s")
    page.wait_for_selector("[data-phase=done]")
    shown.wait_for_answers()

    assert shown.values()[-1].startswith("0 right ")
    expect(page.locator("[data-phase=done]")).to_have_count(1)


COUNT_TIMERS = """() => {
  const waiting = (window.waiting = new Set());
  const [set, clear] = [window.setTimeout, window.clearTimeout];
  window.setTimeout = (happens, ms) => {
    const timer = set(() => waiting.delete(timer) && happens(), ms);
    waiting.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => waiting.delete(timer) && clear(timer);
}"""


def test_a_run_that_goes_away_leaves_nothing_behind(page: Page) -> None:
    shown = show(page, run(limit=30_000))
    page.evaluate(COUNT_TIMERS)
    begin(page)
    wait_for_trial(page)
    page.wait_for_function("() => waiting.size == 1")
    shown.stage.show({"main": "<p>gone</p>"})
    shown.push()

    assert page.evaluate("() => waiting.size") == 0
    assert shown.sent() == []


def test_no_click_in_a_run_sends_its_name(page: Page) -> None:
    shown = show(page, run(trials=2))
    page.locator("[data-clock]").dispatch_event("click")
    begin(page)
    page.get_by_text("Trial 0").click()

    assert shown.sent() == []
