"""What Voilà's pages need to know and to do; leans on Voilà 0.5.13, which is pinned."""

from __future__ import annotations

import logging
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

from partylab.words import LANGUAGES, Words, default_language

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

TRIES = 3  # to prepare a page
# What our template asks for.
FILTERS = {"worksheet": "partylab_widgets.worksheet.sheet.worksheet"}
# What nbconvert, and with it JupyterLab's Print, does to a lesson first.
PREPROCESSORS = ["partylab_widgets.worksheet.export.Lessons"]


def language_of(notebook_path: str) -> str:
    """Return the language of a notebook: that of its folder, else that of the surroundings.

    >>> language_of("fr/play.ipynb"), language_of("notebooks/en/00_welcome.ipynb")
    ('fr', 'en')
    """
    folders = PurePosixPath(notebook_path).parts[:-1]
    return next((folder for folder in folders if folder in LANGUAGES), default_language())


def offline(
    page_config: dict[str, Any], base_url: str = "/", notebook_path: str = "", **_about: Any
) -> dict[str, Any]:
    """Keep a page's mathematics at home, and tell our template its language.

    As a server extension Voilà names a CDN's MathJax; with no address it takes the copy in its
    own script.  Both entries must go: with one left, its MathJax plugin does not start.
    """
    from partylab_widgets.server.assets import addresses_of_assets

    language = language_of(notebook_path)
    words = Words(language)
    page_config["fullMathjaxUrl"] = page_config["mathjaxConfig"] = None
    page_config["partylab"] = {
        "language": language,
        "waiting": words("server-waiting"),
        "again": words("server-again"),
        "over": words("server-over"),
        "print": words("worksheet-print"),
        "assets": addresses_of_assets(base_url, notebook_path),
    }
    return page_config


def mend_pages() -> None:
    """Let Voilà's pages be small, and let them and their kernels come to an end."""
    from voila.notebook_renderer import NotebookRenderer
    from voila.tornado.handler import TornadoVoilaHandler

    if getattr(TornadoVoilaHandler, "is_mended", False):
        return
    TornadoVoilaHandler.is_mended = True
    _prepare_pages(TornadoVoilaHandler)
    _prepare_again(TornadoVoilaHandler)
    _cut_pages_short(NotebookRenderer)


def _prepare_pages(handler: Any) -> None:
    """Let a page that closes end its kernel, and compress it on its way.

    It asks for its kernel's end with the value of the cookie `_xsrf`.  Tornado sets that cookie
    when a handler reads `xsrf_token`; Voilà's never does, so the request is refused.
    """
    from tornado.web import GZipContentEncoding

    prepare = handler.prepare

    async def prepare_page(self: Any) -> None:
        waiting = prepare(self)
        if waiting is not None:
            await waiting
        _ = self.xsrf_token
        self._transforms.append(GZipContentEncoding(self.request))

    handler.prepare = prepare_page


def _prepare_again(handler: Any) -> None:
    """Take another kernel for a page when the first one has died before anything was sent."""
    from tornado.web import HTTPError

    get_generator = handler.get_generator

    async def get_generator_again(self: Any, path: str | None = None) -> AsyncIterator[str]:
        for tries_left in reversed(range(TRIES)):
            is_sent = False
            try:
                async for text in get_generator(self, path=path):
                    is_sent = True
                    yield text
            except HTTPError:
                raise
            except Exception:
                if is_sent or not tries_left:
                    raise
            else:
                return

    handler.get_generator = get_generator_again


def _cut_pages_short(renderer: Any) -> None:
    """End a page whose kernel dies while it is prepared; its script then loads it again.

    Voilà would fill it with errors, or wait for ever for what follows.
    """
    generate, cells = renderer.generate_content_generator, renderer._jinja_cell_generator

    async def generate_while_it_lives(self: Any, *about: Any, **named: Any) -> AsyncIterator[Any]:
        try:
            async for part in generate(self, *about, **named):
                yield part
        except Exception as trouble:
            logging.getLogger(__name__).info("A page could not be prepared: %r", trouble)

    async def cells_while_it_lives(self: Any, *about: Any, **named: Any) -> AsyncIterator[Any]:
        async for cell in cells(self, *about, **named):
            if not await self.executor.km.is_alive():
                raise RuntimeError("The kernel has died.")
            yield cell

    renderer.generate_content_generator = generate_while_it_lives
    renderer._jinja_cell_generator = cells_while_it_lives
