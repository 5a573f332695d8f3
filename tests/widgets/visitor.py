"""A browser without a browser: what a page does to a stage, for the tests of seats and home."""

from __future__ import annotations

from random import Random

from partylab_widgets import play

HELLO = {"language": "en", "width": 360, "dark": False, "still": True}


class Visitor:
    """What a page does: it greets the seat, and touches what it is shown."""

    def __init__(self, seat, **kept: str) -> None:
        self.seat = seat
        self.send({"hello": {**HELLO, "seq": seat.seq, "kept": kept}})

    @property
    def device(self) -> dict[str, str]:
        """What the device remembers by now of what this seat told it."""
        return {name: text for name, text in (self.seat.keep or {}).items() if text}

    def send(self, message) -> str:
        self.seat._handle_custom_msg(message, [])
        return self.seat.alert

    def do(self, name, value="") -> str:
        return self.send({"name": name, "value": value, "seq": self.seat.seq})

    def leave(self, name, value="") -> str:
        """Do what leaves a game, and say yes if that is asked about."""
        said = self.do(name, value)
        asks = self.seat.words("keeping-ask-leave") in self.seat.drawing
        return self.do("seat-yes") if asks else said

    def move(self, text) -> str:
        return self.do("move", text)

    @property
    def to_move(self):
        """The person who plays next."""
        return self.seat.match.people_to_move()[0]

    def play_out(self, pick=None) -> None:
        """Play at random, or as somebody picks a move's text, until the game is over."""
        rng = Random(5)
        while self.seat.match.table.outcome is None:
            if self.seat.sitting.is_curtain_down():
                self.do("seat-ready")
            else:
                moves = [
                    str(move) for move in self.seat.match.table.moves(self.seat.sitting.viewer)
                ]
                assert self.move(pick(moves) if pick else rng.choice(moves)) == ""


def sit(*players, game="nothanks", seed=7, language="en", pace="instant", **more) -> Visitor:
    return Visitor(play(game, players, seed=seed, language=language, pace=pace, **more))
