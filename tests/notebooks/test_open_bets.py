"""No open bet can be peeked at: its answer stands nowhere in a lesson whose bets are all open.

Not in the prose, not in the code in sight, not in a panel, not on its paper.  What would tell each
answer is listed by hand, in both languages.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from notebooks.build_notebooks import LANGUAGES
from notebooks.lessons import code, prose, run
from partylab.html import plain
from partylab_widgets.lesson.bet import Bet, spelt
from partylab_widgets.lesson.panel import Panel
from partylab_widgets.lessons.keyhole.bets import BETS as KEYHOLE
from partylab_widgets.lessons.league.bets import BETS as LEAGUE
from partylab_widgets.lessons.negation.bets import BETS as NEGATION
from partylab_widgets.lessons.recall.bets import BETS as RECALL
from partylab_widgets.lessons.reflex.bets import BETS as REFLEX
from partylab_widgets.lessons.runs.bets import BETS as RUNS
from partylab_widgets.lessons.welcome.bets import BETS as WELCOME
from partylab_widgets.stage import Stage

BETS = {
    "00_welcome.ipynb": WELCOME,
    "01_logic_of_not.ipynb": NEGATION,
    "02_reaction_lab.ipynb": REFLEX,
    "03_runs_and_probability.ipynb": RUNS,
    "04_strategy_tournament.ipynb": LEAGUE,
    "05_memory_and_bluff.ipynb": RECALL,
    "06_geometry_of_sight.ipynb": KEYHOLE,
}
# Words that would give an answer away, wherever they stand.
TELLTALES = {
    "00_welcome.ipynb": {
        "nots": (
            r"three NOTs (are|mean)|as good as one|cancel|odd or even|except the left",
            r"trois (PAS )?(valent|disent)|s’annulent|pair ou impair|parité|sauf celle de gauche",
        ),
        "deal": (
            r"7[.,]27|80/11|lesson 03 opens",
            r"7[.,]27|80/11|leçon 03 rouvrira",
        ),
        "gifts": (r"nobody but you could", r"vous seul pouviez"),
        "mirror": (
            r"second keyhole|see it in the mirror|three places",
            r"deuxième trou|voit dans le miroir|trois places",
        ),
    },
    "01_logic_of_not.ipynb": {
        "or": (
            r"two cards, or|the red one, because|one of the two criteria is enough|union:? two",
            r"deux cartes, ou|la rouge, parce|un seul des deux critères suffit",
        ),
        "not": (
            r"except the left|complement\*\*|is not right\b|swaps in and out|three cards",
            r"sauf celle de gauche|complémentaire\*\*|n’est pas droite|échange dedans|trois cartes",
        ),
        "liar-bet": (
            r"odd or even|\beven\b|twice brings|two pairs",
            r"parité|pair ou l’impair|ramènent au départ|deux paires",
        ),
        "scope": (
            r"they differ|tempting|has to fail\. Only|another command",
            r"elles diffèrent|tentation|serait un autre ordre",
        ),
        "morgan": (
            r"change places|neither . nor”?\.|not red either|not up and not red|= not \(",
            r"échangent leurs places|pas rouge non plus|ou devient et|pas haut et pas rouge"
            r"|= pas \(",
        ),
        "many": (
            r"sixteen|\b16\b|2ⁿ|2 · 2|in or out",
            r"seize|\b16\b|2ⁿ|2 · 2|dedans ou dehors",
        ),
        "void": (
            r"only 8|eight meanings|only three cards|outside it",
            r"et 8 seulement|huit sens|trois cartes seulement|est dehors",
        ),
        "always": (
            r"tautology|both red and blue|allow every portal",
            r"tautologie|rouge et bleu à la fois|permettent tous les portails",
        ),
    },
    "02_reaction_lab.ipynb": {
        "published": (
            r"about 150|\b150 ms|can cost a brain",
            r"environ 150|\b150 ms|peut coûter du temps",
        ),
        "sneeze": (
            r"medians forgive|the mean moves|so we take medians|takes every millisecond"
            r"|in place of .?fmean",
            r"médiane pardonne|la moyenne bouge|prenons donc des médianes|chaque milliseconde"
            r"|à la place de .?fmean",
        ),
        "four": (
            r"half (as wide|the width)|four times the (work|trials|blocks)|square root",
            r"deux fois plus étroit|moitié de la largeur|racine carrée",
        ),
        "zero": (
            r"not shown|shown not to be|nothing is decided|so is 150",
            r"pas montré|montré que non|rien n’est donc décidé|150 aussi",
        ),
        "order": (
            r"twice 40|two blocks apart|wrong answer|\b80 ms",
            r"deux fois 40|deux blocs de distance|réponse fausse|\b80 ms",
        ),
    },
    "03_runs_and_probability.ipynb": {
        "pair": (
            r"costs −1|lower(s|\*\*)? your|cheaper|now the \d+ counts|point dearer|is −1",
            r"coûte −1|baisser|moins chère|maintenant le \d+ qui compte|vaut −1",
        ),
        "join": (
            r"−15|15 stops counting|joins two runs|gain minus",
            r"−15|15 ne compte plus|relie deux suites|l’ajout moins",
        ),
        "wait": (
            r"= −2|could wait|assumption fails",
            r"= −2|pouviez attendre|hypothèse est fausse",
        ),
        "one": (
            r"8/11|24/33|72[.,]7|\b73 ?%|0[.,]727|places in the deck",
            r"8/11|24/33|72[.,]7|\b73\s?%|0[.,]727|places dans la pioche",
        ),
        "both": (
            r"23/32|as if independent|cards are not|here it fails|0[.,]52",
            r"23/32|comme si elles|ne le sont pas|ici elle est fausse|0[.,]52",
        ),
        "half": (
            r"33 − n|after 15|24 − |- len\(seen\)",
            r"33 − n|après 15|24 − |- len\(seen\)",
        ),
        "average": (
            r"80/11|7[.,]2\d|31 ?%|exact mean number of runs:",
            r"80/11|7[.,]2\d|31\s?%|nombre moyen exact de suites\s?:",
        ),
        "terms": (
            r"32 ·|33 small|each of them has a lower|only the 3|33 chances",
            r"32 ·|33 petites|chacune a une voisine|seul le 3",
        ),
    },
    "04_strategy_tournament.ipynb": {
        "enough": (
            r"2,000 deals|6,000 games|thousands of games|dozen games",
            r"2.000 donnes|6.000 parties|milliers de parties|douzaine de parties",
        ),
        "invader": (
            r"nine games in ten|limit of 4 (wins|is best)|90%|answer is 4|little less pat",
            r"neuf parties sur dix|limite de 4 (gagne|redevient)|90\s%|réponse est 4|moins de pat",
        ),
        "race": (
            r"all begins anew|round for ever|0, 4, 8|12, and then|patience (pays|wins)|in a circle",
            r"tout recommence|tourne sans fin|0, 4, 8|12, puis|la patience (paie|gagne)|en cercle",
        ),
        "five": (
            r"climbs to 8|stays there|Here it has settled|settles where|with more players",
            r"monte à 8|(?<!n’)y reste|Ici, c’est stable|se fixe là où|avec plus de joueurs",
        ),
        "price": (
            r"worse off\b(?! :)|not what is best for all|has helped nobody",
            r"y perdre|pas le mieux pour tous|aidé personne",
        ),
        "cycle": (
            r"seven duels|in a circle|rock, paper|no single number|all the same:",
            r"sept duels|en cercle|pierre, feuille|aucun nombre|malgré tout",
        ),
        "evolve": (
            r"It goes round|thrives|never comes to rest|follows upon whom",
            r"Cela tourne\.|prospère|ne se repose jamais|succède à qui",
        ),
    },
    "05_memory_and_bluff.ipynb": {
        "half": (
            r"after 6 passes|still 51|6 passes 45|quick at the beginning|leaks 10 ?%",
            r"après 6 passes|encore 51|6 passes 45|aller vite au début|perd 10\s?%",
        ),
        "claim": (r"\b94 ?%|less and less doubt|2\.5 ?%", r"\b94\s?%|2,5\s?%"),
        "doubt": (
            r"below 1/|1/6|swallow|politely|fifth only|more patient|: accept\b|8 \(13",
            r"au-dessous de 1/|1/6|avaler|poliment|que d’un cinquième|plus patient|: acceptez",
        ),
        "carry": (
            r"until it is your turn|7/17|41%|never free|doubt much sooner|sooner one refuses",
            r"jusqu’à ce que ce soit|7/17|41\s%|jamais été gratuit|bien plus tôt",
        ),
        "style": (
            r"\b81 ?%|doubts win|forgetting is enough|Doubting alone",
            r"\b81\s?%|doutes gagnent|oublier suffit|Douter seulement",
        ),
        "lie": (r"\b40 ?%|0\.4 ×|1/\(c \+ 2\)", r"\b40\s?%|0,4 ×|1/\(c \+ 2\)"),
        "elephant": (
            r"still 40|reckons as before|nothing has changed|lying stops",
            r"toujours 40|compte comme avant|rien n’a changé|disparaît pour de bon",
        ),
    },
    "06_geometry_of_sight.ipynb": {
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
    },
}
CASES = [(name, key) for name, bets in BETS.items() for key in bets]
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_name = pytest.mark.parametrize("name", BETS)
every_bet = pytest.mark.parametrize(("name", "key"), CASES)
# What may tell an answer once the bets are over, with any values.
TOLD = {
    "00_welcome.ipynb": ("summary",),
    "01_logic_of_not.ipynb": ("worked", "complement", "swaps", "de-morgan", "sets", "summary"),
    "02_reaction_lab.ipynb": ("medians", "aha", "summary"),
    "03_runs_and_probability.ipynb": ("price", "places", "after", "sum", "aha", "summary"),
    "04_strategy_tournament.ipynb": ("harm", "aha", "summary", "misjudged", "watch", "follow"),
    "05_memory_and_bluff.ipynb": ("rule", "carried", "aha", "summary", "mixing", "race"),
    "06_geometry_of_sight.ipynb": (
        "summary", "aha", "sun", "rays-beside", "gallery-told", "risk-told",
    ),
}  # fmt: skip
ABOUT = {
    "low": 51, "high": 55, "winner": "A", "one": "A", "other": "B", "share": 1, "margin": 1,
    "open": 2, "unseen": 0, "doors": 7, "of": 24, "size": "S", "column": 1, "row": 1, "all": 1,
    "count": 16, "exact": "80/11", "best": 1, "limit": "1/N", "rate": "1/(c + 2)",
}  # fmt: skip


@cache
def in_sight(language: str, name: str) -> dict[str, str]:
    """All that can be read while every bet is open, by cell."""
    _, shown = run("", language, name)
    texts = {**prose(language, name)}
    for cell, source in code(language, name).items():
        panel = shown[cell]
        drawn = f"{panel.drawing} {panel.picture()}" if isinstance(panel, Stage) else ""
        if isinstance(panel, Panel) and not panel.later:  # on the first sheet of the worksheet
            drawn += str(panel.paper())
        texts[cell] = f"{source}\n{plain(drawn)}"
    return texts


def choices_left_out(text: str, panel: object) -> str:
    """A bet's own choices stand in it: one of them is right, and none is marked."""
    if isinstance(panel, Bet):
        for choice in panel.choices:
            text = text.replace(panel.shown(choice), "")
    return text


