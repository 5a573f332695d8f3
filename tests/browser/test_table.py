"""The table of No Thanks! in Voilà, the whole way: dashboard, game, result; by keyboard alone."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

import partylab_widgets  # noqa: F401  it brings its own words
from browser.looking import (
    PHONE,
    barriers,
    customise,
    look,
    press_once,
    small_targets,
    spoken,
    sticking_out,
    tab_to,
)
from partylab import Words

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from browser.serving import Server


MENU = ".seat-bar > .pl-drawer > summary"


def choose(page: Page, mark: str, keys: str) -> None:
    """Choose in a list by keyboard: the list's own keys, as many as are named."""
    tab_to(page, mark)
    for key in keys.split():
        page.keyboard.press(key)


def start_by_keyboard(page: Page) -> None:
    """Sit down with three bots that move at once, without a mouse."""
    page.locator(".home-tiles").wait_for()
    tab_to(page, "home-customise|nothanks")
    page.keyboard.press("Enter")
    page.locator("[data-do=start]").wait_for()
    choose(page, "count|", "ArrowDown")
    expect(page.locator("[data-do=player-3]")).to_be_visible()
    tab_to(page, "start|")
    page.keyboard.press("Enter")
    expect(page.locator(".nt-table")).to_be_visible()
    tab_to(page, page.locator(MENU))
    page.keyboard.press("Enter")  # the menu lies over the table
    tab_to(page, Words("en")("seat-settings"))
    page.keyboard.press("Enter")
    choose(page, "seat-pace|", "Home")
    expect(page.locator("[data-do=seat-pace]")).to_have_value("instant")
    shut_the_menu(page)


def open_the_menu(page: Page, *parts: str) -> None:
    """Open the menu over the table, and parts in it."""
    page.locator(MENU).click()
    for part in parts:
        page.locator("summary", has_text=part).click()


def shut_the_menu(page: Page) -> None:
    """Press Escape until the table is there again."""
    menu = page.locator(".seat-bar > .pl-drawer > .pl-drawer-inside")
    for _ in range(10):
        if menu.is_visible():
            page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


TOLD = """before => {
  const said = document.querySelector('.pl-stage [role=status]').innerText;
  return said !== before && /Your turn: the|The game is over/.test(said);
}"""


def press_and_hear(page: Page, key: str) -> str:
    """Press a key; return what is read out once the bots have followed."""
    before = spoken(page).inner_text()
    press_once(page, key)
    page.wait_for_function(TOLD, arg=before)
    return spoken(page).inner_text()


def test_a_whole_game_against_three_bots_is_played_by_keyboard_and_makes_sense_read_aloud(
    page: Page, tables: Server
) -> None:
    """Every press is answered by sentences: what I did, what the bots did, what is mine to do."""
    page.goto(tables.render("en/play.ipynb"))
    start_by_keyboard(page)
    expect(spoken(page)).to_contain_text("Your turn: the")
    tab_to(page, "move|take")  # in a list, letters would choose from the list
    end = page.locator(".seat-end")
    for turn in range(300):
        forced = page.locator("[data-do=move][data-value=pay]").is_disabled()
        said = press_and_hear(page, "t" if forced or turn % 3 == 0 else "r")
        assert re.match(r"You (refuse|take|have no chip left and must take) the \d+", said), said
        assert "Your turn: the" in said or "The game is over" in said, said
        if "The game is over" in said:
            break
    expect(end).to_contain_text("The game is over")
    expect(end.locator(".pl-podium > li")).to_have_count(4)

    tab_to(page, page.locator("[data-do=seat-replay][type=range]"))  # over every move
    page.keyboard.press("Home")
    expect(page.locator("[data-do=seat-branch]")).to_be_enabled()
    tab_to(page, "seat-branch|")
    page.keyboard.press("Enter")
    expect(end).to_have_count(0)
    expect(page.locator(".nt-table")).to_be_visible()


def test_axe_finds_nothing_serious_in_the_form_the_menus_and_the_score_sheet(
    page: Page, tables: Server
) -> None:
    page.goto(tables.render("fr/play.ipynb?theme=dark"))
    customise(page)
    assert barriers(page) == []
    for summary in page.locator("summary").all():
        summary.click()
    assert barriers(page) == []
    page.locator("[data-do=start]").click()
    page.locator(".nt-table").wait_for()
    assert barriers(page) == []
    words = Words("fr")
    open_the_menu(page, words("seat-settings"), words("seat-rules"))
    assert barriers(page) == []
    page.locator("[data-do=seat-pace]").select_option("instant")
    page.locator("[data-do=seat-help-odds]").check()
    shut_the_menu(page)
    page.locator("[data-key=ask-bots]").click()
    page.locator("[data-key=advice]").wait_for()
    assert barriers(page) == []
    page.keyboard.press("Escape")
    end, take = page.locator(".seat-end"), page.locator("[data-do=move][data-value=take]")
    while not end.count():
        with suppress(TooLate):  # the last card may just have gone
            take.click(timeout=1_000)
    assert barriers(page) == []
    end.locator("summary").click()
    assert barriers(page) == []


