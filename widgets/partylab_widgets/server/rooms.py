"""The two rooms that `partylab` opens: the tables in Voilà, the lessons in JupyterLab."""

from __future__ import annotations

import os
from pathlib import Path

from partylab.game import Rejected, brief
from partylab.words import Words, default_language
from partylab_widgets.folders import lessons_to_work_on, notebooks_folder
from partylab_widgets.server.addresses import addresses, open_doors

QUIET_LAB = [
    "--ServerApp.log_level=WARN",  # its address with the key is told at every level
    "--LabApp.news_url=None",  # no pop-up that asks about news
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
]


def check_address(ip: str) -> None:
    """Refuse an address that this machine cannot listen at."""
    try:
        for door in open_doors(ip.strip() or "-", 0):
            door.close()
    except (OSError, UnicodeError):
        raise Rejected("command-wrong-ip", ip=brief(ip, 60)) from None


def play(*, ip: str, port: int, open_browser: bool, language: str, code: bool) -> None:
    """Serve the tables until Ctrl-C."""
    from partylab_widgets.server.launcher import PartyVoila

    PartyVoila.launch_instance(
        [],
        root_dir=str(notebooks_folder()),
        ip=ip,
        port=port,
        open_browser=open_browser,
        language=language,
        code=code,
    )


def lab(*, ip: str, port: int, open_browser: bool, language: str) -> None:
    """Open the lessons in JupyterLab until Ctrl-C, on a copy if they belong to the system."""
    from jupyterlab.labapp import LabApp  # type: ignore[import-untyped]

    words = Words(language or None)
    try:
        folder, copied = lessons_to_work_on(Path.cwd())
    except OSError:
        raise Rejected("command-cannot-copy", folder=str(Path.cwd())) from None
    if copied:
        print(words("server-lessons-copied", lessons=copied, folder=str(folder)), flush=True)
    doors = open_doors(ip, port)
    port = doors[0].getsockname()[1]
    for door in doors:
        door.close()
    LabApp.launch_instance(
        [
            f"--ServerApp.root_dir={folder}",
            f"--ServerApp.ip={ip}",
            f"--ServerApp.port={port}",
            f"--ServerApp.open_browser={open_browser}",
            f"--LabApp.default_url=/lab/tree/{first_lesson(folder, language)}",
            *QUIET_LAB,
            *_running_as_root(),
            *_for_a_class(words, ip, port),
        ]
    )


def first_lesson(folder: Path, language: str) -> str:
    """Return where to begin: the welcome of a language, or its folder."""
    language = language or default_language()
    return next(
        (f"{language}/{path.name}" for path in (folder / language).glob("00*.ipynb")), language
    )


def _running_as_root() -> list[str]:
    """Containers often know only the one user, root, whom Jupyter would send away."""
    return ["--ServerApp.allow_root=True"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


def _for_a_class(words: Words, ip: str, port: int) -> list[str]:
    """Let Jupyter print the address in the room, and say what its key opens."""
    address = addresses(ip, port)[1]
    if address is None:
        return []
    print(words("server-lab-key-opens-all"), flush=True)
    return [f"--ServerApp.custom_display_url={address}lab"]
