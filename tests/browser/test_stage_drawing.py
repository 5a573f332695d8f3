"""What the stage does with a new drawing: what stays, what glides, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.stage_demo import CARD, Rows, Sketch
from browser.stage_page import put

if TYPE_CHECKING:
    from playwright.sync_api import Page


def cards(page: Page, row: str) -> list[str]:
    return page.get_by_role("group", name=row).get_by_role("button").all_inner_texts()


# ---- What stays when the drawing changes


def test_focus_caret_and_half_typed_text_survive_a_new_drawing(page: Page) -> None:
    stage = Rows()
    shown = put(page, stage)
    field = page.get_by_label("Name")
    field.fill("Annabel")
    field.evaluate("node => node.setSelectionRange(2, 4)")
    stage.name = "Zoe"  # somebody else changes the name at the same time
    stage.do("move", "1")
    shown.push()

    expect(page.get_by_role("group", name="bottom").get_by_role("button")).to_have_text(["4", "1"])
    expect(field).to_be_focused()
    expect(field).to_have_value("Annabel")
    assert field.evaluate("node => [node.selectionStart, node.selectionEnd]") == [2, 4]

    field.press("Enter")
    page.wait_for_function("model.get('seq') === 2")
    shown.wait_for_answers()
    stage.name = "Bo"
    stage.draw()
    shown.push()
    expect(field).to_have_value("Bo")


def test_opened_details_stay_open_and_their_words_are_new(page: Page) -> None:
    stage = Rows()
    shown = put(page, stage)
    page.get_by_text("More").click()
    stage.do("move", "1")
    shown.push()

    expect(page.get_by_text("Position 1")).to_be_visible()


def test_scroll_stays(page: Page) -> None:
    lines = "".join(f"<p>{n}</p>" for n in range(60))
    stage = Sketch(f'<div class="box" style="height:90px;overflow:auto">{lines}</div>')
    shown = put(page, stage)
    page.evaluate("document.querySelector('.box').scrollTop = 300")
    stage.show({"main": f"<p>before</p>{stage.drawing.replace('<p>59</p>', '<p>last</p>')}"})
    shown.push()

    assert page.evaluate("document.querySelector('.box').scrollTop") == 300
    assert "last" in page.locator(".box").inner_text()


def test_a_button_never_becomes_one_that_does_something_else(page: Page) -> None:
    buttons = [f'<button data-do="move" data-value="{it}">{it}</button>' for it in ("Pay", "Take")]
    stage = Sketch("".join(buttons))
    shown = put(page, stage)
    page.get_by_role("button", name="Pay").focus()
    page.evaluate("window.pay = document.activeElement")
    stage.show({"main": buttons[1]})
    shown.push()

    assert page.evaluate("!pay.isConnected")
    assert page.evaluate("document.activeElement.className") == "pl-stage"


def test_focus_waits_on_the_stage_and_returns_when_its_button_is_back(page: Page) -> None:
    """While others play all buttons are off; the keyboard's place at the table is kept."""
    buttons = '<button data-do="pay" {0}>Pay</button><button data-do="take" {0}>Take</button>'
    stage = Sketch(buttons.format(""))
    shown = put(page, stage)
    page.get_by_role("button", name="Take").focus()
    stage.show({"main": buttons.format("disabled")})
    shown.push()
    assert page.evaluate("document.activeElement.className") == "pl-stage"

    stage.show({"main": buttons.format("")})
    shown.push()

    expect(page.get_by_role("button", name="Take")).to_be_focused()


def test_a_control_shows_the_kernels_truth_after_a_refusal(page: Page) -> None:
    stage = Sketch(
        '<select aria-label="Seat" data-do="seat"><option>good<option selected>best<option>bad'
        "</select>"
    )
    shown = put(page, stage)
    page.get_by_label("Seat").select_option("bad")
    page.get_by_role("alert").get_by_text("not understood").wait_for()

    expect(page.get_by_label("Seat")).to_have_value("best")
    stage.show({"main": stage.drawing.replace(" selected", "")})
    shown.push()
    expect(page.get_by_label("Seat")).to_have_value("good")


