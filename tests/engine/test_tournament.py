"""Tournaments are fair, the same wherever they are played, and honest about what they show."""

from __future__ import annotations

import linecache
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from html.parser import HTMLParser
from math import inf, sqrt
from pathlib import Path
from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import botcamp
import partylab.tournaments  # noqa: F401  the module hides behind the function of the same name
from partylab import Rejected, Table, Words, tournament
from partylab.bots import FunctionBot
from partylab.nothanks import NoThanks
from partylab.result import Estimate, estimate, estimate_share
from partylab.words import LANGUAGES

module = sys.modules["partylab.tournaments"]
BOTS = {"coin": botcamp.Coin, "bargain": botcamp.bargain, "counting": botcamp.Counting}
TESTS = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def reference():
    return tournament("nothanks", BOTS, deals=40, seed=5)


@pytest.fixture(scope="module")
def processes():
    with ProcessPoolExecutor(2) as executor:
        yield executor


def refusal_of(*args, **about) -> Rejected:
    with pytest.raises(Rejected) as refused:
        tournament(*args, **about)
    assert all(refused.value.say(Words(language)) for language in LANGUAGES)
    return refused.value


# Fair


def test_every_deal_is_played_from_every_seat():
    """The bots note the seats they sat on and the first card of each game."""
    sat = []

    def note(name):
        def bot(view):
            if view.deck == 23 and not view.pot and not any(view.cards):
                sat.append((name, view.seat, view.card))
            return "take"

        return bot

    tournament("nothanks", {name: note(name) for name in "abcd"}, deals=3, seed=1)
    # Whoever turns the first card notes it: the same seat and card in the games of a deal…
    deals = [sat[at : at + 4] for at in range(0, 12, 4)]
    for games in deals:
        assert len({(seat, card) for _, seat, card in games}) == 1
        # … and each time it is another bot.
        assert {name for name, _, _ in games} == set("abcd")
    assert len({card for games in deals for _, _, card in games}) == 3


def test_a_deal_is_that_of_a_table_with_its_seed():
    seen = []

    def look(view):
        seen.append((view.card, view.seat))
        return "take"

    tournament("nothanks", dict.fromkeys("abc", look), deals=1, seed="x")
    state = Table("nothanks", ["A", "B", "C"], seed="x/0")._state
    assert seen[:24] == [(card, state.seat) for card in (state.card, *state.deck)]


def test_a_game_can_be_played_again_at_a_table(reference):
    """The same bots with the same luck make the same scores at a table."""
    for number in (0, 17):
        luck = [Random(f"5/{number}/bot {bot}") for bot in range(3)]
        order = module.seating(f"5/{number}", 3)
        for shift in range(3):
            table = Table("nothanks", ["A", "B", "C"], seed=f"5/{number}")
            bots = [botcamp.Coin(), FunctionBot(botcamp.bargain), botcamp.Counting()]
            while table.turn:
                (seat,) = table.turn
                bot = order[(seat - shift) % 3]
                move = bots[bot].choose(table.view(seat), table.moves(seat), luck[bot])
                table.play(seat, move)
            seats = [(order.index(bot) + shift) % 3 for bot in range(3)]
            expected = tuple(table.outcome.scores[seat] for seat in seats)
            assert reference.played[number][shift].scores == expected


def test_swapping_a_bot_never_changes_the_deal_or_the_luck_of_the_others():
    def draws(third):
        noted = []

        class Notes(botcamp.Coin):
            def choose(self, view, moves, rng):
                if view.deck == 23 and not view.pot and not any(view.cards):
                    noted.append((view.card, rng.getstate()))
                return "take"

        tournament("nothanks", {"a": Notes, "b": Notes, "c": third}, deals=6, seed=3)
        return noted

    with_coin, with_bargain = draws(botcamp.Coin), draws(botcamp.bargain)
    assert with_coin == with_bargain
    assert len({state for _, state in with_coin}) == 12  # two bots, six deals


def test_nobody_always_sits_behind_the_same_player():
    """Of 2000 deals, each of five is followed by each of the others 500 times, 5 sd. 97."""
    after = Counter()
    for deal in range(2000):
        order = module.seating(f"0/{deal}", 5)
        after.update(zip(order, order[1:] + order[:1], strict=True))
    assert len(after) == 20
    assert all(abs(times - 500) < 97 for times in after.values())