@every_name
def test_every_bet_has_its_telltales(name):
    assert set(TELLTALES[name]) == set(BETS[name])
    _, shown = run("", "en", name)
    assert {panel.key for panel in shown.values() if isinstance(panel, Bet)} == set(BETS[name])


@every_language
@every_bet
def test_nothing_in_sight_tells_an_open_bet(language, name, key):
    _, shown = run("", language, name)
    pattern = TELLTALES[name][key][LANGUAGES.index(language)]
    for cell, text in in_sight(language, name).items():
        found = re.search(pattern, choices_left_out(text, shown.get(cell)), flags=re.IGNORECASE)
        assert not found, (cell, found)


@every_language
@every_bet
def test_the_telltales_would_find_what_the_reveal_says(language, name, key):
    """Else they would find nothing at all."""
    lesson = run("", language, name)[0]["lesson"]
    texts = [plain(lesson.say(told, **ABOUT)) for told in (f"{key}-reveal", *TOLD[name])]
    pattern = TELLTALES[name][key][LANGUAGES.index(language)]
    assert any(re.search(pattern, text, flags=re.IGNORECASE) for text in texts)


@every_language
@every_name
def test_no_reveal_and_no_answer_to_a_choice_is_in_sight(language, name):
    lesson = run("", language, name)[0]["lesson"]
    texts = " ".join(in_sight(language, name).values())
    for key, bet in BETS[name].items():
        for said in said_of(key, bet.choices):
            if lesson.has(said):
                assert plain(lesson.say(said))[:30] not in texts, said


