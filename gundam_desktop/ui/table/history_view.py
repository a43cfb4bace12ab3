"""The table at an earlier time: an earlier view with events since then, the cards of the last event lit."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from gundam_desktop.tabletop import Event, Place, View
from gundam_desktop.ui.table.board_layer import BoardLayer
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.card_item import Light
from gundam_desktop.ui.table.models import TableModel
from gundam_desktop.ui.table.slots import HandOrder, Slots


class HistoryView:
    """Shows an earlier view, and restores the table afterwards."""

    def __init__(self, model: TableModel, card_layer: CardLayer, board_layer: BoardLayer) -> None:
        self._model, self._card_layer, self._board_layer = model, card_layer, board_layer
        self._kept: tuple[dict[Place, Slots], HandOrder] | None = None

    @property
    def shown(self) -> bool:
        """True while the table shows an earlier view."""
        return self._kept is not None

    def show(self, view: View, events: Sequence[Event]) -> None:
        """Show the table as it was after these events."""
        card_layer = self._card_layer
        if self._kept is None:  # slots and hand stay as they are in the present
            self._kept = copy.deepcopy((card_layer.slots, card_layer.hand_order))
        self._model.show(view, frozenset(), frozenset())
        self._board_layer.show(view, redraw=True)
        for event in events:
            self._board_layer.follow(event)
            self._model.play(event)
        card_layer.arrange(False)
        self._board_layer.arrange(view)
        if events:
            self._light(events[-1])

    def leave(self) -> None:
        """Restore slots and hand order of the present; the caller shows the present view."""
        if self._kept is not None:
            (self._card_layer.slots, self._card_layer.hand_order), self._kept = self._kept, None
            self._card_layer.forget_homes()

    def _light(self, event: Event) -> None:
        """Light the cards of an event and dim the others."""
        about = {event.card, *(change.card for change in event.changes)} - {0}
        for item in self._card_layer.items.values():
            light = Light.RESOLVING if item.card in about else Light.NONE
            light = Light.TARGET if item.card == event.target else light
            host = item.record.card.under if item.record is not None else 0
            lit = light is not Light.NONE or host in about
            item.set_light(light, bool(about) and not lit and item.face is not None)
