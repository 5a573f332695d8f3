"""The picture of an editor: a plain text area with numbers beside its lines (see `editor.js`)."""

from __future__ import annotations

from partylab.html import Markup, attributes, html
from partylab_widgets.lesson.own_code import LONGEST


def editor(name: str, label: str, text: str, leads_to: str) -> Markup:
    """Return a labelled editor that sends its text under a name.

    Escape leaves it for the button that does `leads_to`.
    """
    count = text.count("\n") + 1
    about = attributes(
        data_do=name, data_key=f"do-{name}", data_editor=leads_to, rows=count + 1,
        maxlength=LONGEST, wrap="off", spellcheck="false", autocapitalize="off",
        autocomplete="off",
    )  # fmt: skip
    numbers = "\n".join(map(str, range(1, count + 1)))
    return html(
        '<label class="pl-field"><span>{}</span><span class="pl-editor">'
        '<span class="pl-lines" data-lines="" aria-hidden="true">{}</span>'
        "<textarea{}>\n{}</textarea></span></label>",
        label, numbers, about, text,
    )  # fmt: skip
