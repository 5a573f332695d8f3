"""How a test runs a notebook: in a kernel of its own, which nobody else can be in the way of."""

from __future__ import annotations

import sys
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from nbclient import NotebookClient
from traitlets.config import Config

if TYPE_CHECKING:
    from pathlib import Path

SECONDS = 60  # for a cell


def run(notebook: Any, folder: Path | None = None) -> None:
    """Run a notebook as one that lies in a folder.

    Where they can, kernels speak through sockets with names of their own: where several start side
    by side, one may find taken the port that it was given, and die.
    """
    about = {"metadata": {"path": str(folder)}} if folder else {}
    with TemporaryDirectory() as place:  # a short one: such a name has 107 letters at most
        wishes = {"transport": "ipc", "connection_file": f"{place}/kernel.json"}
        config = Config({"KernelManager": wishes} if sys.platform == "linux" else {})
        NotebookClient(notebook, timeout=SECONDS, resources=about, config=config).execute()
