"""Everybody can read and use a table: axe finds nothing to mend, and no text is pale."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.contrast import pale
from browser.in_view import Table
from browser.looking import DESK, PHONE, blemishes, look
from partylab import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# How many people sit there, too.
SCREENS: dict[str, tuple[int, dict[str, Any]]] = {
    "a desk by day": (1, {**DESK, "color_scheme": "light"}),
    "a phone by night": (1, {**PHONE, "color_scheme": "dark"}),
    "a phone by day, two people": (2, {**PHONE, "color_scheme": "light"}),
    "a desk by night, two people": (2, {**DESK, "color_scheme": "dark"}),
}


def wrong(table: Table, *, by_day: bool) -> list[object]:
    """Return what is hard to read; and by day what axe finds, to whom only colours differ then."""
    return [*(blemishes(table.page) if by_day else ()), *pale(table.page)]


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_in_anybodys_way_at_a_table(browser: Browser, game: str, screen: str) -> None:
    """At the first turn or the curtain, in the menu, while others think, and at the end."""
    found = {}
    people, about = SCREENS[screen]
    by_day = about["color_scheme"] == "light"
    with look(browser, reduced_motion="reduce", **about) as page:
        rivals = games.board(games.rules(game)).rivals
        table = Table(page, game, ["me"] * people + list(rivals))
        for moment in sorted({*table.moments[-2:], table.moments[0]}, reverse=True):
            table.show(moment)
            found[f"{table.state}, {moment}"] = wrong(table, by_day=by_day)
        page.locator("details.pl-drawer > summary").first.click()
        found["menu"] = wrong(table, by_day=by_day)
    assert not any(found.values()), {where: what for where, what in found.items() if what}
