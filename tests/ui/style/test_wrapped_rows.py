"""Rows whose texts are wider than their list: nothing of them is cut, in any language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.wrapped_rows import wrap_rows

TEXTS = {
    "en": "The file “name” cannot be read: line 1: not valid JSON (the file ends too early), and more words. ",
    "ja": "ファイル「name」を読み込めません：line 1: not valid JSON (the file ends too early)、さらに言葉が続きます。",
    "zh": "无法读取文件“name”：line 1: not valid JSON (the file ends too early)，后面还有更多的文字。",
}


@pytest.mark.parametrize("language", TEXTS)
@pytest.mark.parametrize("times", [1, 2, 9])
@pytest.mark.parametrize("width", [200, 400, 640])
def test_a_row_is_as_high_as_its_text(qtbot: QtBot, language: str, times: int, width: int) -> None:
    view = QListWidget()
    qtbot.addWidget(view)
    wrap_rows(view)
    view.addItems([TEXTS[language] * times, "short"])
    view.resize(width, 300)
    view.show()
    qtbot.wait(0)
    first, second = (view.visualItemRect(view.item(row)) for row in (0, 1))
    room = QRect(0, 0, view.viewport().width() - 6, 10_000)
    needed = view.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), TEXTS[language] * times)
    assert first.height() >= needed.height()
    assert first.width() <= view.viewport().width()
    assert second.top() >= first.bottom()
    assert not view.horizontalScrollBar().isVisible()
