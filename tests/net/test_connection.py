"""Connections with encryption: the certificate is compared before anything is said."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest

from gundam_desktop.fingerprints import fingerprint_of
from gundam_desktop.games import find
from gundam_desktop.net import downward as down
from gundam_desktop.net.certificate import context_of, fingerprint_in, own_certificate
from gundam_desktop.net.client import Client, Link
from gundam_desktop.net.connection import Unreachable, dial
from gundam_desktop.net.invitation import Server as Address
from gundam_desktop.net.seat_file import SeatFiles
from gundam_desktop.net.server import open_socket
from tests.net.net_driver import LOOPBACK, Player, ServerThread, playing


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    return own_certificate(tmp_path / "server")


@pytest.fixture
def server(tmp_path: Path, certificate: Path) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path / "server", certificate=context_of(certificate))
    yield server
    server.stop()


def test_a_certificate_is_made_once_and_is_its_owners(certificate: Path) -> None:
    before = certificate.read_bytes()
    assert own_certificate(certificate.parent).read_bytes() == before
    assert certificate.stat().st_mode & 0o077 == 0


def test_a_game_over_tls_knows_its_server_by_the_fingerprint(
    tmp_path: Path, server: ServerThread, certificate: Path
) -> None:
    address = Address(LOOPBACK, server.address.port, fingerprint_in(certificate))
    kai = Player(address, tmp_path / "kai", 1, "gundam_war", name="Kai", most=10)
    hayato = Player(address, tmp_path / "hayato", 2, "gundam_war", name="Hayato", most=10)
    with playing(kai, hayato):
        assert [each.checked().faults for each in (kai, hayato)] == [(), ()]


@pytest.mark.parametrize("expected", [fingerprint_of(b"another"), ""])
def test_another_certificate_ends_the_connection_and_is_named(
    tmp_path: Path, server: ServerThread, certificate: Path, expected: str
) -> None:
    heard: list[object] = []
    client = Client(
        Address(LOOPBACK, server.address.port, expected), find, heard.append, files=SeatFiles(tmp_path / "kai")
    )
    client.look("P3DFXWFR")
    while not any(isinstance(each, Link) and each.state == "ended" for each in list(heard)):
        client._thread.join(0.01)
    client.close()
    assert not any(isinstance(each, down.Welcome) for each in heard)
    end = next(each for each in heard if isinstance(each, Link) and each.state == "ended")
    assert (end.code, dict(end.figures)) == ("certificate", {"fingerprint": fingerprint_in(certificate)})


def test_where_nobody_listens_there_is_no_connection() -> None:
    with open_socket(LOOPBACK, 0) as free:
        port = free.getsockname()[1]
    with pytest.raises(Unreachable) as fault:
        asyncio.run(dial(Address(LOOPBACK, port, plain=True)))
    assert fault.value.code == "unreachable"


def test_old_versions_of_tls_are_not_spoken(certificate: Path) -> None:
    assert context_of(certificate).minimum_version == ssl.TLSVersion.TLSv1_2
