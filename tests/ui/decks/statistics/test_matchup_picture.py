"""A picture of a matchup."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.arena import Pairing, Played, count
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.ui.decks.statistics.matchup_picture import WIDTH, matchup_picture, save_picture
from tests.properties.random_games import shipped

MATCHUP = Matchup(
    ("mine", "yours"),
    Pairing(("random", "random"), (shipped()["official-004"], shipped()["official-005"]), 1, "1.9"),
)
MATCH = count([Played(number, 7, number % 2, 5, 50, "d") for number in range(10)], 1.0)


def test_each_part_has_its_row(qtbot: QtBot) -> None:
    one, two = (matchup_picture(MATCHUP, [("All games", MATCH)] * rows) for rows in (1, 2))
    assert one.width() == two.width() == WIDTH
    assert one.height() < two.height()


def test_without_games_there_is_no_rate(qtbot: QtBot) -> None:
    assert matchup_picture(MATCHUP, [("All games", count([], 1.0))]) != matchup_picture(MATCHUP, [("All games", MATCH)])


def test_it_is_written_as_png(qtbot: QtBot, tmp_path: Path) -> None:
    save_picture(MATCHUP, [("All games", MATCH)], tmp_path / "picture.png")
    assert QImage(str(tmp_path / "picture.png")).width() == WIDTH
    with pytest.raises(OSError, match="none"):
        save_picture(MATCHUP, [("All games", MATCH)], tmp_path / "none" / "picture.png")
