"""A press never hits what was not there when the finger went down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.stage_demo import Sketch
from browser.stage_page import Shown, put, stop

if TYPE_CHECKING:
    from playwright.sync_api import Page

REST = 400


class Cards(Sketch):
    """One card after the other; each press takes the one that lies there."""

    def __init__(self) -> None:
        self.card = 1
        super().__init__(self.table())

    def table(self) -> str:
        return (
            f'<p>Card {self.card}</p><button data-do="take" data-hotkey="t" data-key="take"'
            f' data-about="{self.card}">Take</button><button data-do="look">Look</button>'
        )

    def do(self, name: str, value: str) -> None:
        super().do(name, value)
        if name != "look":
            self.next()

    def next(self) -> None:
        self.card += 1
        self.seq += 1
        self.show({"main": self.table()})


WAYS = {
    "click": lambda page: page.get_by_role("button", name="Take").click(),
    "Enter": lambda page: page.get_by_role("button", name="Take").press("Enter"),
    "Space": lambda page: page.get_by_role("button", name="Take").press("Space"),
    "hotkey": lambda page: page.get_by_role("button", name="Take").press("t"),
    "screen reader": lambda page: page.get_by_role("button", name="Take").dispatch_event("click"),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_button_rests_when_what_it_acts_on_has_changed(still_page: Page, way: str) -> None:
    """A press in that time does nothing and says nothing; then it counts again."""
    stage = Cards()
    shown = put(still_page, stage)
    press = WAYS[way]
    stop(still_page)
    press(still_page)  # the first drawing is no change
    still_page.get_by_text("Card 2").wait_for()
    press(still_page)
    still_page.clock.run_for(REST - 1)
    press(still_page)
    assert shown.values("take") == [""]
    expect(still_page.get_by_role("alert")).to_be_empty()
    still_page.clock.run_for(1)
    press(still_page)
    still_page.get_by_text("Card 3").wait_for()

    assert stage.touched == [("take", "")] * 2


def test_a_double_click_takes_one_card(still_page: Page) -> None:
    stage = Cards()
    put(still_page, stage)
    stop(still_page)  # between its clicks no more time passes than a hand takes
    still_page.get_by_role("button", name="Take").dblclick()
    still_page.get_by_text("Card 2").wait_for()

    assert stage.touched == [("take", "")]


def test_what_has_not_changed_does_not_rest(still_page: Page) -> None:
    """Neither a button without the mark, nor one that is about the same as before."""
    stage = Cards()
    shown = put(still_page, stage)
    stop(still_page)
    stage.next()
    shown.push()
    still_page.get_by_role("button", name="Look").click()
    shown.wait_for_sent("look")
    still_page.clock.run_for(REST)
    stage.show({"main": stage.table() + "<p>Bo thinks.</p>"})
    shown.push()
    still_page.get_by_text("Bo thinks.").wait_for()
    still_page.get_by_role("button", name="Take").click()
    shown.wait_for_sent("take")

    assert stage.touched == [("look", ""), ("take", "")]


@pytest.mark.parametrize("mark", ["disabled", 'data-key="other"'])
def test_a_button_that_is_new_or_opens_rests_too(still_page: Page, mark: str) -> None:
    button = '<button data-do="take" data-about="1" {}>Take</button>'
    stage = Sketch(button.format(mark))
    shown = put(still_page, stage)
    stop(still_page)
    stage.show({"main": button.format("")})
    shown.push()
    still_page.get_by_role("button", name="Take").click()
    assert shown.sent() == []
    still_page.clock.run_for(REST)
    still_page.get_by_role("button", name="Take").click()

    shown.wait_for_sent("take")


@pytest.mark.parametrize("way", ["mouse", "Space"])
def test_a_press_that_began_before_the_change_does_nothing(page: Page, way: str) -> None:
    """However long it takes: down on the old card, up on the new one."""
    stage = Cards()
    shown = put(page, stage)
    page.get_by_role("button", name="Take").hover()
    if way == "mouse":
        page.mouse.down()
    else:
        page.get_by_role("button", name="Take").focus()
        page.keyboard.down(way)
    stage.next()
    shown.push()
    if way == "mouse":
        page.mouse.up()
    else:
        page.keyboard.up(way)
    page.get_by_text("Card 2").wait_for()

    page.get_by_role("button", name="Look").click()
    shown.wait_for_sent("look")
    assert stage.touched == [("look", "")]
    expect(page.get_by_role("alert")).to_be_empty()


def test_a_press_that_waits_for_its_turn_counts_only_for_what_was_there(page: Page) -> None:
    """The answer to what was typed before brings another card."""
    stage = Cards()
    stage.show({"main": '<input aria-label="Name" data-do="name">' + stage.table()})
    shown = put(page, stage)
    shown.answering(False)
    page.get_by_label("Name").fill("Bo")
    page.get_by_role("button", name="Take").click()
    shown.answer_next()
    page.get_by_text("Card 2").wait_for()
    shown.answering(True)
    page.get_by_role("button", name="Look").click()
    shown.wait_for_sent("look")

    assert stage.touched == [("name", "Bo"), ("look", "")]


# ---- Nothing moves below a finger


def hold(page: Page, shown: Shown, name: str) -> None:
    """Put the finger on a button; then something else comes above it."""
    page.get_by_role("button", name=name).hover()
    page.mouse.down()
    shown.stage.show({"main": "<h2>News</h2>" + shown.stage.drawing})
    shown.push()


def test_a_drawing_waits_until_the_finger_is_up_and_its_press_counts(still_page: Page) -> None:
    shown = put(still_page, Sketch('<button data-do="look">Look</button>'))
    stop(still_page)
    hold(still_page, shown, "Look")
    expect(still_page.get_by_role("heading")).to_have_count(0)
    still_page.mouse.up()
    still_page.get_by_role("heading", name="News").wait_for()

    assert [message["name"] for message in shown.wait_for_sent()] == ["look"]


def test_a_press_on_what_is_gone_by_then_does_nothing(still_page: Page) -> None:
    shown = put(still_page, Sketch('<button data-do="take">Take</button>'))
    stop(still_page)
    still_page.get_by_role("button").hover()
    still_page.mouse.down()
    shown.stage.show({"main": '<button data-do="pay">Pay</button>'})
    shown.push()
    expect(still_page.get_by_role("button")).to_have_text("Take")
    still_page.mouse.up()
    expect(still_page.get_by_role("button")).to_have_text("Pay")

    assert shown.sent() == []


# Glides take a hundred times as long, so that the mouse has time to come.
SLOWLY = """() => {
  const plain = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    return Object.assign(plain.apply(this, how), { playbackRate: 0.01 });
  };
}"""
GLIDES = "document.getAnimations().map((one) => one.playState)"


def test_what_glides_stands_still_below_a_finger_and_its_press_counts(still_page: Page) -> None:
    """Else it has moved on before the finger is up, and the press is lost."""
    options = '<details data-key="options"><summary>Options</summary>Deal</details>'
    shown = put(still_page, Sketch(f'<div style="block-size: 20rem"></div>{options}'))
    stop(still_page)
    still_page.evaluate(SLOWLY)
    shown.stage.show({"main": options})
    shown.push()
    assert still_page.evaluate(GLIDES) == ["running"]
    box = still_page.locator("summary").bounding_box()
    assert box
    still_page.mouse.move(box["x"] + 20, box["y"] + 5)
    still_page.mouse.down()
    assert still_page.evaluate(GLIDES) == ["paused"]
    still_page.mouse.up()
    expect(still_page.locator("details")).to_have_attribute("open", "")
    still_page.clock.run_for(1)

    assert still_page.evaluate(GLIDES) == ["running"]


@pytest.mark.parametrize("end", ["moved away", "stays"])
def test_a_finger_that_presses_nothing_lets_the_drawing_come(still_page: Page, end: str) -> None:
    shown = put(still_page, Sketch('<button data-do="look">Look</button>'))
    stop(still_page)
    hold(still_page, shown, "Look")
    if end == "moved away":
        still_page.mouse.move(600, 600)
        still_page.mouse.up()
    still_page.clock.run_for(100)
    expect(still_page.get_by_role("heading")).to_have_count(int(end == "moved away"))
    still_page.clock.run_for(2000)

    expect(still_page.get_by_role("heading")).to_have_count(1)
    assert shown.sent() == []


@pytest.mark.parametrize(
    "drawn",
    [
        '<input type="range" aria-label="It" data-do="it">',
        '<section data-clock="a" data-do="run"><button data-tap="N" aria-label="It">N</button>'
        "</section>",
        '<div data-drag="put" aria-label="It" style="inline-size:4rem;block-size:4rem"></div>',
    ],
)
def test_what_follows_the_hand_or_is_timed_holds_nothing_back(page: Page, drawn: str) -> None:
    shown = put(page, Sketch(drawn))
    page.get_by_label("It").hover()
    page.mouse.down()
    shown.stage.show({"main": "<h2>News</h2>" + drawn})
    shown.push()

    expect(page.get_by_role("heading")).to_have_count(1)
    page.mouse.up()


def test_a_box_ticked_while_a_drawing_waits_keeps_its_tick(page: Page) -> None:
    box = '<label><input type="checkbox" data-do="it">It</label>'
    stage = Sketch(box)
    shown = put(page, stage)
    page.get_by_label("It").hover()
    page.mouse.down()
    stage.show({"main": box + "<p>Bo thinks.</p>"})
    shown.push()
    page.mouse.up()
    page.get_by_text("Bo thinks.").wait_for()

    assert shown.wait_for_sent("it")[0]["value"] == "on"
