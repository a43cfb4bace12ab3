"""Whole games between two clients, over loopback."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games import find
from gundam_desktop.net.client import Client, Heard, Link
from gundam_desktop.net.invitation import Server as Address
from gundam_desktop.net.seat_file import SavedSeat, SeatFiles
from gundam_desktop.net.server import open_socket
from tests.net.net_driver import LOOPBACK, PAUSES, Player, playing, serving


@pytest.mark.sampled(2)
@pytest.mark.parametrize("game", ["gcg", "gundam_war", "digrayn", "zoids"])
def test_a_whole_game_is_played_and_both_players_find_that_it_was_fair(tmp_path: Path, game: str) -> None:
    with serving(tmp_path / "server") as server:
        kai = Player(server.address, tmp_path / "kai", 1, game, name="Kai", most=300)
        hayato = Player(server.address, tmp_path / "hayato", 2, game, name="Hayato")
        with playing(kai, hayato):
            found = [kai.checked(), hayato.checked()]
            assert [(each.faults, each.games) for each in found] == [((), 1), ((), 1)]
            assert found[0].records == found[1].records
            assert not kai.refused
            assert not hayato.refused


def test_a_client_that_is_closed_waits_for_no_connection(tmp_path: Path) -> None:
    with open_socket(LOOPBACK, 0) as silent:
        heard: list[Heard] = []
        address = Address(LOOPBACK, silent.getsockname()[1], plain=True)
        client = Client(address, find, heard.append, files=SeatFiles(tmp_path))
        client.look("P3DFXWFR")
        while Link("dialling") not in heard:
            client._thread.join(0.01)
        client.close()
    assert heard[-1] == Link("ended", code="closed")


def test_leaving_a_table_that_is_gone_forgets_its_seat(tmp_path: Path) -> None:
    files = SeatFiles(tmp_path / "kai")
    with serving(tmp_path / "server") as server:
        saved = SavedSeat(server=server.address, table="0f" * 8, token="0f" * 32, seat=0, name="Kai")
        files.save(saved)
        client = Client(server.address, find, lambda _heard: None, files=files, pauses=PAUSES)
        client.resume(saved)
        client._thread.join()
        assert files.all() == [saved]
        client.leave()
    assert files.all() == []
