"""The rules of Not Not by number: NN-… are the rules, NN-A… rulings, NN-T… and NN-X… test cases."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from partylab import Rejected, Table, Words
from partylab.game import News
from partylab.notnot import (
    STILL,
    Asked,
    Back,
    Card,
    Face,
    Hidden,
    Level,
    NotNot,
    Roll,
    State,
    Tap,
    answer,
    drawing,
    news,
    why,
)
from partylab.notnot.deck import PORTAL_CARDS, VOID_CARDS, deal
from partylab.notnot.dice import DICE, INK, NEGATION_DIE, NOTHING_RULES, PLACES, direction_of
from partylab.notnot.moving import refill
from partylab.notnot.rounds import Timing, judge
from partylab.notnot.rules import MOST_IDLE_ROUNDS

NAMES = ("Ana", "Bo", "Cleo", "Dan", "Eve")
ANY = "NESW"


def card(text: str) -> Card:
    """A card by the colour of its portal; V is a Void, a capital letter before a word a rule."""
    rules = {"NotNot": "notnot", "Arrow": "arrow", "Liar": "liar"}
    if text in rules:
        return Card(None, None, rules[text])
    return (
        Card(None, "red") if text[0] == "V" else Card(text, "white" if text != "white" else "red")
    )


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card(word) for word in text.split())


def hidden(text: str, arrow: str = "N", liar: bool = False) -> tuple[Hidden, ...]:
    return tuple(Hidden(face, Back(arrow, liar)) for face in cards(text))


PLENTY = "white green white yellow blue white green yellow"


def state(
    roll: Roll,
    board: str = "red blue green white",
    deck: str = PLENTY,
    owned: tuple[int, ...] = (0, 0, 0),
    level: Level = Level.EXTREME,
    up: str = "N",
    winner: int | None = None,
) -> State:
    """A table in the middle of a game; the board is given as N E S W."""
    return State(
        deck=hidden(deck),
        board=cards(board),
        won=tuple(cards("green " * own) for own in owned),
        box=(),
        level=level,
        roll=roll,
        up=up,
        taps=(None,) * len(owned),
        winner=winner,
    )


def after(before: State, *taps: str, seed: int = 1, **options: object) -> State:
    """The table after everybody has answered."""
    game = NotNot(mode="extreme", **options)
    for seat, tap in enumerate(taps):
        before, _ = game.play(before, seat, game.parse(tap), lambda: Random(seed))
    return before


def owned(after: State) -> list[int]:
    return [len(won) for won in after.won]


def allowed(board: str, first: str, second: str, nots: int, liar: int, **options: str) -> str:
    """The answer for a board given as U R D L: the letters of the right cards, STILL or none."""
    colours = {"V": None, "W": "white", "R": "red", "B": "blue", "G": "green", "Y": "yellow"}
    places = dict(zip(PLACES, (colours[letter] for letter in board), strict=True))
    roll = Roll(Face(first), Face(second), nots, bool(liar))
    order, right = answer(roll, places, **options)
    if order != "tap":
        assert right == frozenset()
        return order.upper() if order == "still" else order
    return " ".join(letter for letter, place in zip("URDL", PLACES, strict=True) if place in right)


# What to tap. The boards of the test cases, as Up, Right, Down, Left.
BOARDS = {"BA": "RBGW", "BB": "VRBG", "BC": "YYBG", "BD": "WWYV"}
ALL, BB, BD = "U R D L", "R D L", "U R D"
EVERYTHING = (ALL, BB, ALL, BD)
STAY = ("STILL",) * 4


@pytest.mark.parametrize(
    ("case", "nots", "liar", "first", "second", "expected"),
    [
        ("NN-T1", 0, 0, "up", "red", ("U", "R", "U", "U")),
        ("NN-T2", 0, 0, "nothing", "red", ("U", "R", "none", "none")),
        ("NN-T3", 0, 0, "nothing", "nothing", STAY),
        ("NN-T5", 1, 0, "left", "green", (ALL, "R D", "U R D", "U R D")),
        ("NN-T6", 1, 0, "nothing", "nothing", EVERYTHING),
        ("NN-T7", 2, 0, "red", "nothing", ("U", "R", "none", "none")),
        ("NN-T8", 3, 0, "down", "blue", (ALL, "R L", "U R L", "U R D")),
        ("NN-T9", 0, 1, "yellow", "right", (ALL, "R D L", "U D L", "U R D")),
        ("NN-T10", 3, 1, "down", "blue", ("R D", "D", "D", "D")),
        ("NN-X2", 0, 1, "nothing", "nothing", EVERYTHING),
        ("NN-X3", 1, 1, "red", "nothing", ("U", "R", "none", "none")),
        ("NN-X5", 1, 1, "nothing", "nothing", STAY),
        ("NN-X6", 1, 0, "up", "down", EVERYTHING),
        ("NN-X7", 1, 0, "red", "red", ("R D L", "D L", ALL, BD)),
        ("NN-X8", 0, 0, "red", "blue", ("U R", "R D", "D", "none")),
    ],
)
@pytest.mark.parametrize("rule", NOTHING_RULES)
def test_what_to_tap(case, nots, liar, first, second, expected, rule):
    """Under both rulings of NN-A1, whichever die shows which criterion."""
    for one, two in ((first, second), (second, first)):
        got = tuple(
            allowed(board, one, two, nots, liar, nothing_rule=rule) for board in BOARDS.values()
        )
        assert got == expected, case


@pytest.mark.parametrize(
    ("case", "rule", "nots", "liar", "face", "expected"),
    [
        ("NN-X1 A", "drop_first", 1, 0, "red", (BB, "D L", ALL, BD)),
        ("NN-X1 B", "negate_first", 1, 0, "red", EVERYTHING),
        ("NN-X4 A", "drop_first", 2, 1, "up", (BB, BB, BB, "R D")),
        ("NN-X4 B", "negate_first", 2, 1, "up", EVERYTHING),
    ],
)
def test_not_beside_one_nothing_has_two_rulings(case, rule, nots, liar, face, expected):
    """NN-A1: A drops NOTHING first; under B, NOT NOTHING is "do something"."""
    for one, two in ((face, "nothing"), ("nothing", face)):
        got = tuple(
            allowed(board, one, two, nots, liar, nothing_rule=rule) for board in BOARDS.values()
        )
        assert got == expected, case


def test_nn_t4_only_the_word_counts_and_ink_is_never_its_own():
    """NN-7: each colour's name is printed in the colour of another die face."""
    assert set(INK) == {Face.RED, Face.BLUE, Face.GREEN, Face.YELLOW}
    for face, ink in INK.items():
        assert ink != face.value
        assert ink in {other.value for other in INK}


