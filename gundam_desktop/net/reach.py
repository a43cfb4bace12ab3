"""The addresses of this computer, and from where each can be reached, as far as it is known without asking anybody."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final, Literal, NamedTuple, TypeAlias

Reach: TypeAlias = Literal["this computer", "this network", "internet by IPv6", "internet", "behind a carrier"]
"""From where an address can be reached: only from this computer; from the local network; from the internet, unless a
router or firewall is in the way; or not from outside, because the provider shares one address among many."""
_CARRIER: Final = ipaddress.ip_network("100.64.0.0/10")
_FAR: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses for documentation: the way to them is looked up, and nothing is sent."""


class OwnAddress(NamedTuple):
    """One address of this computer."""

    host: str
    reach: Reach


def reach_of(address: str) -> Reach:
    """Return from where an address can be reached.

    >>> reach_of("192.168.1.5"), reach_of("100.70.0.1"), reach_of("2a00::1")
    ('this network', 'behind a carrier', 'internet by IPv6')
    """
    known = ipaddress.ip_address(address)
    if known.is_loopback:
        return "this computer"
    if known in _CARRIER:
        return "behind a carrier"
    if not known.is_global:
        return "this network"
    return "internet by IPv6" if known.version == 6 else "internet"


def own_addresses() -> list[OwnAddress]:
    """Return the addresses by which this computer goes out, the farthest reaching first; those of loopback alone if
    it is in no network.
    """
    found = [OwnAddress(address, reach_of(address)) for family, far in _FAR if (address := _way_to(family, far))]
    order = ("internet", "internet by IPv6", "this network", "behind a carrier")
    return sorted(found, key=lambda own: order.index(own.reach)) or [OwnAddress("127.0.0.1", "this computer")]


def _way_to(family: socket.AddressFamily, far: str) -> str:
    """Return the own address from which a far one would be reached; empty if there is no way."""
    with socket.socket(family, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((far, 9))
            address = str(asking.getsockname()[0])
        except OSError:
            return ""
    return "" if reach_of(address) == "this computer" else address
