"""Which cards the tray shows: what a decision is about and does not lie open on the table, or a pile."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.tabletop import Arrange, View
from gundam_desktop.ui.style.translation import translate
from gundam_desktop.ui.table.items.card_tray import Contents
from gundam_desktop.ui.table.models import CardRecord, TableModel, ZoneModel

LiesOpen = Callable[[CardRecord], bool]
"""Whether a card can be clicked where it lies."""


def tray_for_decision(view: View, model: TableModel, lies_open: LiesOpen) -> Contents | None:
    """What the tray shows for the view's decision; None when all of it lies open, or somebody else decides."""
    if view.decision.player != view.player:
        return None
    return _hidden(view, model, lies_open)


def pile(zone: ZoneModel, near: bool) -> Contents | None:
    """A pile to look through; None when it is empty."""
    entries = tuple(zone.records)
    title = (
        translate("Tray", "Your {zone}, cards: {count}")
        if near
        else translate("Tray", "Opponent's {zone}, cards: {count}")
    )
    title = title.format(zone=zone.zone.name, count=len(entries))
    return Contents(title, entries, is_list=True) if entries else None


def _hidden(view: View, model: TableModel, lies_open: LiesOpen) -> Contents | None:
    """The cards that were looked at, and candidates that do not lie open."""
    decision = view.decision
    cards = dict.fromkeys((*decision.shown, *decision.candidates))
    records = [record for card in cards if (record := model.record(card)) is not None]
    hidden = [record for record in records if record.card.id in decision.shown or not lies_open(record)]
    if not hidden:
        return None
    title = translate("Tray", "Choose") if decision.candidates else translate("Tray", "Looked at")
    open_zones = {model.zones[record.card.place].zone for record in records if record not in hidden}
    low = bool(open_zones) and not any(zone.arrange is Arrange.FAN for zone in open_zones)
    return Contents(title, tuple(hidden), low=low)
