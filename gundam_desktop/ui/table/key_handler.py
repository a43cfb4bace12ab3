"""What the keys do on the table: walk, use, and pick by letters."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent

from gundam_desktop.ui.keys import Group, Keymap
from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.controller import TableController
from gundam_desktop.ui.table.focus_navigation import FocusNavigator
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
        scene.lights_changed.connect(self.follow)

    def command_of(self, event: QKeyEvent) -> str:
        """What a key means on a table; empty for nothing."""
        return self._keymap.command_of(event, Group.TABLE)

    def take(self, command: str, event: QKeyEvent, hand: tuple[int, ...]) -> bool:
        """Do what a key means; False for one that means nothing here. `hand` is the hand as it is shown."""
        if command in DIRECTIONS:
            if self.focus.walk(command, hand):
                self._scene.prompt_wanted.emit()
        elif command == "use":
            if not event.isAutoRepeat() and not self.focus.just_moved():
                self._scene.activate_focus()
        else:
            return not command and not event.isAutoRepeat() and self.type_hint(event.text())
        return True

    def set_prompt(self, box: QRectF | None) -> None:
        """Say where the question lies over the table, for the arrows; None while nothing is asked."""
        self.focus.external_stop = ExternalStop(box) if box is not None else None

    # letters

    @property
    def hints(self) -> dict[str, Stop]:
        """The letters that are shown, and what each uses."""
        return self._hints.shown

    def show_hints(self) -> bool:
        """Show a letter on everything that can be used now, or take them off again; False when there is nothing."""
        self._scene.finish()
        if self.hide_hints():
            return True
        for view in self._scene.views():
            view.setFocus()
        self._asked = True
        self._refresh_hints()
        return bool(self._hints.shown)

    def hide_hints(self) -> bool:
        """Take the letters off that were asked for; False when none were."""
        asked, self._asked = self._asked, False
        self._refresh_hints()
        return asked

    def type_hint(self, text: str) -> bool:
        """Take a typed letter: what carries it is used. False when no letter that is shown is meant."""
        if not self._hints.takes(text):
            return False
        stop = self._hints.type(text)
        if stop is not None:
            controller, asked = self._controller, self._asked
            before = controller.selection
            self._asked = False
            stop.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._scene.activate_focus()
            # What is begun goes on by letters: where the card goes, which card is chosen next.
            choosing = controller.selection is not None and controller.selection is before
            self._asked = asked and (controller.gesture is not None or choosing)
            self._refresh_hints()
        return True

    def _refresh_hints(self) -> None:
        wanted = (self._keymap.key_hints_always or self._asked) and not self._controller.locked
        stops = self.focus.usable() if wanted else []
        self._hints.show(stops, self._keymap.free_letters())
        self._asked = self._asked and bool(stops)

    def follow(self) -> None:
        """What can be used, or by which letters, is another."""
        self.focus.keep()
        self._refresh_hints()
