"""What makes a lesson excellent, as far as it can be counted.

The names of the tests follow the checklist that lessons are judged by (docs/teaching.md).
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from statistics import median

import pytest

from notebooks.build_notebooks import (
    LESSONS,
    METADATA,
    NOTEBOOKS,
    WAYS,
    bare,
    files,
    is_code,
    is_exercise,
    is_folded,
    load,
)
from notebooks.lessons import BOTH, cells, code, prose, run, source, words
from partylab.words import Words
from partylab_widgets.lesson.bet import Bet
from partylab_widgets.lesson.check import Check
from partylab_widgets.lesson.explain import Explain
from partylab_widgets.lesson.notebook import remark
from partylab_widgets.stage import Stage

every_lesson = pytest.mark.parametrize(("language", "name"), BOTH)
every_name = pytest.mark.parametrize("name", LESSONS)
PEOPLES_TEXT = re.compile(r"\"[^\"]*\"")


# The files


def test_every_lesson_is_tidy_and_its_solved_version_fresh():
    """To mend: python tests/notebooks/build_notebooks.py"""
    stale = [path for path, text in files().items() if path.read_text("utf-8") != text]
    assert stale == []


@every_lesson
def test_no_outputs_no_widget_states_one_kernel(language, name):
    for folder in (NOTEBOOKS, NOTEBOOKS / "solutions"):
        notebook = load(folder / language / name)
        assert notebook["metadata"] == METADATA
        assert all(not cell["outputs"] for cell in notebook["cells"] if is_code(cell))


@every_name
def test_cell_ids_are_stable_readable_and_the_same_in_both_languages(name):
    ids = {
        language: [cell["id"] for cell in load(NOTEBOOKS / language / name)["cells"]]
        for language in ("en", "fr")
    }
    assert ids["en"] == ids["fr"]
    assert len(set(ids["en"])) == len(ids["en"])
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", each) for each in ids["en"])


@every_name
def test_the_code_is_the_same_in_both_languages(name):
    assert code("en", name) == code("fr", name)


@every_name
def test_the_prose_is_translated_and_shaped_alike(name):
    """Same headings, same formulas, same emphasis; other words."""
    english, french = prose("en", name), prose("fr", name)
    for cell, text in english.items():
        other = french[cell]
        assert text != other, cell
        for mark in ("\n# ", "\n## ", "\n### ", "$$", "**", "`", "\n> ", "\n- "):
            assert f"\n{text}".count(mark) == f"\n{other}".count(mark), (cell, mark)


@every_name
def test_code_holds_no_sentence_for_people(name):
    for cell, text in code("en", name).items():
        for literal in PEOPLES_TEXT.findall(text):
            assert len(literal.split()) < 3, (cell, literal)


# Opening (1, 2, 3)


@every_lesson
def test_01_something_to_play_within_the_first_two_cells(language, name):
    _, second = load(NOTEBOOKS / language / name)["cells"][:2]
    _, shown = run("", language, name)
    assert isinstance(shown[second["id"]], Stage)
    assert "<button" in shown[second["id"]].drawing


@every_lesson
def test_02_the_first_cell_says_what_for_whom_and_how_long(language, name):
    title = prose(language, name)["title"]
    goals = re.findall(r"^- (.+)", title, flags=re.MULTILINE)
    assert 3 <= len(goals) <= 5
    question = re.search(r"^\*\*(.+)\*\*$", title, flags=re.MULTILINE)[1]
    assert question.rstrip().endswith("?")
    for part in (r"\d+ minutes", "Python", r"from age \d+|dès \d+ ans", r"\.\./(en|fr)/"):
        assert re.search(part, title), part


@every_lesson
def test_03_the_rules_are_short_and_have_a_picture(language, name):
    texts = prose(language, name)
    for cell in ("rules",) if "rules" in texts else ("not-not", "no-thanks", "hat", "ghosts"):
        assert words(texts[cell]) <= 120
    _, shown = run("", language, name)
    pictures = [value for value in shown.values() if "<svg" in _html(value)]
    assert pictures


GAMES = ("not-not", "no-thanks", "hat", "ghosts")
PICTURES_OF_RULES = {
    "00_welcome.ipynb": [f"{game}-shown" for game in GAMES],
    "01_logic_of_not.ipynb": ["rules-shown"],
    "02_reaction_lab.ipynb": ["rules-shown"],
    "03_runs_and_probability.ipynb": ["picture"],
    "04_strategy_tournament.ipynb": ["picture"],
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", PICTURES_OF_RULES)
def test_03_the_picture_stands_right_below_the_rules(language, name):
    _, shown = run("", language, name)
    ids = [cell["id"] for cell in load(NOTEBOOKS / language / name)["cells"]]
    for cell in PICTURES_OF_RULES[name]:
        rules = "rules" if cell in ("rules-shown", "picture") else cell.removesuffix("-shown")
        assert ids.index(cell) == ids.index(rules) + 1
        assert "<svg" in _html(shown[cell])


# Rhythm (4 to 10)


@every_lesson
def test_04_at_least_four_predictions_each_with_a_confidence(language, name):
    _, shown = run("", language, name)
    bets = [value for value in shown.values() if isinstance(value, Bet)]
    assert len(bets) >= 4
    for bet in bets:
        assert 'type="range"' in bet.drawing
        assert bet.lesson.has(f"{bet.key}-reveal")


@every_lesson
def test_04_no_answer_shows_while_its_prediction_is_open(language, name):
    """Neither in a panel nor on paper, unless a choice happens to look like it."""
    _, shown = run("", language, name)
    for bet in [value for value in shown.values() if isinstance(value, Bet)]:
        reveal = bet.lesson.say(f"{bet.key}-reveal")[:30]
        assert all(reveal not in _html(value) for value in shown.values())
        assert reveal not in bet.picture()


@every_lesson
def test_05_each_section_ends_with_the_question_of_the_next(language, name):
    """The last words before a numbered section ask what it answers."""
    texts = list(prose(language, name).values())
    sections = [at for at, text in enumerate(texts) if re.match(r"## \d", text)]
    for here, following in pairwise(sections):
        end = texts[following - 1] if following - 1 > here else texts[here]
        assert re.search(r"\?\W*$", end.strip()), end
    assert len(sections) >= 4


@every_lesson
def test_07_short_cells(language, name):
    counts = [words(text) for text in prose(language, name).values()]
    assert max(counts) <= 80
    assert median(counts) <= 40
    lengths = [len(text.strip().split("\n")) for text in code(language, name).values()]
    assert max(lengths) <= 12
    assert median(lengths) <= 4


@every_lesson
def test_07_no_code_stands_in_sight_that_nobody_need_read(language, name):
    """What only shows a panel is folded in JupyterLab, and says what it does when it is opened."""
    for cell in cells(language, name, "code"):
        if is_folded(cell):
            assert cell["source"][0] == f"{remark(Words(language), bare(cell))}\n"
            assert not is_exercise(cell)
        else:
            assert not re.fullmatch(r"lesson\.\w+\([^()]*\)", bare(cell).strip()), cell["id"]


@every_lesson
def test_08_at_least_two_self_explanations_with_model_answers(language, name):
    _, shown = run("", language, name)
    asked = [value for value in shown.values() if isinstance(value, Explain)]
    assert len(asked) >= 2
    assert all(value.lesson.has(f"{value.key}-model") for value in asked)


@every_lesson
def test_09_one_result_to_take_home_in_one_sentence(language, name):
    """In sight, or in a panel that waits until it tells nobody's prediction."""
    quotes = re.findall(r"^> (.+)", "\n".join(prose(language, name).values()), flags=re.MULTILINE)
    lesson = run("", language, name)[0]["lesson"]
    quotes += [lesson.say("aha")] if lesson.has("aha") else []
    assert len(quotes) == 1
    assert words(quotes[0]) <= 25