CARD = "() => document.querySelector('.nt-face-up svg')?.dataset.key ?? ''"


def take_by_touch(page: Page, take: Locator) -> None:
    """Tap until the card is mine: a button rests for a moment after its card has changed."""
    card = page.evaluate(CARD)
    while page.evaluate(CARD) == card and not page.locator(".seat-end").count():
        with suppress(TooLate):  # the last card may just have gone
            take.tap(timeout=1_000)


def test_a_phone_plays_by_touch_and_nothing_is_wider_than_its_screen(
    browser: Browser, tables: Server
) -> None:
    with look(browser, **PHONE, locale="fr-FR") as page:
        page.goto(tables.render("fr/play.ipynb"))
        customise(page)
        page.locator("summary", has_text="Options").tap()
        page.locator("[data-do=seed]").fill("phone")  # the same deal each time
        page.locator("[data-do=start]").tap()
        page.locator(".nt-table").wait_for()
        open_the_menu(page, Words("fr")("seat-settings"))
        page.locator("[data-do=seat-pace]").select_option("instant")
        shut_the_menu(page)
        take = page.locator("[data-do=move][data-value=take]")
        while not page.locator(".seat-end").count():
            take_by_touch(page, take)
        page.locator(".seat-end summary").tap()
        first = page.locator(".nt-hands tbody strong").first
        expect(first).to_be_visible()
        points = first.bounding_box()
        assert barriers(page) == []
        assert sticking_out(page, scrolls="svg, .pl-visually-hidden") == []  # no table either
        assert small_targets(page) == []
    assert points
    assert points["x"] + points["width"] <= 360


def test_a_name_with_markup_is_shown_as_text(page: Page, tables: Server) -> None:
    alarms: list[str] = []
    page.on("dialog", lambda dialog: (alarms.append(dialog.message), dialog.dismiss()))
    page.goto(tables.render("en/play.ipynb"))
    customise(page)
    name = page.locator("[data-do=name-0]")
    name.fill("<img src=x onerror=alert(1)>")
    name.press("Tab")
    page.locator("[data-do=start]").click()
    expect(page.locator("[role=alert]").filter(has_text="too long")).to_be_visible()
    name.fill("<b>Ana</b>")
    name.press("Tab")
    page.locator("[data-do=start]").click()
    expect(page.locator(".nt-mine strong")).to_have_text("<b>Ana</b>")
    assert alarms == []


BROKEN_SAVE: Any = {
    "name": "broken.json", "mimeType": "application/json", "buffer": b'{"format": "party',
}  # fmt: skip


def test_a_saved_game_is_downloaded_and_opened_again_and_a_broken_one_refused(
    page: Page, tables: Server
) -> None:
    page.goto(tables.render("en/play.ipynb"))
    page.locator("[data-do=home-play][data-value=nothanks]").click()
    # While others play, what was saved of the table is soon out of date, and gone.
    expect(page.locator("[data-do=move][data-value=take]")).to_be_enabled()
    open_the_menu(page)
    page.locator("[data-do=seat-save]").click()
    with page.expect_download() as download:
        page.locator("a[download]").click()
    path = download.value.path()
    page.locator(".seat-bar [data-do=seat-setup]").click()
    customise(page)
    page.locator("summary", has_text="Go on with a saved game").click()
    page.locator("[data-do=seat-load]").set_input_files(BROKEN_SAVE)
    sentence = Words("en")("table-save-damaged")
    expect(page.locator("[role=alert]").filter(has_text=sentence)).to_be_visible()
    page.locator("[data-do=seat-load]").set_input_files(path)
    expect(page.locator(".nt-table")).to_be_visible()


def test_two_people_pass_the_screen_through_a_curtain(page: Page, tables: Server) -> None:
    page.goto(tables.render("en/play.ipynb"))
    page.locator("[data-do=home-friends][data-value=nothanks]").click()
    expect(page.locator("[data-do=name-1]")).to_be_visible()
    page.locator("[data-do=start]").click()
    curtain = page.locator(".pl-curtain")
    expect(curtain).to_be_visible()
    expect(page.locator(".nt-held[aria-label='number of chips hidden']")).to_have_count(3)
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    expect(page.locator(".nt-held[aria-label='number of chips hidden']")).to_have_count(2)
