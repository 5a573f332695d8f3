"""Once everything has been compiled, no process ever compiles anything again."""

from __future__ import annotations

import subprocess
import sys

import pytest

from partylab import compiling
from partylab.nothanks import fast

SECOND = """
from partylab import compiling
from numba.core.event import register, RecordingListener
heard = RecordingListener()
register("numba:compile", heard)
compiling.prepare_all()
print(len(heard.buffer))
"""


@pytest.mark.skipif(not fast.NUMBA, reason="numba is not installed")
def test_what_is_compiled_is_kept_on_disk():
    assert compiling.prepare_all() == ["nothanks", "ghosts"]
    ran = subprocess.run([sys.executable, "-c", SECOND], check=True, capture_output=True, text=True)
    assert ran.stdout.strip() == "0"


def test_without_numba_there_is_nothing_to_compile(monkeypatch):
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    assert compiling.prepare_all() == []
