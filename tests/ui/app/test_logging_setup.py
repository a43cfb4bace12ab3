"""The log file has every uncaught exception; the player is told, and the program goes on."""

from __future__ import annotations

import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.app import logging_setup


@pytest.fixture
def log(home: Path) -> Iterator[Path]:
    path = logging_setup.open_log()
    assert path is not None
    assert path.is_relative_to(home)
    yield path
    logging_setup.close_log()


def boxes() -> list[QMessageBox]:
    return [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QMessageBox) and widget.isVisible()
    ]


def test_an_error_is_logged_and_told_once(qtbot: QtBot, log: Path) -> None:
    others = boxes()  # of tests before this one, in the same process
    handler = logging_setup.ExceptionHandler(log)
    handler.install()
    try:
        for _ in range(2):
            error = RuntimeError("the very reason")
            sys.excepthook(RuntimeError, error, error.__traceback__)
    finally:
        handler.uninstall()
    assert sys.excepthook is sys.__excepthook__
    (box,) = [box for box in boxes() if box not in others]
    assert "the very reason" in box.informativeText()
    assert str(log) in box.informativeText()
    (report,) = [button for button in box.buttons() if "report" in button.text()]
    with qtbot.waitSignal(handler.report_wanted):
        report.click()
    qtbot.waitUntil(lambda: boxes() == others)
    text = log.read_text()
    assert text.count("CRITICAL") == 2
    assert "the very reason" in text


def test_warnings_of_qt_are_logged(qtbot: QtBot, log: Path) -> None:
    qWarning("something about a widget")
    assert "something about a widget" in log.read_text()


def test_the_log_is_written_by_the_whole_package_and_closed(log: Path) -> None:
    logging.getLogger("gundam_desktop.ui.anywhere").info("a line")
    assert "a line" in log.read_text()
    logging_setup.close_log()
    logging.getLogger("gundam_desktop.ui.anywhere").info("another")
    assert "another" not in log.read_text()


OTHER = """
import logging
from gundam_desktop.ui.app import logging_setup
logging_setup.LOG_SIZE = 2_000
path = logging_setup.open_log()
print(path, flush=True)
input()
for number in range(200):
    logging.getLogger("gundam_desktop.other").info("line %d of another program", number)
logging_setup.close_log()
"""


def test_two_clients_at_once_write_files_of_their_own(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging_setup, "LOG_SIZE", 2_000)
    mine = logging_setup.open_log()
    assert mine is not None
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", OTHER], stdin=pipe, stdout=pipe, stderr=pipe, text=True) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        theirs = Path(other.stdout.readline().strip())
        assert theirs != mine
        other.stdin.write("go\n")
        other.stdin.flush()
        for number in range(200):
            logging.getLogger("gundam_desktop.mine").info("line %d", number)
        _, faults = other.communicate(timeout=600)
    assert faults == ""
    logging_setup.close_log()
    assert "line 199 of another program" in theirs.read_text()
    assert "line 199" in mine.read_text()
    for path in mine.parent.glob("*.log*"):
        programs = {"other" if "another" in line else "mine" for line in path.read_text().splitlines()}
        assert len(programs) <= 1, path
    assert len(list(mine.parent.glob("gundam-desktop.log.*"))) == logging_setup.LOG_FILES
    assert logging_setup.open_log() == mine, "the next client takes the first file that is free"
    logging_setup.close_log()
