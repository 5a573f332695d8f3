"""The stage: the one front end.  It shows pages and hands back what was touched.

Everything that a browser sends is checked here, in one place.  What cannot be understood, comes
too late or is not allowed is refused with a sentence and changes nothing.
"""

from __future__ import annotations

import logging
import re
from functools import wraps
from html import unescape
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, ParamSpec, TypeVar

import anywidget
from traitlets import Dict, HasTraits, Instance, Int, Unicode, default, observe

from partylab.game import Rejected
from partylab.html import attributes
from partylab.words import Words
from partylab_widgets.stage.assemble import script, style
from partylab_widgets.stage.messages import (
    FILE_LENGTH,
    NAME_LENGTH,
    UNFIT,
    VALUE_LENGTH,
    greeting,
    text,
    whole,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

# What the front end has to say when it cannot ask the kernel.
SENTENCES = (
    "stage-disconnected",
    "stage-lost",
    "stage-file-too-large",
    "stage-file-unreadable",
)

# What sends a name: a control, a thing that is dragged, a run of the clock that begins.
TOUCHED = ("data_do", "data_drag", "data_begun")
PAGE = "page_"  # before the name of a page: the name of its trait
SLOT = re.compile(r'(<[a-z]+ [^<>]*data-page="([^"]*)"[^<>]*>)')


# Classes that `add_traits` has made, by the class it began with and the names that were added.
KINDS: dict[tuple[type, frozenset[str]], type] = {}


class Sendable(Unicode):  # type: ignore[type-arg]
    """A text that can always be sent: what no drawing could show is replaced when it is set."""

    def validate(self, obj: Any, value: Any) -> str:
        """Replace what could not be sent."""
        return UNFIT.sub("\ufffd", str(super().validate(obj, value)))


class Sentence(Sendable):
    """A sentence that is spoken each time it is set, even when it is the same again.

    Setting `news` counts `news_count` up: the front end speaks when the count has changed.
    """

    def set(self, obj: Any, value: Any) -> None:
        """Set the sentence and count it."""
        super().set(obj, value)
        count = f"{self.name}_count"
        setattr(obj, count, getattr(obj, count) + 1)


class Stage(anywidget.AnyWidget):
    """One front end for every game and lesson; a subclass draws, and answers what is touched.

    A subclass calls `show`, and overrides `hello` and `do`.
    These may raise `Rejected`: its sentence is then shown and spoken as `alert`.
    """

    _esm: Path | str = script("stage")
    _css: Path | str = style()

    page_main = Sendable(help="the page that is shown, with places for others").tag(sync=True)
    seq = Int(help="the number of the table position that is shown").tag(sync=True)
    news = Sentence(help="what has just happened, spoken politely").tag(sync=True)
    alert = Sentence(help="why something was refused, shown and spoken").tag(sync=True)
    news_count = Int(help="how often news was set").tag(sync=True)
    alert_count = Int(help="how often alert was set").tag(sync=True)
    answers = Int(help="how many messages were answered").tag(sync=True)
    settings = Dict(help="wishes of the person: still (no motion), sound").tag(sync=True)
    language = Sendable(help="the language of the page, for screen readers").tag(sync=True)
    title = Sendable(help="what is played here, for the title of the window").tag(sync=True)
    icon = Sendable(help="its icon (SVG), for a window of its own").tag(sync=True)
    sentences = Dict(help="what the front end says without its kernel").tag(sync=True)
    keep = Dict(
        None, allow_none=True, help="what this device remembers: texts by name; None: nothing"
    ).tag(sync=True)

    keys: list[str]  # the names of all traits that are sent
    touched_seq = 0  # the seq of the page that was touched last
    words = Instance(Words, help="says every sentence, in the person's language")

    # The names of `do` whose value is the text of a file: they may be long.
    files: ClassVar[frozenset[str]] = frozenset()
    longest_file: ClassVar[int] = FILE_LENGTH
    # May this stage remember things on the device that shows it?
    keeps: ClassVar[bool] = False

    def hello(self, info: dict[str, Any]) -> None:
        """Meet a browser: its language, width, dark, still, the seq that it shows, what it kept."""

    def do(self, name: str, value: str) -> None:
        """Take what was touched: the name of the control, and its value."""
        raise Rejected("stage-malformed")

    def picture(self) -> str:
        """Return the static picture (SVG) for places that run no widgets, or nothing."""
        return ""

    def show(self, pages: Mapping[str, str], *, news: str | None = None) -> None:
        """Show pages by name; they arrive at the browser together with their news.

        The page "main" is shown, and the others where it holds a place for them.
        """
        with self.hold_sync():
            self._make_room(pages)
            for trait in self.keys:
                if trait.startswith(PAGE):
                    setattr(self, trait, pages.get(trait.removeprefix(PAGE), ""))
            if news is not None:
                self.news = news

    def _make_room(self, pages: Mapping[str, str]) -> None:
        """Give each page a trait of its own, so that only those travel that have changed."""
        new = [PAGE + name for name in pages if PAGE + name not in self.keys]
        if new:
            self.add_traits(**{name: Sendable().tag(sync=True) for name in new})

    def add_traits(self, **traits: Any) -> None:
        """Add traits that are sent.

        A class of its own costs more than all else in a stage: stages of one kind share theirs.
        """
        kind = type(self), frozenset(traits)
        if kind not in KINDS:
            HasTraits.add_traits(self, **traits)
            KINDS[kind] = type(self)
        self.__class__ = KINDS[kind]
        self.keys = [*self.keys, *(name for name in traits if name not in self.keys)]

    def remember(self, name: str, text: str) -> None:
        """Let the device remember a text under a name; "" is forgotten."""
        if self.keeps:
            self.keep = {**self.keep, name: text}

    @property
    def drawing(self) -> str:
        """The main page with all others in their places, as a person sees it."""
        return _filled(self, "main", ())

    def offers(self, name: str) -> bool:
        """Can anything that is shown be touched under this name?"""
        marks = [attributes(**{mark: name}) for mark in TOUCHED]
        pages = [getattr(self, trait) for trait in self.keys if trait.startswith(PAGE)]
        return any(mark in page for page in pages for mark in marks)

    # What comes from the browser

    def set_state(self, sync_data: Any) -> None:
        """Refuse what the browser writes into the traits, and send it the truth again."""
        written = sync_data if isinstance(sync_data, dict) else {}
        self.alert = self.words("stage-not-yours")
        self.send_state([name for name in written if name in self.keys])

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        """Take any message: the base class of ipywidgets would print a traceback on the page."""
        data = msg.get("content", {}).get("data")
        method = data.get("method") if isinstance(data, dict) else None
        if method == "request_state":
            self.send_state()
        elif method == "update":
            self.set_state(data.get("state"))
        else:
            self._handle_custom_msg(data.get("content") if method == "custom" else None, [])

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Answer a message: always, and with one message back, so that the browser can go on."""
        try:
            with self.hold_sync():
                self.answers += 1
                self.alert = ""
                try:
                    self._obey(content)
                except Exception as trouble:
                    self.alert = self.explain(trouble)
        except Exception as trouble:  # the answer itself could not be sent
            self._states_to_send.clear()
            with self.hold_sync():
                self.answers += 1
                self.alert = self.explain(trouble)

    def _obey(self, content: Any) -> None:
        match content:
            case {"hello": dict(info)} if len(content) == 1:
                self.hello(greeting(info))
            case {"name": name, "value": value, "seq": seq} if len(content) == 3:
                name = text(name, NAME_LENGTH)
                value = text(value, self.longest_file if name in self.files else VALUE_LENGTH)
                self.touched_seq = whole(seq)
                if not self.is_in_time():
                    raise Rejected("stage-too-late")
                self.do(name, value)
            case _:
                raise Rejected("stage-malformed")

    def is_in_time(self) -> bool:
        """Was the page that was touched the one that is shown, or still as good?"""
        return self.touched_seq == self.seq

    def explain(self, trouble: Exception) -> str:
        """Return the sentence about what went wrong; what nobody expected is logged as well."""
        if isinstance(trouble, Rejected) and self.words.has(trouble.reason):
            return trouble.say(self.words)
        logging.getLogger(__name__).error("A stage could not answer.", exc_info=trouble)
        return self.words("stage-broken")

    # What it says and how it shows itself

    @default("words")
    def _first_words(self) -> Words:
        return Words()

    @default("language")
    def _first_language(self) -> str:
        return self.words.language

    @default("sentences")
    def _first_sentences(self) -> dict[str, str]:
        return {name: self.words(name) for name in SENTENCES}

    @default("keep")
    def _first_kept(self) -> dict[str, str] | None:
        return {} if self.keeps else None

    @observe("words")
    def _speak(self, _change: Any) -> None:
        with self.hold_sync():
            self.language = self._first_language()
            self.sentences = self._first_sentences()

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """Show the widget, its static picture and its text; each place takes what it can."""
        live = super()._repr_mimebundle_(**kwargs)
        data, notes = live if isinstance(live, tuple) else (live or {}, {})
        data = {**data, "text/plain": repr(self)}
        if picture := self.picture():
            data["image/svg+xml"] = picture
        return data, notes


OneStage = TypeVar("OneStage", bound=Stage)
About = ParamSpec("About")


def by_itself(
    act: Callable[Concatenate[OneStage, About], None],
) -> Callable[Concatenate[OneStage, About], None]:
    """Let something happen for which no message has asked; what goes wrong with it is told too."""

    @wraps(act)
    def happens(stage: OneStage, /, *given: About.args, **named: About.kwargs) -> None:
        with stage.hold_sync():
            try:
                act(stage, *given, **named)
            except Exception as trouble:
                stage.alert = stage.explain(trouble)

    return happens


def _filled(stage: Stage, page: str, around: tuple[str, ...]) -> str:
    """Return a page with those in it; one that stands in itself is not drawn again."""
    around = (*around, page)

    def fill(slot: re.Match[str]) -> str:
        inner = unescape(slot[2])
        return slot[1] if inner in around else slot[1] + _filled(stage, inner, around)

    return SLOT.sub(fill, getattr(stage, PAGE + page, ""))
