"""The large buttons of the welcome."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.games import find
from gundam_desktop.ui.app.welcome_tile import PlayTile, WelcomeTile, fan_of, sign
from gundam_desktop.ui.cards import paint_two_backs
from gundam_desktop.ui.cards.deck_list import deck_tile


def test_a_tile_is_a_button_that_says_what_it_does(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    tile = WelcomeTile(sign("§"), parent)
    tile.set_texts("Rules & more", "Look a rule up")
    parent.show()
    assert (tile.accessibleName(), tile.accessibleDescription()) == ("Rules & more", "Look a rule up")
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(tile.clicked):
            QTest.keyClick(tile, key)
    with qtbot.waitSignal(tile.clicked):
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton)


def test_each_picture_is_painted(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    faces = [find("gcg").library.face(number, "en") for number in ("ST01-001", "ST03-001")]
    tile = WelcomeTile(sign("§"), parent)
    tile.resize(420, 110)
    seen = []
    for picture in (sign("§"), paint_two_backs, fan_of(faces), fan_of([])):
        tile.set_picture(picture)
        seen.append(tile.grab().toImage())
    assert all(one != other for at, one in enumerate(seen) for other in seen[:at])


def test_the_main_choice_shows_the_cards_of_both_decks(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    tile = PlayTile(parent)
    tile.resize(560, 420)
    tile.set_texts("Play now", "You with one\nagainst the other")
    game_module = find("gcg")
    tile.show_decks(deck_tile(game_module.library, "official-004"), deck_tile(game_module.library, "official-006"))
    image = tile.grab().toImage()
    left, right = ([image.pixelColor(QPoint(x, 100)) for x in range(start, start + 200)] for start in (60, 300))
    assert sum(color.blue() for color in left) > sum(color.red() for color in left)
    assert sum(color.red() for color in right) > sum(color.blue() for color in right)
