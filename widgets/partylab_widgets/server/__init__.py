"""The server side: what keeps a table quick, offline and tidy.

Two doors lead here and share the same fixes: `partylab play` opens Voilà on its own
(`launcher.py`), and any Jupyter server (`partylab lab`, Binder) loads this module as an extension.
A Jupyter server imports it at every start, so Voilà and its like are imported only when needed.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from partylab_widgets.server.pages import FILTERS, PREPROCESSORS, offline

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp

PERMISSION = "PARTYLAB_CODE"  # in a kernel's surroundings: "yes" where its pages may run code

# What a server checks its settings with would, as it is imported, work out a grammar of addresses
# that nobody asks it about: two thirds of the time until a server is open.  Without it all else is
# checked as before.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "partylab_widgets.server"}]


def _link_jupyter_server_extension(app: ServerApp) -> None:
    """Choose the pages' look before Voilà's own extension reads it; a teacher's choice stands."""
    wishes = app.config.VoilaConfiguration
    wishes.setdefault("template", "partylab")
    wishes.setdefault("page_config_hook", offline)
    app.config.VoilaExporter.setdefault("filters", {}).update(FILTERS)
    app.config.HTMLExporter.setdefault("preprocessors", []).extend(PREPROCESSORS)


def _load_jupyter_server_extension(app: ServerApp) -> None:
    """Give the running server its quick sockets, and its pages what they are made of."""
    from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

    from partylab_widgets.server.assets import asset_handlers
    from partylab_widgets.server.connection import NoDelayConnection
    from partylab_widgets.server.pages import mend_pages

    mend_pages()
    os.environ.setdefault(PERMISSION, "yes")  # whoever comes in here can run code anyway
    settings = app.web_app.settings
    ours = asset_handlers(settings["base_url"], settings["base_url"])
    app.web_app.add_handlers(".*$", ours)  # type: ignore[no-untyped-call]
    # A gateway or a hub may bring a connection of its own: only the stock one is replaced.
    if settings.get("kernel_websocket_connection_class") is ZMQChannelsWebsocketConnection:
        settings["kernel_websocket_connection_class"] = NoDelayConnection
