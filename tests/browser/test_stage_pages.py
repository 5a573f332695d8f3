"""Several pages by name: each is patched alone, and what stands in them may change its page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.stage_demo import Sketch
from browser.stage_page import put
from partylab.html import html, slot

if TYPE_CHECKING:
    from playwright.sync_api import Page

CARD = '<button data-key="card" data-do="card">7</button>'
HANDS = html('<div class="pl-row">{}{}</div>', slot("mine"), slot("yours"))

WATCH = """() => {
  window.changed = new Set();
  new MutationObserver((records) => {
    for (const { target } of records) changed.add(target.parentElement
      .closest("[data-page]")?.dataset.page ?? target.dataset?.page);
  }).observe(document.querySelector(".pl-drawing"),
    { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def test_pages_are_shown_in_their_places_and_places_in_places(page: Page) -> None:
    stage = Sketch(
        html("<h1>Hall</h1>{}<hr>{}", slot("table"), slot("plan")),
        table=html("<p>Table</p>{}", slot("news")),
        plan="<p>Plan</p>",
        news="<p>News</p>",
        nowhere="<p>Nowhere</p>",
    )
    put(page, stage)

    assert page.locator(".pl-drawing").inner_text().split() == ["Hall", "Table", "News", "Plan"]


def test_only_the_page_that_has_changed_is_touched(page: Page) -> None:
    pages = {f"hole-{n}": f"<p>view {n}</p>" for n in range(24)}
    main = html("".join(["{}"] * 24), *(slot(name) for name in pages))
    stage = Sketch(main, **pages)
    shown = put(page, stage)
    page.evaluate(WATCH)
    stage.show({"main": main, **pages, "hole-7": "<p>view seven</p>"})
    shown.push()
    page.get_by_text("view seven").wait_for()

    assert page.evaluate("[...changed]") == ["hole-7"]


def test_a_new_page_around_it_leaves_the_inside_of_a_place_alone(page: Page) -> None:
    """Neither what was typed there nor who has the focus is lost."""
    stage = Sketch(html("<p>1</p>{}", slot("form")), form='<input aria-label="Name">')
    shown = put(page, stage)
    page.get_by_label("Name").fill("An")
    stage.show({"main": html("<p>2</p><p>new</p>{}", slot("form")), "form": stage.page_form})
    shown.push()
    page.get_by_text("new").wait_for()

    expect(page.get_by_label("Name")).to_have_value("An")
    expect(page.get_by_label("Name")).to_be_focused()


@pytest.mark.parametrize("browser_is", ["new", "old"])
@pytest.mark.parametrize("there", ["mine", "yours"])
def test_a_card_changes_its_page_with_the_focus_and_glides(
    page: Page, browser_is: str, there: str
) -> None:
    """It is the same element before and after, whichever of the two pages is filled first."""
    if browser_is == "old":
        page.add_init_script("delete Element.prototype.moveBefore")
    here = "yours" if there == "mine" else "mine"
    stage = Sketch(HANDS, **{here: CARD, there: "<p>empty</p>"})
    shown = put(page, stage)
    page.get_by_role("button").focus()
    stage.show({"main": HANDS, there: CARD, here: "<p>empty</p>"})
    found = page.evaluate(
        """state => {
          const card = document.querySelector("[data-key=card]");
          const before = card.getBoundingClientRect().x;
          model.update(state);
          const start = seen("card").getBoundingClientRect().x;
          for (const animation of document.getAnimations()) animation.finish();
          return { before, start, end: card.getBoundingClientRect().x, same: card.isConnected,
            page: card.closest("[data-page]").dataset.page };
        }""",
        shown.state(),
    )

    assert found["same"]
    assert found["page"] == there
    assert found["start"] == pytest.approx(found["before"], abs=0.6)
    assert abs(found["end"] - found["before"]) > 5
    expect(page.get_by_role("button")).to_be_focused()


def test_a_card_glides_on_while_another_page_is_drawn(page: Page) -> None:
    row = '<div class="pl-row">{}</div>'
    cards = [f'<b data-key="{it}">{it}</b>' for it in "ab"]
    stage = Sketch(HANDS, mine=row.format("".join(cards)), yours="<p>1</p>")
    shown = put(page, stage)
    stage.show({"main": HANDS, "mine": row.format("".join(cards[::-1])), "yours": "<p>1</p>"})
    states = [shown.state()]
    stage.show({"main": HANDS, "mine": stage.page_mine, "yours": "<p>2</p>"})
    states.append(shown.state())
    moving = page.evaluate(
        """(states) => states.map((state) => {
          model.update(state);
          return document.getAnimations().map((one) => one.effect.target.dataset.key).sort();
        })""",
        states,
    )

    assert moving == [["a", "b"], ["a", "b"]]


def test_a_page_that_has_not_changed_keeps_what_it_shows(page: Page) -> None:
    """Another page may draw a thing of the same key: nothing is taken from one that stays."""
    stage = Sketch(HANDS, mine=CARD)
    shown = put(page, stage)
    stage.show({"main": HANDS, "mine": CARD, "yours": CARD})
    shown.push()
    expect(page.locator("[data-page=yours] [data-key=card]")).to_have_count(1)

    expect(page.locator("[data-page=mine] [data-key=card]")).to_have_count(1)


def test_a_place_that_goes_takes_its_page_with_it_and_one_that_comes_brings_it(page: Page) -> None:
    stage = Sketch(html("<section>{}</section>", slot("mine")), mine=CARD)
    shown = put(page, stage)
    stage.show({"main": "<p>curtain</p>", "mine": CARD})
    shown.push()
    expect(page.get_by_text("curtain")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    stage.show({"main": html("<div>{}</div>", slot("mine")), "mine": CARD})
    shown.push()

    expect(page.get_by_role("button")).to_have_count(1)


def test_a_page_in_itself_is_shown_once(page: Page) -> None:
    stage = Sketch(slot("a"), a=html("<p>one</p>{}{}", slot("a"), slot("main")))
    shown = put(page, stage)
    stage.show({"main": slot("a"), "a": html("<p>two</p>{}", slot("a"))})
    shown.push()

    expect(page.get_by_text("two")).to_have_count(1)


def test_a_page_of_that_name_in_a_place_becomes_no_other(page: Page) -> None:
    stage = Sketch(HANDS, mine="<p>mine</p>", yours="<p>yours</p>")
    shown = put(page, stage)
    page.evaluate("document.querySelector('[data-page=yours]').mark = true")
    main = html('<div class="pl-row">{}{}</div>', slot("yours"), slot("mine"))
    stage.show({"main": main, "mine": "<p>mine</p>", "yours": "<p>yours</p>"})
    shown.push()
    page.wait_for_function("document.querySelector('[data-page]').innerText.includes('yours')")

    assert page.locator(".pl-row").inner_text().split() == ["yours", "mine"]
    assert page.evaluate("document.querySelector('[data-page=yours]').mark")
