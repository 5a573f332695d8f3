"""That's Not a Hat: remember who has which gift, or bluff."""

from partylab.hat.gifts import GIFTS, Gift, Named, Noun, Pack
from partylab.hat.moves import Move
from partylab.hat.rules import Hat
from partylab.hat.state import Card, Lies, State, View

__all__ = ["GIFTS", "Card", "Gift", "Hat", "Lies", "Move", "Named", "Noun", "Pack", "State", "View"]
