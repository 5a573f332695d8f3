"""Servers and pages for the browser tests: `from browser.serving import ...`.

    with serve_voila(folder) as voila:                      # the launcher of `partylab play`
        page.goto(voila.show("import partylab_widgets"))     # a new notebook with these cells
        page.goto(voila.render("en/play.ipynb"))             # one that is there

    with serve_lab(folder) as lab:
        open_in_lab(page, lab.edit("cell 1", "cell 2"))      # opens it; nothing has run yet
        run_all(page)

The fixtures `voila`, `lab` and `page` of `conftest.py` are such servers, one of each per worker.
Each server takes whatever port is free.
It reads the template and the extension from the tree, not from what is installed.
"""

from __future__ import annotations

import itertools
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import nbformat
import psutil

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, Route

ROOT = Path(__file__).parents[2]
CHROMIUM_ARGS = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage",
    "--disable-component-update", "--no-first-run",
]  # fmt: skip
# As `partylab lab` starts it: `python -m jupyterlab` takes two seconds longer.
LAB = "import partylab_widgets.server; from jupyterlab.labapp import main; main()"
# Where they can, kernels speak through sockets with names of their own: a port that one was given
# may be taken by another that starts at the same time, and it dies.
NO_PORTS = ["--KernelManager.transport=ipc"] if sys.platform == "linux" else []
PATIENCE = 60  # seconds for a server to open or a kernel to end, on a machine with much to do


class Server:
    """A server that runs in a process of its own, on a folder of notebooks."""

    def __init__(self, process: subprocess.Popen[str], folder: Path) -> None:
        self.process, self.folder = process, folder
        self.lines: list[str] = []
        self._said = threading.Condition()
        self._ended = False
        self._numbers = itertools.count(1)
        threading.Thread(target=self._read, daemon=True).start()
        # Its first address is the sign that a server is open.
        address = self.wait_for(r"http://[^\s?]+")
        self.address = re.sub("/((lab|tree)(/.*)?)?$", "", address) + "/"
        self._knock()

    def _read(self) -> None:
        """Keep what the server says, until it ends."""
        for line in self.process.stdout or ():
            with self._said:
                self.lines.append(line)
                self._said.notify_all()
        with self._said:
            self._ended = True
            self._said.notify_all()

    def _knock(self) -> None:
        """Wait for the door: Jupyter tells its address a moment before it listens there."""
        place = urlsplit(self.address)
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                return socket.create_connection((place.hostname or "", place.port or 80)).close()
            except ConnectionRefusedError:
                if time.monotonic() > give_up:
                    raise
                time.sleep(0.02)

    def wait_for(self, pattern: str, since: int = 0) -> str:
        """Wait until the server says something like this, from a line on; return what it said."""

        def found() -> re.Match[str] | None:
            return re.search(pattern, "".join(self.lines[since:]))

        with self._said:
            self._said.wait_for(lambda: found() or self._ended, PATIENCE)
        match = found()
        assert match, f"the server never said {pattern}:\n{''.join(self.lines)}"
        return match[0]

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Look now and then if something about its processes is so: that is told to nobody.

        To look all the time would take the processor from the very processes.
        """
        give_up = time.monotonic() + PATIENCE
        while not is_so():
            assert self.process.poll() is None
            assert time.monotonic() < give_up
            time.sleep(0.05)

    def write(self, *cells: str, name: str = "", **metadata: Any) -> str:
        """Write a notebook into the folder, and return its name."""
        name = name or f"page{next(self._numbers)}.ipynb"
        write_notebook(self.folder / name, *cells, **metadata)
        return name

    def render(self, name: str) -> str:
        """Return the address of a notebook of the folder as a Voilà page."""
        return f"{self.address}voila/render/{name}"

    def show(self, *cells: str, **about: Any) -> str:
        """Write a notebook and return its address as a Voilà page."""
        return self.render(self.write(*cells, **about))

    def edit(self, *cells: str, **about: Any) -> str:
        """Write a notebook and return its address in JupyterLab."""
        # A workspace of its own, else Lab opens the notebooks of earlier tests again.
        workspace = f"w{next(self._numbers)}"
        return f"{self.address}lab/workspaces/{workspace}/tree/{self.write(*cells, **about)}"

    def kernels(self) -> list[psutil.Process]:
        """Return the kernels that run; `psutil.wait_procs` waits until they are gone."""
        return [
            child
            for child in psutil.Process(self.process.pid).children(recursive=True)
            if is_kernel(child)
        ]


def write_notebook(path: Path, *cells: str, **metadata: Any) -> None:
    """Write a notebook with these code cells (a text that starts with `#md ` is Markdown)."""
    kinds = nbformat.v4.new_markdown_cell, nbformat.v4.new_code_cell
    notebook = nbformat.v4.new_notebook(
        cells=[kinds[not cell.startswith("#md ")](cell.removeprefix("#md ")) for cell in cells],
        metadata={"kernelspec": {"name": "python3", "display_name": "Python"}, **metadata},
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(notebook, path)


def free_port() -> int:
    """Return the number of a port that nobody uses, nor is given who asks the system for any."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as door, suppress(OSError):
            door.bind(("127.0.0.1", port))
            return port


