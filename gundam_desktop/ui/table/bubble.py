"""The bubble at a card: a sentence that stays for the time it takes to read it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QTimer

from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.overlays import BubbleItem
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.scene_signals import TableSignals

_SHORTEST = 2800
"""Milliseconds."""
_READING_TIME = 55
"""Milliseconds per letter."""


class Bubble(QObject):
    """Shows one sentence at a time on a table."""

    def __init__(self, scene: TableSignals, cards: CardLayer, context: PaintContext) -> None:
        super().__init__(scene)
        self._scene, self._cards, self._context = scene, cards, context
        self._item: BubbleItem | None = None
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.hide)

    def show(self, card: int, text: str) -> None:
        """Show a sentence at a card, beside the question over the table; without such a card in the middle."""
        self.hide()
        item, inside = self._cards.items.get(card), self._scene.sceneRect()
        at = inside.center() if item is None else QPointF(item.home.x, item.home.y - 62 * item.home.scale)
        self._item = BubbleItem(self._context, text, at, inside, self._scene.covered)
        self._scene.addItem(self._item)
        self._time.start(max(_SHORTEST, _READING_TIME * len(text)))

    def hide(self) -> None:
        """Remove the sentence if there is one."""
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
