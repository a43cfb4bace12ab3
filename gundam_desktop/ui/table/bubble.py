"""The bubble at a card or a plate: a sentence that stays for the time it takes to read it."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer

from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.overlays import BubbleItem
from gundam_desktop.ui.table.scene_signals import TableSignals

_SHORTEST = 2800
"""Milliseconds."""
_READING_TIME = 55
"""Milliseconds per letter."""
_MOST_TOLD = 3
"""The most sentences in a bubble at a plate; older ones leave it."""


class Bubble(QObject):
    """Shows one sentence at a time at a card, or what a player has just done at their plate."""

    def __init__(self, scene: TableSignals, cards: CardLayer) -> None:
        super().__init__(scene)
        self._scene, self._cards = scene, cards
        self._item: BubbleItem | None = None
        self._told: tuple[bool, list[str]] = False, []
        """Which player's plate it is at, True for the near one, and the sentences there."""
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.hide)

    def show(self, card: int, text: str) -> None:
        """Show the reason for a refusal at a card, beside the question over the table; without it in the middle."""
        self.hide()
        item = self._cards.items.get(card)
        at = self._scene.sceneRect().center()
        if item is not None:
            at = QPointF(item.home.x, item.home.y - 62 * item.home.scale)
        self._put(text, at, self._scene.covered, theme().warning, "!")

    def tell(self, plate: QRectF, text: str, *, near: bool) -> None:
        """Show what a player does at their plate, below what is still there of the same player."""
        told = [*(self._told[1] if self._told[0] == near else []), text][-_MOST_TOLD:]
        self.hide()
        self._told = near, told
        is_low = plate.center().y() > self._scene.sceneRect().center().y()
        at = QPointF(plate.center().x(), plate.top() if is_low else plate.bottom() - 4)
        self._put("\n".join(told), at, plate, theme().accent_self if near else theme().accent_opponent)

    def _put(self, text: str, at: QPointF, avoid: QRectF, color: str, mark: str = "") -> None:
        self._item = BubbleItem(text, at, self._scene.sceneRect(), avoid, color, mark)
        self._scene.addItem(self._item)
        self._time.start(max(_SHORTEST, _READING_TIME * len(text)))

    def hide(self) -> None:
        """Remove the sentence if there is one."""
        self._told = False, []
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
