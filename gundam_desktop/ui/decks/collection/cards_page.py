"""A page of the collection: its cards in a table, with buttons below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QCheckBox, QFileDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import OWNED, WANTED, CardNeed, Counts, Deck, Shelf
from gundam_desktop.ui.decks.collection.collected import CollectionState
from gundam_desktop.ui.decks.collection.import_cards import ImportCardsDialog
from gundam_desktop.ui.decks.statistics.cell_table import Cell, CellTable
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.documents import in_documents
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language
from gundam_desktop.writing import write_named

MORE = (Qt.Key.Key_Plus, Qt.Key.Key_Equal)
FEWER = (Qt.Key.Key_Minus, Qt.Key.Key_Backspace)


class CardsPage(QWidget):
    """A table of cards with a sentence and buttons below it; Enter or a double click shows a card in the builder.

    Keys and the menu of a card change its copies.
    """

    card_chosen = Signal(str)
    """The number of a card."""

    def __init__(self, state: CollectionState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self._numbers: list[str] = []
        self.table = CellTable((1,), self)
        self.table.activated.connect(lambda index: self.card_chosen.emit(self._numbers[index.row()]))
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.showing = self._card_action(self.card_chosen.emit)
        self._is_gone = False
        """True after the last copy of a card was taken: the next press must not take one of the card that comes up."""
        self.table.selectionModel().currentChanged.connect(self._point)
        self.table.pressed.connect(self._point)
        self.note = Label(self)
        self.note.setWordWrap(True)
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.note, 1)
        column = QVBoxLayout(self)
        column.addWidget(self.table, 1)
        column.addLayout(self.foot)

    @property
    def title(self) -> str:
        """The title of the tab."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Show the cards as they are now."""
        raise NotImplementedError

    @property
    def chosen(self) -> str:
        """The number of the current card; empty if there is none."""
        row = self.table.currentIndex().row()
        return self._numbers[row] if 0 <= row < len(self._numbers) else ""

    def _point(self) -> None:
        self._is_gone = False

    def _take_one(self, shelf: Shelf, number: str) -> None:
        """Take a copy of a card away, unless it has just come up in place of one that is gone."""
        if not self._is_gone:
            self._state.add(shelf, {number: -1})
            self._is_gone = self.chosen != number

    def _card_action(self, act: Callable[[str], object], *keys: Qt.Key) -> QAction:
        """Return an entry in the menu of a card, which keys on the table do as well."""
        action = QAction(self.table)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self.chosen and act(self.chosen))
        self.table.addAction(action)
        return action

    def _show(self, figures: Sequence[str], cards: Sequence[tuple[str, Sequence[Cell]]]) -> None:
        """Show cards by their numbers, each with the cells of the columns `figures`; the current one stays current."""
        number, row = self.chosen, self.table.currentIndex().row()
        self._numbers = [number for number, _cells in cards]
        known = decks_api.all_cards()
        rows = [[*_named(number, known[number].set if number in known else ""), *cells] for number, cells in cards]
        self.table.show_rows(self.title, (self.tr("Number"), self.tr("Name"), self.tr("Set"), *figures), rows)
        if number:
            self.table.selectRow(self._numbers.index(number) if number in self._numbers else min(row, len(rows) - 1))
        self.showing.setText(self.tr("&Show in the deck builder"))
        for action in self.table.actions():
            action.setEnabled(bool(rows))

    def _button(self) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        self.foot.addWidget(button)
        return button

    def _copy(self, counts: Counts) -> None:
        QGuiApplication.clipboard().setText(decks_api.write_counts(counts, decks_api.all_cards(), language()))
        self.note.setText(self.tr("Copied. Cards: {count}").format(count=sum(counts.values())))


