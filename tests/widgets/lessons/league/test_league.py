"""The labs of the lesson on the strategy tournament: what they compute is right, nothing breaks."""

from __future__ import annotations

import asyncio
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from partylab import tournament
from partylab.limited import Limited
from partylab.nothanks import fast
from partylab_widgets.lesson import Answers, Lesson
from partylab_widgets.lesson.exercise import judged
from partylab_widgets.lesson.question import question
from partylab_widgets.lessons import league
from partylab_widgets.lessons.league import (
    bets,
    enough,
    evolving,
    executors,
    outplay,
    season,
    shares,
    work,
)
from partylab_widgets.lessons.league import league as league_module
from partylab_widgets.lessons.league.exercises import EXERCISES
from touching import touch


@pytest.fixture(autouse=True)
def patient(monkeypatch):
    """No strategy is late because the machine is busy."""
    monkeypatch.setattr("partylab.limited.GAME_SECONDS", 90)
    for module in (season, outplay):
        monkeypatch.setattr(module, "Limited", partial(Limited, seconds=30))


@pytest.fixture
def lesson():
    return Lesson("league", "en", Answers())


@pytest.fixture
def short(monkeypatch):
    """Work that takes a moment only."""
    monkeypatch.setattr("partylab_widgets.lessons.league.evolution.GENERATIONS", 6)
    monkeypatch.setattr(executors, "DEALS", 2)
    monkeypatch.setattr(league_module, "ROUNDS", (1, 2))


@pytest.fixture
def files(tmp_path):
    """Return what writes the files of a class."""

    def write(**strategies):
        for name, lines in strategies.items():
            text = f"def choose(view):\n    {lines}\n"
            (tmp_path / f"{name}.py").write_text(text, "utf-8")
        return tmp_path

    return write


# The numbers


def test_a_share_is_that_of_the_batch_and_nobody_gains_among_equals():
    for limit in shares.LIMITS:
        for players in shares.PLAYERS:
            assert shares.invades(limit, limit, players).mean == pytest.approx(1 / players)


def test_what_the_reveals_say_in_words_holds():
    """Nine in ten, seven duels in ten, two in three; 8 wins the war of five with margin."""
    best = shares.invades(4, 0, deals=4_000)
    assert abs(best.mean - 0.9) < 0.03
    duel = shares.duel("angler", "calm", 4_000)
    assert abs(duel.mean - 0.7) < 0.03
    ten = shares.invades(10, 8, deals=4_000)
    assert abs(ten.mean - 2 / 3) < 0.03
    for limit in set(shares.LIMITS) - {8}:
        rival = shares.invades(limit, 8, 5, deals=4_000)
        assert rival.mean + rival.margin < 1 / 5
    assert shares.mean_score(8) > shares.mean_score(0) + 3
    against_twelve = shares.invades(10, 12, deals=4_000)
    assert against_twelve.mean + against_twelve.margin < 1 / 3  # the model's counterexample


def test_each_step_of_the_price_war_is_a_clear_best_answer():
    for players in (3, 5):
        path = shares.war(players)
        for limit, best in pairwise(path):
            if best != limit:
                share = shares.invades(best, limit, players, deals=2_000)
                assert share.mean - share.margin > 1 / players


def test_the_circle_is_a_circle_with_other_cards_too():
    assert shares.is_round(["calm", "eager", "angler"])
    for one, other in (("calm", "eager"), ("eager", "angler"), ("angler", "calm")):
        for seed in (11, 12):
            share = shares.duel(one, other, 1_000, seed)
            assert share.mean - share.margin > 0.5


def test_duels_of_two_add_up_to_one():
    there, back = shares.duel("calm", "eager"), shares.duel("eager", "calm")
    assert there.mean + back.mean == pytest.approx(1)


def test_ratings_give_back_what_they_were_made_of():
    strength = {"a": 0.5, "b": 0.3, "c": 0.2}
    wins = {
        (one, other): strength[one] / (strength[one] + strength[other])
        for one in strength
        for other in strength
        if one != other
    }
    assert shares.ratings(wins) == pytest.approx(strength, abs=1e-6)


