"""Voilà on its own, as `partylab play` opens it: the house settings, the door and the drawer.

Leans on Voilà 0.5.13, which is pinned: what is overridden below has no other handle there.
"""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
import signal
import subprocess
import sys
import threading
import webbrowser
from datetime import timedelta
from pathlib import PurePosixPath
from typing import Any

from jupyter_server._tz import utcnow
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RequestHandler
from traitlets import Bool, Dict, Set, Unicode, default
from traitlets.config import Config
from voila.app import Voila

from partylab.words import LANGUAGES, Words
from partylab_widgets.server import PERMISSION
from partylab_widgets.server.addresses import (
    addresses,
    is_this_machine,
    language_asked,
    open_doors,
)
from partylab_widgets.server.assets import asset_handlers
from partylab_widgets.server.connection import NoDelayConnection
from partylab_widgets.server.pages import FILTERS, mend_pages, offline

HOME = "{language}/play.ipynb"
SETTINGS = {
    "VoilaConfiguration": {
        "template": "partylab",
        "allow_template_override": "NO",  # the stock templates need the internet
        "page_config_hook": offline,
        "preheat_kernel": True,
        "multi_kernel_manager_class": "partylab_widgets.server.launcher.QuietKernels",
    },
    "VoilaExporter": {"filters": FILTERS},
    # One table stands ready in each language; any other notebook starts its kernel when asked.
    "VoilaKernelManager": {
        "kernel_pools_config": {
            "default": {"pool_size": 0},
            **{HOME.format(language=language): {"pool_size": 1} for language in LANGUAGES},
        }
    },
    # For pages that ended without a word: a phone put away, a cable pulled.
    "MappingKernelManager": {"cull_idle_timeout": 600, "cull_interval": 20},
    # One that was started anew would know nothing of its notebook: its page begins again instead.
    "KernelRestarter": {"restart_limit": 0, "time_to_dead": 1},
}

LONGEST_PLACE = 50  # of a folder; with a kernel's id behind it a socket's name has 107 letters
NEVER_LOOKED_AT = timedelta(seconds=90)  # a page may be long on its way to a slow phone


class QuietKernels(AsyncMappingKernelManager):
    """Kernels that mutter nothing into the terminal of the server, and all end with it."""

    closing = False
    met = Set(help="those that a page has spoken to")
    seen = Dict(help="when those that do not stand ready were first and last seen")

    async def start_kernel(self, **options: Any) -> str:  # type: ignore[override]
        """Start one, unless it would come too late to be ended."""
        if self.closing:
            raise HTTPError(503)
        return str(await super().start_kernel(**{"stderr": subprocess.DEVNULL, **options}))

    def _check_kernel_id(self, kernel_id: str) -> None:
        """Say that a kernel is unknown, but not while all of them end.

        Its page would be loaded anew from a server that is no more, and never come back; it waits
        for the next server instead.
        """
        if self.closing and kernel_id not in self:
            raise HTTPError(503)
        super()._check_kernel_id(kernel_id)  # type: ignore[no-untyped-call]

    def notify_connect(self, kernel_id: str) -> None:
        """Remember that somebody is there."""
        self.met.add(kernel_id)
        super().notify_connect(kernel_id)  # type: ignore[no-untyped-call]

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended."""
        self.met.discard(kernel_id)
        self.seen.pop(kernel_id, None)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that nobody needs: soon, if nobody has ever looked at its page."""
        is_busy = self._kernels[kernel_id].execution_state == "busy"
        if (
            kernel_id in self.met
            or is_busy
            or self._was_given_away_for(kernel_id) < NEVER_LOOKED_AT
        ):
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]
        else:
            await self.shutdown_kernel(kernel_id)  # type: ignore[no-untyped-call]

    def _was_given_away_for(self, kernel_id: str) -> timedelta:
        """Return how long a kernel was seen here without a break; one that stands ready is not."""
        now = utcnow()
        first, last = self.seen.get(kernel_id, (now, now))
        if now - last > timedelta(seconds=3 * self.cull_interval):
            first = now
        self.seen[kernel_id] = first, now
        age: timedelta = now - first
        return age

    async def shutdown_all(self, now: bool = False) -> None:  # type: ignore[override]
        """End every kernel, also one that is only just starting: Jupyter alone would miss it."""
        self.closing = True
        await asyncio.gather(*self._pending_kernels.values(), return_exceptions=True)
        ends = [self.shutdown_kernel(kernel, now=now) for kernel in self.list_kernel_ids()]  # type: ignore[no-untyped-call]
        await asyncio.gather(*ends, return_exceptions=True)


