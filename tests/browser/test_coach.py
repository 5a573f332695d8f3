"""The coach of a first game: at every size it covers nothing, and Escape sends it away."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from browser.in_view import FAULTS, SIZES, TIGHT, settle
from browser.looking import look
from browser.stage_page import put
from partylab import games
from partylab_widgets import play

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

COACHED = [game for game in games.GAMES if games.board(games.rules(game)).coached_deal is not None]
MUST = {"actions": 1, "card": 1}
LAPTOP = (1366, 680)  # what a browser leaves of a small one
MOST_STEPS = 12


def faults(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    """Return what the coach hides or pushes away at these sizes."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert page.locator(".seat-coach > p").is_visible()
        wrong = page.evaluate(FAULTS, {"must": MUST, "thumbs": False})
        found += [f"{width} × {height}: {fault}" for fault in wrong]
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", COACHED)
def test_all_through_the_first_round_the_coach_covers_nothing(
    browser: Browser, game: str, language: str
) -> None:
    """Whatever it says: after each move of the person, while there is something left to say.

    In French, which is longer, at every size; in English where there is the least room.
    """
    found: dict[str, list[str]] = {}
    sizes = [*SIZES, LAPTOP] if language == "fr" else TIGHT
    # Without a loop bots move at once.
    no_loop = patch("partylab_widgets.seat.running.running_loop", lambda: None)
    with look(browser, reduced_motion="reduce") as page, no_loop:
        stage = play(game, language=language, pace="instant", tour=True)
        shown = put(page, stage)
        page.add_style_tag(content="body { margin: 0 }")
        for _ in range(MOST_STEPS):
            sitting = stage.sitting
            if not sitting.is_coached:
                break
            if sitting.may_move():
                found[sitting.coaching(stage.words)] = faults(page, sizes)
                seat = sitting.match.people_to_move()[0]
                sitting.play([(seat, sitting.table.moves(seat)[0])])
            stage._moved()
            shown.push()
    assert found
    assert not any(found.values()), {said: wrong for said, wrong in found.items() if wrong}


@pytest.mark.parametrize("game", COACHED)
def test_escape_sends_the_coach_away(page: Page, game: str) -> None:
    """One thing at a time: it shuts the menu first."""
    page.set_viewport_size({"width": 360, "height": 640})
    put(page, play(game, pace="instant", tour=True))
    coach, menu = page.locator(".seat-coach"), page.locator("[data-key=menu] > summary")
    expect(coach).to_be_visible()
    menu.press("Enter")
    menu.press("Escape")
    expect(page.locator("[data-key=menu]")).not_to_have_attribute("open", "")
    expect(coach).to_be_visible()
    menu.press("Escape")
    expect(coach).to_have_count(0)
