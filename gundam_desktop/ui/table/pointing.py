"""From points of the table to the cards, zones and plates there, and back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF

from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.card_tray import Tray
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.table_choices import Target


class Pointing:
    """Finds what is at a point of one table."""

    def __init__(self, scene: TableSignals, card_layer: CardLayer, tray: Tray, boxes: Sequence[BoxItem]) -> None:
        self._scene, self._card_layer, self._tray, self._boxes = scene, card_layer, tray, boxes

    def item_at(self, at: QPointF) -> CardItem | None:
        """The uppermost card at a point; None below an open tray."""
        for item in self._scene.items(at):
            if isinstance(item, CardItem):
                covered = self._tray.covers(at.x(), at.y()) and not self._tray.holds(item)
                return None if covered else item
        return None

    def box_at(self, at: QPointF) -> BoxItem | None:
        """The zone or the plate at a point."""
        return next((box for box in self._boxes if box.box.contains(at) and box.contains(at)), None)

    def target_at(self, at: QPointF, held: int) -> Target:
        """The drop target at a point for the card that is `held`; 0 none."""
        if self._tray.covers(at.x(), at.y()):
            return Target(None)
        item = self.item_at(at)
        if item is not None and item.card != held:
            return self.target_of(item)
        box = self.box_at(at)
        return Target(box.place if box is not None else None)

    def target_of(self, stop: CardItem | BoxItem) -> Target:
        """A card, a zone or a plate as a drop target; a card under another one counts as that one."""
        if not isinstance(stop, CardItem):
            return Target(stop.place)
        if stop.record is None:
            return Target(None)
        card = stop.record.card
        return Target(card.place, card.under or card.id)

    def on_screen(self, target: Target) -> QPoint:
        """Where on the screen a target is."""
        item = self._card_layer.items.get(target.card)
        box = next((box.box for box in self._boxes if box.place == target.zone), QRectF())
        return self._scene.on_screen(item.scenePos() if item is not None else box.center())
