"""Every sentence stands in a catalogue, in both languages, is used, and is well written."""

from __future__ import annotations

import ast
import re
import subprocess
import sys

import pytest

import catalogues
from catalogues import PREFIXES, ROOT, catalogue, trees
from partylab import News, Rejected, Words, games
from partylab.words import LANGUAGES, NOUN_FORMS, default_language

# What says a sentence by its name, given first.
SPEAKERS = {"words", "Words", "says", "Rejected", "News"}
# What `Words.tell` works out from the seats of news.
FROM_SEATS = {"seat": {"name", "who"}, "seats": {"names", "count", "others", "crowd", "who"}}
# Lessons name their sentences by parts ("runs" + "score" + "hint"): a part in the code will do.
LESSONS = ("keyhole", "league", "negation", "recall", "reflex", "runs", "welcome")
# Calls whose texts are for people who read logs or write code, not for players.
FOR_DEVELOPERS = {"exception", "error", "warning", "info", "debug", "compile", "complain"}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def callee(node: ast.Call) -> str:
    """The name of what is called: `words(…)`, `self.words(…)`, `Words("en")(…)`."""
    function = node.func.func if isinstance(node.func, ast.Call) else node.func
    return getattr(function, "attr", getattr(function, "id", ""))


def spoken() -> list[tuple[str, str, ast.Call]]:
    """Every call that says a sentence by its literal name: where, the name, the call."""
    return [
        (f"{file}:{node.lineno}", node.args[0].value, node)
        for file, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and callee(node) in SPEAKERS
        if node.args and isinstance(node.args[0], ast.Constant)
        if isinstance(node.args[0].value, str) and node.args[0].value not in LANGUAGES
    ]


# Complete


def test_both_languages_have_the_same_sentences_in_the_same_files():
    english, french = catalogue("en"), catalogue("fr")
    assert sorted(english) == sorted(french)
    assert {name: it.file for name, it in english.items()} == {
        name: it.file for name, it in french.items()
    }


def test_both_languages_need_the_same_variables():
    """A noun in whatever form: each language takes those that it needs."""
    forms = re.compile(rf"(?<=.)_({'|'.join(NOUN_FORMS)})$")
    needed = [
        {name: {forms.sub("", it) for it in said.variables} for name, said in words.items()}
        for words in map(catalogue, LANGUAGES)
    ]
    assert all(other == needed[0] for other in needed)


def test_a_sentence_stands_in_the_file_of_its_prefix():
    misplaced = [
        name for name, it in catalogue("en").items() if name.split("-")[0].split("_")[0] != it.file
    ]
    assert misplaced == []


def test_every_sentence_that_code_says_exists():
    assert len(spoken()) > 50
    missing = [(where, name) for where, name, _ in spoken() if name not in catalogue("en")]
    assert missing == []


def test_every_name_of_a_sentence_in_the_engine_exists():
    """Names also stand in tables and in outcomes, not only where they are said."""
    looks_like_one = re.compile(rf"({'|'.join(PREFIXES)})(_[a-z]+)?-[a-z0-9_]+(-[a-z0-9_]+)*")
    missing = [
        (file, literal.value)
        for file, tree in trees().items()
        if file.startswith("partylab")
        for literal in catalogues.literals(tree)
        if looks_like_one.fullmatch(literal.value) and literal.value not in catalogue("en")
    ]
    assert missing == []


def test_every_sentence_gets_the_values_that_it_needs():
    lacking = []
    for where, name, call in spoken():
        given = {keyword.arg for keyword in call.keywords}
        if name not in catalogue("en") or None in given or callee(call) == "says":
            continue
        if callee(call) == "News":
            for seats, made in FROM_SEATS.items():
                given |= made if seats in given else set()
            given |= {f"{value}_{form}" for value in given for form in ("who", *NOUN_FORMS)}
        missing = catalogue("en")[name].variables - given
        if missing:
            lacking.append((where, name, missing))
    assert lacking == []


