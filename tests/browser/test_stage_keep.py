"""What the browser remembers for a stage: written, brought with the greeting, forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.stage_demo import Sketch
from browser.stage_page import put
from partylab_widgets.stage.assemble import script

if TYPE_CHECKING:
    from playwright.sync_api import Page

STORE = "() => ({ ...localStorage })"


class Keeper(Sketch):
    """Remembers whatever it is told."""

    _esm = script("stage", "keep")
    keeps = True

    def hello(self, info: dict[str, Any]) -> None:
        self.kept = info["kept"]


def keeper(**kept: str) -> Keeper:
    stage = Keeper("<p>Hello</p>")
    for name, text in kept.items():
        stage.remember(name, text)
    return stage


def test_what_changes_is_written_and_the_next_page_brings_it_along(page: Page) -> None:
    shown = put(page, stage := keeper())
    assert stage.kept == {}
    stage.remember("wishes", "w")
    stage.remember("game.one", "<b>g</b>")
    shown.push()
    assert page.evaluate(STORE) == {"partylab.wishes": "w", "partylab.game.one": "<b>g</b>"}
    stage.remember("game.one", "")
    shown.push()
    assert page.evaluate(STORE) == {"partylab.wishes": "w"}
    page.evaluate("localStorage.setItem('others', 'x')")
    page.evaluate("addView()")
    page.wait_for_function("greeted === 2")
    assert stage.kept == {"wishes": "w"}


def test_a_page_that_comes_back_by_itself_names_the_game_of_its_tab_once(page: Page) -> None:
    shown = put(page, stage := keeper())
    stage.remember("game.mine", "g")
    shown.push()
    page.evaluate("sessionStorage.setItem('partylab.back', 'yes')")
    for greetings, back in ((2, {"back": "game.mine"}), (3, {})):
        page.evaluate("addView()")
        page.wait_for_function(f"greeted === {greetings}")
        assert stage.kept == {"game.mine": "g", **back}


def test_another_tab_does_not_write_over_what_is_newer(page: Page) -> None:
    """What a page finds in its traits when it first shows them was written when it changed."""
    page.add_init_script("localStorage.setItem('partylab.wishes', 'newer')")
    stage = keeper(wishes="older")
    shown = put(page, stage)
    stage.remember("game.one", "g")
    shown.push()
    assert page.evaluate(STORE)["partylab.wishes"] == "newer"


@pytest.mark.parametrize(
    "store",
    ["get() { throw new DOMException('no'); }",
     "value: Object.create({ setItem() { throw 1; }, getItem() { throw 1; }, removeItem() {} })"],
)  # fmt: skip
def test_a_store_that_is_forbidden_or_full_is_none(page: Page, store: str) -> None:
    for place in ("localStorage", "sessionStorage"):
        page.add_init_script(f"Object.defineProperty(window, '{place}', {{ {store} }})")
    broken: list[str] = []
    page.on("pageerror", lambda error: broken.append(str(error)))
    shown = put(page, stage := keeper())
    stage.remember("game.one", "g")
    stage.show({"main": "<p>Next</p>"})
    shown.push()
    assert page.locator(".pl-drawing").inner_text() == "Next"
    assert stage.kept == {}
    assert broken == []


def test_a_stage_that_keeps_nothing_neither_sends_nor_takes_anything(page: Page) -> None:
    page.add_init_script("localStorage.setItem('partylab.wishes', 'w')")

    class Plain(Keeper):
        keeps = False

    shown = put(page, Plain("<p>Hello</p>"))
    assert "kept" not in shown.greetings()[0]
