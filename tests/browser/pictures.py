"""Takes the pictures of the README and of the docs: `make pictures` writes docs/pictures/*.png."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from browser.find_chromium import chromium_path
from browser.looking import customise
from browser.serving import CHROMIUM_ARGS, ROOT, open_in_lab, run_all, serve_lab, serve_voila

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

PICTURES = ROOT / "docs" / "pictures"
WAIT_FOR_NEWS = "before => document.querySelector('.pl-stage [role=status]').innerText !== before"


@contextmanager
def visit(browser: Browser, address: str, width: int, height: int, locale: str) -> Iterator[Page]:
    """Open a page that keeps still, so that no card is in flight on its picture."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(address)
    yield page
    page.close(run_before_unload=True)
    context.close()


def sit_down(page: Page) -> None:
    """Start the same game each time, with three bots that move at once."""
    customise(page)
    page.locator("[data-do=count]").select_option("4")
    page.locator("[data-do=player-3]").select_option("collector")
    page.locator("[data-do=seed]").evaluate("field => field.closest('details').open = true")
    page.locator("[data-do=seed]").fill("PartyLab")
    page.locator("[data-do=seed]").press("Tab")
    page.locator("[data-do=start]").click()
    page.locator(".nt-table").wait_for()
    settings = page.locator("details[data-key=settings] > summary")
    settings.click()
    page.locator("[data-do=seat-pace]").select_option("instant")
    page.locator("[data-do=move][data-value=take]").wait_for()
    settings.click()


def decide(page: Page, turns: int) -> None:
    """Take every third card, until the game is over or so many turns have passed."""
    for turn in range(turns):
        if page.locator(".seat-end").count():
            return
        forced = page.locator("[data-do=move][data-value=pay]").is_disabled()
        before = page.locator(".pl-stage [role=status]").inner_text()
        page.locator(
            f"[data-do=move][data-value={'take' if forced or turn % 3 == 0 else 'pay'}]"
        ).click()
        page.wait_for_function(WAIT_FOR_NEWS, arg=before)


def take(page: Page, name: str, selector: str = "") -> None:
    """Save a picture of the page, or of one part of it."""
    path = PICTURES / f"{name}.png"
    page.mouse.move(0, 0)
    if selector:
        page.locator(selector).first.screenshot(path=path)
    else:
        page.screenshot(path=path)


def games(browser: Browser) -> None:
    """Take the pictures of the dashboard, the table and the score sheet."""
    with serve_voila(ROOT / "notebooks") as voila:
        english, french = voila.render("en/play.ipynb"), voila.render("fr/play.ipynb")
        with visit(browser, english, 1280, 900, "en-GB") as page:
            page.locator(".home-tiles").wait_for()
            take(page, "dashboard", ".pl-stage")
            sit_down(page)
            decide(page, 12)
            take(page, "table", ".nt-table")
            decide(page, 300)
            take(page, "score-sheet", ".seat-end")
        with visit(browser, f"{french}?theme=dark", 360, 780, "fr-FR") as page:
            sit_down(page)
            decide(page, 12)
            page.locator(".nt-table").evaluate("table => table.scrollIntoView()")
            take(page, "table-phone")
        lesson = voila.render("en/03_runs_and_probability.ipynb")
        with visit(browser, lesson, 1000, 900, "en-GB") as page:
            page.locator(".pl-stage").first.wait_for()
            take(page, "lesson-voila")


def races(browser: Browser) -> None:
    """Take the pictures of a round of Not Not: its dice, and why each card was right or wrong."""
    with serve_voila(ROOT / "notebooks") as voila:
        dark = f"{voila.render('en/play.ipynb')}?theme=dark"
        with visit(browser, dark, 1280, 900, "en-GB") as page:
            race(page, "notnot-round", "notnot-why")


def race(page: Page, during: str, after: str) -> None:
    """Race the same five rounds each time, at the hardest level."""
    customise(page, "notnot")
    page.locator("[data-do=option-mode]").evaluate("it => it.closest('details').open = true")
    page.locator("[data-do=option-mode]").select_option("extreme")
    page.locator("[data-do=option-still_seconds]").select_option("60")
    page.locator("[data-do=seed]").fill("PartyLab")
    page.locator("[data-do=seed]").press("Tab")
    page.locator("[data-do=start]").click()
    page.locator(".nn-table").wait_for()
    folded = "opened => document.querySelectorAll('details').forEach(it => { it.open = opened; })"
    page.evaluate(folded, True)
    page.locator("[data-do=seat-pace]").select_option("instant")
    page.wait_for_selector("[data-beat='0']")
    page.evaluate(folded, False)
    for number, key in enumerate(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], 1):
        page.locator("[data-start]").press("Enter")
        page.wait_for_selector("[data-phase=go]")
        if number == 5:
            take(page, during)
        page.keyboard.press(key)
        page.wait_for_selector(f"[data-key=recap-{number}]", state="attached")
    page.locator("details[data-key=why] > summary").click()
    take(page, after)


def lessons(browser: Browser) -> None:
    """Take the picture of a lesson in JupyterLab."""
    with serve_lab(ROOT / "notebooks") as lab:
        address = f"{lab.address}lab/tree/en/03_runs_and_probability.ipynb"
        with visit(browser, "about:blank", 1280, 800, "en-GB") as page:
            open_in_lab(page, address)
            run_all(page)
            question = page.locator(".pl-stage .pl-slider").first
            question.wait_for()
            news = page.get_by_role("button", name="No", exact=True)
            news.click()
            news.wait_for(state="detached")
            question.evaluate("it => it.closest('.pl-stage').scrollIntoView({block: 'center'})")
            take(page, "lesson-lab")


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)
        games(browser)
        races(browser)
        lessons(browser)
        browser.close()


if __name__ == "__main__":
    main()