def test_the_remarks_of_the_book():
    """Left may be tapped unless green (T5), below unless blue (T8), right unless yellow (T9)."""
    for portal in ("red", "blue", "green", "yellow", "white"):
        board = {"N": "white", "E": portal, "S": portal, "W": portal}
        assert ("W" in answer(Roll("left", "green", 1), board).places) == (portal != "green")
        assert ("S" in answer(Roll("down", "blue", 3), board).places) == (portal != "blue")
        right = answer(Roll("yellow", "right", liar=True), board).places
        assert ("E" in right) == (portal != "yellow")


def test_nn_f1_white_satisfies_every_not_colour_and_no_colour():
    board = dict.fromkeys(PLACES, "white")
    for colour in ("red", "blue", "green", "yellow"):
        assert answer(Roll(colour, "nothing"), board) == ("none", frozenset())
        assert answer(Roll(colour, "nothing", 1), board).places == set(PLACES)


def test_nn_29_not_is_not_de_morgan():
    """The only portal that NOT forbids is the one that does both."""
    board = {"N": "red", "E": "red", "S": "blue", "W": "blue"}
    assert answer(Roll("up", "red", 1), board).places == {"E", "S", "W"}


@pytest.mark.parametrize("nots", range(4))
@pytest.mark.parametrize("liar", [False, True])
def test_nn_31_negations_cancel_in_pairs(nots, liar):
    roll = Roll("up", "red", nots, liar)
    assert roll.negated == ((nots + liar) % 2 == 1)


def test_nn_23_a_void_is_never_right():
    faces = list(Face)
    for first, second, nots, liar, rule in product(
        faces, faces, range(4), (False, True), NOTHING_RULES
    ):
        board = {"N": None, "E": "red", "S": "white", "W": "green"}
        assert "N" not in answer(Roll(first, second, nots, liar), board, "N", rule).places


@pytest.mark.parametrize(
    ("arrow", "expected"), [("N", "NESW"), ("E", "ESWN"), ("S", "SWNE"), ("W", "WNES")]
)
def test_nn_t11_the_arrow_turns_the_compass(arrow, expected):
    board = dict.fromkeys(PLACES, "white")
    for direction, place in zip(("up", "right", "down", "left"), expected, strict=True):
        roll = Roll(direction, "nothing")
        assert answer(roll, board, up=arrow).places == {place}
        assert direction_of(place, arrow) == direction


def test_nn_t12_right_with_the_arrow_south_is_west():
    board = {"N": "red", "E": "blue", "S": "green", "W": "white"}
    assert answer(Roll("right", "nothing"), board, up="S").places == {"W"}


def test_nn_t13_arrows_point_everywhere_and_turn_the_table_from_hard_on():
    ups = {mode: set() for mode in ("normal", "hard")}
    for mode, seen in ups.items():
        for seed in range(40):
            table = Table(NotNot(mode=mode), NAMES[:2], seed)
            view = table.view()
            seen.add(view.up)
            assert view.up == (view.back.arrow if mode == "hard" else "N")
    assert ups == {"normal": {"N"}, "hard": set(PLACES)}


# What a round brings.

UP = Roll("up", "nothing")  # N is the only right card
BOTH = Roll("up", "blue")  # N and E are right on the usual board
STILL_ROLL = Roll("nothing", "nothing")


def test_nn_t14_the_first_right_tap_wins_its_card():
    end = after(state(UP), "N 500", "N 501", "still")
    assert owned(end) == [1, 0, 0]
    assert end.won[0] == cards("red")
    assert end.board == cards("white blue green white")  # the hole is filled from the deck


def test_nn_t15_nn_20_the_winner_takes_the_void_instead():
    end = after(state(UP, "red blue V white"), "N 500", "still", "still")
    assert end.won[0] == cards("V")
    assert end.board == cards("red blue white white")
    assert end.last.taken == ("S", None, None)


def test_nn_t16_a_wrong_tap_costs_a_card_and_the_round_goes_on():
    end = after(state(UP, owned=(2, 0, 0)), "E 300", "N 700", "still")
    assert owned(end) == [1, 1, 0]
    assert end.box == cards("green")


def test_nn_t17_nobody_falls_below_nothing():
    assert owned(after(state(UP), "E 300", "N 700", "still")) == [0, 1, 0]


