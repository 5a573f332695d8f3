"""What a notebook shows: `play` sits down at a table, `home` sets one up.

Both are imported when first asked for, so that the server's part of this package stays light.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from partylab import words

if TYPE_CHECKING:
    from partylab_widgets.seat.home import home
    from partylab_widgets.seat.playing import play

__all__ = ["home", "play"]


words.HOMES.append(Path(__file__).with_name("words"))


def __getattr__(name: str) -> Any:
    from importlib import import_module

    if name not in __all__:
        raise AttributeError(name)
    module = {"home": "seat.home", "play": "seat.playing"}[name]
    return getattr(import_module(f"partylab_widgets.{module}"), name)
