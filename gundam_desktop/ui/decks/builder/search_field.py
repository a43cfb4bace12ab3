"""The search field of the deck builder: typing and completing queries, with errors underlined."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLineEdit, QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import CardIndex, Completion, Query, QueryError
from gundam_desktop.ui.decks.builder.completion_popup import CompletionPopup
from gundam_desktop.ui.decks.builder.popup_list import PopupRow
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.announcer import Announcer
from gundam_desktop.ui.style.button import ENTER
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

HEIGHT, SIZE = 36, 15
ERROR_DELAY = 500
"""Milliseconds without typing before errors are shown."""
CARDS_AT_ONCE, PREPARE_INTERVAL = 8, 15
"""Card texts are prepared in portions, with an interval in milliseconds between them."""
MAX_HISTORY = 30
EXAMPLE = "kw:blocker lv<=4"
_WAVE = 3
_AROUND_CURSOR = 5
"""Pixels that Qt's rectangle of the cursor begins left of it."""


class SearchField(Ambient, QLineEdit):
    """Emits the query whenever it changes, even if incomplete.

    Down goes into the completions, where Tab or Enter takes the marked one; until then every key does what it does
    without them. Ctrl+Space asks for them. Up in the empty field brings back earlier queries.
    """

    query_changed = Signal(object)
    """The current query."""
    fault_told = Signal(str)
    """The sentence for the first error; empty if there is none."""
    left_downwards = Signal()
    """Down was pressed while no list is open: focus should move to the cards."""

    def __init__(self, index: CardIndex, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._index = index
        self._query = decks_api.parse_query("")
        self._faults: tuple[QueryError, ...] = ()
        self._completions: list[Completion] = []
        self._history: list[str] = []
        self._history_position = -1
        self.announcer = Announcer(self)
        """Announces the current completion and errors to screen readers."""
        self.popup = CompletionPopup(self)
        self.popup.list.clicked.connect(lambda index: self._accept(index.row()))
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(ERROR_DELAY)
        self._pause.timeout.connect(self._show_errors)
        self._preparing = QTimer(self)
        self._preparing.setInterval(PREPARE_INTERVAL)
        self._preparing.timeout.connect(self._prepare)
        self.setClearButtonEnabled(True)
        self.setAcceptDrops(False)
        set_font(self, SIZE)
        self.textChanged.connect(self._changed)
        self.textEdited.connect(lambda _text: self._suggest())
        self.refresh_colors()
        self.refresh_texts()

    @property
    def query(self) -> Query:
        """The current query."""
        return self._query

    @property
    def index(self) -> CardIndex:
        """The index of the searched cards."""
        return self._index

    @property
    def preparing(self) -> bool:
        """True while card texts are still being prepared."""
        return self._preparing.isActive()

    @property
    def sentence(self) -> str:
        """The sentence for the first shown error; empty if there is none."""
        return decks_api.error_text(self._faults[0], language()) if self._faults else ""

    @property
    def history(self) -> list[str]:
        """Earlier queries, newest first."""
        return list(self._history)

    def set_history(self, queries: Sequence[str]) -> None:
        """Replace the history, newest first."""
        self._history = list(queries)[:MAX_HISTORY]
        self._history_position = -1

    def refresh_colors(self) -> None:
        colors = theme()
        self.setStyleSheet(
            f"QLineEdit {{background: {colors.zone}; color: {colors.text}; border: 1px solid {colors.zone_edge};"
            " border-radius: 5px; padding: 0 8px}"
            f" QLineEdit:focus {{border: 2px solid {colors.accent_self}; padding: 0 7px}}"
        )
        self.setFixedHeight(scaled(HEIGHT))

    def refresh_texts(self) -> None:
        self.setAccessibleName(self.tr("Search for cards"))
        self._say_hint()
        self._describe()

    def _say_hint(self) -> None:
        """Show a hint, with an example if there is room."""
        example = decks_api.write_query(decks_api.parse_query(EXAMPLE), language())
        hint = self.tr("Search name, trait, text… e.g. {example}").format(example=example)
        if QFontMetricsF(self.font()).horizontalAdvance(hint) > self.width() - scaled(40):
            hint = self.tr("Search for cards")
        self.setPlaceholderText(hint)

    def _describe(self) -> None:
        self.setToolTip(literal(self.sentence))
        self.setAccessibleDescription(self.sentence or self.placeholderText())
        self.fault_told.emit(self.sentence)

    # --- query

    def _changed(self, text: str) -> None:
        self._query = decks_api.parse_query(text)
        self._pause.start()
        self._faults = self._before_end(self._query.errors)
        self._describe()
        if not text:
            self.popup.hide()
        self.query_changed.emit(self._query)

    def _show_errors(self) -> None:
        """Show errors after a pause in typing; the last word is none while completions of it are offered."""
        faults = self._query.errors or self._index.misses(self._query)
        self._faults = self._before_end(faults) if self.popup.isVisible() else faults
        self._describe()
        self.update()
        if self.hasFocus():
            self.announcer.answer(self.sentence)

    def _before_end(self, faults: Sequence[QueryError]) -> tuple[QueryError, ...]:
        """Leave out the errors of the last word, which may still be typed."""
        return tuple(fault for fault in faults if fault.end < len(self.text()))

    def _prepare(self) -> None:
        if self._index.prepare(CARDS_AT_ONCE):
            self._preparing.stop()
            if self._query.text:
                self.query_changed.emit(self._query)  # may find more now

    # --- completions

    def _suggest(self, *, asked: bool = False) -> None:
        text, cursor = self.text(), self.cursorPosition()
        typed = bool(text[:cursor].strip()) and not text[:cursor][-1].isspace()
        completions = decks_api.complete(text, cursor, self._index, language()) if typed or asked else []
        self._completions = completions
        self.popup.show_completions([PopupRow(each.label, each.count or None) for each in completions])

    def _accept(self, row: int) -> None:
        """Insert a completion."""
        removed = self._completions[row]
        self.setSelection(removed.start, removed.end - removed.start)
        self.insert(removed.text)
        self._suggest()

    def _close_list(self) -> None:
        self.popup.hide()
        self._pause.start()

    # --- keys

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and self.popup.isVisible():
            key, press = event.key(), event.type() == QEvent.Type.KeyPress
            row = self.popup.list.currentIndex().row()
            if key == Qt.Key.Key_Tab and press and row >= 0:
                self._accept(row)
                return True
            if key == Qt.Key.Key_Escape and not press:
                event.accept()  # closes only the list
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (self._key_in_list(event) if self.popup.isVisible() else self._key_alone(event)):
            super().keyPressEvent(event)

    def _key_in_list(self, event: QKeyEvent) -> bool:
        key, row = event.key(), self.popup.list.currentIndex().row()
        if key == Qt.Key.Key_Escape:
            self._close_list()
            return True
        if (key == Qt.Key.Key_Down and row < len(self._completions) - 1) or (key == Qt.Key.Key_Up and row > 0):
            self.popup.list.move_by(1 if key == Qt.Key.Key_Down else -1)
            self.announcer.answer(self._completions[self.popup.list.currentIndex().row()].label)
            return True
        if key == Qt.Key.Key_Up and row == 0:
            self.popup.list.setCurrentIndex(QModelIndex())
            return True
        if key in ENTER and row >= 0:
            self._accept(row)
            return True
        if key in (*ENTER, Qt.Key.Key_Down):
            self._close_list()
        return self._key_alone(event)

    def _key_alone(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in ENTER:
            self._remember()
        elif key == Qt.Key.Key_Space and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            self._suggest(asked=True)
            return True
        elif key == Qt.Key.Key_Up and (self._history_position >= 0 or not self.text()):
            self._show_history(self._history_position + 1)
            return True
        elif key == Qt.Key.Key_Down:
            if self._history_position >= 0:
                self._show_history(self._history_position - 1)
            else:
                self.left_downwards.emit()
            return True
        if event.text():
            self._history_position = -1
        return False

    def _show_history(self, back: int) -> None:
        """Show a query of the history; -1 is the empty query."""
        if back < len(self._history):
            self._history_position = back
            self.setText(self._history[back] if back >= 0 else "")

    def _remember(self) -> None:
        text = self.text().strip()
        if text and not self._query.errors:
            self._history = [text, *(past for past in self._history if past != text)][:MAX_HISTORY]
            self._history_position = -1

    # --- Qt

    def showEvent(self, event: QShowEvent) -> None:
        if not self._index.prepare(0):
            self._preparing.start()
        super().showEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say_hint()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._close_list()
        self._remember()
        super().focusOutEvent(event)

    def refresh_sizes(self) -> None:
        self.setFixedHeight(scaled(HEIGHT))
        self._say_hint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._faults:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme().danger), 1.5))
            for fault in self._faults:
                self._paint_wave(painter, fault)

    def _paint_wave(self, painter: QPainter, fault: QueryError) -> None:
        place = self.place_of(fault.start, max(fault.end, fault.start + 1))
        steps = int(place.width() / _WAVE) + 1
        points = [QPointF(place.left() + step * _WAVE, place.bottom() - step % 2 * 2) for step in range(steps + 1)]
        for one, other in pairwise(points):
            painter.drawLine(one, other)

    def place_of(self, start: int, end: int) -> QRectF:
        """Return the rectangle of a part of the text."""
        text, metrics, cursor = self.text(), QFontMetricsF(self.font()), self.cursorRect()
        origin = cursor.left() + _AROUND_CURSOR - metrics.horizontalAdvance(text[: self.cursorPosition()])
        left = origin + metrics.horizontalAdvance(text[:start])
        right = origin + metrics.horizontalAdvance(text[:end])
        room = QRectF(self.rect()).adjusted(scaled(8), 0, -scaled(8), 0)
        return QRectF(left, 0, max(right - left, scaled(6)), cursor.bottom() + 1.0).intersected(room)
