"""The tests of the laws: each mistake is found by the law that is meant, and by no other one.

A mistake is a sample game with one text in one of its files exchanged for another.
"""

from __future__ import annotations

import importlib
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

import samples
from partylab import laws

HOME = Path(samples.__file__).parent
THE_LANGUAGES = "the languages have the same sentences"
THE_FORM = "the form and the rules in short can be said"
A_TOUCH = "a touch gives a look a move or a sentence"
NONSENSE = "nonsense changes nothing"
BEGINS = "a coach speaks from the first moment to an end"
SOLD = "if view.lot and not any(view.points)"  # when the sample's coach speaks
MARKS = "marks are those that the stage knows"
STYLE = "a style is about one game"
ENDS = "a coach tells no secret and comes to an end"


@dataclass
class Mistake:
    game: str
    file: str
    right: str
    wrong: str
    laws: tuple[str, ...]
    told: str


def mistake(game, file, right, wrong, *found, told):
    return pytest.param(Mistake(game, file, right, wrong, found, told), id=f"{game}-{told}")


MISTAKES = [
    # Sentences
    mistake(
        "pebbles", "words/fr.ftl", "pebbles-rules-1 =", "# ", THE_FORM, THE_LANGUAGES,
        told="French lacks the sentence NAME-rules-1",
    ),
    mistake(
        "pebbles", "words/*.ftl", "pebbles-option-heap =", "# ", THE_FORM,
        told="English lacks the sentence NAME-option-heap",
    ),
    mistake(
        "pebbles", "words/fr.ftl", "pebbles-about = ", "pebbles-about = { $nobody } ",
        THE_FORM, THE_LANGUAGES, told="needs $nobody in NAME-about",
    ),
    mistake(
        "auction", "words/*.ftl", "auction_bots-eager-name =", "# ",
        "every bot has a name and a character", told="lacks the sentence NAME_bots-eager-name",
    ),
    mistake(
        "auction", "words/en.ftl", "Stella, Stan", "Stella, Ed",
        "every bot has a name and a character", told="eager and stingy are both called Ed",
    ),
    # Company
    mistake(
        "auction", "words/*.ftl", "auction-level-hard =", "# ",
        "levels are told in a sentence", told="lacks the sentence NAME-level-hard",
    ),
    mistake(
        "auction", "board.py", '"hard": ("eager", "stingy")', '"hard": ("keen", "stingy")',
        "levels are told in a sentence", "somebody sits at the table when nobody was asked",
        told="keen, of the level hard, is no bot",
    ),
    mistake(
        "auction", "board.py", "return {} if view.bidder is None", "return {} if view.seat is None",
        "what is said and felt is public", told="moods() depends on who looks",
    ),
    mistake(
        "auction", "board.py", 'return {bid["seat"]:', 'return {view.seat or 0:',
        "what is said and felt is public", told="says() depends on who looks",
    ),
    mistake(
        "auction", "board.py", '"worried"', '"greedy"',
        "what is said and felt is public", told="moods() gives 'greedy'",
    ),
    # The way in
    mistake(
        "auction", "tile.py", ', "crate")', ', "crate", "a crate")',
        "the picture of the tile can be drawn", told="is read aloud",
    ),
    mistake(
        "auction", "tile.py", 'fill="#c79a5b"/>', 'fill="#c79a5b">',
        "the picture of the tile can be drawn", told="the tile is not well-formed",
    ),
    mistake(
        "auction", "board.py", "most_people: ClassVar[int] = 4", "most_people: ClassVar[int] = 0",
        "somebody finds room at one screen", told="nobody could play",
    ),
    mistake(
        "garden", "words/*.ftl", "garden-outside =", "# ",
        "every sentence that the code names exists",
        told="no sentence NAME-outside, which rules.py names",
    ),
    mistake(
        "pebbles", "rules.py", ", left=after.heap", "", "news can be said to everybody",
        told="English cannot say",
    ),
    mistake(
        "pebbles", "words/en.ftl", "begins.", "begins", "news can be said to everybody",
        told="is no whole sentence",
    ),
    # Rules
    mistake(
        "pebbles", "rules.py", "state.heap - move", "state.heap",
        "a game ends with an outcome", told="no end after",
    ),
    mistake(
        "pebbles", "rules.py", "if move not in self.moves(state, seat)", "if move == 7",
        "turn moves and play agree",
        "an illegal move is refused with a sentence and changes nothing", told="is not offered",
    ),
    mistake(
        "auction", "rules.py", "len(state.hidden), *", "sum(state.hidden), *",
        "no view depends on a secret", told="is another one in a possible state",
    ),
    mistake(
        "riddle", "rules.py", 'News("riddle-chosen", seat=seat)',
        'News("riddle-chosen", seat=seat, kind=move.text)',
        "what is told stands in the view", told="tells seat",
    ),
    mistake(
        "garden", "rules.py", "{self.y} {self.turn}", "{self.x} {self.turn}",
        "the text of a move reads back", "save load and replay lead to the same game",
        "a match is drawn again after save undo and what if",
        told="gives Plant(",
    ),
    mistake(
        "auction", "__init__.py", 'import Auction, Shout, State', "import Auction, State",
        "repr rebuilds what a table holds", told="the package does not offer",
    ),
    # Pages
    mistake(
        "pebbles", "drawing.py", '"#5b6b73"', '"\\0"', "pages can be sent",
        told="which cannot be sent",
    ),
    mistake(
        "auction", "board.py", 'words("auction-bid-it", bid=bid)', '""',
        "every control has a label", told="says nothing",
    ),
    mistake(
        "auction", "board.py", '"<strong>{}</strong>", names[seat]',
        '"<strong>{}</strong>", Markup(names[seat])',
        "names are text never markup", told="taken for markup",
    ),
    mistake(
        "auction", "board.py", '"<strong>{}</strong>", names[seat]',
        '"<strong>{}</strong>", str(html("{}", names[seat]))',
        "names are text never markup", told="escaped twice",
    ),
    mistake(
        "auction", "board.py", 'data-key="purse-{}"', 'data-key="purse" data-n="{}"',
        "a data key stands once", told='data-key="purse" stands',
    ),
    mistake(
        "riddle", "board.py", "control, slot(NEWS)", "control, EMPTY",
        "every page has its place", told="no page has a place for what has happened",
    ),
    mistake(
        "garden", "board.py", 'slot("bed")', 'slot("bad")', "every page has its place",
        told="there is a place for bad, but no such page",
    ),
    mistake(
        "garden", "drawing.py", 'fill="#dfe8cf"', 'fill="url(https://x.example)"',
        "nothing on a page reaches the network", told="could run or load something",
    ),
    mistake(
        "riddle", "board.py", '"<p>{}</p>"', '"<p>{}"', "pages are well formed",
        told="is not well-formed",
    ),
    mistake(
        "riddle", "board.py", "class=\"pl-table\"", "id=\"table\"", "a data key stands once",
        told="has an id",
    ),
    mistake(
        "riddle", "drawing.py", 'view.hint or "?",', "id(view),", "pages hold no secret",
        "a match is drawn again after save undo and what if", told="hidden things are swapped",
    ),
    mistake(
        "riddle", "board.py", '"table": html(', '"main": html(',
        "every page has its place", told="cannot be called 'main'",
    ),
    mistake(
        "riddle", "drawing.py", "picture(400, 90, words(\"riddle-name\")", "picture(400, 90, \"\"",
        "the picture is well formed and described", told="has no <title>",
    ),
    mistake(
        "garden", "board.py", "return not self.game.open_bed", "return False",
        "one screen keeps the secrets of several", told="there is no curtain, but seat",
    ),
    mistake(
        "riddle", "board.py", "if says else EMPTY", "if view.left else EMPTY",
        "one screen keeps the secrets of several", told="shows behind the curtain",
    ),
    # Touches
    mistake(
        "garden", "board.py", "draft=self.game.parse(value))",
        "draft=self.game.parse(value)._replace(turn=__import__('time').perf_counter_ns() % 360))",
        A_TOUCH, told="gives something else the second time",
    ),
    mistake(
        "auction", "board.py", 'seat, _, bid = value.partition(" ")',
        'seat, _, bid = {"bid": value, GOING: ""}[name].partition(" ")', NONSENSE,
        told="raises KeyError instead of Rejected",
    ),
    mistake(
        "riddle", "board.py", "if view.chosen and view.hint is None", "if view.chosen",
        "whoever may move finds a move on the page", told="find no legal move on the page",
    ),
    mistake(
        "auction", "board.py", "patience, GOING", "patience, 'gone'",
        "what happens by itself is a touch like any other",
        "whoever may move finds a move on the page", told="when time is up",
    ),
    mistake(
        "garden", "board.py", "return replace(look, draft=None)\n\n    def stays",
        "return replace(look, draft=None if news[0] else None)\n\n    def stays",
        "what happens after news is a look", told="IndexError",
    ),
    mistake(
        "garden", "board.py", 'return words("garden-room"', 'return "" and words("garden-room"',
        "whoever plays is told that it is their turn", told="the help room says nothing",
    ),
    mistake(
        "garden", "board.py", "@dataclass(frozen=True)", "@dataclass(frozen=True, eq=False)",
        A_TOUCH, NONSENSE, "whoever may move finds a move on the page",
        told="looks that differ are equal",
    ),
    # Personal bests
    mistake(
        "auction", "words/*.ftl", "auction-record-spent =", "# ",
        "a personal best can be said", told="lacks the sentence NAME-record-spent",
    ),
    mistake(
        "auction", "board.py", '"spent": min(spent)', '"spent": -1 - min(spent)',
        "a personal best can be said", told="not a whole number from 0 on",
    ),
    # The coach
    mistake(
        "auction", "board.py", "coached_deal: ClassVar[int] = 3", "coached_deal = None",
        BEGINS, told="a coach speaks, but there is no coached_deal",
    ),
    mistake(
        "auction", "board.py", SOLD, "if True",
        BEGINS, ENDS, told="the coach still speaks when the game is over",
    ),
    mistake(
        "auction", "board.py", SOLD, "if not view.bid and view.lot",
        BEGINS, ENDS, told="the coach speaks again after having nothing more to say",
    ),
    mistake(
        "auction", "board.py", 'words("auction-coach", lot=view.lot)', '"Bid! " * 40',
        BEGINS, ENDS, told="the coach says 200 characters at once",
    ),
    mistake(
        "riddle", "board.py", "    def draw(", "    coached_deal = 1\n\n    def draw(",
        BEGINS, told="no coach who begins to speak",
    ),
    # Marks and styles
    mistake(
        "garden", "board.py", 'button("drop", words("garden-put-back")',
        'button("drop", words("garden-put-back"), data_sound="rose"',
        MARKS, told="is none of chip, card",
    ),
    mistake(
        "garden", "board.py", 'button("drop", words("garden-put-back")',
        'button("drop", words("garden-put-back"), data_hotkey="P"',
        MARKS, told="the key P is never heard",
    ),
    mistake(
        "auction", "board.css", '[data-game="auction"] {', ".pl-button {",
        STYLE, told="in board.css, .pl-button is about every game",
    ),
    mistake(
        "auction", "board.css", "#ffffff; }", "#ffffff;",
        STYLE, told="opens more brackets than it shuts",
    ),
    mistake(
        "auction", "icon.svg", "0 0 8 8", "0 0 8 9",
        "the icon is one picture", told="icon.svg is no square",
    ),
    mistake(
        "auction", "icon.svg", "<rect", '<image href="https://x"/><rect',
        "the icon is one picture", told="could run or load something",
    ),
    # Bots
    mistake(
        "auction", "bots.py", "// 4", "// view.bid", "every bot plays a whole game",
        "bots know every option", "the advice of bots can be said", told="ZeroDivisionError",
    ),
]  # fmt: skip


