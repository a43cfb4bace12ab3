"""The seats that a player has, in files of their own."""

from __future__ import annotations

from pathlib import Path

from gundam_desktop.net.fairness import new_secret
from gundam_desktop.net.invitation import Server
from gundam_desktop.net.seat_file import Chance, SavedSeat, SeatFiles


def test_a_seat_is_kept_for_its_player_alone_until_it_is_forgotten(tmp_path: Path) -> None:
    files = SeatFiles(tmp_path / "online")
    chance = Chance(commit="c", nonce="n", hashes=("a", "b"), deck={"cards": [["GB-01", 3]]})
    seat = SavedSeat(
        server=Server("::1", 80, "fp"),
        table="0f" * 8,
        code="P3DFXWFR",
        token=new_secret(),
        name="Kai",
        chances={1: chance},
    )
    files.save(seat)
    (path,) = files.folder.iterdir()
    assert path.stat().st_mode & 0o077 == 0
    assert files.all() == [seat]
    (files.folder / "other.seat").write_text("damaged")
    assert files.all() == [seat]
    files.forget(seat.table)
    assert files.all() == []
