"""What a page of play is made of, beside its table: one script, one style, an icon, a manifest.

Their addresses carry a mark of their content, so that a browser keeps each as long as it is so;
they are compressed once.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.utils import url_path_join
from tornado.web import HTTPError, RequestHandler

DOOR = Path(__file__).parents[1] / "door"
PLACE = "voila/partylab"  # behind the base address of a server
A_YEAR = "public, max-age=31536000, immutable"

TEXT = "; charset=utf-8"
KINDS = {
    "js": "text/javascript" + TEXT,
    "css": "text/css" + TEXT,
    "svg": "image/svg+xml" + TEXT,
    "png": "image/png",
}


@dataclass(frozen=True)
class Asset:
    """A file as it is served."""

    kind: str
    data: bytes

    @cached_property
    def mark(self) -> str:
        """What changes when the file does."""
        return sha256(self.data).hexdigest()[:12]

    @cached_property
    def packed(self) -> bytes:
        """The file, compressed."""
        return gzip.compress(self.data, mtime=0)


@cache
def assets() -> dict[str, Asset]:
    """Return what is served, by name."""
    from partylab_widgets.seat.front import PARTS, STYLE
    from partylab_widgets.stage.assemble import script

    waiting, door = _read("waiting.css"), _read("door.css")
    texts = {
        "door.js": script(*PARTS, "door"),
        "door.css": "\n".join([waiting, door, STYLE]),
        "lesson.js": script("lesson"),
        "waiting.css": waiting,
        "icon.svg": _read("icon.svg"),
    }
    files = {name: text.encode() for name, text in texts.items()}
    files["icon.png"] = (DOOR / "icon.png").read_bytes()  # for phones that take no other icon
    return {name: Asset(KINDS[name.rpartition(".")[2]], data) for name, data in files.items()}


def _read(name: str) -> str:
    return (DOOR / name).read_text(encoding="utf-8")


def addresses_of_assets(base_url: str, notebook_path: str) -> dict[str, str]:
    """Return where a page finds what it is made of, by name."""
    found = {
        name: url_path_join(base_url, PLACE, asset.mark, name) for name, asset in assets().items()
    }
    page = quote(f"{notebook_path}.webmanifest")
    return {**found, "manifest": url_path_join(base_url, PLACE, "manifest", page)}


class AssetHandler(RequestHandler):
    """Serve a file that never changes under its address."""

    @allow_unauthenticated
    def get(self, mark: str, name: str) -> None:
        """Send it, compressed where the browser takes that."""
        asset = assets().get(name)
        if asset is None or asset.mark != mark:
            raise HTTPError(404)
        self.set_header("Content-Type", asset.kind)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Cache-Control", A_YEAR)
        self.set_header("Vary", "Accept-Encoding")
        if "gzip" not in self.request.headers.get("Accept-Encoding", ""):
            self.finish(asset.data)
            return
        self.set_header("Content-Encoding", "gzip")
        self.finish(asset.packed)


class ManifestHandler(RequestHandler):
    """Say how a page of play is installed as an app of its own."""

    def initialize(self, base_url: str) -> None:
        """Take the base address, under which everything lies."""
        self.base_url = base_url

    @allow_unauthenticated
    def get(self, page: str) -> None:
        """Describe the app that begins with a page."""
        found = addresses_of_assets(self.base_url, page)
        picture = {"src": found["icon.svg"], "type": "image/svg+xml", "sizes": "any"}
        fixed = {"src": found["icon.png"], "type": "image/png", "sizes": "192x192"}
        about = {
            "name": "PartyLab",
            "short_name": "PartyLab",
            "start_url": url_path_join(self.base_url, "voila/render", quote(page)),
            "scope": self.base_url,
            "display": "standalone",
            "background_color": "#2b6452",
            "theme_color": "#2b6452",
            "icons": [{**picture, "purpose": "any"}, {**picture, "purpose": "maskable"}, fixed],
        }
        self.set_header("Content-Type", "application/manifest+json")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.finish(json.dumps(about))


def asset_handlers(server_url: str, base_url: str) -> list[tuple[Any, ...]]:
    """Return the handlers for a server that is reached under an address."""
    place = url_path_join(server_url, PLACE)
    return [
        (place + r"/manifest/(.+\.ipynb)\.webmanifest", ManifestHandler, {"base_url": base_url}),
        (place + r"/([0-9a-f]{12})/([\w.]+)", AssetHandler),
    ]
