"""The table as it was a while ago: an earlier view with the events since then, the last of them lit."""

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
    """Shows it, and gives the table back as it found it."""

    def __init__(self, model: TableModel, card_layer: CardLayer, around: BoardLayer) -> None:
        self._model, self._card_layer, self._board_layer = model, card_layer, around
        self._kept: tuple[dict[Place, Slots], HandOrder] | None = None

    @property
    def shown(self) -> bool:
        """Whether the table shows what is past."""
        return self._kept is not None

    def show(self, view: View, events: Sequence[Event]) -> None:
        """Show the table as it was after these events."""
        card_layer = self._card_layer
        if self._kept is None:  # units and hand keep their places over a look back
            self._kept = copy.deepcopy((card_layer.slots, card_layer.hand_order))
        self._model.show(view, frozenset(), frozenset())
        self._board_layer.show(view)
        for event in events:
            self._board_layer.follow(event)
            self._model.play(event)
        card_layer.arrange(False)
        self._board_layer.arrange(view)
        if events:
            self._light(events[-1])

    def leave(self) -> None:
        """Let everything have its place of now again; the caller shows the view of now."""
        if self._kept is not None:
            (self._card_layer.slots, self._card_layer.hand_order), self._kept = self._kept, None
            self._card_layer.forget_homes()

    def _light(self, event: Event) -> None:
        """Light the cards that an event is about; the others step back."""
        about = {event.card, *(change.card for change in event.changes)} - {0}
        for item in self._card_layer.items.values():
            light = Light.RESOLVING if item.card in about else Light.NONE
            light = Light.TARGET if item.card == event.target else light
            host = item.record.card.under if item.record is not None else 0
            lit = light is not Light.NONE or host in about
            item.set_light(light, bool(about) and not lit and item.face is not None)
