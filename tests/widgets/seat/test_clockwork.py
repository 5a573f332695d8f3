"""What happens by itself at a table: bots think beside the page, and nobody waits for them."""

from __future__ import annotations

import asyncio
import threading
from time import monotonic

import pytest

from partylab_widgets.seat.sitting import PACES
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


async def until_it_thinks(visitor, thinks: threading.Event) -> None:
    """Play until the bot has to think."""
    async with asyncio.timeout(30):
        while not thinks.is_set():
            if visitor.seat.match.people_to_move():
                assert visitor.move("pay") == ""
            await asyncio.sleep(0)


def test_whoever_touches_the_table_does_not_wait_for_a_bot_that_thinks():
    """A bot that takes its time: the page answers meanwhile, and the bot moves when it is done."""

    async def play() -> None:
        thinks, may_go_on = threading.Event(), threading.Event()
        visitor = sit("me", ponders(thinks, may_go_on), "greedy", seed=1)
        await until_it_thinks(visitor, thinks)
        moves = len(visitor.seat.match.table.log)
        assert visitor.do("seat-language", "fr") == ""
        assert "Joueur" in visitor.seat.drawing
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
        await until_it_thinks(visitor, thinks)
        assert visitor.do(*leave.split(" ")) == ""
        may_go_on.set()
        await until(visitor.seat.match.people_to_move, "it is my turn again")
        assert visitor.seat.sitting.failed == {}
        assert visitor.move("take") == ""

    asyncio.run(play())


def test_a_bot_that_fails_on_the_loop_is_named_and_can_be_replaced():
    async def play() -> None:
        visitor = sit("me", lambda view: 1 / 0, "greedy", seed=1)
        seat = visitor.seat
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


def test_a_page_that_is_closed_and_opened_again_does_not_stop_the_bots():
    async def play() -> None:
        visitor = sit("me", "greedy", "threshold", seed=2)
        await until(visitor.seat.match.people_to_move, "it is my turn")
        visitor.move("pay")
        visitor.send({"hello": {"language": "en", "width": 1, "dark": False, "still": True,
                                "seq": visitor.seat.seq}})  # fmt: skip
        await until(visitor.seat.match.people_to_move, "it is my turn again")

    asyncio.run(play())
