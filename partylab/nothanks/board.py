"""No Thanks! on the stage: the table that one touches, the help, and the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from partylab.board import MOVE, NEWS, Board, Look
from partylab.game import Rejected
from partylab.html import EMPTY, Markup, art, button, html, join, slot, table
from partylab.nothanks import speech
from partylab.nothanks.drawing import back_art, card_art, chip_art
from partylab.nothanks.rules import Move, NoThanks, View, totals
from partylab.nothanks.runs import Hand, cost, runs, score

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.game import News, Outcome, Seat
    from partylab.words import Words

MOST_CHIPS_DRAWN = 10


class NoThanksBoard(Board[View, Look]):
    """One card in the middle, two buttons, and everybody's cards."""

    helps: ClassVar[tuple[str, ...]] = ("cost",)
    levels: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "easy": ("dreamer",),
        "medium": ("greedy", "dreamer"),
        "hard": ("threshold", "greedy"),
        "expert": ("montecarlo", "linear"),
    }
    game: NoThanks

    @property
    def secrets(self) -> bool:
        """Chips are hidden from the others (NT-6), unless the option opens them."""
        return not self.game.open_chips

    def draw(
        self, view: View, look: Look, words: Words, names: Sequence[str]
    ) -> Mapping[str, Markup]:
        """Return the card and what can be done; and everybody's cards, mine first."""
        middle = html(
            '<div class="pl-table nt-table">{}{}{}{}</div>',
            _middle(view, words), _actions(view, words), slot(NEWS), slot("seats"),
        )  # fmt: skip
        boxes = join(seat_box(view, words, names, seat) for seat in seats_from_mine(view))
        seats = html('<ul class="nt-seats" role="list">{}</ul>', boxes)
        return {"table": middle, "seats": seats}

    def your_turn(self, view: View, look: Look, words: Words) -> str:
        """Tell a listener that it is their turn, and what lies there."""
        if view.card is None:
            return ""
        forced = "no" if view.my_chips else "yes"
        return words("nothanks-your-turn", card=view.card, chips=view.pot, forced=forced)

    def help(self, name: str, view: View, words: Words, names: Sequence[str]) -> str:
        """Say what taking would change in my points, and what refusing costs."""
        if name != "cost":
            raise Rejected("table-unknown-touch")
        return cost_note(view, words)

    def says(self, news: Sequence[News], view: View, words: Words) -> Mapping[Seat, str]:
        """Let who has just moved say something about it."""
        return speech.says(news, view, words)

    def moods(self, view: View) -> Mapping[Seat, str]:
        """Show who thinks, and how everybody stands."""
        return speech.moods(view)

    def sheet(self, view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
        """Return who won, why the last round made so many points, and the removed cards.

        After several rounds the totals come first, since they decide (NT-20).
        """
        return html(
            "{}{}<h3>{}</h3>{}",
            _rounds(view, outcome, words, names),
            _last_round(view, outcome, words, names),
            words("nothanks-sheet-removed"),
            hand(view.removed or (), words),
        )


# The table


def seats_from_mine(view: View) -> list[Seat]:
    """List the seats in the order of play, mine first."""
    mine = view.seat or 0
    return [*range(mine, view.seats), *range(mine)]


def card(value: int, *, covered: bool = False, small: bool = False) -> Markup:
    """Return one card as a picture of its own."""
    style = "pl-card nt-small" if small else "pl-card"
    shown = card_art(value, covered=covered)
    return art("0 0 64 88", shown, style, str(value), data_key=f"card-{value}")


def chips(count: int, key: str, label: str) -> Markup:
    """Return a pile of chips, with their number for those who listen."""
    drawn = join(
        art("0 0 32 32", chip_art(), "pl-chip", data_key=f"{key}-{n}")
        for n in range(min(count, MOST_CHIPS_DRAWN))
    )
    return html('<span class="nt-chips" role="img" aria-label="{}">{}</span>', label, drawn)


def _middle(view: View, words: Words) -> Markup:
    if view.card is None:
        return EMPTY
    on_it = words("nothanks-chips-on-card", chips=view.pot)
    return html(
        '<div class="nt-middle">{}<span class="nt-face-up">{}</span><span class="nt-pot">{}'
        '<span class="nt-pot-text" aria-hidden="true">{}</span></span></div>',
        _deck(view, words), card(view.card), chips(view.pot, "pot", on_it), on_it,
    )  # fmt: skip


def _deck(view: View, words: Words) -> Markup:
    left = words("nothanks-deck", cards=view.deck)
    if not view.deck:
        return html('<span class="nt-deck nt-no-deck">{}</span>', left)
    return html(
        '<span class="nt-deck" role="img" aria-label="{}">{}'
        '<span class="nt-count" aria-hidden="true">{}</span></span>',
        left, art("0 0 64 88", back_art(), "pl-card"), view.deck,
    )  # fmt: skip


def _actions(view: View, words: Words) -> Markup:
    """Return the two buttons, always in the same place; they rest while others decide."""
    if view.card is None or view.seat is None:
        return EMPTY
    decides = view.seat == view.decides
    may = {Move.TAKE: decides, Move.PAY: decides and view.my_chips > 0}
    forced = "yes" if decides and not may[Move.PAY] else "no"
    pay = words("nothanks-pay", chips=view.my_chips)
    take = words("nothanks-take", card=view.card, chips=view.pot, forced=forced)
    return html(
        '<div class="nt-actions">{}{}</div>',
        _button(words, Move.PAY, pay, "pl-button", may=may[Move.PAY]),
        _button(words, Move.TAKE, take, "pl-button pl-button-main", may=may[Move.TAKE]),
    )


def _button(words: Words, move: Move, label: str, style: str, *, may: bool) -> Markup:
    key = words(f"nothanks-key-{move}")
    shown = html('{} <kbd aria-hidden="true">{}</kbd>', label, key.upper())
    # Not `disabled`: the focus stays on a button that only rests.
    rests = None if may else "true"
    return button(
        MOVE, shown, str(move), style=style,
        data_key=f"button-{move}", data_hotkey=key, aria_disabled=rests,
    )  # fmt: skip


def seat_box(view: View, words: Words, names: Sequence[str], seat: Seat) -> Markup:
    """Return one player's place: name, chips, cards and what they cost."""
    mine, active = seat == view.seat, seat == view.decides
    name = words("nothanks-me", name=names[seat]) if mine else names[seat]
    turn = html('<span class="nt-turn">{}</span>', words("nothanks-decides"))
    cards = view.cards[seat]
    return html(
        '<li class="{style}"><div class="nt-seat-head"><strong class="nt-name">{name}</strong>'
        '{turn}{chips}<span class="nt-cost">{cost}</span>{earlier}</div>{hand}</li>',
        style="pl-seat" + " pl-seat-active" * active + " nt-mine" * mine,
        name=name,
        turn=turn if active else EMPTY,
        chips=_held(view, words, seat),
        cost=words("nothanks-cards-cost", cards=len(cards), cost=score(cards)),
        earlier=_earlier(view, words, seat),
        hand=hand(cards, words),
    )


def _held(view: View, words: Words, seat: Seat) -> Markup:
    """Return a player's chips as one chip with their number, or a question mark."""
    held = view.chips[seat]
    label = words("nothanks-chips-held", chips="hidden" if held is None else held)
    shown = art("0 0 32 32", chip_art("?" if held is None else str(held)), "pl-chip")
    return html('<span class="nt-held" role="img" aria-label="{}">{}</span>', label, shown)


def _earlier(view: View, words: Words, seat: Seat) -> Markup:
    """Return the points of the rounds before this one (NT-20)."""
    if not view.past or view.decides is None:
        return EMPTY
    total = words("nothanks-total", points=totals(view.past)[seat])
    return html('<span class="nt-cost">{}</span>', total)


def hand(cards: Sequence[int], words: Words) -> Markup:
    """Return cards in a row: runs overlap, isolated cards stand apart (NT-17)."""
    return html('<div class="pl-hand">{}</div>', join(_run(run, words) for run in runs(cards)))


def _run(run: Sequence[int], words: Words) -> Markup:
    cards = join(card(value, covered=value != run[-1], small=True) for value in run)
    if len(run) == 1:
        return html('<span class="pl-run">{}</span>', cards)
    label = words("nothanks-run", cards=words.join([str(value) for value in run]), counts=run[0])
    return html('<span class="pl-run" role="group" aria-label="{}">{}</span>', label, cards)


# What is said


def cost_note(view: View, words: Words) -> str:
    """Say what taking would change in my points, and what refusing costs."""
    if view.card is None or view.seat is None:
        return ""
    gained = cost(view.card, view.my_cards)
    before = Hand(view.my_cards, view.my_chips).points
    return words(
        "nothanks-cost-note",
        card=view.card,
        cost="some" if gained else "none",
        cards=score(view.my_cards),
        then=score(view.my_cards) + gained,
        chips=view.pot,
        change=signed(gained - view.pot),
        before=number(before),
        after=number(before + gained - view.pot),
        refused=number(before + 1),
        forced="no" if view.my_chips else "yes",
    )


def number(points: int) -> str:
    """Write points with a true minus."""
    return str(points).replace("-", "−")


def signed(points: int) -> str:
    """Write a change of points with its sign."""
    return f"+{points}" if points > 0 else number(points)


# The score sheet


def _last_round(view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
    """Return the cards of the last round, the best hand first."""
    points = view.past[-1]
    several = len(view.past) > 1
    title = words("nothanks-sheet-last" if several else "nothanks-sheet-title")
    columns = ("player", "points", "cards", "chips")
    heads = [words(f"nothanks-sheet-{column}") for column in columns]
    rows = [
        (_crowned(outcome, words, names, seat, crown=not several), *_sheet_row(view, words, seat))
        for seat in sorted(range(view.seats), key=points.__getitem__)
    ]
    return table(heads, rows, title, "pl-sheet nt-hands")


def _sheet_row(view: View, words: Words, seat: Seat) -> tuple[Markup, Markup, str]:
    """Return a player's points, why each run counts so much, and the chips."""
    held = Hand(view.cards[seat], view.chips[seat] or 0)
    added = " + ".join(str(value) for value in held.counting) or "0"
    points = html(
        '<strong>{}</strong><br><span class="nt-sum">{}{}</span>',
        number(held.points), added, f" − {held.chips}" if held.chips else "",
    )  # fmt: skip
    why = join(html("<li>{}</li>", _why(run, words)) for run in runs(held.cards))
    chips_off = words("nothanks-sheet-chips-off", chips=held.chips)
    return points, html('<ul class="nt-why">{}</ul>', why), chips_off


def _why(run: Sequence[int], words: Words) -> str:
    """Say why a run, or an isolated card, counts so much."""
    if len(run) == 1:
        return words("nothanks-why-isolated", card=run[0])
    saved = sum(run) - run[0]
    row = "–".join(str(value) for value in run)
    return words("nothanks-why-run", row=row, counts=run[0], saved=saved)


def _rounds(view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
    """Return the points of every round and their totals, when there were several."""
    if len(view.past) < 2:
        return EMPTY
    total = totals(view.past)
    rounds = range(1, len(view.past) + 1)
    heads = [
        words("nothanks-sheet-player"),
        words("nothanks-sheet-total"),
        *(words("nothanks-sheet-round", round=played) for played in rounds),
    ]
    rows = [
        (
            _crowned(outcome, words, names, seat),
            html("<strong>{}</strong>", number(total[seat])),
            *(number(points[seat]) for points in view.past),
        )
        for seat in sorted(range(view.seats), key=total.__getitem__)
    ]
    return table(heads, rows, words("nothanks-sheet-title"))


def _crowned(
    outcome: Outcome, words: Words, names: Sequence[str], seat: Seat, *, crown: bool = True
) -> Markup:
    """Return a name, with a mark for who has won the game."""
    name = html('<span class="nt-name">{}</span>', names[seat])
    if not crown or seat not in outcome.winners:
        return name
    return html('{} <span class="nt-winner">{}</span>', name, words("nothanks-winner"))
