"""The panel with the deck: its name, its cards by type, undo and redo."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from gundam_desktop.games.gcg.decks_api import (
    DECK,
    DECK_SIZE,
    RESOURCE_DECK_SIZE,
    RESOURCE_NUMBER,
    SIDEBOARD,
    SIDEBOARD_SIZE,
    Card,
    Deck,
    Part,
)
from gundam_desktop.ui.decks.builder.card_view_input import CardViewInput
from gundam_desktop.ui.decks.builder.cards_model import NUMBER, PART
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument
from gundam_desktop.ui.decks.builder.deck_model import DeckModel
from gundam_desktop.ui.decks.builder.deck_view import DeckView
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style

TEN = ((RESOURCE_NUMBER, RESOURCE_DECK_SIZE),)
LONGEST_NAME = 80
BUTTON_HEIGHT = 32


class DeckPanel(Panel):
    """Shows the deck document and emits what to do with its cards."""

    added = Signal(str, bool, str)
    """A card's number, True to exceed the limit of copies, and the part of the deck."""
    removed = Signal(str, str)
    counted = Signal(str, int, str)
    menu_wanted = Signal(str, str, QPoint)
    """A card's number, the part of the deck, and a point of the screen."""
    hovered = Signal(str)
    """The number of the card under the mouse; empty when there is none."""
    dropped = Signal(str, int, str)
    moved = Signal(str, str, int)
    """A card's number, the part of the deck that it leaves, and the copies to move."""
    pointed = Signal(str)
    """The number of the current card."""
    undo_wanted = Signal()
    redo_wanted = Signal()

    def __init__(
        self,
        document: DeckDocument,
        cards: Mapping[str, Card],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(" ", parent)
        self._document = document
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAcceptDrops(False)
        self.name.textEdited.connect(document.rename)  # while typing: a save key does not finish editing
        set_font(self.name, 15)
        self.undo, self.redo = tool_button(self), tool_button(self)
        self.undo.clicked.connect(self.undo_wanted)
        self.redo.clicked.connect(self.redo_wanted)
        document.stack.canUndoChanged.connect(self.undo.setEnabled)
        document.stack.canRedoChanged.connect(self.redo.setEnabled)
        self.undo.setEnabled(False)
        self.redo.setEnabled(False)
        self.rows = DeckModel(cards, self)
        self.list = DeckView(self.rows, self)
        card_input = CardViewInput(self.list)
        self.list.viewport().installEventFilter(self.list.line_delegate.buttons)  # before the card input sees a press
        for source in (card_input, self.list.line_delegate.buttons):
            source.added.connect(self.added)
            source.removed.connect(self.removed)
        card_input.counted.connect(self.counted)
        card_input.hovered.connect(self.hovered)
        card_input.menu_wanted.connect(self.menu_wanted)
        self.list.dropped.connect(self.dropped)
        self.list.moved.connect(self.moved)
        self.list.line_delegate.buttons.moved.connect(lambda number, part: self.moved.emit(number, part, 1))
        self.list.selectionModel().currentChanged.connect(self._point)
        self.ten_resources = ActionButton(parent=self)
        self.ten_resources.set_height(BUTTON_HEIGHT)
        self.ten_resources.clicked.connect(self._set_ten_resources)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.name, 1)
        head.addWidget(self.undo)
        head.addWidget(self.redo)
        self.box.addLayout(head)
        self.box.addWidget(self.list, 1)
        self.box.addWidget(self.ten_resources)
        self.refresh_colors()
        self.refresh_texts()

    def show_deck(self, deck: Deck) -> None:
        """Show this deck; the current card, or else the one in its row, stays selected."""
        if deck.name != self.name.text():
            self.name.setText(deck.name)
            self.name.setCursorPosition(0)  # show the beginning of a long name
        self.ten_resources.setVisible(deck.resources != TEN)
        (current, part), row = self.current, self.list.currentIndex().row()
        shift = self.list.verticalScrollBar().value()
        self.rows.show_deck(deck)
        if not self.list.currentIndex().isValid():
            self.list.verticalScrollBar().setValue(shift)
            if row >= 0:
                self._mark(current, part, row)
        self._show_totals()

    def begin(self) -> str:
        """Show another deck from its top with nothing selected; return the number of its first card, empty if none."""
        self.list.setCurrentIndex(QModelIndex())
        self.list.scrollToTop()
        return next((line.number for line in self.rows.lines if line.number and line.section != "resource"), "")

    def show_part(self, part: Part) -> None:
        """Scroll to the sideboard, or to the top of the deck."""
        if part == SIDEBOARD:
            self.list.scrollTo(self.rows.index(self.rows.sideboard_row), DeckView.ScrollHint.PositionAtTop)
        else:
            self.list.scrollToTop()

    @property
    def current(self) -> tuple[str, Part]:
        """The number of the current card, empty if there is none, and the part of the deck that it is in."""
        index = self.list.currentIndex()
        return str(index.data(NUMBER) or ""), index.data(PART) or DECK

    def refresh_texts(self) -> None:
        self.rows.retranslate()
        self.name.setPlaceholderText(self.tr("Name of the deck"))
        self.name.setAccessibleName(self.tr("Name of the deck"))
        self.list.setAccessibleName(self.tr("Deck"))
        self.list.empty = self.tr(
            "Your deck is empty: double click a card, press Enter on it, or drag it here. "
            "A list from elsewhere can be pasted or dropped."
        )
        self.ten_resources.set_caption(self.tr("Ten of {number}").format(number=RESOURCE_NUMBER))
        for button, text, name in (
            (self.undo, "↶", self.tr("Undo")),
            (self.redo, "↷", self.tr("Redo")),
        ):
            button.setText(text)
            button.setAccessibleName(name)
            button.setToolTip(name)
        self._show_totals()

    def refresh_colors(self) -> None:
        for widget in (self.name, self.undo, self.redo):
            widget.setStyleSheet(tool_style())

    def _show_totals(self) -> None:
        deck = self._document.deck
        text = self.tr("Deck — {count} / {size}, resources {resources} / {resource_size}")
        if deck.sideboard:
            text = self.tr("Deck {count} / {size}, resources {resources}, sideboard {beside} / {sideboard_size}")
        self.set_title(
            text.format(
                count=deck.count,
                size=DECK_SIZE,
                resources=deck.resource_count,
                resource_size=RESOURCE_DECK_SIZE,
                beside=deck.sideboard_count,
                sideboard_size=SIDEBOARD_SIZE,
            )
        )

    def _mark(self, number: str, part: Part, row: int) -> None:
        """Select a card, or the one nearest to its former row."""
        found, lines = self.rows.row_of(number, part), self.rows.lines
        near = sorted((place for place, line in enumerate(lines) if line.number), key=lambda place: abs(place - row))
        if found >= 0 or near:
            self.list.setCurrentIndex(self.rows.index(found if found >= 0 else near[0]))

    def _point(self, now: QModelIndex, _before: QModelIndex) -> None:
        if (number := now.data(NUMBER)) and self.list.hasFocus():
            self.pointed.emit(number)

    def _set_ten_resources(self) -> None:
        deck = self._document.deck.model_copy(update={"resources": TEN})
        self._document.replace(deck, self.ten_resources.text())
