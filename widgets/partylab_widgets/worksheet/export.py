"""Lessons in nbconvert: files that open offline, and JupyterLab's Print, which is nbconvert too.

Jupyter is told of this step by `widgets/share/jupyter_nbconvert_config.json` and, for its servers,
by our extension.  Other notebooks, other templates and other formats are left as they are.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jinja2 import pass_context
from nbconvert.preprocessors import Preprocessor

from partylab_widgets.lesson.printed import KIND
from partylab_widgets.worksheet.prose import prose
from partylab_widgets.worksheet.sheet import WIDGET, worksheet
from partylab_widgets.worksheet.shipped import language_of_folder, shipped

SVG = "image/svg+xml"
TEMPLATE, FILE, OURS = "lab", "index.html.j2", "partylab_lesson/index.html.j2"


class Lessons(Preprocessor):
    """Give a lesson its pictures, its formulas and its worksheet."""

    enabled = True

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Change a lesson; leave any other notebook alone."""
        exporter: Any = self.parent
        if exporter.template_name != TEMPLATE or exporter.template_file not in (FILE, OURS):
            return nb, resources
        about = resources.get("metadata", {})
        folder, name = Path(about.get("path", "")).absolute(), str(about.get("name", ""))
        _fill_in(nb, shipped(folder, name))
        language = language_of_folder(folder)
        pages = worksheet(nb, language)
        # The next notebook that it exports may be of another kind.
        exporter.template_file = OURS if pages else FILE
        exporter.register_filter("markdown2html", _prose if pages else exporter.markdown2html)
        if pages:
            resources |= {"worksheet": pages, "language_code": language}
            _show_pictures(nb)
        return nb, resources


@pass_context
def _prose(_context: Any, source: str) -> str:
    """Return Markdown as HTML; it is called as nbconvert's own filter is."""
    return prose(source)


def _fill_in(nb: Any, lesson: Any) -> None:
    """Give cells that have not run what they show in the lesson as it came to us.

    The code of the notebook at hand does not run here: whoever prints it has not asked for that.
    """
    outputs = {cell["id"]: cell["outputs"] for cell in lesson if cell["cell_type"] == "code"}
    for cell in nb["cells"]:
        if cell["cell_type"] == "code" and not cell["outputs"]:
            cell["outputs"] = outputs.get(cell.get("id"), [])


def _show_pictures(nb: Any) -> None:
    """Let pictures stand where widgets would: they need a kernel, and scripts from elsewhere."""
    for cell in nb["cells"]:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            data.pop(KIND, None)
            if data.pop(WIDGET, None) and SVG in data:
                # As a part of the page, not as an image: it says what is in it.
                data["text/html"] = data.pop(SVG)