def test_nn_t18_a_tie_on_different_cards():
    end = after(state(BOTH), "N 500", "E 500", "still")
    assert [end.won[0], end.won[1]] == [cards("red"), cards("blue")]
    assert end.board == cards("white green green white")


def test_nn_t19_a_tie_on_one_card_with_a_void():
    end = after(state(UP, "red blue V white"), "N 500", "N 500", "still")
    assert [end.won[0], end.won[1]] == [cards("V"), cards("red")]


def test_nn_t20_a_tie_on_one_card_without_a_void():
    """The second takes the next card clockwise from Up."""
    end = after(state(UP), "N 500", "N 500", "still")
    assert [end.won[0], end.won[1]] == [cards("red"), cards("blue")]


def test_nn_t21_everybody_wrong():
    before = state(UP, owned=(2, 0, 1))
    end = after(before, "E 400", "S 500", "W 600")
    assert owned(end) == [1, 0, 0]
    assert end.board == before.board
    assert end.deck == before.deck
    assert (end.number, end.idle) == (2, 1)


def test_nn_t22_a_void_is_a_trap_even_when_every_card_is_right():
    end = after(
        state(Roll("nothing", "nothing", 1), "V blue red white", owned=(1, 0)), "N 1", "still"
    )
    assert owned(end) == [0, 0]
    assert end.last.fates == ("wrong", "still")


def test_nn_t23_a_tap_against_the_order_to_stay_still():
    end = after(state(STILL_ROLL, owned=(2, 2)), "N 400", "still")
    assert owned(end) == [1, 2]
    assert end.last.order == "still"


def filled(board: str, deck: str, **options: str) -> State:
    """The table after filling holes, written as _ on the board."""
    before = state(UP, board.replace("_", "white"), deck, level=Level.DISCOVERY)
    faces = [
        None if word == "_" else face
        for word, face in zip(board.split(), before.board, strict=True)
    ]
    return refill(
        before._replace(board=tuple(faces)), discard=options == {"void_refused": "discard"}
    )[0]


def test_nn_t24_a_void_is_laid_only_when_none_is_there():
    assert filled("_ blue green white", "V red").board == cards("V blue green white")
    end = filled("_ blue V white", "V red green")
    assert end.board == cards("red blue V white")
    assert end.deck == hidden("V green")


def test_nn_t25_two_holes_with_voids_and_a_rule_card():
    end = filled("_ _ green white", "V V NotNot blue red")
    assert end.board == cards("V blue green white")
    assert end.level == Level.NORMAL
    assert end.deck == hidden("V red")


@pytest.mark.parametrize(
    ("deck", "discard", "said"),
    [
        (
            "V V blue red",
            False,
            "A second Void may not lie on the table: it goes back on top of the deck.",
        ),
        (
            "V blue V green",
            True,
            "A second Void may not lie on the table: it goes out of the game.",
        ),
        ("V V V blue red", True, "2 more Voids may not lie on the table: they go out of the game."),
    ],
)
def test_nn_13_refused_voids_are_told_once(deck, discard, said):
    """However many holes there are to fill."""
    before = state(UP, deck=deck)._replace(board=(None, None, None, *cards("white")))
    _, news = refill(before, discard=discard)
    told = [Words("en").tell_one(item, NAMES) for item in news]
    assert told == [said]
    assert Words("fr").tell(news, NAMES)


def test_nn_a5_refused_voids_may_go_out_of_the_game():
    end = filled("_ _ green white", "V V V blue red", void_refused="discard")
    assert end.board == cards("V blue green white")
    assert (end.deck, end.box) == (hidden("red"), cards("V V"))
    kept = filled("_ _ green white", "V V V blue red")
    assert (kept.deck, kept.box) == (hidden("V V red"), ())


def test_nn_a5_several_refused_voids_keep_their_order():
    voids = tuple(Hidden(face, Back("N")) for face in VOID_CARDS[:3])
    before = state(UP, "white blue V green")._replace(deck=(*voids, *hidden("red yellow")))
    end, _ = refill(before._replace(board=(None, *before.board[1:])), discard=False)
    assert end.board == cards("red blue V green")
    assert end.deck == (*voids, *hidden("yellow"))


def test_nn_t26_only_a_rule_card_left():
    end = after(state(UP, deck="Arrow", level=Level.NORMAL), "N 500", "still", "still")
    assert end.roll is None
    assert end.level == Level.HARD
    assert end.board == (None, *cards("blue green white"))


def test_nn_t27_only_a_refused_void_left():
    """A tie takes the first Void and a card; one Void fills a hole, the other may not."""
    end = after(state(UP, "red blue V white", deck="V V"), "N 500", "N 500", "still")
    assert end.roll is None
    assert [face for face in end.board if face is None] == [None]
    assert filled("_ blue V white", "V").board == (None, *cards("blue V white"))


def test_nn_t28_the_game_goes_on_with_an_empty_deck_and_four_cards():
    end = after(state(UP, deck="yellow", up="W"), "W 500", "still", "still")
    assert end.roll is not None
    assert end.deck == ()
    assert end.up == "W"  # NN-A8: the last arrow stays
    assert not end.roll.liar
    for place in PLACES:
        over = after(
            end._replace(roll=Roll("nothing", "nothing", 1)), f"{place} 9", "still", "still"
        )
        assert over.roll is None