def test_about_as_many_deals_are_enough_as_the_bet_says():
    """Of tournaments with a tenth of it hardly one can tell; with ten times as many all can."""

    def apart(deals, times):
        return sum(shares.are_apart(*shares.nearly_equal(deals, seed)) for seed in range(times))

    answer = int(bets.nearest())
    assert apart(answer // 10, 20) <= 3
    assert apart(10 * answer, 3) == 3


def test_every_bet_has_an_answer_among_its_choices():
    for key, bet in bets.BETS.items():
        assert bet.answer() in bet.choices, key
        assert question("league", key).blind in (25, 35)


def test_evolution_goes_round_with_other_luck_too():
    population = evolving.Population(seed=2)
    for _ in population.evolve(evolving.GENERATIONS):
        pass
    assert population.changes() >= bets.ROUND
    assert sum(population.share(kind) for kind in population.kinds) == pytest.approx(100)


def test_the_same_luck_gives_the_same_evolution():
    one, other = evolving.Population(seed=5), evolving.Population(seed=5)
    list(one.evolve(4)), list(other.evolve(2)), list(other.evolve(2))
    assert one.history == other.history


# Work that can be watched and stopped


def test_work_in_plain_python_ends_by_itself():
    told, did = [], []
    job = work.Work(told.append)
    job.begin(did.append(at) for at in range(5))
    assert not job.is_going_on
    assert (did, told) == ([0, 1, 2, 3, 4], [None])


def test_what_one_wants_to_watch_goes_on_some_steps_at_a_time(monkeypatch):
    monkeypatch.setattr(work, "PAUSE", 0)
    looks, did = [], []

    async def watch():
        over = asyncio.Event()

        def told(_trouble):
            looks.append(len(did))
            if not job.is_going_on:
                over.set()

        job = work.Work(told, at_once=3)
        job.begin(did.append(at) for at in range(10))
        await over.wait()

    asyncio.run(watch())
    assert looks == [3, 6, 9, 10]


def test_what_goes_wrong_is_told():
    told = []
    job = work.Work(told.append)
    job.begin(1 / 0 for _ in range(2))
    assert isinstance(told[0], ZeroDivisionError)
    assert not job.is_going_on


def test_beside_a_loop_work_shows_how_far_it_is_and_stops(monkeypatch):
    monkeypatch.setattr(work, "SLICE", 0)
    did = []

    async def look():
        heard = asyncio.Event()
        job = work.Work(lambda _: heard.set())
        job.begin(did.append(at) for at in range(10**9))
        await heard.wait()
        assert job.is_going_on
        job.stop()
        stopped = len(did)
        await asyncio.sleep(0)
        assert not job.is_going_on
        return stopped

    stopped = asyncio.run(look())
    assert 0 < len(did) <= stopped + 2


def test_what_is_begun_waits_for_the_step_that_was_stopped(monkeypatch):
    """Both may work on the same: they never do so at once, and the first gives back what it has."""
    monkeypatch.setattr(work, "SLICE", 0)
    did, goes_on = [], threading.Event()

    def first():
        try:
            did.append("begins")
            assert goes_on.wait(60)
            did.append("ends")
            yield
        finally:
            did.append("gives back")

    def then():
        did.append("next")
        yield

    async def look():
        over = asyncio.Event()
        job = work.Work(lambda _: over.set())
        job.begin(first())
        job.stop()
        job.begin(then())
        assert job.is_going_on
        assert "next" not in did
        goes_on.set()
        await over.wait()

    asyncio.run(look())
    assert did == ["begins", "ends", "gives back", "next"]


def test_an_evolution_that_was_stopped_ends_at_the_same_generation(lesson, monkeypatch):
    """Also where it goes on before the generation is over in which it was stopped."""
    monkeypatch.setattr(work, "PAUSE", 0)

    async def look():
        lab = league.Evolution(lesson)
        touch(lab, "start")
        touch(lab, "stop")
        touch(lab, "start")
        while lab.work.is_going_on:
            await asyncio.sleep(0.01)
        return lab.population.generation

    assert asyncio.run(look()) == evolving.GENERATIONS


# The labs, one by one


def test_one_sets_a_limit_and_plays(lesson):
    lab = league.FirstTable(lesson)
    assert touch(lab, "limit", "-3") == ""
    assert "gain at least 3 points" in lab.drawing
    assert touch(lab, "play", "1") == ""
    assert touch(lab, "play", "10") == ""
    assert len(lab.played) == 11
    assert lab.result().deals == 11
    assert touch(lab, "limit", "26") != ""
    assert touch(lab, "limit", "8") == ""
    assert lab.played == ()


def test_the_limit_of_the_first_table_plays_like_the_fast_one():
    """Same deals, same seats: a limit of 8 is the threshold bot of three players."""
    from partylab_widgets.lessons.league.first_table import by_limit

    result = tournament("nothanks", {"a": by_limit(8), "b": by_limit(0), "c": by_limit(-2)}, 5)
    strategies = [fast.Threshold(limit) for limit in (8, 0, -2)]
    assert result.mean_score["a"].mean > 0
    game = fast.play_many(strategies, 5, 0)
    assert game.scores.shape == (5, 3, 3)


def test_intervals_shrink_by_half_with_four_times_the_deals(lesson):
    lab = league.Enough(lesson)
    while touch(lab, "more") == "":
        pass
    widths = [ana.margin for _, ana, _ in lab.found()]
    for wide, narrow in pairwise(widths[1:]):
        assert wide / narrow == pytest.approx(2, rel=0.25)


def test_no_interval_is_longer_than_its_picture(lesson):
    lab = league.Enough(lesson)
    for _ in range(5):
        shares_ = [share for _, *each in lab.found() for share in each]
        low, high = enough._edges(shares_)
        assert low <= 100 * min(share.mean - share.margin for share in shares_)
        assert high >= 100 * max(share.mean + share.margin for share in shares_)
        assert f"{high}%" in lab.drawing
        assert touch(lab, "anew") == ""


def test_a_price_war_is_gone_through_step_by_step(lesson):
    lab = league.BestAnswers(lesson, key="war", war=True)
    for _ in range(len(shares.war(3)) - 1):
        assert touch(lab, "everybody") == ""
    assert lab.path == shares.war(3)
    assert lesson.words("league-war-ends", how="cycle") in lab.drawing
    assert touch(lab, "everybody") != ""
    assert touch(lab, "anew") == ""
    assert lab.path == (0,)


def test_evolution_starts_ends_and_begins_anew(lesson, short):
    lab = league.Evolution(lesson)
    assert touch(lab, "start") == ""
    assert lab.population.generation == 6
    assert touch(lab, "start") == lesson.words("league-all-generations")
    assert touch(lab, "anew") == ""
    assert lab.population.generation == 0


def test_the_first_exercise_is_solved_by_a_little_less_patience(lesson):
    lab = league.Invade(lesson, goal="invade")
    for limit, outcome in ((0, "not-yet"), (20, "not-yet"), (8, "not-yet"), (10, "right")):
        touch(lab, "limit", limit)
        assert touch(lab, "play") == ""
        assert lab.record["outcome"] == outcome
    touch(lab, "limit", 0)
    touch(lab, "play")
    assert lab.record["outcome"] == "right"  # what is solved stays solved


# The league


def played(folder, rounds=2, own=None):
    paths, _ = season.strategies(folder)
    found = season.Season(season.entrants(own, "mine", paths), "a seed")
    for _ in found.play(rounds):
        pass
    return found


def test_a_crash_costs_its_game_and_nothing_else(files):
    """It crashes at dear cards only: its other games count, and nobody else has a fault."""
    found = played(files(moody="return 'pay' if view.card < 34 else 1 / 0"), rounds=6)
    moody = found.entrants[0]
    assert 0 < moody.faults["limited-crash"] < 3 * len(moody.shares)
    assert "line 2" in moody.told["limited-crash"].say(Lesson("league", "en").words)
    assert not any(each.faults for each in found.entrants[1:])
    for deal in zip(*(each.shares[:1] for each in found.entrants if each.shares), strict=True):
        assert sum(deal) > 0


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("import gc; gc.get_objects(); return 'take'", "limited-cheat"),
        ("return [0] * 10**9", "limited-memory"),
        ("return 'cheat'", "limited-illegal"),
        ("import os; os._exit(1)", "limited-died"),
    ],
)
def test_fouls_are_named_and_lose_and_after_three_in_a_row_one_sits_out(files, lines, reason):
    found = played(files(bad=lines), rounds=3)
    bad = found.entrants[0]
    assert bad.share.mean == 0
    assert bad.faults[reason] == season.PATIENCE
    assert set(bad.faults) <= {reason, "league-sits-out"}
    assert bad.faults.total() == 3 * len(bad.shares)


