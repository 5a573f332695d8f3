"""The two pages that ask before a game: who of us plays, and the whole form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import games
from partylab.html import (
    EMPTY,
    Markup,
    button,
    details,
    field,
    file_field,
    html,
    join,
    row,
    select,
    tick,
)
from partylab.match import PERSON
from partylab_widgets.seat import asked as ask
from partylab_widgets.seat.pages import MAIN, QUIET, rules
from partylab_widgets.seat.tiles import languages, left_out, level_names, like, segments

if TYPE_CHECKING:
    from partylab.words import Words
    from partylab_widgets.seat.asked import Asked


def friends(words: Words, asked: Asked) -> Markup:
    """Return the short form: how many of us, our names, and bots to fill the table."""
    people, game = ask.people_in(asked), asked["game"]
    counts = [(str(count), str(count)) for count in ask.people_counts(asked) if count > 1]
    bots = [(str(count), str(count)) for count in ask.rival_counts(asked)]
    rivals = str(ask.rivals_in(asked))
    names = join(_name(words, asked, seat) for seat in range(people))
    beside = EMPTY
    if len(bots) > 1:
        beside = segments("rivals", words("home-bots"), bots, rivals, game)
    return _page(
        words("home-friends-game", game=words(f"{game}-name")),
        "friends",
        words,
        html(
            '<div class="pl-panel">{}<div class="home-names">{}</div>{}{}</div>',
            segments("people", words("home-people"), counts, str(people), game), names, beside,
            _levels(words, asked) if rivals != "0" else EMPTY,
        ),
        rules(words, game),
    )  # fmt: skip


def form(words: Words, asked: Asked) -> Markup:
    """Return the whole form: game, players, level or bots by name, options, deal, saved game."""
    game = asked["game"]
    counts = [
        (str(number), words("seat-count-choice", count=number))
        for number in ask.game_of(asked).seat_counts
    ]
    known = [(name, words(f"{name}-name")) for name in games.names()]
    rows = join(_player(words, asked, seat) for seat in range(int(asked["count"])))
    head = row(
        select("game", words("seat-game"), known, game),
        select("count", words("seat-count"), counts, asked["count"]),
    )
    return _page(
        words("home-customise-game", game=words(f"{game}-name")),
        "form",
        words,
        head,
        left_out(words),
        html('<p class="pl-note">{}</p>', words(f"{game}-about")),
        html(
            '<fieldset class="pl-panel"><legend>{}</legend>{}{}</fieldset>',
            words("seat-players"), _levels(words, asked), rows,
        ),
        details(words("seat-options"), _options(words, asked), "options"),
        rules(words, game),
        details(words("seat-load-title"), file_field("seat-load", words("seat-load")), "load"),
    )  # fmt: skip


def _page(title: str, screen: str, words: Words, *parts: Markup) -> Markup:
    """Return a page before a game: the way back above, the way to the table always in view."""
    return html(
        '<div class="home" data-screen="{}"><div class="home-page home-asks">'
        '<header class="home-head">{}<h1 data-heading tabindex="-1">{}</h1>{}</header>{}'
        '<div class="home-start">{}</div></div></div>',
        screen,
        button("home-back", words("home-back"), style=QUIET), title, languages(words),
        join(parts),
        button("start", words("seat-start"), style=MAIN),
    )  # fmt: skip


def _levels(words: Words, asked: Asked) -> Markup:
    """Return the choice of a level for all rivals at once, and what it is like."""
    board, level = ask.board_of(asked), asked["level"]
    if not board.levels:
        return EMPTY
    known = level_names(words, board.levels)
    return html(
        "<div>{}{}</div>",
        segments("level", words("home-level"), known, level, "rivals"),
        like(words, board, level) or html('<p class="home-like">{}</p>', words("home-by-name")),
    )  # fmt: skip


def _name(words: Words, asked: Asked, seat: int) -> Markup:
    """Return the field for a person's name."""
    place = words("table-seat", number=seat + 1)
    return field(
        f"name-{seat}", words("home-name", number=seat + 1), asked.get(f"name-{seat}", ""),
        placeholder=place,
    )  # fmt: skip


def _player(words: Words, asked: Asked, seat: int) -> Markup:
    game, kind = asked["game"], asked[f"player-{seat}"]
    kinds = [
        (who, words("seat-person") if who == PERSON else words(f"{game}_bots-{who}-name"))
        for who in ask.sitters(asked, seat)
    ]
    chooser = select(f"player-{seat}", words("seat-number", number=seat + 1), kinds, kind)
    if kind == PERSON:
        beside = _name(words, asked, seat)
    else:
        beside = html('<p class="pl-note">{}</p>', words(f"{game}_bots-{kind}-character"))
    return html(
        '<div class="pl-row home-player" data-key="player-{}">{}{}</div>', seat, chooser, beside
    )


def _options(words: Words, asked: Asked) -> Markup:
    game = asked["game"]
    parts = []
    plain = games.rules(game)
    for name, allowed in plain.choices.items():
        label = words(f"{game}-option-{name}")
        chosen = asked.get(f"option-{name}", str(plain.options()[name]))
        if isinstance(allowed[0], bool):
            parts.append(tick(f"option-{name}", label, on=chosen == "True"))
        else:
            shown = [(str(value), _value(words, game, name, value)) for value in allowed]
            parts.append(select(f"option-{name}", label, shown, chosen))
    seed, hint = asked.get("seed", ""), words("seat-seed-hint")
    return join([*parts, field("seed", words("seat-seed"), seed, placeholder=hint)])


def _value(words: Words, game: str, option: str, value: object) -> str:
    """Return what a value is called; a number, or a name that somebody has added, as it is."""
    name = f"{game}-option-{option}-{value}"
    return words(name) if isinstance(value, str) and words.has(name) else str(value)
