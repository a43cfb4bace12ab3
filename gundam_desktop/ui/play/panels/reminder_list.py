"""The reminders of the rules for one card, in a list beside its large picture."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from gundam_desktop.tabletop import Reminder
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ENTER
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.panel import PADDING, TITLE_HEIGHT, Panel
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.stylesheets import set_view_background
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.view_option import typed

WIDTH, GAP, EDGE = 350, 6, 6
TEXT_SIZE = 13.5
LASTING = 60_000
"""Milliseconds that a tool tip stays while the mouse rests."""
SCROLL_BAR = 9
REMINDER = Qt.ItemDataRole.UserRole


def reminder_html(reminder: Reminder) -> str:
    """A reminder as rich text: the term, its clause, the sentence."""
    clause = f"<span style='color:{theme().accent_self}'>{escape(reminder.clause)}</span>"
    return f"<b>{escape(reminder.term)}</b> &nbsp;{clause}<br>{escape(reminder.text)}"


def tip(reminders: Sequence[Reminder]) -> str:
    """The text of a tool tip for reminders of one place."""
    return f"<div style='font-size:{scaled(TEXT_SIZE)}px'>{'<hr>'.join(map(reminder_html, reminders))}</div>"


class ReminderDelegate(QStyledItemDelegate):
    """Draws a reminder in several lines."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.width = WIDTH

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(self.width, round(self._document(index).size().height()) + 2 * EDGE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(typed(option).rect)
        state = typed(option).state
        painter.save()
        if state & (QStyle.StateFlag.State_HasFocus | QStyle.StateFlag.State_MouseOver):
            painter.fillRect(rect, QColor(theme().zone))
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme().target), 1))
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.translate(rect.topLeft() + QPointF(EDGE, EDGE))
        self._document(index).drawContents(painter)
        painter.restore()

    def _document(self, index: Index) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(scaled_font(TEXT_SIZE))
        document.setTextWidth(self.width - 2 * EDGE)
        document.setHtml(f"<span style='color:{theme().text}'>{reminder_html(index.data(REMINDER))}</span>")
        return document


class _List(Ambient, QListWidget):
    """The rows: Enter opens the clause of one, Esc closes the list."""

    clause_wanted = Signal(str)
    left = Signal()

    def refresh_colors(self) -> None:
        set_view_background(self)

    def event(self, event: QEvent) -> bool:
        own = isinstance(event, QKeyEvent) and event.key() in (*ENTER, Qt.Key.Key_Escape)
        if own and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # not the table's, while the list has the keys
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in ENTER:
            if item is not None:
                self.clause_wanted.emit(item.data(REMINDER).clause)
        elif event.text().isalnum():
            event.ignore()  # letters are for the table, not for searching the list
        else:
            super().keyPressEvent(event)


class ReminderList(Panel):
    """A list beside a large card; a click or Enter on a line opens its clause."""

    clause_wanted = Signal(str)
    """The number of a clause."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(" ", parent)
        self._back: QWidget | None = None
        self.list = _List(self)
        self._delegate = ReminderDelegate(self.list)
        self.list.setItemDelegate(self._delegate)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.clause_wanted.connect(self.clause_wanted)
        self.list.itemClicked.connect(lambda item: self.clause_wanted.emit(item.data(REMINDER).clause))
        self.list.left.connect(self.leave)
        self.box.addWidget(self.list)
        self.list.refresh_colors()
        self.hide()

    def show_reminders(self, title: str, reminders: Sequence[Reminder]) -> None:
        """Show these in place of others; the current line stays where it is as far as it goes."""
        row = max(0, self.list.currentRow())
        self.set_title(title)
        self.list.setAccessibleName(title)
        self.list.clear()
        for reminder in reminders:
            item = QListWidgetItem(self.list)
            item.setData(REMINDER, reminder)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{reminder.term}: {reminder.text} ({reminder.clause})")
        self.list.setCurrentRow(min(row, len(reminders) - 1))

    def enter(self, back: QWidget | None) -> None:
        """Show the list and give it the keys; `back` gets them again."""
        self._back = back
        self.show()
        self.raise_()
        self.list.setFocus()

    def leave(self) -> None:
        """Hide the list and give the keys back."""
        had_keys = self.list.hasFocus()
        self.hide()
        if had_keys and self._back is not None and self._back.isVisible():
            self._back.setFocus()

    def place_in(self, room: QRect) -> None:
        """Take the right part of a room, as high as the lines need."""
        width = min(scaled(WIDTH), room.width())
        self._delegate.width = width - 2 * scaled(PADDING) - SCROLL_BAR
        self.list.doItemsLayout()
        rows = sum(self.list.sizeHintForRow(row) for row in range(self.list.count()))
        height = min(room.height(), rows + scaled(TITLE_HEIGHT) + scaled(PADDING) + 4)
        self.setGeometry(room.right() - width, room.top(), width, height)