@every_lesson
def test_10_an_assumption_is_named(language, name):
    text = "\n".join(prose(language, name).values())
    assert re.search(r"\*(assumes|suppose)\*", text)


def test_10_an_assumption_is_shown_to_fail():
    lesson = run("", "en", "03_runs_and_probability.ipynb")[0]["lesson"]
    assert "assumption fails" in lesson.say("wait-reveal")
    assert "here it fails" in lesson.say("both-reveal")


# Exercises (11 to 16)


@every_lesson
def test_11_three_levels_and_the_first_needs_no_code(language, name):
    text = "\n".join(prose(language, name).values())
    for level in ("★ ", "★★ ", "★★★ "):
        assert re.search(rf"^### {level}", text, flags=re.MULTILINE), level
    stars = re.findall(r"^### (★+)", text, flags=re.MULTILINE)
    assert stars == sorted(stars)
    notebook = load(NOTEBOOKS / language / name)
    first = next(
        cell for cell in notebook["cells"] if cell["id"].startswith("ex-") and is_code(cell)
    )
    assert not is_exercise(first)


@every_lesson
def test_12_nothing_is_judged_before_it_is_tried(language, name):
    _, shown = run("", language, name)
    checks = [value for value in shown.values() if isinstance(value, Check)]
    assert len(checks) >= 3
    assert {check.verdict.outcome for check in checks} == {"untried"}


@every_lesson
def test_12_every_check_passes_when_solved(language, name):
    _, shown = run("solutions", language, name)
    checks = [value for value in shown.values() if isinstance(value, Check)]
    assert {check.verdict.outcome for check in checks} == {"right"}


@every_lesson
def test_13_two_hints_and_a_solution_for_every_exercise(language, name):
    _, shown = run("", language, name)
    keys = {value.key for value in shown.values() if isinstance(value, Check)}
    keys |= {value.goal for value in shown.values() if getattr(value, "goal", "")}
    lesson = run("", language, name)[0]["lesson"]
    for key in keys:
        hints = lesson.hints(key)
        assert lesson.has(f"{key}-right")
        assert hints.help_with("nudge") != hints.help_with("step") != hints.help_with("solution")


