"""Lessons on paper: whole pages with every question, no answer, and files that open offline."""

from __future__ import annotations

import subprocess
import sys
import unicodedata
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from shutil import copyfile
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from browser.looking import look
from browser.serving import ROOT, surroundings, write_notebook
from notebooks.lessons import BOTH, code, on_paper, run
from partylab.html import plain, rich
from partylab_widgets.lesson.bet import Bet, spelt
from partylab_widgets.lesson.check import Check, Hints
from partylab_widgets.lesson.explain import Explain
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.worksheet.sheet import OFF_PAPER, worksheet

if TYPE_CHECKING:
    from playwright.sync_api import Page
    from pypdf import PageObject

every_lesson = pytest.mark.parametrize(("language", "name"), BOTH)
MARGIN = 40  # points, in which only the foot of a page stands
FILLED = 0.2  # of a page, at least
BEGIN = 30  # letters by which a sentence is known


def told(text: str) -> str:
    """Text without spaces, ligatures and slanted letters: as a PDF may have it."""
    return "".join(unicodedata.normalize("NFKC", plain(text)).split())


@dataclass(frozen=True)
class Leaf:
    """A page as it was printed: its words, and how much of it is filled."""

    text: str
    filled: float


def leaf(page: PageObject) -> Leaf:
    high = float(page.mediabox.height)
    heights = [high]

    def line(operator, operands, matrix, _text):
        if operator in (b"m", b"l"):
            x, y = map(float, operands)
            heights.append(matrix[1] * x + matrix[3] * y + matrix[5])

    def letters(text, matrix, place, _font, _size):
        if text.strip():
            heights.append(matrix[1] * place[4] + matrix[3] * place[5] + matrix[5])

    text = page.extract_text(visitor_operand_before=line, visitor_text=letters)
    return Leaf(told(text), 1 - min(each for each in heights if each > MARGIN) / high)


def printed(page: Page, html: str = "", shape: str = "A4") -> list[Leaf]:
    """What a printer gets: of a page as it is, or of some HTML."""
    if html:
        page.set_content(f"<!DOCTYPE html><meta charset=utf-8>{html}")
    return [leaf(each) for each in PdfReader(BytesIO(page.pdf(format=shape))).pages]


PRINTED: dict[tuple[str, ...], list[Leaf]] = {}


def printed_lesson(page: Page, language: str, name: str, shape: str = "A4") -> list[Leaf]:
    """A lesson as it is printed; each once."""
    key = (language, name, shape)
    if key not in PRINTED:
        PRINTED[key] = printed(page, sheets(language, name), shape)
    return PRINTED[key]


def missing(leaves: list[Leaf], language: str, name: str) -> list[list[str]]:
    """The questions that are not on one page with all their choices."""
    wanted = [[told(part) for part in parts] for parts in asking(language, name)]
    return [
        parts
        for parts in wanted
        if not any(all(part in each.text for part in parts) for each in leaves)
    ]


@cache
def sheets(language: str, name: str, solved: bool = False) -> str:
    return str(worksheet(on_paper(language, name, solved=solved), language))


def asking(language: str, name: str):
    """What a lesson asks: the texts that belong together, question by question."""
    place, shown = run("", language, name)
    lesson = place["lesson"]
    cells = code(language, name)
    for cell, panel in shown.items():
        if any(cell.startswith(chapter) for chapter in OFF_PAPER):
            continue
        if isinstance(panel, Bet):
            yield [lesson.say(panel.key), *(rich(panel.shown(each)) for each in panel.choices)]
        elif isinstance(panel, Explain):
            yield [lesson.say(panel.key)]
        elif isinstance(panel, Lab) and panel.goal:
            yield [lesson.say(panel.goal)]
        elif isinstance(panel, Check):
            lines = cells[cell].splitlines()
            yield [line for line in lines if line.startswith(("def ", "    return"))][:2]


def telling(language: str, name: str):
    """What would tell an answer: each sentence of a reveal, a hint, a model or a solution."""
    place, shown = run("", language, name)
    lesson = place["lesson"]
    for panel in shown.values():
        if isinstance(panel, Bet):
            parts = ["reveal", "said-low", "said-high"]
            parts += [f"said-{spelt(each)}" for each in panel.choices]
        elif isinstance(panel, Explain):
            parts = ["model"]
        elif isinstance(panel, Hints):
            parts = ["solution"]
        else:
            continue
        about = {"answer": panel.found() if isinstance(panel, Bet) and panel.answer else "…"}
        for part in parts:
            if lesson.has(f"{panel.key}-{part}"):
                yield told(lesson.say(f"{panel.key}-{part}", **about))[:BEGIN]


@every_lesson
def test_every_question_and_its_choices_stand_on_one_page(page, language, name):
    assert missing(printed_lesson(page, language, name), language, name) == []


@every_lesson
def test_pages_are_filled(page, language, name):
    leaves = printed_lesson(page, language, name)
    assert [each for each in leaves if each.filled < FILLED] == []


