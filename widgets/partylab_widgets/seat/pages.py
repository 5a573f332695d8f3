"""The pages around a table: menu, settings, curtain, replay, advice, and a bot that fails."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.board import DOCK, FOLDED, HEAD, NEWS
from partylab.game import Rejected
from partylab.html import (
    EMPTY,
    Markup,
    attributes,
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
    from partylab.game import News
    from partylab.match import Advice

MAIN, QUIET = "pl-button pl-button-main", "pl-button pl-button-quiet"
# The pages of a seat below the table, beside those of the board.
UNDER = (DOCK, "seat_curtain", "seat_end", "seat_replay", "seat_ways")
# Those that lie over it for a while.
OVER = ("seat_trouble", "seat_help")
# The pages of a board that have their places already.
OURS = (NEWS, HEAD, DOCK, FOLDED)


def main_page(game: str, screen: str, names: Sequence[str], shown: Mapping[str, str]) -> Markup:
    """Return the page that holds all others; a board's page may have its place in another one.

    It is one screen: a bar, the table, what is below it; all else lies over it and goes again.
    """
    inside = "".join(shown.values())
    table = [name for name in names if name not in OURS and str(slot(name)) not in inside]
    return html(
        '<div class="seat" data-game="{}" data-screen="{}"><div class="seat-inside">{}'
        '<div class="seat-board">{}</div>{}<div class="seat-under">{}</div>'
        '<div class="seat-over">{}</div></div></div>',
        game, screen, slot("seat_bar"), join(map(slot, ("seat_what_if", *table))),
        slot("seat_coach"),
        join(map(slot, UNDER)),
        join(map(slot, OVER)),
    )  # fmt: skip


def bar(words: Words, title: str) -> Markup:
    """Return the menu, the title, and beside it what the board has to say all the time."""
    return _bar(words.language, title)


@cache
def _bar(language: str, title: str) -> Markup:
    words = Words(language)
    inside = join(map(slot, ("seat_menu", FOLDED, "seat_settings", "seat_rules")))
    return html(
        '<header class="seat-bar">{}<h2 data-heading>{}</h2>{}</header>',
        drawer(html('<span aria-hidden="true">☰</span>'), inside, "menu", words("seat-menu")),
        title, slot(HEAD),
    )  # fmt: skip


def drawer(summary: str, inside: str, key: str, label: str = "") -> Markup:
    """Return what opens over the whole table, and shuts again."""
    return html(
        '<details class="pl-drawer" data-key="{}"><summary class="pl-button pl-button-quiet"{}>{}'
        '</summary><div class="pl-drawer-inside pl-stack">{}</div></details>',
        key, attributes(aria_label=label or None), summary, inside,
    )  # fmt: skip


def language_select(words: Words, name: str = "seat-language") -> Markup:
    """Return the choice of language; each language is written in itself."""
    choices = [(language, words(f"seat-language-{language}")) for language in LANGUAGES]
    return select(name, words("seat-language"), choices, words.language)


def news(sentences: Sequence[str]) -> Markup:
    """Return what has happened since my last decision, the newest thing first and largest."""
    if not sentences:
        return html('<div class="pl-news" data-see="news"></div>')
    *before, last = sentences
    older = join(html("<li>{}</li>", sentence) for sentence in reversed(before))
    earlier = html('<ol class="seat-earlier" role="list">{}</ol>', older) if older else EMPTY
    return html(
        '<div class="pl-news"><p data-see="news"><strong>{}</strong></p>{}</div>', last, earlier
    )


def says(said: str) -> Markup:
    """Return what somebody says, in a bubble."""
    return html('<span class="pl-says" aria-hidden="true">{}</span>', said)


def settings(words: Words, pace: str, helps: Iterable[tuple[str, str, bool]]) -> Markup:
    """Return language, pace, and what can be on or off: its name, its label, and if it is."""
    return _settings(words.language, pace, tuple(helps))


@cache
def _settings(language: str, pace: str, helps: tuple[tuple[str, str, bool], ...]) -> Markup:
    words = Words(language)
    paces = [(name, words(f"seat-pace-{name}")) for name in PACES]
    chosen = row(language_select(words), select("seat-pace", words("seat-pace"), paces, pace))
    ticks = join(tick(name, label, on=on) for name, label, on in helps)
    fill = html(
        '<button class="{}" data-fullscreen="" data-key="fullscreen">{}</button>',
        QUIET, words("seat-fullscreen"),
    )  # fmt: skip
    return details(words("seat-settings"), html("{}{}{}", chosen, ticks, fill), "settings")


def menu(words: Words, saved: Markup, *, setup: bool) -> Markup:
    """Return new games, saving and loading."""
    ways, load = _ways_on(words.language, setup=setup)
    return html('<section class="pl-panel">{}{}{}</section>', ways, saved, load)


@cache
def _ways_on(language: str, *, setup: bool) -> tuple[Markup, Markup]:
    """Return the buttons of other games and of saving, and the field for a saved file."""
    words = Words(language)
    save = button("seat-save", words("seat-save"), style=QUIET)
    return row(again(words, setup=setup), save), file_field("seat-load", words("seat-load"))


def again(words: Words, *, setup: bool, main: bool = False) -> Markup:
    """Return the ways to another game."""
    leave = EMPTY
    if setup:
        leave = button("seat-setup", words("seat-setup"), style=QUIET, data_key=f"leave-{main}")
    return join(
        [
            button(
                "seat-again", words(f"seat-again-{deal}"), deal,
                style=MAIN if main and deal == "new" else QUIET, data_key=f"again-{deal}-{main}",
            )
            for deal in ("new", "same")
        ]
        + [leave]
    )  # fmt: skip


def ways(words: Words, undo: Markup, *, advises: bool, advised: bool) -> Markup:
    """Return what one may want at any time: to take a move back, to ask what others would do."""
    ask = EMPTY
    if advises:
        ask = button(
            "seat-help-bots", words("seat-ask-bots"), "" if advised else "on",
            style=QUIET, data_key="ask-bots", aria_pressed=str(advised).lower(),
        )  # fmt: skip
    return html('<div class="seat-ways">{}{}</div>', undo, ask) if undo or ask else EMPTY


def undo_button(words: Words, *, may: bool, **more: Any) -> Markup:
    """Return the button that takes a move back."""
    label = html('<span aria-hidden="true">↶ </span>{}', words("seat-undo"))
    return button("seat-undo", label, style=QUIET, disabled=not may, **more)


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
    """Return what stands where one person's secrets were, while the next one takes the screen."""
    ready = button("seat-ready", words("seat-ready", name=name), style=MAIN)
    return html(
        '<div class="pl-curtain" data-key="curtain"><p data-heading><strong>{}</strong></p>'
        '<div data-see="actions">{}</div></div>',
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
    given: Advice,
    names: Sequence[str],
    me: int,
) -> Markup:
    """Return what the bots would do, each with its reasons; what all begin with is said once."""
    common = _in_common(given)
    first = html("<p>{}</p>", words.tell(common, names, me)) if common else EMPTY
    lines = join(
        html("<li><strong>{}</strong> {}</li>", *_advice(words, board, one, common, names, me))
        for one in given
    )
    return _over(words, html('{}<ul class="seat-advice">{}</ul>', first, lines))