@every_language
@every_name
def test_what_is_said_of_one_bet_tells_none_that_is_still_to_come(language, name):
    lesson = run("", language, name)[0]["lesson"]
    at, keys = LANGUAGES.index(language), list(BETS[name])
    for later, key in enumerate(keys):
        for before in keys[:later]:
            for said in said_of(before, BETS[name][before].choices):
                if lesson.has(said) and (said, key) not in BY_CHANCE:
                    text = plain(lesson.say(said, **ABOUT))
                    assert not re.search(TELLTALES[name][key][at], text, re.IGNORECASE), said


# The same word about something else: a string that goes down, 40 % of another whole.
BY_CHANCE = {("desk-reveal", "walk"), ("claim-reveal", "lie")}


def said_of(key: str, choices: tuple[str, ...]) -> list[str]:
    """The names of all that may be said once a bet is over."""
    parts = ("reveal", "said-low", "said-high", *(f"said-{spelt(each)}" for each in choices))
    return [f"{key}-{part}" for part in parts]


@every_name
def test_no_cell_holds_or_computes_an_answer(name):
    """Bets stand in the lesson's own module; no code in sight asks with an answer in its hand."""
    for cell, source in code("en", name).items():
        assert not re.search(r"\banswer\s*=|\.predict\(", source), cell


@every_language
@every_name
def test_every_wrong_choice_has_its_own_answer(language, name):
    lesson = run("", language, name)[0]["lesson"]
    for key, bet in BETS[name].items():
        right = str(bet.answer()) if bet.answer else None
        choices = bet.choices if bet.answer else ()
        wrong = [f"said-{spelt(each)}" for each in choices if each != right]
        for part in wrong or ("said-low", "said-high"):
            assert lesson.has(f"{key}-{part}"), (key, part)
        said = [str(lesson.say(f"{key}-{part}")) for part in wrong]
        assert len(set(said)) == len(said), key


@every_language
@every_name
def test_no_number_in_sight_is_the_answer_to_a_bet_about_numbers(language, name):
    """Beside a sentence about the same thing; the cells' own numbers stand everywhere."""
    _, shown = run("", language, name)
    for cell, panel in shown.items():
        if isinstance(panel, Bet) and not panel.choices and panel.answer:
            asked = plain(panel.drawing)
            assert not re.search(rf"\b{panel.found()}\b", asked), cell
