"""No Thanks! on the stage: the table that one touches, the help, and the score sheet.

Everything here is HTML text made from a view.  Elements with `data-do="move"` can be played;
elements with a `data-key` glide to their new place when the picture changes.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from partylab.nothanks.drawing import back_art, card_art, chip_art
from partylab.nothanks.rules import Move, lowest, totals
from partylab.nothanks.runs import Hand, cost, runs, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import Seat
    from partylab.nothanks.rules import View
    from partylab.words import Words

SIMULTANEOUS = False  # one after the other
RIVALS = ("greedy", "threshold")  # who sits at the table when nobody is chosen
HELP = ("cost-help", "bots-help")  # what a player may ask for

MOST_CHIPS_DRAWN = 10


def board(
    view: View, words: Words, names: Sequence[str], moves: Sequence[Move], told: str = ""
) -> str:
    """Return the table: the card, what can be done, what was told, and everybody's cards."""
    seats = "".join(seat_box(view, words, names, seat) for seat in seats_from_mine(view))
    return (
        f'<div class="pl-table nt-table">{_middle(view, words)}{_actions(view, words, moves)}{told}'
        f'<ul class="nt-seats" role="list">{seats}</ul></div>'
    )


def seats_from_mine(view: View) -> list[Seat]:
    """List the seats in the order of play, mine first."""
    mine = view.seat or 0
    return [*range(mine, view.seats), *range(mine)]


def card(value: int, *, covered: bool = False, small: bool = False) -> str:
    """Return one card as a picture of its own."""
    size = "pl-card nt-small" if small else "pl-card"
    return (
        f'<svg class="{size}" data-key="card-{value}" viewBox="0 0 64 88" role="img"'
        f' aria-label="{value}">{card_art(value, covered=covered)}</svg>'
    )


def chips(count: int, key: str, label: str) -> str:
    """Return a pile of chips with their number beside it."""
    drawn = "".join(
        f'<svg class="pl-chip" data-key="{key}-{n}" viewBox="0 0 32 32" aria-hidden="true">'
        f"{chip_art()}</svg>"
        for n in range(min(count, MOST_CHIPS_DRAWN))
    )
    return f'<span class="nt-chips" role="img" aria-label="{escape(label)}">{drawn}</span>'


def _middle(view: View, words: Words) -> str:
    if view.card is None:
        return ""
    left = escape(words("nothanks-deck", cards=view.deck))
    deck = (
        f'<span class="nt-deck" role="img" aria-label="{left}">'
        f'<svg class="pl-card" viewBox="0 0 64 88" aria-hidden="true">{back_art()}</svg>'
        f'<span class="nt-count" aria-hidden="true">{view.deck}</span></span>'
        if view.deck
        else f'<span class="nt-deck nt-no-deck">{left}</span>'
    )
    on_it = words("nothanks-chips-on-card", chips=view.pot)
    return (
        f'<div class="nt-middle">{deck}<span class="nt-face-up">{card(view.card)}</span>'
        f'<span class="nt-pot">{chips(view.pot, "pot", on_it)}'
        f'<span class="nt-pot-text" aria-hidden="true">{escape(on_it)}</span></span></div>'
    )


def _actions(view: View, words: Words, moves: Sequence[Move]) -> str:
    """Return the two buttons, always in the same place; they rest while others decide."""
    if view.card is None or view.seat is None:
        return ""
    pay = _button(words, Move.PAY, words("nothanks-pay", chips=view.my_chips), "pl-button", moves)
    forced = "yes" if moves and Move.PAY not in moves else "no"
    take = words("nothanks-take", card=view.card, chips=view.pot, forced=forced)
    main = _button(words, Move.TAKE, take, "pl-button pl-button-main", moves)
    return f'<div class="nt-actions">{pay}{main}</div>'


def _button(words: Words, move: Move, label: str, style: str, moves: Sequence[Move]) -> str:
    key = words(f"nothanks-key-{move}")
    # Not `disabled`: the focus stays on a button that only rests.
    rests = "" if move in moves else ' aria-disabled="true"'
    return (
        f'<button type="button" class="{style}" data-do="move" data-value="{move}"'
        f' data-key="button-{move}" data-hotkey="{key}"{rests}>{escape(label)}'
        f' <kbd aria-hidden="true">{key.upper()}</kbd></button>'
    )


