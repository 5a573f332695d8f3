"""What a class has answered: counted right, without names, and whatever a file may hold."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from partylab import Words
from partylab.html import plain
from partylab_widgets import command
from partylab_widgets.classroom import handed_in, tally, times
from partylab_widgets.classroom.handed_in import Paper, gather
from partylab_widgets.classroom.page import MARK, page
from partylab_widgets.lesson.answers import LONGEST, write
from partylab_widgets.lessons.reflex.trials import SAM, as_csv, invented, with_costs

if TYPE_CHECKING:
    from pathlib import Path

WORDS = Words("en")
ATTACK = "<script>alert(1)</script><img src=x onerror=alert(2)>"


def bet(value: str, answer: str, sure: int = 80) -> dict[str, object]:
    right = value == answer
    return {"stage": "revealed", "value": value, "answer": answer, "sure": sure, "right": right}


def papers(*lessons: dict) -> list[Paper]:
    return [Paper(f"pupil-{at}", each) for at, each in enumerate(lessons)]


def shown(*lessons: dict, names: bool = False, language: str = "en") -> str:
    handed = handed_in.HandedIn(papers(*lessons), [])
    return str(page(handed, Words(language), names=names))


def keep(folder: Path, name: str, lessons: dict) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(write(lessons), "utf-8")
    return file


# What is counted


def test_every_choice_is_counted_and_the_right_one_marked() -> None:
    made = [{"runs": {"pair": bet(value, "-1")}} for value in ("-1", "-1", "+25")]
    locked = {"runs": {"pair": {"stage": "locked", "value": "0", "sure": 30}}}
    [bets] = tally.bets_of("runs", papers(*made, locked, {"runs": {"pair": {"stage": "skipped"}}}))
    counted = {share.first: (len(share.who), share.right) for share in bets.shares()}

    assert counted == {"+25": (1, False), "0": (1, False), "-1": (2, True), "-26": (0, False)}
    assert (len(bets.made), len(bets.revealed), bets.skipped) == (4, 3, 1)


def test_numbers_are_put_into_groups_that_hold_them_all() -> None:
    values = ["0", "49", "50", "73.5", "100"]
    [bets] = tally.bets_of("runs", papers(*({"runs": {"one": bet(v, "72.7")}} for v in values)))
    groups = [(it.first, it.last, len(it.who), it.right) for it in bets.shares()]

    assert groups[0] == ("0", "9", 1, False)
    assert ("70", "79", 1, True) in groups
    assert groups[-1] == ("100", "100", 1, False)
    assert sum(group[2] for group in groups) == len(values)


def test_where_everybody_finds_an_answer_of_their_own_none_is_marked_for_all() -> None:
    made = [{"welcome": {"deal": bet("7", "7")}}, {"welcome": {"deal": bet("7", "9")}}]
    [bets] = tally.bets_of("welcome", papers(*made))
    assert not any(share.right for share in bets.shares())
    assert [each.right for each in bets.revealed] == [True, False]


def test_known_mistakes_are_counted_by_pupil_and_told_in_the_words_of_the_lesson() -> None:
    met = [{"mistakes": "cost-means cost-each"}, {"mistakes": "cost-means cost-means"}]
    found = tally.mistakes_in("reflex", papers(*({"reflex": {"cost": it}} for it in met)), WORDS)
    counted = [(it.where, it.sentence, len(it.who)) for it in found]

    assert counted == [
        ("cost", WORDS("reflex-cost-means"), 2), ("cost", WORDS("reflex-cost-each"), 1)
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "value", "answer", "said"),
    [
        ("order", "10", "80", "low"),
        ("order", "200", "80", "high"),
        ("four", "same", "half", "same"),
    ],
)
def test_a_wrong_bet_has_the_sentence_that_the_lesson_says_to_it(
    key: str, value: str, answer: str, said: str
) -> None:
    [bets] = tally.bets_of("reflex", papers({"reflex": {key: bet(value, answer)}}))
    [mistake] = tally.wrong_bets(bets, WORDS)
    assert mistake.sentence == WORDS(f"reflex-{key}-said-{said}")


def test_the_certainty_of_the_class_stands_beside_the_truth() -> None:
    made = [{"runs": {"pair": bet(v, "-1", sure)}} for v, sure in (("-1", 50), ("0", 90))]
    told = WORDS("class-sureness-told", count=2, sure=70, share=50, least=5)
    assert told in plain(shown(*made))


# Times


def pupils(count: int) -> list[dict]:
    rng = Random(3)
    people = [with_costs(SAM, 100 + 20 * at, 200, 300) for at in range(count)]
    return [{"reflex": {"lab": {"trials": as_csv(invented(each, rng))}}} for each in people]


def test_everybody_counts_once_and_the_true_cost_lies_in_the_interval() -> None:
    """Eleven people, to whom one NOT costs 100, 120, … 300 ms: 200 in the middle."""
    people = times.shared(papers(*pupils(11), {"reflex": {"lab": {"trials": "nonsense"}}}))
    curve = times.pooled(people)

    assert len(people) == 11
    assert [each.nots for each in curve] == [0, 1, 2, 3]
    low, high = curve[1].span
    assert low < 200 < high
    assert abs(curve[2].cost - 200) < 60


def test_of_too_few_people_no_curve_is_drawn() -> None:
    """It would be somebody's own."""
    assert times.pooled(times.shared(papers(*pupils(2)))) == []
    few = WORDS("class-times-few", least=times.FEWEST, people=2)
    assert few in shown(*pupils(2))
    assert few not in shown(*pupils(3))
    assert "class-times" not in shown({"runs": {"pair": bet("-1", "-1")}})


