"""The one kit of HTML: text is escaped by its type, and templates are never computed."""

from __future__ import annotations

import ast
from html.parser import HTMLParser

import pytest
from hypothesis import given
from hypothesis import strategies as st

import catalogues
from partylab import html as kit
from partylab.html import Markup, html

# Until the lessons have moved to the kit.
LATER = ("widgets/partylab_widgets/labs/", "widgets/partylab_widgets/lesson/", "saying.py")


def calls(name: str):
    """Every call of a function by its bare name, in the engine and the widgets."""
    for file, tree in catalogues.trees().items():
        if not file.startswith("cell"):
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == name:
                    yield file, node


def test_every_template_is_a_constant():
    """A text, or a constant of the module: nothing that somebody typed can be a part of one."""
    found = list(calls("html"))
    assert len(found) > 100
    computed = [
        f"{file}:{node.lineno}"
        for file, node in found
        if not isinstance(node.args[0], ast.Constant)
        and not (isinstance(node.args[0], ast.Name) and node.args[0].id.isupper())
    ]
    assert computed == []


def test_nobody_escapes_by_hand():
    by_hand = [
        f"{file}:{node.lineno}"
        for file, node in calls("escape")
        if not file.endswith("partylab/html.py") and not any(part in file for part in LATER)
    ]
    assert by_hand == []


class Outline(HTMLParser):
    """The elements of some HTML and the names of their attributes, without any text."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[object] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.found.append((tag, [name for name, _ in attrs]))

    def handle_endtag(self, tag):
        self.found.append(tag)

    def handle_comment(self, data):
        self.found.append("a comment")

    def handle_decl(self, decl):
        self.found.append("a declaration")


def shown_with(text: str) -> list[Markup]:
    """Everything the kit can make, with a text in each place where a text may stand."""
    return [
        html("<p>{}</p>", text),
        kit.join([text, Markup("<br>")]),
        kit.button(text, text, text, aria_label=text),
        kit.select("a", text, [(text, text)], text),
        kit.field("a", text, text, placeholder=text),
        kit.text_area("a", text, text),
        kit.tick(text, text, on=True),
        kit.slider(text, text, range(3), 1),
        kit.file_field(text, text),
        kit.table([text], [[text, text]], f"caption {text}"),
        kit.details(text, text, f"key {text}"),
        kit.verdict(True, text),
        kit.picture(1, 1, text, text, text),
        kit.art("0 0 1 1", text, text, f"label {text}"),
        kit.download(text, text, "text/plain", text),
    ]


@given(st.text() | st.text(alphabet="<>&\"'/= abscript!-{}", max_size=40))
def test_text_never_becomes_markup_wherever_it_stands(text):
    """In a template, among parts, as an attribute, as a label: what a person typed is text."""
    plain = shown_with("x")
    for one, other in zip(shown_with(text), plain, strict=True):
        assert isinstance(one, Markup)
        assert Outline(one).found == Outline(other).found


def test_html_is_put_in_as_it_is():
    assert html("<p>{}</p>", Markup("<b>A</b>")) == "<p><b>A</b></p>"
    assert kit.join([Markup("<b>"), "<"]) == "<b>&lt;"


@pytest.mark.parametrize(("value", "shown"), [(3, "3"), (1.5, "1.5"), (True, "True")])
def test_numbers_stand_as_they_are(value, shown):
    assert html("{}", value) == shown
    assert html("{:.2f}", 1.234) == "1.23"
