"""The prose of a lesson as HTML, with formulas that need no script and no network: MathML."""

from __future__ import annotations

import re

from latex2mathml.converter import convert
from markupsafe import Markup
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

# What is of no use on paper: links to other notebooks, and what to press in JupyterLab.
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\.ipynb[^)]*\)")
FOR_THE_SCREEN = re.compile(r"JupyterLab")
BETWEEN = " · "
PARAGRAPH = re.compile(r"\n\s*\n")


class Renderer(IPythonRenderer):
    """Jupyter's own, but for the formulas."""

    def block_math(self, body: str) -> str:
        """Return a formula on a line of its own."""
        return str(convert(body.strip(), display="block"))

    def inline_math(self, body: str) -> str:
        """Return a formula in a sentence."""
        return str(convert(body.strip(), display="inline"))


def prose(source: str) -> Markup:
    """Return Markdown as HTML; lessons are our own and may hold markup."""
    renderer = Renderer(escape=False, exclude_anchor_links=True)
    return Markup(MarkdownWithMath(renderer=renderer).render(source))  # noqa: S704


def for_paper(source: str) -> str:
    r"""Return the Markdown that is of use on paper.

    >>> for_paper("*[←](00.ipynb) · 60 minutes · [fr](../fr/01.ipynb)*\n\nIn JupyterLab, press …")
    '*60 minutes*'
    """
    kept = [part for part in PARAGRAPH.split(source) if not FOR_THE_SCREEN.search(part)]
    text = "\n\n".join("\n".join(map(_without_links, part.split("\n"))) for part in kept).strip()
    return text if text.strip("- \n") else ""


def _without_links(line: str) -> str:
    """Return a line without its links to other notebooks; inside a sentence their words stay."""
    stars = "*" if line.startswith("*") and line.endswith("*") else ""
    bare = line.removeprefix(stars).removesuffix(stars)
    if not LINK.search(bare):
        return line
    if not LINK.sub("", bare).replace(BETWEEN.strip(), "").strip():
        return ""
    parts = [part for part in bare.split(BETWEEN) if not LINK.fullmatch(part)]
    text = LINK.sub(r"\1", BETWEEN.join(parts))
    return f"{stars}{text}{stars}" if text else ""
