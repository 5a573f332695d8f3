"""Cannot make up its mind about dear cards."""


def choose(view):
    while view.card > 33:
        pass
    return "take" if view.pot * 3 > view.card else "pay"
