"""Lessons on paper: whole pages with every question, no answer, and files that open offline."""

from __future__ import annotations

import subprocess
import sys
import unicodedata
from functools import cache
from io import BytesIO
from shutil import copyfile
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from pypdf import PdfReader

from browser.serving import ROOT, surroundings, write_notebook
from notebooks.lessons import BOTH, code, on_paper, run
from partylab.html import plain, rich
from partylab_widgets.lesson.bet import Bet, spelt
from partylab_widgets.lesson.check import Check, Hints
from partylab_widgets.lesson.explain import Explain
from partylab_widgets.lesson.lab import Lab
from partylab_widgets.worksheet.sheet import OFF_PAPER, worksheet

if TYPE_CHECKING:
    from pypdf import PageObject

every_lesson = pytest.mark.parametrize(("language", "name"), BOTH)
MARGIN = 40  # points, in which only the foot of a page stands
FILLED = 0.2  # of a page, at least
BEGIN = 30  # letters by which a sentence is known


def told(text: str) -> str:
    """Text without spaces, ligatures and slanted letters: as a PDF may have it."""
    return "".join(unicodedata.normalize("NFKC", plain(text)).split())


def pages_of(page, html=None, **wishes):
    """What stands on each page that a printer gets."""
    if html is not None:
        page.set_content(f"<!DOCTYPE html><meta charset=utf-8>{html}")
    reader = PdfReader(BytesIO(page.pdf(prefer_css_page_size=False, **wishes)))
    return list(reader.pages)


def texts(pages: list[PageObject]) -> list[str]:
    return [told(each.extract_text()) for each in pages]


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


def lowest(page: PageObject) -> float:
    """How far down a page anything reaches, above its foot."""
    heights: list[float] = []

    def line(operator, operands, matrix, _text):
        if operator in (b"m", b"l"):
            x, y = map(float, operands)
            heights.append(matrix[1] * x + matrix[3] * y + matrix[5])

    def letters(text, matrix, place, _font, _size):
        if text.strip():
            heights.append(matrix[1] * place[4] + matrix[3] * place[5] + matrix[5])

    page.extract_text(visitor_operand_before=line, visitor_text=letters)
    return min(height for height in heights if height > MARGIN)


@every_lesson
def test_every_question_and_its_choices_stand_on_one_page(page, language, name):
    printed = texts(pages_of(page, sheets(language, name), format="A4"))
    for parts in asking(language, name):
        wanted = [told(part) for part in parts]
        assert any(all(part in text for part in wanted) for text in printed), parts


@every_lesson
def test_pages_are_filled_and_fit_letter_too(page, language, name):
    for shape in ("A4", "Letter"):
        for number, one in enumerate(pages_of(page, sheets(language, name), format=shape), 1):
            high = float(one.mediabox.height)
            assert (high - lowest(one)) / high > FILLED, (shape, number)


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
    printed = texts(pages_of(page, sheets("en", "03_runs_and_probability.ipynb"), format="A4"))
    title = told("Second sheet · for when the predictions have been talked about")
    (second,) = (at for at, text in enumerate(printed) if title in text)
    assert told("Neighbouring cards depend on each other") in printed[second]
    assert not any(told("Neighbouring cards depend") in text for text in printed[:second])
    assert all(f"{at}/{len(printed)}" in text for at, text in enumerate(printed, 1))


def test_formulas_are_text(page):
    printed = "".join(texts(pages_of(page, sheets("fr", "03_runs_and_probability.ipynb"))))
    assert "P3+P4+...+P35" in printed
    assert "R∪D" in told("".join(texts(pages_of(page, sheets("en", "01_logic_of_not.ipynb")))))


def test_print_in_voila_gives_the_worksheet_whatever_is_on_the_screen(page, tables):
    name = "03_runs_and_probability.ipynb"
    page.goto(tables.render(f"en/{name}"))
    bet = page.locator(".pl-predict").first
    bet.locator("[type=radio]").nth(1).check()
    bet.locator("[data-do=guessing]").click()
    bet.locator("[data-do=lock]").click()
    expect(bet).to_contain_text("Locked in")
    page.evaluate("window.print = () => { window.printed = true; }")
    page.get_by_role("button", name="Print the worksheet").click()
    assert page.evaluate("window.printed")
    printed = texts(pages_of(page, format="A4"))
    for parts in asking("en", name):
        assert any(all(told(part) in text for part in parts) for text in printed), parts
    everything = "".join(printed)
    assert told("Locked in") not in everything
    assert told("Lock it in") not in everything


def test_print_in_jupyterlab_gives_the_worksheet_of_a_lesson_that_has_not_run(page, lab):
    """Its Print fetches this very page, and hands it to the printer."""
    name = "00_welcome.ipynb"
    (lab.folder / "fr").mkdir(exist_ok=True)
    copyfile(ROOT / "notebooks" / "fr" / name, lab.folder / "fr" / name)
    address = f"{lab.address}nbconvert/html/fr/{name}?download=false"
    answer = page.request.get(address, headers={"Referer": lab.address})
    html = answer.text()
    printed = texts(pages_of(page, html, format="A4"))
    for parts in asking("fr", name):
        assert any(all(told(part) in text for part in parts) for text in printed), parts


def test_an_exported_lesson_opens_offline_with_pictures_and_formulas(browser, tmp_path):
    """And a notebook that is none is exported as ever."""
    write_notebook(tmp_path / "other.ipynb", "#md $x^2$", "1 + 1")
    lesson = ROOT / "notebooks" / "fr" / "03_runs_and_probability.ipynb"
    command = [sys.executable, "-m", "jupyter", "nbconvert", "--to", "html"]
    files = [str(tmp_path / "other.ipynb"), str(lesson), str(tmp_path / "other.ipynb")]
    subprocess.run(
        [*command, "--output-dir", str(tmp_path), *files],
        env=surroundings(tmp_path / "jupyter"),
        check=True,
        capture_output=True,
    )
    assert "mathjax" in (tmp_path / "other.html").read_text("utf-8").lower()
    context = browser.new_context(offline=True)
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((tmp_path / lesson.with_suffix(".html").name).as_uri())
    expect(page.locator("main math").last).to_be_visible()
    expect(page.locator("main svg").first).to_be_visible()
    assert page.locator("main svg:visible").count() > 30
    assert page.locator("main").get_by_text("$").count() == 0
    assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
    assert told("Combien de suites") in "".join(texts(pages_of(page, format="A4")))
    context.close()
