"""What stands on a page only for a while: news of a game of memory, and the time that one has."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

import samples
from partylab.board import Board, Limit
from partylab_widgets import play
from partylab_widgets.clockwork import Fading
from samples.garden.board import GardenBoard
from widgets.seat.test_clockwork import until
from widgets.visitor import Visitor, sit

AT_ONCE, LATER = 0.0, 3600.0
ROSE, IRIS = "rose 40 40 0", "iris 120 80 0"


@pytest.fixture(autouse=True)
def house():
    with samples.listed():
        yield


def stay(monkeypatch, **seconds: float) -> None:
    """Let the news of a planted flower stay for so long."""

    def stays(self, news):
        return seconds[news[0]["kind"]] if news[0].what == "garden-planted" else None

    monkeypatch.setattr(GardenBoard, "stays", stays)


def test_news_go_in_their_own_time_whatever_happens_after_them(monkeypatch):
    """Else moves that follow each other quickly would keep the first of them readable."""
    stay(monkeypatch, rose=AT_ONCE, iris=LATER)

    async def watch() -> None:
        visitor = sit("me", game="garden", bulbs=4)
        assert visitor.move(ROSE) == ""
        assert "You plant a rose." in visitor.seat.drawing
        assert visitor.move(IRIS) == ""
        await until(lambda: visitor.seat.sitting.faded_until == 1, "the rose has faded")
        assert "You plant an iris." in visitor.seat.drawing

    asyncio.run(watch())


def test_several_moves_at_once_fade_each_for_itself(monkeypatch):
    """Also when the last of them is no secret."""
    stay(monkeypatch, rose=AT_ONCE, iris=None)

    async def watch() -> None:
        visitor = sit("me", game="garden", bulbs=4)
        seat, game = visitor.seat, visitor.seat.sitting.table.game
        seat.sitting.play(((0, game.parse(ROSE)), (0, game.parse(IRIS))))
        seat._let_fade(2)
        await until(lambda: seat.sitting.faded_until == 1, "the rose has faded")

    asyncio.run(watch())


def test_news_fade_in_a_game_that_was_loaded_too(monkeypatch):
    """The last ones may be read for their time, those before them are past."""
    stay(monkeypatch, rose=AT_ONCE, iris=AT_ONCE)

    async def watch() -> None:
        visitor = sit("me", "me", "me", game="garden")
        for move in (ROSE, IRIS):
            visitor.do("seat-ready")
            assert visitor.move(move) == ""
        assert visitor.leave("seat-load", visitor.seat.match.save()) == ""
        assert "plants a rose" not in visitor.seat.drawing
        visitor.do("seat-ready")
        assert "plants a rose" not in visitor.seat.drawing
        assert "plants an iris" in visitor.seat.drawing
        await until(lambda: visitor.seat.sitting.faded_until == 2, "the iris has faded")
        assert "plants an iris" not in visitor.seat.drawing

    asyncio.run(watch())


def test_after_a_move_was_taken_back_new_ones_can_be_read(monkeypatch):
    stay(monkeypatch, rose=AT_ONCE, iris=LATER)

    async def watch() -> None:
        visitor = sit("me", game="garden")
        visitor.move(ROSE)
        await until(lambda: visitor.seat.sitting.faded_until == 1, "the rose has faded")
        assert visitor.do("seat-undo") == ""
        assert visitor.move(IRIS) == ""
        assert "You plant an iris." in visitor.seat.drawing

    asyncio.run(watch())


def test_what_was_cleared_never_goes_even_when_its_time_had_come():
    """Else news of one game would fade in the next."""

    async def wait() -> list[str]:
        fading, gone = Fading(), []
        for name in ("one", "another"):
            fading.add(AT_ONCE, partial(gone.append, name))
        fading.clear()
        fading.add(AT_ONCE, partial(gone.append, "the next"))
        await turns_of_the_loop()
        return gone

    assert asyncio.run(wait()) == ["the next"]


def limited(monkeypatch, name: str) -> None:
    """Set a limit that is over at once."""
    monkeypatch.setattr(Board, "limit", lambda *about: Limit(AT_ONCE, name, "1"))


async def turns_of_the_loop() -> None:
    """Let everything happen that can happen at once."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_no_time_runs_before_a_browser_speaks(monkeypatch):
    """A page prepared in advance must not play to nobody."""
    limited(monkeypatch, "move")

    async def watch() -> None:
        seat = play("garden", ["me"])
        await turns_of_the_loop()
        assert seat.alert == ""
        Visitor(seat)
        await until(lambda: seat.alert, "a number is no plant, and that is told")

    asyncio.run(watch())


def test_no_time_runs_behind_the_curtain(monkeypatch):
    """Whoever takes the screen has all of it."""
    limited(monkeypatch, "move")

    async def watch() -> None:
        visitor = sit("me", "me", game="pebbles")
        await turns_of_the_loop()
        assert visitor.seat.alert == ""
        assert visitor.seat.match.moves_made == 0
        visitor.do("seat-ready")
        await until(lambda: visitor.seat.match.moves_made, "time is up")
        assert visitor.seat.sitting.is_curtain_down()

    asyncio.run(watch())


def test_a_board_that_stumbles_when_time_is_up_is_told(monkeypatch, caplog):
    limited(monkeypatch, "move")
    monkeypatch.setattr(Board, "touch", lambda *about: 1 / 0)

    async def watch() -> None:
        visitor = sit("me", "me", game="pebbles")
        visitor.do("seat-ready")
        await until(lambda: visitor.seat.alert, "it is told")

    asyncio.run(watch())
    assert "could not answer" in caplog.text
