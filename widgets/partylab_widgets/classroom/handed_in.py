"""The files that pupils have handed in, and those that cannot be read."""

from __future__ import annotations

from collections import Counter
from fnmatch import fnmatch
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from partylab.game import Rejected
from partylab_widgets.lesson.answers import LONGEST, read
from partylab_widgets.tellable import tellable

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from partylab_widgets.lesson.answers import Lessons

MOST_FILES = 5_000


class Paper(NamedTuple):
    """The answers of one pupil: what the file is called, and what stands in it."""

    name: str
    lessons: Lessons


class LeftOut(NamedTuple):
    """A file that is not counted, and why."""

    name: str
    why: Rejected


class HandedIn(NamedTuple):
    """All that was handed in."""

    papers: list[Paper]
    left_out: list[LeftOut]


def gather(asked: Sequence[str]) -> HandedIn:
    """Read all files and folders that were named; what is broken or foreign is left out."""
    try:
        found = list(islice(_files(asked), MOST_FILES + 1))
    except OSError:  # for instance a name that no file can have
        found = []
    if len(found) > MOST_FILES:
        raise Rejected("class-too-many", most=MOST_FILES)
    if not found:
        raise Rejected("class-no-files", path=tellable(" ".join(asked)))
    return sort((name, _text(path)) for path, name in found)


def sort(named: Iterable[tuple[str, str | Rejected]]) -> HandedIn:
    """Read files that are given by name and text; in place of a text there may be its refusal."""
    papers, left_out = [], []
    for name, text in _told_apart(named):
        try:
            if isinstance(text, Rejected):
                raise text
            papers.append(Paper(name, read(text)))
        except Rejected as why:
            # The same refusals as in a lesson, without their "nothing has changed".
            kind = why.reason.rpartition("-")[2]
            left_out.append(LeftOut(name, Rejected(f"class-file-{kind}")))
    return HandedIn(papers, left_out)


def _told_apart(
    named: Iterable[tuple[str, str | Rejected]],
) -> Iterator[tuple[str, str | Rejected]]:
    """Give files that are called the same names of their own, as `ana` and `ana (2)`."""
    met: Counter[str] = Counter()
    for name, text in named:
        met[name] += 1
        yield (name if met[name] == 1 else f"{name} ({met[name]})"), text


def _files(asked: Sequence[str]) -> Iterator[tuple[Path, str]]:
    """Find the files behind what was typed, each once, with the name that it is told by."""
    seen: set[Path] = set()
    for typed in asked:
        for path, name in _behind(typed):
            if (whole := path.resolve()) not in seen:
                seen.add(whole)
                yield path, tellable(name)


def _behind(typed: str) -> Iterator[tuple[Path, str]]:
    path = Path(typed)
    if path.is_dir():
        for file in sorted(path.rglob("*.json")):
            inside = file.relative_to(path)
            if not any(part.startswith(".") for part in inside.parts) and file.is_file():
                yield file, inside.with_suffix("").as_posix()
    elif path.is_file():
        yield path, path.stem
    else:  # not every shell has looked for what `*` stands for
        names = path.parent.glob("*")
        matching = sorted(str(each) for each in names if fnmatch(each.name, path.name))
        if not matching:
            raise Rejected("class-no-files", path=tellable(typed))
        for each in matching:
            yield from _behind(each)


def _text(path: Path) -> str | Rejected:
    """Return what stands in a file, unless it is far too long or no text at all."""
    try:
        if path.stat().st_size > 4 * LONGEST:
            return Rejected("class-file-foreign")
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        return Rejected("class-file-foreign")
    except OSError:
        return Rejected("class-file-unreadable")
