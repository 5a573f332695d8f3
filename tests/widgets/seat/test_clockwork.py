"""What happens by itself at a table: bots think beside the page, and nobody waits for them."""

from __future__ import annotations

import asyncio
import threading
from time import monotonic
from typing import ClassVar

import pytest

from partylab.match import Match
from partylab.nothanks import bots
from partylab.nothanks.board import NoThanksBoard
from partylab_widgets.seat import thinking
from partylab_widgets.seat.sitting import PACES, Sitting
from widgets.visitor import sit


async def until(condition, what: str) -> None:
    """Give the loop its turns until something holds."""
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0)
    assert condition(), what


def test_bots_move_one_by_one_at_a_human_pace(monkeypatch):
    monkeypatch.setitem(PACES, "quick", 0.001)

    async def watch() -> list[str]:
        visitor = sit("greedy", "threshold", "miser", pace="quick")
        heard = [visitor.seat.news]
        visitor.seat.observe(lambda change: heard.append(change["new"]), "news")
        await until(lambda: visitor.seat.match.table.outcome, "the game ends")
        return heard

    heard = asyncio.run(watch())
    assert len(heard) > 24  # one sentence per move, not one for the whole game
    assert heard[-1].endswith(("points.", "point."))


def ponders(thinks: threading.Event, may_go_on: threading.Event):
    """Return a bot that tells when it thinks for the first time, and thinks until it may go on.

    It thinks as hard as it can, and gives way to nobody by itself.
    """

    def bot(view):
        first = not thinks.is_set()
        thinks.set()
        tired = monotonic() + 30
        while first and not may_go_on.is_set():
            assert monotonic() < tired
        return "pay" if view.my_chips else "take"

    return bot


async def until_it_thinks(visitor, thinks) -> None:
    """Play until the bot has to think."""
    async with asyncio.timeout(30):
        while not thinks():
            if visitor.seat.match.people_to_move():
                assert visitor.move("pay") == ""
            await asyncio.sleep(0)


def test_whoever_touches_the_table_does_not_wait_for_a_bot_that_thinks():
    """A bot that takes its time: the page answers meanwhile, and the bot moves when it is done."""

    async def play() -> None:
        thinks, may_go_on = threading.Event(), threading.Event()
        visitor = sit("me", ponders(thinks, may_go_on), "greedy", seed=1)
        await until_it_thinks(visitor, thinks.is_set)
        moves = len(visitor.seat.match.table.log)
        assert visitor.do("seat-language", "fr") == ""
        assert "Vous" in visitor.seat.drawing
        assert len(visitor.seat.match.table.log) == moves
        may_go_on.set()
        await until(lambda: len(visitor.seat.match.table.log) > moves, "the bot has moved")

    asyncio.run(play())


@pytest.mark.parametrize("leave", ["seat-again new", "seat-undo ", "seat-pace quick"])
def test_what_a_bot_thought_of_another_table_counts_nothing(leave, monkeypatch):
    """Undo, a new game or another pace in the middle of a thought: the bot begins anew."""
    monkeypatch.setitem(PACES, "quick", 0.001)

    async def play() -> None:
        thinks, may_go_on = threading.Event(), threading.Event()
        visitor = sit("me", ponders(thinks, may_go_on), "greedy", seed=1)
        await until_it_thinks(visitor, thinks.is_set)
        assert visitor.leave(*leave.split(" ")) == ""
        may_go_on.set()
        await until(visitor.seat.match.people_to_move, "it is my turn again")
        assert visitor.seat.sitting.failed == {}
        assert visitor.move("take") == ""

    asyncio.run(play())


class Nonsense:
    """What no board can read."""

    def __str__(self):
        raise ValueError


def fails(view):
    return 1 / 0


def gives_up(view):
    raise KeyboardInterrupt


def is_cancelled(view):
    raise asyncio.CancelledError


@pytest.mark.parametrize("bot", [fails, gives_up, is_cancelled])
def test_a_bot_that_fails_on_the_loop_is_named_and_can_be_replaced(bot):
    """Also by what in other threads ends a program: it would be waited for without end."""

    async def play() -> None:
        visitor = sit("me", bot, "greedy", seed=1)
        seat = visitor.seat
        async with asyncio.timeout(30):
            while not seat.sitting.failed:
                if seat.match.people_to_move():
                    visitor.move("pay")
                await asyncio.sleep(0)
        assert "“My bot” stopped with an error" in seat.alert
        assert "“My bot” stopped with an error" in seat.drawing
        assert visitor.do("seat-replace", "greedy") == ""
        await until(seat.match.people_to_move, "the game goes on")
        assert seat.sitting.failed == {}

    asyncio.run(play())


