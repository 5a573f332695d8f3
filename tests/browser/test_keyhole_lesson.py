"""The lesson on being seen: cells by keyboard, and a piano that takes its shadow along."""

from __future__ import annotations

import re
from math import sin
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.looking import look

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from browser.serving import Server

NAME = "06_geometry_of_sight.ipynb"
# When each new picture of the plan was drawn.
WATCH = """() => {
  const plan = document.querySelector(".kh-plan:has(> .kh-hands) > svg");
  window.drawn = [];
  new MutationObserver(() => window.drawn.push(performance.now()))
    .observe(plan, { subtree: true, attributes: true, childList: true });
}"""


@pytest.fixture(scope="module")
def page(browser: Browser, tables: Server) -> Iterator[Page]:
    """The lesson, opened once: each test touches a part of its own."""
    with look(browser) as page:
        page.goto(tables.render(f"en/{NAME}"))
        expect(page.locator("[data-do=take]")).to_be_attached()  # the last panel: all are there
        yield page


def test_safe_cells_and_a_bet_by_keyboard(page: Page) -> None:
    cell = page.locator("[data-do=cell]")
    cell.first.focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    chosen = page.get_by_role("button", name="row 3, column 3, believed safe").first
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_be_focused()
    page.locator("[data-do=look]").first.press("Enter")
    name = re.compile("row 3, column 3, hidden behind the piano, believed safe")
    expect(page.get_by_role("button", name=name)).to_be_visible()
    bet = page.locator(".pl-predict").first
    bet.locator("[type=radio]").first.press("Space")
    bet.locator("[data-do=lock]").press("Enter")
    expect(page.get_by_role("alert").filter(has_text="how sure")).to_be_visible()
    bet.locator("[data-do=guessing]").press("Enter")
    expect(bet.locator(".pl-slider")).to_contain_text("35%")
    bet.locator("[data-do=lock]").press("Enter")
    bet.locator("[data-do=reveal]").press("Enter")
    expect(bet).to_contain_text("You were right.")


def test_the_shadow_follows_the_piano_while_it_is_dragged(page: Page) -> None:
    """The kernel draws on the way, not only at the end; how often is printed."""
    plan = page.locator(".kh-plan:has(> .kh-hands)").first
    plan.scroll_into_view_if_needed()
    page.evaluate(WATCH)
    grip = plan.locator("[data-what=piano] .kh-grip")
    grip.hover()  # which waits until nothing moves there any more
    box = grip.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    drawn: list[float] = []
    for step in range(900):  # a busy machine draws less often: then the hand goes on for longer
        page.mouse.move(x + 60 * sin(step / 12), y - step % 90 / 3)
        if step % 90 == 89 and len(drawn := page.evaluate("window.drawn")) > 3:
            break
    assert len(drawn) > 3
    seconds = (drawn[-1] - drawn[0]) / 1000
    print(f"{len(drawn) / seconds:.0f} pictures a second while the piano is dragged")
    # As the kernel draws it, once it has heard where the hand has come to rest.
    expect(page.locator("[data-what=piano]").first).not_to_have_attribute("data-x", "2700")
    page.mouse.up()
    told = page.locator(".pl-panel").filter(has=plan).locator(".pl-news")
    expect(told).to_contain_text("cells of floor are in light")
