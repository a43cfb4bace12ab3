"""The first minute from an empty home, by mouse: the welcome, one click, the first hand, the first turn."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Store
from gundam_desktop.ui.app.main_window import MainWindow
from gundam_desktop.ui.session import settings
from tests.ui.table_driver import services

LEFT = Qt.MouseButton.LeftButton


def first_start(qtbot: QtBot) -> MainWindow:
    """The window as the program opens it, but for the time that pictures take."""
    loaded = settings.load().settings
    loaded.animation, loaded.showcase, loaded.bot_pause = 0, "none", 0
    window = MainWindow(services(), loaded)
    qtbot.addWidget(window)
    window.show()
    window.show_welcome()
    qtbot.waitUntil(lambda: not window.welcome.lister.is_reading)
    return window


def test_from_an_empty_home_to_the_first_hand_and_back(qtbot: QtBot, home: Path) -> None:
    assert list(home.iterdir()) == []
    window = first_start(qtbot)
    page = window.welcome.page
    assert page.isVisible()
    assert not page.go_on.isVisible()
    QTest.mouseClick(page.play, LEFT)
    side = window.play_page.side
    assert window.play_page.isVisible()
    qtbot.waitUntil(lambda: side.main.text() == "Keep hand")
    QTest.mouseClick(side.main, LEFT)
    session = window.session
    assert session is not None
    kept = [event for event in session.history(0) if (event.kind, event.player) == ("keep", 0)]
    assert len(kept) == 1, "the first hand is kept"
    qtbot.waitUntil(lambda: side.main.text() == "End main phase")
    window.close()
    (entry,) = Store().listing().entries
    assert entry.summary.start.players[0].deck_name == "ST01 Earth Federation / Academy"
    again = first_start(qtbot)
    offer = again.welcome.page.go_on
    assert offer.isVisible()
    assert "decides" in offer.about
    QTest.mouseClick(offer, LEFT)
    assert again.play_page.isVisible()
    qtbot.waitUntil(lambda: again.play_page.side.main.text() == "End main phase")
    again.close()


def test_by_keys_alone(qtbot: QtBot, home: Path) -> None:
    window = first_start(qtbot)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    focused = window.focusWidget()
    assert focused is window.welcome.page.play
    QTest.keyClick(focused, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.play_page.side.main.text() == "Keep hand")
    QTest.keyClick(window, Qt.Key.Key_Space)
    session = window.session
    assert session is not None
    assert any((event.kind, event.player) == ("keep", 0) for event in session.history(0))
    window.close()
