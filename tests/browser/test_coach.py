"""The coach of a first game, on the smallest phone: it covers nothing, and Escape sends it away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.looking import sticking_out
from browser.stage_page import put
from partylab_widgets import play

SEEN = """() => [...document.querySelectorAll("[data-see]")].filter((node) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const coach = document.querySelector(".seat-coach").getBoundingClientRect();
  const inside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  const apart = y + height <= coach.top + 1 || y >= coach.bottom - 1;
  return width && height && !(inside && apart);
}).map((node) => node.dataset.see)"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["nothanks", "notnot"])
def test_on_a_small_phone_the_coach_covers_nothing_and_escape_sends_it_away(
    page: Page, game: str, language: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    put(page, play(game, language=language, pace="instant", tour=True))
    coach = page.locator(".seat-coach")
    expect(coach).to_be_visible()
    assert page.evaluate(SEEN) == []
    assert sticking_out(page) == []
    # One thing at a time: Escape shuts the menu first.
    menu = page.locator("[data-key=menu] > summary")
    menu.press("Enter")
    menu.press("Escape")
    expect(page.locator("[data-key=menu]")).not_to_have_attribute("open", "")
    expect(coach).to_be_visible()
    menu.press("Escape")
    expect(coach).to_have_count(0)
