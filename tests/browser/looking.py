"""How tests look at a page: with a phone, by keyboard, by ear, and with the rules for everybody.

with look(browser, **PHONE, locale="fr-FR") as page:    # a page of its own; ends its kernel
    page.goto(tables.render("fr/play.ipynb"))
    tab_to(page, "start|")                              # by keyboard alone
    expect(spoken(page)).to_contain_text("Your turn")   # what a screen reader reads out
    assert barriers(page) == []                         # what axe finds serious or critical
    assert sticking_out(page) == []
    assert small_targets(page) == []
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Locator, Page

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


@contextmanager
def look(browser: Browser, **about: Any) -> Iterator[Page]:
    """Open a fresh page, without cookies and cache: English on a desk, or as asked for."""
    context = browser.new_context(**{"locale": "en-GB", **DESK, **about})
    context.set_default_timeout(30_000)
    context.set_default_navigation_timeout(60_000)  # a whole lesson runs before its page is there
    page = context.new_page()
    try:
        yield page
    finally:
        page.unroute_all(behavior="ignoreErrors")
        # Kernels end with their page, and `beforeunload` is what tells them.
        page.close(run_before_unload=True)
        context.close()


# Notes that a press was heard: the stage waits for its answer then.
HEARS = """() => {
  window.wasHeard = false;
  window.hears?.disconnect();
  window.hears = new MutationObserver((changes) => {
    window.wasHeard ||= changes.some(({ target, oldValue }) =>
      `${target.className} ${oldValue}`.includes("pl-waiting"));
  });
  const stage = document.querySelector(".pl-stage");
  hears.observe(stage, { attributeFilter: ["class"], attributeOldValue: true });
}"""
# Told with the next picture: more than one press for each would only keep the processor busy.
HEARD = "() => new Promise((done) => requestAnimationFrame(() => done(window.wasHeard)))"
MOST_PRESSES = 3_000


def press_once(page: Page, key: str) -> None:
    """Press a key until it is heard: a button that has just changed rests for a moment.

    To press until something has come of it would be two moves where a kernel is slow to answer.
    """
    page.evaluate(HEARS)
    for _ in range(MOST_PRESSES):
        page.keyboard.press(key)
        if page.evaluate(HEARD):
            return
    raise AssertionError(f"nobody hears {key}")


GRAVE = ("serious", "critical")


def barriers(page: Page, part: str | None = None) -> list[tuple[str, str]]:
    """Return what axe finds serious or critical on a page, or on a part of it."""
    return _found(page, part, GRAVE)


def blemishes(page: Page) -> list[tuple[str, str]]:
    """Return all that axe finds on a page, however slight."""
    return _found(page, None, (*GRAVE, "moderate", "minor"))


AT_REST = """() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


@contextmanager
def at_rest(page: Page) -> Iterator[None]:
    """Let nothing move or fade meanwhile: what is half there is pale, or sticks out."""
    moves = not page.evaluate("() => matchMedia('(prefers-reduced-motion: reduce)').matches")
    if moves:
        page.emulate_media(reduced_motion="reduce")
    page.wait_for_function(AT_REST)
    yield
    if moves:
        page.emulate_media(reduced_motion="no-preference")


def _found(page: Page, part: str | None, impacts: tuple[str, ...]) -> list[tuple[str, str]]:
    # To tell all that is right, too, takes three times as long.
    asked = {"resultTypes": ["violations"]}
    with at_rest(page):
        violations = Axe().run(page, context=part, options=asked).response["violations"]
    found = [one for one in violations if one["impact"] in impacts]
    return [(one["id"], one["nodes"][0]["html"][:200]) for one in found]


# What may be wider than a screen: it scrolls by itself, or is for screen readers alone.
SCROLLS = "svg, pre, .pl-sheet, .pl-visually-hidden, .lab-hand"

STICKING_OUT = """scrolls => [document.documentElement, ...document.querySelectorAll('.pl-stage *')]
  .filter(node => node === document.documentElement ? node.scrollWidth > innerWidth
    : node.getBoundingClientRect().right > innerWidth + 1 && !node.closest(scrolls))
  .map(node => node.outerHTML.slice(0, 100))"""


def sticking_out(page: Page, scrolls: str = SCROLLS) -> list[str]:
    """Return what reaches beyond the right edge of the screen, the page itself among it."""
    with at_rest(page):
        found: list[str] = page.evaluate(STICKING_OUT, scrolls)
    return found


TARGETS = (
    ".pl-stage :is(button, select, textarea, summary, a.pl-button, .pl-choice,"
    " input:not([type=radio], [type=checkbox]))"
)


def small_targets(page: Page) -> list[str]:
    """Return the targets that are smaller than a thumb: less than 44 px wide or high.

    It is the size in the layout: what still glides is shown smaller for a moment.
    """
    found: list[str] = page.evaluate(
        """targets => [...document.querySelectorAll(targets)]
             .filter(node => node.offsetHeight > 0)
             .filter(node => node.offsetHeight < 44 || node.offsetWidth < 44)
             .map(node => node.outerHTML.slice(0, 100))""",
        TARGETS,
    )
    return found


def skip_all_bets(page: Page) -> None:
    """Let every bet of a lesson go, by keyboard: then nothing waits any more."""
    skips = page.locator(".pl-predict [data-do=skip]")
    for left in range(skips.count() - 1, -1, -1):
        skips.first.press("Enter")
        expect(skips).to_have_count(left, timeout=60_000)  # some answers take a while to find
    expect(page.locator(".pl-waits")).to_have_count(0)


def customise(page: Page, game: str = "nothanks") -> None:
    """Open the whole form of a game from the home page."""
    page.locator(f"[data-do=home-customise][data-value={game}]").click()
    page.locator("[data-do=start]").wait_for()


def spoken(page: Page) -> Locator:
    """Return the live region that screen readers read out."""
    return page.locator(".pl-stage [role=status]")


FOCUSED_SAYS = """() => {
  const it = document.activeElement;
  if (!it.matches('button, a, summary, select, input')) return ''; // not the stage itself
  return [it.dataset?.do ?? '', it.dataset?.value ?? '', it.innerText ?? ''].join('|');
}"""


def tab_to(page: Page, goal: str | Locator, most: int = 80) -> None:
    """Press Tab until the goal has the focus: an element, or the one that does or says this."""
    for _ in range(most):
        if _has_focus(page, goal):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no Tab leads to {goal}")


def _has_focus(page: Page, goal: str | Locator) -> bool:
    if isinstance(goal, str):
        return goal in page.evaluate(FOCUSED_SAYS)
    return bool(goal.evaluate("node => node === document.activeElement"))
