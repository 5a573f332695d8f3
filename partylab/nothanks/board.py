"""No Thanks! on the stage: the table that one touches, and the help."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from partylab import kit
from partylab.board import DOCK, HEAD, MOVE, NEWS, Board, Look
from partylab.game import Rejected
from partylab.html import EMPTY, Markup, art, html, slot
from partylab.nothanks import coach, odds, sheet, speech
from partylab.nothanks.drawing import back_art, chip_art
from partylab.nothanks.pieces import card, chips, hand, number, signed
from partylab.nothanks.rules import CARDS, Move, NoThanks, View, totals
from partylab.nothanks.runs import Hand, cost, score

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from partylab.game import News, Outcome, Seat
    from partylab.words import Words

MOST_ADDED = 6  # cards that are added up before one's eyes
MOST_WHOLE = 15  # cards of mine that are drawn whole: of more only the upper edges show
MOST_WAITED = 2  # cards that one waits for, of which the chances are told


class NoThanksBoard(Board[View, Look]):
    """One card in the middle, two buttons, and everybody's cards."""

    fewest_points_win: ClassVar[bool] = True
    helps: ClassVar[tuple[str, ...]] = ("cost", "odds")
    open_helps: ClassVar[frozenset[str]] = frozenset({"cost"})
    coached_deal: ClassVar[int | str | None] = coach.DEAL
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
        """Return the others around the card, and below it my cards and what I can do."""
        me = view.seat if view.seat in look.people else None
        moods = self.moods(view)

        def who(seat: Seat) -> kit.Person:
            return kit.person(
                seat, names, look, "nothanks", words,
                mood=moods.get(seat, "calm"), plays=seat == view.decides,
            )  # fmt: skip

        others = [_place(view, words, who(seat)) for seat in seats_from_mine(view) if seat != me]
        table = html(
            '<div class="nt-table">{}{}{}</div>',
            kit.strip(others), _middle(view, words), slot(NEWS),
        )  # fmt: skip
        mine = EMPTY if me is None else _dock(view, look, words, who(me))
        return {HEAD: _head(view, words), "table": table, DOCK: mine}

    def your_turn(self, view: View, look: Look, words: Words) -> str:
        """Tell a listener that it is their turn, and what lies there."""
        if view.card is None:
            return ""
        forced = "no" if view.my_chips else "yes"
        return words("nothanks-your-turn", card=view.card, chips=view.pot, forced=forced)

    def help(self, name: str, view: View, words: Words, names: Sequence[str]) -> str:
        """Say what taking would change, or how likely it is that a card comes."""
        if name == "cost":
            return cost_note(view, words)
        if name == "odds":
            return odds_note(view, words)
        raise Rejected("table-unknown-touch")

    def coach(self, view: View, look: Look, words: Words) -> str:
        """Say to a newcomer what a card costs, what the chips are for, and how a run saves."""
        return coach.told(view, look.people, words)

    def points(self, score: int) -> str:
        """Write points with a true minus."""
        return number(score)

    def says(self, news: Sequence[News], view: View, words: Words) -> Mapping[Seat, str]:
        """Let who has just moved say something about it."""
        return speech.says(news, view, words)

    def moods(self, view: View) -> Mapping[Seat, str]:
        """Show who thinks, and how everybody stands."""
        return speech.moods(view)

    def sheet(self, view: View, outcome: Outcome, words: Words, names: Sequence[str]) -> Markup:
        """Return why everybody made so many points, and the removed cards."""
        return sheet.sheet(view, outcome, words, names)


# The table


def seats_from_mine(view: View) -> list[Seat]:
    """List the seats in the order of play, mine first."""
    mine = view.seat or 0
    return [*range(mine, view.seats), *range(mine)]


def _head(view: View, words: Words) -> Markup:
    """Return how many cards are left, and which round it is."""
    if view.card is None:
        return EMPTY
    left = words(
        "nothanks-head", cards=view.deck, round=len(view.past) + 1, rounds=view.game.rounds
    )
    return html('<span class="nt-left">{}</span>', left)


def _middle(view: View, words: Words) -> Markup:
    """Return the deck, the card and the chips on it; at the end what had stayed in the box."""
    if view.card is None:
        return html(
            '<div class="nt-box"><span>{}</span>{}</div>',
            words("nothanks-sheet-removed"), hand(view.removed or (), words, tabs=True),
        )  # fmt: skip
    on_it = words("nothanks-chips-on-card", chips=view.pot)
    return html(
        '<div class="nt-room"><div class="nt-middle" data-see="card">{}<span class="nt-face-up"'
        ' data-sound="card"'
        ' data-sound-count="{}">{}</span><span class="nt-pot">{}<span data-late'
        ' aria-hidden="true">{}</span></span></div></div>',
        _deck(view, words), view.deck,
        card(view.card, data_from="deck"),
        _pot(view, on_it), on_it,
    )  # fmt: skip


def _deck(view: View, words: Words) -> Markup:
    left = words("nothanks-deck", cards=view.deck)
    if not view.deck:
        return html('<span class="nt-deck nt-no-deck" data-label>{}</span>', left)
    return html(
        '<span class="nt-deck" role="img" aria-label="{}">{}'
        '<span class="nt-count" aria-hidden="true">{}</span></span>',
        left, art("0 0 64 88", back_art(), "nt-card", data_key="deck"), view.deck,
    )  # fmt: skip


