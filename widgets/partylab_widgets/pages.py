"""The pages around a table: its frame, the curtain, the end of a game, and the form before it."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING
from urllib.parse import quote

from partylab import games
from partylab.words import LANGUAGES
from partylab_widgets.match import PERSON, bot_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from partylab.game import Why
    from partylab.words import Words

PACES = {"instant": 0.0, "quick": 0.4, "calm": 1.1, "slow": 2.5}


def button(name: str, label: str, *, value: str = "", main: bool = False, off: bool = False) -> str:
    """Return a button that sends `do` with its name and value."""
    style = "pl-button pl-button-main" if main else "pl-button pl-button-quiet"
    value, disabled = escape(value), " disabled" if off else ""
    return (
        f'<button type="button" class="{style}" data-do="{name}" data-value="{value}"'
        f' data-key="do-{name}-{value}"{disabled}>{escape(label)}</button>'
    )


def select(name: str, label: str, choices: Iterable[tuple[str, str]], chosen: str) -> str:
    """Return a labelled list to choose from."""
    options = "".join(
        f'<option value="{escape(value)}"{" selected" if value == chosen else ""}>'
        f"{escape(shown)}</option>"
        for value, shown in choices
    )
    return (
        f'<label class="pl-field"><span>{escape(label)}</span>'
        f'<select data-do="{name}" data-key="do-{name}">{options}</select></label>'
    )


def tick(name: str, label: str, *, on: bool) -> str:
    """Return a labelled box to tick."""
    return (
        f'<label class="pl-choice"><input type="checkbox" data-do="{name}" data-key="do-{name}"'
        f"{' checked' if on else ''}><span>{escape(label)}</span></label>"
    )


def field(name: str, label: str, value: str, hint: str = "") -> str:
    """Return a labelled field to write in."""
    return (
        f'<label class="pl-field"><span>{escape(label)}</span><input type="text"'
        f' data-do="{name}" data-key="do-{name}" value="{escape(value)}" maxlength="60"'
        f' autocomplete="off" placeholder="{escape(hint)}"></label>'
    )


def file_field(words: Words) -> str:
    """Return the field that opens a saved game."""
    return (
        f'<label class="pl-field"><span>{escape(words("seat-load"))}</span>'
        '<input type="file" data-do="load" data-key="do-load" accept=".json,application/json">'
        "</label>"
    )


def details(summary: str, inside: str, key: str) -> str:
    """Return a part that opens and shuts."""
    return (
        f'<details class="pl-details" data-key="{key}"><summary>{escape(summary)}</summary>'
        f'<div class="pl-stack">{inside}</div></details>'
    )


def language_select(words: Words) -> str:
    """Return the choice of language; each language is written in itself."""
    choices = [(language, words(f"seat-language-{language}")) for language in LANGUAGES]
    return select("language", words("seat-language"), choices, words.language)


def told(sentences: Sequence[str]) -> str:
    """Return what has happened since my last decision, the newest thing first and largest."""
    if not sentences:
        return '<div class="pl-news"></div>'
    *before, last = sentences
    earlier = "".join(f"<li>{escape(sentence)}</li>" for sentence in reversed(before[-4:]))
    older = f'<ol class="seat-earlier" role="list">{earlier}</ol>' if earlier else ""
    return f'<div class="pl-news"><p><strong>{escape(last)}</strong></p>{older}</div>'


def settings(words: Words, pace: str, help_shown: Mapping[str, bool]) -> str:
    """Return language, pace and the kinds of help that the game has."""
    paces = [(name, words(f"seat-pace-{name}")) for name in PACES]
    inside = (
        f'<div class="pl-row">{language_select(words)}'
        f"{select('pace', words('seat-pace'), paces, pace)}</div>"
        + "".join(tick(name, words(f"seat-{name}"), on=on) for name, on in help_shown.items())
    )
    return details(words("seat-settings"), inside, "settings")


def game_menu(
    words: Words, *, undo: bool, alone: bool, setup: bool, saved: str | None, own_bots: int
) -> str:
    """Return undo, new games, saving and loading."""
    undoing = button("undo", words("seat-undo"), off=not undo) if alone else ""
    leave = button("setup", words("seat-setup")) if setup else ""
    inside = (
        f'<div class="pl-row">{button("again", words("seat-same-deal"), value="same")}'
        f"{button('again', words('seat-new-deal'), value='new')}{leave}"
        f"{button('save', words('seat-save'))}</div>{save_link(words, saved, own_bots)}"
        f"{file_field(words)}"
    )
    first = f'<div class="pl-row">{undoing}</div>' if undoing else ""
    return first + details(words("seat-menu"), inside, "menu")


def saved_note(words: Words, own_bots: int) -> str:
    """Say what a saved file holds, and what it cannot hold."""
    return words("seat-save-warning", own=own_bots)


def save_link(words: Words, saved: str | None, own_bots: int) -> str:
    """Return the link to the saved file, once somebody has asked for it."""
    if saved is None:
        return ""
    name = words("seat-save-file")
    return (
        f'<p class="pl-note" data-key="saved">{escape(saved_note(words, own_bots))} '
        f'<a class="pl-button" download="{escape(name)}" href="data:application/json;charset=utf-8,'
        f'{quote(saved)}">{escape(words("seat-save-link", file=name))}</a></p>'
    )


def rules(words: Words, game: str) -> str:
    """Return the rules of a game in short."""
    lines, number = [], 1
    while words.has(f"{game}-rules-{number}"):
        lines.append(f"<li>{escape(words(f'{game}-rules-{number}'))}</li>")
        number += 1
    return details(words("seat-rules"), f"<ol>{''.join(lines)}</ol>", "rules")


def curtain(words: Words, name: str) -> str:
    """Return what hides one person's chips while the next one takes the screen."""
    ready = button("ready", words("seat-ready", name=name), main=True)
    return (
        '<div class="pl-curtain" data-key="curtain">'
        f"<p><strong>{escape(words('seat-curtain', name=name))}</strong></p>{ready}</div>"
    )