def seat_box(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    """Return one player's place: name, chips, cards and what they cost."""
    mine, active = seat == view.seat, seat == view.turn
    style = "pl-seat" + (" pl-seat-active" if active else "") + (" nt-mine" if mine else "")
    name = words("nothanks-me", name=names[seat]) if mine else names[seat]
    turn = f'<span class="nt-turn">{escape(words("nothanks-decides"))}</span>' if active else ""
    held = view.chips[seat]
    chip = chip_art("?" if held is None else str(held))
    label = words("nothanks-chips-held", chips="hidden" if held is None else held)
    cards = view.cards[seat]
    sum_up = words("nothanks-cards-cost", cards=len(cards), cost=score(cards))
    return (
        f'<li class="{style}"><div class="nt-seat-head"><strong class="nt-name">{escape(name)}'
        f'</strong>{turn}<span class="nt-held" role="img" aria-label="{escape(label)}">'
        f'<svg class="pl-chip" viewBox="0 0 32 32" aria-hidden="true">{chip}</svg></span>'
        f'<span class="nt-cost">{escape(sum_up)}</span>{_earlier(view, words, seat)}</div>'
        f"{hand(cards, words)}</li>"
    )


def _earlier(view: View, words: Words, seat: Seat) -> str:
    """Return the points of the rounds before this one (NT-20)."""
    if not view.past or view.turn is None:
        return ""
    total = words("nothanks-total", points=totals(view.past)[seat])
    return f'<span class="nt-cost">{escape(total)}</span>'


def hand(cards: Sequence[int], words: Words) -> str:
    """Return cards in a row: runs overlap, isolated cards stand apart (NT-17)."""
    found = "".join(_run(run, words) for run in runs(cards))
    return f'<div class="pl-hand">{found}</div>'


def _run(run: Sequence[int], words: Words) -> str:
    cards = "".join(card(value, covered=value != run[-1], small=True) for value in run)
    if len(run) == 1:
        return f'<span class="pl-run">{cards}</span>'
    label = words("nothanks-run", cards=words.join([str(value) for value in run]), counts=run[0])
    return f'<span class="pl-run" role="group" aria-label="{escape(label)}">{cards}</span>'


def your_turn(view: View, words: Words) -> str:
    """Tell a listener that it is their turn, and what lies there."""
    if view.card is None:
        return ""
    forced = "no" if view.my_chips else "yes"
    return words("nothanks-your-turn", card=view.card, chips=view.pot, forced=forced)


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


def sheet(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the score sheet: who won, why the last round made so many points, the removed cards.

    After several rounds the totals come first, since they decide (NT-20).
    """
    removed = hand(view.removed or (), words)
    return (
        f"{_rounds(view, words, names)}{_last_round(view, words, names)}"
        f"<h3>{escape(words('nothanks-sheet-removed'))}</h3>{removed}"
    )


def _last_round(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the cards of the last round, the best hand first."""
    points = view.past[-1]
    several = len(view.past) > 1
    title = words("nothanks-sheet-last" if several else "nothanks-sheet-title")
    heads = _heads(words, [f"nothanks-sheet-{name}" for name in ("points", "cards", "chips")])
    rows = "".join(
        _sheet_row(view, words, _crowned(view, words, names, seat, crown=not several), seat)
        for seat in sorted(range(view.seats), key=points.__getitem__)
    )
    return _table(title, heads, rows, "pl-sheet nt-hands")


def _sheet_row(view: View, words: Words, name: str, seat: Seat) -> str:
    held = Hand(view.cards[seat], view.chips[seat] or 0)
    runs_said = "".join(f"<li>{escape(_why(run, words))}</li>" for run in runs(held.cards))
    chips_said = words("nothanks-sheet-chips-off", chips=held.chips)
    added = " + ".join(str(value) for value in held.counting) or "0"
    taken_off = f" − {held.chips}" if held.chips else ""
    return (
        f'<tr><th scope="row">{name}</th>'
        f"<td><strong>{number(held.points)}</strong><br>"
        f'<span class="nt-sum">{added}{taken_off}</span></td>'
        f'<td><ul class="nt-why">{runs_said}</ul></td><td>{escape(chips_said)}</td></tr>'
    )


def _why(run: Sequence[int], words: Words) -> str:
    """Say why a run, or an isolated card, counts so much."""
    if len(run) == 1:
        return words("nothanks-why-isolated", card=run[0])
    saved = sum(run) - run[0]
    row = "–".join(str(value) for value in run)
    return words("nothanks-why-run", row=row, counts=run[0], saved=saved)


def _rounds(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the points of every round and their totals, when there were several."""
    if len(view.past) < 2:
        return ""
    total = totals(view.past)
    heads = _heads(words, ["nothanks-sheet-total"]) + "".join(
        f'<th scope="col">{escape(words("nothanks-sheet-round", round=played))}</th>'
        for played in range(1, len(view.past) + 1)
    )
    rows = "".join(
        f'<tr><th scope="row">{_crowned(view, words, names, seat)}</th>'
        f"<td><strong>{number(total[seat])}</strong></td>"
        + "".join(f"<td>{number(points[seat])}</td>" for points in view.past)
        + "</tr>"
        for seat in sorted(range(view.seats), key=total.__getitem__)
    )
    return _table(words("nothanks-sheet-title"), heads, rows, "pl-sheet")


def _crowned(
    view: View, words: Words, names: Sequence[str], seat: Seat, *, crown: bool = True
) -> str:
    """Return a name, with a mark for who has won the game."""
    name = f'<span class="nt-name">{escape(names[seat])}</span>'
    winners, _ = lowest(totals(view.past))
    if not crown or seat not in winners:
        return name
    return f'{name} <span class="nt-winner">{escape(words("nothanks-winner"))}</span>'


def _heads(words: Words, names: Sequence[str]) -> str:
    columns = ["nothanks-sheet-player", *names]
    return "".join(f'<th scope="col">{escape(words(name))}</th>' for name in columns)


def _table(title: str, heads: str, rows: str, style: str) -> str:
    """Return a table that can be scrolled by keyboard where it is too wide."""
    title = escape(title)
    return (
        f'<div class="{style}" role="region" tabindex="0" aria-label="{title}"><table>'
        f"<caption>{title}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody>"
        "</table></div>"
    )
