"""Finds texts that do not fit their places: in widgets by their sizes, in what is painted by what the painters tell."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from gundam_desktop.ui.cards.lettering import _set
from gundam_desktop.ui.style import text_overflow

SLACK = 1
SCREEN = QRect(0, 0, 1280, 720)
"""The smallest that is wanted; the one of the offscreen platform is smaller, and cuts menus off at its edge."""


def clipped(window: QWidget, caplog: pytest.LogCaptureFixture) -> list[str]:
    """Every text in a window that does not fit, with what holds it. The window is painted for it."""
    QApplication.processEvents()
    caplog.clear()
    QPixmapCache.clear()
    _set.cache_clear()
    with caplog.at_level(logging.DEBUG, text_overflow.logger.name):
        window.grab()
    painted = [record.getMessage() for record in caplog.records if record.name == text_overflow.logger.name]
    visible = [widget for widget in (window, *window.findChildren(QWidget)) if widget.isVisibleTo(window)]
    return [*dict.fromkeys(painted), *(text for widget in visible for text in _in_widget(widget))]


def _in_widget(widget: QWidget) -> Iterator[str]:
    text, needed = _needs(widget)
    if text and needed is not None:
        room = widget.contentsRect()
        if needed.width() > room.width() + SLACK or needed.height() > room.height() + SLACK:
            yield f"{type(widget).__name__} {text!r} has {_size(room)} and needs {_size(needed)}"
    if isinstance(widget, QMenu | QMenuBar):
        room = SCREEN if isinstance(widget, QMenu) else widget.rect()
        for action in widget.actions():
            if action.text() and not room.contains(widget.actionGeometry(action)):
                yield f"{type(widget).__name__} {action.text()!r} is not in sight"
    above = widget.parentWidget()
    if not text or above is None or widget.isWindow() or isinstance(above, QMenu) or _scrolls(above):
        return
    if not above.rect().contains(widget.geometry()):
        yield f"{type(widget).__name__} {text!r} sticks out of {type(above).__name__}"


def _needs(widget: QWidget) -> tuple[str, QRect | None]:
    """The text of a widget, and the room that it needs."""
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.text():
        width = widget.width() if widget.wordWrap() else widget.sizeHint().width()
        height = widget.heightForWidth(width) if widget.wordWrap() else widget.sizeHint().height()
        margins = widget.contentsMargins()
        return widget.text(), QRect(0, 0, width, height).marginsRemoved(margins)
    if isinstance(widget, QAbstractButton) and widget.text():
        hint = widget.minimumSizeHint()
        return widget.text(), QRect(0, 0, hint.width(), hint.height())
    if isinstance(widget, QComboBox):
        return widget.currentText(), _in_combo_box(widget)
    if isinstance(widget, QLineEdit):
        text = widget.text() or widget.placeholderText()
        return text, QRect(0, 0, metrics.horizontalAdvance(text) + 4, metrics.height())
    if isinstance(widget, QGroupBox):
        return widget.title(), QRect(0, 0, metrics.horizontalAdvance(widget.title()), 0)
    return "", None


def _in_combo_box(box: QComboBox) -> QRect:
    """The whole box, as wide as it had to be for its text."""
    option = QStyleOptionComboBox()
    option.initFrom(box)
    field = box.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, box
    )
    text = max((box.itemText(row) for row in range(box.count())), key=box.fontMetrics().horizontalAdvance, default="")
    return QRect(0, 0, box.width() - field.width() + box.fontMetrics().horizontalAdvance(text), 0)


def _scrolls(viewport: QWidget) -> bool:
    """Whether what it holds may be larger than what is seen of it."""
    return isinstance(viewport.parentWidget(), QScrollArea)


def _size(rect: QRect) -> str:
    return f"{rect.width()}x{rect.height()}"
