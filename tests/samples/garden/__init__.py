"""Garden: plant what nobody will see again until it blooms."""

from samples.garden.rules import Garden, Plant, State, View

__all__ = ["Garden", "Plant", "State", "View"]
