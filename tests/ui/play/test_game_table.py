"""The table is built again with the pace that it had, and only the newest is heard."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.ui.app.opponent_choice import OpponentChoice
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.game_previews import GamePreviews
from gundam_desktop.ui.play.game_table import GameTable
from gundam_desktop.ui.play.panels.table_frame import TableFrame
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.table.items.player_plate_item import PlateItem


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


def test_a_bot_has_the_portrait_with_which_it_was_chosen(qtbot: QtBot) -> None:
    frame, choice = TableFrame(), OpponentChoice()
    qtbot.addWidget(frame)
    qtbot.addWidget(choice)
    choice.add("ace", "Ace", "Bot: Ace")
    table = GameTable(frame, GameTexts(find("gcg").library), Keymap(), GamePreviews())
    session: Any = SimpleNamespace(names=("Ann", "Its name"), humans=(0,), people=(0,), levels=("", "ace"), slots={})
    table.build(session)
    plates = sorted(item.plate for item in table.scene.items() if isinstance(item, PlateItem))
    chosen, shown = choice.tiles[0].face, plates[1].portrait.face("Its name", "blue")
    assert (shown.number, shown.color, shown.motif) == (chosen.number, chosen.color, chosen.motif)
    assert plates[0].portrait.face("Ann", "blue").color == "blue"
