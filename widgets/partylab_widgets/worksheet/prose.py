"""The prose of a lesson as HTML, with formulas that need no script and no network: MathML."""

from __future__ import annotations

import re
from typing import Any

from latex2mathml.converter import convert
from markupsafe import Markup
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

# What is of no use on paper: links to other notebooks, and what to press in JupyterLab.
LINK = re.compile(r"(\s·\s)?\[[^\]]*\]\([^)]*\.ipynb[^)]*\)")
FOR_THE_SCREEN = re.compile(r"JupyterLab")
PARAGRAPH = re.compile(r"\n\s*\n")


class Renderer(IPythonRenderer):
    """Jupyter's own, but for the formulas."""

    def block_math(self, body: str) -> str:
        """Return a formula on a line of its own."""
        return str(convert(body.strip(), display="block"))

    def inline_math(self, body: str) -> str:
        """Return a formula in a sentence."""
        return str(convert(body.strip(), display="inline"))


def prose(source: str, **_about: Any) -> Markup:
    """Return Markdown as HTML; lessons are our own and may hold markup."""
    renderer = Renderer(escape=False, exclude_anchor_links=True)
    return Markup(MarkdownWithMath(renderer=renderer).render(source))  # noqa: S704


def for_paper(source: str) -> str:
    """Return the Markdown that is of use on paper.

    >>> for_paper("*60 minutes · [en français](../fr/01.ipynb)*\\n\\nIn JupyterLab, press Enter.")
    '*60 minutes*'
    """
    kept = [part for part in PARAGRAPH.split(source) if not FOR_THE_SCREEN.search(part)]
    return LINK.sub("", "\n\n".join(kept)).strip()
