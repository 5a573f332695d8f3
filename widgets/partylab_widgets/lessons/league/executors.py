"""The same tournament here, in two processes, or on a cluster: who plays it makes no difference."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from queue import SimpleQueue
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from partylab import tournament
from partylab.game import Rejected
from partylab.html import EMPTY, button, choices, html, row, table
from partylab_widgets.lesson.paper import sheet
from partylab_widgets.lessons.league.work import WorkLab

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from markupsafe import Markup

    from partylab.result import Result
    from partylab_widgets.lesson import Lesson

WORKERS = 2
BOTS = ("greedy", "threshold", "linear")
DEALS = 200
WHERE = ("here", "processes", "dask")


class Run(NamedTuple):
    """A tournament that is over."""

    where: str
    result: Result
    seconds: float


def has_dask() -> bool:
    """Is the extra `cluster` installed?"""
    return find_spec("distributed") is not None


@contextmanager
def players(where: str) -> Iterator[Any]:
    """Yield what the games can be given to."""
    if where == "processes":
        # Fresh processes: a copy of this one would hold halves of its threads.
        with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as pool:
            yield pool
    elif where == "dask":
        client_of = import_module("distributed").Client
        with client_of(n_workers=WORKERS, threads_per_worker=1, dashboard_address=None) as client:
            yield client
    else:
        yield None


class Executors(WorkLab):
    """Choose who plays the games; all results are the same."""

    def __init__(self, lesson: Lesson, once: Sequence[str] = ()) -> None:
        super().__init__(lesson, "executors", once)
        self.where, self.done = "here", 0
        self.runs: list[Run] = []
        self.redraw()

    def basis(self) -> int:
        """Return what is drawn."""
        return len(self.runs)

    def touched(self, name: str, value: str) -> None:
        """Choose who plays, or play."""
        if name == "where" and value in WHERE:
            self.where = value
            self.redraw()
        elif name == "play":
            self._play()
        else:
            super().touched(name, value)

    def _play(self) -> None:
        if self.where == "dask" and not has_dask():
            raise Rejected("league-no-dask")
        self.done = 0
        self.begin(self._played(self.where))

    def _played(self, where: str) -> Generator[None, None, None]:
        """Play in a thread, and step whenever some deals are over; dropped, it stops there."""
        news: SimpleQueue[Any] = SimpleQueue()
        stopped = False

        def tell(done: int, _deals: int) -> None:
            news.put(done)
            if stopped:
                raise KeyboardInterrupt

        def play() -> None:
            try:
                with players(where) as executor:
                    began = monotonic()
                    result = tournament("nothanks", BOTS, DEALS, 1, executor, tell)
                news.put(Run(where, result, monotonic() - began))
            except BaseException as trouble:
                news.put(trouble)

        Thread(target=play, daemon=True).start()
        try:
            while not isinstance(came := news.get(), Run):
                if isinstance(came, BaseException):
                    raise came
                self.done = came
                yield
        finally:
            stopped = True
        self.runs = [*self.runs, came][-5:]

    # How it looks

    def told(self) -> str:
        """Say whether all results agree."""
        if not self.runs:
            return self.words("league-executors-none")
        places = {run.where for run in self.runs}
        same = all(run.result.played == self.runs[0].result.played for run in self.runs)
        kind = "one" if len(places) == 1 else "same" if same else "differ"
        return self.words("league-executors-told", kind=kind)

    def stopped(self) -> str:
        """Say how many games are over."""
        return self.words("league-stopped-deals", deals=self.done)

    def draw(self) -> Markup:
        """Return the choice, its line of Python, and what came of each run."""
        options = [(name, self.says(f"league-where-{name}", workers=WORKERS)) for name in WHERE]
        chosen = choices("where", self.words("league-where"), options, self.where, self.key)
        code = html('<pre class="pl-code lg-code"><code>{}</code></pre>', self._code())
        lacks = EMPTY
        if self.where == "dask" and not has_dask():
            lacks = html('<p class="pl-hint">{}</p>', self.says("league-no-dask"))
        told = html('<p class="pl-news">{}</p>', self.told())
        note = html('<p class="pl-note">{}</p>', self.says("league-executors-note"))
        return self.framed("", chosen, code, lacks, self._buttons(), told, self._table(), note)

    def _code(self) -> str:
        with_it = {
            "here": "",
            "processes": f"pool = ProcessPoolExecutor({WORKERS})\n",
            "dask": f"client = Client(n_workers={WORKERS})\n",
        }[self.where]
        executor = {"here": "", "processes": ", executor=pool", "dask": ", executor=client"}
        names = ", ".join(f'"{bot}"' for bot in BOTS)
        line = f'tournament("nothanks", [{names}],\n    {DEALS}, seed=1'
        return f"{with_it}{line}{executor[self.where]})"

    def _buttons(self) -> Markup:
        if self.work.is_going_on:
            told = self.words("league-deals-done", done=self.done, of=DEALS)
            return self.progress(self.done, DEALS, told)
        label = self.says("league-play", deals=DEALS)
        return row(button("play", label, style="pl-button-main"))

    def _table(self) -> Markup:
        if not self.runs:
            return EMPTY
        heads = [self.words("league-where"), self.words("league-column-seconds"), *BOTS]
        rows = [
            [
                self.words(f"league-where-{run.where}", workers=WORKERS),
                self.words("lesson-number", value=round(run.seconds, 1)),
                *(
                    self.words("tournament-share", share=run.result.win_share[bot].mean)
                    for bot in BOTS
                ),
            ]
            for run in self.runs
        ]
        return table(heads, rows, self.words("league-executors-title"))

    def picture(self) -> str:
        """Return the three ways."""
        if self.awaited:
            return self.print_waiting()
        lines = [self.words(f"league-where-{name}", workers=WORKERS) for name in WHERE]
        return sheet(self.words("league-executors-title"), lines)

    def paper(self) -> Markup:
        """Return nothing: there is nothing to do by hand."""
        return EMPTY
