"""Rows of a list that are as high as their texts need, also those that are wider than the list."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.view_option import typed

_EDGE = 3
_WRAPPED = int(Qt.TextFlag.TextWordWrap)


def wrap_rows(view: QListView) -> None:
    """Let a list wrap the texts of its rows, also when its width changes."""
    view.setItemDelegate(WrappedDelegate(view))
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setWordWrap(True)  # lays the rows out again when only the width changes
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class WrappedDelegate(QStyledItemDelegate):
    """Draws a text wrapped to as many lines as it needs beside a scroll bar, which may come after the layout."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        bar = self._view.verticalScrollBar().sizeHint().width()
        room = QRectF(0, 0, self._view.contentsRect().width() - bar - 2 * _EDGE, 10_000)
        needed = QFontMetricsF(self._view.font()).boundingRect(room, _WRAPPED, str(index.data()))
        return QSize(1, math.ceil(needed.height()) + 2 * _EDGE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, state = QRectF(typed(option).rect), typed(option).state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        if chosen:
            painter.fillRect(rect, QColor(theme().accent_self))
        painter.setPen(QColor(theme().on_accent if chosen else theme().text))
        painter.setFont(self._view.font())
        painter.drawText(rect.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), _WRAPPED, str(index.data()))
        painter.restore()