def test_nn_33_where_up_stays_without_a_deck_is_seen_and_said():
    """From Hard on: in the picture, in the text, and in both languages."""
    end = after(state(UP, deck="yellow", up="W"), "W 500", "still", "still")
    view = NotNot(mode="extreme").view(end, 0)
    assert (view.back, view.up) == (None, "W")
    assert "No card is left in the deck; Up stays west." in drawing.text(view, Words("en"))
    assert "le haut reste à l’ouest." in drawing.text(view, Words("fr"))
    assert "rotate(270 48 48)" in drawing.draw(view, Words("en"))
    for other in (view._replace(level=Level.NORMAL), view._replace(roll=None)):
        assert "No card is left in the deck." in drawing.text(other, Words("en"))
        assert "rotate(" not in drawing.draw(other, Words("en"))


def test_nn_9_arrow_and_liar_are_faint_in_the_picture_until_they_count():
    view = NotNot(mode="extreme").view(state(UP), 0)._replace(back=Back("E", liar=True))
    faint = f'opacity="{drawing.FAINT}"'
    for level, count in zip(Level, (2, 2, 1, 0), strict=True):
        assert str(drawing.deck_art(view._replace(level=level))).count(faint) == count
        assert drawing.draw(view._replace(level=level), Words("en")).count(faint) >= count


def test_nn_t29_tied_leaders_share_the_victory():
    over = state(UP, owned=(7, 7, 3))._replace(roll=None)
    outcome = NotNot().outcome(over)
    assert outcome.winners == (0, 1)
    assert outcome.scores == (7, 7, 3)


def test_nn_t30_a_tie_on_different_cards_with_a_void():
    end = after(state(BOTH, "red blue V white"), "E 500", "N 500", "still")
    assert [end.won[0], end.won[1]] == [cards("V"), cards("red")]


def test_nn_a4_the_seat_after_the_last_winner_is_served_first():
    before = state(BOTH, "red blue V white", winner=0)
    end = after(before, "N 500", "E 500", "still")
    assert end.last.served == (1, 0)
    assert [end.won[0], end.won[1]] == [cards("red"), cards("V")]


def test_nn_a4_after_a_tie_the_last_one_served_counts_as_the_winner():
    """So the one after them is served first the next time."""
    end = after(state(BOTH), "N 500", "E 500", "still")
    assert end.last.served == (0, 1)
    assert end.winner == 1
    assert after(state(UP, winner=2), "still", "still", "still").winner == 2


def test_nn_a4_only_four_cards_can_be_won():
    end = after(state(UP, owned=(0,) * 5), *["N 500"] * 5)
    assert owned(end) == [1, 1, 1, 1, 0]
    assert end.last.fates[4] == "empty"


def test_nn_a26_who_alone_claims_a_card_keeps_it():
    """Ana and Bo want the same card; Bo's other one is not Cleo's, though he is served before."""
    end = after(state(BOTH), "N 500", "N 500", "E 500")
    assert end.last.taken == ("N", "S", "E")
    assert end.last.served == (0, 1, 2)


def test_nn_a26_of_five_those_who_want_the_same_card_share_what_is_left():
    any_portal = state(Roll("nothing", "nothing", 1), owned=(0,) * 5)
    end = after(any_portal, *["N 500"] * 4, "E 500")
    assert end.last.taken == ("N", "S", "W", None, "E")
    assert end.last.fates == ("won", "won", "won", "empty", "won")
    assert end.last.served == (0, 1, 2, 4)


def test_nn_a26_the_card_of_who_takes_the_void_is_free():
    """NN-20: it is taken instead; so the others may have the card that was tapped."""
    end = after(state(BOTH, "red blue V white"), "E 500", "N 500", "N 500")
    assert end.last.taken == ("S", "N", "E")


@settings(max_examples=300, deadline=None)
@given(
    taps=st.lists(st.sampled_from("NESW"), min_size=1, max_size=8),
    void=st.sampled_from(["N", "E", "S", "W", None]),
    first=st.integers(0, 7),
    up=st.sampled_from("NESW"),
)
def test_nn_a26_for_any_taps_at_one_moment(taps, void, first, up):
    """Every right tap that nobody contests is kept, unless the Void is taken instead (NN-20).

    Nobody gets two cards, no card is taken twice, and cards stay only when all have one.
    """
    board = tuple(Card(None if place == void else "white", "red") for place in PLACES)
    asked = Asked(1, Level.EXTREME, Roll("nothing", "nothing", 1), up, board)
    seats, first = len(taps), first % len(taps)
    judged = judge(
        asked,
        tuple(Tap(place, 5) for place in taps),
        (0,) * seats,
        first,
        Timing(0, 3, True, False),
    )
    right = [seat for seat, place in enumerate(taps) if place != void]
    served = sorted(right, key=lambda seat: (seat - first) % seats)
    takes_void = served[0] if void and served else None
    for seat in right:
        if seat == takes_void:
            assert judged.taken[seat] == void
        elif [taps[other] for other in right if other != takes_void].count(taps[seat]) == 1:
            assert judged.taken[seat] == taps[seat]
    taken = [place for place in judged.taken if place]
    assert len(taken) == len(set(taken)) == min(len(right), 4)
    assert {judged.fates[seat] for seat in right} <= {"won", "empty"}
    assert [seat for seat in served if judged.fates[seat] == "won"] == list(judged.served)
    for place in set(taps) - {void}:  # a contested card goes to the first in the order
        wanted = [seat for seat in served if taps[seat] == place and seat != takes_void]
        assert not wanted or judged.taken[wanted[0]] == place


def test_nn_a27_a_wrong_tap_before_the_decision_costs_a_card():
    """At the winner's millisecond, or inside the window of a tie, nothing is decided yet."""
    before = state(UP, owned=(0, 2, 2))
    assert owned(after(before, "N 500", "E 500", "still")) == [1, 1, 2]
    assert owned(after(before, "N 500", "E 501", "still")) == [1, 2, 2]
    taps = ("N 500", "E 530", "S 531")
    assert owned(after(before, *taps, tie_window_ms=30)) == [1, 1, 2]


