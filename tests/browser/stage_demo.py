"""Small stages for the browser tests: two rows of cards, any drawing, and all shared classes."""

from __future__ import annotations

from html import escape
from typing import Any

from partylab.game import Rejected
from partylab.words import Words
from partylab_widgets.stage import Stage
from partylab_widgets.stage.assemble import script

CARD = "display:inline-grid;place-items:center;flex:none;inline-size:3.5rem;aspect-ratio:5/7"
HAND = "display:flex;flex-wrap:wrap;align-items:center;gap:0.6rem;min-block-size:44px"


class Rows(Stage):
    """Four cards in two rows; a card that is touched goes to the other row."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(words=Words("en"), **traits)
        self.top, self.bottom = ["1", "2", "3"], ["4"]
        self.name = "Ana"
        self.draw()

    def do(self, name: str, value: str) -> None:
        if name == "name":
            self.name = value
        else:
            self.move(value)
        self.seq += 1
        self.draw()

    def move(self, card: str) -> None:
        if card not in self.top + self.bottom:
            raise Rejected("stage-malformed")
        here, there = (self.top, self.bottom) if card in self.top else (self.bottom, self.top)
        here.remove(card)
        there.append(card)
        self.news = f"Card {card} has moved."

    def draw(self) -> None:
        main = (
            f'<div class="pl-table"><h2>{escape(self.name)}</h2>{self.row("top", self.top)}'
            f'{self.row("bottom", self.bottom)}<label class="pl-field">Name <input data-do="name"'
            f' value="{escape(self.name)}"></label><details class="pl-details"><summary>More'
            f"</summary><p>Position {self.seq}</p></details></div>"
        )
        self.show({"main": main})

    def row(self, name: str, cards: list[str]) -> str:
        drawn = "".join(
            f'<button style="{CARD}" data-key="card-{card}" data-do="move" data-value="{card}"'
            f' data-hotkey="{card}">{card}</button>'
            for card in cards
        )
        return f'<div style="{HAND}" role="group" aria-label="{name}">{drawn}</div>'


class Sketch(Stage):
    """Shows whatever it is given, and remembers what was touched."""

    _esm = script("stage", "clock", "drag", "sound")

    def __init__(self, main: str, **pages: str) -> None:
        super().__init__(words=Words("en"))
        self.show({"main": main, **pages})
        self.touched: list[tuple[str, str]] = []

    def do(self, name: str, value: str) -> None:
        if value == "bad":
            raise Rejected("stage-malformed")
        self.touched.append((name, value))


GALLERY = """
<div class="pl-stack"><div class="pl-panel"><h2>Setup</h2><p>Text with a <a href="#x">link</a>.</p>
<div class="pl-row"><label class="pl-field">Name <input value="Ana" data-do="name"></label>
<label class="pl-field">Seat <select data-do="seat"><option>greedy</option></select></label>
<label class="pl-field">Save <input type="file" data-do="load"></label></div>
<label class="pl-field">Why? <textarea data-do="why"></textarea></label>
<fieldset><legend>Chips</legend><div class="pl-row">
<label class="pl-choice"><input type="radio" name="c" checked data-do="c" value="h">Hidden</label>
<label class="pl-choice"><input type="radio" name="c" data-do="c" value="o">Open</label>
<label class="pl-choice"><input type="checkbox" data-do="t">Tactical</label></div></fieldset>
<label class="pl-slider">Pace <input type="range" data-do="pace"></label>
<div class="pl-row"><button class="pl-button-main" data-do="a">Start</button>
<button class="pl-button" data-do="b">More</button>
<button class="pl-button-quiet" data-do="c">Cancel</button>
<button class="pl-button" disabled>Not now</button></div><p class="pl-note">A note.</p></div>
<div class="pl-table"><p class="pl-news">Bo took the 12. It is your turn.</p><div class="pl-row">
<div><strong>Averylongnamethatneverendsatallandgoesonandon</strong>
<p>11 12 30</p></div>
<div><strong>Ana</strong><p>11</p></div></div>
<div class="pl-row">
<button class="pl-button pl-button-main" data-do="move" data-value="take">Take the 22</button>
<button class="pl-button" data-do="move" data-value="pay">No thanks!</button>
<button class="pl-button-quiet" data-do="undo">Undo</button></div><p class="pl-note">22 cards.</p>
</div><details class="pl-details" open><summary>What would it cost?</summary><p>4.</p></details>
<p class="pl-right">Right.</p><p class="pl-wrong">Not yet.</p><p class="pl-hint">Look again.</p>
<div class="pl-sheet" tabindex="0" role="region" aria-label="Scores"><table>
<caption>Scores</caption>
<thead><tr><th>Name<th>Cards<th>Chips<th>Points<th>Reason</thead>
<tbody><tr><th>Ana<td>11-13<td>11<td>12<td>a_reason_that_is_far_too_long_for_a_phone</table></div>
<span class="pl-meter" role="img" aria-label="3 in 8"><span style="inline-size:37.5%"></span></span>
<div class="pl-curtain"><h2>Pass the device to Bo</h2>
<button class="pl-button-main" data-do="open">I am Bo</button></div></div>"""
