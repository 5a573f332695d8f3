"""The wire between a browser and its kernel, without the 40 ms pause."""

from __future__ import annotations

from typing import Any

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class NoDelayConnection(ZMQChannelsWebsocketConnection):
    """The stock connection, which sends small messages at once.

    The kernel answers in several small packets.  Left alone, the system keeps the second one back
    until the browser has acknowledged the first (Nagle), and the browser takes its time to do so
    (delayed acknowledgement): together 40 ms per message, on the same machine too.
    """

    def connect(self) -> Any:
        """Switch Nagle's waiting off, then connect as usual."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()