def test_a_field_left_unchanged_follows_the_kernel(page: Page) -> None:
    stage = Rows()
    shown = put(page, stage)
    field = page.get_by_label("Name")
    field.press_sequentially("x")
    field.press("Backspace")
    field.press("Tab")
    stage.name = "Bo"
    stage.draw()
    shown.push()

    expect(field).to_have_value("Bo")


def test_two_things_with_one_key_are_both_shown(page: Page) -> None:
    stage = Sketch('<p data-key="a">one</p><p data-key="a">two</p>')
    shown = put(page, stage)
    stage.show({"main": '<p data-key="a">three</p><p data-key="a">four</p>'})
    shown.push()

    assert page.locator(".pl-drawing p").all_inner_texts() == ["three", "four"]


def test_a_ticked_box_follows_the_kernel(page: Page) -> None:
    stage = Sketch('<input type="checkbox" aria-label="Open" data-do="open">')
    shown = put(page, stage)
    page.get_by_label("Open").check()
    shown.wait_for_sent("")
    for mark, ticked in ((" checked", True), ("", False)):
        stage.show({"main": f'<input type="checkbox" aria-label="Open" data-do="open"{mark}>'})
        shown.push()
        expect(page.get_by_label("Open")).to_be_checked(checked=ticked)


def test_a_drawing_may_say_where_lost_focus_goes(page: Page) -> None:
    stage = Sketch('<button data-do="move" data-value="take">Take</button>')
    shown = put(page, stage)
    page.get_by_role("button").focus()
    stage.show(
        {"main": '<button data-do="a">One</button><button data-do="b" data-focus>Two</button>'}
    )
    shown.push()

    expect(page.get_by_role("button", name="Two")).to_be_focused()


def test_two_views_of_one_stage_do_not_share_their_radio_buttons(page: Page) -> None:
    radios = "".join(
        f'<label>{colour}<input type="radio" name="c" {on}></label>'
        for colour, on in (("red", "checked"), ("blue", ""))
    )
    put(page, Sketch(radios), views=2)
    page.get_by_label("blue").first.check()

    expect(page.get_by_label("red").last).to_be_checked()


def test_a_removed_view_is_silent(page: Page) -> None:
    shown = put(page, Rows(), views=2)
    page.evaluate("views[0].stop.abort()")
    assert page.locator(".pl-stage").count() == 1

    page.get_by_role("button", name="2").click()
    page.get_by_role("group", name="bottom").get_by_role("button", name="2").wait_for()

    assert len(shown.sent("move")) == 1
    assert page.evaluate("model.listeners.length") == 2


# ---- Motion


def watch_animations(page: Page, state: dict[str, Any]) -> list[dict[str, Any]]:
    """Update the model, and tell which keyed elements start to move at that moment."""
    return page.evaluate(
        """state => {
          const box = (node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return [x, y, width, height];
          };
          const boxes = (find) => Object.fromEntries([...document.querySelectorAll("[data-key]")]
            .map(({ dataset: { key } }) => [key, box(find(key))]));
          const before = boxes(seen);
          model.update(state);
          const start = boxes(seen);
          const keyOf = ({ dataset: { key, flies } }) => flies ?? (key && seen(key).dataset.key);
          const animations = document.getAnimations().filter((a) => keyOf(a.effect.target));
          const found = animations.map((a) => ({ key: keyOf(a.effect.target),
            duration: a.effect.getTiming().duration,
            properties: Object.keys(a.effect.getKeyframes()[0]) }));
          for (const animation of animations) animation.finish();
          const end = boxes((key) => document.querySelector(`[data-key="${key}"]`));
          return found.map((one) => ({ ...one, before: before[one.key],
            start: start[one.key], end: end[one.key] }));
        }""",
        state,
    )


