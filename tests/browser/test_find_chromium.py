"""`make test` finds a browser, installs one, or says exactly what to do."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from browser import find_chromium


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine without any browser, where nothing can be installed; what was tried."""
    tried: list[list[str]] = []
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "apt-get" else None)
    monkeypatch.setattr(find_chromium, "_playwrights_own", lambda: None)

    def fail(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        tried.append(command)
        return subprocess.CompletedProcess(command, 1)

    monkeypatch.setattr(subprocess, "run", fail)
    return tried


def test_a_browser_named_by_the_person_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """The variable CHROMIUM comes before all others; a wrong one is not replaced by a guess."""
    path = find_chromium.chromium_path()
    monkeypatch.setenv("CHROMIUM", str(path))
    assert find_chromium.chromium_path() == path
    monkeypatch.setenv("CHROMIUM", "/nowhere/chromium")
    assert find_chromium.chromium_path() is None
    assert find_chromium.main() == 1


def test_root_installs_debians_package_else_playwrights_browser(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other; who is not root does not try apt."""
    monkeypatch.setattr("os.geteuid", lambda: 0)
    find_chromium.main()
    assert bare[1:] == [find_chromium.DEBIAN, find_chromium.PLAYWRIGHT]

    bare.clear()
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    find_chromium.main()
    assert bare == [find_chromium.PLAYWRIGHT]


@pytest.mark.usefixtures("bare")
def test_where_none_can_be_installed_the_command_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And the exit code stops `make test`."""
    assert find_chromium.main() == 1
    said = capsys.readouterr().err
    assert "sudo apt-get install" in said
    assert "playwright install chromium" in said
