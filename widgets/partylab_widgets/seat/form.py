"""The form that sets a table up: its answers, and how it looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab import games
from partylab.game import Rejected
from partylab.html import (
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
from partylab_widgets.seat.pages import MAIN, language_select, rules

if TYPE_CHECKING:
    from partylab.words import Words

# What the form asks for, by the names of its fields.
Asked = dict[str, str]


def first_form(game: str) -> Asked:
    """Return what the form asks for at first."""
    plain = games.rules(game)
    players = (PERSON, *games.board(plain).rivals)
    asked = {"game": game, "count": str(max(len(players), plain.seat_counts[0]))}
    for seat in range(plain.seat_counts[-1]):
        asked[f"player-{seat}"] = players[min(seat, len(players) - 1)]
    return asked


def changed(asked: Asked, name: str, value: str) -> Asked:
    """Return the form with one answer changed; what no form could send is refused."""
    allowed = _allowed(asked, name)
    if allowed is not None and value not in allowed:
        raise Rejected("seat-form-incomplete")
    if name.startswith("option-") and allowed == ("on", ""):
        value = str(bool(value))
    after = {**asked, name: value}
    if name == "game" and value != asked["game"]:
        return first_form(value)
    counts = games.rules(after["game"], **options(after)).seat_counts
    if int(after["count"]) not in counts:
        after["count"] = str(counts[0])
    for seat in range(1, counts[-1]):  # an option may bring more seats
        after.setdefault(f"player-{seat}", after[f"player-{seat - 1}"])
    return after


def _allowed(asked: Asked, name: str) -> tuple[str, ...] | None:
    """Return what a field of the form may hold; None for free text."""
    game = asked["game"]
    plain = games.rules(game, **options(asked))
    kind, _, which = name.partition("-")
    seats = [str(seat) for seat in range(plain.seat_counts[-1])]
    if name == "seed" or (kind == "name" and which in seats):
        return None
    if name == "game":
        return games.names()
    if name == "count":
        return tuple(str(count) for count in plain.seat_counts)
    if kind == "player" and which in seats:
        return (PERSON, *games.bots(game))
    if kind == "option" and which in plain.choices:
        choices = plain.choices[which]
        is_tick = isinstance(choices[0], bool)
        return ("on", "") if is_tick else tuple(str(value) for value in choices)
    raise Rejected("seat-form-incomplete")


def options(asked: Asked) -> dict[str, object]:
    """Return the options that the form asks for, as values."""
    choices = games.rules(asked["game"]).choices
    return {
        name: next(value for value in allowed if str(value) == asked[f"option-{name}"])
        for name, allowed in choices.items()
        if f"option-{name}" in asked
    }


def players(asked: Asked) -> tuple[list[str], list[str | None]]:
    """Return who plays, and the names that people have chosen."""
    sitters = [asked[f"player-{seat}"] for seat in range(int(asked["count"]))]
    names = [
        (asked.get(f"name-{seat}", "").strip() or None) if sitter == PERSON else None
        for seat, sitter in enumerate(sitters)
    ]
    return sitters, names


def form(words: Words, asked: Asked) -> Markup:
    """Return the form: game, players, options, deal, language."""
    game = asked["game"]
    counts = [
        (str(number), words("seat-count-choice", count=number))
        for number in games.rules(game, **options(asked)).seat_counts
    ]
    known = [(name, words(f"{name}-name")) for name in games.names()]
    head = row(
        select("game", words("seat-game"), known, game),
        select("count", words("seat-count"), counts, asked["count"]),
        language_select(words),
    )
    rows = join(_player(words, asked, seat) for seat in range(int(asked["count"])))
    load = file_field("seat-load", words("seat-load"))
    return html(
        '<div class="pl-stack seat-form">{}{}<p class="pl-note">{}</p>'
        '<fieldset class="pl-panel"><legend>{}</legend>{}</fieldset>{}{}{}{}</div>',
        head,
        _left_out(words),
        words(f"{game}-about"),
        words("seat-players"),
        rows,
        details(words("seat-options"), _options(words, asked), "options"),
        row(button("start", words("seat-start"), style=MAIN)),
        rules(words, game),
        details(words("seat-load-title"), load, "load"),
    )


def _left_out(words: Words) -> Markup:
    """Name the games of other distributions that could not be loaded."""
    return join(
        html('<p class="pl-note">{}</p>', words("seat-broken-game", game=game, why=why))
        for game, why in games.broken().items()
    )


def _player(words: Words, asked: Asked, seat: int) -> Markup:
    game, kind = asked["game"], asked[f"player-{seat}"]
    kinds = [(PERSON, words("seat-person"))]
    kinds += [(name, words(f"{game}_bots-{name}-name")) for name in games.bots(game)]
    chooser = select(f"player-{seat}", words("seat-number", number=seat + 1), kinds, kind)
    if kind == PERSON:
        place = words("table-seat", number=seat + 1)
        name = asked.get(f"name-{seat}", "")
        beside = field(f"name-{seat}", words("seat-name"), name, placeholder=place)
    else:
        beside = html('<p class="pl-note">{}</p>', words(f"{game}_bots-{kind}-character"))
    return html(
        '<div class="pl-row seat-player" data-key="player-{}">{}{}</div>', seat, chooser, beside
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
    return words(f"{game}-option-{option}-{value}") if isinstance(value, str) else str(value)
