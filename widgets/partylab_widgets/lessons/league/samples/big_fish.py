"""Waits until the card is rich."""


def choose(view):
    return "take" if view.pot >= 7 or view.card <= 8 else "pay"