def broken_copy(folder, mistake, name):
    """Copy a sample under another name, with one mistake."""
    home = folder / name
    shutil.copytree(HOME / mistake.game, home, ignore=shutil.ignore_patterns("__pycache__"))
    for path in home.glob(mistake.file):
        text = path.read_text(encoding="utf-8")
        assert mistake.right in text, "the mistake cannot be made any more"
        path.write_text(text.replace(mistake.right, mistake.wrong), encoding="utf-8")
    for path in (path for path in home.rglob("*") if path.is_file()):
        text = path.read_text(encoding="utf-8").replace(f"samples.{mistake.game}", name)
        for end in ("-", "_bots", '"'):
            text = text.replace(f"{mistake.game}{end}", f"{name}{end}")
        path.write_text(text, encoding="utf-8")
    return getattr(importlib.import_module(name), mistake.game.title())


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found_by_its_law(mistake, tmp_path, monkeypatch):
    name = f"{mistake.game}{MISTAKES.index(next(it for it in MISTAKES if it.values[0] is mistake))}"
    monkeypatch.syspath_prepend(tmp_path)
    report = laws.check(broken_copy(tmp_path, mistake, name)())
    assert {broken.law for broken in report.broken} == set(mistake.laws), f"\n{report}"
    assert mistake.told.replace("NAME", name) in str(report)


def test_a_game_without_a_drawing_is_told_so_and_its_rules_are_played(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    made = broken_copy(tmp_path, Mistake("pebbles", "*.none", "", "", (), ""), "pebblesalone")
    (tmp_path / "pebblesalone" / "drawing.py").unlink()
    report = laws.check(made)
    told = [broken.what for broken in report.broken]
    assert told == [
        "drawing.py has no draw(view, words, names)",
        "drawing.py has no text(view, words, names)",
    ]
    assert not report
    assert "✗ a game has a folder with all that belongs to it" in str(report)
