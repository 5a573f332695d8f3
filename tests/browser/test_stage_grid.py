"""A grid of buttons is one stop of the Tab key, and arrows go from cell to cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.stage_demo import Sketch
from browser.stage_page import put
from partylab_widgets.stage.assemble import script

if TYPE_CHECKING:
    from playwright.sync_api import Page


def board(mark: str = "") -> str:
    cells = "".join(
        f"<tr><th>{row}</th>"
        + "".join(
            f'<td><button data-key="{row}{column}" data-do="cell" data-value="{row} {column}"'
            f' aria-label="row {row}, column {column}{mark}">·</button></td>'
            for column in range(3)
        )
        + "</tr>"
        for row in range(3)
    )
    return f'<button data-do="a">A</button><table data-grid="g">{cells}</table>'


class Board(Sketch):
    _esm = script("stage", "grid")

    def do(self, name: str, value: str) -> None:
        super().do(name, value)
        self.show({"main": board(", touched")})


def named(page: Page) -> str:
    return page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''")


def test_tab_stops_once_and_arrows_go_on(page: Page) -> None:
    stage = Board(board())
    put(page, stage)
    page.locator("[data-do=a]").focus()
    page.keyboard.press("Tab")
    assert named(page) == "row 0, column 0"
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "End"):
        page.keyboard.press(key)
    assert named(page) == "row 2, column 2"
    page.keyboard.press("Home")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[data-key='10']")).to_have_attribute(
        "aria-label", "row 1, column 0, touched"
    )
    assert stage.touched == [("cell", "1 0")]
    assert named(page) == "row 1, column 0, touched"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    assert named(page) == "row 1, column 0, touched"
    assert page.locator("[data-grid] [tabindex='0']").count() == 1