def test_nn_a30_without_a_clock_all_who_are_right_take_a_card():
    """Every tap has 0 ms then: contested cards go by the order of service, wrong ones cost."""
    end = after(state(BOTH, owned=(0, 0, 0, 1), winner=1), "N 0", "N 0", "E 0", "S 0")
    assert end.last.taken == ("N", "S", "E", None)
    assert owned(end) == [1, 1, 1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_nn_a30_without_a_clock_those_who_never_err_share_the_cards(seats):
    """Up to four take a card in each round; of six, whose turn of service it is."""
    for seed in range(5):
        table = Table("notnot", list("ABCDEF"[:seats]), seed)
        while table.turn:
            places = table.view().asked.answer.places
            for seat in range(seats):
                table.play(seat, f"{min(places)} 0" if places else "still")
        scores = table.outcome.scores
        assert max(scores) - min(scores) <= (0 if seats <= 4 else 2)


def test_nn_a31_a_void_is_wrong_also_where_taps_without_a_target_are_forgiven():
    before = state(Roll("red", "nothing"), "white blue V white", owned=(2, 2))
    end = after(before, "S 5", "N 5", penalise_no_target=False)
    assert end.last.order == "none"
    assert end.last.fates == ("wrong", "forgiven")
    assert owned(end) == [1, 2]


def test_nn_a32_discovery_may_end_after_one_won_round_as_dealt():
    seed = next(seed for seed in range(200) if deal_of(seed).deck[0].card.rule == "notnot")
    table = Table("notnot", NAMES[:1], seed)
    while table.view().level == Level.DISCOVERY:
        assert table.view().scores == (0,)
        places = table.view().asked.answer.places
        table.play(0, f"{min(places)} 300" if places else "still")
    assert table.view().scores == (1,)


def deal_of(seed: int) -> State:
    return Table("notnot", NAMES[:1], seed)._state


def test_the_tie_window():
    """Within it nobody can tell who was first; with 0 a millisecond decides."""
    taps = ("N 500", "E 530", "still")
    assert owned(after(state(BOTH), *taps)) == [1, 0, 0]
    assert owned(after(state(BOTH), *taps, tie_window_ms=29)) == [1, 0, 0]
    assert owned(after(state(BOTH), *taps, tie_window_ms=30)) == [1, 1, 0]


def test_nn_a20_taps_after_the_decision_cost_nothing_unless_the_table_wants_it():
    before = state(UP, owned=(0, 2, 2))
    taps = ("N 500", "E 501", "E 500")
    assert owned(after(before, *taps)) == [1, 2, 1]
    assert owned(after(before, *taps, late_wrong_penalty=True)) == [1, 1, 1]


def test_nn_a11_no_target_is_not_the_order_to_stay_still():
    red = Roll("red", "nothing")
    board = "white blue green white"
    for forgiven, left in ((False, 1), (True, 2)):
        end = after(
            state(red, board, owned=(2, 0)), "N 5", "still", penalise_no_target=not forgiven
        )
        assert end.last.order == "none"
        assert owned(end) == [left, 0]
        still = after(
            state(STILL_ROLL, owned=(2, 0)), "N 5", "still", penalise_no_target=not forgiven
        )
        assert owned(still) == [1, 0]


def test_nn_a28_a_tap_after_the_time_of_the_round_counts_as_none():
    assert owned(after(state(UP), "N 3000", "still", "still")) == [1, 0, 0]
    end = after(state(UP, owned=(0, 1, 0)), "N 3001", "E 3001", "still", late_wrong_penalty=True)
    assert end.last.fates == ("slow", "slow", "still")
    assert owned(end) == [0, 1, 0]
    assert owned(after(state(UP), "N 3001", "still", "still", still_seconds=4)) == [1, 0, 0]


def test_nn_a22_the_card_given_back_is_the_last_one_won():
    before = state(UP)._replace(won=(cards("red blue"), (), ()))
    end = after(before, "E 5", "still", "still")
    assert (end.won[0], end.box) == (cards("red"), cards("blue"))


# The course of a game.


def test_nn_2_the_cards():
    assert (len(PORTAL_CARDS) * 2, len(VOID_CARDS) * 2) == (40, 8)
    assert Counter(face.portal for face in PORTAL_CARDS) == dict.fromkeys(
        ("red", "blue", "green", "yellow", "white"), 4
    )
    assert all(face.portal != face.background for face in PORTAL_CARDS)
    for die in (die for dice in DICE.values() for die in dice):
        assert (len(die), die.count(Face.NOTHING)) == (6, 2)
    assert Counter(NEGATION_DIE) == {0: 1, 1: 2, 2: 2, 3: 1}


@pytest.mark.parametrize("seed", range(30))
def test_nn_14_nn_15_the_deck_of_the_first_game(seed):
    board, deck = deal(Random(seed), progressive=True)
    assert all(face.portal for face in board)  # NN-A6
    rules = {hidden.card.rule: at for at, hidden in enumerate(deck) if hidden.card.rule}
    assert len(deck) == 47
    assert rules["notnot"] < 15
    assert (rules["arrow"], rules["liar"]) == (15, 31)
    assert not any(deck[at].back.liar for at in rules.values())  # NN-A9
    faces = Counter([*board, *(hidden.card for hidden in deck if not hidden.card.rule)])
    assert set(faces.values()) == {2}
    assert len(faces) == 24


def test_nn_f8_one_of_two_copies_has_the_liar():
    """Counted where both copies are in the deck, as of the first four no back is known."""
    board, deck = deal(Random(1), progressive=False)
    assert len(deck) == 44
    liars = Counter()
    for face, back in deck:
        liars[face] += back.liar
    assert {liars[face] for face in liars if face not in board} == {1}


def test_nn_15_not_not_may_lie_anywhere_in_its_pile():
    places = set()
    for seed in range(300):
        _, deck = deal(Random(seed), progressive=True)
        places |= {at for at, hidden in enumerate(deck) if hidden.card.rule == "notnot"}
    assert places == set(range(15))


def test_what_may_be_hidden_keeps_to_the_rules_of_the_deck():
    """In every deck that fits a view the Rule cards lie where they can, and without the Liar."""
    rng = Random(1)
    for seed in range(30):
        table = Table("notnot", NAMES[:2], seed=seed)
        for _ in range(seed % 5 * 30):
            if table.turn:
                seat = min(table.turn)
                table.play(seat, rng.choice(table.moves(seat)))
        view = table.view(0)
        for _ in range(60):
            deck = table.game.possible(view, rng).deck
            rules = {each.card.rule: at for at, each in enumerate(deck) if each.card.rule}
            assert len(deck) == view.deck
            assert list(rules) == ["notnot", "arrow", "liar"][view.level :]
            assert not any(deck[at].back.liar for at in rules.values())
            under = {rule: len(deck) - 1 - at for rule, at in rules.items()}
            assert under.get("arrow", 31) == 31
            assert under.get("liar", 15) == 15


def test_nn_35_each_rule_card_brings_its_rule_for_the_next_roll():
    """No NOT before the Not Not card, no turned table before Arrow, no Liar before Liar."""
    levels = set()
    for seed in range(6):
        table, rng = Table("notnot", NAMES[:3], seed=seed), Random(seed)
        while table.turn:
            view = table.view()
            levels.add(view.level)
            boxed = sum(news.what == "notnot-rule" for news in table.news)
            assert boxed == 0 or view.level >= Level(boxed)
            if view.level < Level.NORMAL:
                assert view.roll.nots == 0
            if view.level < Level.HARD:
                assert view.up == "N"
            assert view.roll.liar == (
                view.level == Level.EXTREME and view.back is not None and view.back.liar
            )
            seat = min(table.turn)
            table.play(seat, rng.choice(table.moves(seat)))
        assert table.view().level == Level.EXTREME
    assert levels == set(Level)


@pytest.mark.parametrize("mode", ["discovery", "normal", "hard", "extreme"])
def test_nn_9_a_mode_stays_at_its_level(mode):
    table, rng = Table("notnot", NAMES[:2], seed=1, mode=mode), Random(1)
    nots, liars, ups = set(), set(), set()
    while table.turn:
        view = table.view()
        assert view.level == Level[mode.upper()]
        nots.add(view.roll.nots)
        liars.add(view.roll.liar)
        ups.add(view.up)
        seat = min(table.turn)
        table.play(seat, rng.choice(table.moves(seat)))
    assert (nots == {0}) == (mode == "discovery")
    assert (ups == {"N"}) == (mode in ("discovery", "normal"))
    assert liars == ({False, True} if mode == "extreme" else {False})


def test_nn_13_never_two_voids_on_the_table():
    for seed in range(8):
        table, rng = Table("notnot", NAMES[:4], seed=seed, mode="normal"), Random(seed)
        while table.turn:
            assert sum(face.is_void for face in table.view().board) <= 1
            seat = min(table.turn)
            table.play(seat, rng.choice(table.moves(seat)))


def test_no_card_is_ever_lost():
    table, rng = Table("notnot", NAMES[:4], seed=4), Random(4)
    while table.turn:
        now = table._state
        rules = [hidden.card.rule for hidden in now.deck if hidden.card.rule]
        assert len(rules) == 3 - now.level
        count = len(now.deck) - len(rules) + len(now.board) + len(now.box)
        assert count + sum(map(len, now.won)) == 48
        seat = min(table.turn)
        table.play(seat, rng.choice(table.moves(seat)))


@pytest.mark.parametrize("seed", range(25))
def test_the_order_in_which_answers_arrive_does_not_matter(seed):
    """All 24 orders of the same four answers lead to the same state and news."""
    rng = Random(seed)
    window = rng.choice([0, 60])
    table = Table(NotNot(mode="extreme", tie_window_ms=window), NAMES[:4], seed)
    for _ in range(seed % 4):
        for seat in range(4):
            table.play(seat, f"{rng.choice(PLACES)} {rng.randint(300, 900)}")
    taps = [
        STILL if rng.random() < 0.2 else Tap(rng.choice(PLACES), rng.randint(5, 8) * 100)
        for _ in range(4)
    ]
    ends = set()
    for order in permutations(range(4)):
        this = table.at(len(table.log))
        for seat in order:
            this.play(seat, taps[seat])
        ends.add((this._state, this.news))
    assert len(ends) == 1


def test_taps_are_hidden_until_all_have_answered():
    table = Table("notnot", NAMES[:3], seed=2)
    table.play(1, "N 400")
    assert table.news == (News("notnot-answered", seat=1),)
    views = []
    for tap in ("N 400", "W 399", "still"):
        other = Table("notnot", NAMES[:3], seed=2)
        other.play(1, tap)
        views.append((other.view(0), other.view(2), other.view(), other.news))
        assert other.view(1).tap == other.game.parse(tap)
    assert views[0] == views[1] == views[2]
    assert views[0][0].answered == (False, True, False)
    assert table.turn == {0, 2}
    table.play(0, "still")
    table.play(2, "E 100")
    assert table.view().last.taps == (STILL, Tap("N", 400), Tap("E", 100))
    assert table.turn == {0, 1, 2}


def test_one_tap_for_each_round():
    table = Table("notnot", NAMES[:2], seed=2)
    table.play(0, "still")
    with pytest.raises(Rejected, match="already"):
        table.play(0, "N 400")


def test_nn_a29_a_table_without_players_ends():
    """Fifty rounds without a card won: everybody has gone away."""
    table = Table("notnot", ["Ana"], seed=1)
    for _ in range(MOST_IDLE_ROUNDS):
        assert table.outcome is None
        table.play(0, "still")
    assert table.outcome.reason == "notnot-nobody-wins"
    assert table.outcome.winners == (0,)


# What can be written down.


@pytest.mark.parametrize("text", ["N 0", "W 60000", "still", "E 534"])
def test_taps_are_read_back(text):
    assert str(NotNot().parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "N",
        "N ",
        "N 60001",
        "N -1",
        "N 1.5",
        "N  5",
        "N 05",
        "n 5",
        "X 5",
        "N 5 ",
        "Still",
        "still 5",
        "N ٥",
        "N 1e3",
        "N " + "9" * 50,
        "NESW 5",
    ],
)
def test_what_is_no_tap_is_refused(text):
    with pytest.raises(Rejected) as refused:
        NotNot().parse(text)
    assert refused.value.reason == "notnot-unknown-move"


