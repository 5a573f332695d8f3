"""A worksheet: the pages of a lesson, laid out from a notebook that has run."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from partylab.html import EMPTY, html, join, plain
from partylab.words import Words
from partylab_widgets.lesson.printed import KIND, figure, program
from partylab_widgets.worksheet.prose import for_paper, prose

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    Cell = Mapping[str, Any]

HEADING = re.compile(r"^(#{1,3}) +(.*)$", re.MULTILINE)
CHAPTER, PART = 2, 3  # levels of headings
# Chapters, by the id of the cell that begins them, in which one plays or clicks and never writes.
OFF_PAPER = ("sandbox", "answers")
SOURCES = "sources"
TOLD_ONLY = ("rules",)  # parts of a chapter that ask nothing themselves
TASK = "solution"  # the tag of a cell in which a learner writes code
SCREEN = "screen"  # the tag of prose that speaks of what can be touched
CHECKED = re.compile(r"^lesson\.check\(", re.MULTILINE)
WIDGET = "application/vnd.jupyter.widget-view+json"
PICTURES = ("image/svg+xml", "text/html")


@dataclass(frozen=True)
class Piece:
    """A piece of a lesson: prose, a picture or a question."""

    inside: Markup
    is_prose: bool = False
    later: bool = False  # does it stand on the second sheet?


@dataclass
class Section:
    """What stands under a heading: of a chapter, or of a part of one."""

    level: int
    heading: str
    cell: str  # the id of the cell that begins it
    pieces: list[Piece] = field(default_factory=list)
    parts: list[Section] = field(default_factory=list)

    def on(self, later: bool, *, solved: bool) -> Markup:
        """Return what of it stands on one of the two sheets; a heading alone stands nowhere."""
        told = not solved and self._is_told(later)
        pieces = [
            piece.inside
            for piece in self.pieces
            if (told if piece.is_prose else piece.later == later)
        ]
        inside = join([*pieces, *(part.on(later, solved=solved) for part in self.parts)])
        if not inside:
            return EMPTY
        # In the solutions a part that only told something lends its name to nothing.
        is_named = self.level == CHAPTER or (
            self.level == PART and not (solved and self.cell in TOLD_ONLY)
        )
        head = prose(self.heading) if is_named else EMPTY
        return html("<section>{}{}</section>", head, inside)

    def _is_told(self, later: bool) -> bool:
        """Does its prose stand on this sheet?  That of a part goes with its questions."""
        questions = [piece for piece in self.pieces if not piece.is_prose]
        moves = self.level == PART and questions and all(piece.later for piece in questions)
        return later == bool(moves)


def worksheet(notebook: Mapping[str, Any], language: str) -> Markup:
    """Return the pages of a lesson that has run, with their style; of any other notebook nothing.

    They are the sheet of solutions where the panels of the notebook say so.
    """
    cells = list(notebook["cells"])
    printed = [part for cell in cells for part in _printed(cell)]
    if not printed:
        return EMPTY
    words, solved = Words(language), any(part["solved"] for part in printed)
    title, *chapters = chapters_of(cells)
    name = title.heading.lstrip("# ")
    lesson = [title, *(each for each in chapters if each.cell not in (*OFF_PAPER, SOURCES))]
    first, second = (
        join(chapter.on(later, solved=solved) for chapter in lesson) for later in (False, True)
    )
    kinds = ("solutions", "solutions-later") if solved else ("first", "second")
    sheets = zip(kinds, (first, second), strict=True)
    pages = [_page(words, name, kind, inside) for kind, inside in sheets if inside]
    sources = [piece.inside for each in chapters if each.cell == SOURCES for piece in each.pieces]
    last = html('<footer class="paper-sources">{}</footer>', EMPTY if solved else join(sources))
    return html(
        '<article class="paper" lang="{}"><style>{}{}</style>{}{}</article>',
        language, _footer(words, name), style(), join(pages), last,
    )  # fmt: skip


def chapters_of(cells: Iterable[Cell]) -> list[Section]:
    """Return the chapters of a lesson with their parts; the first is its title."""
    chapters: list[Section] = []
    at = Section(CHAPTER, "", "")
    for cell in cells:
        if cell["cell_type"] == "code":
            at.pieces.extend(_pieces(cell))
        elif cell["cell_type"] == "markdown":
            is_for_paper = SCREEN not in _tags(cell)
            for level, heading, text in _read(for_paper(_source(cell))):
                if level:
                    at = Section(level, heading, cell.get("id", ""))
                    (chapters[-1].parts if level == PART and chapters else chapters).append(at)
                if text and is_for_paper:
                    at.pieces.append(Piece(prose(text), is_prose=True))
    return chapters or [at]


def _read(markdown: str) -> Iterator[tuple[int, str, str]]:
    """Take a cell apart: the level and the line of each heading, and what follows it."""
    begins = [match.start() for match in HEADING.finditer(markdown)]
    if markdown[: begins[0] if begins else None].strip():
        yield 0, "", markdown[: begins[0] if begins else None]
    for begin, end in pairwise([*begins, len(markdown)]):
        heading, _, text = markdown[begin:end].partition("\n")
        yield len(heading) - len(heading.lstrip("#")), heading, text.strip()


def _pieces(cell: Cell) -> Iterator[Piece]:
    """Return what a cell of code puts on paper: an example, or the code of a task; its output."""
    is_task = TASK in _tags(cell)
    for part in _printed(cell):
        given = CHECKED.split(_source(cell))[0].strip()
        if is_task and given and not part["solved"]:
            yield Piece(program(given), later=part["later"])
        yield Piece(Markup(part["html"]), later=part["later"])  # noqa: S704  made by our panels
    if _is_example(cell):
        # It is read like prose, and goes with the task that builds upon it.
        told = "".join("".join(data.get("text/plain", "")) for data in _outputs(cell))
        shown = [_source(cell).strip(), *(f"# {line}" for line in told.splitlines())]
        yield Piece(program("\n".join(shown)), is_prose=True)
    for data in _outputs(cell):
        found = [data[kind] for kind in PICTURES if kind in data]
        if found and WIDGET not in data and KIND not in data:
            yield Piece(figure("".join(found[0])))


def _is_example(cell: Cell) -> bool:
    """Is it code to be read, with no picture and no question of its own?"""
    if _tags(cell) or not _source(cell).strip():
        return False
    return not any({WIDGET, KIND, *PICTURES} & data.keys() for data in _outputs(cell))


def _printed(cell: Cell) -> list[dict[str, Any]]:
    """Return what the panels of a cell print."""
    return [data[KIND] for data in _outputs(cell) if KIND in data]


def _outputs(cell: Cell) -> list[Mapping[str, Any]]:
    return [output["data"] for output in cell.get("outputs", []) if "data" in output]


def _tags(cell: Cell) -> list[str]:
    tags: list[str] = cell.get("metadata", {}).get("tags", [])
    return tags


def _source(cell: Cell) -> str:
    return "".join(cell["source"])


def _page(words: Words, name: str, kind: str, inside: Markup) -> Markup:
    """Return a sheet: it begins on a page of its own, with room for a name."""
    fields = html(
        "<p>{}</p>",
        join(
            html('<span class="paper-field">{}<i></i></span>', words(f"worksheet-{each}"))
            for each in ("name", "class", "date")
        ),
    )
    return html(
        '<section class="paper-sheet-{0}"><header>{1}<h1>{2}</h1><p class="paper-about">{3}</p>'
        "</header>{4}</section>",
        "first" if kind in ("first", "solutions") else "next",
        fields if not kind.startswith("solutions") else EMPTY,
        name, words(f"worksheet-{kind}"), inside,
    )  # fmt: skip


def _footer(words: Words, name: str) -> Markup:
    """Return the style of what stands at the foot of each page."""
    told = plain(words("worksheet-footer", lesson=name)).replace("\\", "").replace('"', "”")
    return html('@page{{@bottom-left{{content:"{}"}}}}', Markup(told.replace("<", "")))  # noqa: S704


@cache
def style() -> Markup:
    """Return how paper looks."""
    return Markup(Path(__file__).with_name("worksheet.css").read_text("utf-8"))  # noqa: S704
