"""A whole game of each in Firefox and in WebKit: `make browsers`.

    PYTHONPATH=tests python tests/browser/browsers.py [game …]     # or of some

Installs what it needs where it may, and says what is missing where it may not.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time

from browser.driven import NEEDS, Driven, firefox, webkit
from browser.serving import ROOT, serve_voila
from partylab import games

LONGEST = 300  # seconds for a game, on a machine with much to do

# What can be done now: "over" at the end, one of the actions that do not rest, or nothing.
NEXT = """
  if (document.querySelector("[data-see=result]")) return "over";
  const rests = ":disabled, [data-clock], [aria-disabled=true]";
  const pressed = ":is([data-see=actions], .th-shelf) :is([data-do], [data-start], [data-tap])";
  const able = [...document.querySelectorAll(pressed)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(rests))
    .filter((one) => one.dataset.tap === undefined || one.closest("[data-phase=go]"));
  return able[arguments[0] % able.length] ?? null;"""


def missing() -> list[str]:
    """Return the Debian packages of what is not there, after trying to install them."""
    lacking = [package for program, package in NEEDS.items() if not shutil.which(program)]
    if lacking and shutil.which("apt-get") and os.geteuid() == 0:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"])
        subprocess.run(["apt-get", "install", "-y", "-qq", *lacking], env=quiet)
    return [package for program, package in NEEDS.items() if not shutil.which(program)]


def main(*played: str) -> int:
    """Play these games in both, or all."""
    if lacking := missing():
        print(f"Missing. Run: sudo apt-get install {' '.join(lacking)}", file=sys.stderr)
        return 1
    with serve_voila(ROOT / "notebooks") as voila:
        for opened in (firefox, webkit):
            for game in played or games.GAMES:
                with opened() as browser:
                    began = time.monotonic()
                    browser.go(voila.render("en/play.ipynb"))
                    play(browser, game)
                    assert browser.errors() == []
                    print(f"{browser.name}: {game} in {time.monotonic() - began:.0f} s", flush=True)
    return 0


def play(browser: Driven, game: str) -> None:
    """Play a game from the first tap to its end, one action after the other."""
    browser.click(f"[data-do=home-play][data-value={game}]")
    browser.wait("return document.querySelector('[data-see=card]')")
    at_once(browser)
    give_up, number = time.monotonic() + LONGEST, 0
    while (able := browser.find(NEXT, number)) != "over":
        assert time.monotonic() < give_up, f"{game} never ends in {browser.name}"
        if able and browser.press(able):
            number += 1


def at_once(browser: Driven) -> None:
    """Let the bots move at once, by the menu."""
    browser.click("details.pl-drawer > summary")
    browser.run(
        "const it = document.querySelector('[data-do=seat-pace]'); it.value = 'instant';"
        "it.dispatchEvent(new Event('change', {bubbles: true}))"
    )
    browser.click("details.pl-drawer > summary")


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
