"""Pas Vu Pas Pris on the stage: the hall to be touched, the hall by lamplight, the keyhole."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from partylab import kit
from partylab.board import DOCK, HEAD, NEWS, TOGETHER, Board, Look, Moves
from partylab.game import Rejected
from partylab.ghosts import (
    advice,
    coach,
    observation,
    orders,
    panel,
    pictures,
    players,
    risks,
    sheet,
    speech,
    tokens,
    touches,
)
from partylab.ghosts.cards import ROUNDS
from partylab.ghosts.drafts import KEYHOLE, PICTURES, PLAN, GhostsLook, is_watching
from partylab.ghosts.floor import floor
from partylab.ghosts.state import DRAW, FURNITURE, GO, MIDNIGHT, PLACE, View
from partylab.html import EMPTY, Markup, attributes, button, html, join, slot

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.game import News, Outcome, Seat
    from partylab.ghosts.moves import Move
    from partylab.ghosts.rules import Ghosts
    from partylab.words import Words

# The pages that hold the pictures, so that each is drawn alone.
FLOOR, LAMPLIGHT, EYE = "gh_floor", "gh_hall", "gh_eye"


class GhostsBoard(Board[View, GhostsLook]):
    """One hall in three pictures, everybody's ghosts, and what I have in hand."""

    # Orders are given together; bots wait with theirs until the look through the keyhole is over.
    order: ClassVar[str] = TOGETHER
    helps: ClassVar[tuple[str, ...]] = ("risk",)
    coached_deal: ClassVar[int | str | None] = coach.DEAL
    levels: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "easy": ("sprinter",),
        "medium": ("sprinter", "hider"),
        "hard": ("hider", "schemer"),
        "expert": ("lookahead", "schemer"),
    }
    game: Ghosts

    def first_look(
        self, people: tuple[Seat, ...], pace: float, before: Look | None = None
    ) -> GhostsLook:
        """Keep how somebody likes to move furniture from one game to the next."""
        fine = isinstance(before, GhostsLook) and before.fine
        return GhostsLook(people, pace, fine=fine)

    def steps(self, seats: int) -> tuple[str, int]:
        """Count moves: rounds have more of them or fewer."""
        return ("move", 1)

    def bots_wait(self, look: GhostsLook, view: View) -> bool:
        """Until the person here has put the look through the keyhole away."""
        return bool(look.people) and is_watching(view, look)

    # Pages

    def draw(
        self, view: View, look: GhostsLook, words: Words, names: Sequence[str]
    ) -> Mapping[str, Markup]:
        """Return the others around the hall, and below it my ghosts and what I can do."""
        me = view.seat if view.seat in look.people else None
        acts = me is not None and me in view.turn and not is_watching(view, look)
        moods = self.moods(view)
        return {
            HEAD: _head(view, words),
            "table": _table(view, look, words, names, moods, me),
            FLOOR: floor(view, look, words, names, mine=acts),
            LAMPLIGHT: pictures.lamplight(_hall_now(view, look, acts=acts), words),
            EYE: pictures.through_keyhole(view, words),
            DOCK: EMPTY if me is None else self._dock(view, look, words, names, moods, me),
        }

    def _dock(
        self, view: View, look: GhostsLook, words: Words, names: Sequence[str],
        moods: Mapping[Seat, str], me: Seat,
    ) -> Markup:  # fmt: skip
        """Return my points and my ghosts, what I have in hand, and what I can do with it."""
        who = players.person(view, look, words, names, moods, me)
        watching = is_watching(view, look)
        orders_now = me in view.turn and view.phase == GO and not watching
        busy = watching or (me in view.turn and view.phase in (FURNITURE, PLACE, MIDNIGHT))
        chips = panel.chips(view, look, words, choose=orders_now)
        mine = html(
            '<div class="gh-mine{}"><div class="gh-me">{}{}</div>{}{}</div>',
            " pl-plays" * (who.plays and not watching),
            kit.portrait(who, words), players.has(view, words, me, mine=True),
            _hint(view, look, words, orders_now=orders_now),
            EMPTY if busy else chips,
        )  # fmt: skip
        choices = self.moves(view, look, me) if view.phase == MIDNIGHT else ()
        able = panel.actions(view, look, choices, words, names)
        return kit.dock(mine, *able, plays=who.plays and not watching)

    # Touches

    def touch(self, look: GhostsLook, name: str, value: str, view: View) -> GhostsLook | Moves:
        """Take what is drafted, what is looked at, and moves."""
        if look.people and view.seat is None:  # behind the curtain
            raise Rejected("ghosts-not-now")
        answer = touches.touched(look, name, value, view)
        if answer is not None:
            return answer
        moves = super().touch(look, name, value, view)
        if not isinstance(moves, Moves):
            raise Rejected("table-unknown-touch")
        return moves

    # What is said

    def your_turn(self, view: View, look: GhostsLook, words: Words) -> str:
        """Tell a listener what is to be done."""
        what = "onward" if is_watching(view, look) else view.phase
        return words("ghosts_table-your-turn", what=what)

    def help(self, name: str, view: View, words: Words, names: Sequence[str]) -> str:
        """Say how many doors would see each of my ghosts where it stands."""
        if name != "risk":
            raise Rejected("table-unknown-touch")
        told = risks.told(view.game, view.hall, risks.mine(view), words)
        return told or words("ghosts_table-risk-none")

    def would(self, move: Move | None, words: Words) -> str:
        """Say what a bot would do."""
        return advice.would(move, words)

    def sheet(self, view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
        """Return where everybody's ghosts have ended, and what decides between equals."""
        return sheet.sheet(view, outcome, words, names)

    def worth_telling(self, news: Sequence[News], look: GhostsLook) -> tuple[News, ...]:
        """Tell in a line what the pictures do not show."""
        return speech.in_a_line(news)

    def says(self, news: Sequence[News], view: View, words: Words) -> Mapping[Seat, str]:
        """Let people say something about the look through the keyhole."""
        return speech.says(news, view, words)

    def moods(self, view: View) -> Mapping[Seat, str]:
        """Show who thinks, and who has been seen."""
        return speech.moods(view)

    def coach(self, view: View, look: GhostsLook, words: Words) -> str:
        """Lead a newcomer through the first round."""
        return coach.told(view, look, words)


def _hall_now(view: View, look: GhostsLook, *, acts: bool) -> View:
    """Return the table as it would be with what is drafted."""
    if not acts:
        return view
    draft = look.drafted(view)
    if view.phase == GO:
        return orders.tried(view, draft.orders)
    rest = panel.rest_of(view, look)
    return view if rest is None or rest.hall is None else view._replace(hall=rest.hall)


# The table


def _head(view: View, words: Words) -> Markup:
    """Return which round it is."""
    told = words("ghosts_table-round", round=view.round, rounds=ROUNDS)
    return html('<span class="gh-round">{}</span>', told)


def _table(
    view: View, look: GhostsLook, words: Words, names: Sequence[str],
    moods: Mapping[Seat, str], me: Seat | None,
) -> Markup:  # fmt: skip
    """Return the people, the pictures with what lies beside them, and the news."""
    watching = is_watching(view, look)
    shown = KEYHOLE if watching else look.picture
    if shown == KEYHOLE and not view.last:
        shown = PLAN
    may_choose = view.seat is not None or not look.people
    beside = html(
        '<div class="gh-beside">{}{}</div>',
        _switch(view, shown, words) if may_choose else EMPTY, _bell(view, words),
    )  # fmt: skip
    if watching:
        beside = observation.verdicts(view, look, words, names)
    return html(
        '<div class="gh-game{}" data-picture="{}">{}<div class="gh-pictures">'
        '<div class="gh-plan" data-see="card">{}</div><div class="gh-hall" data-see="card">{}</div>'
        '<div class="gh-keyhole" data-see="card">{}</div>{}</div>{}</div>',
        " gh-watching" * watching, shown,
        players.others(view, look, words, names, moods, me),
        slot(FLOOR), slot(LAMPLIGHT), slot(EYE), beside, slot(NEWS),
    )  # fmt: skip


def _switch(view: View, shown: str, words: Words) -> Markup:
    """Return the choice between the pictures."""
    may = [name for name in PICTURES if name != KEYHOLE or view.last]
    buttons = join(
        button(
            "picture",
            html("{}<span>{}</span>", tokens.sign(name), words(f"ghosts_table-picture-{name}")),
            name,
            style="pl-button pl-button-quiet gh-picture",
            aria_pressed=str(name == shown).lower(),
            aria_label=words(f"ghosts_table-picture-{name}"),
            title=words(f"ghosts_table-picture-{name}"),
        )
        for name in may
    )
    label = words("ghosts_table-pictures")
    return html('<div class="gh-switch" role="group" aria-label="{}">{}</div>', label, buttons)


def _bell(view: View, words: Words) -> Markup:
    """Return the Midnight card of this round, with what it does; open until cards are drawn."""
    if view.bell is None:
        return EMPTY
    mine = view.phase == MIDNIGHT and view.seat in view.turn  # then it is said beside my choice
    begins = view.phase in (MIDNIGHT, DRAW) and not any(view.cards) and not mine
    title = words(f"ghosts-midnight-{view.bell}")
    return html(
        '<details class="gh-bell" data-key="bell-{}"{}><summary{}>{}<span>{}</span></summary>'
        "<p><strong>{}</strong> {}</p></details>",
        view.bell, attributes(open=begins), attributes(aria_label=title, title=title),
        tokens.sign("bell"), title, title, words(f"ghosts-effect-{view.bell}"),
    )  # fmt: skip


def _hint(view: View, look: GhostsLook, words: Words, *, orders_now: bool) -> Markup:
    """Return my card, and beside it the points left, or how a piece would rest."""
    if view.phase == MIDNIGHT and view.seat in view.turn:
        return html('<p class="gh-hint">{}</p>', words("ghosts_table-choose", card=view.bell))
    card = view.card
    if card is None:
        return EMPTY
    first, second = card.pieces or ("none", "none")
    label = words("ghosts_table-card", value=card.value, first=first, second=second)
    told = ""
    if orders_now:
        told = panel.left_of(view, look, words)
    elif view.phase in (FURNITURE, PLACE) and view.seat in view.turn:
        told = panel.told_of(view, look, words)
    return html('{}<p class="gh-hint">{}</p>', tokens.card_picture(card, label), told)
