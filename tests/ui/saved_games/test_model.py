"""The list of saved games tells a result as the one who played it would."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from gundam_desktop.records import GameSummary, Player, RecordedGame, Start
from gundam_desktop.records.entries import End
from gundam_desktop.ui.saved_games.model import GameDelegate, GamesModel, state
from gundam_desktop.ui.session.game_session import HUMAN

PERSON, BOT, FRIEND = Player(name="Ann", level=HUMAN), Player(name="Rex", level="ensign"), Player(name="B", level=HUMAN)


@pytest.mark.parametrize(
    ("players", "result", "told"),
    [
        ((PERSON, BOT), "0", "You won on turn 7"),
        ((BOT, PERSON), "0", "You lost on turn 7"),
        ((PERSON, FRIEND), "0", "Ann won on turn 7"),
        ((BOT, BOT), "1", "Rex won on turn 7"),
        ((PERSON, BOT), "draw", "Draw on turn 7"),
    ],
)
def test_a_result_is_told_to_one_who_played_alone(players: tuple[Player, Player], result: str, told: str) -> None:
    start = Start(id="1", began="2026-01-01", edition="1.0", players=players)
    entry = RecordedGame(
        Path("a.game"), GameSummary(start=start, end=End(result=result, digest=""), turn=7), 0.0, False
    )
    assert state(entry) == told
    before = entry._replace(summary=entry.summary.model_copy(update={"turn": 0}))
    assert state(before) == told.removesuffix(" on turn 7"), "conceded before the first turn"


def test_a_game_without_a_picture_is_shown_by_two_cards(qtbot: QtBot) -> None:
    start = Start(id="1", began="2026-01-01", edition="1.0", players=(PERSON, BOT))
    games, tiles = GamesModel(), QListView()
    qtbot.addWidget(tiles)
    tiles.setModel(games)
    tiles.setItemDelegate(GameDelegate(tiles))
    games.show_rows([RecordedGame(Path("none.game"), GameSummary(start=start, end=None, turn=1), 0.0, False)])
    tiles.resize(420, 420)
    image = tiles.grab().toImage()
    colors = {image.pixelColor(x, 130).name() for x in range(60, 360)}
    assert len(colors) > 20, "nothing but the ground"
