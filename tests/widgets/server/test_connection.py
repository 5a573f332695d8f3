"""Messages between a page and its kernel do not wait for 40 ms: their sockets send at once."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

from partylab_widgets.server import _load_jupyter_server_extension
from partylab_widgets.server.connection import NoDelayConnection
from partylab_widgets.server.launcher import PartyVoila

STOCK = ZMQChannelsWebsocketConnection
SETTING = "kernel_websocket_connection_class"


def test_a_connection_sends_small_messages_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's waiting is off before anything is sent."""
    done: list[Any] = []
    monkeypatch.setattr(STOCK, "connect", lambda _: done.append("connected"))
    connection = NoDelayConnection.__new__(NoDelayConnection)
    handler = SimpleNamespace(set_nodelay=lambda on: done.append(on))
    monkeypatch.setattr(NoDelayConnection, "websocket_handler", handler)
    connection.connect()

    assert done == [True, "connected"]


def test_voila_on_its_own_has_such_connections() -> None:
    assert PartyVoila().kernel_websocket_connection_class is NoDelayConnection


@pytest.mark.parametrize("there", [STOCK, "a hub's own"])
def test_a_jupyter_server_gets_them_unless_a_hub_has_brought_its_own(there: Any) -> None:
    settings = {"base_url": "/", SETTING: there}
    app = SimpleNamespace(web_app=SimpleNamespace(settings=settings, add_handlers=lambda *_: None))
    _load_jupyter_server_extension(app)

    assert settings[SETTING] is (NoDelayConnection if there is STOCK else there)
