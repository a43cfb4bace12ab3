"""Message boxes: whatever they quote, their buttons are on the screen."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.message_box import LONGEST, Option
from gundam_desktop.ui.style.scaling import screen_room


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


def test_a_text_that_fits_is_whole(window: QWidget) -> None:
    text = "line\n" * 5 + "end"
    box = message_box.warn(window, "A title", text)
    assert box.informativeText() == text
    box.close()