def test_pages_fit_letter_too(page):
    leaves = printed_lesson(page, "fr", "03_runs_and_probability.ipynb", "Letter")
    assert [each for each in leaves if each.filled < FILLED] == []
    assert missing(leaves, "fr", "03_runs_and_probability.ipynb") == []


@every_lesson
def test_no_worksheet_tells_an_answer_and_the_solutions_do(language, name):
    asked, solved = told(sheets(language, name)), told(sheets(language, name, solved=True))
    sentences = list(telling(language, name))
    assert [each for each in sentences if each in asked] == []
    assert [each for each in sentences if each not in solved] == []
    _, shown = run("", language, name)
    for panel in shown.values():
        if isinstance(panel, Bet) and panel.answer is not None:
            assert told(panel.shown(str(panel.found()))) in solved, panel
        if isinstance(panel, Check):
            last = told(panel.exercise.solution.strip().splitlines()[-1].replace("<", "&lt;"))
            assert last in solved, panel


def test_the_second_sheet_begins_on_a_page_of_its_own(page):
    leaves = [each.text for each in printed_lesson(page, "en", "03_runs_and_probability.ipynb")]
    title = told("Second sheet · for when the predictions have been talked about")
    (second,) = (at for at, text in enumerate(leaves) if title in text)
    assert told("Neighbouring cards depend on each other") in leaves[second]
    assert not any(told("Neighbouring cards depend") in text for text in leaves[:second])
    assert all(f"{at}/{len(leaves)}" in text for at, text in enumerate(leaves, 1))


def test_formulas_are_text(page):
    runs = printed_lesson(page, "fr", "03_runs_and_probability.ipynb")
    assert "P3+P4+...+P35" in "".join(each.text for each in runs)
    logic = printed_lesson(page, "en", "01_logic_of_not.ipynb")
    assert "RIGHT∪RED" in "".join(each.text for each in logic)


def test_print_in_voila_gives_the_worksheet_whatever_is_on_the_screen(page, tables):
    name = "03_runs_and_probability.ipynb"
    page.goto(tables.render(f"en/{name}"))
    bet = page.locator(".pl-predict").first
    bet.locator("[type=radio]").nth(1).check()
    bet.locator("[data-do=guessing]").click()
    # A press that follows a press before that one is answered is a double click.
    expect(bet.locator(".pl-slider")).to_contain_text("%")
    bet.locator("[data-do=lock]").click()
    expect(bet).to_contain_text("Locked in")
    page.evaluate("window.print = () => { window.printed = true; }")
    page.get_by_role("button", name="Print the worksheet").click()
    assert page.evaluate("window.printed")
    leaves = printed(page)
    assert missing(leaves, "en", name) == []
    everything = "".join(each.text for each in leaves)
    assert told("Locked in") not in everything
    assert told("Lock it in") not in everything


def test_print_in_jupyterlab_gives_the_worksheet_of_a_lesson_that_has_not_run(page, lab):
    """Its Print fetches this very page, and hands it to the printer."""
    name = "00_welcome.ipynb"
    (lab.folder / "fr").mkdir(exist_ok=True)
    copyfile(ROOT / "notebooks" / "fr" / name, lab.folder / "fr" / name)
    address = f"{lab.address}nbconvert/html/fr/{name}?download=false"
    # The server runs the whole lesson before it answers.
    answer = page.request.get(address, headers={"Referer": lab.address}, timeout=120_000)
    assert missing(printed(page, answer.text()), "fr", name) == []


def test_an_exported_lesson_opens_offline_with_pictures_and_formulas(browser, tmp_path):
    """And a notebook that is none is exported as ever, before it and after it."""
    lesson = ROOT / "notebooks" / "fr" / "03_runs_and_probability.ipynb"
    for name in ("before", "after"):
        write_notebook(tmp_path / f"{name}.ipynb", "#md $x^2$", "1 + 1")
    files = [str(tmp_path / "before.ipynb"), str(lesson), str(tmp_path / "after.ipynb")]
    subprocess.run(
        [sys.executable, "-m", "nbconvert", "--to", "html", "--output-dir", str(tmp_path), *files],
        env=surroundings(tmp_path / "jupyter"),
        check=True,
        capture_output=True,
    )
    others = [(tmp_path / f"{name}.html").read_text("utf-8") for name in ("before", "after")]
    assert all("MathJax" in text and "$x^2$" in text for text in others)
    asked: list[str] = []
    with look(browser, offline=True) as page:
        page.on("request", lambda request: asked.append(request.url))
        page.goto((tmp_path / lesson.with_suffix(".html").name).as_uri())
        expect(page.locator("main math").last).to_be_visible()
        assert page.locator("main svg:visible").count() > 30
        assert page.locator("main").get_by_text("$").count() == 0
        assert missing(printed(page), "fr", lesson.name) == []
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
