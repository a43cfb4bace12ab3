"""The cards on the table: which lie open, where each has its home, how they come and go."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.table import accessible, z_values
from gundam_desktop.ui.table.animation import Animator, Step, animate_to, place_item
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import RingItem, RisingFigure
from gundam_desktop.ui.table.items.shatter_effect import ShatterEffect
from gundam_desktop.ui.table.items.zone_item import FACE_DOWN_PILES
from gundam_desktop.ui.table.layout import Place, TableLayout
from gundam_desktop.ui.table.models import CardRecord, TableModel, ZoneKey
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.slots import BattleSlots, HandOrder

OPEN_PILES = ("trash", "removed")
"""Piles of which only the upper cards lie open; the rest is in a list."""
_SEEN_OF_A_PILE = 2
_TURN = 260.0
_FADE = 200.0
_RISE = 900.0
_RING = 520.0
_SHAKE = 380.0
_BREAK = 700.0
_BETWEEN_DEALT = 70.0
_RAISED_BY = 34.0


def _tremble(item: CardItem, share: float) -> None:
    item.shift(7 * (1 - share) * math.sin(share * 25))


class CardLayer:
    """Keeps one item for every card that lies on the table and moves it to its home."""

    def __init__(
        self, scene: QGraphicsScene, model: TableModel, look: PaintContext, clock: Animator, face: Callable[[str], Face]
    ) -> None:
        self._scene, self._model, self._look, self._clock, self._face = scene, model, look, clock, face
        self.layout = TableLayout(0)
        self.near_seat = 0
        self.hand_order = HandOrder()
        self.places = (BattleSlots(), BattleSlots())
        self.items: dict[int, CardItem] = {}
        self._where: dict[int, ZoneKey] = {}
        self._raised = 0
        self._broken = 0

    def near(self, seat: int) -> bool:
        """Whether a seat is that of the player before the screen."""
        return seat == self.near_seat

    def face_of(self, record: CardRecord | None) -> Face | None:
        """The face of a card; None when the player may not know it."""
        return self._face(record.card.number) if record is not None and record.known else None

    def arrange(self, animate: bool) -> None:
        """Make the items those of the model, each at its home or on its way there."""
        homes = dict(self._homes())
        if self._raised and not self._is_in_hand(self._raised):
            if self._raised in self.items:
                self.items[self._raised].set_raised(False)
            self._raised = 0
        for card, place in homes.items():
            record = self._model.record(card)
            assert record is not None
            self._show(card, record, place, animate)
        for card in [card for card in self.items if card not in homes]:
            self._leave(self.items.pop(card), animate)
        self._broken = 0
        self._where = {card: key for key in self._model.zones for card in self._model.ids(key)}

    def _is_in_hand(self, card: int) -> bool:
        return card in self._model.ids((self.near_seat, "hand"))

    def _homes(self) -> Iterator[tuple[int, Place]]:
        for seat, zone in self._model.zones:
            near = self.near(seat)
            if zone in FACE_DOWN_PILES or self.layout.box(near, zone) is None:
                continue
            cards = self._model.ids((seat, zone))
            if zone == "battle":
                yield from self._battle_homes(seat, cards)
                continue
            if zone == "hand" and near:
                cards = self.hand_order.arranged(cards)
            if zone in OPEN_PILES:
                cards = cards[:_SEEN_OF_A_PILE]
            for index, card in enumerate(dict.fromkeys(cards)):
                record = self._model.record(card)
                rested = record is not None and record.card.rested
                yield card, self.layout.place(near, zone, index, len(cards), rested)
        for index, card in enumerate(self._model.loose):
            yield card, self.layout.resolving_place(index)

    def _battle_homes(self, seat: int, cards: tuple[int, ...]) -> Iterator[tuple[int, Place]]:
        places = self.places[seat]
        places.update(cards)
        for card in cards:
            record = self._model.record(card)
            assert record is not None
            place = self.layout.place(self.near(seat), "battle", places.of(card), places.count, record.card.rested)
            pilot = record.card.over
            if pilot and self._model.record(pilot) is not None:
                place = self.layout.paired_place(self.near(seat), place, places.count)
                yield pilot, self.layout.pilot_place(place)
            yield card, place

    def _show(self, card: int, record: CardRecord, place: Place, animate: bool) -> None:
        item = self.items.get(card)
        face = self.face_of(record)
        if item is None:
            item = self._enter(card, place, animate)
            before = face if self._was_open(card) else None
        else:
            before = item.face
            if animate and item.record is not None:
                self._show_damage(item, item.record, record)
        if animate and (before is None) != (face is None):
            self._turn(item, before)
        pilot = self._face(record.pilot) if record.pilot else None
        with accessible.told(item, record):
            item.show_record(record, face, self.near(record.card.owner), pilot)
        self._send_home(item, place, animate)

    def _was_open(self, card: int) -> bool:
        key = self._where.get(card)
        return key is not None and self._model.zones[key].zone.public

    def _send_home(self, item: CardItem, place: Place, animate: bool) -> None:
        if item.card == self._raised:
            place = self._raised_place(place)
        if place == item.home and item.still:
            return
        if place == item.home and animate and self._clock.moves(item):
            return
        item.home = place
        if animate and item.card == self._broken:
            self._appear(item, place)
        elif animate:
            item.still = False
            # A pilot slides under its unit; over it, it would hide it.
            below = item.record is not None and bool(item.record.card.under)
            animate_to(self._clock, item, place, lambda: self._arrived(item), below=below)
        else:
            self._clock.stop(item)
            place_item(item, place)
            self._arrived(item)

    def _appear(self, item: CardItem, place: Place) -> None:
        """Let a card that is broken come together again in another place; nobody waits for it."""
        self._clock.stop(item)
        place_item(item, place)
        self._arrived(item)
        item.setOpacity(0.0)
        self._clock.run(("fade", item), _BREAK, lambda share: item.setOpacity(share**2), glitter=True)

    @staticmethod
    def _arrived(item: CardItem) -> None:
        item.still = True
        item.setOpacity(1.0)
        item.update()

    def _enter(self, card: int, place: Place, animate: bool) -> CardItem:
        item = CardItem(card, self._look)
        self.items[card] = item
        self._scene.addItem(item)
        key = self._where.get(card)
        start = None if key is None else self._place_in(key)
        item.home = start or place
        place_item(item, start or place)
        if start is None and animate:
            self._clock.run(("fade", item), _FADE, item.setOpacity, lambda: item.setOpacity(1.0))
        return item

    def _place_in(self, key: ZoneKey) -> Place | None:
        near = self.near(key[0])
        return None if self.layout.box(near, key[1]) is None else self.layout.pile_place(near, key[1])

    def _leave(self, item: CardItem, animate: bool) -> None:
        """Take an item off the table: into the pile where its card lies now, or fading when it is nowhere."""
        if not animate or item.card == self._broken:
            self._remove(item)
            return
        item.still = False
        record = self._model.record(item.card)
        goal = None if record is None else self._place_in(record.card.place)
        if goal is None:
            self._clock.stop(item)
            self._clock.run(item, _FADE, lambda share: item.setOpacity(1 - share), lambda: self._remove(item))
            return
        if record is not None and item.face is not None and self.face_of(record) is None:
            self._turn(item, item.face)
            item.show_record(record, None, self.near(record.card.owner))
        animate_to(self._clock, item, goal, lambda: self._remove(item))

    def _remove(self, item: CardItem) -> None:
        for key in (item, ("fade", item), ("turn", item), ("shake", item)):
            self._clock.stop(key)
        if item.scene() is self._scene:
            accessible.tell_gone(item)
            self._scene.removeItem(item)
        item.deleteLater()

    def _turn(self, item: CardItem, before: Face | None, wait: float = 0.0) -> None:
        self._clock.run(("turn", item), _TURN, lambda share: item.turn_over(before, share), delay=wait)

    def shatter(self, card: int) -> None:
        """Let a card break where it lies. It has lain there: its next place is another one, and it slides to none."""
        item = self.items.get(card)
        if item is None or self._clock.speed <= 0:
            return
        shards = ShatterEffect(item.picture(), card)
        place_item(shards, item.home._replace(z=z_values.EFFECTS))
        self._show_for_a_while(shards, _BREAK, shards.fly)
        if item.face is not None:
            self._broken = card  # one that lay face down is to be seen now: it goes its way

    def deal(self, cards: Iterable[int]) -> None:
        """Let cards that lie at their homes come there from their decks, one after the other."""
        for number, card in enumerate(cards):
            item = self.items.get(card)
            if item is None or item.record is None or self._clock.speed <= 0:
                continue
            home = item.home
            item.still = False
            place_item(item, self.layout.pile_place(self.near(item.record.card.owner), "deck")._replace(z=home.z))
            wait = number * _BETWEEN_DEALT
            animate_to(self._clock, item, home, partial(self._arrived, item), delay=wait)
            if item.face is not None:
                item.turn_over(None, 0.0)
                self._turn(item, None, wait)

    def shake(self, card: int) -> None:
        """Let a card tremble: it was hit."""
        item = self.items.get(card)
        if item is not None:
            self._clock.run(("shake", item), _SHAKE, partial(_tremble, item), glitter=True)

    def ring(self, card: int, color: str) -> None:
        """Let a ring of light go out from a card."""
        item = self.items.get(card)
        if item is None or self._clock.speed <= 0:
            return
        ring = RingItem(color, item.home.point, item.home.scale)
        self._show_for_a_while(ring, _RING, ring.grow)

    def _show_damage(self, item: CardItem, before: CardRecord, now: CardRecord) -> None:
        if before.card.zone != now.card.zone or before.card.damage == now.card.damage:
            return
        points = now.card.damage - before.card.damage
        theme = self._look.theme
        color = theme.danger if points > 0 else theme.better
        if points > 0:
            self.shake(item.card)
        self.rise(f"{-points:+d}", color, QPointF(item.home.x, item.home.y))

    def rise(self, text: str, color: str, at: QPointF) -> None:
        """Let a figure rise and fade."""
        if self._clock.speed <= 0:
            return
        figure = RisingFigure(text, color, at)
        self._show_for_a_while(figure, _RISE, figure.rise)

    def _show_for_a_while(self, effect: QGraphicsObject, duration: float, step: Step) -> None:
        self._scene.addItem(effect)

        def gone() -> None:
            self._scene.removeItem(effect)
            effect.deleteLater()

        self._clock.run(effect, duration, step, gone, glitter=True)

    def raise_card(self, card: int) -> None:
        """Lift a card of one's own hand out of it, so that it can be read; 0 lowers it."""
        raised = self.items.get(card)
        in_hand = raised is not None and raised.near and raised.record is not None and raised.record.card.zone == "hand"
        card = card if in_hand else 0
        if card == self._raised:
            return
        lowered, self._raised = self.items.get(self._raised), card
        for item in (lowered, self.items.get(card)):
            if item is not None and item.record is not None and item.record.card.zone == "hand" and item.near:
                item.set_raised(item.card == card)
                self._send_home(item, self._hand_home(item.card), True)
                item.setZValue(item.home.z)

    def _hand_home(self, card: int) -> Place:
        cards = self.hand_order.arranged(self._model.ids((self.near_seat, "hand")))
        index = cards.index(card) if card in cards else 0
        return self.layout.place(True, "hand", index, len(cards), False)

    @staticmethod
    def _raised_place(place: Place) -> Place:
        return Place(place.x, place.y - _RAISED_BY, place.scale * 1.14, 0.0, z_values.RAISED)

    def drop_from(self, card: int, at: QPointF, scale: float) -> None:
        """Let a card that was dragged go home from where it was dropped."""
        self.keep_from(card, at, scale)
        self.send_back(card)

    def keep_from(self, card: int, at: QPointF, scale: float) -> None:
        """Lay a card down where it was dropped: its next way begins there."""
        item = self.items.get(card)
        if item is not None:
            self._clock.stop(item)
            place_item(item, Place(at.x(), at.y(), scale, 0.0, z_values.MOVING))
            item.still = False

    def send_back(self, card: int) -> None:
        """Let a card that was laid down go to its home, unless it is on its way already."""
        item = self.items.get(card)
        if item is not None and not item.still and not self._clock.moves(item):
            animate_to(self._clock, item, item.home, lambda: self._arrived(item))

    def hand_count(self) -> int:
        """How many cards the near hand has."""
        return len(self._model.ids((self.near_seat, "hand")))

    def move_in_hand(self, card: int, index: int) -> None:
        """Show a card of the near hand at another index; its neighbours make room."""
        cards = self.hand_order.arranged(self._model.ids((self.near_seat, "hand")))
        if card in cards and cards.index(card) != index:
            self.hand_order.move(card, index)
            self.arrange(True)
