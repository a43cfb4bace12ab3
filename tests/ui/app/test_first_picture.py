"""The first picture of a window: when it counts as shown."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app import first_picture
from gundam_desktop.ui.app.first_picture import FirstPicture


def test_it_is_told_once_when_the_window_has_been_painted(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first, told = FirstPicture(window), list[bool]()
    first.shown.connect(lambda: told.append(window.isVisible()))
    QApplication.processEvents()
    assert told == []
    window.show()
    qtbot.waitUntil(lambda: told == [True])
    window.repaint()
    QApplication.processEvents()
    assert told == [True]


def test_a_window_that_nobody_sees_counts_as_shown_after_a_time(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    first = FirstPicture(window)
    assert first.limit.interval() == first_picture.LONGEST_WAIT
    with qtbot.waitSignal(first.shown):
        first.limit.start(1)