@pytest.mark.parametrize(
    "move",
    [
        None,
        (),
        ("N", 5),
        Tap("N", -1),
        Tap("N", 60_001),
        Tap("Q", 5),
        Tap("N", True),
        Tap(None, 5),
        Tap("N", 5.0),
        Tap("", 5),
    ],
)
def test_what_is_no_move_is_refused(move):
    table = Table("notnot", NAMES[:2], seed=1)
    with pytest.raises(Rejected):
        table.play(0, move)


@pytest.mark.parametrize("ms", [0, 1, 60_000])
def test_any_whole_milliseconds_can_be_played(ms):
    Table("notnot", NAMES[:2], seed=1).play(0, Tap("N", ms))


def test_dice_of_ones_own():
    own = (["up"] * 6, ["red", "nothing", "blue", "nothing", "green", "nothing"])
    game = NotNot(dice=own, mode="hard")
    assert game.two_dice[0] == (Face.UP,) * 6
    table, rng = Table(game, NAMES[:2], seed=3), Random(3)
    while table.turn:
        assert table.view().roll.first is Face.UP
        assert table.view().roll.second in game.two_dice[1]
        seat = min(table.turn)
        table.play(seat, rng.choice(table.moves(seat)))
    assert Table.load(table.save()).game == game
    assert eval(repr(game), {"NotNot": NotNot, "Face": Face}) == game
    assert hash(game) == hash(Table.load(table.save()).game)