@every_lesson
def test_16_one_open_task_and_one_to_teach(language, name):
    _, shown = run("", language, name)
    assert isinstance(shown["ex-open"], Explain)
    assert isinstance(shown["ex-teach"], Explain)


# Everyone (20 to 26), and the end (29)


@every_lesson
def test_21_one_title_headings_in_order_descriptive_links(language, name):
    text = "\n".join(prose(language, name).values())
    levels = [len(marks) for marks in re.findall(r"^(#+) ", text, flags=re.MULTILINE)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    for label, target in re.findall(r"\[([^\]]+)\]\(([^)]+)\)", text):
        assert len(label) > 5
        assert (NOTEBOOKS / language / target).resolve().is_file(), target


@every_lesson
def test_21_every_picture_has_words(language, name):
    """Whatever is drawn carries a title and a description; prose holds no bare images."""
    _, shown = run("", language, name)
    for cell, value in shown.items():
        pictures = re.findall(r"<svg.*?</svg>", _html(value), flags=re.DOTALL)
        if isinstance(value, Stage) and value.picture():
            pictures.append(value.picture())
        for picture in pictures:
            named = (
                "<title>" in picture or "aria-label=" in picture or 'aria-hidden="true"' in picture
            )
            assert named, (cell, picture[:120])
    assert "![" not in "\n".join(prose(language, name).values())


@every_lesson
def test_26_every_widget_stands_in_print_as_a_picture_and_as_text(language, name):
    _, shown = run("", language, name)
    for cell, value in shown.items():
        if isinstance(value, Stage) and cell != "sandbox-play":
            data = value._repr_mimebundle_()[0]
            root = ET.fromstring(data["image/svg+xml"])
            assert root.find("{http://www.w3.org/2000/svg}title").text.strip(), cell
            assert "object at" not in data["text/plain"]


@every_lesson
def test_no_ids_in_what_is_drawn(language, name):
    _, shown = run("", language, name)
    for cell, value in shown.items():
        assert not re.search(r"\sid=", _html(value)), cell


@every_lesson
def test_29_the_end_has_all_its_parts_in_order(language, name):
    texts = prose(language, name)
    ends = ["summary", "exercises", "sandbox", "sources", "answers"]
    assert [cell for cell in texts if cell in ends] == ends
    assert re.search(r"\(optional\)|\(facultatif\)", texts["sandbox"])
    place, shown = run("", language, name)
    waiting = place["lesson"].say("summary") if place["lesson"].has("summary") else ""
    lines = re.findall(r"^\d\. ", f"{texts['summary']}\n{waiting}", flags=re.MULTILINE)
    assert len(lines) == 5
    assert type(shown["export"]).__name__ == "MyAnswers"
    assert list(code(language, name))[-1] == "export"


@every_lesson
def test_imports_stay_light(language, name):
    """No plotting library where our own pictures do."""
    text = "\n".join(code(language, name).values())
    assert not re.search(r"matplotlib|pyplot|numpy|%|!(?!=)", text)


@every_lesson
def test_every_lesson_leads_to_the_one_before_the_one_after_and_home(language, name):
    """Above and below; the first has none before it, the last none after it."""
    names = [*LESSONS]
    beside = names[max(names.index(name) - 1, 0) : names.index(name) + 2]
    texts = prose(language, name)
    linked = re.findall(r"\]\(([^)]+)\)", texts[WAYS])
    assert sorted(linked) == sorted({"play.ipynb", *beside} - {name})
    assert list(texts)[-1] == WAYS
    assert "](play.ipynb)" in texts["title"]
    solved = load(NOTEBOOKS / "solutions" / language / name)["cells"][0]
    assert (NOTEBOOKS / "solutions" / language / _link_home(solved)).resolve().is_file()


def _link_home(cell) -> str:
    return re.search(r"\(([^)]*play\.ipynb)\)", source(cell))[1]


# French typography


@every_name
def test_french_spaces_and_quotes(name):
    for cell, text in prose("fr", name).items():
        plain = re.sub(r"\$\$.*?\$\$|\$[^$]*\$|`[^`]*`|\]\([^)]*\)", "x", text, flags=re.DOTALL)
        assert not re.search(r"[^\u202f\s*]\s?(?<!\u202f)[!?;]", plain), (cell, plain)
        assert not re.search(r"(?<!\u00a0):(?=\s|$|\*)", plain), (cell, plain)
        assert not re.search(r"(?<!\u00a0)%", plain), (cell, plain)
        assert "'" not in plain, cell
        assert '"' not in plain, cell


def _html(value) -> str:
    if isinstance(value, Stage):
        return value.drawing
    html = getattr(value, "_repr_html_", None)
    return html() if html else ""


def test_the_helpers_see_what_they_should():
    assert words("one two $$x+y$$ `code here` [three four](http://address)") == 4
    assert source({"source": ["a\n", "b"]}) == "a\nb"
    assert len(cells("en", "00_welcome.ipynb", "code")) == len(code("en", "00_welcome.ipynb"))