def test_no_sentence_is_left_over():
    said = {literal.value for tree in trees().values() for literal in catalogues.literals(tree)}
    built = [pattern for tree in trees().values() for pattern in catalogues.built_names(tree)]

    def used(name: str) -> bool:
        prefix, *parts = name.split("-")
        if prefix in LESSONS and said & {
            "-".join(parts[start:end])
            for start in range(len(parts))
            for end in range(start + 1, len(parts) + 1)
        }:
            return True
        return name in said or any(pattern.fullmatch(name) for pattern in built)

    assert [name for name in catalogue("en") if not used(name)] == []


# Nowhere else


def reads_like_a_sentence(text: str) -> bool:
    """Three words in a row, once tags and attributes are taken away."""
    text = re.sub(r"<[^>]*>|<[^>]*$|^[^<>]*=\"[^\"]*\">", " ", text)
    return bool(re.search(r"[A-Za-zÀ-ÿ’']{2,} [a-zà-ÿ’']{2,} [a-zà-ÿ’']{2,}", text))


def test_the_detector_of_sentences_works():
    assert reads_like_a_sentence("It is your turn.")
    assert reads_like_a_sentence("<p>Vous prenez la carte</p>")
    assert not reads_like_a_sentence('<div class="one two three">')
    assert not reads_like_a_sentence("system-ui, sans-serif")


def test_no_sentence_for_people_stands_in_python():
    """Docstrings, mistakes of programmers, logs and the help of traits are for developers."""
    found = []
    for file, tree in trees().items():
        if file.startswith("cell"):
            continue
        exempt: set[ast.AST] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                if callee(node).endswith("Error") or callee(node) in FOR_DEVELOPERS:
                    exempt.update(ast.walk(node))
                for keyword in node.keywords:
                    if keyword.arg == "help":
                        exempt.update(ast.walk(keyword))
        for literal in catalogues.literals(tree):
            is_code = "\ndef " in literal.value
            if literal not in exempt and not is_code and reads_like_a_sentence(literal.value):
                found.append((file, literal.lineno, literal.value[:60]))
    assert found == []


def test_no_sentence_for_people_stands_in_javascript():
    """What stands in `words(…)` are names of elements and attributes, not words for people."""
    names = r"words\(`[^`]*`\)"
    comments = re.compile(rf"/\*.*?\*/|^\s*//.*?$|\s//\s.*?$|{names}", re.DOTALL | re.MULTILINE)
    found = [
        (path.name, text)
        for path in sorted((ROOT / "widgets").rglob("*.js"))
        for text in re.findall(
            r"\"[^\"\n]*\"|'[^'\n]*'|`[^`]*`", comments.sub("", path.read_text())
        )
        if reads_like_a_sentence(text[1:-1])
    ]
    assert found == []


# Well written


def prose(language: str) -> list[tuple[str, str]]:
    """Every text of a language, without the code in it."""
    return [
        (name, re.sub(r"`[^`]*`|\[[^\]]*\]|https?://\S+", "X", text))
        for name, sentence in catalogue(language).items()
        for text in sentence.texts
    ]


@pytest.mark.parametrize(
    ("rule", "pattern"),
    [
        ("a narrow no-break space before ; ! ?", r"(?<![\u202f!?])[;!?]"),
        ("a no-break space before :", r"(?<!\u00a0):"),
        ("a no-break space inside « »", r"«(?!\u00a0)|(?<!\u00a0)»"),
        ("a no-break space before %", r"(?<![\u00a0\u202f])%"),
        ("a typographic apostrophe", r"\w'\w"),
        ("one character for an ellipsis", r"\.\.\."),
        ("no space before , or .", r"\s[,.](?!\d)"),
        ("no double space", r"^(?![\s\S]*\n).*[^\W_]  [^\W_]"),
    ],
)
def test_french_typography(rule, pattern):
    assert [(name, text) for name, text in prose("fr") if re.search(pattern, text)] == []


@pytest.mark.parametrize(
    ("rule", "pattern"),
    [
        ("no space before punctuation", r"\s[;:!?,.](?!\w)"),
        ("a typographic apostrophe", r"\w'\w"),
        ("one character for an ellipsis", r"\.\.\."),
        ("English quotation marks", r"[«»]"),
        ("no double space", r"^(?![\s\S]*\n).*[^\W_]  [^\W_]"),
    ],
)
def test_english_typography(rule, pattern):
    assert [(name, text) for name, text in prose("en") if re.search(pattern, text)] == []


