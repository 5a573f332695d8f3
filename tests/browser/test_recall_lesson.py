"""The lesson on memory and bluff: the ghost table by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.looking import barriers, spoken

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.serving import Server

NAME = "05_memory_and_bluff.ipynb"


def opened(page: Page, tables: Server, language: str) -> None:
    """Open the lesson as a page of its own; the last panel is there when all are."""
    page.goto(tables.render(f"{language}/{NAME}"))
    expect(page.locator("[data-do=take]")).to_be_attached()


def passed_until_asked(page: Page) -> Locator:
    """Press Enter at the first table until it asks; return the table's panel."""
    table = page.locator(".pl-panel").first
    table.locator("[data-do=pass]").focus()
    button, question = table.locator("[data-do=pass]"), table.locator("[data-do=show]")
    for _ in range(12):
        if question.count():
            break
        before = page.locator(".rc-ring").first.inner_html()
        button.press("Enter")
        page.wait_for_function(
            "before => document.querySelector('.rc-ring').innerHTML !== before", arg=before
        )
    expect(question).to_be_visible()
    return table


def test_a_question_by_keyboard_grows_the_own_curve(page: Page, tables: Server) -> None:
    opened(page, tables, "en")
    table = passed_until_asked(page)
    table.locator("[type=radio]").first.press("Space")
    table.locator("[data-do=show]").press("Enter")
    expect(page.get_by_role("alert").filter(has_text="how sure")).to_be_visible()
    table.locator("[data-do=guessing]").press("Enter")
    expect(table.locator(".pl-slider")).to_contain_text("20%")
    table.locator("[data-do=show]").press("Enter")
    expect(table.locator(".pl-right, .pl-wrong")).to_contain_text("You were 20% sure.")
    expect(table.locator("[data-do=pass]")).to_be_focused()
    expect(spoken(page).first).to_contain_text("once more")
    figure = page.locator(".pl-panel").filter(has_text="answer so far").first
    expect(figure).to_contain_text("One answer so far")
    assert barriers(page, ".pl-stage") == []
