"""The command `partylab`: play, lab, tournament, league, class, worksheet.

What is typed is read by argparse and checked here; all that is said stands in `command.ftl`.
Each room is imported when it is entered, so `partylab --version` answers at once.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, NoReturn

from partylab.game import Rejected, brief
from partylab.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

SWITCH: dict[str, Any] = {"action": "store_true"}
MANY: dict[str, Any] = {"nargs": "+"}
SEVERAL: dict[str, Any] = {"action": "append", "default": []}  # an argument may be given again
LANGUAGE: dict[str, dict[str, Any]] = {"--language": {"default": ""}}
PAGE = {"--no-browser": SWITCH, **LANGUAGE}
DOOR = {"--ip": {"default": "localhost"}, "--gifts": SEVERAL, **PAGE}
# What is typed behind each room.
ROOMS: dict[str, dict[str, dict[str, Any]]] = {
    "play": {"--port": {"default": "8866"}, "--code": SWITCH, **DOOR},
    "lab": {"--port": {"default": "8888"}, **DOOR},
    "tournament": {
        "game": {},
        "bots": MANY,
        "--deals": {"default": "1000"},
        "--seed": {"default": "0"},
        "--processes": {"default": "1"},
        "--option": SEVERAL,
    },
    "league": {"folder": {}, "--rounds": {"default": "100"}, **LANGUAGE},
    "class": {"files": MANY, "--to": {"default": "class.html"}, "--names": SWITCH, **PAGE},
    "worksheet": {"lessons": MANY, "--to": {"default": "."}, "--solutions": SWITCH, **PAGE},
}
# Those that print what came of it: the module and the function that says it.
PRINTING = {
    "tournament": ("partylab_widgets.contest", "contest"),
    "league": ("partylab_widgets.lessons.league.terminal", "hold"),
    "class": ("partylab_widgets.classroom.room", "receive"),
    "worksheet": ("partylab_widgets.worksheet.room", "print_out"),
}
ALONE = {
    *("--version", "-h/--help"),
    *(name for typed in ROOMS.values() for name, about in typed.items() if about is SWITCH),
}
MOST_TOLD = 60  # characters of what was typed
WRONG, STOPPED = 2, 130  # exit codes: what cannot be understood, and Ctrl-C


class Parser(argparse.ArgumentParser):
    """Reads what was typed; what it cannot read becomes a `Rejected` with a sentence of ours."""

    def __init__(self, room: str = "", **about: Any) -> None:
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, **about)
        self.add_argument("-h", "--help", action=Tell, what=room)

    def error(self, message: str) -> NoReturn:
        """Refuse a command that lacks something."""
        raise Rejected("command-incomplete")


class Tell(argparse.Action):
    """An argument that is a question: answer it and leave."""

    def __init__(self, what: str = "", **about: Any) -> None:
        super().__init__(nargs=0, **about)
        self.what = what

    def __call__(self, parser: argparse.ArgumentParser, *_typed: object) -> NoReturn:
        """Tell the version, or how the command or one of its rooms is used."""
        if self.what == "version":
            from partylab import __version__

            print(f"partylab {__version__}")
        else:
            print(Words()(f"command-help-{self.what}" if self.what else "command-help"))
        parser.exit()


def parser() -> Parser:
    """Return what reads the command line."""
    whole = Parser()
    whole.add_argument("--version", action=Tell, what="version")
    rooms = whole.add_subparsers(dest="room", required=True)
    for room, typed in ROOMS.items():
        door = rooms.add_parser(room, room=room)
        for name, about in typed.items():
            door.add_argument(name, **about)
    return whole


def main(typed: Sequence[str] | None = None) -> int:
    """Do what was typed; return 0, or 2 with one line that says what is wrong."""
    typed = sys.argv[1:] if typed is None else typed
    try:
        return enter(read(typed))
    except Rejected as wrong:
        words = Words()
        room = typed[0] if typed and typed[0] in ROOMS else ""
        help_here = " ".join(filter(None, ("partylab", room, "--help")))
        print(words("command-wrong", why=wrong.say(words), help=help_here), file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return STOPPED


def read(typed: Sequence[str]) -> argparse.Namespace:
    """Read the command line; whatever is wrong with it is a `Rejected`."""
    try:
        asked, unknown = parser().parse_known_args(typed)
    except argparse.ArgumentError as problem:
        if problem.argument_name == "room":
            room = next((word for word in typed if not word.startswith("-")), "")
            raise Rejected("command-unknown-room", room=brief(room, MOST_TOLD)) from None
        name = problem.argument_name
        if name is None:
            raise Rejected("command-incomplete") from None
        reason = "command-takes-no-value" if name in ALONE else "command-needs-value"
        raise Rejected(reason, argument=name) from None
    if unknown:
        raise Rejected("command-unknown-argument", argument=brief(unknown[0], MOST_TOLD))
    return asked


def enter(asked: argparse.Namespace) -> int:
    """Go to the room that was asked for."""
    if (language := vars(asked).get("language")) and language not in LANGUAGES:
        Words(language)  # refuses it
    if asked.room in PRINTING:
        module, says = PRINTING[asked.room]
        print(getattr(import_module(module), says)(asked))
        return 0
    port = whole_number(asked.port, "--port", 0, 65535)
    if asked.gifts:
        from partylab_widgets import own_gifts

        own_gifts.add(asked.gifts)
    from partylab_widgets.server import rooms

    rooms.check_address(asked.ip)
    about = {"port": port, "open_browser": not asked.no_browser, "language": asked.language}
    if asked.room == "play":
        rooms.play(ip=asked.ip, code=asked.code, **about)
    else:
        rooms.lab(ip=asked.ip, **about)
    return 0


def whole_number(text: str, argument: str, least: int, most: int) -> int:
    """Read a whole number that an argument allows.

    >>> whole_number("8866", "--port", 0, 65535)
    8866
    """
    if text.isascii() and text.isdigit() and len(text) <= 20 and least <= int(text) <= most:
        return int(text)
    told = brief(text, MOST_TOLD)
    raise Rejected("command-wrong-number", argument=argument, text=told, least=least, most=most)


if __name__ == "__main__":
    sys.exit(main())
