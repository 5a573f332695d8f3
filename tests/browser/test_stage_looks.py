"""How the stage looks: contrast, themes, sizes, for every shared class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.looking import barriers, small_targets, sticking_out
from browser.stage_demo import GALLERY, Rows, Sketch
from browser.stage_page import put

if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_in_any_shared_class(page: Page, theme: Any) -> None:
    page.emulate_media(color_scheme=theme)
    stage = Sketch(GALLERY)
    stage.alert = "The table had already moved on."
    put(page, stage)
    assert barriers(page) == []


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_is_cut_and_every_target_is_as_wide_as_a_thumb(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    put(page, Sketch(GALLERY))

    assert sticking_out(page) == []
    assert small_targets(page) == []


def test_the_theme_of_the_notebook_beats_that_of_the_machine(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    put(page, Rows())
    ink = "getComputedStyle(document.querySelector('.pl-stage')).color"
    by_day = page.evaluate(ink)
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    by_night = page.evaluate(ink)
    page.emulate_media(color_scheme="dark")
    page.evaluate("document.body.dataset.jpThemeLight = 'true'")
    by_day_again = page.evaluate(ink)

    assert by_day == by_day_again != by_night
