"""The home page in the browser: one tap to a table, on a phone and on a desk; and the lessons."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.in_view import SIZES, settle
from browser.looking import DESK, blemishes, look, small_targets, sticking_out
from browser.serving import open_in_lab, run_all
from browser.stage_page import put
from partylab import games
from partylab.words import LANGUAGES
from partylab_widgets import home
from partylab_widgets.folders import notebooks_folder
from partylab_widgets.seat import tiles
from samples import SAMPLES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from browser.serving import Server

SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True}


def is_in_view(found: Locator) -> bool:
    """Does all of it lie on the screen, without scrolling?"""
    seen: bool = found.evaluate(
        """node => {
          const { left, top, right, bottom } = node.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        }"""
    )
    return seen


def assert_fit_for_all(page: Page) -> None:
    """Check a page with the rules for everybody."""
    assert blemishes(page) == []
    assert sticking_out(page) == []
    assert small_targets(page) == []


def test_on_a_small_phone_one_tap_leads_to_the_table(browser: Browser, tables: Server) -> None:
    with look(browser, **SMALL) as page:
        page.goto(tables.render("en/play.ipynb"))
        play = page.locator("[data-do=home-play]").first
        play.wait_for()
        assert is_in_view(play)
        assert_fit_for_all(page)
        play.tap()
        expect(page.locator(".nt-table")).to_be_visible()
        assert page.evaluate("scrollY") == 0
        expect(page.locator(".home")).to_have_count(0)


def test_on_a_small_phone_the_way_on_is_in_view_on_every_page_that_asks(
    browser: Browser, tables: Server
) -> None:
    """Also after a change of language in the middle, which leaves what was typed; by night."""
    with look(browser, **SMALL, color_scheme="dark") as page:
        page.goto(tables.render("en/play.ipynb"))
        page.locator("[data-do=home-friends]").first.tap()
        start = page.locator("[data-do=start]")
        page.locator("[data-do=people][value='3']").check()
        page.locator("[data-do=name-2]").fill("Zoé")
        page.locator("[data-do=seat-language][data-value=fr]").tap()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Entre amis")
        expect(page.locator("[data-do=name-2]")).to_have_value("Zoé")
        expect(page.locator(".pl-stage")).to_have_attribute("lang", "fr")
        assert is_in_view(start)
        assert_fit_for_all(page)
        page.locator("[data-do=home-back]").tap()
        page.locator("[data-do=home-customise]").first.tap()
        start.wait_for()
        for summary in page.locator("summary").all():
            summary.tap()
        assert is_in_view(start)
        assert_fit_for_all(page)
        start.tap()
        expect(page.locator(".nt-table")).to_be_visible()


def test_on_a_desk_all_games_and_lessons_are_seen_at_once(browser: Browser, tables: Server) -> None:
    """A lesson is one click away, in the language that was chosen."""
    with look(browser, **DESK) as page:
        page.goto(tables.render("en/play.ipynb"))
        page.locator(".home-tile").first.wait_for()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert blemishes(page) == []
        assert all(is_in_view(found) for found in page.locator(".home-tile, .home-lessons").all())
        page.locator("[data-do=seat-language][data-value=fr]").click()
        lesson = page.get_by_role("link", name="Bienvenue")
        lesson.click(no_wait_after=True)
        page.wait_for_url("**/voila/render/fr/00_welcome.ipynb", wait_until="commit")


# Pairs of parts that must not lie on each other: words, and what is pressed.
MEETING = """() => {
  const found = [];
  for (const tile of document.querySelectorAll(".home-tile")) {
    const parts = [...tile.querySelectorAll("h2, p, button")].filter((part) => part.offsetHeight);
    const outer = tile.getBoundingClientRect();
    const boxes = parts.map((part) => part.getBoundingClientRect());
    boxes.forEach((a, at) => {
      const { textContent: told, scrollWidth, clientWidth } = parts[at];
      if (a.left < outer.left || a.right > outer.right || a.bottom > outer.bottom)
        found.push(`beyond: ${told}`);
      if (scrollWidth > clientWidth + 1) found.push(`cut: ${told}`);
      for (const b of boxes.slice(at + 1)) {
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        if (high > 1 && wide > 1) found.push(`on another: ${told}`);
      }
    });
  }
  return found;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("games_at_home", [2, 3, 4, 5])
def test_any_number_of_games_lies_well_at_every_size(
    page: Page, language: str, games_at_home: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sample stands for games to come; four of them and seven lessons fill a desk exactly."""
    names = sorted(path.stem for path in (notebooks_folder() / language).glob("0*.ipynb"))
    monkeypatch.setattr(tiles, "lessons_beside", lambda _language: (names * 2)[:7])
    known = [*games.GAMES.items(), *SAMPLES.items()][:games_at_home]
    monkeypatch.setattr(games, "GAMES", dict(known))
    page.emulate_media(reduced_motion="reduce")  # nothing glides while it is measured
    put(page, home(language))
    page.add_style_tag(content="body { margin: 0 }")
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        found[width] = [*page.evaluate(MEETING), *sticking_out(page), *small_targets(page)]
        assert is_in_view(page.locator("[data-do=home-play]").first)
        if width == DESK["viewport"]["width"] and games_at_home == 4:
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert not any(found.values()), found


def test_in_jupyterlab_a_lesson_opens_beside_the_home_page(page: Page, lab: Server) -> None:
    """By Lab's own command: a plain link would load all of Lab anew."""
    lab.write("#md # Lesson", name="fr/00_welcome.ipynb")
    lab.write("#md # Lesson", name="en/00_welcome.ipynb")
    name = lab.write("from partylab_widgets import home\nhome()", name="en/home.ipynb")
    open_in_lab(page, f"{lab.address}lab/workspaces/home/tree/{name}")
    page.evaluate("window.loaded = 'once'")
    run_all(page)
    page.get_by_role("link", name=re.compile("Welcome")).click()
    opened = "() => window.jupyterapp.shell.currentWidget.context?.path"
    page.wait_for_function(f"({opened})() === 'en/00_welcome.ipynb'")
    assert page.evaluate("window.loaded") == "once"