# Names, markup, offline


def test_names_are_left_out_unless_they_are_asked_for() -> None:
    made = [{"runs": {"pair": bet("0", "-1"), "score": {"mistakes": "score-chips"}}}]
    assert "pupil-0" not in shown(*made)
    assert shown(*made, names=True).count("pupil-0") >= 2


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("names", [True, False])
def test_nothing_in_a_file_or_its_name_becomes_part_of_the_page(language: str, names: bool) -> None:
    """Markup, huge values, unknown lessons, choices and mistakes: counted nowhere, or as text."""
    huge = "9" * 20
    records = {
        "pair": bet(ATTACK, ATTACK),
        "one": bet(huge, huge),
        "half": bet("12", huge),
        "average": bet("8", huge),
        "both": {"stage": "revealed", "right": True, "sure": 100},
        ATTACK: {"mistakes": f"{ATTACK} title score-{ATTACK}", "text": ATTACK},
        "score": {"mistakes": "x " * 10_000, "outcome": ATTACK},
    }
    lessons = {
        "runs": records, ATTACK: records, "../runs": records,
        "reflex": {
            "curve": {"stage": "locked", "value": f"{huge} 1 2 3"}, "lab": {"trials": ATTACK},
        },
    }  # fmt: skip
    handed = handed_in.sort([(ATTACK, write(lessons)), (ATTACK, ATTACK)])
    text = str(page(handed, Words(language), names=names))

    assert (len(handed.papers), len(handed.left_out)) == (1, 1)
    assert "<script" not in text
    assert "<img" not in text
    assert len(text) < 100_000


def test_the_page_needs_no_internet_and_no_script() -> None:
    text = shown(*pupils(3), {"runs": {"pair": bet("0", "-1")}})
    assert "default-src 'none'" in text
    assert re.findall(r'(?:src|href)="(?!#)', text) == []
    assert "url(" not in text
    assert "@import" not in text


# Files


def test_folders_and_files_are_read_once_and_what_is_broken_is_named(tmp_path: Path) -> None:
    """Also below other folders, as platforms for classes pack them; what is hidden is nobody's."""
    first = keep(tmp_path, "ana.json", {"runs": {}})
    keep(tmp_path, "bo/my-answers.json", {})
    keep(tmp_path, ".ipynb_checkpoints/ana-checkpoint.json", {})
    (tmp_path / "marked.json").write_text("\ufeff" + write({}), "utf-8")
    (tmp_path / "notes.txt").write_text("not asked for")
    broken = {
        "bytes": b"\xff\xfe", "damaged": b'{"format": "partylab-answers", "version": 1}',
        "foreign": b"[]", "huge": b" " * (4 * LONGEST + 1), "long": b" " * (LONGEST + 1),
        "newer": b'{"format": "partylab-answers", "version": 9}',
    }  # fmt: skip
    for name, text in broken.items():
        (tmp_path / f"{name}.json").write_bytes(text)
    found = gather([str(tmp_path), str(first), str(tmp_path / "*.json")])

    assert [paper.name for paper in found.papers] == ["ana", "bo/my-answers", "marked"]
    reasons = {each.name: each.why.reason for each in found.left_out}
    kinds = {name: name if name in ("damaged", "newer") else "foreign" for name in broken}
    assert reasons == {name: f"class-file-{kind}" for name, kind in kinds.items()}


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("PARTYLAB_LANGUAGE", request.param)
    return str(request.param)


def test_the_command_writes_a_page_opens_it_and_names_what_is_left_out(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """In the language asked for; a second time over the first page."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.chdir(tmp_path)
    keep(tmp_path, "answers/ana.json", {"runs": {"pair": bet("-1", "-1")}})
    (tmp_path / "answers" / "x\x1b[31m.json").write_text("{")

    for _ in range(2):
        assert command.main(["class", "answers"]) == 0
    told, complaint = capsys.readouterr()
    assert complaint == ""
    assert "x\ufffd[31m" in told
    assert "\x1b" not in told
    assert Words(language)("class-file-foreign") in told
    assert opened == [(tmp_path / "class.html").as_uri()] * 2
    text = (tmp_path / "class.html").read_text("utf-8")
    assert text.startswith(f'<!doctype html>\n<html lang="{language}">')
    assert MARK in text[:500]
    assert Words(language)("runs-pair") in plain(text)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["answers", "class.html"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("class", ""),
        ("class nowhere", "nowhere"),
        ("class nowhere/*.json", "nowhere"),
        ("class empty", "empty"),
        ("class bad.json", "bad"),
        ("class ana.json --to ana.json", "ana.json"),
        ("class ana.json --to other.html", "other.html"),
        ("class ana.json --to nowhere/class.html", "nowhere"),
        ("class ana.json --language de", "de"),
    ],
)
@pytest.mark.usefixtures("language")
def test_what_cannot_be_done_is_said_in_one_line_and_nothing_is_written(
    typed: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setattr("webbrowser.open", lambda _: pytest.fail("it opened something"))
    monkeypatch.chdir(tmp_path)
    keep(tmp_path, "ana.json", {})
    (tmp_path / "bad.json").write_text("{")
    (tmp_path / "other.html").write_text("<p>mine</p>")
    (tmp_path / "empty").mkdir()
    before = {each: each.read_bytes() for each in tmp_path.iterdir() if each.is_file()}

    assert command.main(typed.split()) == 2
    said, complaint = capsys.readouterr()
    assert said == ""
    assert complaint.count("\n") == 1
    assert told in complaint
    assert {each: each.read_bytes() for each in tmp_path.iterdir() if each.is_file()} == before
