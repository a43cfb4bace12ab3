"""The tray across the table: cards that are not open on it, to choose from, or a pile to look through."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.tabletop import Arrange, Place, View
from gundam_desktop.tabletop.place import SHARED
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.table import accessible, z_values
from gundam_desktop.ui.table.animation import place_item
from gundam_desktop.ui.table.card_layer import CardLayer
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import TrayItem
from gundam_desktop.ui.table.models import CardListModel, CardRecord, TableModel, ZoneModel
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.tray_layout import TrayLayout


class TrayContents(NamedTuple):
    """The content of a tray."""

    cards: CardListModel
    title: str = ""
    """Empty for a pile, whose title counts its cards."""
    low: bool = False
    """True for a tray at the near edge and without a visible title, so that the middle of the table stays free."""

    @property
    def pile(self) -> ZoneModel | None:
        """The pile whose list it is; the player can close such a tray."""
        return self.cards if isinstance(self.cards, ZoneModel) else None


class Tray:
    """Shows cards until it is closed."""

    def __init__(self, scene: TableSignals, context: PaintContext, card_layer: CardLayer, model: TableModel) -> None:
        self._scene, self._context, self._card_layer, self._model = scene, context, card_layer, model
        self._contents: TrayContents | None = None
        self._panel: TrayItem | None = None
        self._raised: CardItem | None = None
        self._items: list[CardItem] = []
        self._stale = False
        self.visited = False
        """True if the keyboard focus has been in it since it opened."""

    @property
    def is_open(self) -> bool:
        """True while it is shown."""
        return self._panel is not None

    @property
    def is_list(self) -> bool:
        """True while it shows a pile to look through."""
        return self._contents is not None and self._contents.pile is not None

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The cards in it."""
        return tuple(self._items)

    def open_for_decision(self, view: View) -> None:
        """Show the cards that the viewer has looked at for a decision, and candidates that are not open on the table.

        Nothing changes if there are none, or if another player decides.
        """
        decision = view.decision
        if decision.player != view.player:
            return
        ids = dict.fromkeys((*decision.shown, *decision.candidates))
        records = [record for card in ids if (record := self._model.record(card)) is not None]
        hidden = [record for record in records if record.card.id in decision.shown or not self._can_be_clicked(record)]
        if not hidden:
            return
        cards = CardListModel(self._model)
        cards.show(hidden)
        arranged = {record.zone.arrange for record in records if record not in hidden and record.zone is not None}
        title = translate("Tray", "Choose") if decision.candidates else translate("Tray", "Looked at")
        self._open(TrayContents(cards, title, low=bool(arranged) and Arrange.FAN not in arranged))

    def _can_be_clicked(self, record: CardRecord) -> bool:
        """True for a card that can be clicked on the table."""
        in_open = record.zone is not None and not record.zone.is_stack
        return record.card.id in self._card_layer.items and (in_open or bool(record.card.under))

    def open_pile(self, place: Place) -> bool:
        """Show the list of a pile, unless it has no cards; False for a place that cannot be looked through."""
        pile = self._model.zones.get(place)
        if pile is None or not pile.zone.can_be_listed:
            return False
        if pile.rowCount():
            self._open(TrayContents(pile))
        return True

    def _open(self, contents: TrayContents) -> None:
        """Show these cards in place of others; a pile as its model has it, until the tray is closed."""
        self.close()
        self._contents = contents
        for signal in contents.cards.changes():
            signal.connect(self._note_change)
        self._show(contents)

    def refresh(self) -> None:
        """Show the cards again if they have changed; a pile without cards is closed."""
        contents = self._contents
        if contents is None or not self._stale:
            return
        visited = self.visited
        self._clear()
        if contents.cards.rowCount():
            self._show(contents)
            self.visited = visited
        else:
            self.close()

    def _note_change(self) -> None:
        self._stale = True

    def _show(self, contents: TrayContents) -> None:
        self._stale = False
        layer, records = self._card_layer, contents.cards.records
        tray = TrayLayout(layer.layout, len(records), contents.low, contents.pile is not None)
        title, hint = contents.title, ""
        if contents.pile is not None:
            title, hint = _title(contents.pile, layer.near_seat), self._hint()
        self._panel = TrayItem(self._context, tray.box, "" if contents.low else title, hint, title)
        self._scene.addItem(self._panel)
        for record, pose in zip(records, tray.poses(), strict=True):
            item = CardItem(record.card.id, self._context)
            item.home = pose
            item.in_tray = True
            # Here cards are upright and undamaged, however they are on the table.
            upright = record._replace(card=record.card._replace(rested=False, damage=0))
            item.show_record(
                upright, self._card_layer.face_of(upright), record.card.owner == self._card_layer.near_seat
            )
            self._scene.addItem(item)
            place_item(item, pose)
            self._items.append(item)
        accessible.announce_shown(self._panel)

    def _hint(self) -> str:
        """The hint how to close a list."""
        key = next(iter(self._scene.keys_of("cancel")), "")
        text = translate("Tray", "Newest first. Press {key} or click outside to close")
        without = translate("Tray", "Newest first. Click outside to close")
        return text.format(key=key) if key else without

    def close(self) -> None:
        """Remove it from the table."""
        if self._contents is not None:
            for signal in self._contents.cards.changes():
                signal.disconnect(self._note_change)
            if self._contents.pile is None:
                self._contents.cards.deleteLater()
        self._contents = None
        self._clear()

    def _clear(self) -> None:
        if self._panel is not None:
            accessible.announce_hidden(self._panel)
        for item in (*self._items, self._panel):
            if item is not None:
                self._scene.removeItem(item)
                item.deleteLater()
        self._items.clear()
        self._panel = self._raised = None
        self.visited = False

    def holds(self, item: CardItem) -> bool:
        """True if an item is in it."""
        return item in self._items

    def raise_item(self, item: CardItem | None) -> None:
        """Put the card under the mouse above the others."""
        if item is self._raised:
            return
        if self._raised is not None and self._raised in self._items:
            self._raised.setZValue(self._raised.home.z)
        self._raised = item if item in self._items else None
        if self._raised is not None:
            self._raised.setZValue(z_values.TRAY_RAISED)

    def covers(self, x: float, y: float) -> bool:
        """True if a point of the scene is below it."""
        return self._panel is not None and self._panel.box.contains(x, y)


def _title(pile: ZoneModel, near_seat: int) -> str:
    near = pile.place[0] in (near_seat, SHARED)
    own = translate("Tray", "Your {zone}: {count}")
    other = translate("Tray", "Opponent's {zone}: {count}")
    return (own if near else other).format(zone=pile.zone.name, count=pile.rowCount())
