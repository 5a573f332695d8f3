"""Reads the catalogues of words, and the code that uses them, for the tests about words."""

from __future__ import annotations

import ast
import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import partylab_widgets
from partylab.words import HOMES

ROOT = Path(__file__).parents[1]
CODE = [ROOT / "partylab", ROOT / "widgets"]
assert partylab_widgets  # it has added its own folder of words


def files(language: str) -> dict[str, Path]:
    """Every catalogue of a language, by the prefix of its sentences."""
    found = {path.stem: path for home in HOMES for path in sorted((home / language).glob("*.ftl"))}
    ours = (ROOT / "partylab").glob(f"*/words/{language}.ftl")
    return found | {path.parents[1].name: path for path in sorted(ours)}


PREFIXES = sorted(files("en"))


@dataclass(frozen=True)
class Sentence:
    """One message: the variables it needs, and its text with X for every variable."""

    file: str
    variables: frozenset[str]
    texts: tuple[str, ...]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node) -> None:
        self.names.add(node.id.name)


def _texts(pattern: ftl.Pattern) -> list[str]:
    """Every text of a pattern: one for each choice of its selectors."""
    texts = [""]
    for element in pattern.elements:
        pieces = ["X"]
        if isinstance(element, ftl.TextElement):
            pieces = [element.value]
        elif isinstance(element.expression, ftl.SelectExpression):
            variants = element.expression.variants
            pieces = [piece for variant in variants for piece in _texts(variant.value)]
        elif isinstance(element.expression, ftl.StringLiteral):
            pieces = [element.expression.value]
        texts = [text + piece for text in texts for piece in pieces]
    return texts


@cache
def catalogue(language: str) -> dict[str, Sentence]:
    """Every sentence of a language by its name.  What Fluent cannot read is a mistake."""
    sentences = {}
    for prefix, path in files(language).items():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                name = entry.id.name
                assert name not in sentences, f"{name} stands twice"
                assert entry.value is not None, f"{name} is empty"
                variables = _Variables()
                variables.visit(entry)
                sentences[name] = Sentence(
                    prefix, frozenset(variables.names), tuple(_texts(entry.value))
                )
    return sentences


def python_files() -> list[Path]:
    return [path for folder in CODE for path in sorted(folder.rglob("*.py"))]


def notebook_code() -> list[str]:
    """The code of every notebook, cell by cell; lines for IPython are left out."""
    cells = []
    for path in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code":
                lines = "".join(cell["source"]).splitlines()
                cells.append("\n".join("" if line[:1] in ("%", "!") else line for line in lines))
    return cells


@cache
def trees() -> dict[str, ast.Module]:
    """The syntax tree of every Python file and of every notebook cell."""
    files = {
        str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in python_files()
    }
    cells = {f"cell {number}": code for number, code in enumerate(notebook_code())}
    return {name: ast.parse(code) for name, code in {**files, **cells}.items()}


def docstrings(tree: ast.Module) -> set[ast.AST]:
    """The strings that stand alone: docstrings and nothing else."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def literals(tree: ast.Module) -> list[ast.Constant]:
    """Every string literal of a module that is no docstring."""
    alone = docstrings(tree)
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in alone
    ]


def built_names(tree: ast.Module) -> list[re.Pattern[str]]:
    """What names an f-string can build: "{game}-option-{name}" fits many sentences."""
    patterns = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pieces = [
                re.escape(piece.value) if isinstance(piece, ast.Constant) else r"[a-z0-9_-]+"
                for piece in node.values
            ]
            fixed = "".join(p.value for p in node.values if isinstance(p, ast.Constant))
            if re.fullmatch(r"[a-z0-9_-]{4,}", fixed) and "-" in fixed:
                patterns.append(re.compile("".join(pieces)))
    return patterns
