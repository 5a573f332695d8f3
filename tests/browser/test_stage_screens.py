"""The room that a stage has, and what happens when another screen is shown in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.serving import open_in_lab, run_all
from browser.stage_demo import Sketch
from browser.stage_page import put

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.serving import Server


def screen(name: str, more: str = "") -> str:
    return (
        f'<div class="seat" data-screen="{name}"><p style="block-size:70rem">before</p>'
        f'<h2 data-heading>{name}</h2><button data-do="go">Go</button>{more}</div>'
    )


STAGE = "document.querySelector('.pl-stage')"
ROOM = f"parseFloat(getComputedStyle({STAGE}).getPropertyValue('--pl-room'))"


def test_the_room_is_the_window_less_what_lies_around_the_stage(page: Page) -> None:
    put(page, Sketch('<div style="block-size:var(--pl-room)">table</div>'))
    for width, height in ((390, 844), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"{ROOM} === {height - 16}")  # the page has a margin of 8 px
        assert page.evaluate("document.documentElement.scrollHeight") == height


def test_another_screen_begins_at_its_top_with_its_heading(page: Page) -> None:
    stage = Sketch(screen("form"))
    shown = put(page, stage)
    assert page.evaluate("document.activeElement.tagName") == "BODY"  # the first one takes nothing
    page.get_by_role("button").click()
    page.evaluate("scrollTo(0, 300)")
    stage.show({"main": screen("form", "<p>more</p>")})
    shown.push()
    assert page.evaluate("scrollY") > 0
    expect(page.get_by_role("button")).to_be_focused()
    stage.show({"main": screen("table", '<p style="block-size:90rem">cards</p>')})
    shown.push()

    expect(page.get_by_role("heading")).to_be_focused()
    assert page.evaluate(f"{STAGE}.getBoundingClientRect().top") == 0
    stage.show({"main": screen("table", "<p>other cards</p>")})
    shown.push()
    expect(page.get_by_role("heading")).to_be_focused()


@pytest.mark.parametrize("field", ["in the stage", "beside it"])
def test_another_screen_leaves_who_is_typing_where_they_are(page: Page, field: str) -> None:
    stage = Sketch(screen("form", '<input aria-label="in the stage">'))
    shown = put(page, stage)
    page.evaluate("document.body.append(document.createElement('input'))")
    page.evaluate("document.body.lastElementChild.ariaLabel = 'beside it'")
    page.get_by_label(field).fill("An")
    page.evaluate("scrollTo(0, 200)")
    at = page.evaluate("scrollY")
    assert at > 0
    stage.show({"main": screen("table", '<input aria-label="in the stage">')})
    shown.push()

    page.get_by_role("heading", name="table").wait_for()
    expect(page.get_by_label(field)).to_be_focused()
    assert (page.get_by_label(field).input_value(), page.evaluate("scrollY")) == ("An", at)


def test_from_its_heading_the_space_bar_begins_a_run(page: Page) -> None:
    """As from the stage itself: on a new screen the focus is on the heading."""
    stage = Sketch(screen("form"))
    put(page, stage)
    page.get_by_role("button").click()
    run = '<section data-clock="one" data-do="run"><button data-start>Start</button></section>'
    stage.show({"main": screen("table", run + '<p data-trial="0" hidden>Now</p>')})
    page.evaluate("state => model.update(state)", {"page_main": stage.drawing})
    expect(page.get_by_role("heading")).to_be_focused()
    page.keyboard.press("Space")

    page.wait_for_selector("[data-clock]:not([data-phase=ready])")


CELL = """
from partylab.words import Words
from partylab_widgets.stage import Stage

class Screens(Stage):
    def do(self, name, value):
        main = (f'<div data-screen="{value}" style="block-size:var(--pl-room)">'
                f'<h2 data-heading>{value}</h2><button data-do="go" data-value="table">Go</button>')
        self.seq += 1
        self.show({"main": main})

screens = Screens(words=Words("en"))
screens.do("go", "form")
screens
"""


def test_in_jupyterlab_the_room_is_what_is_seen_of_the_notebook(page: Page, lab: Server) -> None:
    """A whole screen fits into it; the next one is scrolled to in the notebook."""
    open_in_lab(page, lab.edit("#md " + "above\n\n" * 30, CELL, "#md " + "below\n\n" * 30))
    run_all(page)
    page.get_by_role("button", name="Go").click()
    expect(page.get_by_role("heading", name="table")).to_be_focused()
    beyond = """() => {
      const stage = document.querySelector(".pl-stage").getBoundingClientRect();
      const panel = document.querySelector(".jp-WindowedPanel-outer").getBoundingClientRect();
      return [stage.top - panel.top, panel.bottom - stage.bottom, stage.height / panel.height];
    }"""
    above, below, share = page.evaluate(beyond)

    assert above >= -1
    assert below >= -1
    assert share > 0.9
    height = page.evaluate(ROOM)
    page.set_viewport_size({"width": 1280, "height": 600})
    page.wait_for_function(f"{ROOM} === {height} - 200")
