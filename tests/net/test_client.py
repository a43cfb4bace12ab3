"""Whole games between two clients, over loopback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.net.net_driver import Player, serving


@pytest.mark.parametrize("game", ["gcg", "gundam_war", "digrayn", "zoids"])
def test_a_whole_game_is_played_and_both_players_find_that_it_was_fair(tmp_path: Path, game: str) -> None:
    with serving(tmp_path / "server") as server:
        kai = Player(server.address, tmp_path / "kai", 1, game, name="Kai", most=300)
        hayato = Player(server.address, tmp_path / "hayato", 2, game, name="Hayato")
        try:
            hayato.join(kai.host())
            kai.client.ready()
            hayato.client.ready()
            found = [kai.checked(), hayato.checked()]
            assert [(each.faults, each.games) for each in found] == [((), 1), ((), 1)]
            assert found[0].records == found[1].records
            assert not kai.refused
            assert not hayato.refused
        finally:
            kai.client.close()
            hayato.client.close()
