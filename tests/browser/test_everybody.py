"""Everybody can read and use a table: axe finds nothing to mend, and no text is pale."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.contrast import pale
from browser.in_view import Table
from browser.looking import DESK, PHONE, blemishes, look
from partylab import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SCREENS = {
    "a desk by day": {**DESK, "color_scheme": "light"},
    "a phone by night": {**PHONE, "color_scheme": "dark"},
    "a phone by day": {**PHONE, "color_scheme": "light"},
    "a desk by night": {**DESK, "color_scheme": "dark"},
}


def wrong(table: Table) -> list[object]:
    """Return what axe finds, and what is hard to read."""
    return [*blemishes(table.page), *pale(table.page)]


@pytest.mark.parametrize("game", games.GAMES)
@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_in_anybodys_way_at_a_table(browser: Browser, game: str, screen: str) -> None:
    """At the first turn with its menu, while others think, at the end; and for two people."""
    found = {}
    for people in (1, 2):
        with look(browser, reduced_motion="reduce", **SCREENS[screen]) as page:
            rivals = games.board(games.rules(game)).rivals
            table = Table(page, game, ["me"] * people + list(rivals))
            for moment in {table.moments[0], *table.moments[-2:]}:
                table.show(moment)
                found[people, table.state, moment] = wrong(table)
            table.show(table.moments[0])
            page.locator("details.pl-drawer > summary").first.click()
            found[people, "menu"] = wrong(table)
    assert not any(found.values()), {where: what for where, what in found.items() if what}