class ShelfPage(CardsPage):
    """The owned cards, or the wish list: imported, exported as CSV, copied as a list."""

    def __init__(self, state: CollectionState, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(state, parent)
        self.shelf = shelf
        self.importing, self.exporting, self.copying = (self._button() for _ in range(3))
        self.importing.clicked.connect(self.ask_import)
        self.exporting.clicked.connect(self._ask_file)
        self.copying.clicked.connect(lambda: self._copy(self._counts))
        self.adding = self._card_action(lambda number: state.add(shelf, {number: 1}), *MORE)
        self.taking = self._card_action(partial(self._take_one, shelf), *FEWER)
        self.removing = self._card_action(lambda number: state.set_count(shelf, number, 0), Qt.Key.Key_Delete)

    @property
    def title(self) -> str:
        return self.tr("Owned cards") if self.shelf == OWNED else self.tr("Wish list")

    @property
    def _counts(self) -> Counts:
        return self._state.cards.counts(self.shelf)

    def refresh(self) -> None:
        counts = self._counts
        self.importing.setText(self.tr("&Import…"))
        self.exporting.setText(self.tr("&Export as CSV…"))
        self.copying.setText(self.tr("&Copy as a list"))
        self.adding.setText(self.tr("One &more"))
        self.taking.setText(self.tr("One &fewer"))
        self.removing.setText(self.tr("&Remove"))
        for button in (self.exporting, self.copying):
            button.setEnabled(bool(counts))
        self._show(
            (self.tr("Copies"),), [(number, [Cell(str(count), figure=True)]) for number, count in counts.items()]
        )
        if counts:
            text = self.tr("Different cards: {kinds}. Copies: {count}.")
            self.note.setText(text.format(kinds=len(counts), count=sum(counts.values())))
        else:
            self.note.setText(self.tr("No cards yet. Import a list, or set the copies below the large card."))

    def ask_import(self) -> None:
        """Open the dialog that imports a list."""
        dialog = ImportCardsDialog(self._state, self.shelf, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _ask_file(self) -> None:
        name = "owned_cards.csv" if self.shelf == OWNED else "wish_list.csv"
        given, _kind = QFileDialog.getSaveFileName(
            self, self.exporting.text().replace("&", ""), in_documents(name), self.tr("Tables (*.csv)")
        )
        if given:
            self.export_to(Path(given))

    def export_to(self, path: Path) -> None:
        """Write the cards to a file as CSV; a message reports errors."""
        table = decks_api.write_table(self._counts, decks_api.all_cards(), language())
        try:
            write_named(path, table.encode("utf-8-sig"))  # without the mark spreadsheets take another encoding
        except OSError as error:
            message_box.warn(self, self.tr("The cards could not be exported"), str(error))
            return
        self.note.setText(self.tr("Saved as {name}.").format(name=path.name))


class MissingPage(CardsPage):
    """What the open deck lacks: each of its cards with the copies that it needs, that are owned, that are missing."""

    def __init__(self, state: CollectionState, parent: QWidget | None = None) -> None:
        super().__init__(state, parent)
        self.deck = Deck(name="", cards=(), resources=())
        self.resources = QCheckBox(self)
        self.resources.toggled.connect(lambda _on: self.refresh())
        self.foot.addWidget(self.resources)
        self.wishing, self.copying = self._button(), self._button()
        self.wishing.clicked.connect(self._wish)
        self.copying.clicked.connect(lambda: self._copy(self._missing))
        self.owning = self._card_action(lambda number: state.add(OWNED, {number: 1}), *MORE)
        self.disowning = self._card_action(partial(self._take_one, OWNED), *FEWER)

    @property
    def title(self) -> str:
        return self.tr("Missing for the deck")

    @property
    def _needs(self) -> list[CardNeed]:
        return decks_api.needs_of(self.deck, self._state.cards.owned, resources=self.resources.isChecked())

    @property
    def _missing(self) -> Counts:
        return {need.number: need.missing for need in self._needs if need.missing}

    def refresh(self) -> None:
        needs = sorted(self._needs, key=lambda need: (not need.missing, need.number))
        self.resources.setText(self.tr("&Resources, too"))
        self.wishing.setText(self.tr("&Add to the wish list"))
        self.copying.setText(self.tr("&Copy as a list"))
        self.owning.setText(self.tr("&Own one more"))
        self.disowning.setText(self.tr("Own one &fewer"))
        self._show(
            (self.tr("Needed"), self.tr("Owned"), self.tr("Missing")), [(need.number, _cells(need)) for need in needs]
        )
        missing = sum(need.missing for need in needs)
        for button in (self.wishing, self.copying):
            button.setEnabled(bool(missing))
        text = self.tr("Missing: {count}") if missing else self.tr("Nothing is missing.")
        self.note.setText(text.format(count=missing) if needs else self.tr("The deck has no cards."))

    def _wish(self) -> None:
        missing = self._missing
        self._state.raise_to(WANTED, missing)
        self.note.setText(self.tr("On the wish list now. Cards: {count}").format(count=sum(missing.values())))


def _named(number: str, card_set: str) -> list[Cell]:
    return [Cell(number), Cell(library.name_of(number, language()) if card_set else ""), Cell(card_set)]


def _cells(need: CardNeed) -> list[Cell]:
    color = theme().danger if need.missing else ""
    return [
        Cell(str(need.needed), figure=True),
        Cell(str(need.owned), figure=True),
        Cell(str(need.missing or "–"), figure=True, color=color),
    ]
