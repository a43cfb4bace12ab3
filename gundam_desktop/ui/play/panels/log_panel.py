"""The log: what has happened, turn by turn, each line with its clause."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QWidget,
)

from gundam_desktop.ui.play.log_row import LogRow
from gundam_desktop.ui.style import fonts, text_overflow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ENTER
from gundam_desktop.ui.style.item_index import Index
from gundam_desktop.ui.style.panel import TITLE_HEIGHT, Panel, thin_scroll_bar
from gundam_desktop.ui.style.row_model import ROW, WORDS, RowModel
from gundam_desktop.ui.style.scaling import scaled, scaled_font, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.view_option import typed

TEXT_SIZE, CLAUSE_SIZE, TURN_SIZE = 13.5, 11.0, 11.5
AT_END = 4
"""Number of pixels above the end that still count as the end."""
LIT = QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus
"""A line in one of these states shows that its moment can be seen and its clause opened."""
LINE = 22
"""Height of a line without a break."""
BAR = 13
"""Width of the coloured bar and the gap after it."""


class LogModel(RowModel[LogRow]):
    """The lines, oldest first."""

    def shown(self, row: LogRow, role: int) -> object:
        return (f"{row.text} ({row.clause})" if row.clause else row.text) if role in WORDS else None


class LogDelegate(QStyledItemDelegate):
    """Draws a line: a bar in the player's colour, the words, the clause muted after them."""

    def __init__(self, lines: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self._width = 260
        self._sizes: dict[LogRow, QSize] = {}
        self.marked = 0
        """The moment that the table shows; 0 for the present."""
        self.whole = True
        """True to leave a line out that is cut off at the top."""

    def fit(self, width: int) -> None:
        """Draw lines of another width, or in another size of letters, from now on."""
        self._width = width
        self._sizes.clear()

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of a line; it is kept, since a list asks for those of all its lines whenever one is added."""
        row = self._lines.rows[index.row()]
        size = self._sizes.get(row)
        if size is None:
            size = self._sizes[row] = QSize(self._width, self._height(row))
        return size

    def _height(self, row: LogRow) -> int:
        return scaled(28) if row.side == "turn" else max(scaled(LINE), round(self._text_box(row).height()) + 6)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: LogRow = index.data(ROW)
        rect = QRectF(typed(option).rect)
        if self.whole and rect.top() < 0 and index.row() < len(self._lines.rows) - 1:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state = typed(option).state
        self._paint_ground(painter, rect, row, lit=bool(state & LIT))
        if row.side == "turn":
            self._paint_turn(painter, rect, row.text)
        else:
            self._paint_line(painter, rect, row, linked=bool(state & LIT))
            if state & QStyle.StateFlag.State_HasFocus and row.clause:
                painter.setPen(QPen(QColor(theme().target), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.restore()

    def _paint_ground(self, painter: QPainter, rect: QRectF, row: LogRow, *, lit: bool) -> None:
        """Colour the line under the mouse or the focus, and stronger the one that the table shows."""
        if not row.moment or not (lit or row.moment == self.marked):
            return
        ground = QColor(theme().target if row.moment == self.marked else theme().muted)
        ground.setAlphaF(0.3 if row.moment == self.marked else 0.16)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 4, 4)

    def _paint_turn(self, painter: QPainter, rect: QRectF, text: str) -> None:
        font = scaled_font(TURN_SIZE, fonts.BOLD)
        painter.setFont(font)
        painter.setPen(QColor(theme().muted))
        text_overflow.check(text.upper(), font, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text.upper())
        half = QFontMetricsF(font).horizontalAdvance(text.upper()) / 2 + 8
        painter.setPen(QPen(QColor(theme().panel_edge), 1))
        middle = rect.center()
        if rect.width() / 2 > half + 4:
            painter.drawLine(QPointF(rect.left() + 2, middle.y()), QPointF(middle.x() - half, middle.y()))
            painter.drawLine(QPointF(middle.x() + half, middle.y()), QPointF(rect.right() - 2, middle.y()))

    def clause_box(self, rect: QRectF, row: LogRow) -> QRectF:
        """The clickable box of a line's clause."""
        width = QFontMetricsF(scaled_font(CLAUSE_SIZE)).horizontalAdvance(row.clause) + 8 if row.clause else 0
        return QRectF(rect.right() - width, rect.top(), width, rect.height())

    def _paint_line(self, painter: QPainter, rect: QRectF, row: LogRow, *, linked: bool) -> None:
        colors = theme()
        bars = {"own": colors.accent_self, "other": colors.accent_opponent}
        painter.fillRect(
            QRectF(rect.left() + 2, rect.top() + 4, scaled(3), rect.height() - 8),
            QColor(bars.get(row.side, colors.muted)),
        )
        box = self._text_box(row).translated(rect.left() + scaled(BAR), rect.top() + 3)
        painter.setFont(scaled_font(TEXT_SIZE))
        painter.setPen(QColor(colors.text))
        painter.drawText(box, int(Qt.TextFlag.TextWordWrap), row.text)
        painter.setFont(scaled_font(CLAUSE_SIZE))
        painter.setPen(QColor(colors.accent_self if linked else colors.muted))
        right = QRectF(rect.left(), rect.top() + 4, rect.width() - 3, scaled(18))
        painter.drawText(right, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop), row.clause)

    def _text_box(self, row: LogRow) -> QRectF:
        """The box of the text: in all lines the column of clauses stays free."""
        letters = QFontMetricsF(scaled_font(CLAUSE_SIZE))
        column = letters.horizontalAdvance(row.clause) + 8 if row.clause else 0
        width = max(60.0, self._width - scaled(BAR) - 4 - column)
        room, wrapped = QRectF(0, 0, width, 2000), int(Qt.TextFlag.TextWordWrap)
        return QRectF(0, 0, width, QFontMetricsF(scaled_font(TEXT_SIZE)).boundingRect(room, wrapped, row.text).height())