class Shelf(LargeFileManager):
    """The notebooks as guests see them: the solutions stay in the teacher's drawer."""

    def is_hidden(self, path: str) -> bool:
        """Is this in the drawer, or hidden anyway?"""
        folders = PurePosixPath(path.casefold().replace("\\", "/")).parts
        return "solutions" in folders or bool(super().is_hidden(path))  # type: ignore[no-untyped-call]

    def should_list(self, name: str) -> bool:
        """Leave the drawer out of every list."""
        listed = super().should_list(name)  # type: ignore[no-untyped-call]
        return bool(listed) and not self.is_hidden(name)

    def get(self, path: str, *args: Any, **options: Any) -> Any:
        """Read a notebook or a folder, unless it is in the drawer."""
        if self.is_hidden(path):
            raise HTTPError(404)
        return super().get(path, *args, **options)  # type: ignore[no-untyped-call]


class Home(RequestHandler):
    """The way from `/` to the tables, in the guest's language."""

    def initialize(self, base_url: str, language: str) -> None:
        """Take the language that was asked for on the command line, if any."""
        self.base_url, self.language = base_url, language

    def get(self) -> None:
        """Lead on."""
        language = self.language or language_asked(self.request.headers.get("Accept-Language", ""))
        address = url_path_join(self.base_url, "voila/render", HOME.format(language=language))
        self.redirect(f"{address}?{self.request.query}".rstrip("?"))


class PartyVoila(Voila):  # type: ignore[misc]
    """Voilà with the house settings; a `voila.json` or a command line argument changes them."""

    language = Unicode("", config=True, help="Language of the way in; else the browser's.")
    code = Bool(False, config=True, help="May guests write code, which runs on this machine?")

    @default("kernel_websocket_connection_class")
    def _quick_sockets(self) -> type:
        return NoDelayConnection

    @default("log_level")
    def _quiet(self) -> str:
        return "ERROR"

    def initialize(self, argv: list[str] | None = None) -> None:
        """Lay the house settings under everything that is asked for."""
        self.update_config(Config(SETTINGS))
        mend_pages()
        # To be stopped at any time, also before the doors are open.
        self.ioloop = IOLoop.current()
        super().initialize(argv)
        # As Voilà does for SIGTERM: raised in the midst of some task, Ctrl-C would leave a mess.
        signal.signal(signal.SIGINT, self._handle_signal_stop)

    def init_settings(self) -> dict[str, Any]:
        """Put our shelf where Voilà builds its own, before any preheated kernel reads from it.

        Where they can, kernels speak through sockets with names of their own: among many that
        start at once, one in a hundred finds the port that it was given taken, and dies.
        """
        if sys.platform == "linux" and len(self.connection_dir) < LONGEST_PLACE:
            self.update_config(Config({"KernelManager": {"transport": "ipc"}}))
        settings: dict[str, Any] = super().init_settings()
        self.contents_manager = settings["contents_manager"] = Shelf(parent=self)
        settings["ws_ping_timeout"] = 30_000  # ms; Jupyter's own choice makes Tornado complain
        # A name that leads here by a trick is another site's: its script would write code, too.
        if self.code and is_this_machine(self.ip):
            settings["allow_remote_access"] = False
        return settings

    def init_handlers(self) -> list[Any]:
        """Put the way in before Voilà's list of notebooks; a single notebook is its own way in."""
        handlers: list[Any] = [
            *asset_handlers(self.server_url, self.base_url),
            *super().init_handlers(),
        ]
        if self.notebook_path:
            return handlers
        about = {"base_url": self.base_url, "language": self.language}
        return [(self.server_url, Home, about), *handlers]

    def start(self) -> None:
        """Open the door first: preheated kernels are told its number before Voilà listens."""
        os.environ[PERMISSION] = "yes" if self.code else "no"  # kernels get our surroundings
        self.doors = open_doors(self.ip, self.port)
        self.set_trait("port", self.doors[0].getsockname()[1])
        super().start()

    def listen(self) -> None:
        """Let guests in, say where, and serve until asked to stop."""
        self.guests = HTTPServer(self.app)
        self.guests.add_sockets(self.doors)
        self.say_where()
        try:
            self.ioloop.start()
        finally:
            self.stop()

    def stop(self) -> None:
        """Close the doors, end every kernel, and leave nothing behind."""
        for wish in (signal.SIGINT, signal.SIGTERM):
            signal.signal(wish, signal.SIG_IGN)  # it is being granted
        self.guests.stop()
        logging.disable()  # what still waits for a kernel has nobody left to complain to
        self.ioloop.run_sync(self.kernel_manager.shutdown_all)
        # Not before: a kernel would make the folder of its connection anew.
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def say_where(self) -> None:
        """Print the address for this machine and the one for a class, and open a browser."""
        words = Words(self.language or None)
        here, everywhere = addresses(self.ip, self.port, self.base_url)
        print(words("server-open", address=here), flush=True)
        if everywhere:
            print(words("server-open-class", address=everywhere), flush=True)
        if self.code:
            print(words("server-code-is-open"), flush=True)
        print(words("server-how-to-stop"), flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=[here], daemon=True).start()


if __name__ == "__main__":
    PartyVoila.launch_instance()