def test_a_board_that_stumbles_over_a_bots_move_is_told(monkeypatch, caplog):
    """And the table can be touched again, as after any message."""

    async def watch() -> None:
        visitor = sit("me", "greedy", "miser", seed=0)
        monkeypatch.setattr(NoThanksBoard, "after", lambda *about: 1 / 0)
        await until(lambda: visitor.seat.alert, "it is told")
        monkeypatch.undo()
        visitor.do("seat-pace", "instant")
        await until(visitor.seat.match.people_to_move, "the game goes on")
        assert visitor.move("take") == ""

    asyncio.run(watch())
    assert "could not answer" in caplog.text


def test_where_bots_move_at_once_one_hears_all_that_they_did():
    """Not only what the last of them did: nobody could hear the others to the end."""

    async def watch() -> None:
        visitor = sit("me", "greedy", "miser", seed=2)
        await until(visitor.seat.match.people_to_move, "it is my turn")
        assert visitor.move("pay") == ""
        await until(visitor.seat.match.people_to_move, "it is my turn again")
        assert "You refuse" in visitor.seat.news
        assert "Greta" in visitor.seat.news
        assert "Milo" in visitor.seat.news

    asyncio.run(watch())


def test_a_long_game_of_bots_is_told_as_quickly_at_its_end(monkeypatch):
    """Where nobody decides, all has happened since somebody's last decision."""
    told, longest = [], 0
    sentence = Sitting.sentence
    monkeypatch.setattr(
        Sitting, "sentence", lambda self, *about: told.append(self) or sentence(self, *about)
    )

    async def watch() -> None:
        nonlocal longest
        visitor = sit("greedy", "threshold", "miser", rounds=5)
        while visitor.seat.match.table.outcome is None:
            told.clear()
            visitor.seat._go_on()
            longest = max(longest, len(told))
            await asyncio.sleep(0)
        assert visitor.seat.match.moves_made > 200

    asyncio.run(watch())
    assert longest < 60


def test_a_move_is_seen_while_the_next_bot_still_thinks():
    """Also where bots move at once: the page is never much older than the table."""

    async def play() -> None:
        thinks, may_go_on = threading.Event(), threading.Event()
        visitor = sit("greedy", ponders(thinks, may_go_on), "miser", seed=1)  # seat 0 begins
        before = visitor.seat.page_news
        await until(thinks.is_set, "the second bot thinks")
        await until(lambda: visitor.seat.page_news != before, "what the first did is shown")
        may_go_on.set()

    asyncio.run(play())


def test_a_bot_whose_move_a_board_cannot_read_is_named(monkeypatch):
    """How long a move takes is asked before the rules have judged it."""

    def takes(self, move, look):
        return len(str(move)) / 1000

    monkeypatch.setattr(NoThanksBoard, "takes", takes)

    async def play() -> None:
        visitor = sit(lambda view: Nonsense(), "greedy", "greedy", seed=1)
        await until(lambda: visitor.seat.sitting.failed, "it is named")
        assert "made a move that is not allowed" in visitor.seat.alert

    asyncio.run(play())


def test_a_bot_that_has_thought_when_the_kernel_ends_disturbs_nobody(monkeypatch):
    """The loop may be closed between one line of its thread and the next."""

    class Ending(asyncio.SelectorEventLoop):
        def call_soon_threadsafe(self, *about):
            raise RuntimeError("Event loop is closed")

    trouble = []
    monkeypatch.setattr(threading, "excepthook", trouble.append)
    loop = Ending()
    match = Match.start("nothanks", ["greedy"] * 3, seed=1)
    (seat,) = match.bots_to_move()
    thinking.Thoughts(None).begin(loop, Sitting(match, "calm"), seat)
    for thread in threading.enumerate():
        if thread.name == f"bot {seat}":
            thread.join(30)
    loop.close()
    assert trouble == []


