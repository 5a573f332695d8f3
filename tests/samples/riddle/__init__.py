"""Riddle: think of a thing, give a hint; your neighbour guesses of what kind it is."""

from samples.riddle.rules import Riddle, Said, State, View

__all__ = ["Riddle", "Said", "State", "View"]
