"""What Voilà's pages need to know and to do; leans on Voilà 0.5.13, which is pinned."""

from __future__ import annotations

from pathlib import PurePosixPath
from typing import Any

from partylab.words import LANGUAGES, Words, default_language


def language_of(notebook_path: str) -> str:
    """Return the language of a notebook: that of its folder, else that of the surroundings.

    >>> language_of("fr/play.ipynb"), language_of("notebooks/en/00_welcome.ipynb")
    ('fr', 'en')
    """
    folders = PurePosixPath(notebook_path).parts[:-1]
    return next((folder for folder in folders if folder in LANGUAGES), default_language())


def offline(page_config: dict[str, Any], notebook_path: str = "", **_about: Any) -> dict[str, Any]:
    """Keep a page's mathematics at home, and tell our template its language.

    As a server extension Voilà names a CDN's MathJax; with no address it takes the copy in its
    own script.  Both entries must go: with one left, its MathJax plugin does not start.
    """
    language = language_of(notebook_path)
    page_config["fullMathjaxUrl"] = page_config["mathjaxConfig"] = None
    page_config["partylab"] = {
        "language": language,
        "waiting": Words(language)("server-waiting"),
    }
    return page_config


def end_kernels_with_their_page() -> None:
    """Let a page that closes end its kernel.

    The page asks for it with the value of the cookie `_xsrf`.  Tornado sets that cookie when a
    handler reads `xsrf_token`; Voilà's never does, so the request is refused and the kernel stays.
    """
    from voila.tornado.handler import TornadoVoilaHandler

    if getattr(TornadoVoilaHandler, "sets_xsrf_cookie", False):
        return
    prepare = TornadoVoilaHandler.prepare

    async def prepare_with_cookie(self: Any) -> None:
        waiting = prepare(self)
        if waiting is not None:
            await waiting
        _ = self.xsrf_token

    TornadoVoilaHandler.prepare = prepare_with_cookie
    TornadoVoilaHandler.sets_xsrf_cookie = True
