"""The list in the popups of search field and filters: a label, a count of cards, and an optional check box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.item_index import NOWHERE, Index
from gundam_desktop.ui.style.panel import thin_scroll_bar
from gundam_desktop.ui.style.scaling import scaled, scaled_font, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import listed
from gundam_desktop.ui.style.view_option import typed

ROW = Qt.ItemDataRole.UserRole
ROW_HEIGHT, BOX, EDGE = 26, 13, 10
SIZE, SMALL = 13.5, 12
MOST_SEEN = 12


@dataclass(frozen=True)
class PopupRow:
    """A row; `count` is None if nothing is counted, `on` if it has no check box."""

    label: str
    count: int | None = None
    on: bool | None = None
    term: tuple[str, str, str] = ("", "", "")
    """Field, operator and value of its term."""


class PopupModel(QAbstractListModel):
    """The rows as a list."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: tuple[PopupRow, ...] = ()

    def show_rows(self, rows: Sequence[PopupRow]) -> None:
        """Show these rows; if only states have changed, the scroll position is kept."""
        before, now = ([(row.term, row.label) for row in shown] for shown in (self.rows, rows))
        if rows and before == now:
            self.rows = tuple(rows)
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.label
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return listed((row.label, str(row.count))) if row.count is not None else row.label
        if role == Qt.ItemDataRole.CheckStateRole and row.on is not None:
            return Qt.CheckState.Checked if row.on else Qt.CheckState.Unchecked
        return row if role == ROW else None


class PopupDelegate(QStyledItemDelegate):
    """Paints the box, the label and the count."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row: PopupRow = index.data(ROW)
        box = BOX + EDGE if row.on is not None else 0
        label = QFontMetricsF(scaled_font(SIZE)).horizontalAdvance(row.label)
        count = (
            QFontMetricsF(scaled_font(SMALL)).horizontalAdvance(str(row.count)) + scaled(16)
            if row.count is not None
            else 0
        )
        return QSize(round(label + count) + scaled(2 * EDGE + box), scaled(ROW_HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: PopupRow = index.data(ROW)
        colors, rect = theme(), QRectF(typed(option).rect)
        state = typed(option).state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if chosen:
            painter.fillRect(rect, QColor(colors.accent_self))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, QColor(colors.zone))
        room = rect.adjusted(scaled(EDGE), 0, -scaled(EDGE), 0)
        if row.on is not None:
            self._paint_box(painter, room, row.on, chosen)
            room.adjust(scaled(BOX + EDGE), 0, 0, 0)
        painter.setFont(scaled_font(SIZE))
        painter.setPen(QColor(colors.on_accent if chosen else colors.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, row.label)
        if row.count is not None:
            painter.setFont(scaled_font(SMALL))
            painter.setPen(QColor(colors.on_accent if chosen else colors.muted))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, str(row.count))
        painter.restore()

    def _paint_box(self, painter: QPainter, room: QRectF, on: bool, chosen: bool) -> None:
        sidebar = scaled(BOX)
        box = QRectF(room.left(), room.center().y() - sidebar / 2, sidebar, sidebar)
        ink = QColor(theme().on_accent if chosen else theme().accent_self if on else theme().zone_edge)
        painter.setPen(QPen(ink, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 2, 2)
        if on:
            painter.setPen(QPen(ink, 2))
            corners = ((0.22, 0.52), (0.43, 0.74), (0.8, 0.28))
            painter.drawPolyline(QPolygonF([box.topLeft() + QPointF(x * sidebar, y * sidebar) for x, y in corners]))


class PopupView(Ambient, QListView):
    """The list view, sized to its rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = PopupModel(self)
        self.painter = PopupDelegate(self)
        self.setModel(self.rows)
        self.setItemDelegate(self.painter)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        set_font(self, SIZE, fonts.NORMAL)
        self.refresh_colors()

    def refresh_colors(self) -> None:
        self.setStyleSheet(f"QListView {{background: {theme().panel}; border: none}}{thin_scroll_bar()}")

    def content_size(self) -> QSize:
        """Return the width of the widest row with the scroll bar, and the height of the first `MOST_SEEN` rows."""
        option = QStyleOptionViewItem()
        sizes = [self.painter.sizeHint(option, self.rows.index(row)) for row in range(self.rows.rowCount())]
        width = max((size.width() for size in sizes), default=0)
        return QSize(width + scaled(14), min(len(sizes), MOST_SEEN) * scaled(ROW_HEIGHT) + 2)

    def move_by(self, by: int) -> None:
        """Move the selection by `by` rows."""
        count = self.rows.rowCount()
        if count:
            at = self.currentIndex().row()
            row = 0 if at < 0 and by > 0 else max(0, min(count - 1, at + by))
            self.setCurrentIndex(self.rows.index(row))

    def row(self) -> PopupRow | None:
        """Return the current row, None if there is none."""
        index = self.currentIndex()
        return self.rows.rows[index.row()] if index.isValid() else None