def test_equal_bots_are_equal_wherever_they_stand_in_the_list():
    """Behind the random bot it is good to sit, and both greedy ones do so equally often."""
    bots = ["threshold", "greedy", "miser", "random", "greedy"]
    result = tournament("nothanks", bots, deals=150)
    first, second = result.win_share["greedy"], result.win_share["greedy (2)"]
    assert first.low < second.high
    assert second.low < first.high


def test_each_game_has_fresh_bots():
    """A ready-made bot is copied: what it counts in one game is unknown in the next."""
    ready = botcamp.Counting()
    one = tournament("nothanks", {"a": ready, "b": botcamp.Coin, "c": botcamp.Coin}, 10)
    other = tournament("nothanks", {"a": botcamp.Counting, "b": botcamp.Coin, "c": "random"}, 10)
    assert ready.asked == 0
    assert one.scores["a"] == other.scores["a"]


def test_a_bot_that_watches_sees_every_change_in_order():
    tournament("nothanks", dict.fromkeys("abc", botcamp.Watchful), deals=3)


def test_bots_get_views_and_nothing_else():
    class Curious:
        def choose(self, view, moves, rng):
            assert view.chips.count(None) == 2
            assert view.removed is None
            assert not hasattr(view, "deck") or type(view.deck) is int
            assert type(moves) is tuple
            assert type(rng) is Random
            return moves[-1]

    tournament("nothanks", [Curious] * 3, deals=2)


def test_options_and_all_seat_counts_are_played():
    for seats in range(3, 8):
        result = tournament(NoThanks(rounds=2, variant="tactical"), [botcamp.Coin] * seats, 2)
        assert all(len(scores) == 2 * seats for scores in result.scores.values())


# The same everywhere


def test_processes_play_the_same_as_one(reference, processes):
    assert tournament("nothanks", BOTS, deals=40, seed=5, executor=processes) == reference


def test_threads_play_the_same_as_one(reference):
    with ThreadPoolExecutor(3) as executor:
        assert tournament("nothanks", BOTS, deals=40, seed=5, executor=executor) == reference


def test_a_longer_tournament_begins_with_the_shorter_one(reference):
    assert tournament("nothanks", BOTS, 12, seed=5).played == reference.played[:12]
    assert tournament("nothanks", BOTS, 40, seed=6).played != reference.played


