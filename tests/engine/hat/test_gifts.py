"""The 110 gifts in both languages; what people type for them; packs of one's own."""

from __future__ import annotations

import copy
import pickle
import re

import pytest

from partylab import Rejected, Table, Words, games
from partylab.game import News
from partylab.hat import GIFTS, Hat, Named, Pack, gifts, naming
from partylab.hat.packs import ARTICLES, CLASSIC

LANGUAGES = ("en", "fr")
every_language = pytest.mark.parametrize("language", LANGUAGES)

GIFT = """
[[gift]]
id = "{id}"
en = {{ article = "a", name = "{id}" }}
fr = {{ article = "une", name = "{id} fr" }}
"""
SEA = ("boat", "shell", "crab", "whale", "shark", "pearl", "gull", "wave", "sail", "reef", "seal")


@pytest.fixture
def sea(tmp_path):
    """A file of a pack, before and after whatever is done to it."""

    def write(*changes: tuple[str, str], names=SEA, more: str = ""):
        text = more + "".join(GIFT.format(id=name) for name in names)
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        path = tmp_path / "sea.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.fixture
def house():
    """The house, which forgets the packs of a test."""
    before = dict(gifts.PACKS)
    yield gifts
    gifts.PACKS.clear()
    gifts.PACKS.update(before)
    gifts._meant.cache_clear()


# The classic pack


def test_there_are_110_gifts_with_those_of_the_book():
    assert len(GIFTS) == 110
    assert {"piano", "guitar", "muffin", "hat", "broccoli", "book"} <= set(GIFTS)
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", gift) for gift in GIFTS)
    assert (next(iter(GIFTS)), list(GIFTS)[-1]) == ("gramophone", "mouse")


@every_language
def test_every_gift_has_name_article_number_and_gender(language):
    for gift in GIFTS.values():
        noun = gift.noun(language)
        assert noun.a.endswith(noun.name)
        assert noun.a.removesuffix(noun.name).strip() in ARTICLES[language]
        assert noun.number in ("one", "many")
        assert noun.gender in (("",) if language == "en" else ("m", "f"))
        assert noun.name == noun.name.strip()
        assert "'" not in noun.a + noun.the  # as people write: ’


def test_articles_fit_the_names_that_follow():
    for gift in GIFTS.values():
        vowel = gift.en.name[0].lower() in "aeiou" or gift.en.name.startswith("hour")
        if gift.en.a != gift.en.name:
            assert gift.en.a.startswith("an ") == vowel, gift.en.a
        elided = gift.fr.name[0].lower() in "aeiouéèêœ" or gift.id in ("dumbbell", "wall-clock")
        if gift.fr.number == "one":
            assert gift.fr.the.startswith("l’") == elided, gift.fr.the


def test_what_comes_in_pairs_is_a_plural():
    many = {gift.id for gift in GIFTS.values() if gift.en.number == "many"}
    assert many == {
        "french-fries",
        "glasses",
        "flip-flops",
        "headphones",
        "dice",
        "gloves",
        "shorts",
    }
    assert GIFTS["gloves"].en.a == "gloves"
    assert {gift.id for gift in GIFTS.values() if gift.fr.number == "many"} == many - {
        "headphones",
        "shorts",
    }


def test_look_alikes_are_known_from_both_sides():
    pack = gifts.CLASSIC_PACK
    assert pack.look_like("wall-clock") == ("alarm-clock",)
    assert pack.look_like("duck") == ("rubber-duck", "bird")
    assert pack.look_like("guitar") == ()
    for gift in GIFTS:
        for other in pack.look_like(gift):
            assert gift in pack.look_like(other)


# What people type (NH-A5)


@every_language
def test_every_name_with_every_article_and_every_synonym_is_understood(language):
    articles = {
        "en": ("", "a ", "an ", "the "),
        "fr": ("", "un ", "une ", "des ", "le ", "la ", "l’"),
    }
    for gift in GIFTS.values():
        noun = gift.noun(language)
        for text in (noun.a, noun.the, *noun.also, *(it + noun.name for it in articles[language])):
            for typed in (text, text.upper(), f"  {text}! ", text.replace("-", " ")):
                assert gifts.read(typed, language) == gift.id, typed


