"""One screen: all that matters at a table is in view, at every size, for every number of seats.

PARTYLAB_SHOTS=folder pytest tests/browser/test_one_screen.py     # keeps a picture of each screen
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.in_view import FAULTS, MUST, SIZES, TIGHT, Table, settle
from browser.looking import look
from browser.serving import open_in_lab, run_all
from partylab import games

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Browser, Page

    from browser.serving import Server

ON_ITS_SIDE = (844, 390)  # a phone
LONG = "Maximiliane-Wilhelmine {}"  # as long as a name may be
OPTIONS: dict[str, dict[str, Any]] = {"notnot": {"still_seconds": 60}}  # time to look at a round


def faults(
    browser: Browser, game: str, tables: Iterable[tuple[int, int]], language: str, *,
    always: str = "", touch: bool = False,
) -> list[str]:  # fmt: skip
    """Return what is wrong at tables of so many seats, with so many people; all in one page.

    At the first and the last table at every size, between them where there is the least room.
    """
    tables, found = [*tables], list[str]()
    with look(browser, reduced_motion="reduce", has_touch=touch, is_mobile=touch) as page:
        table = None
        for at, (seats, people) in enumerate(tables):
            players, names = sitters(game, seats, people), None
            if language == "fr":
                names = [LONG.format(seat) for seat in range(seats)]
            if table is None:
                about = {"language": language, "names": names, **OPTIONS.get(game, {})}
                table = Table(page, game, players, always=always, **about)
            else:
                table.sit(players, names)
            sizes = SIZES if at in (0, len(tables) - 1) else TIGHT
            table.sizes = [*sizes, ON_ITS_SIDE] if touch else sizes
            wrong = [fault for moment in table.moments for fault in table.faults(moment)]
            found += [f"{people} of {seats}, {fault}" for fault in wrong]
    return found


def sitters(game: str, seats: int, people: int) -> list[str]:
    rivals = games.board(games.rules(game)).rivals
    return ["me"] * people + [rivals[at % len(rivals)] for at in range(seats - people)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games.GAMES)
def test_all_that_matters_is_in_view(browser: Browser, game: str, language: str) -> None:
    """At the first, a middle and the last turn, while others think, during a race, at the end.

    In French all of them have long names, from the fewest to the most players; English has other
    words, and is looked at where most sit.
    """
    counts = games.rules(game).seat_counts
    tables = [(seats, 1) for seats in (counts if language == "fr" else counts[-1:])]
    assert faults(browser, game, tables, language) == []


def test_all_that_matters_is_in_view_of_who_takes_every_card(browser: Browser) -> None:
    """Even where there is the least room: a whole deck, beside six others."""
    assert faults(browser, "nothanks", [(7, 1)], "fr", always="take") == []


@pytest.mark.parametrize(("game", "seats", "people"), [
    ("nothanks", 3, 2), ("nothanks", 7, 7), ("notnot", 2, 2), ("notnot", 4, 4),
    ("hat", 3, 2), ("hat", 8, 8), ("ghosts", 3, 2), ("ghosts", 4, 4),
])  # fmt: skip
def test_all_that_matters_is_in_view_for_several_people_at_one_screen(
    browser: Browser, game: str, seats: int, people: int
) -> None:
    """Behind the curtain, where there are secrets; else with a pad for each."""
    assert faults(browser, game, [(seats, people)], "fr") == []


def test_all_that_matters_is_in_view_around_a_phone_or_a_tablet(browser: Browser) -> None:
    """A pad for each at their own edge, and nothing of one lies on the start or on another one."""
    assert faults(browser, "notnot", [(2, 2), (3, 3), (4, 4)], "en", touch=True) == []


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


FIRST_TURN = {what: least for what, least in MUST["turn"].items() if what != "news"}
# Show one of several tables alone.
ALONE = """at => {
  const all = [...document.querySelectorAll(".pl-stage")];
  all.forEach((stage, number) => { stage.style.display = number === at ? "" : "none"; });
  all[at].scrollIntoView({ block: "end" });
}"""


def test_in_jupyterlab_home_and_tables_fit_the_part_of_a_cell_that_one_sees(
    page: Page, lab: Server
) -> None:
    first = "from partylab_widgets import home, play"
    cells = [f"play({game!r}, seed=7, pace='instant')" for game in games.GAMES]
    page.emulate_media(reduced_motion="reduce")  # nothing glides while it is measured
    open_in_lab(page, lab.edit(f"{first}\n{cells[0]}", *cells[1:], "home()"))
    run_all(page)
    page.add_style_tag(content=".Toastify { display: none }")  # Lab's own news
    page.locator(".home-tiles").wait_for()
    page.get_by_text("| Idle").wait_for()  # Lab follows what runs
    for at, game in enumerate(games.GAMES):
        page.evaluate(ALONE, at)
        able = "[data-see=actions] :is(button, [data-start]):not([aria-disabled=true]):visible"
        page.locator(able).first.wait_for()
        settle(page)
        assert page.evaluate(FAULTS, {"must": FIRST_TURN, "thumbs": False}) == [], game
    page.evaluate(ALONE, len(games.GAMES))
    settle(page)
    panel = page.locator(".jp-WindowedPanel-outer").bounding_box()
    shown = page.locator(".home").bounding_box()
    assert panel
    assert shown
    assert shown["height"] <= panel["height"]
