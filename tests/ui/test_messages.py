"""Errors that nobody has caught end in the log and before the player, not in the end of the program."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.ui import messages


@pytest.fixture
def log(home: Path) -> Iterator[Path]:
    path = messages.open_log()
    assert path.is_relative_to(home)
    yield path
    messages.close_log()


def boxes() -> list[QMessageBox]:
    return [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMessageBox) and widget.isVisible()
    ]


def test_an_error_is_logged_and_told_once(qtbot: QtBot, log: Path) -> None:
    catcher = messages.Catcher(log)
    catcher.install()
    try:
        for _ in range(2):
            error = RuntimeError("the very reason")
            sys.excepthook(RuntimeError, error, error.__traceback__)
    finally:
        catcher.uninstall()
    assert sys.excepthook is sys.__excepthook__
    (box,) = boxes()
    assert "the very reason" in box.informativeText()
    assert str(log) in box.informativeText()
    box.close()
    qtbot.waitUntil(lambda: not boxes())
    text = log.read_text()
    assert text.count("CRITICAL") == 2
    assert "the very reason" in text


def test_warnings_of_qt_are_logged(qtbot: QtBot, log: Path) -> None:
    qWarning("something about a widget")
    assert "something about a widget" in log.read_text()


def test_the_log_is_written_by_the_whole_package_and_closed(log: Path) -> None:
    logging.getLogger("gundam_desktop.ui.anywhere").info("a line")
    assert "a line" in log.read_text()
    messages.close_log()
    logging.getLogger("gundam_desktop.ui.anywhere").info("another")
    assert "another" not in log.read_text()
