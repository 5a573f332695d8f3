"""The home page: a picture of each game with the ways to its table, and the lessons below."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import games
from partylab.board import LEVELS
from partylab.html import EMPTY, Markup, art, button, html, join
from partylab.words import LANGUAGES
from partylab_widgets.folders import lessons_beside
from partylab_widgets.seat.memory_pages import my_games_button

if TYPE_CHECKING:
    from collections.abc import Iterable

    from partylab.board import AnyBoard
    from partylab.words import Words

# The sign of all that can be set.
SLIDERS = art(
    "0 0 24 24",
    Markup(
        '<g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round">'
        '<path d="M3 7h6M15 7h6M3 17h10M19 17h2"/><circle cx="12" cy="7" r="2.6"/>'
        '<circle cx="16" cy="17" r="2.6"/></g>'
    ),
    "home-sliders",
)


def home(words: Words, level: str, offer: Markup) -> Markup:
    """Return the page; games that can go on, which are offered, come first."""
    boards = [games.board(games.rules(game)) for game in games.names()]
    level = level if level in LEVELS else LEVELS[0]
    rivals = EMPTY
    if any(board.levels for board in boards):
        rivals = segments("level", words("home-level"), level_names(words, LEVELS), level, "all")
    head = html(
        '<header class="home-head"><h1 data-heading tabindex="-1">{}</h1><p>{}</p>{}{}</header>',
        words("home-title"), words("home-invites"), rivals, languages(words),
    )  # fmt: skip
    tiles = join(_tile(words, board, level) for board in boards)
    return html(
        '<div class="home" data-screen="home"><div class="home-page">{}{}'
        '<div class="home-tiles">{}</div>{}{}<footer class="home-foot"><p>{}</p>{}</footer>'
        "</div></div>", head, offer, tiles,
        _lessons(words), left_out(words), words("home-unofficial"), my_games_button(words),
    )  # fmt: skip


def languages(words: Words) -> Markup:
    """Return a button for each language, which is written in itself."""
    buttons = join(
        html(
            '<button type="button" class="pl-button pl-button-quiet" data-do="seat-language"'
            ' data-value="{0}" data-key="speak-{0}" lang="{0}" aria-pressed="{1}">'
            '<span aria-hidden="true">{2}</span><span class="pl-visually-hidden">{3}</span>'
            "</button>",
            language, "true" if language == words.language else "false", language.upper(),
            words(f"seat-language-{language}"),
        )
        for language in LANGUAGES
    )  # fmt: skip
    return html(
        '<div class="home-languages" role="group" aria-label="{}">{}</div>',
        words("seat-language"), buttons,
    )  # fmt: skip


def _tile(words: Words, board: AnyBoard, level: str) -> Markup:
    """Return a game: its picture, what it is like, and the ways to its table."""
    game = board.game.name
    name, about = words(f"{game}-name"), words(_said(words, f"{game}-invites", f"{game}-about"))
    ways = join(_way(words, way, game, name) for way in ("play", "friends", "customise"))
    return html(
        '<section class="home-tile {0}-tile" data-key="tile-{0}" aria-label="{1}">'
        '<div class="home-art" aria-hidden="true">{2}</div><div class="home-about">'
        '<h2>{1}</h2><p>{3}</p><p class="home-facts">{4}</p>{5}</div>'
        '<div class="home-ways">{6}</div></section>',
        game, name, _picture(words, game), about, _facts(words, game), like(words, board, level),
        ways,
    )  # fmt: skip


def _way(words: Words, way: str, game: str, name: str) -> Markup:
    """Return a way to a table: the one that is asked for least by a sign alone."""
    told = words(f"home-{way}-game", game=name)
    shown = SLIDERS if way == "customise" else words(f"home-{way}")
    style = f"pl-button home-{way}"
    return button(f"home-{way}", shown, game, style=style, aria_label=told, title=told)


def _picture(words: Words, game: str) -> Markup:
    """Return what a game draws for its tile; what goes wrong there must not hide the others."""
    try:
        return games.tile(game, words)
    except Exception:  # whatever somebody else's package may do
        return EMPTY


def _said(words: Words, sentence: str, otherwise: str) -> str:
    return sentence if words.has(sentence) else otherwise


def _facts(words: Words, game: str) -> str:
    """Return for how many players a game is, and how long it takes where it says so."""
    if words.has(f"{game}-facts"):
        return words(f"{game}-facts")
    counts = games.rules(game).seat_counts
    return words("home-facts", least=counts[0], most=counts[-1])


def like(words: Words, board: AnyBoard, level: str) -> Markup:
    """Say what the rivals of a level are like in this game."""
    said = f"{board.game.name}-level-{level}"
    known = level in board.levels and words.has(said)
    return html('<p class="home-like">{}</p>', words(said)) if known else EMPTY


def level_names(words: Words, levels: Iterable[str]) -> list[tuple[str, str]]:
    """Return levels with their names, to choose from."""
    return [(level, words(f"table-level-{level}")) for level in levels]


def segments(
    name: str, legend: str, values: Iterable[tuple[str, str]], chosen: str, group: str
) -> Markup:
    """Return values to choose one of, side by side under what is asked."""
    choices = join(
        html(
            '<label class="pl-choice"><input type="radio" name="{0}-{1}" data-do="{0}" value="{2}"'
            ' data-key="{0}-{1}-{2}"{3}><span>{4}</span></label>',
            name, group, value, Markup(" checked") if value == chosen else EMPTY, shown,
        )
        for value, shown in values
    )  # fmt: skip
    return html(
        '<fieldset class="home-segments"><legend>{}</legend><div>{}</div></fieldset>',
        legend, choices,
    )  # fmt: skip


def _lessons(words: Words) -> Markup:
    """Return links to the lessons of this language, as far as they lie beside this notebook."""
    links = join(
        html(
            '<li><a href="../{}/{}.ipynb"><strong>{}</strong> <span>{}</span></a></li>',
            words.language, lesson, words(f"home-lesson-{lesson}"),
            words(f"home-lesson-{lesson}-takes"),
        )
        for lesson in lessons_beside(words.language)
        if words.has(f"home-lesson-{lesson}")
    )  # fmt: skip
    if not links:
        return EMPTY
    return html(
        '<section class="pl-panel home-lessons"><h2>{}</h2><ul role="list">{}</ul></section>',
        words("home-learn"), links,
    )  # fmt: skip


def left_out(words: Words) -> Markup:
    """Name the games of other distributions that could not be loaded."""
    return join(
        html('<p class="pl-note">{}</p>', words("seat-broken-game", game=game, why=why))
        for game, why in games.broken().items()
    )
