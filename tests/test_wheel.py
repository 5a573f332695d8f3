"""The wheel holds everything: installed elsewhere, it plays a game without the source tree."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NO_SOURCES = {**os.environ, "PYTHONPATH": "", "PARTYLAB_LANGUAGE": "en"}


def run(*command: str | Path, **about) -> str:
    """Run a command and return what it prints; its errors are shown when it fails."""
    about = {"env": NO_SOURCES, "text": True, "capture_output": True, "check": False, **about}
    ran = subprocess.run([str(part) for part in command], **about)
    assert ran.returncode == 0, f"{ran.args}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory) -> Path:
    """An environment of its own that holds the wheel, and finds the other libraries of this one."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT]
    run(*build)
    (wheel,) = folder.glob("partylab-*.whl")
    home = folder / "venv"
    venv.create(home, with_pip=False)
    run(sys.executable, "-m", "pip", "--python", home, "install", "--no-deps", "--no-index", wheel)
    # The libraries, but not the editable partylab of this environment: no .pth file is read
    # in a folder that is added after start-up.
    site = next((home / "lib").glob("python*/site-packages"))
    (site / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return home


@pytest.fixture
def elsewhere(tmp_path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def python(installed: Path, code: str) -> str:
    return run(installed / "bin" / "python", "-c", code)


def test_both_packages_come_from_the_wheel(installed, elsewhere):
    code = "import partylab, partylab_widgets as w; print(partylab.__file__, w.__file__, sep='\\n')"
    for path in python(installed, code).split():
        assert Path(path).is_relative_to(installed)


def test_a_game_is_played_from_an_unrelated_folder(installed, elsewhere):
    code = """
from random import Random
from partylab import Table, Words
table, rng = Table("nothanks", ["Ana", "Bo", "Cleo"], seed=7), Random(1)
while table.turn:
    (seat,) = table.turn
    table.play(seat, rng.choice(table.moves(seat)))
print(Table.load(table.save()).outcome.scores)
print(Words("fr").tell(table.news, table.names))
"""
    scores, french = python(installed, code).splitlines()[0], python(installed, code)
    assert scores.count(",") == 2
    assert "gagne" in french


def test_everything_that_is_no_python_is_there_too(installed, elsewhere):
    """Catalogues, the front end, the lessons, the Voilà template and the server's settings."""
    packages = next((installed / "lib").glob("python*/site-packages"))
    for source in sorted(ROOT.glob("partylab/**/*.ftl")):
        assert (packages / source.relative_to(ROOT)).read_bytes() == source.read_bytes()
    widgets = ROOT / "widgets"
    for kind in ("js", "css", "ftl"):
        front_end = sorted(widgets.glob(f"partylab_widgets/**/*.{kind}"))
        assert front_end
        for source in front_end:
            assert (packages / source.relative_to(widgets)).is_file()
    lessons = sorted((ROOT / "notebooks").rglob("*.ipynb"))
    assert lessons
    for source in lessons:
        if ".ipynb_checkpoints" not in source.parts:
            path = packages / "partylab_widgets" / source.relative_to(ROOT)
            assert path.is_file(), f"{path} is missing"
    template = installed / "share" / "jupyter" / "voila" / "templates" / "partylab"
    for source in (widgets / "share" / "voila_template").rglob("*"):
        assert (template / source.relative_to(widgets / "share" / "voila_template")).exists()
    settings = installed / "etc" / "jupyter" / "jupyter_server_config.d" / "partylab.json"
    assert json.loads(settings.read_text())["ServerApp"]["jpserver_extensions"]
    assert (packages / "partylab" / "py.typed").is_file()
    assert list(packages.glob("partylab-*.dist-info/licenses/LICENSE"))


def test_nothing_of_the_tests_or_of_this_machine_is_inside(installed):
    packages = next((installed / "lib").glob("python*/site-packages"))
    record = next(packages.glob("partylab-*.dist-info/RECORD")).read_text()
    assert "/tests/" not in record
    for path in packages.glob("partylab*/**/*"):
        if path.suffix in (".py", ".js", ".css", ".json", ".ftl", ".j2", ".html", ".ipynb"):
            assert str(ROOT) not in path.read_text(encoding="utf-8")


def test_the_command_works(installed, elsewhere):
    import partylab

    command = installed / "bin" / "partylab"
    assert partylab.__version__ in run(command, "--version")
    table = run(command, "tournament", "nothanks", "random", "greedy", "miser", "--deals", "5")
    assert "5 deals" in table
    assert all(bot in table for bot in ("random", "greedy", "miser"))


def test_a_wrong_argument_gets_one_line_and_exit_code_2(installed, elsewhere):
    command = [str(installed / "bin" / "partylab"), "tournament", "nothanks", "random", "nobody"]
    ran = subprocess.run(command, env=NO_SOURCES, text=True, capture_output=True, check=False)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert len(ran.stderr.strip().splitlines()) == 1
    assert "Traceback" not in ran.stderr
