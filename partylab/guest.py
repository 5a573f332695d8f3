"""The other side of `limited`: the process in which one strange strategy lives, and nothing else.

It gets views, one after the other, and answers each with a line of JSON: its move, or what went
wrong.  What it must not do ends the process at once, whatever the strategy would like to catch.

    python -I -m partylab.guest 200
"""

from __future__ import annotations

import json
import os
import pickle
import sys
import traceback
from types import CodeType
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from partylab.carried import Carried, unpacked

if TYPE_CHECKING:
    from collections.abc import Callable

WELL_NAMED = "choose"
LONGEST = 80  # letters of what somebody else's code says
MEGABYTE = 1 << 20
CPU_SECONDS = 300
CODE = (".py", ".pyc", ".so", ".pyd")
# What no strategy needs: other processes, the network, files, and the memory that it lives in.
FORBIDDEN = (
    *("subprocess.", "socket.", "ctypes.", "os.system", "os.exec", "os.fork", "os.posix_spawn"),
    *("os.spawn", "os.kill", "os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.chmod"),
    *("os.truncate", "os.link", "os.symlink", "gc.get_", "signal.pthread_kill"),
)
LOOKING_AROUND = ("os.listdir", "os.scandir")


class Program(NamedTuple):
    """A strategy as it travels: a function of a notebook, or the text of a file."""

    name: str
    code: Carried | str


class Line:
    """The line to the referee: nobody else can write on it by accident."""

    def __init__(self) -> None:
        self.asked: BinaryIO = os.fdopen(os.dup(0), "rb")
        self.answers = os.dup(1)
        nothing = os.open(os.devnull, os.O_RDWR)
        for standard in (0, 1, 2):
            os.dup2(nothing, standard)

    def hear(self) -> Any:
        """Return what the referee says next."""
        return pickle.load(self.asked)  # noqa: S301  the referee is trusted here, not the guest

    def tell(self, **about: Any) -> None:
        """Answer."""
        os.write(self.answers, json.dumps(about).encode() + b"\n")


def main() -> None:
    """Live until the referee ends."""
    line = Line()
    _limit_itself(int(sys.argv[1]) * MEGABYTE)
    program: Program = line.hear()
    line.hear()  # a view of the game to come: whatever views need is imported now
    built = _compiled(program)  # before the warden comes: Python itself looks for the file
    sys.addaudithook(_warden(line))
    choose: Callable[[Any], Any] | None = None
    line.tell(ready=True)
    while True:
        try:
            view = line.hear()
        except EOFError:
            return
        try:
            if view is None:
                choose = _begin(program, built)
                line.tell(ready=True)
            elif choose is not None:
                line.tell(**_move(choose(view)))
        except BaseException as trouble:
            line.tell(**_told(trouble, program))


def _limit_itself(most: int) -> None:
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    limits = (
        (resource.RLIMIT_AS, most),
        (resource.RLIMIT_FSIZE, 0),
        # Should the referee be gone, an endless loop ends all the same.
        (resource.RLIMIT_CPU, CPU_SECONDS),
    )
    for kind, limit in limits:
        _, hard = resource.getrlimit(kind)
        if hard == resource.RLIM_INFINITY or limit <= hard:
            resource.setrlimit(kind, (limit, limit))


def _warden(line: Line) -> Callable[[str, Any], None]:
    """Return what sees every forbidden wish, tells it and ends the process."""

    def warden(event: str, about: Any) -> None:
        if _is_forbidden(event, about):
            named = " ".join([event, *(it for it in about[:1] if isinstance(it, str))])
            line.tell(fault="cheat", what=named[:LONGEST])
            os._exit(3)

    return warden


def _is_forbidden(event: str, about: Any) -> bool:
    if event in LOOKING_AROUND:
        return not _holds_modules(about[0])
    if event == "open":
        return not _is_module(*about)
    return event.startswith(FORBIDDEN)


def _is_module(path: Any, mode: Any, flags: Any) -> bool:
    """Is this a module to import?  Nothing else may be read, and nothing written."""
    writes = isinstance(flags, int) and flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
    reads = mode in (None, "r", "rb") and not writes
    return reads and _holds_modules(path) and path.endswith(CODE)


def _holds_modules(path: Any) -> bool:
    """Does this lie where Python looks for modules, and are links and dots no way around?"""
    if not isinstance(path, str) or ".." in path:
        return False
    return any(path == folder or path.startswith(folder + os.sep) for folder in sys.path if folder)


def _compiled(program: Program) -> CodeType | Exception | None:
    """Return the code of a file, or why it is none."""
    if not isinstance(program.code, str):
        return None
    try:
        return compile(program.code, program.name, "exec")
    except Exception as trouble:
        return trouble


def _begin(program: Program, built: CodeType | Exception | None) -> Callable[[Any], Any]:
    """Build the strategy anew, so that no game knows of another."""
    if not isinstance(program.code, str):
        return unpacked(program.code)
    if not isinstance(built, CodeType):
        raise built or TypeError(program.name)
    place: dict[str, Any] = {"__name__": program.name}
    exec(built, place)  # noqa: S102  that is what this process is for
    choose = place.get(WELL_NAMED)
    if not callable(choose):
        raise NameError(f"def {WELL_NAMED}(view): …")  # noqa: TRY004  a name is missing
    return choose  # type: ignore[no-any-return]


def _move(answer: Any) -> dict[str, Any]:
    if answer is None or answer is ...:
        return {"fault": "nothing"}
    return {"move": str(answer)[:LONGEST]}


def _told(trouble: BaseException, program: Program) -> dict[str, Any]:
    """Say what went wrong in the strategy, and in which of its lines."""
    if isinstance(trouble, MemoryError):
        return {"fault": "memory"}
    name = program.name if isinstance(program.code, str) else program.code.file
    frames = traceback.walk_tb(trouble.__traceback__)
    lines: list[int | None] = [line for frame, line in frames if frame.f_code.co_filename == name]
    if isinstance(trouble, SyntaxError) and trouble.filename == name:
        lines.append(trouble.lineno)
    about = {"line": lines[-1] if lines and lines[-1] else 0, "trouble": type(trouble).__name__}
    try:
        about["message"] = str(trouble)[:LONGEST]
    except BaseException:  # it may refuse even that
        about["message"] = ""
    return {"fault": "crash", **about}


if __name__ == "__main__":
    main()
