"""The lessons in a browser: predict, lock and reveal by keyboard; nothing hidden or broken."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.looking import tab_to
from browser.serving import open_in_lab, run_all

PAGES = {
    "en/03_runs_and_probability.ipynb": "Runs and probability",
    "fr/00_welcome.ipynb": "Bienvenue",
}


def ready(page, address, title):
    """Open a lesson as a Voilà page; the last panel is there when all are."""
    troubles = []
    page.on("pageerror", lambda trouble: troubles.append(str(trouble)))
    page.goto(address)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(title))
    expect(page.locator("[data-do=take]")).to_be_attached()
    return troubles


# A page so far behind that what is to wait for a tenth of a second waits for three seconds.
FAR_BEHIND = """
    const wait = window.setTimeout;
    window.setTimeout = (act, ms, ...about) => wait(act, ms === 100 ? 3000 : ms, ...about);
"""


def test_a_page_that_is_far_behind_shows_every_widget(page, tables):
    """Voilà looks for a widget's model for two seconds only; a slow machine needs longer."""
    page.add_init_script(FAR_BEHIND)
    name = "fr/00_welcome.ipynb"
    ready(page, tables.render(name), PAGES[name])
    expect(page.get_by_text("model not found")).to_have_count(0)


def panel(page, question):
    return page.locator(".pl-predict").filter(has_text=question)


def predict_by_keyboard(page, bet, downs=0, number=""):
    """Choose with the arrows or type, go up to 90 %, lock, and reveal."""
    first = bet.locator("[data-do=choose]").first
    first.scroll_into_view_if_needed()
    if number:
        first.focus()
        page.keyboard.type(number)
    else:
        first.focus()
        page.keyboard.press("Space")
        for _ in range(downs):
            page.keyboard.press("ArrowDown")
    tab_to(page, bet.locator("[data-do=sure]"))
    page.keyboard.press("End")
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(bet.locator(".pl-slider")).to_contain_text("90")
    tab_to(page, bet.locator("[data-do=lock]"))
    page.keyboard.press("Enter")


def test_bets_by_keyboard_are_revealed_or_settled_by_dealing_and_kept(page, tables, tmp_path):
    """Choose, lock, reveal; type a number, lock, deal a thousand times; take it all home."""
    name = "en/03_runs_and_probability.ipynb"
    troubles = ready(page, tables.render(name), PAGES[name])
    bet = panel(page, "You hold the 26.")
    predict_by_keyboard(page, bet, downs=2)
    expect(bet).to_contain_text("Locked in: −1, 90% sure.")
    expect(bet).not_to_contain_text("Answer")
    expect(bet.locator("[data-do=reveal]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(bet).to_contain_text("You were right. Answer: −1.")
    stage = page.locator(".pl-stage").filter(has=bet)
    expect(stage.get_by_role("status")).to_have_text(re.compile("^You were right. Answer: −1."))

    bet = panel(page, "on average?")
    deal = page.locator("[data-do=deal][data-value='1000']").first
    expect(deal).to_be_disabled()
    predict_by_keyboard(page, bet, number="7.5")
    expect(bet).to_contain_text("Locked in: 7.5, 90% sure.")
    expect(deal).to_be_enabled()
    deal.focus()
    page.keyboard.press("Enter")
    expect(bet).to_contain_text("Answer: 80/11 ≈ 7.273.")
    figure = page.locator(".lab-figure").first
    expect(figure).to_contain_text("1,000 deals (seed 1)")
    expect(figure.locator("svg")).to_contain_text("your guess")
    expect(page.locator(".pl-panel").filter(has_text="How sure you felt")).to_contain_text("2 of 2")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download my answers (JSON)").click()
    file = tmp_path / "my-answers.json"
    download.value.save_as(file)
    assert '"value": "7.5"' in file.read_text("utf-8")
    page.reload()
    expect(page.locator("[data-do=take]")).to_be_attached()
    expect(bet.locator("[data-do=lock]")).to_be_visible()
    page.locator("[data-do=take]").set_input_files(file)
    expect(bet).to_contain_text("Answer: 80/11 ≈ 7.273.")
    assert troubles == []


def test_a_memory_game_by_keyboard(page, tables):
    name = "fr/00_welcome.ipynb"
    troubles = ready(page, tables.render(name), PAGES[name])
    bet = panel(page, "Combien de cadeaux")
    predict_by_keyboard(page, bet, downs=4)
    expect(bet).to_contain_text("Verrouillé : 4, certitude 90 %.")
    game = page.locator(".pl-lab").filter(has=page.locator(".lab-places")).first
    game.locator("[data-do=pass]").focus()
    for number in range(9):
        page.keyboard.press("Enter")
        told = "emballés" if not number else f"Échange {number} "
        expect(game.locator(".pl-news")).to_contain_text(told)
    for place in range(4):
        game.locator(f"[data-do=place-{place}]").select_option(index=1)
    game.locator("[data-do=open]").focus()
    page.keyboard.press("Enter")
    expect(game.locator(".pl-news")).to_contain_text("un cadeau sur 4")
    expect(bet).to_contain_text("Réponse : 1.")
    assert troubles == []


def test_answers_survive_a_reload_of_the_notebook_page(page, lab):
    """In JupyterLab the kernel lives on: what was locked is still locked."""
    cells = [
        "import os; os.environ['PARTYLAB_ANSWERS'] = ''",
        "from partylab_widgets.lesson import Lesson\nlesson = Lesson('runs', language='en')\n"
        "lesson.bet('pair')",
    ]
    address = lab.edit(*cells)
    open_in_lab(page, address)
    run_all(page)
    bet = page.locator(".jp-OutputArea-output .pl-predict")
    bet.locator("[type=radio]").nth(2).check()
    bet.locator("[data-do=guessing]").click()
    # A press that follows a press before that one is answered is a double click.
    expect(bet.locator(".pl-slider")).to_contain_text("25%")
    bet.locator("[data-do=lock]").click()
    expect(bet).to_contain_text("Locked in: −1, 25% sure.")
    page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
    page.reload()
    expect(bet).to_contain_text("Locked in: −1, 25% sure.", timeout=60_000)
    bet.locator("[data-do=reveal]").click()
    expect(bet).to_contain_text("You were right.")


def test_a_lesson_leads_on_to_the_next_and_home(page, tables):
    """By links at its end that a finger can hit."""
    name = "fr/00_welcome.ipynb"
    ready(page, tables.render(name), PAGES[name])
    onward = page.get_by_role("link", name="la logique du PAS")
    assert onward.bounding_box()["height"] >= 44
    onward.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("La logique du PAS"))
    assert page.url.endswith("fr/01_logic_of_not.ipynb")
    page.get_by_role("link", name="Tous les jeux et toutes les leçons").click()
    expect(page.locator(".home-lessons")).to_be_visible()
