"""Limits for one connection and one address, so that nobody can overload the server or guess codes of tables."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable

RATE = 20.0
"""Messages that a connection may send in a second, in the long run."""
BURST = 60
"""Messages that a connection may send at once, after a pause."""
CONNECTIONS = 8
"""Connections of an address."""
TABLES = 4
"""Open tables of an address."""
WRONG_CODES = 10
"""Wrong codes of tables that an address may try in a minute."""
MINUTE = 60.0


def network_of(address: str) -> str:
    """Return what counts as one address: an IPv4 address, or the first 64 bits of an IPv6 address.

    >>> network_of("2001:db8:1:2:3::4"), network_of("::ffff:192.0.2.1")
    ('2001:db8:1:2::/64', '192.0.2.1')
    """
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(ipaddress.ip_network((known, 64), strict=False))
    return str(known)


def client_address(peer: str, forwarded: str, trusted: tuple[str, ...]) -> str:
    """Return the address of a client: that of the peer or, if the peer is a trusted proxy, the one that it forwards.

    `forwarded` is the header `X-Forwarded-For`. It is read from its end to the first address that is no trusted proxy.
    """
    address = peer
    for named in reversed([part.strip() for part in forwarded.split(",") if part.strip()]):
        if network_of(address) not in trusted:
            break
        address = named
    return address


class Rate:
    """Counts the messages of one connection (a token bucket)."""

    def __init__(self, now: Callable[[], float] = time.monotonic, burst: float = BURST) -> None:
        self._now, self._burst, self._left, self._last = now, burst, float(burst), now()

    def allows(self) -> bool:
        """Count a message. Return False if it is one too many."""
        now = self._now()
        left = min(self._burst, self._left + (now - self._last) * RATE)
        is_allowed = left >= 1
        self._left, self._last = left - is_allowed, now
        return is_allowed


class Addresses:
    """Counts connections and wrong codes of each address (`network_of`)."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self.connections = Counter[str]()
        self._wrong: defaultdict[str, deque[float]] = defaultdict(deque)

    def enter(self, address: str) -> bool:
        """Count a connection. Return False, and do not count it, if the address has too many."""
        if self.connections[address] >= CONNECTIONS:
            return False
        self.connections[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Stop counting a connection that has ended."""
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def may_try(self, address: str) -> bool:
        """True if an address may try another code."""
        self._forget()
        return len(self._wrong.get(address, ())) < WRONG_CODES

    def note_wrong(self, address: str) -> None:
        """Count a try with a wrong code."""
        self._wrong[address].append(self._now())

    def _forget(self) -> None:
        old = self._now() - MINUTE
        for address, times in list(self._wrong.items()):
            while times and times[0] < old:
                times.popleft()
            if not times:
                del self._wrong[address]