def test_all_wins_of_a_deal_are_shared_out(files):
    found = played(files(bad="return 1 / 0", good="return 'take'"), rounds=4)
    deals = sum(len(each.shares) for each in found.entrants) / season.SEATS
    assert sum(sum(each.shares) for each in found.entrants) == pytest.approx(deals)


def test_a_new_season_plays_with_what_ones_function_is_by_then(lesson):
    notebook = {"__name__": "__main__"}
    exec("def mine(view): return 'take'", notebook)
    first = notebook["mine"]
    lab = league.League(lesson, mine=first)
    exec("def mine(view): return 'pay'", notebook)
    assert lab.season.entrants[0].source is first
    assert touch(lab, "anew") == ""
    assert lab.season.entrants[0].source is notebook["mine"]


def test_no_process_is_left_when_a_round_is_over_or_dropped(files):
    folder = files(good="return 'take'", late="return 'pay'")
    found = season.Season(season.entrants(None, "", season.strategies(folder)[0]), "s")
    steps = found.play(5)
    for _ in range(3):
        next(steps)
    steps.close()
    assert all(each.limited is None for each in found.entrants)


def test_equal_seeds_give_equal_leagues_and_the_seed_is_a_secret_before(files, lesson):
    folder = files(good="return 'take' if view.pot > 4 else 'pay'")
    one, other = played(folder), played(folder)
    assert [each.shares for each in one.entrants] == [each.shares for each in other.entrants]
    seeds = {league.League(lesson, folder=str(folder)).season.seed for _ in range(3)}
    assert len(seeds) == 3
    for seed in seeds:
        assert seed not in league.League(lesson, folder=str(folder)).drawing