def _pot(view: View, label: str) -> Markup:
    """Return the chips on the card; each has come from the player who refused."""
    come_from = [_payer(view, chip) for chip in range(view.pot)]
    return chips(view.pot, "pot", label, come_from)


def _payer(view: View, chip: int) -> str:
    """Return the mark of whose chip lies there: players refuse one after the other."""
    before = view.pot - chip
    return f"chips-{((view.decides or 0) - before) % view.seats}"


# Everybody's cards


def _place(view: View, words: Words, who: kit.Person) -> Markup:
    """Return another player's place: chips as far as they are known, and cards."""
    return kit.place(
        who, words, _held(view, words, who.seat),
        _earlier(view, words, who.seat), hand(view.cards[who.seat], words, tabs=True),
    )  # fmt: skip


def _held(view: View, words: Words, seat: Seat) -> Markup:
    """Return a player's chips as one chip with their number, or a question mark."""
    held = view.chips[seat]
    label = words("nothanks-chips-held", chips="hidden" if held is None else held)
    return html(
        '<span class="nt-held" role="img" aria-label="{}">{}<b aria-hidden="true" data-late'
        " data-label>{}</b></span>",
        label,
        art(
            "0 0 32 32", chip_art(), "nt-chip", data_key=f"chips-{seat}",
            data_takes="pot" if seat == view.decides and not view.pot else None,
        ),
        "?" if held is None else held,
    )  # fmt: skip


def _earlier(view: View, words: Words, seat: Seat) -> Markup:
    """Return the points of the rounds before this one (NT-20)."""
    if not view.past or view.decides is None:
        return EMPTY
    total = words("nothanks-total", points=totals(view.past)[seat])
    return html('<span class="nt-earlier" data-label>{}</span>', total)


# What is mine, and what I can do


def _dock(view: View, look: Look, words: Words, who: kit.Person) -> Markup:
    """Return my cards, chips and points, and the two buttons."""
    mine = html(
        '<div class="nt-mine{}"><div class="nt-me">{}</div>{}<p><strong title="{}">'
        "{}</strong>{}{}</p></div>",
        " pl-plays" * who.plays,
        kit.portrait(who, words, _held(view, words, who.seat)),
        hand(view.my_cards, words, tabs=len(view.my_cards) > MOST_WHOLE),
        who.name,
        who.name,
        sum_of(view, words),
        _odds(view, look, words),
    )  # fmt: skip
    return kit.dock(mine, *_actions(view, look, words), plays=who.plays)


def sum_of(view: View, words: Words) -> Markup:
    """Return how my points come about: 17 + 22 − 26 chips = 13; of many cards only their sum."""
    held = Hand(view.my_cards, view.my_chips)
    counting = held.counting if len(held.counting) <= MOST_ADDED else (sum(held.counting),)
    added = " + ".join(str(value) for value in counting) or "0"
    sentence = words("nothanks-sum", added=added, chips=held.chips, points=number(held.points))
    earlier = _earlier(view, words, view.seat or 0)
    return html("<span>{}</span> {}", sentence, earlier)


def _odds(view: View, look: Look, words: Words) -> Markup:
    if "odds" not in look.helps or view.card is None:
        return EMPTY
    return html('<span class="nt-odds">{}</span>', odds_note(view, words))


def _actions(view: View, look: Look, words: Words) -> tuple[Markup, ...]:
    """Return the two buttons, always in the same place; they rest while others decide."""
    if view.card is None:
        return ()
    decides = view.seat == view.decides
    change = cost(view.card, view.my_cards) - view.pot
    then = Hand(view.my_cards, view.my_chips).points + change
    shows_cost = "cost" in look.helps
    pay = kit.action(
        MOVE, str(Move.PAY), words("nothanks-pay"),
        words("nothanks-pay-note", chips=view.my_chips),
        about=f"{view.card}-{view.pot}", hotkey=words("nothanks-key-pay"),
        may=decides and view.my_chips > 0,
    )  # fmt: skip
    take = kit.action(
        MOVE, str(Move.TAKE),
        words("nothanks-take", forced="yes" if decides and not view.my_chips else "no"),
        words("nothanks-take-note", card=view.card, chips=view.pot),
        about=f"{view.card}-{view.pot}", hotkey=words("nothanks-key-take"), main=True, may=decides,
        badge=words("nothanks-badge", change=signed(change), then=number(then))
        if shows_cost
        else "",
    )  # fmt: skip
    return pay, take


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


def odds_note(view: View, words: Words) -> str:
    """Say how likely it is that those cards come which would join my runs best."""
    unseen = set(CARDS).difference(view.seen)
    mine = set(view.my_cards)
    waited = [card for card in unseen if mine.intersection((card - 1, card + 1))]
    waited.sort(key=lambda card: ({card - 1, card + 1} <= mine, card), reverse=True)
    told = [
        words("nothanks-will-come", card=card, chance=float(odds.in_deck(card, view)))
        for card in waited[:MOST_WAITED]
        if view.deck
    ]
    return " ".join(told) or words("nothanks-waits-for-none")
