"""How a sitting is shown: the board with its news and helps, the curtain, the end of a game.

All of it is drawn from the view of the person in front of the screen, and changes nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from partylab.board import NEWS
from partylab.html import EMPTY, Markup, html, plain
from partylab.kit import labels
from partylab_widgets.seat import coaching, memory_pages, pages

if TYPE_CHECKING:
    from collections.abc import Collection

    from partylab.board import Look
    from partylab.game import Outcome
    from partylab.words import Words
    from partylab_widgets.seat.keeping import Wishes
    from partylab_widgets.seat.sitting import Sitting

MOST_TOLD = 5  # sentences that stand on the page

Pages = dict[str, str]


def all_pages(sitting: Sitting, words: Words, wishes: Wishes, *, setup: bool) -> Pages:
    """Return all pages of a seat by name, those of its board among them."""
    outcome = sitting.table.outcome
    if outcome:
        screen, shown = "end", _over(sitting, outcome, words, setup=setup)
    else:
        down = sitting.is_curtain_down()
        screen = f"curtain-{sitting.match.moves_made}" if down else f"table-{sitting.eyes}"
        shown = _going_on(sitting, words, speech=wishes.speech)
    game = sitting.table.game.name
    boards = [name for name in shown if not name.startswith(("seat_", "says_"))]
    return {
        "main": pages.main_page(game, screen, boards, shown),
        "seat_bar": pages.bar(words, words(f"{game}-name")),
        "seat_what_if": _what_if(sitting, words),
        "seat_trouble": _trouble(sitting, words),
        "seat_coach": coaching.said(words, sitting.coaching(words)),
        **shown,
        "seat_menu": _menu(sitting, words, setup=setup),
        "seat_settings": _settings(sitting, words, wishes),
        "seat_rules": pages.rules(words, game),
    }


def _what_if(sitting: Sitting, words: Words) -> Markup:
    if sitting.what_if is None:
        return EMPTY
    return memory_pages.what_if(words, what_if_told(sitting, words))


def what_if_told(sitting: Sitting, words: Words) -> str:
    """Say that this game goes on otherwise than it went, or nothing."""
    if sitting.what_if is None:
        return ""
    unit, step = sitting.board.steps(len(sitting.match.sitters))
    return words("keeping-what-if", moment=sitting.what_if.moment // step, unit=unit)


def _going_on(sitting: Sitting, words: Words, *, speech: bool) -> dict[str, Markup]:
    """Return the board, with what has happened and what was asked for."""
    shown = _board_pages(sitting, sitting.view(), sitting.look, words)
    shown[NEWS] = pages.news(sitting.sentences(sitting.first_told, words, MOST_TOLD))
    if speech:
        said = sitting.said(words)
        shown |= {f"says_{seat}": pages.says(text) for seat, text in said.items()}
    if sitting.is_curtain_down():
        shown["seat_curtain"] = pages.curtain(words, next_name(sitting, words))
    else:
        shown["seat_help"] = _helps(sitting, words)
        shown["seat_ways"] = _ways(sitting, words)
    return shown


def _over(sitting: Sitting, outcome: Outcome, words: Words, *, setup: bool) -> dict[str, Markup]:
    """Return the result, the score sheet, and the replay on the table."""
    names, last = labels(sitting.match.names(words), sitting.look, words), sitting.match.moves_made
    about = sitting.view(), outcome, words, names
    board = sitting.board
    sentence = sitting.sentence(sitting.moment, words)
    steps = board.steps(len(names))
    only_looked_at = replace(sitting.look, people=())
    return {
        "seat_end": pages.end(
            words, sitting.ending(words), board.podium(*about),
            board.sheet(*about) + sitting.looking_back(words),
            setup=setup, replays=sitting.moment != last,
        ),
        "seat_replay": pages.replay(words, sitting.moment, last, sentence, *steps),
        **_board_pages(sitting, sitting.table.replay(sitting.moment), only_looked_at, words),
        NEWS: pages.news([sentence] if sitting.moment != last else []),
    }  # fmt: skip


def _board_pages(sitting: Sitting, view: Any, look: Look, words: Words) -> dict[str, Markup]:
    return dict(sitting.board.draw(view, look, words, sitting.match.names(words)))


def _menu(sitting: Sitting, words: Words, *, setup: bool) -> Markup:
    saved = pages.save_link(words, sitting.saved, sitting.match.own_bots)
    kept = memory_pages.in_the_menu(words) if setup else EMPTY
    how = coaching.in_the_menu(words, sitting.board)
    ways = pages.menu(words, saved, setup=setup)
    return html('<div class="pl-stack">{}{}{}</div>', ways, how, kept)


def _ways(sitting: Sitting, words: Words) -> Markup:
    undo = EMPTY
    if sitting.may_ever_undo():
        undo = pages.undo_button(words, may=sitting.can_undo())
    advises = sitting.advises and bool(sitting.match.people)
    return pages.ways(words, undo, advises=advises, advised="bots" in sitting.helps)


def _settings(sitting: Sitting, words: Words, wishes: Wishes) -> Markup:
    labels = help_labels(sitting, words)
    ticks = [(f"seat-help-{name}", label, name in sitting.helps) for name, label in labels.items()]
    if sitting.match.bots:
        ticks.append(("seat-speech", words("seat-speech"), wishes.speech))
    ticks.append(("seat-sound", words("seat-sound"), wishes.sound))
    return pages.settings(words, sitting.pace, ticks)


def help_labels(sitting: Sitting, words: Words) -> dict[str, str]:
    """Return the helps that there are at a table, each with what it is called."""
    board = sitting.board
    labels = {name: words(f"{board.game.name}-help-{name}") for name in board.helps}
    return labels | {"bots": words("seat-bots-help")} if sitting.advises else labels


def _trouble(sitting: Sitting, words: Words) -> Markup:
    """Return which bot failed, or thinks and thinks, and what can be done."""
    if not (sitting.failed or sitting.slow):
        return EMPTY
    why = next(iter(sitting.failed.values()), None)
    slow = sitting.match.names(words)[min(sitting.slow)] if sitting.slow else ""
    told = words("seat-bot-slow", name=slow) if why is None else why.say(words)
    undo = EMPTY
    if sitting.can_undo():
        undo = pages.undo_button(words, may=True, data_key="trouble-undo")
    return pages.trouble(words, sitting.table.game.name, told, undo, failed=why is not None)


def _helps(sitting: Sitting, words: Words) -> Markup:
    """Return what the bots would do, for who has asked and can use it now."""
    view = sitting.view()
    wanted = sitting.wants_advice()
    if "bots" not in sitting.helps or wanted is None or view.seat is None:
        return EMPTY
    if sitting.advised != wanted:
        return pages.advice_to_come(words)
    names = sitting.match.names(words)
    return pages.advice(words, sitting.board, sitting.advice, names, view.seat)


def spoken_helps(sitting: Sitting, words: Words, helps: Collection[str]) -> str:
    """Return the board's own helps for a listener; a text that is no HTML may hold any sign."""
    view, names = sitting.view(), sitting.match.names(words)
    opened = [name for name in sitting.board.helps if name in helps]
    helped = [sitting.board.help(name, view, words, names) for name in opened]
    return " ".join(plain(text) if isinstance(text, Markup) else text for text in helped)


def next_name(sitting: Sitting, words: Words) -> str:
    """Name the person who is to take the screen."""
    return sitting.match.names(words)[sitting.match.people_to_move()[0]]


def spoken_news(sitting: Sitting, words: Words) -> str:
    """Return what a listener has not heard yet, and whose turn it is."""
    if sitting.first_unheard > sitting.match.moves_made:
        return ""
    sentences = sitting.sentences(sitting.first_unheard, words)
    if sitting.is_curtain_down():
        sentences.append(words("seat-curtain", name=next_name(sitting, words)))
    elif sitting.may_move():
        sentences.append(sitting.board.your_turn(sitting.view(), sitting.look, words))
        # What stands on the buttons anyway is not told at every turn.
        asked_for = sitting.helps - sitting.board.open_helps
        sentences.append(spoken_helps(sitting, words, asked_for))
    elif sitting.is_best:
        sentences.append(words("keeping-best-ever"))
    else:
        names = sitting.match.names(words)
        sentences.append(sitting.board.meanwhile(sitting.view(), words, names))
    return " ".join(filter(None, sentences))
