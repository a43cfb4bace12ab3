"""Invitations: links, codes and addresses, read and written. Nothing here opens a connection.

A link is `gundam-desktop://join/HOST:PORT/CODE?fp=FINGERPRINT&g=GAME&e=EDITION`.
"""

from __future__ import annotations

import ipaddress
import re
from typing import Final, NamedTuple
from urllib.parse import parse_qs, quote, urlencode, urlsplit

PORT: Final = 7447
"""The port of a server, unless an address names another."""
SCHEME: Final = "gundam-desktop"
SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The thirty signs of a code: none of them is easily taken for another."""
CODE_LENGTH: Final = 8
LONGEST: Final = 1000
"""The most characters that are read."""
_FINGERPRINT: Final = re.compile("[a-z2-7]{52}")
_HOST_NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_]([a-z0-9_-]{0,62}))*\.?", re.I)


class Server(NamedTuple):
    """Where a server is, and how its certificate is judged."""

    host: str
    """A name, or an IPv4 or IPv6 address without brackets."""
    port: int = PORT
    fingerprint: str = ""
    """The fingerprint of a server's own certificate; empty if its certificate is a public one."""
    plain: bool = False
    """True without encryption: on this computer only."""

    @property
    def address(self) -> str:
        """The address as it is written: `HOST:PORT`, without the usual port; an IPv6 address stands in brackets."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORT else f"{host}:{self.port}"


class Invitation(NamedTuple):
    """What an invitation says."""

    server: Server | None
    """None for a code alone: it is looked for on a server that the player names."""
    code: str = ""
    """The code of the table; empty for an address alone."""
    game: str = ""
    """Key of the game; empty if the invitation does not say."""
    edition: str = ""

    @property
    def link(self) -> str:
        """The invitation as a link. It must have a server and a code."""
        assert self.server is not None
        words = {"fp": self.server.fingerprint, "g": self.game, "e": self.edition}
        query = urlencode({key: word for key, word in words.items() if word})
        host = quote(self.server.address, safe="[]:.")
        return f"{SCHEME}://join/{host}/{self.code}" + (f"?{query}" if query else "")


class NotAnInvitation(ValueError):
    """The text is no invitation. `code` says why: `empty`, `code`, `address`, `port`, `fingerprint`, `link`."""

    def __init__(self, code: str, part: str = "") -> None:
        super().__init__(f"this is not an invitation: {code} {part!r}; expected a link, a code or an address")
        self.code, self.part = code, part


def read_invitation(text: str) -> Invitation:
    """Return what a link, a code or an address says. Raises `NotAnInvitation`.

    >>> read_invitation("p3df-xwfr").code
    'P3DFXWFR'
    >>> read_invitation("[::1]:8000").server
    Server(host='::1', port=8000, fingerprint='', plain=False)
    """
    text = text.strip()
    if not text:
        raise NotAnInvitation("empty")
    if len(text) > LONGEST:
        raise NotAnInvitation("link")
    if text.lower().startswith(SCHEME + ":"):
        return _read_link(text)
    code = read_code(text)
    return Invitation(None, code) if code else Invitation(read_address(text))


def read_code(text: str) -> str:
    """Return the code that a player has typed, with or without spaces and hyphens; empty if it is none."""
    code = re.sub(r"[\s-]", "", text).upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(SIGNS) else ""


def read_address(text: str) -> Server:
    """Return the server of an address `HOST`, `HOST:PORT` or `[IPv6]:PORT`. Raises `NotAnInvitation`."""
    text = text.strip()
    if _ip_version(text) == 6:
        return Server(text)
    matched = re.fullmatch(r"(?:\[([^\]]*)\]|([^:\[\]]*))(?::([0-9]{1,5}))?", text)
    if matched is None:
        raise NotAnInvitation("address", text)
    six, host, port = matched.groups()
    if not (_ip_version(six) == 6 if six is not None else _HOST_NAME.fullmatch(host)):
        raise NotAnInvitation("address", text)
    if port is not None and not 1 <= int(port) <= 65535:
        raise NotAnInvitation("port", port)
    return Server(six if six is not None else host.lower(), int(port or PORT))


def _read_link(text: str) -> Invitation:
    try:
        parts = urlsplit(text)
        query = parse_qs(parts.query, max_num_fields=10)
    except ValueError:
        raise NotAnInvitation("link") from None
    where, _, rest = parts.path.removeprefix("/").partition("/")
    if parts.netloc.lower() != "join" or not where:
        raise NotAnInvitation("link")
    code = read_code(rest.strip("/"))
    if not code:
        raise NotAnInvitation("code", rest)
    fingerprint = query.get("fp", [""])[0].lower()
    if fingerprint and not _FINGERPRINT.fullmatch(fingerprint):
        raise NotAnInvitation("fingerprint", fingerprint)
    server = read_address(where)._replace(fingerprint=fingerprint)
    game, edition = (query.get(key, [""])[0][:40] for key in ("g", "e"))
    return Invitation(server, code, game, edition)


def _ip_version(text: str) -> int:
    try:
        return ipaddress.ip_address(text).version
    except ValueError:
        return 0
