"""Draws a deck in the list: colour shapes, name, counts, tags, time of change, and marks."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.ui.cards.color_chip import paint_color
from gundam_desktop.ui.decks.library.deck_rows import DeckRow
from gundam_desktop.ui.decks.library.decks_model import changed, counts, mark
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.row_model import ROW
from gundam_desktop.ui.style.scaling import scaled, scaled_font
from gundam_desktop.ui.style.theme import mix, theme
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.style.view_option import typed

ROW_HEIGHT = 58
EDGE, GAP = 12, 8
SHAPES = 48
"""Room for the shapes of two colours."""
SHAPE = 8
NAME_SIZE, SMALL_SIZE = 15.5, 12.5
HALF = 2
CHOSEN = 0.16
"""How much of the accent is in the ground of the chosen deck; with more of it, the small texts could not be read."""


class DeckDelegate(QStyledItemDelegate):
    """Draws a deck, and edits its name in place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        """As high as a row; a row is as wide as the list."""
        return QSize(0, scaled(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: DeckRow = index.data(ROW)
        rect = QRectF(typed(option).rect)
        state = typed(option).state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect.adjusted(1, 2, -1, -2), state)
        self._paint_colors(painter, QPointF(rect.left() + scaled(EDGE + 12), rect.center().y()), row.colors)
        left, right = rect.left() + scaled(EDGE + SHAPES), rect.right() - scaled(EDGE)
        upper = QRectF(left, rect.top() + scaled(6), right - left, scaled(24))
        lower = QRectF(left, rect.top() + scaled(31), right - left, scaled(20))
        for text, color in self._marks(row):
            upper.setRight(self._paint_chip(painter, upper, text, color) - scaled(GAP))
        self._write(painter, upper, row.name, NAME_SIZE, theme().text, fonts.BOLD)
        if when := changed(row):
            width = QFontMetricsF(scaled_font(SMALL_SIZE)).horizontalAdvance(when)
            lower.setRight(right - width)
            self._write(painter, QRectF(lower.right(), lower.top(), width + 1, lower.height()), when, SMALL_SIZE)
            lower.setRight(lower.right() - scaled(GAP))
        details = " · ".join(filter(None, (counts(row), row.entry.folder)))
        at = lower.left() + self._write(painter, lower, details, SMALL_SIZE) + scaled(GAP)
        self._paint_tags(painter, QRectF(at, lower.top(), lower.right() - at, lower.height()), row.entry.tags)
        painter.restore()

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, _index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setFont(scaled_font(NAME_SIZE, fonts.BOLD))
        editor.setAccessibleName(translate("DeckLibrary", "Name of the deck"))
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: Index) -> None:
        rect = typed(option).rect
        left = scaled(EDGE + SHAPES) - 4
        editor.setGeometry(rect.left() + left, rect.top() + 3, rect.width() - left - scaled(EDGE), scaled(30))

    def _paint_ground(self, painter: QPainter, rect: QRectF, state: QStyle.StateFlag) -> None:
        colors = theme()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        ground = QColor(colors.zone)
        if chosen:
            ground = mix(ground, QColor(colors.accent_self), CHOSEN)
        elif state & QStyle.StateFlag.State_MouseOver:
            ground = ground.lighter(125) if colors.dark else ground.darker(104)
        focus = bool(state & QStyle.StateFlag.State_HasFocus)
        edge = colors.target if focus else colors.accent_self if chosen else colors.panel_edge
        painter.setPen(QPen(QColor(edge), 2 if focus else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, 5, 5)

    def _paint_colors(self, painter: QPainter, center: QPointF, colors: tuple[str, ...]) -> None:
        """Draw the colour shapes: two in a row, more in two rows."""
        shown = colors or ("",)
        lines = 1 if len(shown) <= HALF else 2
        in_line = -(-len(shown) // lines)
        size = scaled(SHAPE) * (0.9 if lines == 1 else 1.4 / max(HALF, in_line))
        step = size * 2.4
        for at, color in enumerate(shown):
            line, column = divmod(at, in_line)
            place = center + QPointF(column * step, (line - (lines - 1) / 2) * step)
            paint_color(painter, color, place, size)

    def _marks(self, row: DeckRow) -> Iterable[tuple[str, str]]:
        if row.kind == "shipped":
            yield translate("DeckLibrary", "premade"), theme().muted
        if row.playable != "yes":
            yield mark(row), theme().danger if row.playable == "no" else theme().warning

    def _paint_tags(self, painter: QPainter, room: QRectF, tags: Iterable[str]) -> None:
        """Draw as many tags as fit."""
        metrics = QFontMetricsF(scaled_font(SMALL_SIZE))
        for tag in tags:
            width = min(metrics.horizontalAdvance(tag) + scaled(16), scaled(140))
            if width > room.width():
                return
            box = QRectF(room.left(), room.top() + 1, width, room.height() - 2)
            painter.setPen(QPen(QColor(theme().zone_edge), 1))
            painter.setBrush(QColor(theme().panel))
            painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
            self._write(painter, box.adjusted(scaled(8), 0, -scaled(6), 0), tag, SMALL_SIZE, theme().text)
            room.setLeft(box.right() + scaled(6))

    def _paint_chip(self, painter: QPainter, room: QRectF, text: str, color: str) -> float:
        """Draw a mark at the right end of the room; return its left edge."""
        width = QFontMetricsF(scaled_font(SMALL_SIZE, fonts.BOLD)).horizontalAdvance(text) + scaled(14)
        box = QRectF(room.right() - width, room.center().y() - scaled(10), width, scaled(20))
        painter.setPen(QPen(QColor(color), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        self._write(painter, box.adjusted(scaled(7), 0, 0, 0), text, SMALL_SIZE, color, fonts.BOLD)
        return box.left()

    def _write(
        self,
        painter: QPainter,
        room: QRectF,
        text: str,
        size: float,
        color: str = "",
        weight: QFont.Weight = fonts.NORMAL,
    ) -> float:
        """Draw a line of text, elided to fit; return its width."""
        font = scaled_font(size, weight)
        metrics = QFontMetricsF(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.setFont(font)
        painter.setPen(QColor(color or theme().muted))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), shown)
        return metrics.horizontalAdvance(shown)
