"""Finds every text that widgets show, and those that Qt would not show character by character."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QMenu,
    QMessageBox,
    QTextEdit,
    QWidget,
)

from gundam_desktop.quoting import is_control

PICTURE = "<img src='/dev/zero'>"
HOSTILE = f"<b>{PICTURE}\u202e\u2028\u0007 <a href='x'>y</a>"
"""A name that would open a file if it was taken for HTML, turns the text behind it, and ends its line."""
_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
MOST_ROWS = 60


def wrongly_shown() -> list[str]:
    """What is wrong with the texts of all widgets there are: HTML from outside, and control characters."""
    QApplication.processEvents()
    found = []
    for widget in QApplication.allWidgets():
        where = f"{type(widget).__module__}.{type(widget).__name__}"
        found += [f"{where}: HTML {text!r}" for text in _rich(widget) if PICTURE in text.replace('"', "'")]
        found += [f"{where}: controls {text!r}" for text in _all(widget) if any(map(_is_wrong, text))]
    return sorted(set(found))


def _is_wrong(sign: str) -> bool:
    return is_control(sign) and sign not in "\n\t\xad\u200b"  # our own words may hold places to break a line


def _rich(widget: QWidget) -> Iterator[str]:
    """Texts that Qt takes for HTML."""
    plain = Qt.TextFormat.PlainText
    if isinstance(widget, QLabel) and widget.textFormat() is not plain:
        is_rich = widget.textFormat() is Qt.TextFormat.RichText
        yield from [widget.text()] if is_rich or QtText.mightBeRichText(widget.text()) else []
    if isinstance(widget, QMessageBox) and widget.textFormat() is not plain:
        yield widget.text()
    if isinstance(widget, QTextEdit):
        yield widget.toHtml()
    yield from filter(QtText.mightBeRichText, _tips(widget))


def _tips(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.whatsThis())
    if not isinstance(widget, QMenu) or widget.toolTipsVisible():
        yield from (action.toolTip() for action in widget.actions())
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _in_model(widget.model(), (Qt.ItemDataRole.ToolTipRole,))


def _all(widget: QWidget) -> Iterator[str]:
    yield from (widget.windowTitle(), widget.accessibleName(), widget.accessibleDescription(), *_tips(widget))
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QGroupBox):
        yield widget.title()
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText().replace("\ufffc", "")
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(row) for row in range(widget.count()))
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _in_model(widget.model(), _ROLES)
    yield from (action.text() for action in widget.actions())


def _in_model(model: QAbstractItemModel, roles: tuple[Qt.ItemDataRole, ...]) -> Iterator[str]:
    top = QModelIndex()
    for row in range(min(model.rowCount(top), MOST_ROWS)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(top)):
            index = model.index(row, column)
            yield from (text for role in roles if isinstance(text := index.data(role), str))
