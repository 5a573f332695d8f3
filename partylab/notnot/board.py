"""Not Not on the stage: dice, the cross of cards, everybody's keys, and who has what.

Everything here is HTML text made from a view.  The element with `data-race` is one round: the
stage's clock uncovers its dice, takes the time of what has `data-tap`, and sends all answers.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from partylab.notnot import news, recap
from partylab.notnot.deck import Level
from partylab.notnot.dice import PLACES
from partylab.notnot.drawing import (
    card_art,
    deck_art,
    die_art,
    face_word,
    ink,
    negation_word,
    what_lies_at,
    what_the_deck_says,
    what_the_dice_say,
)
from partylab.notnot.practice import noted, opened, practice_game
from partylab.notnot.progress import progress
from partylab.notnot.rules import most

if TYPE_CHECKING:
    from collections.abc import Sequence

    from partylab.game import News, Seat
    from partylab.notnot.deck import Card
    from partylab.notnot.dice import Roll
    from partylab.notnot.rounds import Tap
    from partylab.notnot.rules import NotNot, View
    from partylab.words import Words

SIMULTANEOUS = True  # people answer at the same time, on the page's clock
RIVALS = ("casual", "trained")
HELP = ()  # no advice while the clock runs

# The keys of each person at one keyboard, by where they are: north, east, south, west.
KEYS = (
    ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"),
    ("KeyW", "KeyD", "KeyS", "KeyA"),
    ("KeyI", "KeyL", "KeyK", "KeyJ"),
    ("Numpad8", "Numpad6", "Numpad2", "Numpad4"),
)


MOST_DRAWN = 12


class Start(NamedTuple):
    """What the page needs to run a round by itself."""

    number: int  # of the table position
    people: tuple[Seat, ...]  # who answer on this page
    timed: bool = True
    beat: int = 0  # ms between the numbers counted down
    logic: bool = False  # show the last round's formula


def board(
    view: View,
    words: Words,
    names: Sequence[str],
    _moves: Sequence[Tap] = (),
    told: str = "",
    start: Start | None = None,
) -> str:
    """Return the table; with a start it can be played, else it is only looked at."""
    arena = _race(view, words, names, start) if start and view.roll else _still(view, words)
    seats = "".join(_seat(view, words, names, seat) for seat in range(view.seats))
    last = recap.recap(view, words, names, logic=start.logic if start else None)
    return (
        f'<div class="pl-table nn-table"><div class="nn-layout">{arena}<div class="nn-side">{told}'
        f'<ul class="nn-seats" role="list">{seats}</ul>{last}</div></div></div>'
    )


def _still(view: View, words: Words) -> str:
    """Return a table that nobody can touch: looked at again, or over."""
    dice = "" if view.roll is None else _dice(view.roll, view.level, words)
    cards = [
        f'<div class="nn-place nn-{place}">{_card(card, place, words)}</div>'
        for place, card in zip(PLACES, view.board, strict=True)
    ]
    cross = f'<div class="nn-cross">{_deck(view, words)}{"".join(cards)}</div>'
    return f'<div class="nn-arena" data-phase="go">{dice}{cross}</div>'


def _race(view: View, words: Words, names: Sequence[str], start: Start) -> str:
    """Return a round that is ready to begin."""
    if view.roll is None:
        return ""
    alone = len(start.people) == 1
    clock = view.game.still_seconds * 1000 if start.timed else 0
    say = what_the_dice_say(view, words)
    if not start.timed:
        say = f"{say} {what_lies_there(view, words)}"
    cards = zip(PLACES, view.board, strict=True)
    cross = "".join(_place(words, place, card, start) for place, card in cards)
    pads = "" if alone else _pads(words, names, start)
    hint = _note("nn-hint", words("notnot_table-how-to-tap")) if alone else ""
    if not start.timed and view.seats > 1:
        hint += _note("nn-all-win", words("notnot_table-no-clock"))
    return (
        f'<section class="nn-arena" data-race="{start.number}" data-clock="{clock}"'
        f' data-beat="{start.beat if start.timed else 0}" data-players="{_spaced(start.people)}"'
        f' data-keys="{_keys(start.people)}" data-say="{escape(say)}"'
        f' style="--nn-clock:{clock}ms">'
        f"{_dice(view.roll, view.level, words)}{_bar(words, view, start)}"
        f'<div class="nn-cross">{_deck(view, words)}{cross}</div>{pads}{hint}</section>'
    )


def _spaced(people: Sequence[Seat]) -> str:
    return " ".join(map(str, people))


def _keys(people: Sequence[Seat]) -> str:
    """Return which key taps what for whom.  Who is alone may use any of the four crosses."""
    whose = [people[0]] * len(KEYS) if len(people) == 1 else people
    return " ".join(
        f"{code}:{seat}:{place}"
        for seat, keys in zip(whose, KEYS, strict=False)
        for code, place in zip(keys, PLACES, strict=True)
    )


def _dice(roll: Roll, level: Level, words: Words) -> str:
    """Return the dice in use: dark cubes, and on them what the cover hides until the start."""
    faces = [(face_word(face, words), ink(face), "criterion") for face in roll.faces]
    if level >= Level.NORMAL:
        faces.insert(0, (negation_word(roll.nots, words), "#ffffff", "negation"))
    shown = "".join(
        f'<svg class="nn-die nn-{kind}" viewBox="0 0 128 64">{die_art(text, paint)}</svg>'
        for text, paint, kind in faces
    )
    blank = "".join(
        f'<svg class="nn-die nn-{kind}" viewBox="0 0 128 64">{die_art("")}</svg>'
        for _, _, kind in faces
    )
    said = escape(words.tell_one(news.roll(roll), []))
    return (
        f'<div class="nn-tray"><div class="nn-dice nn-cubes" aria-hidden="true">{blank}</div>'
        f'<div class="nn-dice nn-faces" role="img" aria-label="{said}">{shown}</div></div>'
    )


def _bar(words: Words, view: View, start: Start) -> str:
    """Return what is under the dice: the start, the countdown, then the time that is left."""
    label = escape(words("notnot_table-start", number=view.number))
    clock = '<span class="nn-time" aria-hidden="true"><i></i></span>' if start.timed else ""
    still = ""
    if not start.timed and len(start.people) == 1:
        still = _still_button(words, start.people[0])
    return (
        '<div class="nn-bar"><button type="button" class="pl-button pl-button-main nn-start"'
        f' data-start data-focus data-key="start">{label} <kbd aria-hidden="true">'
        f"{escape(words('notnot_table-space'))}</kbd></button>"
        f'<span class="nn-count" data-count aria-hidden="true"></span>{clock}{still}</div>'
    )


def _still_button(words: Words, seat: Seat) -> str:
    return (
        f'<button type="button" class="pl-button nn-stay" data-tap="still" data-player="{seat}"'
        f' data-key="still-{seat}">{escape(words("notnot_table-stay-still"))}</button>'
    )


def _place(words: Words, place: str, card: Card | None, start: Start) -> str:
    """Return a card of the cross; who is alone on the page taps the card itself."""
    shown = _card(card, place, words)
    if len(start.people) > 1:
        return f'<div class="nn-place nn-{place}">{shown}</div>'
    return (
        f'<button type="button" class="nn-place nn-{place}" data-tap="{place}"'
        f' data-player="{start.people[0]}" data-key="tap-{place}">{shown}</button>'
    )


def _card(card: Card | None, place: str, words: Words) -> str:
    label = escape(what_lies_at(card, place, words))
    return (
        f'<svg class="nn-card" data-key="{_key(card, place)}" viewBox="0 0 96 96" role="img"'
        f' aria-label="{label}">{card_art(card, words)}</svg>'
    )


def _key(card: Card | None, place: str) -> str:
    """Return the mark by which a card is known when it glides to who wins it."""
    return f"hole-{place}" if card is None else f"card-{place}-{card.portal}-{card.background}"


def _deck(view: View, words: Words) -> str:
    """Return the deck's back; without a deck where Up stays, if that counts."""
    said = escape(what_the_deck_says(view, words))
    art = f'viewBox="0 0 96 96" aria-hidden="true">{deck_art(view)}</svg>'
    if not view.deck:
        return f'<div class="nn-deck" role="img" aria-label="{said}"><svg class="nn-compass" {art}</div>'
    return (
        f'<div class="nn-deck" role="img" aria-label="{said}"><svg class="nn-card" {art}'
        f'<span class="nn-left" aria-hidden="true">{view.deck}</span></div>'
    )