def test_a_page_that_is_closed_and_opened_again_does_not_stop_the_bots():
    async def play() -> None:
        visitor = sit("me", "greedy", "threshold", seed=2)
        await until(visitor.seat.match.people_to_move, "it is my turn")
        visitor.move("pay")
        visitor.send({"hello": {"language": "en", "width": 1, "dark": False, "still": True,
                                "seq": visitor.seat.seq}})  # fmt: skip
        await until(visitor.seat.match.people_to_move, "it is my turn again")

    asyncio.run(play())


class Endless:
    """A bot that thinks until the test is over; it knows how many of its kind think at a time."""

    over = threading.Event()
    thinking_now: ClassVar[list[int]] = [0, 0]  # now, at most

    def choose(self, view, moves, rng):
        now, most = Endless.thinking_now
        Endless.thinking_now[:] = [now + 1, max(most, now + 1)]
        assert Endless.over.wait(30)
        Endless.thinking_now[0] -= 1
        return moves[0]


@pytest.fixture
def endless():
    Endless.over.clear()
    Endless.thinking_now[:] = [0, 0]
    yield Endless
    Endless.over.set()
    for thread in threading.enumerate():
        if thread.name.startswith("bot"):
            thread.join(30)


def test_a_bot_that_thinks_and_thinks_is_named_and_another_can_take_its_seat(endless, monkeypatch):
    monkeypatch.setattr(thinking, "LONG", 0.01)

    async def play() -> None:
        visitor = sit("me", endless, "greedy", seed=1)
        await until_it_thinks(visitor, lambda: endless.thinking_now[0])
        await until(lambda: "My bot is still thinking." in visitor.seat.drawing, "it is said")
        assert visitor.do("seat-retry") != ""
        assert visitor.do("seat-replace", "greedy") == ""
        assert "is still thinking" not in visitor.seat.drawing
        await until(visitor.seat.match.people_to_move, "the game goes on")

    asyncio.run(play())


def test_however_often_one_takes_back_a_bot_thinks_in_one_thread_only(endless):
    async def play() -> None:
        visitor = sit("me", endless, "greedy", seed=1)
        await until_it_thinks(visitor, lambda: endless.thinking_now[0])
        for _ in range(5):
            assert visitor.do("seat-undo") == ""
            await until_it_thinks(visitor, lambda: 1 in visitor.seat.match.table.turn)
        assert visitor.do("seat-undo") == ""
        await until_it_thinks(visitor, lambda: 1 in visitor.seat.match.table.turn)
        endless.over.set()
        await until(visitor.seat.match.people_to_move, "the bot thinks of the table as it is now")
        assert endless.thinking_now[1] == 1

    asyncio.run(play())


def test_at_another_pace_a_bot_that_only_waits_moves_at_once():
    async def play() -> None:
        visitor = sit("me", "greedy", "greedy", seed=1, pace="slow")
        seat = visitor.seat
        await until_it_thinks(visitor, lambda: seat.match.bots_to_move())
        async with asyncio.timeout(30):
            while any(thread.name.startswith("bot") for thread in threading.enumerate()):
                await asyncio.sleep(0)
        assert visitor.do("seat-pace", "instant") == ""
        await until(seat.match.people_to_move, "it is my turn")

    asyncio.run(play())


def test_advice_is_thought_out_beside_the_page(monkeypatch):
    """Whoever asks for it goes on meanwhile; advice about a table that is no more is not shown."""
    may_go_on = threading.Event()

    class Adviser(bots.Greedy):
        def why(self, view):
            assert may_go_on.wait(30)
            return super().why(view)

    monkeypatch.setitem(bots.BOTS, "greedy", Adviser)

    async def play() -> None:
        visitor = sit("me", "miser", "miser", seed=1)
        seat = visitor.seat
        await until(seat.match.people_to_move, "it is my turn")
        assert visitor.do("seat-help-bots", "on") == ""
        assert "They are thinking it over" in seat.drawing
        assert visitor.move("pay") == ""
        await until(seat.match.people_to_move, "it is my turn again")
        assert "seat-advice" not in seat.drawing
        may_go_on.set()
        await until(lambda: "seat-advice" in seat.drawing, "the advice is there")
        assert seat.sitting.advised == (seat.match.moves_made, 0)
        told = [name for name, _ in seat.sitting.advice]
        assert told == list(bots.BOTS)

    asyncio.run(play())
