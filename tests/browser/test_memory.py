"""A game survives its page: kept by a real browser, offered by the next page, gone on with."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from partylab import games
from partylab.folding import unfolded

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.serving import Server

MOST_PRESSES = 60
NAMES = "() => Object.keys(localStorage).filter((name) => name.startsWith('partylab.game.'))"
KEPT = """() => Object.entries(localStorage)
  .filter(([name]) => name.startsWith('partylab.game.')).map(([, text]) => text)"""


def kept(page: Page) -> dict[str, Any]:
    """Return the one game that is kept on the device."""
    (text,) = page.evaluate(KEPT)
    found: dict[str, Any] = json.loads(unfolded(text))
    return found


def wait_for_another(page: Page, name: str) -> None:
    """Wait until a game is kept, and under another name than before."""
    page.wait_for_function(f"name => !({NAMES})().includes(name) && ({NAMES})().length", arg=name)


def has_moved(page: Page) -> bool:
    """Is a move of the person kept?"""
    texts = [json.loads(unfolded(text)) for text in page.evaluate(KEPT)]
    return any(seat == 0 for kept in texts for seat, _ in kept["moves"])


def begin(page: Page, tables: Server) -> None:
    """Sit down at a table and take a card."""
    page.goto(tables.render("en/play.ipynb"))
    page.locator("[data-do=home-play], [data-do=start]").first.click()
    page.locator(".nt-table").wait_for()
    while not has_moved(page):  # a button that has just opened rests for a moment
        page.locator("[data-do=move][data-value=take]").click()


def begin_any(page: Page, tables: Server, game: str) -> None:
    """Sit down at the table of a game, and make one move."""
    page.goto(tables.render("en/play.ipynb"))
    page.locator(f"[data-do=home-play][data-value={game}]").click()
    page.locator("[data-see=card]").first.wait_for()
    able = "[data-see=actions] :is([data-do], [data-start]):not([aria-disabled=true], :disabled)"
    for _ in range(MOST_PRESSES):  # a button that has just opened rests for a moment
        if has_moved(page):
            return
        with suppress(TooLate):
            page.locator(f"{able}:visible, [data-phase=go] [data-tap]:visible").first.click(
                timeout=2000
            )
    raise AssertionError("no press has made a move")


@pytest.mark.parametrize("game", games.GAMES)
def test_a_game_goes_on_where_a_reload_has_cut_it_off(
    page: Page, tables: Server, game: str
) -> None:
    begin_any(page, tables, game)
    page.reload()
    resume = page.locator("[data-do=seat-resume]")
    expect(resume).to_have_count(1)
    before, name = kept(page), resume.get_attribute("data-value")
    resume.click()
    page.locator("[data-see=card]").first.wait_for()
    wait_for_another(page, f"partylab.{name}")
    after = kept(page)

    assert after["seed"] == before["seed"]
    assert after["moves"][: len(before["moves"])] == before["moves"]
    expect(page.locator("[data-do=seat-resume]")).to_have_count(0)


def test_when_its_kernel_dies_a_page_goes_on_with_its_game_without_asking(
    page: Page, tables: Server
) -> None:
    begin(page, tables)
    before, (name,) = kept(page), page.evaluate(NAMES)
    number = page.evaluate("JSON.parse(document.querySelector('[data-table]').textContent).kernel")
    (kernel,) = [one for one in tables.kernels() if number in " ".join(one.cmdline())]
    kernel.kill()
    wait_for_another(page, name)
    page.locator(".nt-table").wait_for()
    after = kept(page)

    assert after["seed"] == before["seed"]
    assert after["moves"][: len(before["moves"])] == before["moves"]


def test_leaving_a_game_asks_and_escape_goes_back_to_it(page: Page, tables: Server) -> None:
    begin(page, tables)
    page.locator("[data-key=menu] > summary").click()
    page.locator("[data-do=seat-again][data-value=new]").first.click()
    asked = page.locator("[data-key=asks]")
    expect(asked.get_by_role("heading")).to_be_focused()
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(page.locator(".nt-table")).to_be_visible()
