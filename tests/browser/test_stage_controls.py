"""The person's last word on a control wins over every drawing that answers an older one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.stage_demo import Sketch
from browser.stage_page import put

if TYPE_CHECKING:
    from playwright.sync_api import Page


class Settings(Sketch):
    """Draws one control again with the value that it was told."""

    def __init__(self, template: str, values: tuple[str, ...], value: str) -> None:
        self.template, self.values, self.value = template, values, value
        super().__init__(self.control())

    def control(self) -> str:
        marks = {f"is_{value}": "" for value in self.values}
        if f"is_{self.value}" in marks:
            marks[f"is_{self.value}"] = "selected checked"
        return self.template.format(value=self.value, **marks)

    def do(self, name: str, value: str) -> None:
        super().do(name, value)
        if self.allows(value):
            self.value = value
        self.show({"main": self.control() + f"<p>{len(self.touched)} times</p>"})

    def allows(self, value: str) -> bool:
        return True


SLIDER = (
    '<input type="range" aria-label="It" data-do="it" min="0" max="100" step="5" value="{value}">'
)
SELECT = (
    '<select aria-label="It" data-do="it"><option {is_a}>a<option {is_b}>b<option {is_c}>c'
    "<option {is_d}>d</select>"
)
TEXT = '<input aria-label="It" data-do="it" value="{value}">'
AREA = '<textarea aria-label="It" data-do="it">{value}</textarea>'
RADIOS = "".join(
    f'<label>{it}<input type="radio" name="r" data-do="it" value="{it}" {{is_{it}}}></label>'
    for it in "abcd"
)
TICK = '<input type="checkbox" aria-label="It" data-do="it" {is_on}>'


def test_three_quick_presses_on_a_slider_end_three_steps_further(page: Page) -> None:
    shown = put(page, Settings(SLIDER, (), "75"))
    shown.answering(False)
    slider = page.get_by_label("It")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("90")
    for _ in range(2):  # the first answer draws 80
        shown.answer_next()
        expect(slider).to_have_value("90")

    assert shown.stage.value == "90"
    assert shown.values() == ["80", "90"]


def test_presses_between_the_answers_are_not_lost_either(page: Page) -> None:
    shown = put(page, Settings(SLIDER, (), "75"))
    shown.answering(False)
    slider = page.get_by_label("It")
    slider.focus()
    page.keyboard.press("ArrowRight")
    for value in ("85", "90"):
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(value)
        shown.answer_next()
        expect(slider).to_have_value(value)
    shown.answer_next()

    expect(slider).to_have_value("90")
    assert shown.stage.value == "90"


def test_a_list_keeps_what_was_chosen_last(page: Page) -> None:
    shown = put(page, Settings(SELECT, tuple("abcd"), "a"))
    shown.answering(False)
    for choice in "bcd":
        page.get_by_label("It").select_option(choice)
    for _ in range(2):
        shown.answer_next()
        expect(page.get_by_label("It")).to_have_value("d")

    assert shown.stage.value == "d"


def test_radio_buttons_keep_what_was_chosen_last(page: Page) -> None:
    shown = put(page, Settings(RADIOS, tuple("abcd"), "a"))
    shown.answering(False)
    for choice in "bcd":
        page.get_by_label(choice).check()
    for _ in range(2):
        shown.answer_next()
        expect(page.get_by_label("d")).to_be_checked()

    assert (shown.stage.value, shown.values()) == ("d", ["b", "d"])


def test_a_box_keeps_its_last_tick(page: Page) -> None:
    shown = put(page, Settings(TICK, ("on",), ""))
    shown.answering(False)
    box = page.get_by_label("It")
    for _ in range(2):
        box.click()
    shown.answer_next()  # the drawing in which it is ticked
    expect(box).not_to_be_checked()
    shown.answer_next()

    expect(box).not_to_be_checked()
    assert (shown.stage.value, shown.values()) == ("", ["on", ""])


@pytest.mark.parametrize("control", [TEXT, AREA])
def test_a_field_keeps_what_was_typed_last(page: Page, control: str) -> None:
    """Also what is being typed while the answer to the text before arrives."""
    shown = put(page, Settings(control, (), "one"))
    shown.answering(False)
    field = page.get_by_label("It")
    for text in ("two", "three"):
        field.fill(text)
        field.blur()
    shown.answer_next()
    expect(field).to_have_value("three")
    field.fill("three and")
    shown.answer_next()
    expect(field).to_have_value("three and")
    field.blur()
    shown.answer_next()

    expect(field).to_have_value("three and")
    assert shown.values() == ["two", "three", "three and"]


class Strict(Settings):
    """Takes no more than 80, without a word."""

    def allows(self, value: str) -> bool:
        return int(value) <= 80


def test_the_answer_to_the_last_word_may_change_it(page: Page) -> None:
    """Also when it draws just what the answer before it has drawn."""
    shown = put(page, Strict(SLIDER, (), "75"))
    shown.answering(False)
    slider = page.get_by_label("It")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    shown.answer_next()
    expect(slider).to_have_value("90")
    shown.answer_next()

    expect(slider).to_have_value("80")


def test_a_drawing_that_answers_nobody_changes_no_word_under_way(page: Page) -> None:
    """A bot has moved while the kernel still looks at what the person has chosen."""
    shown = put(page, Settings(SLIDER, (), "75"))
    shown.answering(False)
    page.get_by_label("It").focus()
    page.keyboard.press("ArrowRight")
    shown.stage.show({"main": SLIDER.format(value="20") + "<p>Bo has moved.</p>"})
    shown.push()
    page.get_by_text("Bo has moved.").wait_for()
    expect(page.get_by_label("It")).to_have_value("80")
    assert page.locator(".pl-waiting").count() == 1  # the answer is still to come
    shown.answer_next()

    expect(page.get_by_label("It")).to_have_value("80")


def test_the_answer_to_the_greeting_is_older_than_any_word(page: Page) -> None:
    """A page that is touched at once, while its kernel still starts."""
    stage = Settings(SLIDER, (), "75")
    shown = put(page, stage, greeted=False)
    page.get_by_label("It").focus()
    page.keyboard.press("ArrowRight")
    stage.show({"main": stage.control() + "<p>Hello!</p>"})
    assert shown.sent() == []
    shown.answer_next()
    page.get_by_text("Hello!").wait_for()
    expect(page.get_by_label("It")).to_have_value("80")
    shown.wait_for_sent("it")
    shown.answer_next()

    assert stage.value == "80"
