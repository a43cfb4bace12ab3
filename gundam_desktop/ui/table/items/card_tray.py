"""The tray across the table: cards that do not lie open on it, to choose from or to look through."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from gundam_desktop.tabletop import Face
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.table import accessible, z_values
from gundam_desktop.ui.table.animation import place_item
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.overlays import TrayItem
from gundam_desktop.ui.table.layout import TableLayout
from gundam_desktop.ui.table.models import CardRecord
from gundam_desktop.ui.table.paint_context import PaintContext
from gundam_desktop.ui.table.scene_signals import TableSignals
from gundam_desktop.ui.table.tray_layout import TrayLayout


class Contents(NamedTuple):
    """What a tray shows."""

    title: str
    records: tuple[CardRecord, ...]
    is_list: bool = False
    """A pile to look through; such a tray closes at will."""
    low: bool = False
    """Over the hand and without a title, so that the middle of the table stays free."""


class Tray:
    """Shows entries until it is closed."""

    def __init__(self, scene: TableSignals, look: PaintContext, face_of: Callable[[CardRecord], Face | None]) -> None:
        self._scene, self._look, self._face_of = scene, look, face_of
        self._panel: TrayItem | None = None
        self._raised: CardItem | None = None
        self._items: dict[CardItem, CardRecord] = {}
        self.is_list = False
        """Whether it shows a pile to look through; such a tray closes at will."""
        self.visited = False
        """Whether the keyboard has been in it since it opened."""

    @property
    def is_open(self) -> bool:
        """Whether it is shown."""
        return self._panel is not None

    @property
    def items(self) -> tuple[CardItem, ...]:
        """The cards in it."""
        return tuple(self._items)

    def open(self, layout: TableLayout, contents: Contents, near_seat: int) -> None:
        """Show these cards, in place of what it shows."""
        self.close()
        _, records, self.is_list, low = contents
        hint = self._hint() if self.is_list else ""
        tray = TrayLayout(layout, len(records), low)
        self._panel = TrayItem(self._look, tray.box, "" if low else contents.title, hint, contents.title)
        self._scene.addItem(self._panel)
        for record, pose in zip(records, tray.poses(), strict=True):
            item = CardItem(record.card.id, self._look)
            item.home = pose
            item.in_tray = True
            # In a list cards lie upright, whatever they did on the table.
            upright = record._replace(card=record.card._replace(rested=False, damage=0))
            item.show_record(upright, self._face_of(upright), record.card.owner == near_seat)
            self._scene.addItem(item)
            place_item(item, pose)
            self._items[item] = record
        accessible.tell_came(self._panel)

    def _hint(self) -> str:
        """How a list is closed."""
        key = next(iter(self._scene.keys_of("cancel")), "")
        text = translate("Tray", "The newest first. {key} or a click beside it closes")
        without = translate("Tray", "The newest first. A click beside it closes")
        return text.format(key=key) if key else without

    def close(self) -> None:
        """Take it off the table."""
        if self._panel is not None:
            accessible.tell_gone(self._panel)
        for item in (*self._items, self._panel):
            if item is not None:
                self._scene.removeItem(item)
                item.deleteLater()
        self._items.clear()
        self._panel = self._raised = None
        self.is_list = self.visited = False

    def holds(self, item: CardItem) -> bool:
        """Whether an item lies in it."""
        return item in self._items

    def raise_item(self, item: CardItem | None) -> None:
        """Lay the card under the mouse over the others."""
        if item is self._raised:
            return
        if self._raised is not None and self._raised in self._items:
            self._raised.setZValue(self._raised.home.z)
        self._raised = item if item in self._items else None
        if self._raised is not None:
            self._raised.setZValue(z_values.TRAY_RAISED)

    def covers(self, x: float, y: float) -> bool:
        """Whether a point of the scene lies under it."""
        return self._panel is not None and self._panel.box.contains(x, y)
