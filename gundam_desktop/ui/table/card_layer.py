"""The cards on the table: the home of each, and their movements."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from gundam_desktop.tabletop import Arrange, CardView, Face, Place, Playmat
from gundam_desktop.tabletop.place import SHARED, CardPlace
from gundam_desktop.ui.table import accessible, z_values
from gundam_desktop.ui.table.animation import Animator, animate_to, place_item
from gundam_desktop.ui.table.card_effects import CardEffects
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.shatter_effect import BREAK
from gundam_desktop.ui.table.layout import Pose, TableLayout
from gundam_desktop.ui.table.models import CardListModel, CardRecord, TableModel, ZoneModel
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.slots import HandOrder, Slots

_SEEN_OF_A_PILE = 2
"""Number of cards of a pile that are items; all are in its list."""
_TURN = 260.0
_FADE = 200.0
_BETWEEN_DEALT = 70.0


class _Cards(NamedTuple):
    """The cards of one zone, those under others included, and the homes of those that have items."""

    records: dict[int, CardRecord]
    homes: dict[int, Pose]


class CardLayer:
    """Keeps one item for every card on the table and moves it to its home, following the signals of the models."""

    def __init__(
        self,
        scene: QGraphicsScene,
        playmat: Playmat,
        model: TableModel,
        context: PaintContext,
        animator: Animator,
        effects: CardEffects,
        face: Callable[[str], Face],
    ) -> None:
        self._scene, self._playmat, self._model = scene, playmat, model
        self._context, self._animator, self._face = context, animator, face
        self._effects = effects
        self._layout = TableLayout(playmat, 0)
        self.hand_order = HandOrder()
        self.slots = {place: Slots(zone.limit) for place, zone in playmat.places() if zone.arrange is Arrange.PLACES}
        """The slots of the zones that have slots."""
        self.items: dict[int, CardItem] = {}
        self._where: dict[int, Place] = {}
        self._raised = 0
        self._held: CardView | None = None
        """The card that lies where it was dropped, as it was then: it stays until it leaves its place or is turned."""
        self._broken = 0
        self._cards: dict[Place | None, _Cards] = {None: _Cards({}, {})}
        """The cards of each zone at the last reading; under None those in no zone."""
        self._stale: set[Place | None] = {None, *model.zones}
        """The zones that have changed since then."""
        self._follow(None, model.loose)
        for place, zone_model in model.zones.items():
            self._follow(place, zone_model)

    def _follow(self, place: Place | None, model: CardListModel) -> None:
        def changed(*_: object) -> None:
            self._stale.add(place)

        for signal in model.changes():
            signal.connect(changed)

    @property
    def layout(self) -> TableLayout:
        """The layout of the table."""
        return self._layout

    def set_layout(self, layout: TableLayout) -> None:
        """Use another layout from the next `arrange` on."""
        self._layout = layout
        self.forget_homes()

    @property
    def near_seat(self) -> int:
        """The seat of the player before the screen."""
        return self._layout.seat

    def forget_homes(self) -> None:
        """Find the home of every card again at the next `arrange`."""
        self._stale |= {None, *self._model.zones}

    def near(self, seat: int) -> bool:
        """True for the seat of the player before the screen, and for what is shared."""
        return seat in (self.near_seat, SHARED)

    @property
    def hand_place(self) -> Place:
        """The hand of the player before the screen."""
        return self.near_seat, self._playmat.hand

    def hand(self) -> tuple[int, ...]:
        """The cards of that hand in the order shown; empty in a game without hands."""
        model = self._model.zones.get(self.hand_place)
        return self.hand_order.arranged(model.ids) if model is not None else ()

    def face_of(self, record: CardRecord | None) -> Face | None:
        """The face that a card shows; None for its back."""
        is_open = record is not None and record.known and not record.card.down
        return self._face(record.card.number) if record is not None and is_open else None

    def arrange(self, animate: bool) -> None:
        """Make the items match the models, each at its home or on its way there."""
        for place in self._stale:
            self._cards[place] = self._read(place)
        self._stale.clear()
        if self._raised and not self._is_in_hand(self._raised):
            self._raised = 0
        gone = set(self.items)
        for cards in [self._cards[place] for place in (*self._model.zones, None)]:
            for card, home in cards.homes.items():
                self._show(card, cards.records[card], home, animate)
                gone.discard(card)
        for card in [card for card in self.items if card in gone]:
            self._leave(self.items.pop(card), animate)
        self._broken = 0
        self._where = {card: place for place, model in self._model.zones.items() for card in model.ids}

    def _is_in_hand(self, card: int) -> bool:
        model = self._model.zones.get(self.hand_place)
        return model is not None and card in model.ids

    def _read(self, place: Place | None) -> _Cards:
        """The cards of a zone, or of none, as its model has them now."""
        if place is None:
            records = {record.card.id: record for record in self._model.loose.records}
            return _Cards(records, {card: self.layout.loose_pose(index) for index, card in enumerate(records)})
        model = self._model.zones[place]
        records = {record.card.id: record for record in model.records}
        below = (record.beneath for record in model.records if record.beneath is not None)
        everything = records | {record.card.id: record for record in below}
        is_shown = not model.zone.is_face_down and self.layout.box(self.near(place[0]), model.zone.key) is not None
        return _Cards(everything, dict(self._homes(model, records)) if is_shown else {})

    def _homes(self, model: ZoneModel, records: dict[int, CardRecord]) -> Iterator[tuple[int, Pose]]:
        near, key = self.near(model.place[0]), model.zone.key
        cards, slots = tuple(records), self.slots.get(model.place)
        if model.place == self.hand_place:
            cards = self.hand_order.arranged(cards)
        if model.zone.can_be_listed:
            cards = cards[:_SEEN_OF_A_PILE]
        if slots is not None:
            slots.update(cards, {card: r.card.slot for card, r in records.items() if r.card.slot >= 0})
        count = slots.count if slots is not None else len(cards)
        for index, card in enumerate(cards):
            seen = records[card].card
            if model.zone.arrange is Arrange.CELL:
                same = [each for each in cards if max(0, records[each].card.slot) == max(0, seen.slot)]
                pose = self.layout.cell_pose(key, seen, same.index(card), len(same))
            else:
                slot = slots.of(card) if slots is not None else index
                pose = self.layout.pose(near, key, slot, count, seen.rested)
                pose = pose._replace(rotation=pose.rotation + seen.turn)
            if records[card].beneath is not None:
                pose = self.layout.over_pose(near, key, pose, count)
                yield seen.over, self.layout.under_pose(pose)
            yield card, pose

    def _show(self, card: int, record: CardRecord, pose: Pose, animate: bool) -> None:
        item = self.items.get(card)
        face = self.face_of(record)
        if item is None:
            item = self._enter(card, pose, animate)
            before = face if self._was_open(card) else None
        else:
            before = item.face
            if animate and item.record is not None:
                self._effects.show_damage(item, item.record, record)
        if animate and (before is None) != (face is None):
            self._turn(item, before)
        item.known = self._face(record.card.number).name if record.known else ""
        with accessible.announcing(item, record):
            item.show_record(record, face, self.near(record.card.owner), self.face_of(record.beneath))
        self._send_home(item, pose, animate)
        item.picture()  # drawn now, not within the next frame

    def _was_open(self, card: int) -> bool:
        key = self._where.get(card)
        return key is not None and self._model.zones[key].zone.public

    def _send_home(self, item: CardItem, pose: Pose, animate: bool) -> None:
        if self._held is not None and item.record is not None and item.card == self._held.id:
            now = item.record.card
            if animate and (now.place, now.rested, now.turn) == (self._held.place, self._held.rested, self._held.turn):
                item.home = pose
                return
            self._held = None
        if item.card == self._raised:
            pose = self._raised_pose(pose)
        if pose == item.home and item.still:
            return
        if pose == item.home and animate and self._animator.is_moving(item):
            return
        item.home = pose
        if animate and item.card == self._broken:
            self._appear(item, pose)
        elif animate:
            item.still = False
            # A card slides under another one, since above it would hide that.
            below = item.record is not None and bool(item.record.card.under)
            animate_to(self._animator, item, pose, lambda: self._arrived(item), below=below)
        else:
            self._animator.stop(item)
            place_item(item, pose)
            self._arrived(item)

    def _appear(self, item: CardItem, pose: Pose) -> None:
        """Let a broken card come together again in another place, as decoration."""
        self._animator.stop(item)
        place_item(item, pose)
        self._arrived(item)
        item.setOpacity(0.0)
        self._animator.run(("fade", item), BREAK, lambda share: item.setOpacity(share**2), glitter=True, fades=True)

    @staticmethod
    def _arrived(item: CardItem) -> None:
        item.still = True
        item.setOpacity(1.0)
        item.update()

    def _enter(self, card: int, pose: Pose, animate: bool) -> CardItem:
        item = CardItem(card, self._context)
        self.items[card] = item
        self._scene.addItem(item)
        key = self._where.get(card)
        start = None if key is None else self._pose_in(key)
        item.home = start or pose
        place_item(item, start or pose)
        if start is None and animate:
            self._animator.run(("fade", item), _FADE, item.setOpacity, lambda: item.setOpacity(1.0), fades=True)
        return item

    def _pose_in(self, place: Place) -> Pose | None:
        near = self.near(place[0])
        return None if self.layout.box(near, place[1]) is None else self.layout.stack_pose(near, place[1])

    def _leave(self, item: CardItem, animate: bool) -> None:
        """Remove an item: it moves into the pile with its card, or fades if the card is nowhere."""
        if not animate or item.card == self._broken:
            self._remove(item)
            return
        item.still = False
        record = self._model.record(item.card)
        goal = None if record is None else self._pose_in(record.card.place)
        if goal is None:
            self._animator.stop(item)
            self._animator.run(
                item, _FADE, lambda share: item.setOpacity(1 - share), lambda: self._remove(item), fades=True
            )
            return
        if record is not None and item.face is not None and self.face_of(record) is None:
            self._turn(item, item.face)
            item.show_record(record, None, self.near(record.card.owner))
        animate_to(self._animator, item, goal, lambda: self._remove(item))

    def _remove(self, item: CardItem) -> None:
        for key in (item, ("fade", item), ("turn", item), ("shake", item), ("lunge", item)):
            self._animator.stop(key)
        if item.scene() is self._scene:
            accessible.announce_hidden(item)
            self._scene.removeItem(item)
        item.deleteLater()

    def _turn(self, item: CardItem, before: Face | None, wait: float = 0.0) -> None:
        self._animator.run(("turn", item), _TURN, lambda share: item.turn_over(before, share), delay=wait)

    def shatter(self, card: int) -> None:
        """Let a card break where it is; it appears at its next home without sliding there."""
        item = self.items.get(card)
        if item is None or self._animator.speed <= 0:
            return
        self._effects.shatter(item)
        if item.face is not None:
            self._broken = card  # a card that was face down is shown now, so it moves

    def deal(self, cards: Iterable[int]) -> None:
        """Move cards to their homes one by one, from the zone that hands are dealt from."""
        if not self._playmat.dealt_from:
            return
        for number, card in enumerate(cards):
            item = self.items.get(card)
            if item is None or item.record is None or self._animator.speed <= 0:
                continue
            home = item.home
            start = self.layout.stack_pose(self.near(item.record.card.owner), self._playmat.dealt_from)
            item.still = False
            place_item(item, start._replace(z=home.z))
            wait = number * _BETWEEN_DEALT
            animate_to(self._animator, item, home, partial(self._arrived, item), delay=wait)
            if item.face is not None:
                item.turn_over(None, 0.0)
                self._turn(item, None, wait)

    def raise_card(self, card: int) -> None:
        """Raise a card of the near hand above its neighbours, so that it can be read; 0 lowers it."""
        card = card if self._is_in_hand(card) else 0
        if card == self._raised:
            return
        lowered, self._raised = self.items.get(self._raised), card
        for item in (lowered, self.items.get(card)):
            if item is not None and self._is_in_hand(item.card):
                self._send_home(item, self._hand_home(item.card), True)
                item.setZValue(item.home.z)

    def _hand_home(self, card: int) -> Pose:
        cards = self.hand()
        return self.layout.pose(True, self._playmat.hand, cards.index(card), len(cards), False)

    @staticmethod
    def _raised_pose(pose: Pose) -> Pose:
        return Pose(pose.x, pose.y, pose.scale * 1.14, 0.0, z_values.RAISED)

    def keep_from(self, card: int, at: QPointF, scale: float) -> None:
        """Place a card at the point of its drop, from which its next movement begins."""
        item = self.items.get(card)
        if item is not None:
            self._animator.stop(item)
            place_item(item, Pose(at.x(), at.y(), scale, 0.0, z_values.MOVING))
            item.still = False

    def hold(self, card: int) -> None:
        """Let a dropped card lie until an event moves it, so that it flies from there and not from the hand."""
        item = self.items.get(card)
        if item is not None and item.record is not None:
            self._held = item.record.card

    def release(self) -> None:
        """Move a card home that was held and that no event has moved."""
        if self._held is not None:
            held, self._held = self._held, None
            self.send_back(held.id)

    def send_back(self, card: int) -> None:
        """Move a dropped card to its home, unless it is on its way already."""
        item = self.items.get(card)
        if item is not None and not item.still and not self._animator.is_moving(item):
            animate_to(self._animator, item, item.home, lambda: self._arrived(item))

    def want_slot(self, card: int, at: QPointF) -> None:
        """Remember the slot of the near player's zones at which a card was dropped, if there is one."""
        for (seat, key), slots in self.slots.items():
            box = self.layout.box(True, key)
            if self.near(seat) and box is not None and box.contains(at):
                slots.want(card, self.layout.slot_at(True, key, at.x(), slots.count))

    @property
    def kept_slots(self) -> dict[CardPlace, int]:
        """The slot of every card that has one or had one."""
        return {
            (*place, card): slot for place, slots in self.slots.items() for card, slot in sorted(slots.kept.items())
        }

    def keep_slots(self, kept: Mapping[CardPlace, int]) -> None:
        """Give cards these slots when they are shown next."""
        for (seat, zone, card), slot in kept.items():
            if (seat, zone) in self.slots:
                self.slots[seat, zone].want(card, slot)

    def forget_slot(self, card: int) -> None:
        """Forget where a card was dropped: nothing has come of it."""
        for slots in self.slots.values():
            slots.forget_wish(card)

    def move_in_hand(self, card: int, index: int) -> None:
        """Show a card of the near hand at another index; its neighbours make room."""
        cards = self.hand()
        if card in cards and cards.index(card) != index:
            self.hand_order.move(card, index)
            self._stale.add(self.hand_place)
            self.arrange(True)

    def set_hand_order(self, cards: Iterable[int]) -> None:
        """Show the near hand in this order from the next `arrange` on; cards that are not named come last."""
        self.hand_order.set(cards)
        self._stale.add(self.hand_place)
