"""Imports cards into the collection or the wish list: the dialog of deck lists, with another end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QComboBox, QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import OWNED, Deck, ReadList, Shelf
from gundam_desktop.ui.decks.collection.collected import CollectionState
from gundam_desktop.ui.decks.import_export.import_dialog import ImportDialog
from gundam_desktop.ui.decks.import_export.import_models import card_lines
from gundam_desktop.ui.style.translation import language


class ImportCardsDialog(ImportDialog):
    """Shows a list beside the cards that are read from it, and adds these to a shelf or replaces it by them."""

    def __init__(self, state: CollectionState, shelf: Shelf, parent: QWidget | None = None) -> None:
        self._state, self._shelf = state, shelf
        super().__init__("", parent)
        owned = shelf == OWNED
        self.setWindowTitle(self.tr("Import owned cards") if owned else self.tr("Import a wish list"))
        self.text.setPlaceholderText(self.tr("Paste a table (CSV) or a list here, or open a file"))
        self.panels[2].set_title(self.tr("The cards"))
        self.card_list.setAccessibleName(self.tr("The cards"))
        for widget in (self.name, self.name_label):
            widget.hide()
        self.way = QComboBox(self)
        """Whether the cards are added to those that are there, or replace them."""
        self.way.setAccessibleName(self.tr("Add or replace"))
        self.way.addItems(
            [self.tr("Add to the owned cards"), self.tr("Replace all owned cards")]
            if owned
            else [self.tr("Add to the wish list"), self.tr("Replace the wish list")]
        )
        self.foot.insertWidget(2, self.way)

    @staticmethod
    def _has_cards(answered: ReadList) -> bool:
        return bool(decks_api.counts_of(answered))

    def _lines(self, answered: ReadList) -> Sequence[str]:
        counts = tuple(decks_api.counts_of(answered).items())
        return card_lines(Deck(name="", cards=counts, resources=())) if counts else ()

    def _summary(self, answered: ReadList) -> str:
        form = decks_api.format_name(answered.form, language())
        count = sum(decks_api.counts_of(answered).values())
        text = self.tr("Recognised: {form}. Cards: {count}.")
        if answered.questions:
            text = self.tr("Recognised: {form}. Cards so far: {count}. Lines that fit several cards: {open}.")
        return text.format(form=form, count=count, open=len(answered.questions))

    def _take(self, answered: ReadList) -> None:
        change = self._state.replace if self.way.currentIndex() else self._state.add
        change(self._shelf, decks_api.counts_of(answered))
