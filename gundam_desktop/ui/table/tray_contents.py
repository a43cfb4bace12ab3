"""Which cards the tray shows: what a decision is about and does not lie open on the table, or a pile."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.tabletop import View
from gundam_desktop.ui.models import CardRecord, TableModel, ZoneModel
from gundam_desktop.ui.table.choices import ChoiceBook
from gundam_desktop.ui.table.tray import Contents, Entry
from gundam_desktop.ui.translation import translate

LiesOpen = Callable[[CardRecord], bool]
"""Whether a card can be clicked where it lies."""


def asked_for(view: View, book: ChoiceBook, model: TableModel, lies_open: LiesOpen) -> Contents | None:
    """What the tray shows for the view's decision; None when all of it lies open, or somebody else decides."""
    if view.decision.player != view.player:
        return None
    if view.decision.kind == "order":
        return _waiting(view, book, model, lies_open)
    return _hidden(view, model, lies_open)


def pile(zone: ZoneModel, near: bool) -> Contents | None:
    """A pile to look through; None when it is empty."""
    entries = tuple(Entry(record) for record in zone.records)
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
    open_zones = {record.card.zone for record in records if record not in hidden}
    low = bool(open_zones) and "hand" not in open_zones
    return Contents(title, tuple(Entry(record) for record in hidden), low=low)


def _waiting(view: View, book: ChoiceBook, model: TableModel, lies_open: LiesOpen) -> Contents | None:
    """Effects that wait, unless each of their cards lies open on the table."""
    entries = []
    for choice in book.all:
        record = model.record(choice.card) if choice.verb == "resolve" else None
        if record is not None:
            marks = [waiting.mark.title() for waiting in view.waiting if waiting.card == choice.card]
            note = marks[max(1, choice.number) - 1] if choice.number <= len(marks) and marks else ""
            entries.append(Entry(record, choice, note))
    cards = [entry.record.card.id for entry in entries]
    if len(set(cards)) == len(cards) and all(lies_open(entry.record) for entry in entries):
        return None
    return Contents(translate("Tray", "Which effect first?"), tuple(entries))
