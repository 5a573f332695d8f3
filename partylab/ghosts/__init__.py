"""Pas Vu Pas Pris: ghosts cross a hotel's hall, and hide from the eye at the keyhole."""

from partylab.ghosts.hall import Hall
from partylab.ghosts.poses import Pose, Spot

__all__ = ["Hall", "Pose", "Spot"]
