"""A column of widgets: whole where there is room, scrolled where there is not."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scroll_column import ScrollColumn


def test_it_is_scrolled_only_where_it_is_lower_than_its_widgets(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    column = ScrollColumn(parent)
    text = Label(parent, "Words that go on and on. " * 30)
    text.setWordWrap(True)
    column.column.addWidget(text)
    for number in range(12):
        column.column.addWidget(QPushButton(str(number), parent))
    parent.show()
    column.show()
    column.resize(column.sizeHint())
    qtbot.waitUntil(lambda: column.verticalScrollBar().maximum() == 0)
    column.resize(column.width(), column.minimumSizeHint().height())
    qtbot.waitUntil(lambda: column.verticalScrollBar().maximum() > 0)
    assert column.minimumSizeHint().height() < column.sizeHint().height()
    assert column.horizontalScrollBar().maximum() == 0


def test_its_window_is_fitted_to_what_has_just_been_shown(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column, more = ScrollColumn(window), QPushButton("more", window)
    for number in range(8):
        column.column.addWidget(QPushButton(str(number), window))
    column.column.addWidget(more)
    more.hide()
    QVBoxLayout(window).addWidget(column)
    window.show()
    column.fit_window(200)
    low = window.height()
    more.show()
    column.fit_window(200)
    assert window.height() == low + more.sizeHint().height() + column.column.spacing()
    more.hide()
    column.fit_window(200)
    assert window.height() == low


def test_its_window_grows_with_its_widgets(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    column, button = ScrollColumn(window), QPushButton("a", window)
    column.column.addWidget(button)
    QVBoxLayout(window).addWidget(column)
    window.resize(60, 60)
    window.show()
    button.setText("A button whose text is longer than the window is wide")
    qtbot.waitUntil(lambda: button.width() >= button.sizeHint().width() and column.rect().contains(column.inner.rect()))
