"""Handles the keyboard on the table: keys move the focus, use the focused item, or pick by key hints."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from gundam_desktop.ui.keys import Group, Keymap
from gundam_desktop.ui.table import accessible
from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.controller import TableController
from gundam_desktop.ui.table.direction_gesture import ChooseDirection
from gundam_desktop.ui.table.focus_navigation import FocusNavigator
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.key_hints import KeyHints
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.spatial_navigation import DIRECTIONS, ExternalStop, Stop


class KeyHandler:
    """The player's keyboard on one table."""

    def __init__(
        self,
        scene: TableSignals,
        card_layer: CardLayer,
        controller: TableController,
        boxes: tuple[BoxItem, ...],
        keymap: Keymap,
    ) -> None:
        self._scene, self._card_layer, self._controller, self._keymap = scene, card_layer, controller, keymap
        self.focus = FocusNavigator(scene, card_layer, controller, boxes)
        self._hints = KeyHints(scene, controller.context)
        self._asked = False
        scene.lights_changed.connect(self.refresh)

    def command_of(self, event: QKeyEvent) -> str:
        """The command of a key on a table; empty without one."""
        return self._keymap.command_of(event, Group.TABLE)

    def handle(self, command: str, event: QKeyEvent, hand: tuple[int, ...]) -> bool:
        """Carry out a command; False for one without a meaning here. `hand` is the hand in the order shown."""
        if command in DIRECTIONS:
            if self._controller.key_direction(command):
                return True
            if self.focus.move(command, hand):
                self._scene.prompt_wanted.emit()
        elif command == "use":
            if not (event.isAutoRepeat() or self.focus.just_moved() or self._controller.key_direction(command)):
                self.activate()
        else:
            return not command and not event.isAutoRepeat() and self.type_hint(event.text())
        return True

    # the focus

    def activate(self) -> None:
        """Do what Enter does on the focused card, zone or plate."""
        item, controller = self._scene.focusItem(), self._controller
        controller.ignore_next_answer = False
        if isinstance(controller.gesture, ChooseDirection):  # something else is used by a hint or a screen reader
            controller.cancel_gesture()
        if isinstance(item, Stop):
            pressed = controller.pointing.target_of(item)
            self._scene.pressed.emit(pressed.card, pressed.zone)
        if isinstance(item, CardItem):
            controller.activate_item(item, self._on_screen(item))
        elif isinstance(item, BoxItem):
            controller.click_box(item, item.box.center())

    def open_menu(self) -> bool:
        """Request the menu of the focused card, zone or plate; False without a focus on one."""
        item = self._scene.focusItem()
        if isinstance(item, CardItem):
            self._scene.menu_wanted.emit(item.card, self._on_screen(item))
        elif isinstance(item, BoxItem):
            self._scene.place_menu_wanted.emit(item.place, self._on_screen(item))
        return isinstance(item, Stop)

    def _on_screen(self, item: QGraphicsItem) -> QPoint:
        return self._scene.on_screen(item.sceneBoundingRect().center())

    def follow_focus(self, new: QGraphicsItem | None, _: QGraphicsItem | None, reason: Qt.FocusReason) -> None:
        """Show what has the focus now, and have it read aloud."""
        self.focus.focus_moved(new, reason)
        by_key = reason != Qt.FocusReason.MouseFocusReason
        if isinstance(new, BoxItem):
            self._scene.place_pointed.emit(new.place)
        if isinstance(new, CardItem):
            self._scene.point(new.card)
            self._controller.tray.visited |= new.in_tray
            if by_key:
                self._card_layer.raise_card(new.card)
        if isinstance(new, Stop):
            if by_key:
                self._controller.focus_gesture(new)
            accessible.announce_focus(new)

    def set_prompt(self, box: QRectF | None) -> None:
        """Let the arrows lead to the prompt at this box over the table; None while there is no prompt."""
        self.focus.external_stop = ExternalStop(box) if box is not None else None

    # key hints

    @property
    def hints(self) -> dict[str, Stop]:
        """The letters shown -> the stop that each uses."""
        return self._hints.shown

    def show_hints(self) -> bool:
        """Show or hide the key hints on everything that can be used now; False if there is nothing."""
        self._scene.finish()
        if self.hide_hints():
            return True
        for view in self._scene.views():
            view.setFocus()
        self._asked = True
        self._refresh_hints()
        return bool(self._hints.shown)

    def hide_hints(self) -> bool:
        """Hide key hints that the player asked for; False if there were none."""
        asked, self._asked = self._asked, False
        self._refresh_hints()
        return asked

    def type_hint(self, text: str) -> bool:
        """Use the stop of a typed letter; False if no hint has it."""
        if not self._hints.accepts(text):
            return False
        stop = self._hints.type(text)
        if stop is not None:
            controller, asked = self._controller, self._asked
            before = controller.selection
            self._asked = False
            stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.activate()
            # Key hints stay for a gesture or a selection.
            choosing = controller.selection is not None and controller.selection is before
            self._asked = asked and (controller.gesture is not None or choosing)
            self._refresh_hints()
        return True

    def _refresh_hints(self) -> None:
        wanted = (self._keymap.key_hints_always or self._asked) and not self._scene.locked
        stops = self.focus.usable() if wanted else []
        self._hints.show(stops, self._keymap.free_letters())
        self._asked = self._asked and bool(stops)

    def refresh(self) -> None:
        """Update the hints after a change of the usable stops or of the letters."""
        self.focus.restore()
        self._refresh_hints()
