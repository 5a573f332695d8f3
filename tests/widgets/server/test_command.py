"""The command `partylab`: it opens rooms, and says in one line what it does not understand."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from browser.serving import PATIENCE, ROOT, Server, serve
from partylab import Words, __version__, tournament
from partylab.limited import Limited
from partylab.words import default_language
from partylab_widgets import command, folders
from partylab_widgets.lessons.league import season
from partylab_widgets.lessons.league.season import SEATS, Season
from partylab_widgets.server import addresses

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True, params=["en", "fr"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Everything is said in both languages."""
    monkeypatch.setenv("PARTYLAB_LANGUAGE", request.param)
    return str(request.param)


ENDLESS = "9" * 5000  # more digits than Python reads, and more signs than a sentence takes

WRONG = {
    "": "",
    "plya": "plya",
    "--prot": "",
    "play --prot 9": "--prot",
    "play extra": "extra",
    "play --port": "--port",
    "play --port x": "x",
    "play --port -1": "65535",
    "play --port 65536": "65536",
    "play --port 99999999999999999999999": "9",
    "play --no-browser=3": "--no-browser",
    "play --ip 999.1.1.1": "999.1.1.1",
    "play --ip=": "localhost",
    "play --language de": "de",
    "lab --language": "--language",
    "play --gifts": "--gifts",
    "play --gifts nowhere.toml": "nowhere.toml",
    "lab --gifts no-such-folder/": "no-such-folder",
    "lab --port ٣": "٣",
    "tournament": "",
    "tournament nothanks": "",
    "tournament chess greedy miser random": "chess",
    "tournament nothanks greedy nobody random": "nobody",
    "tournament nothanks greedy": "",
    "tournament nothanks greedy miser random --deals 0": "--deals",
    "tournament nothanks greedy miser random --deals many": "many",
    "tournament nothanks greedy miser random --processes 0": "--processes",
    "tournament nothanks greedy miser random --option rounds": "rounds",
    "tournament nothanks greedy miser random --option rounds=x": "rounds",
    "tournament nothanks greedy miser random --option chips=2": "chips",
    "league": "",
    "league no-such-folder": "no-such-folder",
    "league strategies --rounds 0": "--rounds",
    f"league {ENDLESS}": "999",
    "league strategies --language de": "de",
    "class": "",
    "class answers --to": "--to",
    "class answers --names=yes": "--names",
    "class answers --language de": "de",
    "class answers --to class.pdf": "class.pdf",
    "class no-such-folder": "no-such-folder",
    f"class {ENDLESS}": "999",
    f"class answers --to {ENDLESS}.html": "999",
    f"{ENDLESS}": "999",
    f"play {ENDLESS}": "999",
    f"play --ip {ENDLESS}": "999",
    f"play --port {'0' * 5000}": "000",
    f"tournament nothanks greedy miser random --seed {ENDLESS}": "60",
    f"tournament nothanks greedy miser random --option rounds={ENDLESS}": "rounds",
    f"tournament nothanks greedy miser random --option {ENDLESS}": "999",
}


