"""The teacher's desk: files of pupils are dropped on it, and the page about the class appears."""

from __future__ import annotations

import json

from partylab.game import Rejected
from partylab.html import (
    EMPTY,
    Markup,
    button,
    details,
    download,
    file_field,
    html,
    join,
    row,
    tick,
)
from partylab.words import Words
from partylab_widgets.classroom.handed_in import MOST_FILES, HandedIn, sort
from partylab_widgets.classroom.page import LOOK, Report, page
from partylab_widgets.stage import Stage
from partylab_widgets.stage.assemble import style
from partylab_widgets.tellable import tellable

MOST_BYTES = 4_000_000  # dropped at once; what is sent may be twice as long, by its escapes


class Desk(Stage):
    """Takes files, and shows what the class has answered.  All of it is gone with the page."""

    _css = style(LOOK)
    files = frozenset({"files"})
    longest_file = 2 * MOST_BYTES

    def __init__(self, language: str | None = None) -> None:
        super().__init__(words=Words(language))
        self.texts: dict[tuple[str, str], None] = {}  # names and texts, each pair once
        self.handed_in = HandedIn([], [])
        self.names = False
        self.redraw()

    def do(self, name: str, value: str) -> None:
        """Take files, show names or hide them, or clear the desk."""
        if name == "files":
            self._take(value)
        elif name == "names":
            self.names = value == "on"
            self.redraw()
        elif name == "clear":
            self.texts, self.handed_in, self.names = {}, HandedIn([], []), False
            self.redraw(self.words("class-cleared"))
        else:
            super().do(name, value)

    def _take(self, value: str) -> None:
        texts = self.texts | dict.fromkeys(read_pairs(value))
        if len(texts) > MOST_FILES:
            raise Rejected("class-too-many", most=MOST_FILES)
        self.texts = texts
        self.handed_in = sort((_called(name), text) for name, text in texts)
        self.redraw(self._read())

    def redraw(self, news: str | None = None) -> None:
        """Show the desk as it is now."""
        self.seq += 1
        self.show({"main": self.draw()}, news=news)

    def draw(self) -> Markup:
        """Return the place to drop files at, and below it what the class has answered."""
        field = file_field("files", self.words("class-drop"), multiple=True, data_most=MOST_BYTES)
        note = html('<p class="pl-note">{}</p>', self.words("class-private"))
        told = self._about() if self.texts else EMPTY
        place = html('<section class="pl-panel cl-desk">{}{}{}</section>', field, note, told)
        return html('<div class="cl-report">{}{}</div>', place, self._report())

    def _report(self) -> Markup:
        if not self.handed_in.papers:
            return EMPTY
        return Report(self.handed_in, self.words, names=self.names).sections()

    def _read(self) -> str:
        return self.words("class-told-read", count=len(self.handed_in.papers))

    def _about(self) -> Markup:
        """Return what was read, what was left out and why, and what can be done with it."""
        text = page(self.handed_in, self.words, names=self.names)
        return html(
            "<p>{}</p>{}{}{}",
            self._read(), self._left_out(),
            tick("names", self.words("class-show-names"), on=self.names),
            row(
                download(text, "class.html", "text/html", self.words("class-download")),
                button("clear", self.words("class-clear"), style="pl-button-quiet"),
            ),
        )  # fmt: skip

    def _left_out(self) -> Markup:
        left_out = self.handed_in.left_out
        if not left_out:
            return EMPTY
        why = join(
            html("<li>{}. {}</li>", each.name, each.why.say(self.words)) for each in left_out
        )
        title = self.words("class-desk-left-out", count=len(left_out))
        return details(title, html("<ul>{}</ul>", why), "left-out")


def _called(file: str) -> str:
    return tellable(file.removesuffix(".json"))


def read_pairs(value: str) -> list[tuple[str, str]]:
    """Read what a browser sends: names of files, each with its text.

    >>> read_pairs('[["ana.json", "{}"]]')
    [('ana.json', '{}')]
    """
    try:
        pairs = json.loads(value)
    except (ValueError, RecursionError):
        raise Rejected("stage-malformed") from None
    if not isinstance(pairs, list) or not all(map(_is_pair, pairs)):
        raise Rejected("stage-malformed")
    return [(name, text) for name, text in pairs]


def _is_pair(pair: object) -> bool:
    return isinstance(pair, list) and len(pair) == 2 and all(isinstance(it, str) for it in pair)