@every_language
def test_every_sentence_can_be_said(language):
    """Whatever number a value is, Fluent finds a form; nothing is left in braces."""
    for name, sentence in catalogue(language).items():
        if sentence.file == "hat" and "hat" not in games.GAMES:
            continue  # its words are found once it is listed
        for number in (0, 1, 2, 5, 21):
            said = Words(language)(name, **dict.fromkeys(sentence.variables, number))
            assert said.strip()
            assert "{" not in said.replace("{'", "").replace('{"', "")


# Words


def test_a_sentence_that_is_missing_or_lacks_a_value_is_a_mistake():
    with pytest.raises(KeyError, match="no sentence 'table-nonsense'"):
        Words("en")("table-nonsense")
    with pytest.raises(KeyError, match="no sentence 'nonsense'"):
        Words("en")("nonsense")
    with pytest.raises(KeyError, match="name"):
        Words("en")("table-name-twice")


@pytest.mark.parametrize("language", ["de", "", "EN", 5, [], "english"])
def test_an_unknown_language_is_refused(language):
    with pytest.raises(Rejected) as refused:
        Words(language)
    assert refused.value.reason == "table-unknown-language"


def test_names_and_values_are_said_as_they_are():
    """Placeables are no way in: what a player is called is never read as Fluent."""
    name = '{ $card } { "x" } <b>'
    said = Words("en").tell_one(News("nothanks-turned", seat=0, card=8), [name])
    assert said.startswith(name)


def test_news_speak_to_you_and_of_others():
    news = [News("nothanks-took", seat=1, card=12, chips=1)]
    assert Words("en").tell(news, ["Ana", "Bo"], me=1).startswith("You take")
    assert Words("en").tell(news, ["Ana", "Bo"], me=0).startswith("Bo takes")
    assert Words("fr").tell(news, ["Ana", "Bo"], me=1).startswith("Vous prenez")
    assert Words("fr").tell(news, ["Ana", "Bo"]).startswith("Bo prend")


def test_lists_of_names():
    assert [Words("en").join(["A", "B", "C"][:n]) for n in range(4)] == [
        "",
        "A",
        "A and B",
        "A, B and C",
    ]
    assert Words("fr").join(["A", "B", "C"]) == "A, B et C"


@pytest.mark.parametrize(
    ("environment", "folder", "language"),
    [
        ({}, "somewhere", "en"),
        ({"LANG": "fr_FR.UTF-8"}, "somewhere", "fr"),
        ({"LANG": "de_DE.UTF-8"}, "somewhere", "en"),
        ({"LANG": "C"}, "notebooks/fr", "fr"),
        ({"LANG": "fr_FR.UTF-8"}, "notebooks/en", "en"),
        ({"LANG": "fr_CA"}, "fr", "fr"),
        ({"LANG": "en_GB"}, "fr", "en"),
        ({"PARTYLAB_LANGUAGE": "fr", "LANG": "en_GB"}, "notebooks/en", "fr"),
        ({"PARTYLAB_LANGUAGE": "nonsense", "LANG": "fr_BE"}, "x", "fr"),
        ({"LC_ALL": "fr_FR", "LANG": "en_US"}, "x", "fr"),
    ],
)
def test_the_surroundings_choose_the_language(monkeypatch, tmp_path, environment, folder, language):
    for name in ("PARTYLAB_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    place = tmp_path / folder
    place.mkdir(parents=True)
    monkeypatch.chdir(place)
    assert default_language() == language
    assert Words().language == language


def test_a_file_is_read_only_when_it_is_needed():
    """A player's kernel does not read the words of lessons and tournaments."""
    script = (
        "from partylab import words\n"
        "read = []\n"
        "old = words.Path.read_text\n"
        "words.Path.read_text = lambda path, **how: read.append(path.stem) or old(path, **how)\n"
        "words.Words('fr')('table-and', most='A', last='B')\n"
        "print(read)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "['table']"


def test_every_catalogue_is_an_ftl_file_of_a_known_language():
    found = {path for folder in catalogues.CODE for path in folder.rglob("*.ftl")}
    assert found == {path for language in LANGUAGES for path in catalogues.files(language).values()}
