"""What a bot is, and the one guarded way to let it watch and choose."""

from partylab.game import Bot

__all__ = ["Bot"]
