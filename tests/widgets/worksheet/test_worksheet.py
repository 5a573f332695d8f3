"""Worksheets: what stands on which sheet, whatever was answered; the command for them."""

from __future__ import annotations

import pytest

from partylab_widgets.command import main
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lesson.printed import KIND, figure, scale
from partylab_widgets.worksheet import room
from partylab_widgets.worksheet.prose import for_paper, prose
from partylab_widgets.worksheet.sheet import WIDGET, worksheet
from partylab_widgets.worksheet.shipped import shipped


def markdown(source, cell="", *tags):
    return {"cell_type": "markdown", "id": cell, "metadata": {"tags": tags}, "source": source}


def shows(html, cell="", source="", later=False, solved=False, tags=()):
    printed = {"html": html, "later": later, "solved": solved}
    outputs = [{"output_type": "display_data", "data": {KIND: printed, WIDGET: {}}}]
    about = {"id": cell, "metadata": {"tags": tags}, "source": source, "outputs": outputs}
    return {"cell_type": "code", **about}


def sheets(*cells, language="en"):
    return str(worksheet({"cells": [markdown("# Cats\n\nAll about **cats**."), *cells]}, language))


def test_a_notebook_that_asks_nothing_has_no_worksheet():
    assert sheets(markdown("## More")) == ""


def test_what_waits_stands_on_the_second_sheet_under_the_name_of_its_chapter():
    pages = sheets(
        markdown("## One\n\nProse."), shows("<p>now</p>"), shows("<p>afterwards</p>", later=True),
        markdown("### Task\n\nSay why."), shows("<p>task</p>", later=True),
    )  # fmt: skip
    first, second = pages.split('<section class="paper-sheet-next">')
    assert "Prose." in first
    assert "now" in first
    assert "afterwards" not in first
    assert "Say why." not in first
    assert second.count("<h2>One</h2>") == 1
    assert "Prose." not in second
    assert second.index("afterwards") < second.index("Say why.") < second.index("task")


def test_what_is_for_the_screen_is_not_printed_nor_a_chapter_without_anything():
    pages = sheets(
        markdown("## Empty\n\nDrag it.", "empty", "screen"), shows("<p>asked</p>", later=True),
        markdown("## Play\n\nAnything.", "sandbox"), shows("<p>played</p>"),
    )  # fmt: skip
    assert "Drag it." not in pages
    assert "played" not in pages
    assert "Anything." not in pages
    assert pages.count("<h2>Empty</h2>") == 1


def test_the_given_code_of_a_task_is_printed_without_its_check():
    code = "def cat():\n    return ...\n\n\nlesson.check('cat', cat)".replace("'", '"')
    pages = sheets(shows("<p>room</p>", source=code, tags=["solution"]))
    assert "<code>def cat():\n    return ...</code>" in pages
    assert "lesson.check" not in pages


def test_an_example_in_code_goes_with_the_task_that_builds_upon_it():
    example = {
        "cell_type": "code", "id": "", "metadata": {}, "source": "twice = 2 * 21",
        "outputs": [{"output_type": "execute_result", "data": {"text/plain": "42"}}],
    }  # fmt: skip
    pages = sheets(
        markdown("## Tasks"), shows("<p>first</p>"), markdown("### Task\n\nUse `twice`."), example,
        shows("<p>asked</p>", later=True),
        shows("<p>plumbing</p>", source="lesson.bet(...)"),
    )  # fmt: skip
    assert pages.count("twice = 2 * 21\n# 42") == 1
    solved = sheets(markdown("### Task"), example, shows("<p>answer</p>", solved=True))
    assert "twice = 2 * 21" not in solved
    assert "lesson.bet" not in pages


def test_an_example_stands_on_the_sheet_of_its_task():
    example = {"cell_type": "code", "metadata": {}, "source": "twice = 2", "outputs": []}
    task = markdown("### Task"), example, shows("<p>asked</p>", later=True)
    first, second = sheets(markdown("## Tasks"), shows("<p>now</p>"), *task).split(
        '<section class="paper-sheet-next">'
    )
    assert "twice = 2" not in first
    assert second.index("twice = 2") < second.index("asked")


def test_solutions_have_no_prose_and_no_name_to_fill_in():
    pages = sheets(shows("<p>the answer</p>", solved=True))
    assert "the answer" in pages
    assert "All about" not in pages
    assert 'class="paper-field"' not in pages
    assert "Solutions" in pages