@pytest.mark.parametrize("typed", WRONG, ids=lambda typed: typed[:60])
def test_a_wrong_argument_gets_one_line_and_exit_code_2(
    typed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The line names what is wrong and where help is; nothing else is printed."""
    assert command.main(typed.split()) == 2

    said, complaint = capsys.readouterr()
    assert said == ""
    assert complaint.count("\n") == 1
    assert WRONG[typed] in complaint
    assert "partylab" in complaint.rpartition(":")[2]
    assert "--help" in complaint


@pytest.mark.parametrize("room", ["", *command.ROOMS])
def test_help_tells_every_argument(
    room: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """In the person's language; an argument without a word of help is a mistake."""
    with pytest.raises(SystemExit) as end:
        command.main([room, "--help"] if room else ["-h"])
    said = capsys.readouterr().out

    assert end.value.code == 0
    assert said.startswith(Words(language)(f"command-help-{room}" if room else "command-help"))
    rooms = command.parser()._subparsers._group_actions[0].choices
    known = rooms[room]._option_string_actions if room else [*rooms, "--version"]
    assert [word for word in known if word not in (*said.split(), "-h", "--help")] == []


def test_the_version_is_told() -> None:
    """By the module too: `python -m partylab_widgets` is the same command."""
    said = subprocess.run(
        [sys.executable, "-m", "partylab_widgets", "--version"], capture_output=True, text=True
    )
    assert (said.returncode, said.stdout, said.stderr) == (0, f"partylab {__version__}\n", "")


HEAVY = {"voila", "jupyter_server", "jupyterlab", "ipywidgets", "anywidget", "numpy"}


@pytest.mark.parametrize(
    "start",
    ["from partylab_widgets.command import read; read(['play'])", "import partylab_widgets.server"],
)
def test_what_starts_often_imports_nothing_heavy(start: str) -> None:
    """The command answers at once, and a Jupyter server starts as fast with the extension."""
    code = f"{start}\nimport sys\nprint(*{{name.partition('.')[0] for name in sys.modules}})"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert HEAVY & set(said.stdout.split()) == set()


@pytest.mark.parametrize("processes", ["1", "2"])
def test_a_tournament_prints_its_table(processes: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The same as in a notebook, however many processes play."""
    bots = ["greedy", "miser", "random"]
    typed = ["--deals", "12", "--seed", "7", "--option", "open_chips=yes", "--processes", processes]
    assert command.main(["tournament", "nothanks", *bots, *typed]) == 0

    from partylab.nothanks import NoThanks

    expected = str(tournament(NoThanks(open_chips=True), bots, deals=12, seed=7))
    assert capsys.readouterr() == (expected + "\n", "")


def strategies(folder: Path, **texts: str) -> str:
    """Write the files of a class."""
    for name, text in texts.items():
        (folder / f"{name}.py").write_text(f"def choose(view):\n    {text}\n", "utf-8")
    return str(folder)


def test_a_league_prints_who_leads_and_what_went_wrong(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever a strategy says cannot steer the terminal."""
    # Nobody is late because the machine is busy.
    monkeypatch.setattr("partylab.limited.GAME_SECONDS", 90)
    monkeypatch.setattr(season, "Limited", partial(Limited, seconds=30))
    folder = strategies(tmp_path, ana="return 'pay'", bo="raise ValueError('\\x1b[31m red')")
    assert command.main(["league", folder, "--rounds", "4"]) == 0

    told, wrong = capsys.readouterr()
    words = Words(language)
    assert wrong == ""
    assert "ValueError" in told
    assert told.count("ana ") == 1
    assert words("nothanks_bots-linear-name") in told
    assert words("league-fouls") in told
    assert "\x1b" not in told


def test_a_league_that_is_stopped_tells_how_they_stand(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    language: str,
    ctrl_c: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ctrl-C after the first table keeps that one; who has not played yet has no rank."""
    played = Season.play

    def one_table(season: Season, rounds: int) -> Iterator[None]:
        for _ in played(season, rounds):
            yield
            signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(Season, "play", one_table)
    folder = strategies(tmp_path, ana="return 'pay'")
    assert command.main(["league", folder, "--rounds", "50"]) == 0
    told = capsys.readouterr().out
    head = Words(language)("league-column-rank")
    assert len(told[told.index(head) :].splitlines()) == 1 + SEATS


# The rooms


def asks(server: Server, path: str, **headers: str) -> tuple[int, str, str]:
    """Ask a server for a path; return the status, where it leads, and the text."""
    place = urlsplit(server.address)
    connection = HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    found = answer.status, answer.headers.get("Location", ""), answer.read().decode()
    connection.close()
    return found


def partylab(tmp_path: Path, *typed: str) -> Server:
    """Start `partylab` in a folder that has nothing to do with it."""
    return serve(tmp_path / "elsewhere", "-m", "partylab_widgets", *typed, "--no-browser")


def test_play_opens_the_tables_and_closes_on_ctrl_c(tmp_path: Path, language: str) -> None:
    """At the next port when the one asked for is taken, in the language asked for."""
    with socket.create_server(("127.0.0.1", 0)) as somebody:
        taken = somebody.getsockname()[1]
        with partylab(tmp_path, "play", "--port", str(taken), "--language", language) as server:
            assert urlsplit(server.address).port != taken
            assert asks(server, "/")[:2] == (302, f"/voila/render/{language}/play.ipynb")
            server.process.send_signal(signal.SIGINT)
            assert server.process.wait(PATIENCE) == 0
        said = "".join(server.lines)

    assert Words(language)("server-how-to-stop") in said
    assert "Traceback" not in said


GIFT = """
[[gift]]
id = "thing-{0}"
en = {{ name = "thing {0}", article = "a" }}
fr = {{ name = "chose {0}", article = "une" }}
"""


def pack(folder: Path, name: str, gifts: int) -> Path:
    """Write a pack of gifts."""
    file = folder / f"{name}.toml"
    file.write_text("".join(GIFT.format("abcdefghijkl"[at]) for at in range(gifts)), "utf-8")
    return file


@pytest.mark.parametrize("given", ["file", "folder"])
def test_a_pack_of_one_s_own_is_at_the_tables(
    given: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command opens the room with it, and so does every process that is started from there."""
    gifts = pack(tmp_path, "sea", 12)
    opened = []
    monkeypatch.setattr("partylab_widgets.server.rooms.play", lambda **about: opened.append(about))
    monkeypatch.setenv("PARTYLAB_GIFTS", "")
    monkeypatch.setattr("partylab.hat.gifts.PACKS", {})
    asked = gifts if given == "file" else tmp_path

    assert command.main(["play", "--port", "0", "--gifts", str(asked)]) == 0
    assert len(opened) == 1
    asks = "from partylab.hat import Hat; print(len(Hat(pack='sea').gifts.gifts))"
    said = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True)
    assert said.stdout == "12\n"


@pytest.mark.parametrize("more", [[], ["--code"]])
def test_code_is_written_in_lessons_only_where_somebody_has_asked_for_it(
    more: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page of `partylab play` can play and nothing else, unless its host says otherwise."""
    opened = []
    monkeypatch.setattr("partylab_widgets.server.rooms.play", lambda **about: opened.append(about))
    assert command.main(["play", "--port", "0", *more]) == 0
    assert [about["code"] for about in opened] == [bool(more)]


@pytest.mark.parametrize(
    ("gifts", "text", "told"),
    [(3, "", "9"), (12, "[[gift]", "TOML"), (12, "alike = 3\n", "alike"), (0, None, ".toml")],
    ids=["too small", "damaged", "wrong", "none"],
)
def test_a_broken_pack_opens_no_room(
    gifts: int, text: str | None, told: str, tmp_path: Path,
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """One line says what is wrong with which file, before anything has started."""
    monkeypatch.setenv("PARTYLAB_GIFTS", "")
    if text is not None:
        file = pack(tmp_path, "sea", gifts)
        file.write_text(text + file.read_text("utf-8"), "utf-8")
    asked = tmp_path if text is None else file

    assert command.main(["play", "--port", "0", "--gifts", str(asked)]) == 2
    said, complaint = capsys.readouterr()
    assert said == ""
    assert complaint.count("\n") == 1
    assert told in complaint
    assert text is None or "sea.toml" in complaint


def test_a_class_is_given_an_address_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    """With 0.0.0.0 there are two addresses: this machine's and the one in the room."""
    here, everywhere = addresses.addresses("0.0.0.0", 8866)

    assert here == "http://localhost:8866/"
    assert everywhere == f"http://{addresses.address_in_the_room()}:8866/"
    assert addresses.addresses("192.0.2.7", 80) == ("http://192.0.2.7:80/",) * 2
    assert addresses.addresses("::1", 80) == ("http://[::1]:80/", None)


def test_lab_opens_the_lessons_of_the_clone_without_news(tmp_path: Path, language: str) -> None:
    """No pop-up asks whether to fetch news; the folder of the person's language is open."""
    with partylab(tmp_path, "lab", "--port=0", "--language", language) as server:
        token = server.wait_for(r"token=\w+")
        status, _, text = asks(server, f"/lab?{token}")
        _, _, contents = asks(server, f"/api/contents/{language}/play.ipynb?content=0&{token}")

    assert status == 200
    assert '"news": {"disabled": true}' in text
    assert "play.ipynb" in contents
    assert list((tmp_path / "elsewhere").iterdir()) == []


# The lessons


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package, with its lessons inside (and a checkpoint, which is nobody's)."""
    package = tmp_path / "site-packages" / "partylab_widgets"
    lessons = ("en/00_welcome.ipynb", "fr/00_welcome.ipynb")
    for name in (*lessons, "fr/.ipynb_checkpoints/00_welcome-checkpoint.ipynb"):
        lesson = package / "notebooks" / name
        lesson.parent.mkdir(parents=True, exist_ok=True)
        lesson.write_text("as shipped")
    monkeypatch.setattr(folders, "HERE", package)
    return package


def test_a_clone_is_worked_in_directly(tmp_path: Path) -> None:
    """Nothing is copied."""
    assert folders.notebooks_folder() == ROOT / "notebooks"
    assert folders.lessons_to_work_on(tmp_path) == (ROOT / "notebooks", 0)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("installed")
def test_installed_lessons_are_copied_once_and_work_is_never_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lesson that was written in stays; one that was lost comes back."""
    own, copied = folders.lessons_to_work_on(tmp_path)
    assert (own, copied) == (tmp_path / "partylab-lessons", 2)
    monkeypatch.delenv("PARTYLAB_LANGUAGE")
    monkeypatch.chdir(own / "fr")
    assert default_language() == "fr"

    (own / "en" / "00_welcome.ipynb").write_text("my work")
    (own / "fr" / "00_welcome.ipynb").unlink()
    assert folders.lessons_to_work_on(tmp_path) == (own, 1)
    assert folders.lessons_to_work_on(own) == (own, 0)
    assert (own / "en" / "00_welcome.ipynb").read_text() == "my work"
    assert (own / "fr" / "00_welcome.ipynb").read_text() == "as shipped"


@pytest.mark.usefixtures("installed")
def test_lessons_that_cannot_be_copied_are_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """For instance where a file has the folder's name."""
    monkeypatch.chdir(tmp_path)
    Path("partylab-lessons").write_text("a file")

    assert command.main(["lab", "--no-browser"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_notebooks_are_found_where_they_are_installed(installed: Path) -> None:
    """Without a clone."""
    assert folders.notebooks_folder() == installed / "notebooks"
