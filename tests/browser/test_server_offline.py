"""Every page is painted without the internet, behind a firewall that swallows requests."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.serving import Server, cut_off, open_in_lab, run_all

MATHS = "#md The most beautiful one: $e^{i\\pi} + 1 = 0$"
BUTTON = "import ipywidgets\nipywidgets.Button(description='Touch me')"


@pytest.fixture(params=["voila", "lab"])
def server(request: pytest.FixtureRequest) -> Server:
    """Voilà on its own, and as an extension of a Jupyter server, as on Binder."""
    found: Server = request.getfixturevalue(request.param)
    return found


def test_a_page_is_painted_with_its_maths_and_asks_nobody_outside(
    page: Page, server: Server
) -> None:
    """Neither refused nor swallowed requests can hold it up: there are none."""
    asked = cut_off(page, drop=True)
    page.goto(server.show(MATHS, BUTTON))

    expect(page.get_by_role("button", name="Touch me")).to_be_visible(timeout=30_000)
    expect(page.locator("mjx-container")).to_be_visible()
    assert asked == []


@pytest.mark.parametrize("path", ["voila/tree", "voila/render/nowhere.ipynb"])
def test_other_pages_of_voila_ask_nobody_outside(page: Page, server: Server, path: str) -> None:
    """The list of notebooks and a page that does not exist."""
    server.write("1", name="listed.ipynb")
    asked = cut_off(page)
    page.goto(server.address + path)

    expect(page.locator("body")).to_contain_text("404" if "nowhere" in path else "listed.ipynb")
    assert asked == []


def test_jupyterlab_asks_nobody_outside(page: Page, lab: Server) -> None:
    """A lesson in JupyterLab is shown and runs without the internet."""
    asked = cut_off(page, drop=True)
    open_in_lab(page, lab.edit(MATHS, BUTTON))
    run_all(page)

    expect(page.get_by_role("button", name="Touch me")).to_be_visible(timeout=30_000)
    expect(page.locator("mjx-container")).to_be_visible()
    assert asked == []


def test_a_page_speaks_its_language_and_has_a_main_part(page: Page, voila: Server) -> None:
    """The folder of a notebook decides; screen readers find the language and the main part."""
    page.goto(voila.show(BUTTON, name="fr/bonjour.ipynb"))

    expect(page.get_by_role("main").get_by_role("button", name="Touch me")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "fr"