class LogList(Ambient, QListView):
    """The list itself: it follows the newest line unless the player has scrolled up."""

    clause_wanted = Signal(str)
    """A clause was clicked, or Enter with Shift was pressed on its line: its number."""
    moment_wanted = Signal(int)
    """A line was clicked, or Enter was pressed on it: its moment."""
    pointed = Signal(str)
    """The mouse or the keyboard is on a line about another card: the card's number, empty for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LogModel(self)
        self.painter = LogDelegate(self.lines, self)
        self.setModel(self.lines)
        self.setItemDelegate(self.painter)
        self.lines.modelReset.connect(self.refresh_sizes)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setMouseTracking(True)
        self.refresh_colors()
        self.refresh_sizes()
        self._follow = True
        self._pointed = ""
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)

    def refresh_colors(self) -> None:
        self.verticalScrollBar().setStyleSheet(thin_scroll_bar())
        self.viewport().update()

    def to_newest(self) -> None:
        """Show the newest line, and keep following."""
        self._follow = True
        self.scrollToBottom()

    def mark(self, moment: int) -> None:
        """Mark the line of the moment that the table shows; 0 is the present."""
        if moment == self.painter.marked:
            return
        self.painter.marked = moment
        row = next((at for at, row in enumerate(self.lines.rows) if moment and row.moment >= moment), -1)
        if row >= 0:
            self.scrollTo(self.lines.index(row))
        elif not moment:
            self.to_newest()
        self.viewport().update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        row: LogRow | None = self.indexAt(event.position().toPoint()).data(ROW)
        self._point(row)
        over = row is not None and bool(row.moment or self._clause_at(event.position()))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        clause = self._clause_at(event.position())
        row: LogRow | None = self.indexAt(event.position().toPoint()).data(ROW)
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if clause:
            self.clause_wanted.emit(clause)
        elif row is not None and row.moment:
            self.moment_wanted.emit(row.moment)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current.data(ROW))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(None)

    def _point(self, row: LogRow | None) -> None:
        number = row.number if row is not None else ""
        if number != self._pointed:
            self._pointed = number
            self.pointed.emit(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row: LogRow | None = self.currentIndex().data(ROW)
        if event.key() in ENTER and row is not None:
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and row.clause:
                self.clause_wanted.emit(row.clause)
            elif row.moment:
                self.moment_wanted.emit(row.moment)
        elif event.text().isalnum():
            event.ignore()  # letters are for the table, not for searching the list
        else:
            super().keyPressEvent(event)

    def _clause_at(self, at: QPointF) -> str:
        index = self.indexAt(at.toPoint())
        row: LogRow | None = index.data(ROW)
        if row is None or not row.clause:
            return ""
        return row.clause if self.painter.clause_box(QRectF(self.visualRect(index)), row).contains(at) else ""

    def _scrolled(self, value: int) -> None:
        self._follow = self.painter.whole = value >= self.verticalScrollBar().maximum() - AT_END
        self.viewport().update()  # scrolling would move a line that was whole

    def _grown(self, _least: int, most: int) -> None:
        if self._follow:
            self.verticalScrollBar().setValue(most)

    def refresh_sizes(self) -> None:
        self.setMinimumHeight(scaled(2 * LINE))
        self.painter.fit(self.viewport().width())
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size().width() != event.oldSize().width():
            self.refresh_sizes()
        super().resizeEvent(event)


class LogPanel(Panel):
    """The log in its box, with a button for looking back at the latest events."""

    look_back_wanted = Signal()
    """The player wants to see the events since the last decision step by step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.list = LogList(self)
        self.box.addWidget(self.list)
        self._look_back = QToolButton(self)
        self._look_back.setAutoRaise(True)
        set_font(self._look_back, 11, fonts.BOLD)
        self._look_back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._look_back.setCursor(Qt.CursorShape.PointingHandCursor)
        self._look_back.clicked.connect(self.look_back_wanted)
        self._look_back.hide()
        self.refresh_texts()
        self.refresh_sizes()

    def refresh_sizes(self) -> None:
        self.box.setContentsMargins(8, scaled(TITLE_HEIGHT), 6, 8)

    def refresh_texts(self) -> None:
        self.set_title(self.tr("Log"))
        self.list.setAccessibleName(self.tr("Log"))
        self._look_back.setText(self.tr("← What happened?"))
        self._look_back.setAccessibleName(self.tr("What happened since my last decision?"))
        self._look_back.setToolTip(self.tr("Step through what has happened since your last decision"))
        self._place()

    def offer_look_back(self, on: bool) -> None:
        """Show or hide the button."""
        self._look_back.setVisible(on)
        self._place()

    def _place(self) -> None:
        size = self._look_back.sizeHint()
        self._look_back.setGeometry(
            self.width() - size.width() - 8, 0, size.width(), min(size.height(), scaled(TITLE_HEIGHT))
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @property
    def texts(self) -> list[str]:
        """All lines as texts, the oldest first."""
        return [row.text for row in self.list.lines.rows]

    def add(self, rows: Sequence[LogRow]) -> None:
        """Append lines; the newest stays in sight unless the player has scrolled up."""
        self.list.lines.add_rows(rows)

    def replace(self, rows: Sequence[LogRow]) -> None:
        """Show other lines, the newest in sight."""
        self.list.lines.show_rows(rows)
        self.list.to_newest()
