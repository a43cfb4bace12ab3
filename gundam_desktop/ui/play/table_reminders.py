"""Tool tips on the table: reminders of the rules for symbols and figures of small cards, and captions in full."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from gundam_desktop.tabletop import Reminder
from gundam_desktop.ui.cards import Detail, current_status
from gundam_desktop.ui.cards.small_card import least_letters, small_card
from gundam_desktop.ui.cards.spots import Spot, at_point, large_spots, small_spots
from gundam_desktop.ui.play.panels.reminder_list import LASTING, tip
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.table import TableView
from gundam_desktop.ui.table.items.card_item import CardItem
from gundam_desktop.ui.table.items.zone_item import ZoneItem
from gundam_desktop.ui.table.paint_context import CARD


class TableReminders(QObject):
    """Explains what the mouse rests on; `reminders` gives those of a card by its id."""

    def __init__(self, view: TableView, reminders: Callable[[int], Sequence[Reminder]]) -> None:
        super().__init__(view)
        self._view, self._reminders = view, reminders
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            found = self.at(event.pos())
            if found:
                QToolTip.showText(event.globalPos(), tip([spot.reminder for spot in found]), None, msecShowTime=LASTING)
                return True
            if caption := self.caption_at(event.pos()):
                QToolTip.showText(event.globalPos(), literal(caption))
                return True
        return super().eventFilter(watched, event)

    def caption_at(self, point: QPoint) -> str:
        """The caption of the zone at a point of the view, in words; empty where there is none, or a card."""
        item = next((each for each in self._view.items(point) if isinstance(each, CardItem | ZoneItem)), None)
        return item.caption.phrase if isinstance(item, ZoneItem) and item.caption is not None else ""

    def at(self, point: QPoint) -> list[Spot]:
        """What has a reminder at a point of the view."""
        scene_point = self._view.mapToScene(point)
        card = next((item for item in self._view.table.items(scene_point) if isinstance(item, CardItem)), None)
        if card is None or card.face is None or card.record is None or card.detail is Detail.PICTURE:
            return []
        shown = card.face, self._reminders(card.card), current_status(card.record.card, card.face)
        if card.detail is Detail.FULL:
            spots = large_spots(*shown)
        else:
            spots = small_spots(*shown, small_card(card.face, least_letters(card.width)))
        return at_point(spots, card.mapFromScene(scene_point) - CARD.topLeft())
