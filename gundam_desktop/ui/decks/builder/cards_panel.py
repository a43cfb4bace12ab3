"""The panel with all cards, as a grid or a table, and a status line."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QButtonGroup, QComboBox, QHBoxLayout, QStackedWidget, QToolButton, QWidget

from gundam_desktop.games.gcg.decks_api import DECK, MAYBEBOARD, PARTS, SIDEBOARD, Card, Deck, Part
from gundam_desktop.ui.decks.builder.card_view_input import CardViewInput
from gundam_desktop.ui.decks.builder.cards_grid import USUAL_ZOOM, ZOOMS, CardsGrid
from gundam_desktop.ui.decks.builder.cards_model import NUMBER, CardColumn, CardsModel
from gundam_desktop.ui.decks.builder.cards_table import CardsTable
from gundam_desktop.ui.style.label import Label, RichLabel
from gundam_desktop.ui.style.literal import literal
from gundam_desktop.ui.style.panel import PADDING, Panel
from gundam_desktop.ui.style.scaling import scaled, set_font
from gundam_desktop.ui.style.stylesheets import tool_button, tool_style
from gundam_desktop.ui.style.theme import theme

ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
SORTS = (
    (CardColumn.LEVEL, ASCENDING),
    (CardColumn.COST, ASCENDING),
    (CardColumn.NAME, ASCENDING),
    (CardColumn.NUMBER, ASCENDING),
    (CardColumn.TYPE, ASCENDING),
    (CardColumn.COLOR, ASCENDING),
    (CardColumn.AP, DESCENDING),
    (CardColumn.HP, DESCENDING),
    (CardColumn.COPIES, DESCENDING),
    (CardColumn.OWNED, DESCENDING),
)
MESSAGE_TIME = 8000
"""Milliseconds that a message is shown in the status line."""
GRID, TABLE = 0, 1


class CardsPanel(Panel):
    """Shows the cards and emits what to do with them."""

    added = Signal(str, bool, str)
    """A card's number, True to exceed the limit of copies, and the part of the deck."""
    removed = Signal(str, str)
    counted = Signal(str, int, str)
    menu_wanted = Signal(str, str, QPoint)
    """A card's number, the part of the deck, and a point of the screen."""
    hovered = Signal(str)
    """The number of the card under the mouse; empty when there is none."""
    pointed = Signal(str)
    """The number of the current card."""
    left_upwards = Signal()
    part_chosen = Signal(str)
    """The part of the deck that cards should be added to."""
    all_wanted = Signal()
    """All cards should be shown instead of the search result."""
    clause_wanted = Signal(str)

    def __init__(self, cards: Iterable[Card], parent: QWidget | None = None) -> None:
        super().__init__(" ", parent)
        self.cards = CardsModel(cards, self)
        self.grid = CardsGrid(self.cards, self)
        self.table = CardsTable(self.cards, self)
        self.table.setSelectionModel(self.grid.selectionModel())
        self._nothing = RichLabel(self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.setWordWrap(True)
        set_font(self._nothing, 15)
        self._nothing.open_links()
        self._nothing.linkActivated.connect(self.all_wanted)
        self._marked_number = ""
        """The card to select again after a change of the rows."""
        self._from_first = False
        self._make_head()
        self._views = QStackedWidget(self)
        for widget in (self.grid, self.table, self._nothing):
            self._views.addWidget(widget)
        self.status = RichLabel(self)
        set_font(self.status, 12.5)
        self.status.open_links()
        self.status.linkActivated.connect(self.clause_wanted)
        self._message_timer = QTimer(self)
        self._message_timer.setSingleShot(True)
        self._message_timer.setInterval(MESSAGE_TIME)
        self._message_timer.timeout.connect(self.explain)
        self.box.addWidget(self._views, 1)
        self.box.addWidget(self.status)
        self._connect()
        self.refresh_colors()
        self.refresh_texts()
        self._mark(0)

    def _make_head(self) -> None:
        self.sorting = QComboBox(self)
        set_font(self.sorting, 12.5)
        self.smaller, self.larger = tool_button(self), tool_button(self)
        self.as_grid, self.as_table = tool_button(self, checkable=True), tool_button(self, checkable=True)
        self._group = QButtonGroup(self)
        self._group.addButton(self.as_grid, GRID)
        self._group.addButton(self.as_table, TABLE)
        self.as_grid.setChecked(True)
        self.part = QComboBox(self)
        self._adding = Label(self)
        for label in (self.part, self._adding):
            set_font(label, 12.5)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self._adding)
        head.addWidget(self.part)
        head.addStretch(1)
        for widget in (self.sorting, self.smaller, self.larger, self.as_grid, self.as_table):
            head.addWidget(widget)
        self.box.addLayout(head)

    def _connect(self) -> None:
        self.cards.modelReset.connect(self._show_again)
        self.grid.selectionModel().currentChanged.connect(self._point)
        self.sorting.activated.connect(lambda place: self.table.sortByColumn(*SORTS[place]))
        self.table.horizontalHeader().sortIndicatorChanged.connect(lambda _column, _order: self._show_sorting())
        self.smaller.clicked.connect(lambda: self.zoom(-1))
        self.larger.clicked.connect(lambda: self.zoom(1))
        self._group.idClicked.connect(self.show_as)
        self.part.activated.connect(lambda place: self.part_chosen.emit(PARTS[place]))
        for view in (self.grid, self.table):
            card_input = CardViewInput(view)
            for source in (card_input, view.card_delegate.buttons):
                source.added.connect(self.added)
                source.removed.connect(self.removed)
            view.viewport().installEventFilter(view.card_delegate.buttons)  # before the card input
            card_input.counted.connect(self.counted)
            card_input.hovered.connect(self.hovered)
            card_input.menu_wanted.connect(self.menu_wanted)
            view.left_upwards.connect(self.left_upwards)

    # what is shown

    @property
    def view(self) -> CardsGrid | CardsTable:
        """The grid or the table."""
        return self.table if self.is_table else self.grid

    @property
    def current(self) -> str:
        """The number of the current card; empty if there is none."""
        return str(self.grid.currentIndex().data(NUMBER) or "")

    def show_as(self, which: int) -> None:
        """Show the cards as a grid or as a table; the current card stays."""
        current = self._views.currentWidget()
        assert current is not None
        focused = self.view.hasFocus() or current.hasFocus()
        (self.as_table if which == TABLE else self.as_grid).setChecked(True)
        for widget in (self.smaller, self.larger):
            widget.setEnabled(which == GRID)
        row = self.grid.currentIndex().row()
        self._show_view()
        self._mark(row)
        self.view.scrollTo(self.grid.currentIndex())
        if focused:
            self.view.setFocus()

    @property
    def is_table(self) -> bool:
        """True if the cards are shown as a table."""
        return self._group.checkedId() == TABLE

    def switch(self) -> None:
        """Switch between grid and table."""
        self.show_as(GRID if self.is_table else TABLE)

    def add_to(self, part: Part) -> None:
        """Let the mouse and the keys add the cards to this part of the deck from now on."""
        self.cards.adding_to = part
        self.part.setCurrentIndex(PARTS.index(part))
        self.explain()

    def zoom(self, steps: int) -> None:
        """Zoom the grid by steps; 0 resets the zoom."""
        self.grid.set_zoom(self.grid.zoom + steps if steps else USUAL_ZOOM)
        self.smaller.setEnabled(self.grid.zoom > 0)
        self.larger.setEnabled(self.grid.zoom < len(ZOOMS) - 1)

    def show_numbers(self, numbers: Collection[str] | None, is_new_search: bool = True) -> None:
        """Show the result of a search; None shows all cards.

        A new search selects the first card; otherwise the current card stays.
        """
        self._from_first = is_new_search and numbers is not None
        self.cards.set_numbers(numbers)
        self._from_first = False

    def show_deck(self, deck: Deck) -> None:
        """Show the copies of each card in the deck."""
        self.cards.show_copies(deck)

    def refresh_texts(self) -> None:
        self.cards.retranslate()
        self.grid.thumbnails.clear()
        names = (
            self.tr("By Lv and cost"),
            self.tr("By cost"),
            self.tr("By name"),
            self.tr("By number"),
            self.tr("By type"),
            self.tr("By colour"),
            self.tr("By AP"),
            self.tr("By HP"),
            self.tr("In the deck first"),
            self.tr("Owned first"),
        )
        self.sorting.clear()
        self.sorting.addItems(names)
        self._show_sorting()
        self.part.clear()
        self.part.addItems([self.tr("Deck"), self.tr("Sideboard"), self.tr("Maybeboard")])
        self.part.setCurrentIndex(PARTS.index(self.cards.adding_to))
        texts = (
            (self.sorting, "", self.tr("Order of the cards")),
            (self.smaller, "−", self.tr("Smaller cards (Ctrl+−)")),
            (self.larger, "+", self.tr("Larger cards (Ctrl++)")),
            (self.as_grid, self.tr("Grid"), self.tr("Show the cards as a grid")),
            (self.as_table, self.tr("Table"), self.tr("Show the cards as a table")),
            (self.part, "", self.tr("Where cards are added (Ctrl+B)")),
        )
        for widget, text, name in texts:
            if isinstance(widget, QToolButton):
                widget.setText(text)
            widget.setAccessibleName(name)
            widget.setToolTip(literal(name))
        for view in (self.grid, self.table):
            view.setAccessibleName(self.tr("Cards"))
        self._adding.setText(self.tr("Add to"))
        self._show_count()
        self.explain()

    def refresh_colors(self) -> None:
        for widget in (self.smaller, self.larger, self.as_grid, self.as_table):
            widget.setStyleSheet(tool_style())
        self._adding.setStyleSheet(f"color: {theme().muted}")
        self._show_count()
        self.explain()

    def show_message(self, text: str, *, warning: bool = False) -> None:
        """Show a message in the status line for some seconds; it may contain links to clauses."""
        self.status.show_linked_text(text)
        self.status.setStyleSheet(f"color: {theme().warning if warning else theme().text}")
        self._message_timer.start()

    def grow(self) -> None:
        edge = scaled(PADDING)
        self.box.setContentsMargins(edge, scaled(5), edge - 4, scaled(5))

    def explain(self) -> None:
        """Show what the keys do in place of a message."""
        self._message_timer.stop()
        self.status.setStyleSheet(f"color: {theme().muted}")
        texts = {
            DECK: self.tr("Enter adds one, Backspace removes one, 0 to 4 sets the count"),
            SIDEBOARD: self.tr("Sideboard: Enter adds one, Backspace removes one, 0 to 4 sets the count"),
            MAYBEBOARD: self.tr("Maybeboard: Enter adds one, Backspace removes one, 0 to 4 sets the count"),
        }
        self.status.show_linked_text(texts[self.cards.adding_to])

    def _show_count(self) -> None:
        found = self.cards.rowCount()
        self.set_title(
            self.tr("Cards — %n match", "", found) if self.cards.searched else self.tr("Cards — %n", "", found)
        )
        nothing, everything = self.tr("Nothing matches the search."), self.tr("Show all cards")
        link = f"<a href='all' style='color:{theme().accent_self}'>{everything}</a>"
        self._nothing.show_linked_text(f"{nothing}<br><br>{link}")

    def _show_view(self) -> None:
        self._views.setCurrentWidget(self.view if self.cards.rowCount() else self._nothing)

    def _show_sorting(self) -> None:
        sorted_by = self.cards.sorted_by
        self.sorting.setCurrentIndex(SORTS.index(sorted_by) if sorted_by in SORTS else -1)

    def _show_again(self) -> None:
        self._show_count()
        self._show_view()
        self._mark(0 if self._from_first else max(0, self.cards.row_of(self._marked_number)))

    def _mark(self, row: int) -> None:
        index = self.cards.index(row, 0)
        self.view.setCurrentIndex(index)

    def _point(self, now: QModelIndex, _before: QModelIndex) -> None:
        if number := now.data(NUMBER):
            self._marked_number = number
            self.pointed.emit(number)