def test_ranks_are_shared_by_those_who_cannot_be_told_apart():
    everybody = [season.Entrant(name, "greedy") for name in "abcd"]
    for each, share in zip(everybody, (0.9, 0.85, 0.4, 0.3), strict=True):
        each.shares = [share, share + 0.05, share - 0.05] * 20
    found = season.Season(everybody, "s")
    assert [(rank, each.name) for rank, each in found.ranking()] == [
        (1, "a"), (2, "b"), (3, "c"), (4, "d"),
    ]  # fmt: skip
    for each in everybody:
        each.shares = each.shares[:3]
    assert {rank for rank, _ in found.ranking()[:2]} == {1}


def test_only_so_many_files_take_part_and_the_rest_is_told(files, lesson):
    folder = files(**{f"s{n:02}": "return 'take'" for n in range(season.MOST_FILES + 3)})
    lab = league.League(lesson, folder=str(folder))
    assert len([each for each in lab.season.entrants if not each.is_house]) == season.MOST_FILES
    assert "3 were left out" in lab.drawing


def test_names_of_files_are_text_and_never_markup(files, lesson, short):
    folder = files(**{"<b>ana": "return 1 / 0"})
    lab = league.League(lesson, folder=str(folder))
    touch(lab, "rounds", "2")
    assert "<b>ana" not in lab.drawing
    assert "&lt;b&gt;ana" in lab.drawing


def test_ones_own_function_takes_part_as_soon_as_it_returns_something(lesson, short):
    place = {"__name__": "__main__"}
    exec("def mine(view):\n    return 'take' if view.pot > 3 else 'pay'\n", place)
    lab = league.League(lesson, mine=place["mine"])
    assert lab.season.entrants[0].name == lesson.words("league-mine")
    assert touch(lab, "rounds", "2") == ""
    assert lab.season.rounds == 2
    assert lab.season.entrants[0].faults.total() == 0
    assert league.League(lesson, mine=...).season.entrants[0].is_house


def test_the_made_up_class_shows_what_can_go_wrong(monkeypatch):

    def limited(file):
        return Limited(file, seconds=0.4 if file.stem == "dawdler" else 30)

    monkeypatch.setattr(season, "Limited", limited)
    found = played(league_module.SAMPLES, rounds=6)
    kinds = {each.name: set(each.faults) - {"league-sits-out"} for each in found.entrants}
    assert kinds["hasty"] == {"limited-crash"}
    assert kinds["nosy"] == {"limited-cheat"}
    assert kinds["dawdler"] == {"limited-late"}
    for name in ("early_bird", "run_lover", "big_fish", "saver"):
        assert kinds[name] == set()


# The executor


@pytest.mark.parametrize("where", ["here", "processes"])
def test_the_result_is_the_same_wherever_it_is_played(lesson, short, where):
    lab = league.Executors(lesson)
    assert touch(lab, "play") == ""
    assert touch(lab, "where", where) == ""
    assert touch(lab, "play") == ""
    assert lab.runs[0].result.played == lab.runs[1].result.played
    kind = "one" if where == "here" else "same"
    assert lesson.words("league-executors-told", kind=kind) in lab.drawing


class Cluster:
    """What Dask's client looks like to a tournament."""

    def __init__(self, **about):
        self.pool = ThreadPoolExecutor(1)

    def get_executor(self, pure):
        assert pure is False
        return self.pool

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.pool.shutdown()


