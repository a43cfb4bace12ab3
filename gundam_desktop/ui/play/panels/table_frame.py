"""The table with its overlays: the question of a decision, and the end of the game."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.panels.look_back_bar import LookBackBar
from gundam_desktop.ui.play.panels.prompt import PromptBar
from gundam_desktop.ui.play.panels.result_panel import ResultPanel
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.table import TableView
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.layout import TableLayout

NARROWEST, RESULT_WIDTH = 560, 560
LOW = 800
"""Height of a window below which the question takes less room."""
TRAY_MAY_CHANGE = (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease)
RIM_OF_HAND = 0.1
"""Share of the hand's box above its cards."""
RIM_OF_CARD = 0.12
"""Share of a card's box, at each side, that may be covered."""
MARGIN = 8


class TableFrame(QWidget):
    """Keeps the overlays in their places at any window size."""

    def __init__(self, parent: QWidget | None = None, keymap: Keymap | None = None) -> None:
        super().__init__(parent)
        self._table: TableView | None = None
        self._clear: frozenset[int] = frozenset()
        self.prompt = PromptBar(self, keymap)
        self.result = ResultPanel(self, keymap)
        self.past = LookBackBar(self)
        self.prompt.reshaped.connect(self._place)
        self.prompt.left.connect(self._leave_prompt)
        for overlay in (self.prompt, self.result, self.past):
            overlay.installEventFilter(self)

    @property
    def table(self) -> TableView:
        """The table that is shown."""
        assert self._table is not None
        return self._table

    def set_table(self, table: TableView) -> None:
        """Show a table."""
        if self._table is not None:
            self._table.hide()
            self._table.deleteLater()
        self._table = table
        table.setParent(self)
        table.table.prompt_wanted.connect(self.prompt.enter)
        for watched in (table, table.viewport()):
            watched.installEventFilter(self)
        table.setGeometry(self.rect())
        table.lower()
        table.show()
        self._place()

    def keep_clear(self, cards: Collection[int]) -> None:
        """Set the cards that the question must not cover: those that answer it."""
        self._clear = frozenset(cards)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.prompt.set_compact(self.window().height() < LOW)
        if self._table is not None:
            self._table.setGeometry(self.rect())
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place an overlay again when its size hint has changed, or a tray may have been opened or closed."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._place()
        elif event.type() in TRAY_MAY_CHANGE:
            QTimer.singleShot(0, self, self._place)
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Place the question where it covers no card that answers it, and the result in the middle."""
        left, wanted = self._columns()
        width, height = self._size(self.past, wanted)
        self.past.setGeometry(left, MARGIN, width, height)
        width, height = self._size(self.prompt, max(wanted, self.prompt.minimumSizeHint().width()))
        left = max(MARGIN, min(left, self.width() - width - MARGIN))
        places = [QRect(left, top, width, height) for top in self._tops(height)]
        cards = self._cards_to_keep_clear()
        free = (place for place in places if not any(place.intersects(card) for card in cards))
        self.prompt.setGeometry(next(free, places[0]))
        if self._table is not None:
            lies_over = self._table.mapToScene(self.prompt.geometry()).boundingRect()
            self._table.table.covered = QRectF() if self.prompt.isHidden() else lies_over
            self._table.table.keys.set_prompt(lies_over if self._has_answers() else None)
        width, height = self._size(self.result, max(scaled(RESULT_WIDTH), self.result.minimumSizeHint().width()))
        self.result.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _has_answers(self) -> bool:
        return not self.prompt.isHidden() and any(button.isEnabled() for button in self.prompt.buttons)

    def _leave_prompt(self, direction: str) -> None:
        if self._table is not None:
            self._table.setFocus()
            self._table.table.keys.focus.enter_from(direction)

    def _columns(self) -> tuple[int, int]:
        """The left edge and the width of the question: those of the battle areas."""
        if self._table is None:
            return 0, self.width()
        strip = self._table.mapFromScene(self._layout(self._table).phases).boundingRect()
        return strip.left(), max(scaled(NARROWEST), strip.width())

    def _tops(self, height: int) -> list[int]:
        """The possible top edges of the question: in the middle unless a tray is there, above the hand, at the top."""
        table = self._table
        if table is None:
            return [0]
        layout = self._layout(table)
        hand = layout.hand
        above = table.mapFromScene(hand.left(), hand.top() + hand.height() * RIM_OF_HAND).y() - height
        middle = table.mapFromScene(layout.phases.center()).y() - height // 2
        tray = any(isinstance(item, CardItem) and item.in_tray for item in table.table.items())
        lowest = self.height() - height - MARGIN
        tops = [above, MARGIN] if tray else [middle, above, MARGIN]
        return [max(MARGIN, min(top, lowest)) for top in tops]

    @staticmethod
    def _layout(table: TableView) -> TableLayout:
        layout = table.table.layout
        assert isinstance(layout, TableLayout)
        return layout

    def _cards_to_keep_clear(self) -> list[QRect]:
        table = self._table
        if table is None:
            return []
        items = (item for item in table.table.items() if isinstance(item, CardItem) and item.card in self._clear)
        boxes = [table.mapFromScene(item.sceneBoundingRect()).boundingRect() for item in items]
        return [
            box.adjusted(
                round(box.width() * RIM_OF_CARD),
                round(box.height() * RIM_OF_CARD),
                -round(box.width() * RIM_OF_CARD),
                -round(box.height() * RIM_OF_CARD),
            )
            for box in boxes
        ]

    def _size(self, overlay: QWidget, wanted: int) -> tuple[int, int]:
        width = min(wanted, self.width() - 2 * MARGIN)
        layout = overlay.layout()
        if layout is not None and layout.hasHeightForWidth():
            return width, max(layout.totalHeightForWidth(width), overlay.minimumSizeHint().height())
        return width, overlay.sizeHint().height()
