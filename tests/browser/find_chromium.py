"""Find a Chromium for the browser tests, or install one; `make test` runs this first.

Looked for in turn: the variable CHROMIUM, the names below on the PATH, Playwright's own browser.
If there is none: Debian's package when root and apt are there, else Playwright's own browser.
When that fails too, the exact command to run is printed and the exit code is 1.

A headless shell comes first: the same engine without a window takes half the processor time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = (
    "chromium-headless-shell", "chromium", "chromium-browser",
    "google-chrome", "google-chrome-stable", "chrome",
)  # fmt: skip
DEBIAN = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
PLAYWRIGHT = [sys.executable, "-m", "playwright", "install", "chromium"]


def chromium_path() -> str | None:
    """Return the path of a Chromium, or None."""
    asked = os.environ.get("CHROMIUM")
    if asked:
        return shutil.which(asked)
    return next(filter(None, map(shutil.which, NAMES)), None) or _playwrights_own()


def _playwrights_own() -> str | None:
    """Ask Playwright in a process of its own: it would keep this one's event loop."""
    question = (
        "from playwright.sync_api import sync_playwright\n"
        "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
    )
    answer = subprocess.run([sys.executable, "-c", question], capture_output=True, text=True)
    path = answer.stdout.strip()
    return path if path and Path(path).exists() else None


def install() -> None:
    """Try to install one, by Debian's means when we may, else by Playwright's."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"])
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        if subprocess.run(DEBIAN, env=quiet).returncode == 0:
            return
    subprocess.run(PLAYWRIGHT)


def main() -> int:
    """Say where Chromium is, installing it if need be."""
    if chromium_path() is None and "CHROMIUM" not in os.environ:
        print("No Chromium found; installing one for the browser tests.", flush=True)
        install()
    path = chromium_path()
    if path is None:
        wrong = os.environ.get("CHROMIUM")
        print(
            f"CHROMIUM={wrong} is no program."
            if wrong
            else f"The browser tests need Chromium. Run: sudo {' '.join(DEBIAN)}\n"
            f"or: {' '.join(PLAYWRIGHT)}",
            file=sys.stderr,
        )
        return 1
    print(f"Browser tests will use {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
