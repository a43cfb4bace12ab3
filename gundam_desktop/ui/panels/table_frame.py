"""The table with what is laid over it: the question that is asked, and the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.panels.prompt import PromptBar
from gundam_desktop.ui.panels.result import ResultPanel
from gundam_desktop.ui.theme import Theme

PROMPT_SHARE, RESULT_WIDTH = 0.78, 560
RIM_OF_HAND = 0.1
"""Share of the hand's box above its cards."""
MARGIN = 8


class TableFrame(QWidget):
    """Keeps the overlays in their places whatever the size of the window."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table: QWidget | None = None
        self._hand: Callable[[], QRect] | None = None
        self.prompt = PromptBar(theme, self)
        self.result = ResultPanel(theme, self)
        self.prompt.reshaped.connect(self._place)
        for overlay in (self.prompt, self.result):
            overlay.installEventFilter(self)

    def set_table(self, table: QWidget, hand: Callable[[], QRect]) -> None:
        """Show a table; `hand` says where the hand lies now, in the table's coordinates."""
        if self._table is not None:
            self._table.hide()
            self._table.deleteLater()
        self._table, self._hand = table, hand
        table.setParent(self)
        table.setGeometry(self.rect())
        table.lower()
        table.show()
        self._place()

    def set_theme(self, theme: Theme) -> None:
        """Change the overlays' colours."""
        self.prompt.set_theme(theme)
        self.result.set_theme(theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._table is not None:
            self._table.setGeometry(self.rect())
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Place an overlay anew when its contents ask for another size."""
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """The question stands above the hand, the result in the middle."""
        hand = self._hand() if self._hand is not None else self.rect()
        width, height = self._size(self.prompt, max(560, round(self.width() * PROMPT_SHARE)))
        bottom = hand.top() + round(hand.height() * RIM_OF_HAND)
        top = max(MARGIN, min(bottom, self.height() - MARGIN) - height)
        self.prompt.setGeometry(hand.center().x() - width // 2, top, width, height)
        width, height = self._size(self.result, RESULT_WIDTH)
        self.result.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _size(self, overlay: QWidget, wanted: int) -> tuple[int, int]:
        width = min(wanted, self.width() - 2 * MARGIN)
        layout = overlay.layout()
        if layout is not None and layout.hasHeightForWidth():
            return width, max(layout.totalHeightForWidth(width), overlay.minimumSizeHint().height())
        return width, overlay.sizeHint().height()
