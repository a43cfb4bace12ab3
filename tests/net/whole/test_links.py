"""Whole games over slow, uneven and broken links."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.net.net_driver import Player, playing, serving
from tests.net.whole.proxy import Proxy, Quality

QUALITIES = {
    "far": Quality(delay=0.15),
    "mobile": Quality(delay=0.04, jitter=0.05, rate=30_000),
    "bad": Quality(delay=0.08, jitter=0.1, rate=8_000, lost=0.05, stalls=0.02),
    "thin": Quality(delay=0.3, rate=2_000),
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", QUALITIES)
def test_a_game_over_a_bad_link_is_played_to_its_end(tmp_path: Path, name: str) -> None:
    with serving(tmp_path / "server") as server:
        links = [Proxy(server.address, QUALITIES[name], seed) for seed in (0, 1)]
        kai = Player(links[0].address, tmp_path / "kai", 1, "gundam_war", name="Kai", most=12)
        hayato = Player(links[1].address, tmp_path / "hayato", 2, "gundam_war", name="Hayato", most=12)
        try:
            with playing(kai, hayato):
                assert [each.checked().faults for each in (kai, hayato)] == [(), ()]
        finally:
            for link in links:
                link.close()
