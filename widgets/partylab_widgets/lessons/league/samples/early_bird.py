"""Takes early, before the others do."""

from partylab.nothanks import cost


def choose(view):
    return "take" if cost(view.card, view.my_cards) - view.pot <= 10 else "pay"
