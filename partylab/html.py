"""The one kit of controls, tables and pictures, for games, seats and lessons.

Text is escaped by its type: `Markup` is HTML already, and every other text becomes HTML by being
put into a template.  A template is written out where it is used, never computed.

>>> html("<p>{}</p>", "<b>Ana</b> & Bo")
Markup('<p>&lt;b&gt;Ana&lt;/b&gt; &amp; Bo</p>')
>>> html("<p>{}</p>", html("<b>{}</b>", "Ana"))
Markup('<p><b>Ana</b></p>')
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from markupsafe import Markup, escape

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

EMPTY = Markup()
# What can stand in HTML as it is.
SAFE = (Markup, int, float)


def html(template: str, /, *inside: Any, **named: Any) -> Markup:
    """Fill a template; what is put into it is escaped unless it is `Markup` itself."""
    # Not `Markup.format`, which takes a template apart at each call: three times as slow.
    safe = [value if type(value) in SAFE else escape(value) for value in inside]
    if named:
        named = {n: value if type(value) in SAFE else escape(value) for n, value in named.items()}
    return Markup(template.format(*safe, **named))  # noqa: S704  a test sees that it is constant


def join(parts: Iterable[Any]) -> Markup:
    """Put parts one after the other."""
    safe = [part if type(part) is Markup else escape(part) for part in parts]
    return Markup("".join(safe))  # noqa: S704  all of them are escaped


def _code(found: re.Match[str]) -> str:
    return f"<code>{found[1].replace('*', '&#42;')}</code>"


def rich(text: str) -> Markup:
    """Return a sentence with its `code` and **bold** marked.

    >>> rich("**Never** write `<b>`.")
    Markup('<strong>Never</strong> write <code>&lt;b&gt;</code>.')
    >>> plain(rich("`2 ** n` is not `2 * n ** 2`."))  # a power is not bold
    '2 ** n is not 2 * n ** 2.'
    """
    marked = re.sub(r"`([^`]+)`", _code, str(escape(text)))
    return Markup(re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", marked))  # noqa: S704


def plain(marked: str) -> str:
    """Return the words of some HTML.

    >>> plain(rich("**Never** write `<b>`."))
    'Never write <b>.'
    """
    return str(Markup(re.sub(r"<[^>]+>", "", marked)).unescape())  # noqa: S704


@lru_cache(maxsize=512)
def slot(page: str) -> Markup:
    """Return the place of another page, which is patched alone."""
    return html('<div class="pl-page" data-page="{}"></div>', page)


# Controls: each sends its name with a value.


def attributes(**given: Any) -> Markup:
    """Return attributes: True stands alone, None and False are left out, `_` is written `-`.

    >>> attributes(aria_label="A & B", disabled=True, hidden=False)
    Markup(' aria-label="A &amp; B" disabled')
    """
    return join(
        html(" {}", _dashed(name)) if value is True else html(' {}="{}"', _dashed(name), value)
        for name, value in given.items()
        if value is not None and value is not False
    )


@lru_cache(maxsize=256)
def _dashed(name: str) -> str:
    return name.strip("_").replace("_", "-")


def button(
    name: str, label: str, value: str = "", *, style: str = "pl-button", **more: Any
) -> Markup:
    """Return a button; `more` are further attributes."""
    more = {"data_key": f"do-{name}-{value}", **more}
    return html(
        '<button type="button" class="{}" data-do="{}" data-value="{}"{}>{}</button>',
        style, name, value, attributes(**more), label,
    )  # fmt: skip


def select(
    name: str, label: str, choices: Iterable[tuple[str, str]], chosen: str, **more: Any
) -> Markup:
    """Return a labelled list to choose from: values, and what is shown for them."""
    options = join(
        html(
            '<option value="{}"{}>{}</option>',
            value, attributes(selected=value == chosen), shown,
        )
        for value, shown in choices
    )  # fmt: skip
    more = {"data_key": f"do-{name}", **more}
    return html(
        '<label class="pl-field"><span>{}</span><select data-do="{}"{}>{}</select></label>',
        label, name, attributes(**more), options,
    )  # fmt: skip


def tick(name: str, label: str, *, on: bool, **more: Any) -> Markup:
    """Return a labelled box to tick; it sends "on" or nothing."""
    more = {"data_key": f"do-{name}", "checked": on, **more}
    return html(
        '<label class="pl-choice"><input type="checkbox" data-do="{}"{}><span>{}</span></label>',
        name, attributes(**more), label,
    )  # fmt: skip


def field(name: str, label: str, value: str = "", **more: Any) -> Markup:
    """Return a labelled field to write in."""
    more = {"data_key": f"do-{name}", "maxlength": 60, "autocomplete": "off", **more}
    return html(
        '<label class="pl-field"><span>{}</span>'
        '<input type="text" data-do="{}" value="{}"{}></label>',
        label, name, value, attributes(**more),
    )  # fmt: skip


def text_area(name: str, label: str, value: str = "", **more: Any) -> Markup:
    """Return a labelled field for several lines."""
    more = {"data_key": f"do-{name}", "rows": 3, "maxlength": 1500, **more}
    return html(
        '<label class="pl-field"><span class="pl-question">{}</span>'
        '<textarea data-do="{}"{}>{}</textarea></label>',
        label, name, attributes(**more), value,
    )  # fmt: skip


def choices(
    name: str, legend: str, options: Iterable[tuple[str, str]], chosen: str, group: str = ""
) -> Markup:
    """Return values to choose one of, all in sight; `group` tells two such groups apart."""
    buttons = join(
        html(
            '<label class="pl-choice"><input type="radio" name="{}" data-do="{}" value="{}"{}>'
            "<span>{}</span></label>",
            group or name, name, value, attributes(checked=value == chosen), shown,
        )
        for value, shown in options
    )  # fmt: skip
    return html(
        '<fieldset class="pl-choices"><legend class="pl-visually-hidden">{}</legend>{}</fieldset>',
        legend, buttons,
    )  # fmt: skip


def slider(name: str, label: str, values: range, value: int, **more: Any) -> Markup:
    """Return a slider with its label above it."""
    more = {"data_key": f"do-{name}", **more}
    return html(
        '<label class="pl-field pl-slider"><span>{}</span><input type="range" data-do="{}"'
        ' min="{}" max="{}" step="{}" value="{}"{}></label>',
        label, name, values[0], values[-1], values.step, value, attributes(**more),
    )  # fmt: skip


def file_field(
    name: str, label: str, accept: str = ".json,application/json", **more: Any
) -> Markup:
    """Return a labelled field that opens a file, or with `multiple` several, chosen or dropped."""
    return html(
        '<label class="pl-field"><span>{}</span>'
        '<input type="file" data-do="{}" data-key="do-{}" accept="{}"{}></label>',
        label, name, name, accept, attributes(**more),
    )  # fmt: skip


def download(text: str, file: str, kind: str, label: str) -> Markup:
    """Return a link that saves a text as a file, without any server."""
    return html(
        '<a class="pl-button" download="{}" href="data:{};charset=utf-8,{}">{}</a>',
        file, kind, quote(text), label,
    )  # fmt: skip


# What holds other things together


def row(*parts: str) -> Markup:
    """Return things side by side."""
    return html('<div class="pl-row">{}</div>', join(parts))


def details(summary: str, inside: str, key: str = "", *, opened: bool = False) -> Markup:
    """Return a part that opens and shuts."""
    return html(
        '<details class="pl-details"{}><summary>{}</summary><div class="pl-stack">{}</div>'
        "</details>",
        attributes(data_key=key or None, open=opened), summary, inside,
    )  # fmt: skip


def verdict(right: bool, told: str) -> Markup:
    """Return a verdict: its sign and its words say the same as its colour."""
    style, mark = ("pl-right", "✓") if right else ("pl-wrong", "✗")
    return html('<p class="{}"><span aria-hidden="true">{} </span>{}</p>', style, mark, told)


def meter(percent: int) -> Markup:
    """Return a bar beside a number that says the same."""
    return html(
        '<span class="pl-meter" aria-hidden="true"><span style="width:{}%"></span></span>', percent
    )


def paragraphs(text: str, style: str = "") -> Markup:
    """Return the lines of a text as paragraphs."""
    lines = (line for line in text.split("\n") if line.strip())
    return join(html("<p{}>{}</p>", attributes(class_=style or None), line) for line in lines)


def table(
    heads: Sequence[str],
    rows: Iterable[Sequence[str]],
    caption: str = "",
    style: str = "pl-sheet",
) -> Markup:
    """Return a table; the first cell of each row is its head.

    It can be scrolled by keyboard where it is too wide; a caption says what one has come to.
    """
    head = join(html('<th scope="col">{}</th>', each) for each in heads)
    body = join(
        html(
            '<tr><th scope="row">{}</th>{}</tr>',
            first, join(html("<td>{}</td>", cell) for cell in cells),
        )
        for first, *cells in rows
    )  # fmt: skip
    region = {"role": "region", "aria_label": caption} if caption else {}
    return html(
        '<div class="{}"{}><table>{}<thead><tr>{}</tr></thead><tbody>{}</tbody></table></div>',
        style, attributes(tabindex=0, **region),
        html("<caption>{}</caption>", caption) if caption else EMPTY, head, body,
    )  # fmt: skip


# Pictures


def picture(width: int, height: int, title: str, desc: str, *inside: str, **more: Any) -> Markup:
    """Return an SVG picture with its title and its description."""
    more = {"style": "max-width:100%;height:auto", **more}
    return html(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}" width="{}" role="img"{}>'
        "<title>{}</title><desc>{}</desc>{}</svg>",
        width, height, width, attributes(**more), title, desc, join(inside),
    )  # fmt: skip


def art(view_box: str, inside: str, style: str, label: str = "", **more: Any) -> Markup:
    """Return a small picture inside a page: with a label, or hidden from screen readers."""
    said = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
    return html(
        '<svg class="{}" viewBox="{}"{}>{}</svg>',
        style, view_box, attributes(**said, **more), inside,
    )  # fmt: skip


__all__ = [
    "EMPTY",
    "Markup",
    "art",
    "attributes",
    "button",
    "choices",
    "details",
    "download",
    "field",
    "file_field",
    "html",
    "join",
    "meter",
    "paragraphs",
    "picture",
    "plain",
    "rich",
    "row",
    "select",
    "slider",
    "slot",
    "table",
    "text_area",
    "tick",
    "verdict",
]