def advice(
    words: Words, game: str, given: Sequence[tuple[str, Why]], names: Sequence[str], me: int
) -> str:
    """Return what the bots would do, each with its reasons."""
    lines = []
    for name, why in given:
        bot = words(f"{game}_bots-{name}-name")
        what = words(f"{game}-would-{'either' if why.move is None else why.move}")
        would = words("seat-bot-would", name=bot, what=what)
        reasons = words.tell(why.because, names, me)
        lines.append(f"<li><strong>{escape(would)}</strong> {escape(reasons)}</li>")
    title = escape(words("seat-bots-would"))
    return (
        f'<section class="pl-panel pl-hint" data-key="advice"><h3>{title}</h3>'
        f'<ul class="seat-advice">{"".join(lines)}</ul></section>'
    )


def replay(
    words: Words, moment: int, last: int, told: str, unit: str = "move", step: int = 1
) -> str:
    """Return the slider over every move, and the way to play on from there.

    In a race one step is a round: as many moves as there are players.
    """
    label = words("seat-replay-moment", moment=moment // step, last=last // step, unit=unit)
    slider = (
        f'<label class="pl-field pl-slider"><span>{escape(label)}</span><input type="range"'
        f' data-do="replay" data-key="do-replay" min="0" max="{last}" step="{step}"'
        f' value="{moment}"'
        f' aria-valuetext="{escape(label)}: {escape(told)}"></label>'
    )
    back = words("seat-replay-back", unit=unit)
    back = button("replay", back, value=str(moment - step), off=moment == 0)
    on = words("seat-replay-on", unit=unit)
    on = button("replay", on, value=str(moment + step), off=moment == last)
    what_if = button("branch", words("seat-what-if"), value=str(moment), off=moment == last)
    return (
        f'<section class="pl-panel" data-key="replay"><h3>{escape(words("seat-replay"))}</h3>'
        f'{slider}<div class="pl-row">{back}{on}{what_if}</div></section>'
    )


def form(words: Words, asked: Mapping[str, str]) -> str:
    """Return the form that sets a table up: game, players, options, deal, language."""
    game = asked["game"]
    rows = "".join(_player_row(words, asked, seat) for seat in range(int(asked["count"])))
    counts = [
        (str(n), words("seat-count-choice", count=n))
        for n in games.rules(game, **options(asked)).seat_counts
    ]
    known = [(name, words(f"{name}-name")) for name in games.GAMES]
    return (
        '<div class="pl-stack seat seat-form"><div class="pl-row">'
        f"{select('game', words('seat-game'), known, game)}"
        f"{select('count', words('seat-count'), counts, asked['count'])}"
        f"{language_select(words)}</div>"
        f'<p class="pl-note">{escape(words(f"{game}-about"))}</p>'
        f'<fieldset class="pl-panel"><legend>{escape(words("seat-players"))}</legend>{rows}'
        f"</fieldset>{details(words('seat-options'), _option_fields(words, asked), 'options')}"
        f'<div class="pl-row">{button("start", words("seat-start"), main=True)}</div>'
        f"{rules(words, game)}{details(words('seat-load-title'), file_field(words), 'load')}</div>"
    )


def _player_row(words: Words, asked: Mapping[str, str], seat: int) -> str:
    game, kind = asked["game"], asked[f"seat-{seat}"]
    kinds = [(PERSON, words("seat-person"))]
    kinds += [(name, words(f"{game}_bots-{name}-name")) for name in bot_names(game)]
    chooser = select(f"seat-{seat}", words("seat-number", number=seat + 1), kinds, kind)
    if kind == PERSON:
        place = words("table-seat", number=seat + 1)
        beside = field(f"name-{seat}", words("seat-name"), asked.get(f"name-{seat}", ""), place)
    else:
        beside = f'<p class="pl-note">{escape(words(f"{game}_bots-{kind}-character"))}</p>'
    return f'<div class="pl-row seat-player" data-key="player-{seat}">{chooser}{beside}</div>'


def options(asked: Mapping[str, str]) -> dict[str, object]:
    """Return the options that the form asks for, as values."""
    choices = games.rules(asked["game"]).choices
    return {
        name: next(value for value in allowed if str(value) == asked[f"option-{name}"])
        for name, allowed in choices.items()
        if f"option-{name}" in asked
    }


def _option_fields(words: Words, asked: Mapping[str, str]) -> str:
    game = asked["game"]
    parts = []
    for name, allowed in games.rules(game).choices.items():
        label, chosen = words(f"{game}-option-{name}"), asked.get(f"option-{name}", str(allowed[0]))
        if isinstance(allowed[0], bool):
            parts.append(tick(f"option-{name}", label, on=chosen == "True"))
        else:
            shown = [(str(value), _option_value(words, game, name, value)) for value in allowed]
            parts.append(select(f"option-{name}", label, shown, chosen))
    deal = field("seed", words("seat-seed"), asked.get("seed", ""), words("seat-seed-hint"))
    return "".join(parts) + deal


def _option_value(words: Words, game: str, name: str, value: object) -> str:
    return words(f"{game}-option-{name}-{value}") if isinstance(value, str) else str(value)