@pytest.mark.parametrize(
    "dice",
    [
        ["up"] * 6,
        [["up"] * 6],
        [["up"] * 5, ["red"] * 6],
        [["up"] * 6, ["purple"] * 6],
        [["up"] * 6] * 3,
        7,
        None,
        {"a": 1},
        [[1] * 6] * 2,
        ("split", "mixed"),
    ],
)
def test_dice_that_cannot_be_are_refused_in_every_language(dice):
    with pytest.raises(Rejected) as refused:
        NotNot(dice=dice)
    for language in ("en", "fr"):
        assert "mixed" in refused.value.say(Words(language))


def test_a_roll_takes_the_names_of_faces_as_the_dice_write_them_too():
    assert Roll("UP", "Red") == Roll("up", "red") == Roll(Face.UP, Face.RED)
    assert NotNot(dice=(["UP"] * 6, ["red"] * 6)) == NotNot(dice=(["up"] * 6, ["red"] * 6))


def test_a_face_that_no_die_has_is_named_alone():
    with pytest.raises(Rejected) as refused:
        Roll("up", "purple")
    said = refused.value.say(Words("en"))
    assert said.startswith("“purple” is not on the dice. The faces are: up, right, down, left, red")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_roll_shows_itself_in_a_notebook(language, monkeypatch):
    monkeypatch.setenv("PARTYLAB_LANGUAGE", language)
    shown = Roll("up", "red", nots=2, liar=True)._repr_html_()
    assert shown.startswith("<svg")
    for word in ("up", "red"):
        assert f">{Words(language)(f'notnot-face-{word}')}</text>" in shown
    assert Words(language)("notnot-liar") in shown


def test_nn_34_the_dice_do_not_say_liar_as_it_lies_on_the_deck():
    said = Words("en").tell_one(news.roll(Roll("up", "red", nots=1, liar=True)), [])
    assert said == "The dice say: NOT, UP, RED. The Liar lies on the deck: one more NOT."


@pytest.mark.parametrize(
    ("language", "players", "minutes", "house"),
    [("en", "2 to 8", "20 minutes", "house rule"), ("fr", "2 à 8", "20 minutes", "règle maison")],
)
def test_nn_1_nn_a25_who_plays_and_that_alone_is_a_house_rule(language, players, minutes, house):
    words = Words(language)
    about = words("notnot-about").replace("\u00a0", " ")
    assert all(part in about for part in (players, minutes, "14", house))
    assert house in words("notnot-rules-9")
    assert house in words("notnot_table-ladder-about", enough=8, out_of=10)


