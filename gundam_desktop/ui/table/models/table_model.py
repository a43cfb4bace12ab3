"""All cards of the table as models, fed with views and with events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject

from gundam_desktop.tabletop import Arrange, CardView, Change, Event, Figure, FigureKind, Place, Playmat, View, Zone
from gundam_desktop.tabletop.place import OUTSIDE
from gundam_desktop.ui.table.models.card_list_model import CardListModel, ZoneModel
from gundam_desktop.ui.table.models.card_record import CardRecord


class TableModel(QObject):
    """A model of each zone, and one of the cards in no zone; the layers of the table follow their signals.

    `show` takes over a view; `play` carries out the changes of one event, for a table that shows events in order.
    """

    def __init__(self, playmat: Playmat, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.zones = {place: ZoneModel(place, zone, self) for place, zone in playmat.places()}
        self.loose = CardListModel(self)
        """The cards in no zone and under no card, such as those being played."""
        self._view: View | None = None
        self._cards: dict[int, CardRecord] = {}
        self._order: dict[Place, list[int]] = {place: [] for place in self.zones}
        self._keeps_secrets = False
        self._figures, self._board = playmat.design.figures, playmat.board

    def record(self, card: int) -> CardRecord | None:
        """The record of a card; None for one that is not on the table."""
        record = self._cards.get(card)
        return None if record is None else self._as_shown(record)

    @property
    def view(self) -> View | None:
        """The last view shown, with the changes to cards since then; None before the first."""
        if self._view is None:
            return None
        cards = {id: record.card for id, record in self._cards.items()}
        return self._view._replace(zones={place: tuple(order) for place, order in self._order.items()}, cards=cards)

    def keep_secrets(self, on: bool) -> None:
        """While `on`, show face down the cards that only the viewer may know."""
        self._keeps_secrets = on
        self._publish(self.zones)

    def show(
        self, view: View, playable: frozenset[int] = frozenset(), candidates: frozenset[int] = frozenset()
    ) -> None:
        """Take over a view, with the ids of the cards that a choice begins with, and of those that can be chosen."""
        self._view = view
        self._cards = {
            id: self._recorded(card)._replace(playable=id in playable, candidate=id in candidates)
            for id, card in view.cards.items()
        }
        for place in self._order:
            self._order[place] = [card for card in view.zones.get(place, ()) if card in self._cards]
        self._publish(self.zones)

    def play(self, event: Event) -> None:
        """Carry out the changes of an event; cards cannot be used until the next view."""
        touched: set[Place] = set()
        for change in event.changes:
            touched |= self._apply(change)
        if event.changes:
            self._publish(touched)

    def _apply(self, change: Change) -> set[Place]:
        """Carry out one change and return the places concerned."""
        before = self._cards.get(change.card)
        if before is None:
            if not change.zone:
                return set()
            before = CardRecord(CardView(change.card, "", change.seat or 0, ""))
        card = _changed(before.card, change, self._figures)
        self._cards[change.card] = self._recorded(card)
        touched = {place for id in (card.id, before.card.under, card.under) if id for place in self._places_of(id)}
        if change.under >= 0:
            self._put_under(change, before.card)
        if change.zone:
            for place in touched:
                if change.card in self._order[place]:
                    self._order[place].remove(change.card)
            touched |= self._put_into_place(card, change)
        return touched

    def _places_of(self, card: int) -> Iterator[Place]:
        return (place for place, order in self._order.items() if card in order)

    def _put_into_place(self, card: CardView, change: Change) -> set[Place]:
        if card.under:
            return set()
        if card.place not in self._order:
            if change.zone == OUTSIDE:
                self._cards.pop(card.id, None)
            return set()
        order = self._order[card.place]
        order.insert(len(order) if change.position < 0 else change.position, card.id)
        return {card.place}

    def _put_under(self, change: Change, before: CardView) -> None:
        for above, beneath in ((before.under, 0), (change.under, change.card)):
            record = self._cards.get(above)
            if record is not None:
                self._cards[above] = record._replace(card=record.card._replace(over=beneath))
        if change.under:
            for place in self._places_of(change.card):
                self._order[place].remove(change.card)

    def _publish(self, places: Iterable[Place]) -> None:
        for place in places:
            self.zones[place].show([self._as_shown(self._cards[card]) for card in self._order[place]])
        placed = {card for order in self._order.values() for card in order}
        loose = (record for id, record in self._cards.items() if id not in placed and not record.card.under)
        self.loose.show([self._as_shown(record) for record in loose if record.known])

    def _as_shown(self, record: CardRecord) -> CardRecord:
        card = record.card
        if card.secret and self._keeps_secrets:
            hidden = CardView(card.id, "", card.owner, card.zone, card.rested, seat=card.seat, slot=card.slot)
            return CardRecord(hidden._replace(turn=card.turn, down=card.down), zone=record.zone)
        beneath = self._cards.get(card.over) if card.over else None
        return record if beneath is None else record._replace(beneath=self._as_shown(beneath))

    def _recorded(self, card: CardView) -> CardRecord:
        zone, board = self._zone_of(card), self._board
        faces = board is not None and board.facing and zone is not None and zone.arrange is Arrange.CELL
        seat = self._view.player if self._view is not None else 0
        return CardRecord(card, zone=zone, facing=board.shown_turn(card.turn, seat) if board and faces else None)

    def _zone_of(self, card: CardView) -> Zone | None:
        model = self.zones.get(card.place)
        return model.zone if model is not None else None


def _changed(card: CardView, change: Change, kinds: tuple[FigureKind, ...]) -> CardView:
    if change.zone and change.zone != card.zone:
        # In another zone the card has other figures, which the next view brings.
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
