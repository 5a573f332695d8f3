"""How the stage looks: contrast, themes, sizes, for every shared class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.stage_demo import GALLERY, Rows, Sketch
from browser.stage_page import put

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_any_shared_class(browser: Browser, theme: Any) -> None:
    context = browser.new_context(color_scheme=theme)
    page = context.new_page()
    stage = Sketch(GALLERY)
    stage.alert = "The table had already moved on."
    put(page, stage)
    found = Axe().run(page).response["violations"]
    context.close()

    grave = [(one["id"], one["nodes"][0]["html"]) for one in found
             if one["impact"] in ("serious", "critical")]  # fmt: skip
    assert grave == []


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_is_cut_and_every_target_is_as_wide_as_a_thumb(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    put(page, Sketch(GALLERY))
    small = page.evaluate(
        """[...document.querySelectorAll("button, select, summary, textarea, input, .pl-choice")]
             .filter((node) => !node.matches(".pl-choice input"))
             .map((node) => [node.outerHTML, node.getBoundingClientRect()])
             .filter(([html, box]) => box.height < 44 || box.width < 44).map(([html]) => html)"""
    )

    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert small == []


def test_the_theme_of_the_notebook_beats_that_of_the_machine(browser: Browser) -> None:
    context = browser.new_context(color_scheme="light")
    page = context.new_page()
    put(page, Rows())
    ink = "getComputedStyle(document.querySelector('.pl-stage')).color"
    by_day = page.evaluate(ink)
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    by_night = page.evaluate(ink)
    page.emulate_media(color_scheme="dark")
    page.evaluate("document.body.dataset.jpThemeLight = 'true'")
    by_day_again = page.evaluate(ink)
    context.close()

    assert by_day == by_day_again != by_night
