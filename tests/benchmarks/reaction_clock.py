"""How well the page measures a reaction: `python tests/benchmarks/reaction_clock.py [taps]`.

The tests folder has to be on the path (`PYTHONPATH=tests`).

A key is pressed at a known delay after the frame that shows the dice.  Chromium's own input takes
the time of the press as data, so the delay is exact however late the script itself is.  In every
second round the page is kept busy while the press arrives, as by a slow drawing.

Then rounds follow each other among five at the table: the longest time that the page could answer
nobody, beside the time that the machine takes to draw the same page once from nothing.

What this cannot see is the way from the frame to the eye and from the finger to the browser:
a screen of 60 Hz and a keyboard add some 10 to 30 ms, about the same in every round.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from browser.find_chromium import chromium_path
from browser.serving import CHROMIUM_ARGS
from browser.stage_page import put
from partylab_widgets import play
from partylab_widgets.seat import running

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

# Notes by itself when the dice can first be seen: the frame after the one that uncovers them, or
# where that one began before there was anything to be seen, as on a page behind its frames, now.
WATCH = """() => {
  window.first = 0;
  new MutationObserver(([{ target }], watch) => {
    if (target.dataset.phase !== 'go') return;
    watch.disconnect();
    const uncovered = performance.now();
    requestAnimationFrame((time) => {
      window.first = time > uncovered ? time : performance.now();
    });
  }).observe(document.querySelector('[data-clock]'), { attributeFilter: ['data-phase'] });
}"""
BUSY = """(ms) => setTimeout(() => {
  const until = performance.now() + ms;
  while (performance.now() < until);
})"""


def measure(page: Page, keys: CDPSession, delay: float, busy: int) -> float:
    """Run one round and return by how many milliseconds the measured time is off."""
    rounds = page.evaluate("sent.length")
    page.wait_for_selector("[data-phase=ready]")
    page.evaluate(WATCH)
    page.locator("[data-start]").press("Enter")
    page.wait_for_function("window.first")
    first = page.evaluate("first")
    page.wait_for_function("time => performance.now() >= time", arg=first + delay - busy / 2)
    if busy:
        page.evaluate(BUSY, busy)
    pressed = (page.evaluate("performance.timeOrigin") + first + delay) / 1000
    press = {"type": "rawKeyDown", "code": "ArrowUp", "key": "ArrowUp", "timestamp": pressed}
    keys.send("Input.dispatchKeyEvent", press)
    page.wait_for_function("count => sent.length > count", arg=rounds)
    return float(page.evaluate("sent.at(-1).value").split()[2]) - delay


LONG_TASKS = """() => {
  window.longest = 0;
  const look = (list) => {
    for (const task of list.getEntries()) longest = Math.max(longest, task.duration);
  };
  new PerformanceObserver(look).observe({ type: 'longtask' });
}"""
DRAW_ANEW = """() => {
  const root = document.querySelector('.pl-drawing');
  const copy = root.cloneNode(false);
  root.after(copy);
  const times = [1, 2, 3, 4, 5].map(() => {
    copy.replaceChildren();
    const began = performance.now();
    copy.innerHTML = root.innerHTML;
    copy.getBoundingClientRect();
    return performance.now() - began;
  });
  copy.remove();
  return times.sort((a, b) => a - b)[2];
}"""


def rounds_in_a_row(page: Page, rounds: int) -> None:
    """Play rounds as quickly as they come, and print the longest task of the page."""
    page.evaluate(LONG_TASKS)
    for _ in range(rounds):
        played = page.evaluate("sent.length")
        page.wait_for_selector("[data-phase=ready]")
        page.locator("[data-start]").press("Enter")
        page.wait_for_selector("[data-phase=go]")
        page.keyboard.press("ArrowUp")
        page.wait_for_function("count => sent.length > count", arg=played)
    page.wait_for_selector("[data-phase=ready]")
    longest, anew = page.evaluate("longest"), page.evaluate(DRAW_ANEW)
    shown = f"{longest:.0f} ms" if longest else "none of 50 ms"
    print(f"{rounds} rounds among five: longest task {shown}; to draw the page anew {anew:.1f} ms")


def main(taps: int) -> None:
    """Print the median and the worst deviation, quiet and busy; then how smooth rounds follow."""
    # The kernel of these pages is plain Python: no loop runs there that could wait for bots.
    running.running_loop = lambda: None
    rng = Random(1)
    seat = play("notnot", ["me"], seed=1, pace="instant", language="en", still_seconds=10)
    bots = ("child", "casual", "trained", "machine")
    table = play("notnot", ["me", *bots], seed=4, pace="instant", language="en", still_seconds=1)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=CHROMIUM_ARGS)
        page = browser.new_page()
        put(page, table)
        rounds_in_a_row(page, 30)
        page = browser.new_page()
        put(page, seat)
        keys = page.context.new_cdp_session(page)
        off: dict[int, list[float]] = {0: [], 60: []}
        for tap in range(taps):
            busy = 60 * (tap % 2)
            off[busy].append(measure(page, keys, rng.uniform(150, 900), busy))
            if seat.match.table.outcome is not None:
                page.locator(".seat-end [data-do=seat-again]").first.click()
        browser.close()
    for busy, errors in off.items():
        worst = max(errors, key=abs)
        print(
            f"page busy for {busy:2} ms: {len(errors)} taps, median deviation"
            f" {median(errors):+.2f} ms, worst {worst:+.2f} ms"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
