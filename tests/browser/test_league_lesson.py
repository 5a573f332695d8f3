"""The lesson on the strategy tournament: evolution to watch and stop, a league, a phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.looking import barriers, skip_all_bets, small_targets, spoken, sticking_out

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.serving import Server

NAME = "04_strategy_tournament.ipynb"
LONG = 60_000  # milliseconds, for what a busy machine has to play


# Asked in each frame: all of it is over after some seconds.
GOES_ON = """() => document.activeElement?.dataset.do === "stop"
  && /Generation [1-9]/.test(document.querySelector(".lg-progress")?.textContent)"""


def opened(page: Page, tables: Server, language: str) -> None:
    """Open the lesson as a page of its own; the last panel is there when all are."""
    page.goto(tables.render(f"{language}/{NAME}"))
    expect(page.locator("[data-do=take]")).to_be_attached(timeout=LONG)


def test_evolution_goes_on_before_ones_eyes_and_can_be_stopped(page: Page, tables: Server) -> None:
    """By keyboard: the page answers all the while, and the one button has the focus."""
    opened(page, tables, "en")
    skip_all_bets(page)
    lab = page.locator(".pl-lab").filter(has=page.locator("[data-do=start]")).first
    lab.locator("[data-do=start]").press("Enter")
    page.wait_for_function(GOES_ON)
    page.keyboard.press("Enter")
    expect(page.locator(".lg-progress")).to_have_count(0)
    told = lab.locator(".pl-news")
    stopped = told.inner_text()
    assert 0 < int(re.search(r"Generation (\d+)", stopped)[1]) < 120
    expect(spoken(page).filter(has_text="Generation").first).to_be_attached()
    lab.locator("[data-do=start]").press("Enter")
    expect(told).to_contain_text("Generation 120", timeout=LONG)
    expect(told).to_contain_text("The lead has changed")


def test_on_a_phone_a_league_names_what_went_wrong_and_all_of_it_is_shown(
    page: Page, tables: Server
) -> None:
    """At 360 px, with every bet over, nothing sticks out, targets are as large as a thumb."""
    page.set_viewport_size({"width": 360, "height": 740})
    opened(page, tables, "fr")
    skip_all_bets(page)
    page.locator("[data-do=play][data-value='10']").first.click()
    expect(page.locator(".pl-sheet table >> visible=true").first).to_be_visible()
    page.locator("[data-do=more]").click()
    page.locator("[data-do=everybody]").first.click()
    page.locator("[data-do=rounds]").first.click()
    expect(page.locator(".lg-fouls")).to_contain_text("gc.get_objects", timeout=LONG)
    # It ends by itself, on a quick machine before anybody could have stopped it.
    expect(page.locator("[data-do=rounds]").first).to_be_visible(timeout=LONG)
    expect(page.locator(".lg-standings caption")).to_contain_text("Après")
    assert sticking_out(page) == []
    assert small_targets(page) == []
    assert barriers(page, ".pl-stage") == []
