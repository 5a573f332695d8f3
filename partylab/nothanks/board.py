"""No Thanks! on the stage: the table that one touches, the help, and the score sheet.

Everything here is HTML text made from a view.  Elements with `data-move` can be played;
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
    """Return the two buttons; without a chip only one can be pressed, and it is said why."""
    if view.card is None:
        return ""
    if not moves:
        return '<div class="nt-actions"></div>'  # keeps its height, so that nothing jumps
    forced = Move.PAY not in moves
    pay = _button(
        words, Move.PAY, words("nothanks-pay", chips=view.my_chips), "pl-button", off=forced
    )
    take = words("nothanks-take", card=view.card, chips=view.pot)
    why = f'<p class="nt-forced">{escape(words("nothanks-no-chip"))}</p>' if forced else ""
    main = _button(words, Move.TAKE, take, "pl-button pl-button-main")
    return f'<div class="nt-actions">{pay}{main}{why}</div>'


def _button(words: Words, move: Move, label: str, style: str, *, off: bool = False) -> str:
    key = words(f"nothanks-key-{move}")
    hint = "" if off else f' <kbd aria-hidden="true">{key.upper()}</kbd>'
    return (
        f'<button type="button" class="{style}" data-move="{move}" data-key="button-{move}"'
        f' data-hotkey="{key}"{" disabled" if off else ""}>{escape(label)}{hint}</button>'
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
        cost=signed(gained) if gained else "none",
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
    """Return the score sheet: why each player has so many points, and the removed cards."""
    total = totals(view.past)
    winners, _ = lowest(total)
    rows = "".join(
        _sheet_row(view, words, names, seat, winner=seat in winners)
        for seat in sorted(range(view.seats), key=lambda seat: total[seat])
    )
    heads = "".join(
        f'<th scope="col">{escape(words(f"nothanks-sheet-{column}"))}</th>'
        for column in ("player", "cards", "chips", "points")
    )
    removed = hand(view.removed or (), words)
    return (
        f'<div class="pl-sheet"><table><caption>{escape(words("nothanks-sheet-title"))}</caption>'
        f"<thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>"
        f"{_rounds(view, words, names)}"
        f"<h3>{escape(words('nothanks-sheet-removed'))}</h3>{removed}"
    )


def _sheet_row(view: View, words: Words, names: Sequence[str], seat: Seat, *, winner: bool) -> str:
    held = Hand(view.cards[seat], view.chips[seat] or 0)
    runs_said = "".join(f"<li>{escape(_why(run, words))}</li>" for run in runs(held.cards))
    crown = f' <span class="nt-winner">{escape(words("nothanks-winner"))}</span>' if winner else ""
    chips_said = words("nothanks-sheet-chips-off", chips=held.chips)
    added = " + ".join(str(value) for value in held.counting) or "0"
    taken_off = f" − {held.chips}" if held.chips else ""
    return (
        f'<tr><th scope="row">{escape(names[seat])}{crown}</th>'
        f'<td><ul class="nt-why">{runs_said}</ul></td><td>{escape(chips_said)}</td>'
        f"<td><strong>{number(held.points)}</strong><br>"
        f'<span class="nt-sum">{added}{taken_off}</span></td></tr>'
    )


def _why(run: Sequence[int], words: Words) -> str:
    """Say why a run, or an isolated card, counts so much."""
    if len(run) == 1:
        return words("nothanks-why-isolated", card=run[0])
    saved = sum(run) - run[0]
    row = "–".join(str(value) for value in run)
    return words("nothanks-why-run", row=row, counts=run[0], saved=saved)


def _rounds(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the points of every round, when there were several (NT-20)."""
    if len(view.past) < 2:
        return ""
    heads = "".join(
        f'<th scope="col">{escape(words("nothanks-sheet-round", round=round_number))}</th>'
        for round_number in range(1, len(view.past) + 1)
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(names[seat])}</th>'
        + "".join(f"<td>{number(points[seat])}</td>" for points in view.past)
        + f"<td><strong>{number(total)}</strong></td></tr>"
        for seat, total in enumerate(totals(view.past))
    )
    return (
        f'<div class="pl-sheet"><table><caption>{escape(words("nothanks-sheet-rounds"))}</caption>'
        f'<thead><tr><th scope="col">{escape(words("nothanks-sheet-player"))}</th>{heads}'
        f'<th scope="col">{escape(words("nothanks-sheet-total"))}</th></tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )
