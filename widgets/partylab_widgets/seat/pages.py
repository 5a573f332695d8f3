"""The pages around a table: menu, settings, curtain, replay, advice, and a bot that fails."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.board import HEAD, NEWS
from partylab.game import Rejected
from partylab.html import (
    EMPTY,
    Markup,
    button,
    details,
    download,
    file_field,
    html,
    join,
    row,
    select,
    slider,
    slot,
    tick,
)
from partylab.words import LANGUAGES, Words
from partylab_widgets.seat.sitting import PACES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from partylab.board import AnyBoard
    from partylab.bots import Why

MAIN, QUIET = "pl-button pl-button-main", "pl-button pl-button-quiet"
# The pages of a seat, in the order in which they stand around those of the board.
BEFORE = (
    "seat_asks",
    "seat_mine",
    "seat_head",
    "seat_what_if",
    "seat_trouble",
    "seat_curtain",
    "seat_end",
    "seat_replay",
)
AFTER = ("seat_help", "seat_menu", "seat_settings", "seat_rules")
# The pages of a board that have their places already.
OURS = (NEWS, HEAD)


def main_page(names: Sequence[str], shown: Mapping[str, str]) -> Markup:
    """Return the page that holds all others; a board's page may have its place in another one."""
    inside = "".join(shown.values())
    top = [name for name in names if name not in OURS and str(slot(name)) not in inside]
    places = join(slot(name) for name in (*BEFORE, *top, *AFTER))
    return html('<div class="pl-stack seat">{}</div>', places)


def head(title: str) -> Markup:
    """Return the title, and beside it what the board has to offer before all else."""
    return html('<div class="seat-head">{}<h2>{}</h2></div>', slot(HEAD), title)


def language_select(words: Words, name: str = "seat-language") -> Markup:
    """Return the choice of language; each language is written in itself."""
    choices = [(language, words(f"seat-language-{language}")) for language in LANGUAGES]
    return select(name, words("seat-language"), choices, words.language)


def news(sentences: Sequence[str]) -> Markup:
    """Return what has happened since my last decision, the newest thing first and largest."""
    if not sentences:
        return html('<div class="pl-news"></div>')
    *before, last = sentences
    older = join(html("<li>{}</li>", sentence) for sentence in reversed(before))
    earlier = html('<ol class="seat-earlier" role="list">{}</ol>', older) if older else EMPTY
    return html('<div class="pl-news"><p><strong>{}</strong></p>{}</div>', last, earlier)


def settings(words: Words, pace: str, helps: Iterable[tuple[str, str, bool]]) -> Markup:
    """Return language, pace, and the helps: each with its name, its label, and if it is open."""
    return _settings(words.language, pace, tuple(helps))


@cache
def _settings(language: str, pace: str, helps: tuple[tuple[str, str, bool], ...]) -> Markup:
    words = Words(language)
    paces = [(name, words(f"seat-pace-{name}")) for name in PACES]
    chosen = row(language_select(words), select("seat-pace", words("seat-pace"), paces, pace))
    ticks = join(tick(f"seat-help-{name}", label, on=on) for name, label, on in helps)
    return details(words("seat-settings"), html("{}{}", chosen, ticks), "settings")


def menu(words: Words, undo: Markup, saved: Markup, *, setup: bool) -> Markup:
    """Return undo, new games, saving and loading."""
    ways, load = _ways_on(words.language, setup=setup)
    return html("{}{}", undo, details(words("seat-menu"), ways + saved + load, "menu"))


@cache
def _ways_on(language: str, *, setup: bool) -> tuple[Markup, Markup]:
    """Return the buttons of other games and of saving, and the field for a saved file."""
    words = Words(language)
    leave = button("seat-setup", words("seat-setup"), style=QUIET) if setup else EMPTY
    again = [
        button("seat-again", words(f"seat-{deal}-deal"), deal, style=QUIET)
        for deal in ("same", "new")
    ]
    save = button("seat-save", words("seat-save"), style=QUIET)
    return row(*again, leave, save), file_field("seat-load", words("seat-load"))


def undo_button(words: Words, *, may: bool, **more: Any) -> Markup:
    """Return the button that takes a move back."""
    return row(button("seat-undo", words("seat-undo"), style=QUIET, disabled=not may, **more))


def saved_note(words: Words, own_bots: int) -> str:
    """Say what a saved file holds, and what it cannot hold."""
    return words("seat-save-warning", own=own_bots)


def save_link(words: Words, saved: str | None, own_bots: int) -> Markup:
    """Return the link to the saved file, once somebody has asked for it."""
    if saved is None:
        return EMPTY
    file = words("seat-save-file")
    link = download(saved, file, "application/json", words("seat-save-link", file=file))
    note = saved_note(words, own_bots)
    return html('<p class="pl-note" data-key="saved">{} {}</p>', note, link)


