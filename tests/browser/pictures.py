"""Takes the pictures of the README and of the docs: `make pictures` writes docs/pictures/*.png."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from random import Random
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from PIL import Image
from playwright.sync_api import sync_playwright

from browser.find_chromium import chromium_path
from browser.in_view import Table, settle
from browser.looking import look
from browser.serving import CHROMIUM_ARGS, ROOT, open_in_lab, run_all, serve_lab
from browser.stage_page import put
from browser.strips import halted, motion, save, save_strip
from partylab.hat.gifts import GIFTS, noun
from partylab.hat.minds import offers
from partylab.hat.pictures.parcels import front
from partylab.hat.sureness import Felt
from partylab.html import art, html, join
from partylab.words import Words
from partylab_widgets import home, play
from partylab_widgets.classroom.handed_in import HandedIn, Paper
from partylab_widgets.classroom.page import page as class_page
from partylab_widgets.lesson.question import is_right
from partylab_widgets.lessons.runs.bets import BETS
from partylab_widgets.server.assets import DOOR
from partylab_widgets.worksheet.sheet import worksheet as pages_of
from partylab_widgets.worksheet.shipped import run

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from partylab_widgets.lesson.answers import Record
    from partylab_widgets.lesson.question import Question

PICTURES = ROOT / "docs" / "pictures"
SCREEN: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
STILL: dict[str, Any] = {"reduced_motion": "reduce"}  # no card is in flight on its picture
# All gifts on one sheet.
SHEET = """
  body { margin: 0; padding: 12px; display: grid; gap: 10px; grid-template-columns: repeat(11, 1fr);
    background: #fbeae6; font: 600 15px system-ui, sans-serif; color: #2b2118; }
  figure { margin: 0; text-align: center; }
  i { font-size: 13px; font-weight: 400; }
"""
HISTORY = 21  # the deal of a game that is neither short nor long, in which much is mixed up
REST = 600  # ms: so long a button rests whose card has changed
FOUR = ["me", "threshold", "collector", "linear"]
SHOWN = ("pair", "join", "wait", "both")  # bets of the lesson on runs
NAMES = ["Ana", None, None, None]  # bots have names of their own


def spread(page: Page) -> None:
    """Give the stage the whole window, as the page of play does."""
    page.add_style_tag(content="body { margin: 0 }")
    page.evaluate("() => { dispatchEvent(new Event('resize')); }")
    settle(page)


def take(page: Page, name: str) -> None:
    """Save a picture of the page."""
    page.mouse.move(0, 0)
    save(Image.open(BytesIO(page.screenshot())), PICTURES / f"{name}.png")


def first_page(browser: Browser) -> None:
    """Take the picture of the home page."""
    with look(browser, **SCREEN, **STILL) as page:
        put(page, home("en"))
        spread(page)
        take(page, "home")


def icon(browser: Browser) -> None:
    """Draw the icon of the installed app for phones that take no SVG: no corner is left open."""
    drawn = (DOOR / "icon.svg").read_text(encoding="utf-8").replace(' rx="14"', "", 1)
    with look(browser, viewport={"width": 192, "height": 192}) as page:
        page.set_content(f"<style>body {{ margin: 0 }}</style>{drawn}")
        save(Image.open(BytesIO(page.screenshot())), DOOR / "icon.png")


def tables(browser: Browser) -> None:
    """Take the pictures of a table of No Thanks!, by day and by night, and of its end."""
    with look(browser, **SCREEN, **STILL) as page:
        table = Table(page, "nothanks", FOUR, seed=11, names=NAMES)
        spread(page)
        table.show(table.moments[1])
        take(page, "table")
        table.show(table.moments[-1])
        take(page, "end")
    with look(browser, **PHONE, **STILL, color_scheme="dark") as page:
        table = Table(page, "nothanks", FOUR, seed=11, names=NAMES, language="fr")
        spread(page)
        table.show(table.moments[1])
        take(page, "table-phone")


def gifts_on_their_way(browser: Browser) -> None:
    """Take the pictures of a table of That's Not a Hat, and of what became of every gift."""
    sitters = ["me", "goldfish", "fader", "window", "elephant"]
    about: dict[str, Any] = {"seed": 11, "names": ["Ana", None, None, None, None]}
    with look(browser, **SCREEN, **STILL) as page:
        table = Table(page, "hat", sitters, **about)
        spread(page)
        table.show(table.moments[1])
        take(page, "hat")
    looked_back(browser)
    with look(browser, **PHONE, **STILL, color_scheme="dark") as page:
        table = Table(page, "hat", sitters, language="fr", **about)
        spread(page)
        table.show(table.moments[1])
        take(page, "hat-phone")


def looked_back(browser: Browser) -> None:
    """Take the picture of what is told after a game: who remembered, and who believed what."""
    sitters = ["me", "goldfish", "fader", "binder", "elephant"]
    with look(browser, viewport={"width": 1280, "height": 1120}, **STILL) as page:
        # Ana remembers as a bot does, and says how sure she is.
        names = ["Ana", None, None, None, None]
        table = Table(page, "hat", sitters, like="window", seed=HISTORY, names=names)
        spread(page)
        felt = sure_like(table.played.table, "window")
        sit = table.stage._sit

        def sit_down(match: Any) -> None:
            sit(match)
            sitting = table.stage.sitting
            sitting.look = replace(sitting.look, felt=felt)

        with patch.object(table.stage, "_sit", sit_down):
            table.show(table.moments[-1])
        page.locator(".seat-end .pl-drawer > summary").click()
        page.locator(".th-picture").first.evaluate("it => it.scrollIntoView({ block: 'start' })")
        page.mouse.wheel(0, -90)
        settle(page)
        take(page, "hat-history")


def sure_like(table: Any, bot: str) -> tuple[Felt, ...]:
    """Return how sure somebody in the first seat would be who remembers like a bot."""
    minds = offers(table, [bot])
    said = [
        Felt(it.step.round, it.number, False, it.giver.sure) for it in minds if it.giver.seat == 0
    ]
    return (*said, *(
        Felt(it.step.round, it.number, True, it.receiver.sure)
        for it in minds if it.receiver.seat == 0
    ))  # fmt: skip


def hall(browser: Browser) -> None:
    """Take the picture of a hall of ghosts in the middle of a game, from above and by lamplight."""
    with look(browser, **SCREEN, **STILL) as page:
        table = Table(page, "ghosts", ["me", "hider", "schemer"], seed=7, names=["Ana", None, None])
        spread(page)
        table.show(table.moments[len(table.moments) // 2])
        take(page, "hall")


def gifts(browser: Browser) -> None:
    """Draw all gifts of That's Not a Hat with their names, in both languages."""
    cells = join(
        html(
            "<figure>{}<figcaption>{}<br><i>{}</i></figcaption></figure>",
            art("0 0 100 100", front(gift), "gift"), noun(gift, "en").name, noun(gift, "fr").name,
        )
        for gift in GIFTS
    )  # fmt: skip
    with look(browser, viewport={"width": 1360, "height": 100}) as page:
        page.set_content(cells)
        page.add_style_tag(content=SHEET)
        page.locator("figure").last.wait_for()
        save(Image.open(BytesIO(page.screenshot(full_page=True))), PICTURES / "hat-gifts.png")


def flight(browser: Browser) -> None:
    """Take the film strip of a chip that flies from the hand to the card."""
    with look(browser, **PHONE) as page:
        table = Table(page, "nothanks", FOUR, seed=11, names=NAMES)
        spread(page)
        table.show(table.moments[1])
        page.wait_for_timeout(REST)
        with halted(page):
            page.locator("[data-do=move][data-value=pay]").click()
        save_strip(motion(page), PICTURES / "strip-chip.png")


def race(browser: Browser) -> None:
    """Take the film strip of a round of Not Not, and a picture from its middle."""
    # The kernel of such a page is plain Python: no loop runs there that could wait for bots.
    with (
        patch("partylab_widgets.seat.running.running_loop", lambda: None),
        look(browser, **PHONE) as page,
    ):
        about = {"language": "en", "pace": "quick", "seed": 4, "mode": "extreme"}
        put(page, play("notnot", ["me", "child", "casual"], names=NAMES[:3], **about))
        spread(page)
        frames = [page.screenshot()]
        page.locator("[data-start]").click()
        for moment in ("[data-phase=count]", "[data-phase=go]", ".pl-answered .nn-landed"):
            page.locator(moment).first.wait_for()
            frames.append(page.screenshot())
        save(Image.open(BytesIO(frames[-1])), PICTURES / "notnot-phone.png")
        page.keyboard.press("ArrowUp")
        for moment in ("[data-wait=on]", "[data-phase=count]"):
            page.locator(moment).first.wait_for()
            frames.append(page.screenshot())
    save_strip(frames, PICTURES / "strip-round.png")


def lesson(browser: Browser) -> None:
    """Take the picture of a question of a lesson in JupyterLab."""
    with serve_lab(ROOT / "notebooks") as lab, look(browser, **SCREEN, **STILL) as page:
        open_in_lab(page, f"{lab.address}lab/tree/en/03_runs_and_probability.ipynb")
        run_all(page)
        question = page.locator(".pl-stage .pl-slider").first
        question.wait_for()
        news = page.get_by_role("button", name="No", exact=True)
        news.click()
        news.wait_for(state="detached")
        page.get_by_text("| Idle").wait_for()
        for _ in range(3):  # JupyterLab lays out what comes into view only then
            question.evaluate("it => it.closest('.pl-stage').scrollIntoView({block: 'center'})")
            page.wait_for_timeout(500)
        take(page, "lesson-lab")


def made_up_bet(question: Question, rng: Random) -> Record:
    """Return a bet of a class as classes are: half of it is right, nearly all are rather sure."""
    answer = question.answer() if question.answer else ""
    ways = [*(question.choices or map(str, question.numbers))]
    value = str(answer) if rng.random() < 0.5 else rng.choice(ways)
    right = is_right(value, answer, question.near)
    sure = max(question.blind, min(100, 5 * round(rng.gauss(15 if right else 13, 3))))
    return {
        "stage": "revealed", "value": value, "answer": str(answer), "sure": sure, "right": right,
    }  # fmt: skip


def classroom(browser: Browser) -> None:
    """Take the picture of what a class that we made up has answered."""
    rng = Random(3)
    papers = []
    for number in range(27):
        runs: dict[str, Record] = {
            key: made_up_bet(it, rng) for key, it in BETS.items() if key in SHOWN
        }
        papers.append(Paper(f"pupil {number}", {"runs": runs}))
    with look(browser, **SCREEN, **STILL) as shown:
        shown.set_content(str(class_page(HandedIn(papers, []), Words("en"), names=False)))
        shown.evaluate("() => document.querySelector('#runs').scrollIntoView()")
        take(shown, "class")


def worksheet(browser: Browser) -> None:
    """Take the picture of the first pages of a worksheet and of its solutions, as on A4."""
    pages = []
    for folder in ("en", "solutions/en"):
        cells = run(ROOT / "notebooks" / folder / "06_geometry_of_sight.ipynb")
        paper = {"viewport": {"width": 794, "height": 1123}, "device_scale_factor": 1}
        with look(browser, **STILL, **paper) as shown:
            shown.emulate_media(media="print")
            shown.set_content(f"<meta charset=utf-8>{pages_of({'cells': cells}, 'en')}")
            shown.add_style_tag(content="body { margin: 15mm 16mm; background: #fff }")
            pages.append(Image.open(BytesIO(shown.screenshot())))
    both = Image.new("RGB", (2 * 794 + 24, 1123), "#8a8f94")
    for at, one in enumerate(pages):
        both.paste(one, (at * (794 + 24), 0))
    save(both, PICTURES / "worksheet.png")


def main() -> None:
    """Take all pictures."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)
        for pictures in (
            icon,
            first_page,
            tables,
            gifts_on_their_way,
            hall,
            gifts,
            flight,
            race,
            lesson,
            classroom,
            worksheet,
        ):
            pictures(browser)
        browser.close()


if __name__ == "__main__":
    main()