def _pads(words: Words, names: Sequence[str], start: Start) -> str:
    """Return a small cross of keys for each person, to press or to touch."""
    pads = "".join(_pad(words, names, seat, at, start) for at, seat in enumerate(start.people))
    return f'<ul class="nn-pads" role="list">{pads}</ul>'


def _pad(words: Words, names: Sequence[str], seat: Seat, at: int, start: Start) -> str:
    keys = words(f"notnot_table-keys-{at}").split() if at < len(KEYS) else ["●"] * len(PLACES)
    buttons = "".join(
        f'<button type="button" class="nn-key nn-{place}" data-tap="{place}" data-player="{seat}"'
        f' data-key="pad-{seat}-{place}"'
        f' aria-label="{escape(words("notnot_table-tap", name=names[seat], place=place))}">'
        f"{escape(key)}</button>"
        for place, key in zip(PLACES, keys, strict=True)
    )
    still = "" if start.timed else _still_button(words, seat)
    return (
        f'<li class="nn-pad" data-pad="{seat}"><strong>{escape(names[seat])}</strong>'
        f'<div class="nn-keys">{buttons}<span class="nn-done" aria-hidden="true">✓</span></div>'
        f"{still}</li>"
    )


def _note(style: str, said: str) -> str:
    return f'<p class="pl-note {style}">{escape(said)}</p>'


