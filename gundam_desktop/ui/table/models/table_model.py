"""All zones of both players, fed with views and with events."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject

from gundam_desktop.tabletop import CardView, Change, Event, Face, Figure, FigureKind, Place, Playmat, View
from gundam_desktop.tabletop.place import OUTSIDE
from gundam_desktop.ui.table.models.card_record import CardRecord
from gundam_desktop.ui.table.models.zone_model import ZoneModel


class TableModel(QObject):
    """Owns one `ZoneModel` a zone and the records of every card, those in no zone included.

    `show` makes it equal to a view; `play` carries one event's changes out, for a table that shows them in order.
    """

    def __init__(self, playmat: Playmat, face: Callable[[str], Face], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.zones = {place: ZoneModel(place[0], zone, face, self) for place, zone in playmat.places()}
        self._view: View | None = None
        self._cards: dict[int, CardRecord] = {}
        self._order: dict[Place, list[int]] = {key: [] for key in self.zones}
        self._keeps_secrets = False
        self._figures = playmat.design.figures

    def record(self, card: int) -> CardRecord | None:
        """What is known of a card; None when it is nowhere on the table."""
        record = self._cards.get(card)
        return None if record is None else self._as_shown(record)

    @property
    def view(self) -> View | None:
        """The view that was shown last, with the cards as they are since then; None before the first."""
        if self._view is None:
            return None
        cards = {id: record.card for id, record in self._cards.items()}
        return self._view._replace(zones={key: tuple(order) for key, order in self._order.items()}, cards=cards)

    def ids(self, key: Place) -> tuple[int, ...]:
        """The ids of the cards of a zone, in order."""
        return tuple(self._order[key])

    @property
    def loose(self) -> tuple[int, ...]:
        """The ids of cards that are in no zone and under no card: those that are being resolved."""
        placed = {card for order in self._order.values() for card in order}
        return tuple(
            id for id, record in self._cards.items() if id not in placed and not record.card.under and record.known
        )

    def keep_secrets(self, on: bool) -> None:
        """Show face down, while `on`, what nobody but the viewer may know."""
        self._keeps_secrets = on
        self._publish(self.zones)

    def show(
        self, view: View, playable: frozenset[int] = frozenset(), candidates: frozenset[int] = frozenset()
    ) -> None:
        """Become the view; the ids say which cards a choice begins with, and which can be chosen."""
        self._view = view
        self._cards = {id: CardRecord(card, id in playable, id in candidates) for id, card in view.cards.items()}
        for key in self._order:
            self._order[key] = [card for card in view.zones.get(key, ()) if card in self._cards]
        self._publish(self.zones)

    def play(self, event: Event) -> None:
        """Carry out what an event changed; nothing can be done with cards until the next view."""
        touched: set[Place] = set()
        for change in event.changes:
            touched |= self._apply(change)
        self._publish(touched)

    def _apply(self, change: Change) -> set[Place]:
        old = self._cards.get(change.card)
        if old is None:
            if not change.zone:
                return set()
            old = CardRecord(CardView(change.card, "", change.seat or 0, ""))
        card = _changed(old.card, change, self._figures)
        self._cards[change.card] = CardRecord(card)
        touched = {key for key, order in self._order.items() if change.card in order}
        if change.under >= 0:
            self._seat_pilot(change, old.card)
        if change.zone:
            for key in touched:
                if change.card in self._order[key]:
                    self._order[key].remove(change.card)
            touched |= self._place(card, change)
        if card.under:
            touched |= {key for key, order in self._order.items() if card.under in order}
        return touched

    def _place(self, card: CardView, change: Change) -> set[Place]:
        key = card.place
        if card.under:
            return set()
        if key not in self._order:
            if change.zone == OUTSIDE:
                self._cards.pop(card.id, None)
            return set()
        order = self._order[key]
        order.insert(len(order) if change.position < 0 else change.position, card.id)
        return {key}

    def _seat_pilot(self, change: Change, before: CardView) -> None:
        for host, pilot in ((before.under, 0), (change.under, change.card)):
            record = self._cards.get(host)
            if record is not None:
                self._cards[host] = record._replace(card=record.card._replace(over=pilot))
        if change.under:
            for order in self._order.values():
                if change.card in order:
                    order.remove(change.card)

    def _publish(self, keys: Iterable[Place]) -> None:
        for key in keys:
            self.zones[key].show([self._as_shown(self._cards[card]) for card in self._order[key]])

    def _as_shown(self, record: CardRecord) -> CardRecord:
        card = record.card
        model = self.zones.get(card.place)
        zone = model.zone if model is not None else None
        if card.secret and self._keeps_secrets:
            return CardRecord(CardView(card.id, "", card.owner, card.zone, seat=card.seat), zone=zone)
        under = self._cards.get(card.over)
        return record._replace(zone=zone, pilot=under.card.number if under is not None else "")


def _changed(card: CardView, change: Change, kinds: tuple[FigureKind, ...]) -> CardView:
    if change.zone and change.zone != card.zone:
        # Figures belong to a card's stay in a zone.
        card = CardView(card.id, card.number, card.owner, change.zone, under=card.under, seat=card.seat)
    if change.seat is not None:
        card = card._replace(seat=None if change.seat == card.owner else change.seat)
    if change.number:
        card = card._replace(number=change.number)
    if change.rested >= 0:
        card = card._replace(rested=bool(change.rested))
    if change.damage >= 0:
        more = change.damage - card.damage
        pairs = zip(kinds, card.figures, strict=False)
        left = tuple(_less(figure, more) if kind.damaged else figure for kind, figure in pairs)
        card = card._replace(damage=change.damage, figures=left)
    if change.under >= 0:
        card = card._replace(under=change.under)
    if change.slot >= 0:
        card = card._replace(slot=change.slot)
    if change.turn is not None:
        card = card._replace(turn=change.turn)
    if change.down >= 0:
        card = card._replace(down=bool(change.down))
    return card


def _less(figure: Figure, damage: int) -> Figure:
    return max(0, figure - damage) if isinstance(figure, int) else figure
