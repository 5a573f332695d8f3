"""What the browser tests share: one Chromium, one Voilà and one JupyterLab for each worker.

`page` is a fresh page in a context of its own, `still_page` one whose time can be stopped; `voila`
and `lab` are servers (see `serving.py`) on a temporary folder, into which a test writes its
notebooks: `voila.show("cell", "cell")`.
`tables` is a Voilà on the notebooks of this repository, as `partylab play` opens it.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect, sync_playwright

import partylab_widgets  # noqa: F401 - its sentences, which the pages are compared with
from browser.find_chromium import chromium_path
from browser.looking import look
from browser.serving import CHROMIUM_ARGS, ROOT, serve_lab, serve_voila

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from browser.serving import Server


# What a busy machine may take until a page shows what is expected of it.
expect.set_options(timeout=30_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what needs a browser, so that `-m "not browser"` leaves it out."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium; without one the tests fail and say what to install, they are never skipped."""
    path = chromium_path()
    assert path, "no Chromium: run  python tests/browser/find_chromium.py"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=CHROMIUM_ARGS)
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page: no cookies, no cache, English, 1280 x 800."""
    with look(browser) as page:
        yield page


@pytest.fixture
def still_page(page: Page) -> Page:
    """A page in which time passes only when a test says so, once it was stopped (`stage_page`)."""
    page.clock.install(time=datetime(2030, 1, 1))
    return page


@pytest.fixture(scope="session")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Voilà with the house settings on a temporary folder."""
    with serve_voila(tmp_path_factory.mktemp("voila") / "notebooks") as server:
        yield server


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """JupyterLab, with Voilà and our fixes as server extensions, on a temporary folder.

    It lies under an address of its own, as on Binder and JupyterHub.
    """
    folder = tmp_path_factory.mktemp("lab") / "notebooks"
    with serve_lab(folder, "--ServerApp.base_url=/user/demo/") as server:
        yield server


@pytest.fixture(scope="session")
def tables() -> Iterator[Server]:
    """Voilà with the house settings on the notebooks of this repository."""
    with serve_voila(ROOT / "notebooks") as server:
        yield server