@pytest.mark.parametrize(
    ("typed", "language", "gift"),
    [
        ("Rubber-Duck", "en", "rubber-duck"),
        ("donut", "en", "doughnut"),
        ("the flashlight", "en", "torch"),
        ("rubber", "en", "eraser"),
        ("une echelle", "fr", "ladder"),
        ("L'HORLOGE", "fr", "wall-clock"),
        ("oeuf au plat", "fr", "fried-egg"),
        ("de la trompette", "fr", "trumpet"),
        ("cle", "fr", "key"),
    ],
)
def test_case_accents_articles_and_synonyms_do_not_matter(typed, language, gift):
    assert gifts.read(typed, language) == gift


@pytest.mark.parametrize(
    "typed",
    [
        "guitr",
        "guitars of mine",
        "gui",
        "a",
        "the",
        "",
        " ",
        "…",
        None,
        7,
        b"hat",
        "hat" * 99,
        "🎩",
        "\ud800",
    ],
)
def test_whatever_is_not_understood_is_refused_never_guessed(typed):
    with pytest.raises(Rejected) as refused:
        gifts.read(typed, "en")
    assert refused.value.reason == "hat-not-read"
    for language in LANGUAGES:
        assert refused.value.say(Words(language))


def test_a_word_of_the_other_language_is_not_understood():
    with pytest.raises(Rejected):
        gifts.read("chapeau", "en")
    with pytest.raises(Rejected):
        gifts.read("umbrella", "fr")


# A gift in a sentence


def test_a_gift_in_news_is_its_id_and_brings_its_forms():
    named = Named("umbrella")
    assert named == "umbrella"
    assert eval(repr(named)) == named
    for again in (pickle.loads(pickle.dumps(named)), copy.deepcopy(named)):
        assert (again, again.pack, type(again)) == (named, "classic", Named)
    news = News("hat-refused", seat=0, gift=named)
    assert Words("en").tell_one(news, ["Ana"]) == "Ana says: “That’s not an umbrella!”"
    assert "Ce n’est pas un parapluie" in Words("fr").tell_one(news, ["Ana"])
    many = News("hat-refused", seat=0, gift=Named("gloves"))
    assert Words("en").tell_one(many, ["Ana"]) == "Ana says: “Those aren’t gloves!”"


# Packs of one's own (NH-A16)


def test_a_pack_of_ones_own_is_played_with_saved_and_opened(sea, house):
    pack = house.add(sea(more='alike = [["shark", "whale"]]\n'))
    assert pack.name == "sea"
    assert pack.look_like("shark") == ("whale",)
    game = Hat(pack="sea")
    assert "sea" in Hat.choices["pack"]
    table = Table(game, ["Ana", "Bo", "Cleo"], seed=1)
    table.play(min(table.turn), "draw")
    assert table.view().top in SEA
    assert Words("en").tell(table.news, table.names).endswith("from the gift shop.")
    assert house.read("the Shark", "en", "sea") == "shark"
    text = table.save()
    assert Table.load(text).view() == table.view()
    del house.PACKS["sea"]
    with pytest.raises(Rejected) as refused:
        Table.load(text)
    assert refused.value.reason == "hat-pack-unknown"
    assert "sea" in str(refused.value)


def test_a_pack_that_takes_the_place_of_another_is_found_by_its_own_names(sea, house):
    """The catalogue shows and finds what is in the pack now, in the order of its names."""
    path = sea()
    house.add(path)
    view = Table(Hat(pack="sea"), ["Ana", "Bo"], seed=1).view()
    assert naming.found("", view, "en")[0] == "boat"
    assert naming.found("shar", view, "en") == ("shark",)
    path.write_text(path.read_text().replace('name = "shark"', 'name = "aardvark"'))
    house.add(path)
    assert naming.found("", view, "en")[0] == "shark"
    assert naming.found("shar", view, "en") == ()
    assert naming.found("aard", view, "en") == ("shark",)


def test_nh_29_a_small_pack_is_for_few_and_for_one_colour_for_fewer(sea, house):
    house.add(sea())  # 11 gifts
    assert list(Hat(pack="sea").seat_counts) == [2, 3]
    with pytest.raises(Rejected, match="13 gifts") as refused:
        Hat(pack="sea").check_seats(4)
    assert refused.value.reason == "hat-pack-too-small"
    assert list(Hat(pack="sea", starting_gifts=2).seat_counts) == [2]
    for arrows in ("black", "white"):
        with pytest.raises(Rejected) as refused:
            Hat(pack="sea", arrows=arrows)
        assert refused.value.reason == "hat-pack-too-small"
    with pytest.raises(Rejected, match="2"):
        Hat(pack="sea").check_seats(9)


