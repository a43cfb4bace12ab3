"""From where an address can be reached."""

from __future__ import annotations

import pytest

from gundam_desktop.net.reach import own_addresses, reach_of


@pytest.mark.parametrize(
    ("address", "reach"),
    [
        ("127.0.0.1", "this computer"),
        ("::1", "this computer"),
        ("10.1.2.3", "this network"),
        ("192.168.0.7", "this network"),
        ("169.254.1.1", "this network"),
        ("fe80::1", "this network"),
        ("fd00::1", "this network"),
        ("100.64.0.1", "behind a carrier"),
        ("100.127.255.254", "behind a carrier"),
        ("8.8.8.8", "internet"),
        ("2606:4700::1", "internet by IPv6"),
    ],
)
def test_an_address_says_from_where_it_is_reached(address: str, reach: str) -> None:
    assert reach_of(address) == reach


def test_there_is_always_an_address() -> None:
    assert own_addresses()