def test_with_the_extra_it_plays_on_a_cluster(lesson, short, monkeypatch):
    """Dask itself where it is installed, else something that behaves like its client."""
    if not executors.has_dask():
        import sys
        from types import SimpleNamespace

        monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=Cluster))
        monkeypatch.setattr(executors, "has_dask", lambda: True)
    lab = league.Executors(lesson)
    touch(lab, "play")
    touch(lab, "where", "dask")
    assert touch(lab, "play") == ""
    assert lesson.words("league-executors-told", kind="same") in lab.drawing


def test_without_the_extra_it_says_how_to_get_it(lesson, monkeypatch):
    monkeypatch.setattr(executors, "has_dask", lambda: False)
    lab = league.Executors(lesson)
    touch(lab, "where", "dask")
    assert "partylab[cluster]" in lab.drawing
    assert "partylab[cluster]" in touch(lab, "play")
    text = (Path(__file__).parents[4] / "pyproject.toml").read_text("utf-8")
    assert re.search(r"^cluster = ", text, flags=re.MULTILINE)


# The exercises


@pytest.mark.parametrize("key", [key for key in EXERCISES if key != "choose"])
def test_solutions_are_right_and_every_known_mistake_has_its_name(key):
    exercise = EXERCISES[key]
    place = {"__name__": "__main__"}
    exec(f"from partylab.nothanks import cost\n{exercise.solution}", place)
    name = re.search(r"def (\w+)", exercise.solution)[1]
    for seed in range(5):
        assert judged(exercise, place[name], Random(seed)).outcome == "right"
    for mistake, makes in exercise.mistakes.items():
        found = judged(exercise, makes, Random(1))
        assert (found.outcome, found.sentence) == ("not-yet", mistake)
    assert judged(exercise, lambda *_: ..., Random(1)).outcome == "untried"


def test_a_price_war_without_end_is_told_so():
    def forever(best, start):
        war = [start]
        while best(war[-1]) != war[-1]:
            war.append(best(war[-1]))
        return war

    found = judged(EXERCISES["war"], forever, Random(1))
    assert (found.outcome, found.sentence) == ("not-yet", "war-endless")


STRATEGIES = {
    "return 'take'": ("not-yet", "choose-takes"),
    "return 'pay'": ("not-yet", "choose-pays"),
    "return 'take' if view.card < 12 else 'pay'": ("not-yet", "choose-no-chips"),
    "return 'take' if view.pot >= view.card else 'pay'": ("not-yet", "choose-weak"),
    "return 'grab'": ("not-yet", "choose-illegal"),
    "while True: pass": ("not-yet", "choose-late"),
    "return 'x' * 10**9": ("not-yet", "choose-memory"),
    "return open('/etc/hostname').read()": ("not-yet", "choose-cheat"),
    "import os; os._exit(0)": ("not-yet", "choose-died"),
    "return 1 / 0": ("stopped", "lesson-stopped-at"),
    "return ...": ("untried", ""),
    "pass": ("untried", ""),
}


@pytest.mark.parametrize("lines", STRATEGIES)
def test_ones_own_strategy_is_judged_by_playing_and_mistakes_have_names(lines, monkeypatch):
    monkeypatch.setattr(outplay, "DEALS", 12)
    if "while True" in lines:
        monkeypatch.setattr(outplay, "Limited", partial(Limited, seconds=0.4))
    place = {"__name__": "__main__"}
    exec(f"def choose(view):\n    {lines}\n", place)
    found = judged(outplay.OUTPLAY, place["choose"], Random(1))
    assert (found.outcome, found.sentence) == STRATEGIES[lines]
    lesson = Lesson("league", "en", Answers())
    if found.sentence.startswith("choose"):
        assert lesson.say(found.sentence, **found.about)


def test_the_best_answer_to_the_house_is_right():
    place = {"__name__": "__main__"}
    exec(f"from partylab.nothanks import cost\n{outplay.OUTPLAY.solution}", place)
    found = judged(outplay.OUTPLAY, place["choose"], Random(1))
    assert found.outcome == "right"
    assert found.about["low"] > 33


@pytest.mark.parametrize("answer", [3, "take", print, [].append])
def test_what_is_no_function_is_told_so(answer):
    found = judged(outplay.OUTPLAY, answer, Random(1))
    assert (found.outcome, found.sentence) == ("not-yet", "lesson-not-function")
