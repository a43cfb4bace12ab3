"""The lights of the table: which cards and boxes are lit, and which cards are dimmed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gundam_desktop.tabletop.place import LOOSE
from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.gestures import Gesture
from gundam_desktop.ui.table.items.card_item import CardItem, Light
from gundam_desktop.ui.table.items.card_tray import Tray
from gundam_desktop.ui.table.selection import Selection
from gundam_desktop.ui.table.table_choices import Target


class Situation(NamedTuple):
    """The input of the lighting: the goals of a gesture, else the candidates, else the playable cards."""

    gesture: Gesture | None
    selection: Selection | None
    playable: frozenset[int]
    asking: int
    """The card whose effect calls for the decision; 0 none."""
    locked: bool
    """True while the player cannot act."""

    @property
    def dims(self) -> bool:
        """True if cards that are not lit are dimmed."""
        aims = self.gesture is not None and not self.gesture.destinations.empty
        return not self.locked and (aims or self.selection is not None)


class Lighting:
    """Lights the cards on the table and in the tray, and the boxes."""

    def __init__(self, card_layer: CardLayer, tray: Tray, boxes: Sequence[BoxItem]) -> None:
        self._card_layer, self._tray, self._boxes = card_layer, tray, boxes

    def show(self, situation: Situation, over: Target | None) -> None:
        """Light everything; `over` is the target under the mouse."""
        items = (*self._card_layer.items.values(), *self._tray.items)
        lights = {item: self._light_of(item, situation, over) for item in items}
        bright = {item.card for item, (light, _) in lights.items() if light is not Light.NONE and not item.in_tray}
        for item, (light, mark) in lights.items():
            dimmed = situation.dims and light is Light.NONE and self._can_dim(item, bright)
            item.set_light(light, dimmed, mark)
        goals = situation.gesture.destinations.zones if situation.gesture is not None else {}
        for box in self._boxes:
            lit = box.place in goals and not situation.locked
            box.set_light(lit, lit and over is not None and over.zone == box.place)

    def _can_dim(self, item: CardItem, bright: set[int]) -> bool:
        """False for a back, a card under one that is lit, and the cards of a list."""
        above = item.record.card.under if item.record is not None else 0
        in_list = item.in_tray and self._tray.is_list
        return item.face is not None and above not in bright and not in_list

    def _light_of(self, item: CardItem, situation: Situation, over: Target | None) -> tuple[Light, int]:
        """The light of a card, and its number in a selection."""
        card, gesture, selection = item.card, situation.gesture, situation.selection
        in_tray = self._tray.holds(item)
        if item.record is not None and item.record.card.zone == LOOSE and not in_tray:
            return Light.RESOLVING, 0
        if situation.locked or (in_tray and self._tray.is_list):
            return Light.NONE, 0
        if gesture is not None:
            if card == gesture.card:
                return Light.PICKED_UP, 0
            if card in gesture.destinations.means:
                return Light.PLAYABLE, 0
            if card in gesture.destinations.cards:
                return (Light.OVER if over is not None and over.card == card else Light.TARGET), 0
            return Light.NONE, 0
        asking = Light.RESOLVING if card == situation.asking else Light.NONE
        if selection is not None:
            if card in selection.cards:
                return Light.CHOSEN, selection.cards.index(card) + 1
            return (Light.TARGET if card in selection.decision.candidates else asking), 0
        return (Light.PLAYABLE if card in situation.playable else asking), 0
