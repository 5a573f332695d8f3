"""For all tests: the same examples in every run, side by side, however the run was started."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

import partylab_widgets.server  # noqa: F401 - what it spares a server it spares the tests, too

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_WORKERS = 4  # each may hold a browser, three servers and their kernels: a gigabyte

# What was compiled once is kept, also where a whole machine is told not to: else each of the many
# workers, kernels and servers would compile all of the house, and the tests, anew.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

settings.register_profile("partylab", deadline=None, derandomize=True)
settings.load_profile("partylab")


def pytest_configure() -> None:
    """Look for rings among what was dropped less often than usual: that takes a sixth of the time.

    Tests hold and drop a great many small things.
    """
    gc.set_threshold(50_000, 10, 10)


def pytest_collection_finish() -> None:
    """What was imported stays: nobody need look through it for rings again and again."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Say how many workers `-n auto` means: one more than processors are ours, but not many.

    Tests in a browser wait more than they compute: one more has something to do meanwhile.
    """
    ours = getattr(os, "sched_getaffinity", lambda _: range(os.cpu_count() or 1))(0)
    return min(len(ours) + 1, MOST_WORKERS)


@pytest.fixture(autouse=True, scope="session")
def jupyter_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Kernels read and leave nothing in the home of whoever runs the tests; it may be locked."""
    home = tmp_path_factory.mktemp("jupyter")
    with pytest.MonkeyPatch.context() as patch:
        for place in (
            "JUPYTER_CONFIG_DIR",
            "JUPYTER_DATA_DIR",
            "JUPYTER_RUNTIME_DIR",
            "IPYTHONDIR",
        ):
            patch.setenv(place, str(home / place.lower()))
        yield


@pytest.fixture(autouse=True)
def no_loop_is_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright keeps its event loop running between tests: put it aside for all others."""
    loop = asyncio._get_running_loop()
    if "browser" in request.fixturenames or loop is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C interrupts, also where whoever started the tests (`nohup`) has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