def rules(words: Words, game: str) -> Markup:
    """Return the rules of a game in short."""
    return _rules(words.language, game)


@cache
def _rules(language: str, game: str) -> Markup:
    words = Words(language)
    lines: list[Markup] = []
    while words.has(name := f"{game}-rules-{len(lines) + 1}"):
        lines.append(html("<li>{}</li>", words(name)))
    return details(words("seat-rules"), html("<ol>{}</ol>", join(lines)), "rules")


def curtain(words: Words, name: str) -> Markup:
    """Return what hides one person's secrets while the next one takes the screen."""
    ready = button("seat-ready", words("seat-ready", name=name), style=MAIN)
    return html(
        '<div class="pl-curtain" data-key="curtain"><p><strong>{}</strong></p>{}</div>',
        words("seat-curtain", name=name), ready,
    )  # fmt: skip


def trouble(words: Words, game: str, told: str, undo: Markup, *, failed: bool) -> Markup:
    """Return what is wrong with a bot, and what people can do now."""
    retry = button("seat-retry", words("seat-retry"), style=MAIN) if failed else EMPTY
    kinds = [("", words("seat-replace-none"))]
    kinds += [(name, words(f"{game}_bots-{name}-name")) for name in games.bots(game)]
    other = select("seat-replace", words("seat-replace"), kinds, "")
    return html(
        '<section class="pl-panel {}" data-key="trouble"><p>{}</p><p>{}</p>{}{}</section>',
        "pl-wrong" if failed else "pl-hint", told, words("seat-bot-waits"), row(retry, other), undo,
    )  # fmt: skip


def advice(
    words: Words,
    board: AnyBoard,
    given: Sequence[tuple[str, Why | Rejected]],
    names: Sequence[str],
    me: int,
) -> Markup:
    """Return what the bots would do, each with its reasons."""
    lines = join(
        html("<li><strong>{}</strong> {}</li>", *_advice(words, board, name, why, names, me))
        for name, why in given
    )
    return html(
        '<section class="pl-panel pl-hint" data-key="advice"><h3>{}</h3>'
        '<ul class="seat-advice">{}</ul></section>',
        words("seat-bots-would"), lines,
    )  # fmt: skip


def advice_to_come(words: Words) -> Markup:
    """Return what stands there while the bots think about their advice."""
    return html(
        '<section class="pl-panel pl-hint" data-key="advice"><h3>{}</h3><p>{}</p></section>',
        words("seat-bots-would"), words("seat-bots-think"),
    )  # fmt: skip


def _advice(
    words: Words, board: AnyBoard, name: str, why: Why | Rejected, names: Sequence[str], me: int
) -> tuple[str, str]:
    bot = words(f"{board.game.name}_bots-{name}-name")
    if isinstance(why, Rejected):
        return bot, why.say(words)
    would = words("seat-bot-would", name=bot, what=board.would(why.move, words))
    return would, words.tell(why.because, names, me)


def end(words: Words, sentence: str, sheet: Markup) -> Markup:
    """Return how the game ended, and the way to the next one."""
    again = row(button("seat-again", words("seat-new-deal"), "new", style=MAIN, data_key="again"))
    return html(
        '<section class="pl-panel seat-end" data-key="end">'
        '<p class="pl-news"><strong>{}</strong></p>{}{}</section>',
        sentence, sheet, again,
    )  # fmt: skip


def replay(words: Words, moment: int, last: int, sentence: str, unit: str, step: int) -> Markup:
    """Return the slider over every move, and the way to play on from there.

    Where a step is a round, it is as many moves as there are players.
    """
    label = words("seat-replay-moment", moment=moment // step, last=last // step, unit=unit)
    over = slider(
        "seat-replay", label, range(0, last + 1, step), moment,
        aria_valuetext=f"{label}: {sentence}",
    )  # fmt: skip
    back = words("seat-replay-back", unit=unit)
    on = words("seat-replay-on", unit=unit)
    what_if = words("seat-what-if")
    earlier, later = max(0, moment - step), min(last, moment + step)
    buttons = row(
        button("seat-replay", back, str(earlier), style=QUIET, disabled=moment == 0,
               data_key="replay-back"),
        button("seat-replay", on, str(later), style=QUIET, disabled=moment == last,
               data_key="replay-on"),
        button("seat-branch", what_if, str(moment), style=QUIET, disabled=moment == last,
               data_key="branch"),
    )  # fmt: skip
    return html(
        '<section class="pl-panel" data-key="replay"><h3>{}</h3>{}{}</section>',
        words("seat-replay"), over, buttons,
    )  # fmt: skip
