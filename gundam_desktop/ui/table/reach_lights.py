"""The places that a card reaches, outlined while it is pointed at or picked up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from gundam_desktop.tabletop import Place, View
from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem

ReachOf = Callable[[int, View], Collection[Place]]
"""Returns the places that a card reaches (`PreviewSource.reach`)."""


class ReachLights:
    """Outlines the zones of one table."""

    def __init__(self, boxes: Iterable[BoxItem], reach: ReachOf) -> None:
        self._zones = [box for box in boxes if isinstance(box, ZoneItem)]
        self._reach = reach
        self._shown: tuple[int, View | None] = (0, None)

    def show(self, card: int, view: View | None) -> None:
        """Outline what a card reaches; 0 outlines nothing."""
        if card == self._shown[0] and view is self._shown[1]:
            return
        self._shown = card, view
        places = self._reach(card, view) if card and view is not None and card in view.cards else ()
        for zone in self._zones:
            zone.set_reached(zone.place in places)
