"""What is mine at a table of That's Not a Hat, and what I can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from partylab import kit
from partylab.board import MOVE
from partylab.faces import face
from partylab.hat import naming
from partylab.hat.cards import about, forms
from partylab.hat.middle import clock
from partylab.hat.state import ANSWERING, DRAWING, NAMING, OVER, SHOWING
from partylab.hat.sureness import switch
from partylab.html import EMPTY, Markup, html

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.hat.state import View
    from partylab.words import Words


def dock(
    view: View, look: Any, words: Words, names: Sequence[str], who: kit.Person, mine: Markup
) -> Markup:
    """Return my gifts and penalties, and what I can do now.

    Where several play at one screen, all gifts lie around the table: then only who acts is named.
    """
    portrait = kit.portrait(who, words) if mine else face(who.seat, who.mood)
    # Who plays alone at a screen may note how sure they are; where several look on, all would see.
    private = bool(mine) and len(look.people) == 1 and view.phase != OVER
    sure = switch(view, look.felt, words) if private else EMPTY
    shown = html(
        '<div class="th-mine{}"><div class="th-me">{}</div><strong title="{}">{}</strong>{}</div>',
        " pl-plays" * who.plays, portrait, who.name, who.name, mine + sure,
    )  # fmt: skip
    return kit.dock(shown, *_actions(view, look, words, names), plays=who.plays)


def _actions(view: View, look: Any, words: Words, names: Sequence[str]) -> tuple[Markup, ...]:
    """Return the one thing to do with a gift, or both answers, which rest while others act."""
    if view.phase == OVER:
        return ()
    mine = view.active is not None and view.active == view.seat
    if mine and view.phase == DRAWING:
        return (_one("draw", about(view), words),)
    if mine and view.phase == SHOWING:
        return (_one("turn", about(view), words),)
    if mine and view.phase == NAMING:
        return naming.actions(view, look, words, names)
    return _answers(view, look, words, mine=mine)


def _one(act: str, acts_on: str, words: Words) -> Markup:
    return kit.action(
        MOVE, act, words(f"hat_table-{act}"), words(f"hat_table-{act}-note"),
        about=acts_on, hotkey=words(f"hat_table-key-{act}"), main=True,
    )  # fmt: skip


def _answers(view: View, look: Any, words: Words, *, mine: bool) -> tuple[Markup, ...]:
    """Return the two answers; they name the gift as it was called, to whom it is offered."""
    asked = mine and view.phase == ANSWERING and view.named is not None
    named = forms(view.named, view, words) if asked and view.named else {}
    which, acts_on = "named" if named else "rests", about(view)
    refuse, accept = (
        kit.action(
            MOVE, act, words(f"hat_table-{act}-{which}", **named), words(f"hat_table-{act}-note"),
            about=acts_on, hotkey=words(f"hat_table-key-{act}"), main=act == "accept", may=asked,
        )
        for act in ("refuse", "accept")
    )  # fmt: skip
    timed = EMPTY
    if asked and view.game.timer and not look.calmly:
        timed = clock(float(view.game.timer), acts_on)
    return (refuse, accept, timed) if timed else (refuse, accept)


def asked(view: View, words: Words) -> str:
    """Tell a listener what is to be done; a gift is named only while it lies open or is offered."""
    if view.phase == ANSWERING and view.named is not None:
        return words("hat_table-asked-answer", **forms(view.named, view, words))
    if view.phase == NAMING and view.given is not None:
        return words("hat_table-asked-name", arrow=view.given.arrow)
    if view.phase == SHOWING and view.given is not None and view.given.gift is not None:
        return words("hat_table-asked-show", **forms(view.given.gift, view, words))
    return words(f"hat_table-asked-{view.phase}")
