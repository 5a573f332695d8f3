"""Takes whatever joins its runs, and bargains."""

from partylab.nothanks import cost


def choose(view):
    price = cost(view.card, view.my_cards)
    return "take" if price < view.card or price <= view.pot else "pay"
