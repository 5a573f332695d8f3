"""The lessons on Not Not in a browser: by keyboard, on a phone, with axe; blocks timed there."""

from __future__ import annotations

import csv
import re
from statistics import median

import pytest
from playwright.sync_api import expect

from browser.looking import PHONE, barriers, small_targets, sticking_out
from browser.test_lesson_pages import panel, predict_by_keyboard, ready

PAGES = {
    "en/01_logic_of_not.ipynb": "The logic of NOT",
    "fr/02_reaction_lab.ipynb": "Le laboratoire des réflexes",
    "en/02_reaction_lab.ipynb": "The reaction lab",
}
every_page = pytest.mark.parametrize("name", list(PAGES)[:2])

# A person who answers each trial after a delay that grows with the NOTs, as asked in the drawing.
SOMEBODY = """() => {
    const field = [...document.querySelectorAll('[data-clock]')].at(-1);
    const answer = (trial) => {
        const words = trial.querySelector('.lab-order').textContent.trim().split(' ');
        const nots = words.length - 1;
        const wanted = (words.at(-1) === 'RED') === (nots % 2 === 0) ? 'RED' : 'BLUE';
        const card = [...trial.querySelectorAll('[data-tap]')]
            .find((node) => node.textContent.includes(wanted));
        const code = card.dataset.tap === 'left' ? 'ArrowLeft' : 'ArrowRight';
        // Once more where a busy page had not shown the trial yet: such a press does not count.
        const press = () => {
            if (trial.hidden) return;
            field.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
            setTimeout(press, 150);
        };
        setTimeout(press, 200 + 100 * nots);
    };
    new MutationObserver((changes) => changes
        .filter(({ target }) => target.matches('[data-trial]') && !target.hidden)
        .forEach(({ target }) => answer(target))
    ).observe(field, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
    // On a busy machine the first trial may be there before this person is.
    field.querySelectorAll('[data-trial]:not([hidden])').forEach(answer);
}"""


def open_page(page, tables, name, query=""):
    return ready(page, tables.render(name) + query, PAGES[name])


def test_predict_lock_and_reveal_by_keyboard(page, tables):
    troubles = open_page(page, tables, "en/01_logic_of_not.ipynb")
    bet = panel(page, "The dice say NOT LEFT · GREEN.")
    waiting = page.locator(".pl-panel").filter(has_text="One command, two readings")
    expect(waiting).to_contain_text("Lock your guess")
    predict_by_keyboard(page, bet, downs=4)
    expect(bet).to_contain_text("Locked in: 4, 90% sure.")
    expect(waiting).to_contain_text("They differ on 2 cards")
    page.keyboard.press("Enter")
    expect(bet).to_contain_text("You were right. Answer: 4.")
    assert troubles == []


def test_the_builder_by_keyboard(page, tables):
    """One list is changed with the arrow keys; sentence, tree, table and cards follow."""
    open_page(page, tables, "en/01_logic_of_not.ipynb")
    builder = page.locator(".pl-lab").filter(has_text="Your sentence").first
    expect(builder.locator(".lab-said")).to_have_text("NOT (UP OR RED)")
    expect(builder.locator(".lab-portal-right")).to_have_count(3)
    builder.locator("[data-do=joint]").focus()
    page.keyboard.press("ArrowUp")
    expect(builder.locator(".lab-said")).to_have_text("NOT (UP AND RED)")
    expect(builder.locator("[data-do=joint]")).to_be_focused()
    expect(builder.locator("svg.nn-spoken-tree title")).to_have_text("NOT (UP AND RED)")


def test_a_block_is_timed_in_the_browser_and_can_be_taken_away(page, tables, tmp_path):
    """Scripted answers after 200 ms and 100 ms more per NOT are measured as such, by keyboard."""
    troubles = open_page(page, tables, "en/02_reaction_lab.ipynb")
    page.locator("[data-do=lock]").first.focus()
    page.keyboard.press("Enter")
    begin = page.get_by_role("button", name="Begin block 1 of 5")
    begin.focus()
    page.keyboard.press("Enter")
    field = page.locator("[data-clock]")
    expect(field).to_be_focused()
    page.evaluate(SOMEBODY)
    expect(page.get_by_text("Block 1 is done: 24 of 24 right.").first).to_be_visible(timeout=60_000)
    expect(page.get_by_text("These are your own trials.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the trials (CSV)").click()
    file = tmp_path / "trials.csv"
    download.value.save_as(file)
    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert len(rows) == 24
    for nots in range(4):
        off = [float(row["ms"]) - 200 - 100 * nots for row in rows if row["nots"] == str(nots)]
        assert abs(median(off)) < 60  # a frame or two, on a machine with much to do
    assert troubles == []


def test_without_a_clock_by_keyboard(page, tables):
    open_page(page, tables, "en/02_reaction_lab.ipynb")
    page.locator("[data-do=skip]").first.click()
    page.get_by_role("button", name="A block without a clock").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=read]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=again]")).to_be_visible()
    page.locator("[data-do=left]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Trial 2 of 24, without a clock")).to_be_visible()


@every_page
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_barrier(page, tables, name, theme):
    open_page(page, tables, name, f"?theme={theme}")
    page.locator("[data-do=skip]").first.click()
    page.locator("[data-do=hint]").first.click()
    if "02_" in name:
        page.locator("[data-do=calm]").first.click()
        expect(page.locator("[data-do=read]")).to_be_visible()
    else:
        page.locator("[data-do=decide]").first.click()
        expect(page.locator("[data-do=next]")).to_be_visible()
    assert barriers(page, ".pl-stage") == []


@every_page
def test_a_phone_shows_everything(page, tables, name):
    """At 360 px nothing sticks out of the page, cards do not overlap, targets are 44 px high."""
    page.set_viewport_size(PHONE["viewport"])
    open_page(page, tables, name)
    for skip in page.locator("[data-do=skip]").all()[::-1]:
        skip.click()
    expect(page.locator("[data-do=skip]")).to_have_count(0)
    assert sticking_out(page) == []
    assert small_targets(page) == []
    for cross in page.locator(".lab-cross").all():
        places = cross.locator(".lab-portal-card")
        tops = {re.sub(r"\D", "", str(round(card.bounding_box()["y"]))) for card in places.all()}
        assert places.count() == 4
        assert len(tops) == 3  # up, the two sides, down