def test_numbers_between_those_that_a_form_offers_are_welcome():
    game = NotNot(tie_window_ms=37, still_seconds=11)
    assert (game.tie_window_ms, game.still_seconds) == (37, 11)
    for wrong in (
        {"tie_window_ms": 501},
        {"still_seconds": 0},
        {"still_seconds": 61},
        {"tie_window_ms": True},
        {"still_seconds": 2.0},
    ):
        with pytest.raises(Rejected) as refused:
            NotNot(**wrong)
        assert "…" in refused.value.say(Words("en"))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Roll("purple", "red"),
        lambda: Roll("up", None),
        lambda: Roll("up", "red", nots=4),
        lambda: Roll("up", "red", nots=True),
        lambda: Roll("up", "red", liar="no"),
        lambda: Roll("up", "red", liar=1),
        lambda: Roll(["up"], "red"),
        lambda: Roll("U" * 10**6, "red"),
        lambda: answer(UP, {"N": "red"}),
        lambda: answer(UP, dict.fromkeys("NESW", "purple")),
        lambda: answer(UP, dict.fromkeys("NESW", "red"), up="up"),
        lambda: answer(UP, dict.fromkeys("NESW", "red"), nothing_rule="C"),
        lambda: why(UP, dict.fromkeys("NESW", "red"), "up"),
    ],
)
def test_what_no_dice_and_no_board_can_show_is_refused(wrong):
    with pytest.raises(Rejected) as refused:
        wrong()
    for language in ("en", "fr"):
        assert refused.value.say(Words(language))


# Why.


def test_why_agrees_with_the_answer_and_names_each_criterion():
    """For every roll and many boards: the verdict said is the verdict given."""
    rng = Random(1)
    faces = list(Face)
    for first, second, nots, liar, rule in product(
        faces, faces, range(4), (False, True), NOTHING_RULES
    ):
        roll, up = Roll(first, second, nots, liar), rng.choice(PLACES)
        board = {at: rng.choice(["red", "blue", "green", "yellow", "white", None]) for at in PLACES}
        right = answer(roll, board, up, rule).places
        for place in PLACES:
            reasons = why(roll, board, place, up, rule)
            verdict = reasons[-1].what
            assert (verdict == "notnot-why-right") == (place in right)
            met = [news["holds"] for news in reasons if "holds" in dict(news.about)]
            assert ("yes" in met) == (place in right)
            for language in ("en", "fr"):
                assert Words(language).tell(reasons, [])


@pytest.mark.parametrize(
    ("roll", "place", "said"),
    [
        (
            Roll("left", "green", 1),
            "W",
            "The card lies left: NOT LEFT is not met. The portal is "
            "green: NOT GREEN is not met. No criterion is met: wrong.",
        ),
        (
            Roll("red", "nothing"),
            "N",
            "The portal is red: RED is met. NOTHING beside it does not "
            "count. At least one criterion is met: right.",
        ),
        (
            Roll("nothing", "nothing", 2),
            "N",
            "NOTHING twice (the negations cancel in pairs) means: do not tap. Every tap is wrong.",
        ),
        (
            Roll("nothing", "nothing", 1),
            "E",
            "NOT NOTHING means “do something”, which every card "
            "allows. At least one criterion is met: right.",
        ),
        (Roll("up", "red", 1), "S", "A Void is always wrong, whatever the dice say."),
    ],
)
def test_why_in_words(roll, place, said):
    board = {"N": "red", "E": "blue", "S": None, "W": "green"}
    assert Words("en").tell(why(roll, board, place), []) == said


def test_the_news_of_a_tie():
    """Both are as fast; the second takes another card, as theirs is gone."""
    game, now = NotNot(mode="extreme"), state(UP)
    for seat, tap in enumerate(["N 500", "N 500", "still"]):
        now, news = game.play(now, seat, game.parse(tap), lambda: Random(1))
    assert [Words("en").tell_one(item, NAMES) for item in news[:3]] == [
        "UP or NOTHING: Ana and Bo, equally fast: 0.50\u00a0s.",
        "Ana takes the north card.",
        "Bo takes the east card instead, as another player has taken the one tapped.",
    ]


def test_nn_a4_late_is_after_the_window_of_a_tie_and_counted_from_whoever_was_first():
    game, said = NotNot(mode="extreme", tie_window_ms=100), []
    for late in ("N 600", "N 601"):
        now = state(UP)
        for seat, tap in enumerate(["N 500", late, "still"]):
            now, news = game.play(now, seat, game.parse(tap), lambda: Random(1))
        said.append(Words("en").tell(news, NAMES))
    assert "equally fast" in said[0]
    assert "Bo was right, but 0.10\u00a0s later than Ana." in said[1]


def test_the_news_of_a_round():
    """What was asked, who was fastest, what became of every tap; late ones were right or not."""
    game = NotNot(mode="extreme")
    now = state(UP, owned=(0, 1, 0, 0))
    for seat, tap in enumerate(["N 500", "E 450", "N 640", "E 3200"]):
        now, news = game.play(now, seat, game.parse(tap), lambda: Random(1))
    said = [Words("en").tell_one(item, NAMES, 0) for item in news]
    assert said[:5] == [
        "UP or NOTHING: you, 0.50\u00a0s.",
        "You take the north card.",
        "Bo was wrong, and that costs a card.",
        "Cleo was right, but 0.14\u00a0s later than Ana.",
        "Dan was wrong, but 0.20\u00a0s too late: that costs nothing.",
    ]
    assert said[-1].startswith("The dice say: ")