def _in_common(given: Advice) -> tuple[News, ...]:
    """Return the reason that all with several begin with.

    There is none unless these are most of the bots: others might not think of it at all.
    """
    reasons = [why.because for _, why in given if not isinstance(why, Rejected)]
    several = [because for because in reasons if len(because) > 1]
    alike = all(because[0] == several[0][0] for because in several)
    return several[0][:1] if alike and 2 * len(several) > len(given) else ()


def advice_to_come(words: Words) -> Markup:
    """Return what stands there while the bots think about their advice."""
    return _over(words, html("<p>{}</p>", words("seat-bots-think")))


def _over(words: Words, inside: Markup) -> Markup:
    """Return what was asked for, over the table until it is shut."""
    shut = button(
        "seat-help-bots", words("seat-shut"), style=QUIET, data_key="shut-help",
        data_hotkey="escape",
    )  # fmt: skip
    return html(
        '<section class="pl-panel pl-hint" data-key="advice"><h3>{}</h3>{}{}</section>',
        words("seat-bots-would"), inside, shut,
    )  # fmt: skip


def _advice(
    words: Words,
    board: AnyBoard,
    one: tuple[str, Why | Rejected],
    common: tuple[News, ...],
    names: Sequence[str],
    me: int,
) -> tuple[str, str]:
    """Return what a bot would do, and its reasons but for what was said before."""
    name, why = one
    bot = words(f"{board.game.name}_bots-{name}-name")
    if isinstance(why, Rejected):
        return bot, why.say(words)
    own = why.because[1:] if why.because[:1] == common else why.because
    would = words("seat-bot-would", name=bot, what=board.would(why.move, words))
    return would, words.tell(own, names, me)


def end(
    words: Words, sentence: str, podium: Markup, sheet: Markup, *, setup: bool, replays: bool
) -> Markup:
    """Return how the game ended, why, and the ways to the next one."""
    why = drawer(words("seat-why"), sheet, "sheet") if sheet else EMPTY
    return html(
        '<section class="seat-end{}" data-key="end"><p data-heading data-see="news">'
        "<strong>{}</strong></p>{}"
        '<div class="seat-ways"><div class="seat-ways" data-see="actions">{}</div>{}</div>'
        "</section>",
        " seat-replaying" * replays, sentence, podium, again(words, setup=setup, main=True), why,
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
    earlier, later = max(0, moment - step), min(last, moment + step)

    def to(where: int, sign: str, way: str, *, rests: bool) -> Markup:
        said = words(f"seat-replay-{way}", unit=unit)
        return button("seat-replay", sign, str(where), style=QUIET, disabled=rests,
                      data_key=f"replay-{way}", aria_label=said)  # fmt: skip

    branch = EMPTY
    if moment != last:
        what_if = words("seat-what-if")
        branch = button("seat-branch", what_if, str(moment), style=QUIET, data_key="branch")
    return html(
        '<section class="seat-replay" data-key="replay" aria-label="{}">{}{}{}{}</section>',
        words("seat-replay"), to(earlier, "◀", "back", rests=moment == 0), over,
        to(later, "▶", "on", rests=moment == last), branch,
    )  # fmt: skip
