"""The way in leads to the tables, in the guest's language; the solutions stay in the drawer."""

from __future__ import annotations

from http.client import HTTPConnection
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from browser.serving import Server


def get(server: Server, path: str, **headers: str) -> tuple[int, str, str]:
    """Ask for a path; return the status, where it leads, and the text."""
    place = urlsplit(server.address)
    connection = HTTPConnection(place.hostname or "", place.port, timeout=60)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request("GET", path, headers=names)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, answer.headers.get("Location", ""), text


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("en-GB,en;q=0.9", "en"),
        ("de, fr;q=0.5, en;q=0.7", "en"),
        ("de;q=1, fr;q=zero, en;q=0.1", "en"),
    ],
)
def test_the_way_in_follows_the_language_of_the_browser(
    voila: Server, asked: str, language: str
) -> None:
    """The best known wish counts; one that cannot be read does not."""
    status, leads_to, _ = get(voila, "/?theme=dark", Accept_Language=asked)

    assert (status, leads_to) == (302, f"/voila/render/{language}/play.ipynb?theme=dark")


def test_a_page_says_in_its_language_that_it_is_on_its_way(voila: Server) -> None:
    """The sentence is there before the kernel has started, and no English with it."""
    voila.write("1", name="fr/attendre.ipynb")
    _, _, text = get(voila, "/voila/render/fr/attendre.ipynb")

    assert "Un instant, la table se prépare" in text
    assert '<html lang="fr">' in text
    assert "Executing" not in text.partition("<script>")[0]


@pytest.mark.parametrize(
    "path",
    [
        "solutions/en/03.ipynb",
        "en/../solutions/en/03.ipynb",
        "solutions%2Fen%2F03.ipynb",
        "SOLUTIONS/en/03.ipynb",
        "/solutions/en/03.ipynb",
    ],
)
def test_solutions_are_not_shown(voila: Server, path: str) -> None:
    """However the path is written."""
    voila.write("'the answer'", name="solutions/en/03.ipynb")
    status, _, text = get(voila, f"/voila/render/{path}")

    assert status == 404
    assert "the answer" not in text


@pytest.mark.parametrize("path", ["/voila/tree?classic-tree=true", "/voila/api/contents"])
def test_solutions_are_not_listed(voila: Server, path: str) -> None:
    """Neither in the list for people nor in the one for programs."""
    voila.write("'the answer'", name="solutions/en/03.ipynb")
    voila.write("'the question'", name="listed.ipynb")
    status, _, text = get(voila, path)

    assert status == 200
    assert "listed.ipynb" in text
    assert "solutions" not in text


def test_stock_templates_cannot_be_asked_for(voila: Server) -> None:
    """They would ask the internet: `?template=lab` is not obeyed on the stand-alone server."""
    voila.write("1", name="plain.ipynb")
    assert "cdn" not in get(voila, "/voila/render/plain.ipynb?template=lab")[2]


@pytest.mark.parametrize(
    ("system", "asked", "dark"), [("dark", "", True), ("dark", "?theme=light", False)]
)
def test_a_page_follows_the_system_by_day_and_by_night(page, voila, system, asked, dark):
    """`?theme=` decides otherwise."""
    page.emulate_media(color_scheme=system)
    page.goto(voila.show("import ipywidgets; ipywidgets.Button(description='Touch me')") + asked)
    page.get_by_role("button", name="Touch me").wait_for()
    paint = page.evaluate("getComputedStyle(document.body).backgroundColor")
    red = int(paint.removeprefix("rgb(").split(",")[0])
    assert (red < 128) == dark, paint
    assert page.locator("body").get_attribute("data-jp-theme-light") == str(not dark).lower()