class Shuffling(Executor):
    """Plays jobs later, in any order, in threads; takes no keywords, like some clusters."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.jobs, self.lock = rng, [], threading.Lock()

    def submit(self, function, job):
        assert isinstance(pickle.loads(pickle.dumps(job)), tuple)
        future = Future()
        with self.lock:
            self.jobs.append((future, function, job))
        threading.Timer(self.rng.random() / 500, self.play_one).start()
        return future

    def play_one(self):
        with self.lock:  # else another may take the last one meanwhile
            future, function, job = self.jobs.pop(self.rng.randrange(len(self.jobs)))
        future.set_result(function(job))


@settings(max_examples=12, deadline=None)
@given(st.integers(), st.sampled_from([0.0001, 0.004, 0.02, 0.4]))
def test_order_and_chunking_make_no_difference(reference, seed, chunk_seconds):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "CHUNK_SECONDS", chunk_seconds)
        assert tournament("nothanks", BOTS, 40, 5, executor=Shuffling(Random(seed))) == reference
        assert tournament("nothanks", BOTS, 40, 5) == reference


def test_a_cluster_client_is_asked_not_to_merge_equal_jobs(reference):
    class Client:
        submit = None

        def get_executor(self, *, pure=True):
            assert pure is False
            return Shuffling(Random(1))

    assert tournament("nothanks", BOTS, 40, 5, executor=Client()) == reference


def test_a_result_travels(reference):
    assert pickle.loads(pickle.dumps(reference)) == reference


# Honest


def test_the_sums_are_right(reference):
    """Win shares add up to one in every game, and means are means."""
    per_game = zip(*reference.wins.values(), strict=True)
    assert all(sum(shares) == pytest.approx(1) for shares in per_game)
    assert sum(share.mean for share in reference.win_share.values()) == pytest.approx(1)
    for bot in reference.bots:
        games = reference.scores[bot]
        assert len(games) == 120
        assert reference.mean_score[bot].mean == pytest.approx(sum(games) / 120)
        assert reference.mean_score[bot].low < reference.mean_score[bot].mean
    lowest = [min(scores) for scores in zip(*reference.scores.values(), strict=True)]
    for bot in reference.bots:
        for score, best, won in zip(
            reference.scores[bot], lowest, reference.wins[bot], strict=True
        ):
            assert (score == best) == (won > 0)


def test_a_shared_victory_counts_as_its_part():
    always = {name: lambda view: "take" for name in "abc"}
    result = tournament("nothanks", always, deals=5)
    # One takes everything and scores 24 cards less 11 chips; the others tie at -11.
    assert all(
        sorted(shares) == [0, 0.5, 0.5] for shares in zip(*result.wins.values(), strict=True)
    )
    assert result.win_share["a"] == pytest.approx((1 / 3, 0, 14 / 15))
    assert set(result.leaders) == set("abc")


def test_intervals_hold_the_truth_in_95_of_100_tournaments():
    """400 samples of 12 deals from a known distribution: 380 expected, 5 standard errors 22."""
    rng, held = Random(1), 0
    for _ in range(400):
        _, low, high = estimate([rng.gauss(10, 3) for _ in range(12)])
        held += low <= 10 <= high
    assert abs(held - 380) < 22


@pytest.mark.parametrize(
    ("freedom", "student"),
    [(2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (999, 1.962)],
)
def test_intervals_of_few_deals_are_as_wide_as_student_says(freedom, student):
    values = [0.0, 2.0] * ((freedom + 1) // 2) + [1.0] * ((freedom + 1) % 2)
    mean, low, high = estimate(values)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / freedom)
    assert (high - low) / 2 * sqrt(freedom + 1) / spread == pytest.approx(student, rel=0.008)
    assert student > NormalDist().inv_cdf(0.975)


def test_games_of_one_deal_count_as_one():
    """Were they independent, ten copies of a deal would make the interval narrower."""
    result = tournament("nothanks", dict.fromkeys("abc", botcamp.Coin), deals=30)
    for bot in result.bots:
        games = result.wins[bot]
        means = [sum(games[at : at + 3]) / 3 for at in range(0, 90, 3)]
        assert result.win_share[bot] == estimate_share(means)


def test_one_deal_proves_nothing():
    result = tournament("nothanks", BOTS, deals=1)
    assert all(share[1:] == (0, 1) for share in result.win_share.values())
    assert all(score[1:] == (-inf, inf) for score in result.mean_score.values())
    assert set(result.leaders) == set(BOTS)
    assert "inf" not in str(result)


def test_what_never_happened_may_still_happen():
    assert estimate_share([0.0] * 30) == Estimate(0.0, 0.0, 0.1)
    assert estimate_share([0.0] * 29 + [1 / 3]).high == 0.1  # no surer for having won once
    assert estimate_share([1.0] * 30) == Estimate(1.0, 0.9, 1.0)


def test_equals_are_called_equal_and_a_winner_a_winner(reference):
    assert reference.leaders == ("bargain",)
    equal = tournament("nothanks", dict.fromkeys("abc", botcamp.Coin), deals=30)
    assert len(equal.leaders) > 1
    for words in map(Words, LANGUAGES):
        assert reference.text(words).endswith(words("tournament-leader", name="bargain"))
        assert equal.text(words).endswith(words("tournament-tie", names=words.join(equal.leaders)))


# What it shows


def test_the_table_prints_in_both_languages(reference):
    english, french = reference.text(Words("en")), reference.text(Words("fr"))
    assert "40 deals" in english
    assert "40 donnes" in french
    assert "%" in english
    assert "\u00a0%" in french
    for text in (english, french):
        rows = [line.split()[0] for line in text.splitlines()[3:6]]
        assert rows == [bot for bot, _ in reference.ranking]
    assert repr(reference).startswith("<Result: nothanks, 40 deals, bargain ")


class Tags(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.count = [], {}

    def handle_starttag(self, tag, attrs):
        assert "id" not in dict(attrs)
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag not in ("path", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        if tag not in ("path", "circle"):
            assert self.open.pop() == tag


def test_it_shows_itself_in_a_notebook_and_names_are_text():
    bots = {"<script>alert(1)</script>": botcamp.Coin, "a & b": botcamp.Coin, '"': botcamp.Coin}
    html = tournament("nothanks", bots, deals=3)._repr_html_()
    tags = Tags()
    tags.feed(html)
    assert tags.open == []
    assert "script" not in tags.count
    assert tags.count["svg"] == 3
    assert "&lt;script&gt;" in html


def test_names_of_bots_are_told_apart():
    bots = [botcamp.Coin, botcamp.Coin, botcamp.bargain, lambda view: "take", "random", "random"]
    result = tournament("nothanks", bots, deals=1)
    assert result.bots == ("Coin", "Coin (2)", "bargain", "lambda", "random", "random (2)")


def test_anything_that_is_a_bot_will_do():
    ways = [
        "greedy",
        botcamp.Coin,
        botcamp.make_coin,
        botcamp.Coin(),
        botcamp.bargain,
        partial(botcamp.NeedsAnArgument, 3),
        lambda: botcamp.NeedsAnArgument(5),
    ]
    assert tournament("nothanks", ways, deals=2).deals == 2


def test_progress_is_told_and_ends_at_all_deals():
    told = []
    tournament("nothanks", BOTS, deals=9, progress=lambda done, deals: told.append((done, deals)))
    assert told[0] == (1, 9)
    assert told[-1] == (9, 9)
    assert told == sorted(told)


def test_a_bar_is_drawn_for_long_runs_only(capsys, monkeypatch):
    monkeypatch.setattr(module, "BAR_AFTER_SECONDS", 3600)
    tournament("nothanks", BOTS, deals=2, progress=True)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(module, "BAR_AFTER_SECONDS", 0)
    tournament("nothanks", BOTS, deals=9, progress=True)
    err = capsys.readouterr().err
    assert "█" in err
    assert Words()("tournament-progress", bar="█" * 30, done=9, deals=9, left=0) in err


# What is refused


@pytest.mark.parametrize("deals", [0, -1, 1.5, "10", None, True, -(10**5000)], ids=type)
def test_a_wrong_number_of_deals_is_refused(deals):
    assert refusal_of("nothanks", BOTS, deals).reason == "tournament-wrong-deals"


@pytest.mark.parametrize(
    ("bots", "reason"),
    [
        ("greedy", "tournament-bots-list"),
        (None, "tournament-bots-list"),
        (botcamp.Coin, "tournament-bots-list"),
        ([], "table-wrong-seat-count"),
        (["random"], "table-wrong-seat-count"),
        (["random"] * 8, "table-wrong-seat-count"),
        (["random", "random", "nobody"], "table-unknown-bot"),
        (["random", "random", 5], "table-not-a-bot"),
        (["random", "random", None], "table-not-a-bot"),
        (["random", "random", dict], "table-not-a-bot"),
        (["random", "random", len], "table-bot-illegal"),
        (["random", "random", botcamp.NeedsAnArgument], "table-not-a-bot"),
        (["random", "random", botcamp.illegal], "table-bot-illegal"),
        (["random", "random", botcamp.nonsense], "table-bot-illegal"),
        (["random", "random", lambda view: None], "table-bot-illegal"),
        (["random", "random", botcamp.broken], "table-bot-broke-down"),
    ],
)
def test_what_is_no_bot_or_plays_badly_is_refused_by_name(bots, reason):
    refused = refusal_of("nothanks", bots, 20)
    assert refused.reason == reason
    if reason in ("table-bot-illegal", "table-bot-broke-down"):
        name = getattr(bots[-1], "__name__", "").strip("<>")
        assert refused.about["bot"] == name
        assert name in str(refused)


def test_no_bot_takes_the_place_of_another_by_its_name():
    result = tournament("nothanks", {"a (2)": "greedy", "a": "random", "b": "miser"}, deals=1)
    assert result.bots == ("a (2)", "a", "b")


def test_a_bot_that_breaks_while_watching_is_named():
    class Blind(botcamp.Coin):
        def watch(self, view):
            raise KeyError("where")

    assert "Blind" in str(refusal_of("nothanks", ["random", "random", Blind], 5))


def test_the_bots_own_error_stays_visible():
    with pytest.raises(Rejected) as refused:
        tournament("nothanks", ["random", "random", botcamp.broken], 5)
    assert isinstance(refused.value.__cause__, ZeroDivisionError)
    assert "ZeroDivisionError" in str(refused.value)


def test_refusals_come_home_from_other_processes(processes):
    bots = ["random", "random", botcamp.broken]
    refused = refusal_of("nothanks", bots, 5, executor=processes)
    assert refused.reason == "table-bot-broke-down"
    assert "division by zero" in str(refused)


@pytest.mark.parametrize("executor", [5, "processes", object()])
def test_what_takes_no_jobs_is_refused(executor):
    assert refusal_of("nothanks", BOTS, 5, executor=executor).reason == "tournament-wrong-executor"


def test_a_lambda_cannot_travel_to_processes_and_the_sentence_says_what_to_do(processes):
    bots = ["random", "random", lambda view: "take"]
    refused = refusal_of("nothanks", bots, 5, executor=processes)
    assert refused.reason == "tournament-bot-stays"
    assert "mybots.py" in str(refused)


def test_processes_that_die_are_reported():
    with ProcessPoolExecutor(1) as executor:
        bots = ["random", "random", botcamp.ends_its_process]
        assert refusal_of("nothanks", bots, 5, executor=executor).reason == (
            "tournament-workers-lost"
        )


def run_script(script: str) -> subprocess.CompletedProcess[str]:
    """Run code that stands in no file, as the cell of a notebook does."""
    return subprocess.run(
        [sys.executable, "-"],
        input=script,
        capture_output=True,
        text=True,
        check=False,
        cwd=TESTS,
        env={**os.environ, "PARTYLAB_LANGUAGE": "en"},
        timeout=60,
    )


def test_what_is_written_in_a_notebook_is_refused_with_the_way_out():
    ran = run_script(
        "from concurrent.futures import ProcessPoolExecutor\n"
        "from partylab import tournament, Rejected\n"
        "def mine(view): return 'take'\n"
        "with ProcessPoolExecutor(2) as executor:\n"
        "    try: tournament('nothanks', ['random', 'random', mine], 5, executor=executor)\n"
        "    except Rejected as refused: print(refused)\n"
        "print(tournament('nothanks', ['random', 'random', mine], 5))\n"
    )
    assert ran.stderr == ""
    assert "“mine” cannot travel" in ran.stdout
    assert "95% interval" in ran.stdout


# Ctrl-C


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_leaves_what_was_finished(reference):
    """The tournament is interrupted after some deals, and says so."""

    def interrupt(done, deals):
        if done >= 10:
            signal.raise_signal(signal.SIGINT)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "CHUNK_SECONDS", 0.001)
        result = tournament("nothanks", BOTS, deals=10_000, seed=5, progress=interrupt)
    assert 10 <= result.deals < 10_000
    assert result.asked == 10_000
    known = min(result.deals, 40)
    assert result.played[:known] == reference.played[:known]
    for words in map(Words, LANGUAGES):
        assert words("tournament-partial", asked=10_000) in result.text(words)


def test_ctrl_c_leaves_what_processes_have_finished(processes):
    def interrupt(done, deals):
        raise KeyboardInterrupt

    result = tournament("nothanks", BOTS, 100_000, 5, executor=processes, progress=interrupt)
    assert 0 < result.deals < 100_000


def test_ctrl_c_before_the_first_deal_is_just_ctrl_c():
    def interrupt(view):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament("nothanks", [interrupt] * 3, deals=5)


def test_a_notebook_shows_a_sentence_and_ones_own_line_not_what_is_inside():
    source = "def mine(view):\n    return view.pots\n"
    file = "/tmp/ipykernel_1/2.py"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    cell = {}
    exec(compile(source, file, "exec"), cell)
    with pytest.raises(Rejected) as caught:
        tournament("nothanks", [cell["mine"], "greedy", "random"], deals=1)
    line, _, sentence = caught.value._render_traceback_()
    assert line == "----> 2 return view.pots"
    assert sentence == str(caught.value)
    assert "AttributeError" in sentence
