"""The Binder image can be built from what is in `binder/`, and shows a lesson."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

from browser.serving import ROOT


def names(requirements: list[str]) -> set[str]:
    """Return the names of the packages in a list of requirements."""
    lines = [line.partition("#")[0].strip() for line in requirements]
    return {re.split(r"[=<>!~ ]", line, maxsplit=1)[0].lower() for line in lines if line}


def test_the_image_holds_all_that_partylab_needs() -> None:
    """`postBuild` installs the package without its dependencies, numba included."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = names(project["dependencies"] + project["optional-dependencies"]["fast"])
    image = names((ROOT / "binder" / "requirements.txt").read_text().splitlines())

    assert needed - image == set()


def test_a_lesson_opens_in_the_image_in_lab_and_in_voila() -> None:
    """Every step that Binder takes is replayed, without Docker (one or two minutes)."""
    check = subprocess.run(
        [sys.executable, ROOT / "binder" / "check.py"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert check.returncode == 0, check.stdout
    assert check.stdout.endswith("binder: all is well\n")
