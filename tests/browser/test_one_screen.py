"""One screen: all that matters at a table is in view, at every size, for every number of seats.

PARTYLAB_SHOTS=folder pytest tests/browser/test_one_screen.py     # keeps a picture of each screen
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.in_view import FAULTS, MUST, SIZES, Table, settle
from browser.looking import look
from browser.serving import open_in_lab, run_all
from partylab import games

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from browser.serving import Server

TABLES = [(game, seats) for game in games.GAMES for seats in games.rules(game).seat_counts]
ON_ITS_SIDE = (844, 390)  # a phone
LONG = "Maximiliane-Wilhelmine {}"  # as long as a name may be
OPTIONS: dict[str, dict[str, Any]] = {"notnot": {"still_seconds": 60}}  # time to look at a round


def faults(
    browser: Browser, game: str, seats: int, people: int, language: str, *,
    always: str = "", touch: bool = False,
) -> list[str]:  # fmt: skip
    rivals = games.board(games.rules(game)).rivals
    players = ["me"] * people + [rivals[at % len(rivals)] for at in range(seats - people)]
    names = [LONG.format(seat) for seat in range(seats)] if language == "fr" else None
    with look(browser, reduced_motion="reduce", has_touch=touch, is_mobile=touch) as page:
        about = {"language": language, "names": names, **OPTIONS.get(game, {})}
        table = Table(page, game, players, always=always, **about)
        table.sizes = [*SIZES, ON_ITS_SIDE] if touch else SIZES
        return [fault for moment in table.moments for fault in table.faults(moment)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_that_matters_is_in_view(
    browser: Browser, game: str, seats: int, language: str
) -> None:
    """At the first, a middle and the last turn, while others think, during a race, at the end."""
    assert faults(browser, game, seats, 1, language) == []


def test_all_that_matters_is_in_view_of_who_takes_every_card(browser: Browser) -> None:
    """Even where there is the least room: a whole deck, beside six others."""
    assert faults(browser, "nothanks", 7, 1, "fr", always="take") == []


@pytest.mark.parametrize(("game", "seats", "people"), [
    ("nothanks", 3, 2), ("nothanks", 7, 7), ("notnot", 2, 2), ("notnot", 4, 4),
    ("ghosts", 3, 2), ("ghosts", 4, 4),
])  # fmt: skip
def test_all_that_matters_is_in_view_for_several_people_at_one_screen(
    browser: Browser, game: str, seats: int, people: int
) -> None:
    """Behind the curtain, where there are secrets; else with a pad for each."""
    assert faults(browser, game, seats, people, "fr") == []


@pytest.mark.parametrize("people", [2, 3, 4])
def test_all_that_matters_is_in_view_around_a_phone_or_a_tablet(
    browser: Browser, people: int
) -> None:
    """A pad for each at their own edge, and nothing of one lies on the start or on another one."""
    assert faults(browser, "notnot", people, people, "en", touch=True) == []


@pytest.mark.parametrize("game", games.GAMES)
def test_bots_have_names_that_can_be_read_whole(browser: Browser, game: str) -> None:
    """In French they are longer; only a name that somebody has typed may end in dots."""
    found = []
    with look(browser, reduced_motion="reduce") as page:
        rivals = games.board(games.rules(game)).rivals
        table = Table(page, game, ["me", *rivals, rivals[0]], language="fr")
        table.show(table.moments[1])
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            cut = page.locator(".pl-strip strong").evaluate_all(
                "all => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.title)"
            )
            found += [f"{width} × {height}: {name}" for name in cut]
    assert found == []


def test_in_jupyterlab_a_table_fits_the_part_of_its_cell_that_one_sees(
    page: Page, lab: Server
) -> None:
    open_in_lab(page, lab.edit("from partylab_widgets import play", 'play("nothanks", seed=7)'))
    run_all(page)
    page.add_style_tag(content=".Toastify { display: none }")  # Lab's own news
    stage = page.locator(".pl-stage")
    page.locator("[data-see=actions] button:not([aria-disabled=true])").first.wait_for()
    stage.evaluate("it => it.scrollIntoView({ block: 'end' })")
    settle(page)
    assert page.evaluate(FAULTS, {"must": MUST["turn"], "thumbs": False}) == []
