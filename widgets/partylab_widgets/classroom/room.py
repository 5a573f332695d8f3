"""`partylab class`: reads what a class has handed in, and writes one page about it."""

from __future__ import annotations

import webbrowser
from typing import TYPE_CHECKING

from partylab.game import Rejected
from partylab.words import Words
from partylab_widgets import own_page
from partylab_widgets.classroom.handed_in import gather
from partylab_widgets.classroom.page import MARK, page
from partylab_widgets.tellable import tellable

if TYPE_CHECKING:
    import argparse

    from partylab_widgets.classroom.handed_in import HandedIn


def receive(asked: argparse.Namespace) -> str:
    """Write the page that was asked for, open it, and return what is to be told."""
    words = Words(asked.language or None)
    target = own_page.place(asked.to, MARK)
    handed_in = gather(asked.files)
    told = _left_out(handed_in, words)
    if not handed_in.papers:
        raise Rejected("class-none-readable", told=" ".join(told))
    own_page.write(target, str(page(handed_in, words, names=asked.names)))
    if not asked.no_browser:
        webbrowser.open(target.resolve().as_uri())
    count = words("class-told-read", count=len(handed_in.papers))
    return "\n".join([count, *told, words("class-told-page", file=tellable(str(target)))])


def _left_out(handed_in: HandedIn, words: Words) -> list[str]:
    return [
        words("class-told-left-out", name=each.name, why=each.why.say(words))
        for each in handed_in.left_out
    ]
