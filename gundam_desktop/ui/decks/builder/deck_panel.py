"""The panel with the deck: its name, its cards, undo and redo."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from gundam_desktop.games.gcg.decks_api import (
    DECK,
    DECK_SIZE,
    RESOURCE_DECK_SIZE,
    RESOURCE_NUMBER,
    SIDEBOARD_SIZE,
    Card,
    Deck,
    Part,
)
from gundam_desktop.ui.decks.builder.card_view_input import CardViewInput
from gundam_desktop.ui.decks.builder.cards_model import NUMBER, PART
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument
from gundam_desktop.ui.decks.builder.deck_look_bar import VIEWS, DeckLookBar
from gundam_desktop.ui.decks.builder.deck_model import DeckModel, other_part
from gundam_desktop.ui.decks.builder.deck_view import DeckView
from gundam_desktop.ui.session.layouts import DeckLook
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import Panel
from gundam_desktop.ui.style.scaling import set_font
from gundam_desktop.ui.style.stylesheets import link_button, link_style, tool_button, tool_style

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
    moved = Signal(str, str, str, int)
    """A card's number, the parts of the deck that it leaves and goes to, and the copies to move."""
    grouped = Signal(str, str)
    """A card's number, and the group of the player's that it goes to; empty for none."""
    pointed = Signal(str)
    """The number of the current card."""
    save_wanted = Signal()
    undo_wanted = Signal()
    redo_wanted = Signal()
    width_wanted = Signal()
    """The deck should become wide, or as wide as before."""

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
        self.save = link_button(self)
        """Shown while there are unsaved changes."""
        self.save.hide()
        self.save.clicked.connect(self.save_wanted)
        self.undo, self.redo = tool_button(self), tool_button(self)
        self.undo.clicked.connect(self.undo_wanted)
        self.redo.clicked.connect(self.redo_wanted)
        document.stack.canUndoChanged.connect(self.undo.setEnabled)
        document.stack.canRedoChanged.connect(self.redo.setEnabled)
        self.undo.setEnabled(False)
        self.redo.setEnabled(False)
        self.rows = DeckModel(cards, self)
        self.view = DeckView(self.rows, self)
        self.look_bar = DeckLookBar(self)
        self._connect_view()
        self.ten_resources = ActionButton(parent=self)
        self.ten_resources.set_height(BUTTON_HEIGHT)
        self.ten_resources.clicked.connect(self._set_ten_resources)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.name, 1)
        head.addWidget(self.undo)
        head.addWidget(self.redo)
        self.box.addLayout(head)
        self.box.addWidget(self.look_bar)
        self.box.addWidget(self.view, 1)
        self.box.addWidget(self.ten_resources)
        self.refresh_colors()
        self.refresh_texts()

    def _connect_view(self) -> None:
        card_input = CardViewInput(self.view)
        self.view.viewport().installEventFilter(self.view.buttons)  # before the card input sees a press
        for source in (card_input, self.view.buttons):
            source.added.connect(self.added)
            source.removed.connect(self.removed)
        card_input.counted.connect(self.counted)
        card_input.hovered.connect(self.hovered)
        card_input.menu_wanted.connect(self.menu_wanted)
        self.view.dropped.connect(self.dropped)
        self.view.moved.connect(self.moved)
        self.view.grouped.connect(self.grouped)
        self.view.buttons.moved.connect(lambda number, part: self.moved.emit(number, part, other_part(part), 1))
        self.view.selectionModel().currentChanged.connect(self._point)
        self.look_bar.look_chosen.connect(self.show_as)
        self.look_bar.width_wanted.connect(self.width_wanted)

    @property
    def look(self) -> DeckLook:
        """How the deck is shown."""
        return self.view.look

    def show_as(self, look: DeckLook) -> None:
        """Show the deck in another view, or its cards in other groups or another order; the current card stays."""
        (current, part), before = self.current, self.look
        if (look.group, look.sort) != (before.group, before.sort):
            self.rows.arrange(look)
            if current:
                self.view.setCurrentIndex(self.rows.index(self.rows.row_of(current, part)))
        self.view.show_as(look)
        self.look_bar.show_look(look)

    def show_next_view(self) -> None:
        """Show the deck in the view that comes after this one."""
        following = VIEWS[(VIEWS.index(self.look.view) + 1) % len(VIEWS)]
        self.show_as(self.look.model_copy(update={"view": following}))

    def show_deck(self, deck: Deck) -> None:
        """Show this deck; the current card, or else the one in its row, stays selected."""
        if deck.name != self.name.text():
            self.name.setText(deck.name)
            self.name.setCursorPosition(0)  # show the beginning of a long name
        self.ten_resources.setVisible(deck.resources != TEN)
        (current, part), row = self.current, self.view.currentIndex().row()
        shift = self.view.verticalScrollBar().value()
        self.rows.show_deck(deck)
        if not self.view.currentIndex().isValid():
            self.view.verticalScrollBar().setValue(shift)
            if row >= 0:
                self._mark(current, part, row)
        self._show_totals()

    def begin(self) -> str:
        """Show another deck from its top with nothing selected; return the number of its first card, empty if none."""
        self.view.setCurrentIndex(QModelIndex())
        self.view.scrollToTop()
        return next((line.number for line in self.rows.lines if line.number and line.section != "resource"), "")

    def show_part(self, part: Part) -> None:
        """Scroll to a part of the deck."""
        if part != DECK:
            self.view.scrollTo(self.rows.index(self.rows.heading_row(part)), DeckView.ScrollHint.PositionAtTop)
        else:
            self.view.scrollToTop()

    @property
    def current(self) -> tuple[str, Part]:
        """The number of the current card, empty if there is none, and the part of the deck that it is in."""
        index = self.view.currentIndex()
        return str(index.data(NUMBER) or ""), index.data(PART) or DECK

    def refresh_texts(self) -> None:
        self.rows.retranslate()
        self.name.setPlaceholderText(self.tr("Name of the deck"))
        self.name.setAccessibleName(self.tr("Name of the deck"))
        self.view.setAccessibleName(self.tr("Deck"))
        self.view.empty = self.tr(
            "Your deck is empty: double-click a card, press Enter on it, or drag it here. "
            "You can also paste or drop a deck list."
        )
        self.ten_resources.set_caption(self.tr("Ten of {number}").format(number=RESOURCE_NUMBER))
        for button, text, name in (
            (self.undo, "↶", self.tr("Undo")),
            (self.redo, "↷", self.tr("Redo")),
        ):
            button.setText(text)
            button.setAccessibleName(name)
            button.setToolTip(literal(name))
        self.save.setText(self.tr("Save"))
        self.save.setToolTip(literal(self.tr("There are unsaved changes.")))
        self.put_into_title(self.save)
        self._show_totals()

    def refresh_colors(self) -> None:
        for widget in (self.name, self.undo, self.redo):
            widget.setStyleSheet(tool_style())
        self.save.setStyleSheet(link_style())

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
            self.view.setCurrentIndex(self.rows.index(found if found >= 0 else near[0]))

    def _point(self, now: QModelIndex, _before: QModelIndex) -> None:
        if (number := now.data(NUMBER)) and self.view.hasFocus():
            self.pointed.emit(number)

    def _set_ten_resources(self) -> None:
        deck = self._document.deck.model_copy(update={"resources": TEN})
        self._document.replace(deck, self.ten_resources.text())
