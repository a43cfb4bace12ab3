"""Limits of connections and addresses, without a clock."""

from __future__ import annotations

import pytest

from gundam_desktop.net.limits import BURST, CONNECTIONS, MINUTE, RATE, WRONG_CODES, Addresses, Rate, client_address


class Time:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_connection_may_say_much_at_once_and_then_so_much_a_second() -> None:
    time = Time()
    rate = Rate(time)
    assert [rate.allows() for _ in range(BURST + 1)] == [True] * BURST + [False]
    time.now += 2
    assert sum(rate.allows() for _ in range(BURST)) == 2 * RATE


def test_connections_of_an_address_are_counted() -> None:
    addresses = Addresses(Time())
    assert [addresses.enter("a") for _ in range(CONNECTIONS + 1)] == [True] * CONNECTIONS + [False]
    assert addresses.enter("b")
    addresses.leave("a")
    assert addresses.enter("a")


def test_wrong_codes_are_forgotten_after_a_minute() -> None:
    time = Time()
    addresses = Addresses(time)
    for _ in range(WRONG_CODES):
        assert addresses.may_try("a")
        addresses.note_wrong("a")
    assert not addresses.may_try("a")
    assert addresses.may_try("b")
    time.now += MINUTE + 1
    assert addresses.may_try("a")


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("203.0.113.5", "", "203.0.113.5"),
        ("203.0.113.5", "198.51.100.1", "203.0.113.5"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "10.0.0.1, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, 127.0.0.1", "198.51.100.1"),
    ],
)
def test_only_a_trusted_proxy_says_who_is_behind_it(peer: str, forwarded: str, address: str) -> None:
    assert client_address(peer, forwarded, ("127.0.0.1",)) == address