def surroundings(jupyter: Path) -> dict[str, str]:
    """Lay out the tree's template and extension as an installation does; no personal settings."""
    share = ROOT / "widgets" / "share"
    places = {
        "data/voila/templates/partylab": share / "voila_template",
        "data/nbconvert/templates/partylab_lesson": share / "nbconvert_template",
        "config/jupyter_server_config.d/partylab.json": share / "partylab.json",
        "config/jupyter_nbconvert_config.json": share / "jupyter_nbconvert_config.json",
    }
    for place, source in places.items():
        (jupyter / place).parent.mkdir(parents=True, exist_ok=True)
        (jupyter / place).symlink_to(source)
    return {
        **{name: value for name, value in os.environ.items() if name != "PARTYLAB_LANGUAGE"},
        "JUPYTER_PATH": str(jupyter / "data"),
        "JUPYTER_CONFIG_PATH": str(jupyter / "config"),
        "JUPYTER_CONFIG_DIR": str(jupyter / "own"),
        "JUPYTER_DATA_DIR": str(jupyter / "own" / "data"),
        "JUPYTER_RUNTIME_DIR": str(jupyter / "own" / "runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(jupyter / "own" / "lab"),
        "JUPYTERLAB_WORKSPACES_DIR": str(jupyter / "own" / "workspaces"),
        "IPYTHONDIR": str(jupyter / "ipython"),
        "PYTHONUNBUFFERED": "1",
    }


@contextmanager
def serve(
    folder: Path, *command: str, python: str = sys.executable, env: dict[str, str] | None = None
) -> Iterator[Server]:
    """Run `python COMMAND` as a server on a folder until the block ends."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as jupyter,
        subprocess.Popen(
            [python, *command],
            cwd=folder,
            env=env or surroundings(Path(jupyter)),
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as process,
    ):
        try:
            yield Server(process, folder)
        finally:
            runs = process.poll() is None
            family = psutil.Process(process.pid).children(recursive=True) if runs else []
            process.terminate()
            _, alive = psutil.wait_procs([*family, process], timeout=10)
            for left in alive:
                with suppress(psutil.NoSuchProcess):  # it has ended just now
                    left.kill()


def serve_voila(folder: Path, *arguments: str) -> Any:
    """Serve a folder with the launcher of `partylab play`; arguments are Voilà's."""
    module = "partylab_widgets.server.launcher"
    door = () if any(one.startswith("--port") for one in arguments) else ("--port=0",)
    return serve(folder, "-m", module, ".", "--no-browser", *door, *arguments)


def serve_stock_voila(folder: Path, *arguments: str) -> Any:
    """Serve a folder with Voilà as it comes, to compare with; a taken port makes it try others."""
    return serve(folder, "-m", "voila", ".", "--no-browser", f"--port={free_port()}", *arguments)


def serve_lab(folder: Path, *arguments: str) -> Any:
    """Serve a folder with JupyterLab and our server extension, as `partylab lab` and Binder do."""
    return serve(
        folder, "-c", LAB, "--no-browser", "--allow-root", "--port=0",
        "--IdentityProvider.token=", "--LabApp.expose_app_in_browser=True",
        "--LabApp.news_url=None", *NO_PORTS, *arguments,
    )  # fmt: skip


def open_in_lab(page: Page, address: str) -> None:
    """Open a notebook in JupyterLab and wait until its kernel has introduced itself."""
    page.goto(address)
    page.wait_for_selector(".jp-Notebook .jp-Cell")
    # A kernel that is only "idle" may still lose what is run at once; one that knows itself won't.
    page.evaluate(
        """async () => {
            const session = window.jupyterapp.shell.currentWidget.sessionContext;
            await session.ready;
            await session.session.kernel.info;
        }"""
    )


def run_all(page: Page) -> None:
    """Run all cells of the notebook that is open in JupyterLab; wait for what they show."""
    page.evaluate("() => { window.jupyterapp.commands.execute('notebook:run-all-cells') }")


def is_kernel(process: psutil.Process) -> bool:
    """Is a process a kernel?  One that is just ending is none any more."""
    try:
        return "ipykernel_launcher" in " ".join(process.cmdline())
    except psutil.Error:
        return False


def is_local(url: str) -> bool:
    """Does a request stay on this machine (or inside the page)?"""
    parts = urlsplit(url)
    return parts.scheme in ("data", "blob") or parts.hostname in ("localhost", "127.0.0.1", "::1")


def cut_off(page: Page, *, drop: bool = False) -> list[str]:
    """Cut a page off from the internet and return the list of addresses it then asks for.

    Requests are refused at once, or with `drop` never answered, as behind a firewall.
    """
    asked: list[str] = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        if not drop:
            route.abort()

    page.route(lambda url: not is_local(url), refuse)
    return asked
