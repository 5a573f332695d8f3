"""What flies: from where to where, for how long, and that nobody has to wait for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.stage_demo import Sketch
from browser.stage_page import Shown, put

if TYPE_CHECKING:
    from playwright.sync_api import Page

BEFORE = (
    "<p data-page='says'></p>"  # a page of its own, which may change alone
    "<div style='display:flex;justify-content:space-between;padding:5rem 2rem'>"
)


def table(mine: int, pot: int, *, takes: bool = False) -> str:
    """My chips as one with a number, and the pot as so many of them; each came from me."""
    chips = "".join(
        f'<svg width="32" height="32" viewBox="0 0 32 32" data-key="pot-{n}"'
        ' data-from="mine"><circle cx="16" cy="16" r="15"/></svg>'
        for n in range(pot)
    )
    taker = ' data-takes="pot"' if takes else ""
    return (
        f'{BEFORE}<span><b style="display:inline-block" data-key="mine"{taker}>o</b>'
        f'<i data-key="count" data-late>{mine} chips</i></span>'
        f'<span role="group" aria-label="pot">{chips}</span></div>'
    )


# Shows a drawing, and tells what flies then: where it starts and ends, and until when.
WATCH = """state => {
  const middle = (node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const places = () => Object.fromEntries([...document.querySelectorAll("[data-key]")]
    .map((node) => [node.dataset.key, middle(node)]));
  const before = places();
  model.update(state);
  const layer = document.querySelector(".pl-flights");
  const flying = document.getAnimations().filter((one) => layer?.contains(one.effect.target))
    .map((animation) => {
      const { target } = animation.effect;
      animation.pause();
      const { delay, duration } = animation.effect.getTiming();
      const at = (ms) => { animation.currentTime = ms; return middle(target); };
      const found = { start: at(delay), end: at(delay + duration - 0.01), until: delay + duration,
        text: target.textContent, delay };
      animation.currentTime = 0;
      animation.play();
      return found;
    });
  const unseen = [...document.querySelectorAll("[data-key]")]
    .filter((node) => getComputedStyle(node).opacity === "0").map((node) => node.dataset.key);
  return { before, after: places(), flying, unseen };
}"""


def fly(shown: Shown, main: str) -> dict[str, Any]:
    shown.stage.show({"main": main})
    found: dict[str, Any] = shown.page.evaluate(WATCH, shown.state())
    return found


def near(place: list[float]) -> Any:
    return pytest.approx(place, abs=1)


def landed(page: Page) -> None:
    page.wait_for_function("!document.querySelector('.pl-flights > *')")


def test_what_is_new_flies_in_from_the_thing_that_it_names(page: Page) -> None:
    shown = put(page, Sketch(table(11, 0)))
    found = fly(shown, table(10, 1))
    chip = next(one for one in found["flying"] if not one["text"])

    assert chip["start"] == near(found["before"]["mine"])
    assert chip["end"] == near(found["after"]["pot-0"])
    assert chip["until"] <= 600
    assert "pot-0" in found["unseen"]
    landed(page)
    expect(page.locator("[data-key=pot-0]")).to_have_css("opacity", "1")


def test_what_leaves_flies_to_its_taker_one_after_the_other(page: Page) -> None:
    shown = put(page, Sketch(table(2, 12)))
    found = fly(shown, table(14, 0, takes=True))
    chips = [one for one in found["flying"] if not one["text"]]

    assert [one["start"] for one in chips] == [near(found["before"][f"pot-{n}"]) for n in range(12)]
    assert all(one["end"] == near(found["after"]["mine"]) for one in chips)
    assert chips[0]["delay"] < chips[1]["delay"] < chips[2]["delay"]
    assert max(one["until"] for one in chips) <= 600


def test_a_number_that_is_late_is_true_at_once_and_seen_when_all_has_landed(page: Page) -> None:
    shown = put(page, Sketch(table(2, 3)))
    found = fly(shown, table(5, 0, takes=True))
    (cover,) = (one for one in found["flying"] if one["text"])
    chips = [one for one in found["flying"] if not one["text"]]

    expect(page.locator("[data-key=count]")).to_have_text("5 chips")
    assert cover["text"] == "2 chips"
    assert cover["start"] == near(cover["end"])
    assert cover["until"] == max(one["until"] for one in chips)
    assert "count" in found["unseen"]
    landed(page)
    expect(page.locator("[data-late]")).to_have_css("opacity", "1")


def test_a_late_number_waits_for_nothing_when_nothing_flies(page: Page) -> None:
    shown = put(page, Sketch(table(2, 0)))
    found = fly(shown, table(5, 0))

    assert (found["flying"], found["unseen"]) == ([], [])


def test_who_listens_or_touches_meets_no_likeness(page: Page) -> None:
    """The layer is hidden from both, and the drawing has its layout at once."""
    shown = put(page, Sketch(table(2, 3)))
    fly(shown, table(5, 0, takes=True))
    layer = page.locator(".pl-flights")

    assert layer.evaluate("node => [node.inert, node.ariaHidden]") == [True, "true"]
    assert layer.evaluate("node => getComputedStyle(node).pointerEvents") == "none"
    assert page.get_by_role("group", name="pot").locator("*").count() == 0


def test_what_one_opens_or_fills_in_is_there_once(page: Page) -> None:
    """A likeness of it would be in the way of who looks for it."""
    kept = '<details data-key="rules"><summary>Rules</summary></details><input data-key="name">'
    shown = put(page, Sketch(f"<p>Form</p><section>{kept}</section>"))
    found = fly(shown, f"<div>{kept}</div><p>Table</p>")

    assert found["flying"] == []


def test_a_new_drawing_ends_what_flies_and_goes_on_from_where_it_is_seen(page: Page) -> None:
    shown = put(page, Sketch(table(11, 0)))
    states = []
    for more in ("", "<p>more</p>"):
        shown.stage.show({"main": table(10, 1) + more})
        states.append(shown.state())
    found = page.evaluate(
        """([first, second]) => {
          const flying = () => document.querySelectorAll(".pl-flights > *").length;
          model.update(first);
          document.getAnimations().forEach((one) => { one.currentTime = 100; });
          const [{ x, y }, many] = [seen("pot-0").getBoundingClientRect(), flying()];
          model.update(second);
          const now = document.querySelector("[data-key=pot-0]").getBoundingClientRect();
          return { before: [x, y], now: [now.x, now.y], many, left: flying() };
        }""",
        states,
    )

    assert (found["many"], found["left"]) == (2, 0)
    assert found["now"] == near(found["before"])


def test_another_page_lets_it_fly_on(page: Page) -> None:
    """Both are drawn before any time can pass in which it would land."""
    shown = put(page, Sketch(table(11, 0), says=""))
    states = []
    for says in ("", "<p>Fine.</p>"):
        shown.stage.show({"main": table(10, 1), "says": says})
        states.append(shown.state())
    left = page.evaluate(
        """states => {
          states.forEach((state) => model.update(state));
          return document.querySelectorAll(".pl-flights > *").length;
        }""",
        states,
    )

    assert left == 2  # the chip, and the number that waits for it


def test_nothing_flies_on_when_its_goal_is_gone(page: Page) -> None:
    """As when a curtain falls."""
    shown = put(page, Sketch(table(2, 3)))
    fly(shown, table(5, 0, takes=True))
    fly(shown, "<p>curtain</p>")

    assert page.locator(".pl-flights > *").count() == 0


@pytest.mark.parametrize("asked_by", ["the machine", "the settings"])
def test_nothing_flies_for_who_wants_no_motion(page: Page, asked_by: str) -> None:
    stage = Sketch(table(2, 3))
    if asked_by == "the machine":
        page.emulate_media(reduced_motion="reduce")
    else:
        stage.settings = {"still": True}
    shown = put(page, stage)
    found = fly(shown, table(5, 0, takes=True))

    assert (found["flying"], found["unseen"]) == ([], [])