def test_formulas_become_mathml_and_markup_in_code_stays_text():
    html = prose("Let $x^2$ be `<b>`.\n\n$$\\frac{a}{b}$$")
    assert "<msup>" in html
    assert "<mfrac>" in html
    assert "&lt;b&gt;" in html
    assert "$" not in html


@pytest.mark.parametrize(
    ("source", "kept"),
    [
        ("---\n\n[← One](1.ipynb) · [Two →](2.ipynb)", ""),
        ("---\n\n[← One](1.ipynb) \N{EM SPACE}[Two →](2.ipynb)", ""),
        ("See [lesson 03](03.ipynb) and go on.", "See lesson 03 and go on."),
        ("[a page](https://example.org)", "[a page](https://example.org)"),
        ("# A\n\nOpen JupyterLab.\n\nRead.", "# A\n\nRead."),
    ],
)
def test_links_to_notebooks_and_words_about_jupyterlab_are_left_out(source, kept):
    assert for_paper(source) == kept


def test_paper_is_blank_whatever_was_answered():
    fresh, done = Lesson("runs", "en", Answers()), Lesson("runs", "en", Answers())
    done.answers.note(
        "runs", "pair", value="-1", sure=90, stage="revealed", answer="-1", right=True
    )
    done.answers.note("runs", "why-lower", text="A secret of mine.", compared=True)
    for make in (
        lambda lesson: lesson.bet("pair"),
        lambda lesson: lesson.explain("why-lower", once=["pair"]),
        lambda lesson: lesson.tell("price", once=["pair"]),
    ):
        assert fresh.printed(make(fresh)) == done.printed(make(done))


def test_a_panel_brings_its_paper_as_an_output_and_no_answer_with_it():
    lesson = Lesson("runs", "en", Answers())
    data, _ = lesson.bet("pair")._repr_mimebundle_()
    assert not data[KIND]["later"]
    assert "paper-boxes" in data[KIND]["html"]
    assert "paper-ticked" not in data[KIND]["html"]
    data, _ = lesson.tell("price", once=["pair"])._repr_mimebundle_()
    assert KIND not in data


def test_the_scale_runs_from_a_blind_guess_to_certainty():
    for least in (5, 20, 35, 50):
        line = scale("How sure?", least)
        assert f">{least}</text>" in line
        assert ">100</text>" in line


def test_a_sheet_of_text_is_set_as_text_and_asks_where_there_is_room():
    asks = figure(sheet("Doors", ["Which?", "☐ up", "☐ down"]))
    assert "<svg" not in asks
    assert asks.count("<li>") == 2
    assert "paper-ask" in asks
    assert "paper-ask" not in figure(sheet("Remember", ["ball", "kite"]))


def test_only_lessons_of_ours_are_run_for_paper(tmp_path):
    (tmp_path / "03_runs_and_probability.ipynb").write_text("{}")
    assert shipped(tmp_path, "../../secret") == []
    assert shipped(tmp_path, "mine") == []


@pytest.fixture
def ran(monkeypatch):
    """Which notebooks would have run."""
    paths = []

    def run(path):
        paths.append(path)
        return [markdown("# Cats"), shows("<p>asked</p>")]

    monkeypatch.setattr(room, "run", run)
    return paths


def test_the_command_writes_a_page_for_each_lesson(ran, tmp_path, capsys):
    wanted = ["worksheet", "3", "06_geometry_of_sight", "--solutions", "--language", "fr"]
    assert main([*wanted, "--to", str(tmp_path), "--no-browser"]) == 0
    names = [path.name for path in sorted(tmp_path.iterdir())]
    assert names == ["corrige-03.html", "corrige-06.html"]
    assert [path.parts[-3:-1] for path in ran] == [("solutions", "fr")] * 2
    assert "asked" in (tmp_path / names[0]).read_text("utf-8")
    assert "corrige-03.html" in capsys.readouterr().out
    assert main([*wanted, "--to", str(tmp_path), "--no-browser"]) == 0  # over its own pages


def test_the_command_leaves_a_file_of_somebody_else_alone(ran, tmp_path, capsys):
    (tmp_path / "worksheet-03.html").write_text("mine")
    asked = ["worksheet", "03", "--language", "en", "--to", str(tmp_path), "--no-browser"]
    assert main(asked) == 2
    assert (tmp_path / "worksheet-03.html").read_text() == "mine"
    assert ran == []
    assert main(["worksheet", "9"]) == 2
    assert "00, 01, 02, 03, 04, 05, 06" in capsys.readouterr().err
