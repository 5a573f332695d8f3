"""The lessons on Not Not in a browser: by keyboard, on a phone, with axe; blocks timed there."""

from __future__ import annotations

import csv

import pytest
from playwright.sync_api import expect

from browser.looking import barriers
from browser.stage_page import ONCE_SEEN, is_between
from browser.test_lesson_pages import ready

PAGES = {
    "en/01_logic_of_not.ipynb": "The logic of NOT",
    "fr/02_reaction_lab.ipynb": "Le laboratoire des réflexes",
    "en/02_reaction_lab.ipynb": "The reaction lab",
}
every_page = pytest.mark.parametrize("name", list(PAGES)[:2])

# A person who answers each trial after a delay that grows with the NOTs, as asked in the drawing;
# and notes the least and the most that each press may have taken.  The block begins by itself.
SOMEBODY = """() => {
    window.expected = [];
    const answer = (field) => (at, from, to) => {
        const trial = field.querySelectorAll('[data-trial]')[at];
        const words = trial.querySelector('.lab-order').textContent.trim().split(' ');
        const nots = words.length - 1;
        const wanted = (words.at(-1) === 'RED') === (nots % 2 === 0) ? 'RED' : 'BLUE';
        const card = [...trial.querySelectorAll('[data-tap]')]
            .find((node) => node.textContent.includes(wanted));
        const code = card.dataset.tap === 'left' ? 'ArrowLeft' : 'ArrowRight';
        setTimeout(() => {
            const press = new KeyboardEvent('keydown', { code, bubbles: true });
            expected.push([press.timeStamp - to, press.timeStamp - from]);
            field.dispatchEvent(press);
        }, 200 + 100 * nots);
    };
    new MutationObserver((_, watch) => {
        const field = document.querySelector('[data-clock]');
        if (!field) return;
        watch.disconnect();
        onceSeen(answer(field));
    }).observe(document.body, { subtree: true, childList: true });
}"""


def open_page(page, tables, name, query=""):
    return ready(page, tables.render(name) + query, PAGES[name])


def test_the_builder_by_keyboard(page, tables):
    """One list is changed with the arrow keys; sentence, tree, table and cards follow."""
    open_page(page, tables, "en/01_logic_of_not.ipynb")
    bet = page.locator(".pl-predict").filter(has_text="Now with brackets")
    bet.locator("[data-do=skip]").click()
    expect(bet).to_contain_text("Answer")
    builder = page.locator(".pl-lab").filter(has_text="Your sentence").first
    expect(builder.locator(".lab-said")).to_have_text("NOT (UP OR RED)")
    expect(builder.locator(".lab-portal-right")).to_have_count(3)
    builder.locator("[data-do=joint]").focus()
    page.keyboard.press("ArrowUp")
    expect(builder.locator(".lab-said")).to_have_text("NOT (UP AND RED)")
    expect(builder.locator("[data-do=joint]")).to_be_focused()
    expect(builder.locator("svg.nn-spoken-tree title")).to_have_text("NOT (UP AND RED)")
    page.locator("[data-do=decide]").first.click()
    expect(page.locator("[data-do=next]")).to_be_visible()
    assert barriers(page, ".pl-stage") == []


def test_a_block_is_timed_in_the_browser_and_can_be_taken_away(page, tables, tmp_path):
    """Scripted answers after 200 ms and 100 ms more per NOT are measured to the millisecond.

    Then a block without a clock is begun, by keyboard, too.
    """
    troubles = open_page(page, tables, "en/02_reaction_lab.ipynb")
    page.locator("[data-do=lock]").first.focus()
    page.keyboard.press("Enter")
    begin = page.get_by_role("button", name="Begin block 1 of 5")
    begin.focus()
    page.evaluate(ONCE_SEEN)
    page.evaluate(SOMEBODY)
    page.keyboard.press("Enter")
    field = page.locator("[data-clock]")
    expect(field).to_be_focused()
    done = page.get_by_text("Block 1 is done: 24 of 24 right.").first
    expect(done).to_be_visible(timeout=120_000)  # a page that is behind shows each trial later
    expect(page.get_by_text("These are your own trials.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the trials (CSV)").click()
    file = tmp_path / "trials.csv"
    download.value.save_as(file)
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert len(rows) == 24
    assert {row["nots"] for row in rows} == {"0", "1", "2", "3"}
    for row, span in zip(rows, page.evaluate("expected"), strict=True):
        assert is_between(row["ms"], span)
        assert int(row["ms"]) >= 195 + 100 * int(row["nots"])

    page.get_by_role("button", name="A block without a clock").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=read]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=again]")).to_be_visible()
    page.locator("[data-do=left]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Trial 2 of 24, without a clock")).to_be_visible()
    assert barriers(page, ".pl-stage") == []
    assert troubles == []