def test_a_card_glides_from_where_it_was(page: Page) -> None:
    """At the first moment it still stands at its old place, in the end at its new one."""
    stage = Rows()
    shown = put(page, stage)
    stage.do("move", "1")
    moved = {one["key"]: one for one in watch_animations(page, shown.state())}

    assert {"card-1", "card-2", "card-3"} == set(moved)
    for one in moved.values():
        assert one["duration"] in (220, 380)
        assert one["before"] == pytest.approx(one["start"], abs=0.6)
        assert one["before"] != pytest.approx(one["end"], abs=20)


def test_a_card_inside_a_moving_seat_is_not_moved_twice(page: Page) -> None:
    """The seats change places, and inside one of them the cards do as well."""

    def seats(*hands: str) -> str:
        return "".join(
            f'<div data-key="seat-{min(hand)}">'
            + "".join(f'<span style="{CARD}" data-key="{card}">{card}</span>' for card in hand)
            + "</div>"
            for hand in hands
        )

    stage = Sketch(seats("ab", "cd"))
    shown = put(page, stage)
    stage.show({"main": seats("cd", "ba")})
    moved = watch_animations(page, shown.state())

    assert {one["key"] for one in moved} == {"seat-a", "seat-c", "a", "b"}
    for one in moved:
        assert one["before"] == pytest.approx(one["start"], abs=0.6)


def test_a_card_called_back_in_flight_turns_round_where_it_is_seen(page: Page) -> None:
    stage = Rows()
    shown = put(page, stage)
    stage.do("move", "1")
    shown.push()
    stage.do("move", "1")
    moved = {one["key"]: one for one in watch_animations(page, shown.state())}

    assert "card-1" in moved
    for one in moved.values():
        assert one["start"] == pytest.approx(one["before"], abs=0.6)


def test_a_card_that_grows_starts_at_its_old_size(page: Page) -> None:
    card = f'<span style="{CARD};inline-size:{{}}px" data-key="card">7</span>'
    stage = Sketch(card.format(60))
    shown = put(page, stage)
    stage.show({"main": card.format(120)})
    (one,) = watch_animations(page, shown.state())

    assert one["start"] == pytest.approx(one["before"], abs=0.6)
    assert one["end"][2] == pytest.approx(120, abs=0.1)


def test_parts_of_a_picture_glide_in_the_pictures_own_units(page: Page) -> None:
    def picture(x: int) -> str:
        token = f'<g data-key="token" transform="translate({x} 10)"><circle r="5"/></g>'
        return f'<svg viewBox="0 0 100 100" width="400" height="400">{token}</svg>'

    stage = Sketch(picture(10))
    shown = put(page, stage)
    stage.show({"main": picture(80)})
    (token,) = watch_animations(page, shown.state())

    assert token["before"] == pytest.approx(token["start"], abs=0.6)
    assert token["end"][0] - token["before"][0] == pytest.approx(280, abs=1)


def test_what_is_new_fades_in(page: Page) -> None:
    stage = Sketch('<p data-key="one">one</p>')
    shown = put(page, stage)
    stage.show({"main": stage.drawing + '<p data-key="two">two</p>'})
    (one,) = watch_animations(page, shown.state())

    assert one["key"] == "two"
    assert "opacity" in one["properties"]


@pytest.mark.parametrize("asked_by", ["the machine", "the settings"])
def test_who_asks_for_no_motion_gets_none(page: Page, asked_by: str) -> None:
    stage = Rows()
    if asked_by == "the machine":
        page.emulate_media(reduced_motion="reduce")
    else:
        stage.settings = {"still": True}
    shown = put(page, stage)
    stage.do("move", "1")

    assert watch_animations(page, shown.state()) == []
    assert cards(page, "bottom") == ["4", "1"]
    assert (asked_by == "the machine") == shown.greetings()[0]["still"]
