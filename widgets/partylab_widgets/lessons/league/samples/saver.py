"""Takes more easily when its chips run out."""

from partylab.nothanks import cost


def choose(view):
    limit = 14 if view.my_chips < 4 else 7
    return "take" if cost(view.card, view.my_cards) - view.pot <= limit else "pay"
