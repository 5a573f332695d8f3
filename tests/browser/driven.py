"""Firefox and WebKit, each driven by the protocol that it speaks itself; no driver to download.

with firefox() as browser:                      # Marionette: lines of JSON over a socket
    browser.go("http://localhost:8866")
    browser.wait("return document.querySelector('.pl-stage')")
    browser.click("[data-do=start]")
    browser.run("return document.title")
with webkit() as browser: ...                   # WebDriver: the same commands over HTTP
"""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from browser.serving import PATIENCE, free_port

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NEEDS = {"firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the standard's own name for a reference


class Refused(Exception):
    """What a browser answers when it cannot do what it was asked to."""

    @property
    def is_gone(self) -> bool:
        """Was it about an element that is there no more, or covered?"""
        reasons = "stale element", "not interactable", "click intercepted"
        return any(reason in str(self) for reason in reasons)


class Driven:
    """A browser that does what it is asked to, one command of the WebDriver standard each."""

    def __init__(self, name: str, ask: Callable[..., Any]) -> None:
        self.name, self.ask = name, ask

    def go(self, address: str) -> None:
        """Open a page, and note from now on what its console calls an error."""
        self.ask("Navigate", url=address)
        self.run(LISTEN)

    def errors(self) -> list[str]:
        """Return what went wrong in the page so far."""
        return list(self.run("return window.wrong"))

    def run(self, script: str, *given: Any) -> Any:
        return self.ask("ExecuteScript", script=script, args=list(given))

    def wait(self, script: str, *given: Any) -> Any:
        """Run a script until it returns something that is true."""
        give_up = time.monotonic() + PATIENCE
        while not (found := self.run(script, *given)):
            assert time.monotonic() < give_up, f"{self.name}: never {script} {given}"
            time.sleep(0.05)
        return found

    def click(self, selector: str) -> None:
        """Press what a selector finds first, as a person would: in view, with nothing over it."""
        find = "return document.querySelector(arguments[0])"
        self.ask("ElementClick", id=self.wait(find, selector)[ELEMENT])

    def find(self, script: str, *given: Any) -> Any:
        """Run a script that returns an element, which may be gone before it is told: then None."""
        try:
            return self.run(script, *given)
        except Refused as why:
            if not why.is_gone:
                raise
            return None

    def press(self, element: dict[str, str]) -> bool:
        """Press an element that may have gone meanwhile; return if it was still there."""
        try:
            self.ask("ElementClick", id=element[ELEMENT])
        except Refused as why:
            if not why.is_gone:
                raise
            return False
        return True

    def picture(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.ask("TakeScreenshot")))


LISTEN = """
  window.wrong = [];
  addEventListener("error", (event) => wrong.push(String(event.message)));
  addEventListener("unhandledrejection", (event) => wrong.push(String(event.reason)));
  const say = console.error;
  console.error = (...told) => { wrong.push(told.join(" ")); say(...told); };
"""


@contextmanager
def started(*command: str, **env: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program until the block ends."""
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(command, env={**os.environ, **env}, **quiet) as process:
        try:
            yield process
        finally:
            process.terminate()


def door(port: int) -> socket.socket:
    """Return a connection to a program that has just been started."""
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port))
        except ConnectionRefusedError:
            assert time.monotonic() < give_up, f"nobody opens port {port}"
            time.sleep(0.05)


# ---- Firefox


class Marionette:
    """The protocol that Firefox speaks: `<length>:[0, number, command, parameters]`."""

    def __init__(self, line: socket.socket) -> None:
        self.file, self.number = line.makefile("rwb"), 0
        self._read()  # it introduces itself
        self("NewSession", capabilities={})

    def __call__(self, command: str, **about: Any) -> Any:
        self.number += 1
        whole = json.dumps([0, self.number, f"WebDriver:{command}", about]).encode()
        self.file.write(b"%d:%s" % (len(whole), whole))
        self.file.flush()
        _, _, wrong, found = self._read()
        if wrong is not None:
            raise Refused(command, wrong["error"], wrong["message"])
        return found.get("value", found) if isinstance(found, dict) else found

    def _read(self) -> Any:
        size = b""
        while (one := self.file.read(1)) != b":":
            size += one
        return json.loads(self.file.read(int(size)))


@contextmanager
def firefox() -> Iterator[Driven]:
    """Start a Firefox without a window, with a fresh profile."""
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        settings = {
            "marionette.port": port,
            "app.update.enabled": False,
            "intl.accept_languages": "en-GB",
        }
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});"
            for name, value in settings.items()
        ]
        (Path(profile) / "user.js").write_text("\n".join(lines))
        with (
            started("firefox-esr", "--headless", "--marionette", "--profile", profile),
            door(port) as line,
        ):
            yield Driven("Firefox", Marionette(line))


# ---- WebKit

ROUTES = {
    "Navigate": ("POST", "/url"),
    "ExecuteScript": ("POST", "/execute/sync"),
    "FindElement": ("POST", "/element"),
    "ElementClick": ("POST", "/element/{id}/click"),
    "SetWindowRect": ("POST", "/window/rect"),
    "TakeScreenshot": ("GET", "/screenshot"),
}


class WebDriver:
    """The same commands over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = f"{address}/session"
        self.address += "/" + self._send("POST", "", {"capabilities": {}})["sessionId"]

    def __call__(self, command: str, **about: Any) -> Any:
        method, route = ROUTES[command]
        return self._send(method, route.format(**about), about)

    def _send(self, method: str, route: str, about: Any) -> Any:
        body = json.dumps(about).encode() if method == "POST" else None
        try:
            with urlopen(
                Request(self.address + route, body, method=method), timeout=PATIENCE
            ) as answer:
                return json.load(answer)["value"]
        except HTTPError as refused:
            raise Refused(route, refused.read().decode()) from None


@contextmanager
def webkit() -> Iterator[Driven]:
    """Start a WebKit in a window that nobody sees."""
    port, screen = free_port(), f":{free_port()}"
    with (
        started("Xvfb", screen, "-screen", "0", "1280x900x24"),
        started(
            "WebKitWebDriver",
            f"--port={port}",
            DISPLAY=screen,
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",
        ),
        door(port),
    ):
        yield Driven("WebKit", WebDriver(f"http://127.0.0.1:{port}"))
