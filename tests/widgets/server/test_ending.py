"""A server that is asked to end does so in peace, and leaves nothing behind."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import psutil
import pytest

from browser.serving import PATIENCE, ROOT, Server, serve_voila

if TYPE_CHECKING:
    from pathlib import Path


def open_doors(server: Server) -> None:
    """It has just said where it is; its tables are not ready yet."""


def starting_kernels(server: Server) -> None:
    """A kernel is only just starting: Jupyter does not know it yet."""
    server.wait_until(lambda: bool(server.kernels()))


def ready_tables(server: Server) -> None:
    """Both tables stand ready, or soon will: each of their kernels has met the server."""
    server.wait_until(lambda: sum(map(_has_met, server.kernels())) == 2)


def _has_met(kernel: psutil.Process) -> bool:
    """Has it had a line to the server?  Some are shut again, others stay for its life."""
    return any(line.status == "ESTABLISHED" for line in kernel.net_connections("tcp"))


@pytest.mark.parametrize("wish", [signal.SIGTERM, signal.SIGINT], ids=lambda wish: wish.name)
@pytest.mark.parametrize("moment", [open_doors, starting_kernels, ready_tables])
def test_no_file_and_no_kernel_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment, wish: signal.Signals
) -> None:
    """Whenever the wish comes; nothing is complained about."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    with serve_voila(ROOT / "notebooks") as server:
        moment(server)
        assert [*tmp_path.iterdir()] != []
        family = psutil.Process(server.process.pid).children(recursive=True)
        server.process.send_signal(wish)

        assert server.process.wait(PATIENCE) == 0
        assert psutil.wait_procs(family, timeout=PATIENCE)[1] == []
    assert [*tmp_path.iterdir()] == []
    assert "Traceback" not in "".join(server.lines)
