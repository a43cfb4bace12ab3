"""The list of card packs: only what is chosen can be removed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg import packs_api
from gundam_desktop.ui.decks.packs.packs_dialog import PacksDialog
from gundam_desktop.ui.style.appearance import install_language
from tests.games.gcg.cards.pack_files import put_pack
from tests.games.gcg.cards.player_files import HERON


def test_the_chosen_pack_is_the_one_to_remove(qtbot: QtBot, home: Path) -> None:
    put_pack(home, HERON, file="a", name="Herons")
    put_pack(home, HERON, file="b", name="<b>Others</b>")
    window = QWidget()
    qtbot.addWidget(window)
    dialog = PacksDialog(packs_api.installed(), window)
    assert dialog.remove.isEnabled()
    dialog.list.setCurrentRow(1)
    with qtbot.waitSignal(dialog.remove_wanted) as wanted:
        dialog.remove.click()
    assert [pack.name for pack in wanted.args] == ["<b>Others</b>"]


def test_a_damaged_pack_is_listed_with_the_reason_and_can_be_removed(qtbot: QtBot, home: Path) -> None:
    put_pack(home, HERON, file="a").write_bytes(b"{")
    window = QWidget()
    qtbot.addWidget(window)
    dialog = PacksDialog([*packs_api.in_folder()], window)
    assert dialog.list.item(0).text() == "a cannot be read: line 1: not valid JSON (the file ends too early)"
    with qtbot.waitSignal(dialog.remove_wanted) as wanted:
        dialog.remove.click()
    assert [pack.name for pack in wanted.args] == ["a"]


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_a_row_that_is_wider_than_the_list_is_wrapped(qtbot: QtBot, home: Path, language: str) -> None:
    put_pack(home, HERON, file="a", name="A name with many words " * 5 + "x")
    put_pack(home, file="b").write_bytes(b"{")
    put_pack(home, HERON, file="a file with many words " * 5).write_bytes(b"{")
    install_language(language)
    window = QWidget()
    qtbot.addWidget(window)
    dialog = PacksDialog([*packs_api.in_folder()], window)
    dialog.open()
    qtbot.wait(0)
    heights = [dialog.list.visualItemRect(dialog.list.item(row)).height() for row in range(3)]
    assert heights[0] > 1.5 * heights[2]
    assert heights[1] > 1.5 * heights[2]
    assert not dialog.list.horizontalScrollBar().isVisible()
    install_language("en")


def test_without_packs_nothing_can_be_removed(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    assert not PacksDialog((), window).remove.isEnabled()
