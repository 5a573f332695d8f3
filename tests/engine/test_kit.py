"""What every table is laid out with: it names everybody, escapes names, marks what is seen."""

from __future__ import annotations

import re

from partylab import Words, kit
from partylab.board import Look
from partylab.html import plain

EN = Words("en")


def test_a_place_shows_who_sits_there_and_what_lies_before_them():
    ana = kit.Person(1, "<b>Ana</b>", word="waits", plays=True)
    shown = kit.place(ana, EN, "beside", "cards")
    assert "&lt;b&gt;Ana&lt;/b&gt;" in shown
    assert "<b>" not in shown
    for part in ("waits", "beside", "cards", "pl-plays", EN("table-plays"), 'data-page="says_1"'):
        assert part in shown


def test_a_bot_has_its_character_in_a_word_and_a_person_has_none():
    look = Look(people=(0,), sitters=("me", "greedy", ""))
    people = [kit.person(seat, "ABC", look, "nothanks", EN) for seat in range(3)]
    assert [bool(one.word) for one in people] == [False, True, False]


def test_what_rests_keeps_its_place_and_says_so():
    for may in (True, False):
        shown = kit.action("move", "pay", "No thanks!", "1 chip", about="27", may=may)
        assert ('aria-disabled="true"' in shown) is not may
        assert 'data-about="27"' in shown
        assert "disabled " not in shown.replace("aria-disabled", "")


def test_a_dock_without_actions_holds_none():
    assert 'data-see="actions"' not in kit.dock(kit.EMPTY)
    assert 'data-see="actions"' in kit.dock(kit.EMPTY, kit.EMPTY)


def test_nobody_around_the_table_is_no_strip():
    assert kit.strip([]) == ""


def test_points_are_read_at_once_and_counted_up_in_the_style():
    ranks = [kit.Rank(0, "Ana", "−5", won=True), kit.Rank(1, "Bo", "12 %", won=False)]
    shown = kit.podium(ranks, EN)
    assert re.search(r"--pl-to:-5\b", shown)
    assert plain(shown).index("Ana") < plain(shown).index("−5") < plain(shown).index("Bo")
    assert shown.count("pl-won") == shown.count(EN("table-winner")) == 1
    assert "12 %" in shown
