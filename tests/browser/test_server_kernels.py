"""Kernels come with a page and go with it; a preheated one waits without joining a table."""

from __future__ import annotations

import asyncio
import json
import select
import socket
import sys
from datetime import timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import psutil
import pytest
from jupyter_server._tz import utcnow
from tornado.web import HTTPError

from browser.serving import PATIENCE, Server, serve_voila, write_notebook
from partylab_widgets.server.launcher import PartyVoila

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BUTTON = "import ipywidgets\nipywidgets.Button(description='Touch me')"


def open_and_close(page: Page, server: Server) -> list[psutil.Process]:
    """Look at a notebook, close its page, and return the kernels it was given."""
    before = server.kernels()
    page.goto(server.show(BUTTON))
    page.get_by_role("button", name="Touch me").wait_for()
    ours = [kernel for kernel in server.kernels() if kernel not in before]
    page.close(run_before_unload=True)
    return ours


@pytest.fixture
def another(browser: Browser) -> Page:
    """A page that a test closes itself, in a browser that has never been here."""
    return browser.new_context().new_page()


@pytest.mark.parametrize("kind", ["voila", "lab"])
def test_no_kernel_is_left_when_its_page_is_closed(
    another: Page, kind: str, request: pytest.FixtureRequest
) -> None:
    """On its own and as a server extension."""
    kernels = open_and_close(another, request.getfixturevalue(kind))

    assert len(kernels) == 1
    assert psutil.wait_procs(kernels, timeout=PATIENCE)[1] == []


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere kernels speak through ports")
def test_kernels_are_given_no_port(page: Page, voila: Server) -> None:
    """Where many start at once, one might find taken the port that it was given."""
    before = voila.kernels()  # of pages before, which may just be ending
    page.goto(voila.show(BUTTON))
    page.get_by_role("button", name="Touch me").wait_for()
    ours = [kernel for kernel in voila.kernels() if kernel not in before]
    given = [json.loads(Path(kernel.cmdline()[-1]).read_text()) for kernel in ours]

    assert {one["transport"] for one in given} == {"ipc"}


# A table that is set once a browser has spoken.
WELCOMING_TABLE = """
from partylab_widgets.stage import Stage

class Table(Stage):
    def hello(self, info):
        self.show({"main": "<p>Welcome</p>"})

Table()
"""


def test_a_kernel_whose_page_vanished_is_ended_after_a_while(
    browser: Browser, tmp_path: Path
) -> None:
    """A phone put away says no farewell (closing a whole context sends none)."""
    # Long enough for a page, a light one, to come to its kernel before that has waited in vain.
    short = ["--MappingKernelManager.cull_idle_timeout=6", "--MappingKernelManager.cull_interval=3"]
    with serve_voila(tmp_path / "notebooks", *short) as server:
        context = browser.new_context()
        page = context.new_page()
        page.goto(server.show(WELCOMING_TABLE, partylab={"page": "play"}))
        page.get_by_text("Welcome").wait_for()
        kernels = server.kernels()
        context.close()

        assert len(kernels) == 1
        assert psutil.wait_procs(kernels, timeout=PATIENCE)[1] == []


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What a server of ours, which does not run, has to look after its kernels."""
    monkeypatch.setattr("signal.signal", lambda *_: None)
    server = PartyVoila()
    server.initialize([str(tmp_path)])
    return server.init_settings()["kernel_manager"]


def test_a_page_that_was_asked_for_and_never_looked_at_leaves_no_kernel(
    kernels: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many bare requests cost a minute and a half each, not ten; who is looked at may stay."""
    ended: list[str] = []

    async def end(kernel_id: str) -> None:
        ended.append(kernel_id)

    monkeypatch.setattr(kernels, "shutdown_kernel", end)
    now = utcnow()
    for name, state in {"met": "idle", "never": "idle", "works": "busy", "ready": "idle"}.items():
        about = {"last_activity": now, "execution_state": state}
        spec = SimpleNamespace(metadata={})
        kernels._kernels[name] = SimpleNamespace(kernel_name="python3", kernel_spec=spec, **about)
    kernels.notify_connect("met")
    for seconds in range(0, 121, 20):
        time = now + timedelta(seconds=seconds)
        monkeypatch.setattr("partylab_widgets.server.launcher.utcnow", lambda time=time: time)
        # One that stands ready is seen only while it starts, and when it is given away.
        for name in ["met", "works", *(["never"] if "never" not in ended else [])]:
            asyncio.run(kernels.cull_kernel_if_idle(name))
        if seconds in (0, 120):
            asyncio.run(kernels.cull_kernel_if_idle("ready"))

    assert ended == ["never"]


def test_idle_kernels_are_ended_unless_the_teacher_says_otherwise(kernels: Any) -> None:
    """After some minutes, and only when no page is connected to them."""
    assert 300 <= kernels.cull_idle_timeout <= 900
    assert 0 < kernels.cull_interval <= kernels.cull_idle_timeout
    assert not kernels.cull_connected


def test_a_server_that_ends_does_not_call_the_kernels_unknown_that_have_ended_already(
    kernels: Any,
) -> None:
    """A page would then load itself anew from a server that is no more, and be lost."""
    told = []
    for act in (lambda: None, lambda: asyncio.run(kernels.shutdown_all())):
        act()
        with pytest.raises(HTTPError) as refused:
            kernels.kernel_model("gone")
        told.append(refused.value.status_code)

    assert told == [404, 503]


# A table that reports on a wire when it is set, and when a browser has spoken.
REPORTING_TABLE = """
import os, socket
from partylab_widgets.stage import Stage

wire = socket.create_connection(("127.0.0.1", {port}))

class Table(Stage):
    def hello(self, info):
        wire.sendall(f"met by {{os.getpid()}}\\n".encode())

table = Table()
table.show({{"main": "<p>Welcome</p>"}})
wire.sendall(f"set by {{os.getpid()}}\\n".encode())
table
"""


def test_a_preheated_kernel_meets_nobody_before_a_browser_speaks(
    page: Page, tmp_path: Path
) -> None:
    """`play.ipynb` stands ready before it is asked for, and joins when its page says hello."""
    with socket.create_server(("127.0.0.1", 0)) as ear:
        ear.settimeout(PATIENCE)
        play = REPORTING_TABLE.format(port=ear.getsockname()[1])
        write_notebook(tmp_path / "notebooks" / "en" / "play.ipynb", play)
        with serve_voila(tmp_path / "notebooks") as server, ear.accept()[0] as wire:
            wire.settimeout(PATIENCE)
            with wire.makefile() as reports:
                kernel = reports.readline().removeprefix("set by ")
                nobody_met = select.select([wire], [], [], 0)[0] == []

                page.goto(server.render("en/play.ipynb"))
                page.get_by_text("Welcome").wait_for()

                assert nobody_met
                assert reports.readline() == f"met by {kernel}"
                # What kernels mutter when they start is kept out of the terminal.
                assert "Kernel" not in "".join(server.lines)
