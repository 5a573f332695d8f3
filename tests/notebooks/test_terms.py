"""One word for one thing: in the lessons, their catalogues and the notes for teachers.

A word to be avoided stands here with the one to be taken; `meant` says where another sense of it
is meant and it may stay.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from catalogues import catalogue
from notebooks.build_notebooks import LESSONS, NOTEBOOKS
from notebooks.lessons import prose

DOCS = {"en": "teaching.md", "fr": "enseigner.md"}
SHARED = ("lesson", "lab")  # catalogues of all lessons


class Term(NamedTuple):
    """A word to take, and those that would be second words for the same thing."""

    take: str
    avoid: str
    meant: str = "^$"  # what may be said all the same


TERMS = {
    "en": [
        Term("run a cell", r"\b(execute|launch) (the|a) cell"),
        Term("summary", r"^## In short"),
        Term("conditional probability", r"conditioned (chance|probability)|chance under the cond"),
        Term("independent", r"chances may only be multiplied"),
        Term("put each one back", r"with putting back"),
        Term("repair", r"\bmend (it|this)\b"),
        Term("what is asked for is", r"\basked is\b"),
        Term("median", r"middle value"),
        Term("the true value", r"\bthe true one\b"),
        Term("prediction", r"\bforecast\b", r"of forecasts"),
        Term("measure a time", r"\btakes? (the |a )?times?\b", r"takes its time|take time to"),
    ],
    "fr": [
        Term("PAS", r"\bNOT\b"),
        Term("exécuter une cellule", r"(relance|lance)[rz]? (de nouveau )?(la|une) cellule"),
        Term("encadré", r"\ble cadre (au-dessous )?dit\b"),
        Term("En bref", r"^## Résumé|^## Les règles en résumé"),
        Term("trou de serrure", r"(?<!trou de )(?<!trous de )\bserrures?\b"),
        Term("toucher une carte", r"\btape[rz]?\b(?! \*\*Maj)|\btapée?s?\b"),
        Term("borne", r"\bbouts? (inférieur|supérieur)|[Dd]onnez les deux bouts"),
        Term("rééchantillonner", r"moyennes? retirées?|médianes? retirées?|retirer parmi"),
        Term("mesurer un temps", r"pren(d|dre|ait) (le|des|les) temps"),
        Term("la vraie valeur", r"\ble vrai\b(?! )|contient le vrai\b"),
        Term("une amie ou un ami", r"à une amie(?! ou)|^Une amie (?!ou)"),
        Term("À quoi vous attendez-vous", r"Qu’attendez-vous"),
        Term("probabilité", r"avec la chance|[Qq]uelle est la chance|la chance (de|d’|qu)"),
        Term("toute bonne méthode", r"[Tt]oute voie juste"),
        Term("importer", r"\b[Rr]apporter des réponses"),
        Term("déplacer le curseur", r"[Aa]vant de glisser"),
        Term("en nombre égal", r"aussi souvent et au hasard"),
        Term("annoncer", r"dés lancent"),
        Term("cartes parmi", r"`dealt` de `cards`|Combien des \d+ cartes"),
    ],
}


def texts(language: str) -> dict[str, str]:
    """All that people read: the prose, the sentences, the notes for teachers."""
    found = {
        f"{name}: {cell}": text for name in LESSONS for cell, text in prose(language, name).items()
    }
    for name, sentence in catalogue(language).items():
        if sentence.file in (*LESSONS.values(), *SHARED):
            found[name] = "\n".join(sentence.texts)
    notes = (NOTEBOOKS.parent / "docs" / DOCS[language]).read_text("utf-8")
    return found | {f"{DOCS[language]}:{at}": line for at, line in enumerate(notes.split("\n"), 1)}


@pytest.mark.parametrize("language", TERMS)
def test_one_word_for_one_thing(language):
    found = []
    for term in TERMS[language]:
        for where, text in texts(language).items():
            text = re.sub(term.meant, "", text)
            hit = re.search(term.avoid, text, flags=re.MULTILINE)
            found += [(where, hit.group(), f"better: {term.take}")] if hit else []
    assert found == []


@pytest.mark.parametrize("language", TERMS)
def test_the_list_finds_what_it_is_for(language):
    """A pattern that never matches anything guards nothing: each is tried on a sentence."""
    tried = {
        "en": """## In short
            Execute the cell; conditioned chance; Chances may only be multiplied; with putting back;
            Mend it; Asked is; the middle value; the true one; a forecast; it takes the time""",
        "fr": """## Résumé
            NOT NOT ; relancez la cellule ; le cadre dit ; une serrure ; taper ; le bout inférieur ;
            médianes retirées ; prend le temps ; contient le vrai ; à une amie ; Qu’attendez-vous ;
            la chance de ; toute voie juste ; Rapporter des réponses ; avant de glisser ;
            aussi souvent et au hasard ; les dés lancent ; Combien des 33 cartes""",
    }[language].replace("\n            ", " ")
    for term in TERMS[language]:
        assert re.search(term.avoid, tried, flags=re.IGNORECASE | re.MULTILINE), term.take


def test_conditional_probability_is_named_in_both_languages():
    named = {"en": "conditional probability", "fr": "probabilité conditionnelle"}
    for language, name in named.items():
        where = [key for key, text in texts(language).items() if name in text]
        assert len([key for key in where if key.startswith("03_")]) >= 1
        assert "runs-both-reveal" in where
        assert any(key.startswith(DOCS[language]) for key in where)
