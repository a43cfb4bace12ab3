"""Message boxes: whatever they quote, their buttons are on the screen."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.message_box import LONGEST, Option
from gundam_desktop.ui.style.scaling import screen_room
from tests.games.gcg.cards.pack_files import write


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("text", ["word " * LONGEST, "line\n" * LONGEST, "長い文。" * LONGEST])
def test_a_text_that_the_screen_has_no_room_for_is_cut(window: QWidget, text: str) -> None:
    for box in (
        message_box.warn(window, "A title", text),
        message_box.ask(window, "A title", "A question", text, [Option("Yes", lambda: None)]),
    ):
        assert screen_room(box).height() / 2 < box.height() <= screen_room(box).height()
        assert box.informativeText().endswith("…")
        assert text.startswith(box.informativeText()[:-1])
        assert box.rect().contains(box.buttons()[0].geometry())
        box.close()


LARGE = {"width": 1920, "height": 1080, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
SHOWN = """
from PySide6.QtWidgets import QLabel, QWidget
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.appearance import make_application
from gundam_desktop.ui.style.stylesheets import window_style

application = make_application()
assert application.primaryScreen().size().width() == 1920
window = QWidget()
window.setStyleSheet(window_style())
window.show()
for head in ("A head of many words " * 5, "A head of many words " * 2, "Short", "長い見出し" * 12):
    box = message_box.warn(window, head, "A text.")
    label = box.findChild(QLabel, "qt_msgbox_label")
    wide = label.fontMetrics().horizontalAdvance(head) <= label.width()
    assert label.height() >= label.heightForWidth(label.width()) if label.wordWrap() else wide, head
    box.close()
"""


def test_a_long_head_is_wrapped_on_a_large_screen(tmp_path: Path) -> None:
    """How Qt wraps it depends on the screen; that of the other tests is small."""
    screen = {"name": "large", "x": 0, "y": 0, **LARGE}
    config = write(tmp_path / "screens.json", {"screens": [screen]})
    platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={config}"}
    done = subprocess.run([sys.executable, "-c", SHOWN], env=os.environ | platform, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()


def test_a_text_that_fits_is_whole(window: QWidget) -> None:
    text = "line\n" * 5 + "end"
    box = message_box.warn(window, "A title", text)
    assert box.informativeText() == text
    box.close()
