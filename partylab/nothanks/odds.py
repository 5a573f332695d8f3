"""What may still come: exact chances about the cards that nobody has seen.

Nine cards went back into the box unseen.  A card that you have not seen is therefore either still
in the deck or in the box, and every unseen card is as likely as any other to be in either place.
All chances here are exact fractions.

Wherever a function asks what has been `seen`, give it the cards that lay face up so far, or simply
a view: it knows what has been seen and which variant is played.

>>> in_deck(14, seen={13, 15, 22})
Fraction(7, 10)
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb, perm
from typing import TYPE_CHECKING, TypeAlias

from partylab.game import Rejected, brief
from partylab.nothanks.rules import CARDS, REMOVED, View

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

DEALT = len(CARDS) - REMOVED  # 24 cards come in a round
Seen: TypeAlias = "Collection[int] | View"


def in_deck(
    card: int, seen: Seen, removed: int = REMOVED, always_removed: Collection[int] = ()
) -> Fraction:
    """Return the chance that a card is still to come.

    Nothing but the 7 has been seen: 32 cards are left, and 23 of them are in the deck.

    >>> in_deck(8, seen={7})
    Fraction(23, 32)
    >>> in_deck(7, seen={7})
    Fraction(0, 1)
    """
    return _all_in_deck({card}, seen, removed, always_removed)


def both_in_deck(
    one: int,
    other: int,
    seen: Seen,
    removed: int = REMOVED,
    always_removed: Collection[int] = (),
) -> Fraction:
    """Return the chance that two cards are both still to come.

    It is a little less than the product of their chances: if one card is in the deck, one place
    fewer is left there for the other.

    >>> both_in_deck(6, 8, seen={7}), in_deck(6, seen={7}) * in_deck(8, seen={7})
    (Fraction(253, 496), Fraction(529, 1024))
    """
    return _all_in_deck({one, other}, seen, removed, always_removed)


def gap_closes(
    low: int,
    high: int,
    seen: Seen,
    removed: int = REMOVED,
    always_removed: Collection[int] = (),
) -> Fraction:
    """Return the chance that every card between two cards is still to come.

    A gap of one card closes far more often than a wide one (NT-21).  It cannot close any more
    once a card between has been seen: that one will not come again.

    >>> gap_closes(22, 24, seen={22, 24})
    Fraction(22, 31)
    >>> float(gap_closes(30, 35, seen={30, 35})).__round__(3)
    0.232
    """
    if high <= low:
        raise Rejected("nothanks_odds-no-gap", low=brief(low), high=brief(high))
    return _all_in_deck(range(low + 1, high), seen, removed, always_removed)


def expected_final_cost(
    card: int,
    cards: Collection[int],
    seen: Seen,
    share: Fraction | None = None,
    removed: int = REMOVED,
    always_removed: Collection[int] = (),
) -> Fraction:
    """Return how many points a card adds to a hand by the end of the round, on average.

    The card's neighbours decide.  With the card below, it costs nothing; if the card above
    joins, that one costs nothing any more.  A neighbour that you lack may still come, and then it
    is assumed to end up in front of you with the chance `share`, whatever else happens.  Without
    a share, all seats are equally likely to get it (three seats, unless a view says how many).
    The chips on the card are not counted: they are worth their number.

    The 14 joins the 13 and the 15, so it costs 0 and saves 15, for certain:

    >>> expected_final_cost(14, {13, 15}, seen={13, 14, 15})
    Fraction(-15, 1)

    A first 20 costs 20 now; one neighbour or the other may make it cheaper:

    >>> expected_final_cost(20, set(), seen={20})
    Fraction(977, 96)
    """
    if card in cards:
        raise Rejected("nothanks_odds-has-it", card=brief(card))
    if share is None:
        share = Fraction(1, seen.seats if isinstance(seen, View) else 3)
    known, removed, always_removed = _known(seen, removed, always_removed)
    known |= {card, *cards}
    _check_cards(known)

    def mine_at_the_end(neighbour: int) -> Fraction:
        if neighbour in cards:
            return Fraction(1)
        return share * in_deck(neighbour, known, removed, always_removed)

    return card * (1 - mine_at_the_end(card - 1)) - (card + 1) * mine_at_the_end(card + 1)


def expected_runs(dealt: int = DEALT, always_removed: Collection[int] = ()) -> Fraction:
    """Return how many runs some cards dealt at random make, on average; one alone is a run too.

    A run begins at a card whose lower neighbour is missing: count those.

    >>> expected_runs()
    Fraction(80, 11)
    """
    cards = set(CARDS).difference(always_removed)
    _check_dealt(dealt, cards)
    dealt_at_all = Fraction(dealt, len(cards))
    without_the_one_below = dealt_at_all * Fraction(len(cards) - dealt, len(cards) - 1)
    return sum(
        (without_the_one_below if card - 1 in cards else dealt_at_all for card in cards),
        start=Fraction(0),
    )


def number_of_runs(dealt: int = DEALT, always_removed: Collection[int] = ()) -> dict[int, Fraction]:
    """Return the chance of every number of runs among cards dealt at random.

    >>> chances = number_of_runs()
    >>> max(chances, key=chances.get), sum(chances.values())
    (7, Fraction(1, 1))
    """

    def look(state: tuple[int, int], comes: bool) -> tuple[int, int]:
        runs, before = state
        return runs + (comes and not before), int(comes)

    return _chances(look, dealt, always_removed)


def longest_run(dealt: int = DEALT, always_removed: Collection[int] = ()) -> dict[int, Fraction]:
    """Return the chance of every length of the longest run among cards dealt at random.

    >>> chances = longest_run()
    >>> max(chances, key=chances.get), float(chances[24]) < 1e-6
    (7, True)
    """

    def look(state: tuple[int, int], comes: bool) -> tuple[int, int]:
        longest, now = state
        now = now + 1 if comes else 0
        return max(longest, now), now

    return _chances(look, dealt, always_removed)


def _known(
    seen: Seen, removed: int, always_removed: Collection[int]
) -> tuple[set[int], int, Collection[int]]:
    """Return what has been seen and what is removed; a view knows all of it."""
    if isinstance(seen, View):
        return set(seen.seen), REMOVED, seen.game.always_removed
    return set(seen), removed, always_removed


def _all_in_deck(
    cards: Collection[int], seen: Seen, removed: int, always_removed: Collection[int]
) -> Fraction:
    known, removed, always_removed = _known(seen, removed, always_removed)
    _check_cards({*known, *always_removed})
    unseen = set(CARDS).difference(known, always_removed)
    in_the_box = removed - len(always_removed)
    if not 0 <= in_the_box <= len(unseen):
        raise Rejected("nothanks_odds-too-many-seen", seen=len(known), removed=brief(removed))
    if not unseen.issuperset(cards):
        return Fraction(0)
    # Deal the wanted cards one by one to places in the deck, out of all places left.
    return Fraction(perm(len(unseen) - in_the_box, len(cards)), perm(len(unseen), len(cards)))


def _check_cards(cards: Collection[int]) -> None:
    """Refuse a card that nobody can have seen, as it does not exist."""
    for card in cards:
        if card not in CARDS:
            raise Rejected(
                "nothanks_odds-no-card", card=brief(card), least=CARDS[0], most=CARDS[-1]
            )


def _check_dealt(dealt: int, cards: Collection[int]) -> None:
    if not 0 <= dealt <= len(cards):
        raise Rejected("nothanks_odds-not-dealt", dealt=brief(dealt), cards=len(cards))


def _chances(
    look: Callable[[tuple[int, int], bool], tuple[int, int]],
    dealt: int,
    always_removed: Collection[int],
) -> dict[int, Fraction]:
    """Count all ways to deal, going through the cards from 3 to 35.

    For each card, `look` says how coming or not changes what is remembered: two numbers, the first
    of which is asked for.  Ways that are remembered alike are counted together, so that millions
    of deals take no time.
    """
    cards = set(CARDS).difference(always_removed)
    _check_dealt(dealt, cards)
    ways = Counter({(0, (0, 0)): 1})
    for card in CARDS:
        further = Counter[tuple[int, tuple[int, int]]]()
        for (came, remembered), number in ways.items():
            further[came, look(remembered, False)] += number
            if card in cards and came < dealt:
                further[came + 1, look(remembered, True)] += number
        ways = further
    every = comb(len(cards), dealt)
    chances: dict[int, Fraction] = {}
    for (came, (asked, _)), number in sorted(ways.items()):
        if came == dealt:
            chances[asked] = chances.get(asked, Fraction(0)) + Fraction(number, every)
    return chances