def _seat(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    """Return one player's row: name, number of cards, and the cards themselves."""
    mine, leads = seat == view.seat, seat in most(view.won)[0] and any(view.won)
    name = words("notnot_table-me", name=names[seat]) if mine else names[seat]
    style = "pl-seat nn-seat" + (" nn-mine" if mine else "") + (" nn-leads" if leads else "")
    taken = None if view.last is None else view.last.taken[seat]
    won = view.won[seat][-MOST_DRAWN:]
    cards = "".join(_won(card, words) for card in (won[:-1] if taken else won))
    if taken:
        cards += _won(won[-1], words, key=_key(won[-1], taken))
    count = escape(words("notnot_table-cards", cards=len(view.won[seat])))
    return (
        f'<li class="{style}" data-pad="{seat}"><strong class="nn-name">{escape(name)}</strong>'
        f'<span class="nn-score" role="img" aria-label="{count}">{len(view.won[seat])}</span>'
        f'<span class="nn-hand" aria-hidden="true">{cards}</span></li>'
    )


def _won(card: Card, words: Words, key: str = "") -> str:
    return (
        f'<svg class="nn-won"{f" data-key={key}" if key else ""} viewBox="0 0 96 96"'
        f' aria-hidden="true">{card_art(card, words)}</svg>'
    )


# What is said


def what_lies_there(view: View, words: Words) -> str:
    """Say which cards lie around the deck."""
    cards = zip(PLACES, view.board, strict=True)
    return ". ".join(what_lies_at(card, place, words) for place, card in cards) + "."


def your_turn(view: View, words: Words) -> str:
    """Tell a listener that a round can begin, before the first one also that no clock need run."""
    if view.roll is None:
        return ""
    ready = words("notnot_table-ready", number=view.number)
    return ready if view.last else f"{ready} {words('notnot_table-offer')}"


def heard(told: Sequence[News]) -> tuple[News, ...]:
    """Leave out who has answered, and what the dice under the cover say."""
    return tuple(one for one in told if one.what not in ("notnot-answered", "notnot-rolled"))


def is_possible(game: NotNot, tap: Tap, *, timed: bool) -> bool:
    """Can a page have sent this? No clock runs, or it runs at most as long as a round lasts."""
    return tap.place is None or (0 < tap.ms <= game.still_seconds * 1000 if timed else tap.ms == 0)


def unhurried(game: NotNot, tap: Tap | str) -> Tap:
    """Return a bot's tap as it counts without a clock: as fast as everybody's."""
    tap = game.parse(tap) if isinstance(tap, str) else tap
    return tap if tap.place is None else tap._replace(ms=0)


def sheet(view: View, words: Words, names: Sequence[str]) -> str:
    """Return the result: everybody's cards."""
    winners, _ = most(view.won)
    order = sorted(range(view.seats), key=lambda seat: -len(view.won[seat]))
    rows = "".join(
        f'<tr><th scope="row">{escape(names[seat])}'
        f"{_crown(words) if seat in winners else ''}</th>"
        f"<td><strong>{len(view.won[seat])}</strong></td>"
        f"<td>{sum(card.is_void for card in view.won[seat])}</td></tr>"
        for seat in order
    )
    heads = "".join(
        f'<th scope="col">{escape(words(f"notnot_table-sheet-{column}"))}</th>'
        for column in ("player", "cards", "voids")
    )
    caption = escape(words("notnot_table-sheet-title"))
    return (
        f'<div class="pl-sheet"><table><caption>{caption}</caption><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div>"
    )


def _crown(words: Words) -> str:
    return f' <span class="nn-winner">{escape(words("notnot_table-winner"))}</span>'


__all__ = [
    "Start",
    "board",
    "heard",
    "is_possible",
    "noted",
    "opened",
    "practice_game",
    "progress",
    "sheet",
    "unhurried",
    "your_turn",
]
