"""The stage the whole way: in Voilà and in JupyterLab, with a kernel of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.serving import Server, open_in_lab, run_all
from partylab.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Page

CELL = """
import os
from partylab.words import Words
from partylab_widgets.stage import Stage

class Lamp(Stage):
    def do(self, name, value):
        if name == "end":
            os._exit(1)
        main = (f'<button data-do="on" data-hotkey="k">{self.seq + 1} times</button>'
                '<button data-do="end">End</button><input aria-label="Name">')
        self.seq += 1
        self.show({"main": main}, news="Click!")

lamp = Lamp(words=Words("fr"))
lamp.do("on", "")
lamp
"""


def test_a_stage_works_in_voila_and_says_when_its_kernel_has_died(
    page: Page, voila: Server
) -> None:
    page.goto(voila.show(CELL))
    page.get_by_role("button", name="1 times").click()
    page.get_by_role("button", name="2 times").click()
    expect(page.get_by_role("button", name="3 times")).to_be_visible()
    assert page.locator(".pl-stage").get_attribute("lang") == "fr"

    page.get_by_role("button", name="End").click()
    sentence = Words("fr")("stage-disconnected")
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()


NOTEBOOK = """() => {
  const notebook = window.jupyterapp.shell.currentWidget.content;
  return notebook.widgets.map((cell) => cell.model.type);
}"""


def test_the_keys_of_jupyterlab_do_not_reach_the_notebook(page: Page, lab: Server) -> None:
    """On a plain button beside the stage `a` inserts a cell: the test can tell."""
    open_in_lab(page, lab.edit(CELL))
    run_all(page)
    button = page.get_by_role("button", name="1 times")
    button.focus()
    for key in ("a", "b", "m", "y", "1", "ArrowDown", "j", "Escape", "x", "d", "d", "Shift+Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="2 times")).to_be_focused()
    assert page.evaluate(NOTEBOOK) == ["code"]

    page.evaluate(
        """() => {
          const plain = document.createElement("button");
          document.querySelector(".pl-stage").after(plain);
          plain.focus();
        }"""
    )
    page.keyboard.press("a")
    page.wait_for_function(f"({NOTEBOOK})().length === 2")


SIDEBAR = "window.jupyterapp.shell.leftCollapsed"


def test_keys_with_ctrl_reach_jupyterlab_and_plain_ones_do_not(page: Page, lab: Server) -> None:
    """Ctrl+B shows and hides Lab's side bar; a plain "b" would insert a cell."""
    open_in_lab(page, lab.edit(CELL))
    run_all(page)
    page.evaluate(
        """() => {
          window.edits = [];
          addEventListener("beforeinput", (event) => edits.push(event.inputType));
        }"""
    )
    page.get_by_role("button", name="1 times").focus()
    for where in ("button", "field"):
        before = page.evaluate(SIDEBAR)
        page.keyboard.press("Control+b")
        page.wait_for_function(f"before => {SIDEBAR} !== before", arg=before)
        if where == "button":
            page.keyboard.press("k")  # a key of the drawing's own
            expect(page.get_by_role("button", name="2 times")).to_be_focused()
            page.keyboard.press("b")
            page.get_by_label("Name").focus()
            page.keyboard.type("dd b")
            page.keyboard.press("Control+z")  # means what was typed, not the notebook's cells

    assert page.evaluate("edits").count("historyUndo") == 1
    assert page.evaluate(NOTEBOOK) == ["code"]
