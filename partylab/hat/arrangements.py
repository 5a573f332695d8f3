"""Counting in how many ways gifts can lie in places, when some ways are likelier than others.

Every place holds another gift.  A way has a weight: the product of the weights that its gifts have
in their places.  Most gifts weigh 1 wherever they lie; a gift that was named of a place weighs
more there, or less.  So the sum over all ways is that of the ways with nobody named, plus what
the named ones add, and nobody has to list the ways one by one.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import perm
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from partylab.hat.events import Place

Extras = dict["Place", Fraction]  # what a gift adds to a way, by the place where it lies
Ways = dict[tuple[frozenset["Place"], int], Fraction]


def total(places: int, gifts: int, weights: Mapping[Place, Mapping[str, Fraction]]) -> Fraction:
    """Add up the weights of all ways in which `gifts` can lie in `places`, each in one at most.

    Two places and three gifts make six ways; "hat" counts three times as much in the one place.

    >>> from partylab.hat.events import Place
    >>> total(2, 3, {}), total(2, 3, {Place(0): {"hat": Fraction(3)}})
    (Fraction(6, 1), Fraction(10, 1))
    """
    return sum(
        (adds * perm(gifts - named, places - named) for named, adds in enumerate(added(weights))),
        Fraction(0),
    )


def added(weights: Mapping[Place, Mapping[str, Fraction]]) -> list[Fraction]:
    """Return what 0, 1, 2 … named gifts in places of which they were named add to a way."""
    adds = [Fraction(1)]
    for gifts in _groups(_merged(weights)):
        adds = _product(adds, _of_group(gifts))
    return adds


def _merged(weights: Mapping[Place, Mapping[str, Fraction]]) -> list[Extras]:
    """Return what each gift adds in its places.

    Gifts that were named of one place only are all the same there, so they count as one.
    """
    places_of: dict[str, dict[Place, Fraction]] = defaultdict(dict)
    for place, gifts in weights.items():
        for gift, weight in gifts.items():
            places_of[gift][place] = weight - 1
    alone: dict[Place, Fraction] = defaultdict(Fraction)
    for places in places_of.values():
        if len(places) == 1:
            for place, extra in places.items():
                alone[place] += extra
    shared = [places for places in places_of.values() if len(places) > 1]
    return [*shared, *({place: extra} for place, extra in alone.items())]


def _groups(gifts: list[Extras]) -> list[list[Extras]]:
    """Part the gifts into groups that have no place in common: each can be counted for itself."""
    groups: list[tuple[set[Place], list[Extras]]] = []
    for gift in gifts:
        touching = [group for group in groups if not group[0].isdisjoint(gift)]
        groups = [group for group in groups if group not in touching]
        places = set(gift).union(*(group[0] for group in touching))
        groups.append((places, [*(other for group in touching for other in group[1]), gift]))
    return [members for _, members in groups]


def _of_group(gifts: list[Extras]) -> list[Fraction]:
    """Lay gift after gift into one of its places or into none.

    A place that no later gift was named of need not be remembered: so few cases are open at once.
    """
    last = {place: number for number, places in enumerate(gifts) for place in places}
    ways: Ways = {(frozenset(), 0): Fraction(1)}
    for number, places in enumerate(gifts):
        ways = _laid(ways, places, {place for place in places if last[place] == number})
    adds = [Fraction(0)] * (1 + max(named for _, named in ways))
    for (_, named), value in ways.items():
        adds[named] += value
    return adds


def _laid(ways: Ways, places: Extras, done: set[Place]) -> Ways:
    """Lay one more gift, in every case, into each of its places or into none."""
    grown: Ways = defaultdict(Fraction)
    for (taken, named), value in ways.items():
        grown[taken - done, named] += value
        for place, extra in places.items():
            if place not in taken:
                grown[(taken | {place}) - done, named + 1] += value * extra
    return grown


def _product(one: list[Fraction], other: list[Fraction]) -> list[Fraction]:
    """Multiply two polynomials."""
    product = [Fraction(0)] * (len(one) + len(other) - 1)
    for first, factor in enumerate(one):
        for second, value in enumerate(other):
            product[first + second] += factor * value
    return product
