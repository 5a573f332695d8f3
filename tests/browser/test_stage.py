"""The stage in a real browser: touch, keys, messages, speech and refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.stage_demo import Rows, Sketch
from browser.stage_page import put
from partylab.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Page


def cards(page: Page, row: str) -> list[str]:
    return page.get_by_role("group", name=row).get_by_role("button").all_inner_texts()


# ---- Touch and keys


def test_a_click_sends_the_controls_name_and_value_and_the_seq(page: Page) -> None:
    shown = put(page, Rows())
    page.get_by_role("button", name="2").click()
    page.get_by_role("group", name="bottom").get_by_role("button", name="2").wait_for()

    assert shown.sent() == [{"name": "move", "value": "2", "seq": 0}]
    assert cards(page, "bottom") == ["4", "2"]


@pytest.mark.parametrize("browser_is", ["new", "old"])
def test_keys_alone_move_cards_and_focus_travels_with_the_card(page: Page, browser_is: str) -> None:
    """Older browsers have no `moveBefore`, and lose the focus of what is moved."""
    if browser_is == "old":
        page.add_init_script("delete Element.prototype.moveBefore")
    shown = put(page, Rows())
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group", name="bottom").get_by_role("button")).to_have_text(["4", "1"])
    expect(page.get_by_role("button", name="1")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("group", name="top").get_by_role("button")).to_have_text(
        ["2", "3", "1"]
    )

    assert shown.values("move") == ["1", "1"]


def test_a_key_held_down_is_one_press(page: Page) -> None:
    shown = put(page, Rows())
    page.get_by_role("button", name="1").focus()
    page.keyboard.down("Enter")
    shown.wait_for_sent("move")
    page.get_by_role("group", name="bottom").get_by_role("button", name="1").wait_for()
    for _ in range(5):
        page.keyboard.down("Enter")  # a second `down` without `up` is what a held key repeats
    page.keyboard.up("Enter")

    assert len(shown.sent("move")) == 1


def test_a_hotkey_works_while_focus_is_inside_but_not_while_typing(page: Page) -> None:
    shown = put(page, Rows())
    page.keyboard.press("3")
    assert shown.sent("move") == []  # focus is outside

    page.get_by_label("Name").focus()
    page.keyboard.press("3")
    assert shown.sent("move") == []

    page.get_by_role("button", name="1").focus()
    page.keyboard.press("Control+3")
    page.keyboard.press("3")

    assert [message["value"] for message in shown.wait_for_sent("move")] == ["3"]
    assert page.get_by_role("button", name="3").get_attribute("aria-keyshortcuts") == "3"


def test_a_part_of_a_picture_is_pressed_like_a_button(page: Page) -> None:
    stage = Sketch(
        '<svg viewBox="0 0 9 9" width="90"><g role="button" tabindex="0" data-do="move"'
        ' data-value="N3" aria-label="N3"><rect width="5" height="5"/></g></svg>'
    )
    shown = put(page, stage)
    page.get_by_role("button", name="N3").click()
    shown.wait_for_sent("move", 1)
    for count, key in enumerate(("Enter", "Space"), start=2):
        page.get_by_role("button", name="N3").press(key)
        shown.wait_for_sent("move", count)

    assert stage.touched == [("move", "N3")] * 3


def test_a_double_click_sends_once(page: Page) -> None:
    """Also while the kernel is busy; once the answer is there the next press counts."""
    shown = put(page, Rows())
    shown.answering(False)
    page.get_by_role("button", name="2").dblclick()
    page.get_by_role("button", name="3").click()
    assert len(shown.sent("move")) == 1

    shown.stage._handle_custom_msg(shown.sent("move")[0], [])
    shown.push()
    page.get_by_role("button", name="3").click()

    assert shown.values("move") == ["2", "3"]


def test_what_is_disabled_sends_nothing(page: Page) -> None:
    shown = put(
        page,
        Sketch(
            '<button disabled data-do="move">a</button>'
            '<button aria-disabled="true" data-do="move" data-hotkey="b">b</button>'
            '<div aria-disabled="true"><button data-do="c">c</button>'
            "</div>"
        ),
    )
    for name in "abc":
        page.get_by_role("button", name=name).dispatch_event("click")
    page.get_by_role("button", name="b").press("b")

    assert shown.sent() == []


def test_every_kind_of_control_tells_its_value(page: Page) -> None:
    stage = Sketch(
        '<button data-do="go" data-value="far">Go</button>'
        '<label>Seat <select data-do="seat"><option>one<option>two</select></label>'
        '<label>Open <input type="checkbox" data-do="open"></label>'
        '<label>Red <input type="radio" name="colour" data-do="colour" value="red" checked></label>'
        '<label>Blue <input type="radio" name="colour" data-do="colour" value="blue"></label>'
        '<label>Pace <input type="range" data-do="pace" min="0" max="10" value="5"></label>'
        '<label>Name <input type="text" data-do="name"></label>'
        '<label>Save <input type="file" data-do="load"></label>'
    )
    shown = put(page, stage)
    steps = [
        (lambda: page.get_by_role("button", name="Go").click(), ("go", "far")),
        (lambda: page.get_by_label("Seat").select_option("two"), ("seat", "two")),
        (lambda: page.get_by_label("Open").check(), ("open", "on")),
        (lambda: page.get_by_label("Open").uncheck(), ("open", "")),
        (lambda: page.get_by_label("Blue").check(), ("colour", "blue")),
        (lambda: page.get_by_label("Pace").fill("7"), ("pace", "7")),
        (lambda: page.get_by_label("Name").fill("Zoé"), None),
        (lambda: page.get_by_label("Name").press("Enter"), ("name", "Zoé")),
        (lambda: page.get_by_label("Save").set_input_files(
            {"name": "a.json", "mimeType": "application/json", "buffer": b'{"a": 1}'}
        ), ("load", '{"a": 1}')),
    ]  # fmt: skip
    expected = []
    for step, told in steps:
        step()
        if told:
            expected.append(told)
            shown.wait_for_sent("", len(expected))

    assert expected == stage.touched


def test_a_dragged_slider_has_one_message_under_way_and_ends_on_its_last_value(page: Page) -> None:
    shown = put(page, Sketch('<input type="range" aria-label="Pace" data-do="pace" value="0">'))
    shown.answering(False)
    page.evaluate(
        """() => { const slider = document.querySelector("[type=range]");
          for (let value = 1; value <= 90; value++) {
            slider.value = value;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
          }
          slider.dispatchEvent(new Event("change", { bubbles: true })); }"""
    )
    assert [message["value"] for message in shown.sent()] == ["1"]

    shown.answering(True)
    page.evaluate("() => model.answer()")

    assert [message["value"] for message in shown.wait_for_sent("", 2)] == ["1", "90"]


def test_a_press_never_overtakes_the_last_value_of_a_slider(page: Page) -> None:
    """Not even in the moment between an answer and the next message."""
    stage = Sketch(
        '<input type="range" aria-label="Sure" data-do="sure" value="0">'
        '<button data-do="lock">Lock</button>'
    )
    shown = put(page, stage)
    shown.answering(False)
    page.evaluate(
        """() => { const slider = document.querySelector("[type=range]");
          for (const value of [1, 90]) {
            slider.value = value;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
          } }"""
    )
    shown.answering(True)
    page.evaluate(
        """async () => {
          await model.answer();
          document.querySelector("button").click();
        }"""
    )
    shown.wait_for_sent("", 3)

    assert stage.touched == [("sure", "1"), ("sure", "90"), ("lock", "")]


def test_a_press_that_follows_typing_is_not_lost(page: Page) -> None:
    """Leaving a field sends its text; the press that left it waits for that answer."""
    stage = Sketch('<input aria-label="Name" data-do="name"><button data-do="go">Go</button>')
    shown = put(page, stage)
    page.get_by_label("Name").fill("Bo")
    page.get_by_role("button").click()
    shown.wait_for_sent("", 2)

    assert stage.touched == [("name", "Bo"), ("go", "")]


def test_enter_in_a_field_presses_no_button_and_sends_no_form(page: Page) -> None:
    stage = Sketch('<input aria-label="Name"><button data-do="take">Take</button>')
    put(page, stage)
    page.get_by_label("Name").press("Enter")

    assert stage.touched == []
    assert page.url == "http://stage.test/"


def test_notebook_shortcuts_stay_away(page: Page) -> None:
    """Each focusable element carries the sign for JupyterLab, and plain keys do not go up."""
    put(page, Rows())
    page.evaluate(
        "() => { window.up = []; document.addEventListener('keydown', (e) => up.push(e.key)); }"
    )
    page.keyboard.press("Tab")
    for key in ("a", "m", "Escape", "ArrowDown", "Shift+Enter"):
        page.keyboard.press(key)
    unmarked = page.evaluate(
        """[...document.querySelectorAll(".pl-stage, .pl-stage *")]
             .filter((node) => node.tabIndex >= 0 || node.className === "pl-stage")
             .filter((node) => !node.closest("[inert]"))  // what flies can have no focus
             .filter((node) => node.getAttribute("data-lm-suppress-shortcuts") !== "true")
             .map((node) => node.outerHTML)"""
    )

    assert unmarked == []
    assert [key for key in page.evaluate("up") if key != "Shift"] == ["Tab"]


def test_keys_with_ctrl_cmd_or_alt_pass_untouched(page: Page) -> None:
    """They go up, and nothing on their way asks JupyterLab to overlook them; then all is as before.

    In a field the keys that edit a text stay with it.
    """
    put(page, Rows())
    page.evaluate(
        """() => {
          window.up = [];
          document.addEventListener("keydown", (event) => {
            const shielded = event.target.closest("[data-lm-suppress-shortcuts]");
            if (["b", "z", "s"].includes(event.key)) up.push([event.key, Boolean(shielded)]);
            event.preventDefault();
          });
        }"""
    )
    signs = page.locator("[data-lm-suppress-shortcuts]").count()
    page.get_by_role("button", name="1").focus()
    for key in ("b", "Control+b", "Meta+b", "Alt+b", "Control+z"):
        page.keyboard.press(key)
    assert page.evaluate("up.splice(0)") == [["b", False]] * 3 + [["z", False]]
    page.get_by_label("Name").focus()
    for key in ("z", "Control+z", "Control+s"):
        page.keyboard.press(key)
    assert page.evaluate("up") == [["z", True], ["s", False]]
    page.evaluate("() => new Promise((done) => setTimeout(done))")

    assert page.locator("[data-lm-suppress-shortcuts]").count() == signs


def test_escape_closes_what_was_opened_around_the_focus(page: Page) -> None:
    """One thing at a time: a refusal first, then the innermost that is open; nothing elsewhere."""
    stage = Sketch(
        "<details open><summary>Outer</summary><details open><summary>Inner</summary>"
        "<button data-do='it' data-value='bad'>Bad</button></details></details>"
        "<details open><summary>Elsewhere</summary><p>here</p></details>"
    )
    put(page, stage)
    page.get_by_role("button", name="Bad").press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()
    opened = "[...document.querySelectorAll('details')].map((one) => one.open)"
    seen = []
    for _ in range(3):
        page.keyboard.press("Escape")
        seen.append(page.evaluate(opened))

    expect(page.get_by_role("alert")).to_be_empty()
    assert seen == [[True, True, True], [True, False, True], [False, False, True]]
    assert page.evaluate("document.activeElement.textContent") == "Outer"


# ---- Speech and refusals

HEAR = """role => {
  window.heard = [];
  const region = document.querySelector(`[role=${role}]`);
  new MutationObserver((records) => {
    heard.push(...records.flatMap((one) => [...one.addedNodes].map((node) => node.textContent)));
  }).observe(region, { childList: true });
}"""


def test_news_are_spoken_politely_each_time_also_when_they_repeat(page: Page) -> None:
    stage = Rows()
    shown = put(page, stage)
    page.evaluate(HEAR, "status")
    for _ in range(2):
        stage.news = "Bo pays a chip."
        shown.push()
    shown.push()

    assert page.evaluate("heard") == ["Bo pays a chip."] * 2
    assert page.locator("[role=status]").get_attribute("aria-live") == "polite"
    assert page.locator(".pl-drawing [aria-live]").count() == 0


def test_a_refusal_is_seen_spoken_each_time_and_gone_after_a_good_move(page: Page) -> None:
    stage = Sketch(
        '<button data-do="it" data-value="bad">Bad</button><button data-do="it">Good</button>'
    )
    shown = put(page, stage)
    page.evaluate(HEAR, "alert")
    sentence = Words("en")("stage-malformed")
    for count in (1, 2):
        page.get_by_role("button", name="Bad").click()
        page.wait_for_function("count => heard.length === count", arg=count)
    expect(page.get_by_role("alert")).to_have_text(sentence)
    page.get_by_role("button", name="Good").click()
    expect(page.get_by_role("alert")).to_be_empty()

    assert [sentence] * 2 == page.evaluate("heard")
    assert len(shown.sent()) == 3


@pytest.mark.parametrize("way", ["Escape", "a click"])
def test_a_refusal_can_be_put_away(page: Page, way: str) -> None:
    stage = Rows()
    put(page, stage)
    stage.seq = 7
    page.get_by_role("button", name="2").click()
    alert = page.get_by_role("alert")
    if way == "Escape":
        expect(alert).not_to_be_empty()
        page.keyboard.press("Escape")
    else:
        alert.get_by_text("moved on").click()

    expect(alert).to_be_empty()


def test_a_late_move_is_refused_with_a_sentence(page: Page) -> None:
    """The table has moved on in the kernel, and the page does not know it yet."""
    stage = Rows()
    put(page, stage)
    stage.seq = 7
    page.get_by_role("button", name="2").click()

    expect(page.get_by_role("alert")).to_have_text(Words("en")("stage-too-late"))
    assert stage.top == ["1", "2", "3"]


@pytest.mark.parametrize(
    "cut",
    [
        "model.comm_live = false",
        "views[0].el.classList.add('jupyter-widgets-disconnected')",
        "model.widget_manager = { kernel: { connectionStatus: 'connecting' } }",
        "model.widget_manager = { kernel: { status: 'dead', connectionStatus: 'connected' } }",
        "model.send = () => { throw new Error('closed') }",
    ],
)
def test_without_its_kernel_the_stage_says_so(page: Page, cut: str) -> None:
    shown = put(page, Rows())
    page.evaluate(cut + ", undefined")
    page.get_by_role("button", name="2").click()

    expect(page.get_by_role("alert")).to_have_text(Words("en")("stage-disconnected"))
    assert shown.sent("move") == []


def test_a_kernel_lost_while_it_was_asked_is_noticed(page: Page) -> None:
    shown = put(page, Rows())
    shown.answering(False)
    page.get_by_role("button", name="2").click()
    page.evaluate("() => { model.comm_live = false; model.trigger('comm_live_update'); }")

    expect(page.get_by_role("alert")).to_have_text(Words("en")("stage-disconnected"))


def test_a_file_that_is_too_large_never_leaves_the_page(page: Page) -> None:
    shown = put(page, Sketch('<input type="file" aria-label="Save" data-do="load">'))
    big = {"name": "big.json", "mimeType": "application/json", "buffer": b"x" * 1_000_001}
    page.get_by_label("Save").set_input_files(big)

    expect(page.get_by_role("alert")).to_have_text(Words("en")("stage-file-too-large"))
    assert shown.sent() == []
