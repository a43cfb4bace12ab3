"""Shows one event on the table: what leads up to it, its effects, its sound, its changes, and what comes large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF

from gundam_desktop.tabletop import Event, Playmat, View
from gundam_desktop.tabletop.place import PLATE
from gundam_desktop.ui.table.board_layer import BoardLayer
from gundam_desktop.ui.table.bubble import Bubble
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.event_player import EventPlayer, ShowView
from gundam_desktop.ui.table.models import TableModel
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.showcase import Showcase


class EventDisplay:
    """Shows the events that its `player` plays. What it shows of which kind is data of the playmat."""

    def __init__(
        self,
        scene: TableSignals,
        playmat: Playmat,
        model: TableModel,
        card_layer: CardLayer,
        board_layer: BoardLayer,
        showcase: Showcase,
    ) -> None:
        self._scene, self._playmat, self._model = scene, playmat, model
        self._card_layer, self._board_layer, self._showcase = card_layer, board_layer, showcase
        self._bubble = Bubble(scene, card_layer)
        self._view: View | None = None
        self.pressed_large = False
        """True if the last press was on a large card."""
        self.player = EventPlayer(self._show, showcase.stays, self._approach, scene)

    def add(self, events: Sequence[Event], view: View, show_view: ShowView) -> None:
        """Play the events that lead to a view after the queued ones, then call `show_view`."""
        self._view = view
        self.player.add(events, show_view)

    def skip(self) -> None:
        """Show the view at the end of all events now."""
        self.player.finish()
        self._showcase.clear()
        self._bubble.hide()

    def holds(self, at: QPointF) -> bool:
        """Stay at the card that is shown large at a point, until `let_go`; False if there is none."""
        self.pressed_large = self._showcase.holds(at)
        if self.pressed_large:
            self.player.hold()
        return self.pressed_large

    def let_go(self) -> bool:
        """Go on from a card that was held to the next event; False if none was."""
        held = self._showcase.held
        if held:
            self._showcase.clear()
            self.player.go_on()
        return held

    def _approach(self, event: Event, stay: float) -> float:
        """Begin what leads up to an event. Returns how many milliseconds that takes."""
        return self._board_layer.approach(event) + (self._showcase.prepare(event) if stay else 0.0)

    def _show(self, event: Event, stay: float) -> None:
        self._board_layer.play(event, staged=stay > 0)
        sound = self._playmat.effect(event).sound
        if sound:
            self._scene.sounded.emit(sound)
        self._model.play(event)
        self._card_layer.arrange(True)
        self._board_layer.arrange(self._view)
        self._showcase.show(event, stay)
        self._tell(event)

    def _tell(self, event: Event) -> None:
        """Say at a player's plate what they do, if it can hardly be seen on the table."""
        sentence, plate = self._showcase.told(event), self._board_layer.box_of((event.player, PLATE))
        if sentence and plate is not None:
            self._bubble.tell(plate, sentence, near=self._card_layer.near(event.player))
