"""What a bot would do, in a few words: to say thank you, or what it would call the gift."""

from __future__ import annotations

from typing import TYPE_CHECKING

from partylab.game import News
from partylab.hat.gifts import Named

if TYPE_CHECKING:
    from partylab.hat.moves import Move
    from partylab.words import Words


def would(move: Move, words: Words, pack: str = "classic") -> str:
    """Say what a bot would do.

    >>> from partylab import Words
    >>> from partylab.hat import Move
    >>> would(Move("say", "gloves"), Words("en"))
    'say: “I have some lovely gloves for you.”'
    """
    about = {} if move.gift is None else {"gift": Named(move.gift, pack)}
    return words.tell_one(News(f"hat-would-{move.act}", **about), ())
