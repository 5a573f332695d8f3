"""The command `partylab`: play, lab, tournament, league, class, worksheet.

What is typed is read by argparse and checked here; all that is said stands in `command.ftl`.
Each room is imported when it is entered, so `partylab --version` answers at once.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any, NoReturn

from partylab.game import Rejected, brief
from partylab.words import LANGUAGES, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOMS = ("play", "lab", "tournament", "league", "class", "worksheet")
PORTS = {"play": "8866", "lab": "8888"}
ALONE = ("--no-browser", "--code", "--names", "--solutions", "--version", "-h/--help")
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
    for room in ("play", "lab"):
        door = rooms.add_parser(room, room=room)
        door.add_argument("--port", default=PORTS[room])
        door.add_argument("--ip", default="localhost")
        door.add_argument("--no-browser", action="store_true")
        door.add_argument("--language", default="")
        door.add_argument("--gifts", action="append", default=[])
        if room == "play":
            door.add_argument("--code", action="store_true")
    contest = rooms.add_parser("tournament", room="tournament")
    contest.add_argument("game")
    contest.add_argument("bots", nargs="+")
    contest.add_argument("--deals", default="1000")
    contest.add_argument("--seed", default="0")
    contest.add_argument("--processes", default="1")
    contest.add_argument("--option", action="append", default=[])
    league = rooms.add_parser("league", room="league")
    league.add_argument("folder")
    league.add_argument("--rounds", default="100")
    league.add_argument("--language", default="")
    answers = rooms.add_parser("class", room="class")
    answers.add_argument("files", nargs="+")
    answers.add_argument("--to", default="class.html")
    answers.add_argument("--names", action="store_true")
    answers.add_argument("--no-browser", action="store_true")
    answers.add_argument("--language", default="")
    paper = rooms.add_parser("worksheet", room="worksheet")
    paper.add_argument("lessons", nargs="+")
    paper.add_argument("--solutions", action="store_true")
    paper.add_argument("--to", default=".")
    paper.add_argument("--no-browser", action="store_true")
    paper.add_argument("--language", default="")
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
    if asked.room == "tournament":
        from partylab_widgets.contest import contest

        print(contest(asked))
        return 0
    if asked.language not in ("", *LANGUAGES):
        Words(asked.language)
    if asked.room == "league":
        from partylab_widgets.lessons.league.terminal import hold

        print(hold(asked))
        return 0
    if asked.room == "class":
        from partylab_widgets.classroom.room import receive

        print(receive(asked))
        return 0
    if asked.room == "worksheet":
        from partylab_widgets.worksheet.room import print_out

        print(print_out(asked))
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
