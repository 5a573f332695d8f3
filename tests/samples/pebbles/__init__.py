"""Pebbles: take one, two or three; who takes the last one wins.  The plainest of games."""

from samples.pebbles.rules import Pebbles, State, View

__all__ = ["Pebbles", "State", "View"]
