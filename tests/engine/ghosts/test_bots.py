"""The bots of Pas Vu Pas Pris: legal, honest, deterministic, with reasons and good eyes."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from itertools import product
from random import Random
from statistics import fmean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import quick_looks
from ghostly import CORNERS, FUSION, GAME, table
from partylab import Words
from partylab.bots import Player
from partylab.ghosts import (
    Door,
    Ghosts,
    Grab,
    Leave,
    Order,
    Place,
    Pose,
    Side,
    Spot,
    movement,
)  # fmt: skip
from partylab.ghosts.bots import BOTS
from partylab.ghosts.cards import MIDNIGHT as BELLS
from partylab.ghosts.dangers import Dangers, dangers
from partylab.ghosts.doors import DOORS, eye_at
from partylab.ghosts.foresight import Foresight
from partylab.ghosts.glimpses import SCRATCH, before, glimpse, silhouettes
from partylab.ghosts.lookout import SCOUTED_IN_ALL, STANDS, Leaning, Lookout, Scout
from partylab.ghosts.planning import Planner
from partylab.ghosts.polygons import area, shared, total
from partylab.ghosts.poses import CELL
from partylab.ghosts.prospects import Prospects, Runner
from partylab.ghosts.rearranging import LOOKS
from partylab.ghosts.rivals import Rivals, met
from partylab.ghosts.rounds import sides
from partylab.ghosts.scenes import PLAIN, look_from
from partylab.ghosts.setting import nice_hall
from partylab.ghosts.shapes import KINDS, SIZES
from partylab.ghosts.sharing import Sharer
from partylab.ghosts.sight import ask, seen
from partylab.ghosts.state import family
from partylab.ghosts.visible import within
from partylab.ghosts.worth import looks

NAMES = ("Ana", "Bo", "Cleo", "Dan")
THINKERS = [name for name in BOTS if name != "wanderer"]
OPTIONS = {
    "plain": Ghosts(),
    "all": Ghosts(midnight=True, fusion=True, exit_cost=0, cell_capacity=6),
    "odd": Ghosts(mirror=False, ghosts_block=True, seats="neighbours", score_hall=(0, 0, 0)),
}


def moments(game: Ghosts, seats: int, seed: int, bots: tuple[str, ...] = ("wanderer",)):
    """Play a whole game and yield before each move the state, and the seat that moves."""
    luck = Random(seed)
    players = [Player(name, BOTS[name]()) for name in bots]
    state, _ = game.start(seats, lambda: luck)
    while turn := game.turn(state):
        seat = min(turn)
        yield state, seat
        player = players[seat % len(players)]
        move = player.choose(game.view(state, seat), game.moves(state, seat), luck)
        state, _ = game.play(state, seat, move, lambda: luck)


@cache
def some_moments(option: str, seats: int, seed: int = 3):
    """One moment of each phase and round of a game, with the seat that moves."""
    found = {}
    for state, seat in moments(OPTIONS[option], seats, seed, ("sprinter", "wanderer")):
        found.setdefault((state.phase, state.round), (state, seat))
    return list(found.values())


@pytest.mark.parametrize("option", OPTIONS)
def test_every_move_is_legal(option):
    """In all phases and with all options; illegal moves are refused by the rules."""
    seats = {"plain": 2, "all": 4, "odd": 3}[option]
    game, (first, *others) = OPTIONS[option], BOTS
    played = [state.phase for state, _ in moments(game, seats, 5, (*others[:3], first))]
    assert {"draw", "furniture", "go", "side"} <= {*played}


@pytest.mark.parametrize("bell", BELLS)
def test_they_know_every_midnight_card(bell):
    """From the card on through the round; the choices of two of the cards included."""
    game = Ghosts(midnight=True, fusion=bell in ("brother", "double"))
    state, seat = next(
        (state, seat) for state, seat in moments(game, 2, 8, ("sprinter",)) if state.round == 3
    )
    state = state._replace(midnight=(bell, *(card for card in state.midnight if card != bell)))
    luck = Random(1)
    phases = set()
    while game.turn(state) and state.round == 3:
        seat = min(game.turn(state))
        phases.add(state.phase)
        name = ("sprinter", "hider")[seat]
        move = BOTS[name]().choose(game.view(state, seat), game.moves(state, seat), luck)
        state, _ = game.play(state, seat, move, lambda: luck)
    assert "go" in phases


@pytest.mark.parametrize("name", THINKERS)
def test_the_same_view_gives_the_same_move(name):
    """What is hidden cannot matter, nor what the bot has seen before."""
    for state, seat in some_moments("all", 3)[::4]:
        game, bot = OPTIONS["all"], BOTS[name]()
        view = game.view(state, seat)
        other = game.view(game.possible(view, Random(1)), seat)
        moves = game.moves(state, seat)
        chosen = [
            deepcopy(bot).choose(it, moves, Random(at)) for at, it in enumerate((view, other))
        ]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_why_agrees_with_choose_and_can_be_said(name, language):
    words = Words(language)
    for state, seat in some_moments("all", 2)[::3]:
        game, bot = OPTIONS["all"], BOTS[name]()
        view = game.view(state, seat)
        why = bot.why(view)
        if why.move is not None:
            assert why.move == bot.choose(view, game.moves(state, seat), Random(2))
        assert words.tell(why.because, NAMES[:2], seat)


# What they see


@settings(max_examples=12)
@given(st.integers(0, 10_000))
def test_the_table_of_dangers_is_what_sight_says(seed):
    """The verdict of `seen`, in standing and lying halls, with the mirror and without."""
    luck = Random(seed)
    hall = nice_hall(luck)._replace(lying=luck.random() < 0.3)
    game = Ghosts(mirror=luck.random() < 0.7)
    size = luck.choice(SIZES)
    for spot in luck.sample(dangers(hall, game).spots(size), 4):
        found = dangers(hall, game).seen((size, spot))
        ghost = hall.stand(f"0{size}1", spot)
        assert found == {door for door in DOORS if seen(ghost, door, mirror=game.mirror)}


@pytest.mark.parametrize("seed", [1, 2])
def test_the_table_of_dangers_is_the_same_compiled(seed):
    """What measures the bots with compiled eyes measures those that play."""
    hall = nice_hall(Random(seed))
    stands = [(size, spot) for size in SIZES for spot in dangers(hall, GAME).spots(size)[::9]]
    plain, quick = Dangers(hall, ask(hall, only=())), Dangers(hall, ask(hall, only=()))
    plain.find(stands, DOORS)
    quick_looks.find(quick, stands[::2], DOORS[:7])
    quick_looks.find(quick, stands, DOORS)
    assert quick.known == plain.known


@settings(max_examples=12)
@given(st.integers(0, 10_000))
def test_what_is_still_known_when_a_piece_has_moved_is_true(seed):
    luck = Random(seed)
    hall = nice_hall(luck)
    before = Dangers(hall, ask(hall))
    stands = [(size, spot) for size in SIZES for spot in luck.sample(before.spots(size), 3)]
    before.find(stands, DOORS)
    kind = luck.choice(KINDS)
    moved = hall.place(kind, Pose(luck.randrange(1000, 5000), luck.randrange(1000, 5000), 90))
    after = before.changed(moved)
    fresh = Dangers(moved, ask(moved))
    for door, (size, spot) in product(DOORS, stands):
        known = after.known[door].get((size, spot))
        if known is not None and spot in fresh.spots(size):
            assert known == (door in fresh.seen((size, spot), [door]))


@settings(max_examples=30)
@given(st.sampled_from(DOORS), st.sampled_from(SIZES), st.integers(0, 10_000), st.booleans())
def test_a_ghost_looks_the_same_from_all_doors(door, size, seed, lying):
    """What is kept of a ghost by where it is before the eye is what that door sees of it."""
    luck = Random(seed)
    x, y, z = luck.randrange(400, 5600), luck.randrange(400, 5600), luck.choice((0.0, 0.75, 1.3))
    kept = glimpse(size, lying, *before(eye_at(door), Spot(x, y)), z)
    (fresh,) = silhouettes(door, size, (lying,), x / CELL, y / CELL, z)
    assert kept.shape.box == pytest.approx(fresh.box, abs=1e-9)
    assert kept.whole == pytest.approx(area(fresh.row, fresh.size), abs=1e-9)
    look, desk = look_from(eye_at(door), PLAIN), SCRATCH.desk
    count = within(fresh.row, fresh.size, fresh.box, look, desk)
    inside_window = total(desk.pieces, desk.sizes, count)
    assert sum(area(row, len(row)) for row in kept.pieces) == pytest.approx(inside_window, abs=1e-9)
    if fresh.size:
        row, size, box = kept.shape
        both = shared(row, size, box, fresh.row, fresh.size, desk.room)
        assert area(*both) == pytest.approx(kept.whole, abs=1e-9)


def test_the_looks_that_may_come():
    """The keyhole changes sides (PV-29), but for what Midnight cards say."""
    view = GAME.view(table(keyhole=Door("N", 2)), 0)
    assert {door.side for (door,) in looks(view)} == {"S", "E", "W"}
    knock = view._replace(bell="knock")
    assert {door.side for (door,) in looks(knock)} == {"N"}
    assert looks(knock._replace(number=5)) == ((Door("N", 5),),)
    double = looks(view._replace(bell="double", number=1))
    assert (Door("S", 1), Door("N", 1)) in double


# What they do


def chosen(name, state, seat=0, game=GAME):
    return BOTS[name]().choose(game.view(state, seat), game.moves(state, seat), Random(1))


def test_the_hider_leaves_the_open():
    """Its last ghost stands where two thirds of the doors would see it."""
    others = tuple(name for name in family(0) if name != "0M1")
    furniture = CORNERS | {"piano": Pose(2500, 3000, 180)}
    state = table({"0M1": "2500 1500 floor"}, furniture, out=others, keyhole=Door("N", 1), value=1)
    (order,) = chosen("hider", state).orders
    lookout = Lookout(GAME.view(state, 0))
    assert lookout.risk(("M", order.to)) < lookout.risk(("M", Spot(2500, 1500))) - 0.2


def test_the_sprinter_runs_whoever_looks():
    state = table({"0L1": "2500 5500 floor", "0S1": "500 500 floor"}, value=6)
    assert Order("0L1", None) in chosen("sprinter", state).orders


def test_ghosts_that_can_leave_leave_in_the_last_round():
    state = table({"0M1": "2500 4500 floor"}, CORNERS, value=5, round=5)
    for name in THINKERS:
        assert Order("0M1", None) in chosen(name, state).orders


def test_in_the_last_round_it_takes_what_the_hall_counts():
    """Nothing will ever get out that is not out now: a ghost at home is worth nothing."""
    state = table({}, CORNERS, value=5, round=5)
    assert any(order.ghost == "0L1" for order in chosen("hider", state).orders)


def test_they_fuse_where_that_pays():
    state = table({"0S1": "2500 2500 floor"}, CORNERS, game=FUSION, value=9, round=2)
    go = BOTS["sprinter"]().choose(FUSION.view(state, 0), (), Random(1))
    assert any(order.fuse for order in go.orders)


def test_the_schemer_looks_where_others_are_seen():
    """Mine stands behind the piano as seen from the south, theirs in the open before it."""
    state = table(
        {"0M1": "2500 3700 floor", "1M1": "2500 1500 floor"},
        CORNERS | {"piano": Pose(2500, 3000, 0)},
        phase="side",
        active=0,
        keyhole=Door("W", 1),
    )
    assert chosen("schemer", state) == Side("S")


def test_who_chooses_the_side_next_hides_from_that_side_and_says_so():
    """With two players who has not chosen yet is sure to (PV-12); the piano is cover enough."""
    furniture = CORNERS | {"piano": Pose(2500, 3000, 0)}
    state = table({"0M1": "2500 1500 floor"}, furniture, value=3, round=2, chosen=(0, 1))
    view = GAME.view(state, 0)
    counted = [
        n for n in BOTS["lookahead"]().why(view).because if n.what == "ghosts_bots-counts-on"
    ]
    (about,) = counted
    assert (about["side"] in sides(view), about["share"]) == (True, 100)
    other = BOTS["lookahead"]().why(view._replace(chosen=(1, 0)))
    assert "ghosts_bots-counts-on" not in [news.what for news in other.because]


def test_the_likely_looks_make_a_whole():
    view = GAME.view(table(keyhole=Door("N", 2)), 0)
    for side, share in (("", 0.0), ("S", 0.5), ("W", 1.0), ("N", 0.5)):
        assert sum(Leaning(side, share).weights(looks(view))) == pytest.approx(1)


# With four players: for itself, for three who hide, and for three who scheme.
MOST_STANDS = {"hider": STANDS, "schemer": 4 * STANDS, "lookahead": SCOUTED_IN_ALL + 6 * STANDS}


@pytest.mark.parametrize(("name", "most"), MOST_STANDS.items())
def test_a_decision_asks_for_a_stated_number_of_looks(name, most, monkeypatch):
    """Whatever is known from before: with many ghosts in the hall, and two pieces to choose."""
    looks, stands = [], set()
    hideouts, unknown = Lookout.hideouts, Lookout.unknown

    def counted_stands(self, size, cells):
        found = hideouts(self, size, cells)
        stands.update((size, spot) for spot in found)
        return found

    def counted_looks(self, stands):
        looks.append(unknown(self, stands))
        return looks[-1]

    monkeypatch.setattr(Lookout, "hideouts", counted_stands)
    monkeypatch.setattr(Lookout, "unknown", counted_looks)
    for state, seat in some_moments("plain", 4):
        looks.clear()
        stands.clear()
        view = GAME.view(state, seat)
        BOTS[name]().choose(view, GAME.moves(state, seat), Random(1))
        assert len(stands) <= most
        pieces = 2 if state.phase == "furniture" else 1
        one_too_many = pieces * (len(view.hall.ghosts) + len(family(seat))) * len(DOORS)
        assert sum(looks) <= LOOKS + one_too_many


def test_a_scout_looks_at_more_spots():
    view = GAME.view(table({}, CORNERS, value=9), 0)
    cells = [(column, row) for column in range(6) for row in range(6)]
    usual, more = ({*kind(view).hideouts("M", cells)} for kind in (Lookout, Scout))
    assert usual < more


def test_the_hider_counts_all_doors_and_the_schemer_those_that_may_come():
    """The keyhole changes sides (PV-29), which the table of spots and doors does not know."""
    view = GAME.view(table(keyhole=Door("N", 2)), 0)
    counted = [len(BOTS[name]().lookout(view).doors) for name in ("hider", "schemer")]
    assert counted == [24, 18]


def test_ghosts_share_the_points_to_come():
    """With one card to come, one of two medium ghosts is better brought on than both."""
    prospects = Prospects(GAME, left=1)
    apart = [Runner("M", 2), Runner("M", 7)]
    assert prospects.value([Runner("M", 6), Runner("M", 6)]) < prospects.value(apart)


def test_the_schemer_shares_points_better_than_ghost_by_ghost():
    """Not in every hall, as it thinks of some plans only, but over a game."""
    hopes = []
    for state, seat in some_moments("plain", 2):
        if state.phase == "go":
            view = GAME.view(state, seat)
            lookout = Lookout(view)
            sharer, other = Sharer(view, lookout, seat), Planner(view, lookout, seat)
            sharer.go()
            other.go()
            hopes.append((sharer.hope, sharer.best_rating(sharer.crowd.all(other.table))))
    shared_out, one_by_one = map(sum, zip(*hopes, strict=True))
    assert shared_out > one_by_one


def test_the_lookahead_hides_from_the_side_that_its_rival_will_choose():
    """The same ghost is worth less where a side sees it that the rival is sure to take."""
    furniture = CORNERS | {"piano": Pose(2500, 3000, 0)}
    state = table({"0M1": "2500 1500 floor"}, furniture, value=3, round=2, chosen=(1, 0))
    view = GAME.view(state, 0)
    foresight = Foresight(view, Lookout(view), 0)
    hopes = foresight.crowd.all(view)
    assert foresight.choosing == {1: 1.0}
    assert foresight.brings < fmean(foresight.crowd.totals(hopes))


def test_who_goes_first_takes_the_best_hideouts():
    """A ghost that finds its cell full stays where it was, and the schemer knows who fills it."""
    view = GAME.view(table({}, CORNERS | {"piano": Pose(2500, 3000, 0)}, value=6), 1)
    lookout = Lookout(view)
    wanted = {order.to.cell for order in Sharer(view, lookout, 1).go().orders}
    crowd = zip(("0L1", "0M1", "0M2"), wanted, strict=False)
    hall = view.hall
    for ghost, cell in crowd:
        hall = hall.stand(ghost, hall.spots(ghost[1], *cell)[0])
    gone = view._replace(hall=hall)
    there = met(view, 1, lambda seat: gone)
    again = Sharer(view, lookout, 1, there).go()
    assert again.orders
    for order in again.orders:
        hall = hall.stand(order.ghost, order.to, GAME.cell_capacity)  # refused where it is full
    assert met(view._replace(holder=1), 1, lambda seat: gone) == {}  # nobody goes before it


def test_the_schemer_expects_of_others_what_the_hider_does():
    state = table({"0M1": "2500 2500 floor"}, CORNERS, value=7)
    view = GAME.view(state, 1)
    expected = Rivals(view).hiding(0)
    hider = BOTS["hider"]().choose(GAME.view(state, 0), (), Random(1))
    assert expected.hall == movement.tried(GAME, GAME.view(state, 0), 0, hider).hall
    moved = dict(expected.hall.ghosts).items() - dict(state.hall.ghosts).items()
    for name in ("schemer", "lookahead"):
        because = BOTS[name]().why(view).because
        (told,) = [news for news in because if news.what == "ghosts_bots-goes-after"]
        assert told["count"] == len(moved) if name == "schemer" else told["count"] > 0


def test_the_schemer_guards_a_ghost_with_furniture_and_the_hider_does_not():
    state = table({"0L1": "2500 3500 floor"}, CORNERS, phase="furniture", active=0, round=2)
    # It has no points to get away.
    state = state._replace(cards=(state.cards[0]._replace(value=0, pieces=("piano", "desk")), None))
    grab = chosen("schemer", state)
    assert isinstance(grab, Grab)
    held, _ = GAME.play(state, 0, grab, lambda: Random(1))
    place = chosen("schemer", held)
    before, after = (
        Lookout(GAME.view(it, 0)).risk(("L", Spot(2500, 3500)))
        for it in (held, held._replace(hall=held.hall.place(grab.piece, place.pose)))
    )
    assert after < before
    assert chosen("hider", state) == Leave()
    assert chosen("hider", held) == Place(dict(held.hall.furniture)[grab.piece])


def test_spots_that_are_taken_are_not_offered_twice():
    """Four small ghosts and two medium ones come in at once, each to a place of its own."""
    state = table({}, CORNERS, value=9)
    view = GAME.view(state, 0)
    go = Planner(view, Lookout(view), 0).go()
    spots = [order.to for order in go.orders]
    assert len(spots) > 2
    assert len(set(spots)) == len(spots)
