"""The lessons run in a real kernel, quickly, and show the same every time."""

from __future__ import annotations

import os
import subprocess
import sys

import nbformat
import pytest

from notebooks.build_notebooks import LESSONS, NOTEBOOKS
from notebooks.running import SECONDS, run

PLACES = "en", "solutions/fr"
DASHBOARDS = sorted(NOTEBOOKS.glob("??/[a-z]*.ipynb"))


def computed() -> float:
    """Return how long processes that were started here and have ended were at work, in seconds.

    A clock on the wall would tell as well what else the machine had to do meanwhile.
    """
    about = os.times()
    return about.children_user + about.children_system


@pytest.fixture(scope="module")
def executed(tmp_path_factory):
    """Each lesson, run: in English or solved in French, by turns; the first one both ways."""
    folder = tmp_path_factory.mktemp("run") / "notebooks"
    took = {}
    os.environ["PARTYLAB_ANSWERS"] = ""
    try:
        for at, name in enumerate(LESSONS):
            for place in PLACES if at == 0 else PLACES[at % 2 :][:1]:
                path = folder / place / name
                path.parent.mkdir(parents=True, exist_ok=True)
                notebook = nbformat.read(NOTEBOOKS / place / name, as_version=4)
                before = computed()
                run(notebook, path.parent)
                took[place, name] = computed() - before
                notebook.metadata.pop("widgets", None)
                nbformat.write(notebook, path)
        yield folder, took
    finally:
        del os.environ["PARTYLAB_ANSWERS"]


@pytest.mark.parametrize("path", DASHBOARDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_dashboard_runs(path):
    """The tables and the class; a lesson runs below, and in each language without a kernel."""
    notebook = nbformat.read(path, as_version=4)
    run(notebook, path.parent)
    assert any(cell.get("outputs") for cell in notebook.cells)


def test_a_lesson_runs_within_a_minute(executed):
    """On a machine that has nothing else to do."""
    assert min(executed[1].values()) > 0
    assert max(executed[1].values()) < SECONDS


def test_what_a_lesson_shows_is_the_same_every_time(executed):
    """Strict nbval, without any sanitiser: texts and pictures are compared letter by letter."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--nbval", "-p", "no:cacheprovider",
         "-c", os.devnull, "--rootdir", str(executed[0]), str(executed[0])],
        env={**os.environ, "PARTYLAB_ANSWERS": ""}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-4000:]


def test_the_folder_chooses_the_language(executed):
    """The same code speaks English in one folder and French in the other."""
    for place, word in (("en", "Your prediction"), ("solutions/fr", "Votre prédiction")):
        notebook = nbformat.read(executed[0] / place / "00_welcome.ipynb", as_version=4)
        cell = next(cell for cell in notebook.cells if cell.id == "bet-nots")
        assert word in cell.outputs[0].data["image/svg+xml"]


def test_every_widget_leaves_a_picture_and_a_text(executed):
    for path in executed[0].rglob("*.ipynb"):
        notebook = nbformat.read(path, as_version=4)
        for cell in notebook.cells:
            for output in cell.get("outputs", []):
                assert output.output_type in ("execute_result", "display_data"), cell.id
                if "application/vnd.jupyter.widget-view+json" in output.data:
                    assert "text/plain" in output.data
                    if cell.id != "sandbox-play":
                        assert output.data["image/svg+xml"].startswith("<svg"), cell.id
