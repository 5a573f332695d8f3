"""No open bet can be peeked at: its answer stands nowhere in a lesson whose bets are all open.

Not in the prose, not in the code in sight, not in a panel, not on its paper.  What would tell each
answer is listed by hand, in both languages.
"""

from __future__ import annotations

import re

import pytest

from notebooks.build_notebooks import LANGUAGES
from notebooks.lessons import code, prose, run
from partylab.html import plain
from partylab_widgets.lesson.bet import Bet
from partylab_widgets.lessons.keyhole.bets import BETS
from partylab_widgets.stage import Stage

NAME = "06_geometry_of_sight.ipynb"
# Words that would give an answer away, wherever they stand.
TELLTALES = {
    "back": (
        r"no direction|both directions|can see you, you|back where",
        r"pas de sens|deux sens|peut vous voir",
    ),
    "rays": (
        r"at corners? only|to each corner|changes at|corner.{0,30}(exact|needed)|all corners",
        r"qu’aux coins|vers chaque coin|aux coins|tous les coins",
    ),
    "desk": (
        r"head of the medium|above the small|over the desk",
        r"tête du moyen|au-dessus du petit|par-dessus le bureau",
    ),
    "above": (r"never .hidden|look over the desk|all the same:", r"jamais « ?caché|dépassent"),
    "walk": (
        r"goes down|stay close behind|shadow ends|grows? for ever|becomes? lower\b(?! with)",
        r"descend|restez (tout )?près|prend fin|grandit toujours|devient(-elle)? plus basse \?",
    ),
    "tower": (
        r"goes up|may step back|grows? for ever|the more it hides",
        r"monte\b|on peut reculer|grandit toujours|plus il cache",
    ),
    "second": (
        r"second keyhole|eye’s image|as far (again|behind the glass\b(?! as the eye))"
        r"|reflect the eye",
        r"second trou|image de l’œil|d’autant|loin derrière le miroir\b(?! que l’œil)"
        r"|reflétez l’œil",
    ),
    "least": (
        r"no cell of this hall|near the walls|seen from \d",
        r"aucune case de cette salle|près des murs|vu de \d",
    ),
    "gallery": (
        r"try all pairs|doors? (is|are) open",
        r"toutes les paires|portes? (est|sont)? ?ouverte",
    ),
}
every_language = pytest.mark.parametrize("language", LANGUAGES)


def in_sight(language: str) -> dict[str, str]:
    """All that can be read while every bet is open, by cell."""
    _, shown = run("", language, NAME)
    texts = {**prose(language, NAME)}
    for cell, source in code(language, NAME).items():
        panel = shown[cell]
        drawn = f"{panel.drawing} {panel.picture()}" if isinstance(panel, Stage) else ""
        texts[cell] = f"{source}\n{plain(drawn)}"
    return texts


def choices_left_out(text: str, panel: object) -> str:
    """A bet's own choices stand in it: one of them is right, and none is marked."""
    if isinstance(panel, Bet):
        for choice in panel.choices:
            text = text.replace(panel._shown(choice), "")
    return text


def test_every_bet_has_its_telltales():
    assert set(TELLTALES) == set(BETS)
    _, shown = run("", "en", NAME)
    assert {panel.key for panel in shown.values() if isinstance(panel, Bet)} == set(BETS)


@every_language
@pytest.mark.parametrize("key", BETS)
def test_nothing_in_sight_tells_an_open_bet(language, key):
    _, shown = run("", language, NAME)
    pattern = TELLTALES[key][LANGUAGES.index(language)]
    for cell, text in in_sight(language).items():
        found = re.search(pattern, choices_left_out(text, shown.get(cell)), flags=re.IGNORECASE)
        assert not found, (cell, found)


@every_language
@pytest.mark.parametrize("key", BETS)
def test_the_telltales_would_find_what_the_reveal_says(language, key):
    """Else they would find nothing at all."""
    lesson = run("", language, NAME)[0]["lesson"]
    names = [f"{key}-reveal", "summary", "aha", "sun", "rays-beside", "gallery-told", "risk-told"]
    about = {"open": 2, "unseen": 0, "doors": 7, "of": 24, "size": "S", "column": 1, "row": 1}
    texts = [plain(lesson.say(name, all=1, best=1, **about)) for name in names]
    pattern = TELLTALES[key][LANGUAGES.index(language)]
    assert any(re.search(pattern, text, flags=re.IGNORECASE) for text in texts)


@every_language
def test_no_reveal_and_no_answer_to_a_choice_is_in_sight(language):
    lesson = run("", language, NAME)[0]["lesson"]
    texts = " ".join(in_sight(language).values())
    for key, bet in BETS.items():
        for part in (
            "reveal",
            *(f"said-{choice}" for choice in bet.choices),
            "said-low",
            "said-high",
        ):
            if lesson.has(f"{key}-{part}"):
                assert plain(lesson.say(f"{key}-{part}"))[:30] not in texts, (key, part)


@every_language
def test_no_number_in_sight_is_the_answer_to_a_bet_about_numbers(language):
    """Beside a sentence about the same thing; the cells' own numbers stand everywhere."""
    _, shown = run("", language, NAME)
    for cell, panel in shown.items():
        if isinstance(panel, Bet) and not panel.choices:
            asked = plain(panel.drawing)
            assert not re.search(rf"\b{BETS[panel.key].answer()}\b", asked), cell