def test_the_classic_pack_cannot_be_replaced(tmp_path, house):
    path = tmp_path / "classic.toml"
    path.write_text("".join(GIFT.format(id=name) for name in SEA))
    with pytest.raises(Rejected) as refused:
        house.add(path)
    assert refused.value.reason == "hat-pack-classic"
    house.add(CLASSIC)  # the same again is no harm


@pytest.mark.parametrize(
    ("changes", "reason", "part"),
    [
        ([('id = "crab"', 'id = "boat"')], "doubled", "boat"),
        ([('id = "crab"', 'id = "Crab!"')], "wrong-id", "Crab!"),
        ([('id = "crab"', "")], "part", "gift 3: id"),
        ([('id = "crab"', "id = 7")], "part", "gift 3: id"),
        ([('en = { article = "a", name = "crab" }', "")], "part", "crab: en"),
        ([('fr = { article = "une", name = "crab fr" }', "")], "part", "crab: fr"),
        ([('une", name = "crab fr"', 'ein", name = "crab fr"')], "article", '"un", "une", "des"'),
        ([('une", name = "crab fr"', 'des", name = "crab fr"')], "part", "crab: fr.gender"),
        ([('article = "a", name = "crab"', 'name = "crab"')], "article", '"a", "an", "some", ""'),
        ([('name = "crab"', 'name = ""')], "part", "crab: en.name"),
        ([('name = "crab"', 'name = "?"')], "part", "crab: en.name"),
        ([('name = "crab"', f'name = "{"x" * 41}"')], "part", "crab: en.name"),
        ([('name = "crab"', 'name = "cr\\u0007ab"')], "part", "crab: en.name"),
        ([('name = "crab"', 'name = "crab", also = "x"')], "part", "crab: en.also"),
        ([('name = "crab"', 'name = "crab", also = [7]')], "part", "crab: en.also"),
        ([('name = "crab"', 'name = "crab", many = 1')], "part", "crab: en.many"),
        ([('name = "crab"', 'name = "The Shell"')], "same", "The Shell"),
        ([('name = "crab"', 'name = "crab", also = ["boat"]')], "same", "boat"),
        ([('id = "crab"', 'id = "crab')], "damaged", "13"),
    ],
)  # fmt: skip
def test_what_is_wrong_in_a_pack_is_named(sea, changes, reason, part):
    with pytest.raises(Rejected) as refused:
        Pack.read(sea(*changes))
    assert refused.value.reason == f"hat-pack-{reason}"
    for language in LANGUAGES:
        said = refused.value.say(Words(language))
        assert part in said
        assert "sea.toml" in said


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "part"),
        ("gift = 7", "part"),
        ("gift = [7, 8, 9, 1, 2, 3, 4, 5, 6]", "part"),
        ("[[gift]]\nid = 'x'", "wrong-size"),
        ("no toml at all", "damaged"),
        ("x = " + "[" * 5000, "damaged"),
        ("#" * 200_001, "too-large"),
    ],
)
def test_what_is_no_pack_is_refused(tmp_path, text, reason):
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(Rejected) as refused:
        Pack.read(path)
    assert refused.value.reason == f"hat-pack-{reason}"
    assert "mine.toml" in refused.value.say(Words("fr"))


def test_a_file_that_is_not_there_or_no_text_or_badly_named_is_refused(tmp_path):
    (tmp_path / "folder.toml").mkdir()
    with pytest.raises(Rejected, match="cannot be opened"):
        Pack.read(tmp_path / "nowhere.toml")
    with pytest.raises(Rejected, match="cannot be opened"):
        Pack.read(tmp_path / "folder.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Rejected, match="TOML"):
        Pack.read(tmp_path / "bytes.toml")
    with pytest.raises(Rejected, match="My Gifts"):
        Pack.read(tmp_path / "My Gifts.toml")


@pytest.mark.parametrize(
    "alike", ['"shark"', "[7]", '[["shark"]]', '[["shark", "hat"]]', "[[7, 8]]"]
)
def test_look_alikes_must_be_gifts_of_the_pack(sea, alike):
    with pytest.raises(Rejected) as refused:
        Pack.read(sea(more=f"alike = {alike}\n"))
    assert refused.value.reason in ("hat-pack-part", "hat-pack-alike")


@pytest.mark.parametrize("pack", ["nonsense", "", None, 7, [], "CLASSIC", "../classic"])
def test_an_unknown_pack_is_refused_and_named_as_an_option(pack):
    with pytest.raises(Rejected) as refused:
        games.rules("hat", pack=pack)
    for language in LANGUAGES:
        assert "pack" in refused.value.say(Words(language))
