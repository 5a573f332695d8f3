"""The pages about what a device remembers, and what is asked before something is forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import games
from partylab.html import EMPTY, Markup, button, download, html, join, row, table
from partylab_widgets.seat.pages import MAIN, QUIET

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from partylab.words import Words
    from partylab_widgets.seat.history import History, Tally
    from partylab_widgets.seat.unfinished import Unfinished


def alone(screen: str, inside: Markup) -> Markup:
    """Return a page that stands alone for a while, in the place of all others."""
    return html(
        '<div class="seat" data-screen="{}"><div class="seat-alone"><section class="pl-panel'
        ' pl-stack" data-key="{}">{}</section></div></div>',
        screen, screen, inside,
    )  # fmt: skip


def question(words: Words, what: str) -> Markup:
    """Return what is asked before something is lost; Escape says no."""
    return alone(
        "asks",
        html(
            '<h2 data-heading tabindex="-1">{}</h2><p>{}</p>{}',
            words(f"keeping-ask-{what}"), words(f"keeping-ask-{what}-why"),
            row(
                button("seat-no", words(f"keeping-ask-{what}-no"), style=MAIN,
                       data_hotkey="escape"),
                button("seat-yes", words(f"keeping-ask-{what}-yes"), style=QUIET),
            ),
        ),
    )  # fmt: skip


def offer(words: Words, found: Sequence[Unfinished]) -> Markup:
    """Return the games that can go on: which, with whom, how far; each may be forgotten."""
    if not found:
        return EMPTY
    lines = join(
        html(
            '<li class="seat-offer" data-key="{}"><span>{}</span>{}{}</li>',
            game.name, _told(words, game),
            button("seat-resume", words("keeping-resume"), game.name, style=MAIN),
            button("seat-forget", words("keeping-forget"), game.name, style=QUIET),
        )
        for game in found
    )  # fmt: skip
    return html(
        '<section class="pl-panel" data-key="offer"><h2>{}</h2><ul class="seat-offers" role="list">'
        '{}</ul><p class="pl-note">{}</p></section>',
        words("keeping-offer", games=len(found)), lines, words("keeping-note"),
    )  # fmt: skip


def _told(words: Words, game: Unfinished) -> str:
    """Say which game it is, with whom, and how far."""
    match = game.match
    names, people = match.names(words), match.people
    alone = len(people) == 1
    others = [name for seat, name in enumerate(names) if not (alone and seat in people)]
    unit, step = games.board(match.table.game).steps(len(names))
    return words(
        "keeping-game",
        game=words(f"{match.table.game.name}-name"),
        others=len(others),
        names=words.join(others),
        unit=unit,
        count=match.moves_made // step,
    )


def what_if(words: Words, told: str) -> Markup:
    """Return the sign that a game goes on otherwise than it went, and the way back."""
    back = button("seat-return", words("keeping-return"), style=QUIET)
    return html(
        '<div class="seat-what-if" data-key="what-if"><strong>{}</strong>{}</div>', told, back
    )


def my_games_button(words: Words) -> Markup:
    """Return the button that opens what was played on this device."""
    return button("seat-my-games", words("keeping-my-games"), "on", style=QUIET)


def in_the_menu(words: Words) -> Markup:
    """Return the way to what was played, and what is kept of this game until it is over."""
    return html(
        '<section class="pl-panel">{}<p class="pl-note">{}</p></section>',
        row(my_games_button(words)), words("keeping-note"),
    )  # fmt: skip


def my_games(words: Words, history: History) -> Markup:
    """Return what was played on this device, with the ways to take it along and to forget it."""
    known = dict.fromkeys(game for game, _ in history.tallies if game in games.names())
    parts = join(_of_a_game(words, history, game) for game in known)
    parts = parts or html("<p>{}</p>", words("keeping-no-games"))
    ways = _ways(words, history) if known else EMPTY
    shut = button("seat-my-games", words("keeping-shut"), style=MAIN, data_hotkey="escape")
    title = words("keeping-my-games")
    return alone(
        "mine", html('<h2 data-heading tabindex="-1">{}</h2>{}{}{}', title, parts, ways, shut)
    )


def _ways(words: Words, history: History) -> Markup:
    file = words("keeping-file")
    return row(
        download(history.write(), f"{file}.json", "application/json", words("keeping-json")),
        download(history.csv(), f"{file}.csv", "text/csv", words("keeping-csv")),
        button("seat-erase", words("keeping-erase"), style=QUIET),
    )


def _of_a_game(words: Words, history: History, game: str) -> Markup:
    levels = {level: tally for (name, level), tally in history.tallies.items() if name == game}
    heads = [words(f"keeping-{head}") for head in ("level", "games", "wins", "best")]
    rows = [
        (_level(words, level), str(tally.games), *_best(words, level, tally))
        for level, tally in levels.items()
    ]
    best = join(html("<li>{}</li>", told) for told in _records(words, game, levels.values()))
    shown = table(heads, rows, words(f"{game}-name"))
    return html("{}<ul>{}</ul>", shown, best) if best else shown


def _level(words: Words, level: str) -> str:
    for name in (f"table-level-{level}", f"keeping-level-{level}"):
        if words.has(name):
            return words(name)
    return level


def _best(words: Words, level: str, tally: Tally) -> tuple[str, str]:
    """Return games won, and the best result; among friends neither is anybody's own."""
    nothing = words("keeping-nothing")
    wins = nothing if level in ("alone", "friends") else str(tally.wins)
    return wins, nothing if tally.best is None else str(tally.best)


def _records(words: Words, game: str, tallies: Iterable[Tally]) -> list[str]:
    """Say the best times of a game at any level."""
    best: dict[str, int] = {}
    for tally in tallies:
        for name, value in tally.records.items():
            best[name] = min(value, best.get(name, value))
    return [
        words(f"{game}-record-{name}", value=value)
        for name, value in best.items()
        if words.has(f"{game}-record-{name}")
    ]
