"""The laws of the words: whatever there is to say can be said, in every language, to all."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from typing import TYPE_CHECKING, Any

from partylab import games
from partylab.laws.cases import eyes, finished
from partylab.laws.listening import every_language
from partylab.laws.report import LANGUAGE_NAMES
from partylab.match import human_names
from partylab.words import LANGUAGES, NOUN_FORMS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from partylab.game import News
    from partylab.laws.cases import Case
    from partylab.laws.report import Complain

ENDS = (".", "!", "?", "…", "»", "”")
OF_EACH_KIND = 4  # news of one kind that are said


def the_form_and_the_rules_in_short_can_be_said(case: Case, complain: Complain) -> None:
    """The game's name, what it is about, its options and their values, its rules, its helps."""
    game, board = case.rules(), case.board()
    for words in every_language(complain):
        for name in ("name", "about", "rules-1"):
            words(f"{case.game}-{name}")
        for option, allowed in game.choices.items():
            words(f"{case.game}-option-{option}")
            for value in allowed:
                if isinstance(value, str):
                    words(f"{case.game}-option-{option}-{value}")
        for help in board.helps:  # noqa: A001
            words(f"{case.game}-help-{help}")


def every_bot_has_a_name_and_a_character(case: Case, complain: Complain) -> None:
    """In every language: the kind, its character in a word and in a sentence, people's names."""
    for words in every_language(complain):
        taken: dict[str, str] = {}
        for bot in games.bots(case.game):
            for part in ("name", "word", "character"):
                words(f"{case.game}_bots-{bot}-{part}")
            for name in human_names(case.game, bot, words):
                if name in taken:
                    complain(f"{bot} and {taken[name]} are both called {name}")
                taken[name] = bot


def the_languages_have_the_same_sentences(case: Case, complain: Complain) -> None:
    """Each needs the same values, a noun in whatever form; what Fluent cannot read is a mistake."""
    catalogues = {code: _catalogue(case.game, code, complain) for code in LANGUAGES}
    for code, other in ((code, other) for code in LANGUAGES for other in LANGUAGES):
        spoken = LANGUAGE_NAMES[code]
        for name, values in catalogues[other].items():
            if name not in catalogues[code]:
                complain(f"{spoken} lacks the sentence {name}")
            elif catalogues[code][name] - values:
                more = ", ".join(sorted(catalogues[code][name] - values))
                complain(f"{spoken} needs ${more} in {name}, {LANGUAGE_NAMES[other]} does not")


def _catalogue(game: str, language: str, complain: Complain) -> dict[str, set[str]]:
    """Read a catalogue: its sentences, each with the values that it needs."""
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    path = games.folder(game) / "words" / f"{language}.ftl"
    if not path.is_file():
        complain(f"there is no file words/{language}.ftl")
        return {}
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Junk):
            complain(f"words/{language}.ftl cannot be read at {str(entry.content).strip()[:60]!r}")
        if isinstance(entry, ftl.Message):
            name = entry.id.name
            if name in found:
                complain(f"{name} stands twice in words/{language}.ftl")
            if name.split("-")[0].split("_")[0] != game:
                complain(f"{name} in words/{language}.ftl does not begin with {game}- or {game}_")
            found[name] = _values(entry)
    return found


def _values(entry: object) -> set[str]:
    from fluent.syntax.visitor import Visitor

    needed: set[str] = set()

    class Values(Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
            noun, _, form = node.id.name.rpartition("_")
            needed.add(noun if noun and form in NOUN_FORMS else node.id.name)

    Values().visit(entry)
    return needed


def every_sentence_that_the_code_names_exists(case: Case, complain: Complain) -> None:
    """News and refusals that no random game has met are found where they are written."""
    folder = games.folder(case.game)
    looks_like_one = re.compile(rf"{case.game}(_[a-z]+)?-[a-z0-9_]+(-[a-z0-9_]+)*")
    words = every_language(complain)
    for path in sorted(folder.rglob("*.py")):
        for text in _texts(path):
            if looks_like_one.fullmatch(text):
                for spoken in words:
                    if not spoken.has(text) and not any(other.has(text) for other in words):
                        complain(f"there is no sentence {text}, which {path.name} names")


def _texts(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def news_can_be_said_to_everybody(case: Case, complain: Complain) -> None:
    """Every kind of news of a game, from every seat and for an onlooker."""
    table = finished(case)
    kinds: dict[str, list[News]] = defaultdict(list)
    for moment in range(len(table.log) + 1):
        news = table.news_at(moment)
        if not news:
            complain("there are no news of a move: nobody is told what happened")
        for one in news:
            if len(kinds[one.what]) < OF_EACH_KIND:
                kinds[one.what].append(one)
    for words in every_language(complain):
        for one in (one for each in kinds.values() for one in each):
            for seat in eyes(case):
                said = words.tell_one(one, table.names, seat)
                if said != one.what and not said.endswith(ENDS):
                    complain(f"{one.what} is no whole sentence: {said!r}")


ONCE = (
    the_form_and_the_rules_in_short_can_be_said,
    every_bot_has_a_name_and_a_character,
    the_languages_have_the_same_sentences,
    every_sentence_that_the_code_names_exists,
)
ALWAYS = (news_can_be_said_to_everybody,)
