"""Handles the mouse on the table: hover, click, drag, menus."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication, QGraphicsSceneMouseEvent

from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.controller import TableController
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.scene_signals import TableSignals


class _Press(NamedTuple):
    """A press of the left button, with its point."""

    item: CardItem | None
    on_screen: QPoint
    at: QPointF


class MouseHandler:
    """The player's mouse on one table."""

    def __init__(self, scene: TableSignals, card_layer: CardLayer, controller: TableController) -> None:
        self._scene, self._card_layer, self._controller = scene, card_layer, controller
        self._pressed: _Press | None = None
        self._dragging = False
        self._at = QPointF()

    def press(self, event: QGraphicsSceneMouseEvent) -> None:
        """Remember a press of the left button, and give its card the focus."""
        if event.button() == Qt.MouseButton.LeftButton and not self._scene.curtain:
            item = self._controller.pointing.item_at(event.scenePos())
            self._pressed = _Press(item, event.screenPos(), event.scenePos())
            if item is not None:
                item.setFocus(Qt.FocusReason.MouseFocusReason)

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin or continue a drag; without a pressed button point at the card under the mouse."""
        at = event.scenePos()
        if self._pressed is not None and not self._dragging:
            item, start, grip = self._pressed
            far = (event.screenPos() - start).manhattanLength() >= QApplication.startDragDistance()
            if far and item is not None:
                self._dragging = self._controller.begin_drag(item, grip)
                self._pressed = None
            if not self._dragging:
                return
        if self._dragging and self._controller.gesture is not None:
            self._controller.move_gesture(at)
        else:
            self.hover(at)

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """End a drag; without one handle a click."""
        at, controller = event.scenePos(), self._controller
        if event.button() == Qt.MouseButton.RightButton:
            self._right_click(at, event.screenPos())
            return
        if self._dragging:
            self._dragging = False
            controller.end_gesture(at)
        elif self._pressed is not None:
            self._pressed = None
            if controller.click_direction(at):
                return
            item = controller.pointing.item_at(at)
            pressed = controller.pointing.target_at(at, 0)
            self._scene.pressed.emit(pressed.card, pressed.zone)
            if item is not None:
                controller.click_item(item, event.screenPos())
            else:
                controller.click_box(controller.pointing.box_at(at), at)
        self.hover(at)

    def double_click(self, event: QGraphicsSceneMouseEvent) -> None:
        """Use the card under the mouse at once."""
        item = self._controller.pointing.item_at(event.scenePos())
        if event.button() == Qt.MouseButton.LeftButton and item is not None and not self._scene.curtain:
            self._pressed = None
            self._controller.activate_item(item, event.screenPos())

    def cancel(self) -> None:
        """Forget the press and the drag."""
        self._dragging, self._pressed = False, None

    def leave(self) -> None:
        """Point at nothing: the mouse has left the table."""
        self._card_layer.raise_card(0)
        self._controller.tray.raise_item(None)
        self._controller.focus_gesture(None)
        self._scene.point(0)

    def point_again(self) -> None:
        """Point at what is under the mouse now: the card that was there has gone."""
        self.hover(self._at)

    def hover(self, at: QPointF) -> None:
        """Raise the card at a point, and light the target there of a picked-up card."""
        self._at = at
        item = self._controller.pointing.item_at(at)
        self._card_layer.raise_card(item.card if item is not None and not self._scene.curtain else 0)
        self._controller.tray.raise_item(item)
        self._controller.hover_gesture(at)
        self._scene.point(item.card if item is not None else 0)

    def _right_click(self, at: QPointF, on_screen: QPoint) -> None:
        if self._controller.gesture is not None:
            self._scene.cancel()
            return
        item, box = self._controller.pointing.item_at(at), self._controller.pointing.box_at(at)
        if self._scene.curtain:
            return
        if item is not None and item.face is not None:
            self._scene.menu_wanted.emit(self._controller.actor_of(item), on_screen)
        elif box is not None:
            self._scene.place_menu_wanted.emit(box.place, on_screen)

    def turn_direction(self, delta: int) -> bool:
        """Turn a card that asks for a direction by the wheel, up is clockwise; False if none is asked for."""
        gesture = self._controller.gesture
        if delta and isinstance(gesture, ChooseDirection):
            gesture.turn(1 if delta > 0 else -1)
        return isinstance(gesture, ChooseDirection)
