"""Where a server can be reached, and in which language a browser asks."""

from __future__ import annotations

import errno
import os
import socket

from tornado.netutil import bind_sockets

from partylab.words import LANGUAGES, default_language

EVERYWHERE = ("", "0.0.0.0", "::", "*")  # noqa: S104 - only compared with


def open_doors(ip: str, port: int, tries: int = 50) -> list[socket.socket]:
    """Listen at the first free port from the one asked for; 0 is any free port."""
    for candidate in range(port, min(port + tries, 65536)):
        try:
            return bind_sockets(candidate, ip)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise
    return bind_sockets(0, ip)


def addresses(ip: str, port: int, base_url: str = "/") -> tuple[str, str | None]:
    """Return the address for this machine, and the one to give to a class if it may come in.

    >>> addresses("localhost", 8866)
    ('http://localhost:8866/', None)
    """
    if ip in EVERYWHERE:
        return _url("localhost", port, base_url), _url(address_in_the_room(), port, base_url)
    here = _url(ip, port, base_url)
    return here, None if is_this_machine(ip) else here


def _url(host: str, port: int, base_url: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base_url}"


def is_this_machine(ip: str) -> bool:
    """Does this address lead back to the machine itself?

    >>> is_this_machine("localhost"), is_this_machine("127.0.0.1"), is_this_machine("192.0.2.7")
    (True, True, False)
    """
    return ip in ("localhost", "::1") or ip.startswith("127.")


def address_in_the_room() -> str:
    """Return this machine's address on its network, which the route to the outside tells.

    Nothing is sent: a datagram socket only looks up the way to an address kept for examples.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def language_asked(header: str) -> str:
    """Return the language for a browser: PARTYLAB_LANGUAGE, else its `Accept-Language`.

    >>> language_asked("de-CH,fr;q=0.8,en;q=0.5")
    'fr'
    """
    asked = os.environ.get("PARTYLAB_LANGUAGE", "")[:2].lower()
    if asked in LANGUAGES:
        return asked
    wishes = [(_weight(wish), wish.strip()[:2].lower()) for wish in header.split(",")]
    known = [wish for wish in wishes if wish[1] in LANGUAGES and wish[0] > 0]
    return max(known, key=lambda wish: wish[0])[1] if known else default_language()


def _weight(wish: str) -> float:
    """Return how much a wish such as `fr;q=0.8` weighs; one that cannot be read weighs nothing."""
    _, marked, weight = wish.partition("q=")
    try:
        return float(weight) if marked else 1.0
    except ValueError:
        return 0.0
