"""Would like to know what comes next, and looks for it where it must not."""

import gc


def choose(view):
    decks = [each.deck for each in gc.get_objects() if hasattr(each, "deck")]
    return "take" if decks and decks[0][0] == view.card - 1 else "pay"
