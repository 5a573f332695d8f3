"""Divides by the chips on the card, and forgets that there may be none."""


def choose(view):
    return "take" if view.card / view.pot < 3 else "pay"
