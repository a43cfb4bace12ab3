"""The keyboard focus on the table: the arrows move it, and it is restored when its card leaves."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from gundam_desktop.tabletop import Place
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.table import spatial_navigation
from gundam_desktop.ui.table.board_layer import BoxItem
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.controller import TableController
from gundam_desktop.ui.table.items.card_item import CardItem, Light
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.spatial_navigation import ExternalStop, Stop

_USABLE = (Light.PLAYABLE, Light.TARGET, Light.OVER, Light.CHOSEN, Light.PICKED_UP)
_TOO_SOON = 300
"""Milliseconds for which Enter is ignored after an automatic move of the focus."""


class FocusNavigator:
    """Lists the stops of the table and moves the focus between them."""

    def __init__(
        self, scene: QGraphicsScene, card_layer: CardLayer, controller: TableController, boxes: tuple[BoxItem, ...]
    ) -> None:
        self._scene, self._card_layer, self._controller, self._boxes = scene, card_layer, controller, boxes
        self.external_stop: ExternalStop | None = None
        """The prompt over the table, while there is one."""
        self._at: QPointF | None = None
        """The centre of the stop that had the keyboard focus last; None while the mouse is in use."""
        self._zone: Place | None = None
        self._moved = QElapsedTimer()
        self.guards = True
        """True if Enter is ignored for a moment after an automatic move of the focus."""

    @property
    def card(self) -> int:
        """The card with the keyboard focus; 0 none."""
        item = self._scene.focusItem()
        return item.card if isinstance(item, CardItem) and self._at is not None else 0

    def go_to(self, card: int) -> None:
        """Give a card the focus, if it is on the table."""
        _go(self._card_layer.items.get(card))

    def stops(self) -> list[Stop]:
        """The stops of the arrows: the goals of the current gesture, else everything."""
        controller = self._controller
        tray, gesture = controller.tray, controller.gesture
        if tray.is_list:
            return list(tray.items)
        if gesture is not None and not gesture.destinations.empty:
            cards = (gesture.card, *gesture.destinations.cards, *gesture.destinations.means)
            items = [self._card_layer.items[card] for card in cards if card in self._card_layer.items]
            return [*items, *(box for box in self._boxes if box.lit)]
        free = [item for item in self._card_layer.items.values() if not self._covered(item)]
        return [*tray.items, *free, *(box for box in self._boxes if self._stands_alone(box) and not self._covered(box))]

    def usable(self) -> list[Stop]:
        """The stops that can be used now: lit cards, lit boxes, piles to look through."""
        tray, gesture = self._controller.tray, self._controller.gesture
        lit = [item for item in (*tray.items, *self._card_layer.items.values()) if item.light in _USABLE]
        in_tray = {item.card for item in tray.items}
        cards = [item for item in lit if item.in_tray or (item.card not in in_tray and not self._covered(item))]
        boxes = [box for box in self._boxes if (box.lit if gesture is not None else self._opens(box))]
        return [*sorted(cards, key=_reading_order), *sorted(boxes, key=_reading_order)]

    def move(self, direction: str, hand: tuple[int, ...]) -> bool:
        """Move the focus in a direction; True if that leads off the table to the prompt."""
        stops = self.stops()
        now, tray = self._scene.focusItem(), self._controller.tray
        self._moved.invalidate()
        if tray.is_open and not tray.visited:
            _go(next(iter(tray.items), None))
        elif isinstance(now, Stop) and (now in stops or isinstance(now, CardItem)):
            others, start = [stop for stop in stops if stop is not now], spatial_navigation.center_of(now)
            if direction == "up" and isinstance(now, CardItem) and now.card in hand:
                others = _same_side(now, others) or others
                start.setY(self._card_layer.layout.hand.top())  # what is beside the hand is not above it
            return self._move_from(start, others, direction)
        else:
            in_hand = [item for card in hand if (item := self._card_layer.items.get(card)) in stops]
            _go(in_hand[0] if in_hand else next(iter(stops), None))
        return False

    def enter_from(self, direction: str) -> None:
        """Move the focus from the prompt to the table, in a direction."""
        if self.external_stop is not None:
            start = self.external_stop.box.center()
            if self._at is not None:
                start = QPointF(self._at.x(), start.y())
            _go(
                spatial_navigation.nearest(self.stops(), start, direction)
                or spatial_navigation.closest(self.stops(), start)
            )

    def _move_from(self, start: QPointF, stops: list[Stop], direction: str) -> bool:
        picked_up = self._controller.gesture is not None or self._controller.tray.is_list
        goals: list[Stop | ExternalStop] = [*stops]
        if self.external_stop is not None and not picked_up:
            goals.append(self.external_stop)
        goal = spatial_navigation.nearest(goals, start, direction, self._sideways)
        if isinstance(goal, ExternalStop):
            return True
        _go(goal)
        return False

    def _sideways(self, goal: Stop | ExternalStop) -> float:
        zone = None if isinstance(goal, ExternalStop) else _zone_of(goal)
        in_cell = zone is not None and self._card_layer.layout.cell(zone[1]) is not None
        return spatial_navigation.SIDEWAYS_IN_CELLS if in_cell else spatial_navigation.SIDEWAYS

    def focus_moved(self, item: QGraphicsItem | None, reason: Qt.FocusReason) -> None:
        """Remember the focused stop, unless it is in the tray, from which the focus returns to the stop before."""
        if reason == Qt.FocusReason.MouseFocusReason:
            self._at = None
        elif isinstance(item, Stop) and not (isinstance(item, CardItem) and item.in_tray):
            self._at = spatial_navigation.center_of(item)
            self._zone = _zone_of(item)

    def restore(self) -> None:
        """Move the focus if its card has left or is below the tray: into the tray, else to the next card."""
        now, tray = self._scene.focusItem(), self._controller.tray
        if self._at is None or not self._scene.hasFocus() or self._is_there(now):
            return
        if tray.is_open:
            goal: Stop | None = next(iter(tray.items), None)
        else:
            stops = [stop for stop in self.stops() if stop is not now]
            same = [stop for stop in stops if _zone_of(stop) == self._zone]
            goal = spatial_navigation.closest(same, self._at) or spatial_navigation.closest(stops, self._at)
        if goal is not None:
            self._moved.start()
            _go(goal)

    def just_moved(self) -> bool:
        """True just after an automatic move of the focus: the player cannot have seen yet what Enter would do."""
        return self.guards and self._moved.isValid() and self._moved.elapsed() < _TOO_SOON

    def _is_there(self, item: QGraphicsItem | None) -> bool:
        if isinstance(item, CardItem):
            if item.in_tray:
                return item in self._controller.tray.items
            return self._card_layer.items.get(item.card) is item and not self._covered(item)
        return item is not None and not (isinstance(item, Stop) and self._covered(item))

    def _covered(self, stop: Stop) -> bool:
        at = spatial_navigation.center_of(stop)
        return self._controller.tray.covers(at.x(), at.y())

    def _stands_alone(self, box: BoxItem) -> bool:
        """True for a box without cards to stop at: a plate, an empty zone, a stack of backs."""
        return not any(_zone_of(item) == box.place for item in self._card_layer.items.values())

    def _opens(self, box: BoxItem) -> bool:
        opens = isinstance(box, ZoneItem) and box.model.zone.can_be_listed and box.model.rowCount() > 0
        return opens and not self._controller.tray.is_open


def _reading_order(stop: Stop) -> tuple[int, float]:
    center = spatial_navigation.center_of(stop)
    return round(center.y()), center.x()


def _zone_of(stop: Stop) -> Place | None:
    if not isinstance(stop, CardItem):
        return stop.place
    return stop.record.card.place if stop.record is not None else None


def _same_side(hand_card: CardItem, stops: list[Stop]) -> list[Stop]:
    """The stops of the player who has a hand, outside it, and those that are shared: up from the hand leads to them."""
    own = _zone_of(hand_card)
    zones = [(stop, _zone_of(stop)) for stop in stops]
    return [stop for stop, zone in zones if own and zone and zone[0] in (own[0], SHARED) and zone != own]


def _go(stop: Stop | None) -> None:
    if stop is not None:
        stop.setFocus(Qt.FocusReason.TabFocusReason)
