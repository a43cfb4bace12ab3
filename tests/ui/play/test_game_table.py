"""The table is built again with the pace that it had, and only the newest is heard."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.game_previews import GamePreviews
from gundam_desktop.ui.play.game_table import GameTable
from gundam_desktop.ui.play.panels.table_frame import TableFrame
from gundam_desktop.ui.play.texts import GameTexts


def test_a_table_built_again_keeps_its_pace_and_the_old_one_is_silent(qtbot: QtBot) -> None:
    frame = TableFrame()
    qtbot.addWidget(frame)
    table = GameTable(frame, GameTexts(find("gcg").library), Keymap(), GamePreviews())
    built: list[object] = []
    heard: list[str] = []
    table.built.connect(built.append)
    table.built.connect(lambda scene: scene.sounded.connect(heard.append))
    table.build(None)
    first = table.scene
    table.set_showcase("brisk")
    table.build(None)
    assert built == [first, table.scene]
    assert table.scene is not first
    assert table.scene.showcase.pace == "brisk"
    first.sounded.emit("hit")
    table.scene.sounded.emit("draw")
    assert heard == ["draw"]
    assert frame.table is table.view
