"""The page of the deck builder: card search, cards, deck, and legality."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import (
    DECK,
    MAYBEBOARD,
    MOST_COPIES,
    OWNED,
    PARTS,
    Card,
    CardIndex,
    Deck,
    DeckError,
    Part,
)
from gundam_desktop.ui.decks.builder.builder_splitter import GAP, BuilderSplitter
from gundam_desktop.ui.decks.builder.card_menu import CardMenu
from gundam_desktop.ui.decks.builder.card_mime import cards_of, may_be_list, origin_of
from gundam_desktop.ui.decks.builder.cards_panel import CardsPanel
from gundam_desktop.ui.decks.builder.deck_document import DeckDocument
from gundam_desktop.ui.decks.builder.deck_model import other_part
from gundam_desktop.ui.decks.builder.deck_panel import DeckPanel
from gundam_desktop.ui.decks.builder.group_dialog import GroupDialog
from gundam_desktop.ui.decks.builder.legality_sidebar import LegalitySidebar
from gundam_desktop.ui.decks.builder.search_panel import SearchPanel
from gundam_desktop.ui.decks.collection.collected import CollectionState
from gundam_desktop.ui.decks.import_export import deck_text_from_mime
from gundam_desktop.ui.keys import Group, Keymap
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.ambient import Ambient
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.drops import accept_copy
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.theme import theme
from gundam_desktop.ui.style.translation import language

COPIES_CLAUSE = "5-1-1-3"


class BuilderPage(Ambient, QWidget):
    """Edits one deck. Files, games and rules are requested by signals."""

    play_wanted = Signal()
    playtest_wanted = Signal()
    import_wanted = Signal()
    export_wanted = Signal()
    clause_wanted = Signal(str)
    """The number of a clause."""
    list_dropped = Signal(str)
    """The text of a deck list that was dropped or pasted."""

    def __init__(self, parent: QWidget | None = None, cards: Mapping[str, Card] | None = None) -> None:
        super().__init__(parent)
        known = decks_api.all_cards() if cards is None else cards
        self._cards = known
        self._keymap: Keymap | None = None
        self._keys = {"deck import": "", "deck export": ""}
        self.document = DeckDocument(self)
        self.collection = CollectionState(decks_api.player_collection(), self)
        index = decks_api.card_index() if cards is None else CardIndex(cards.values(), library)
        self.search_panel = SearchPanel(index, self)
        self.importing = ActionButton(parent=self)
        self.exporting = ActionButton(parent=self)
        self.cards = CardsPanel(known.values(), self)
        self.deck = DeckPanel(self.document, known, self)
        self.sidebar = LegalitySidebar(known, self.collection, self)
        self.sidebar.preview.facts = lambda number: library.card_facts(number, language())
        self.splitter = BuilderSplitter(self)
        self.setAcceptDrops(True)
        self.setFocusProxy(self.search_panel)
        self._lay_out()
        self._connect()
        self._pointed = self.cards.current
        self.refresh_texts()
        self._show_deck()
        QTimer.singleShot(0, self, self.collection.reload)  # a fault is told beside the page

    def _lay_out(self) -> None:
        left = QWidget(self)
        self.search_panel.head.addWidget(self.importing)
        self.search_panel.head.addWidget(self.exporting)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(GAP)
        column.addWidget(self.search_panel)
        column.addWidget(self.cards, 1)
        self.splitter.hold(left, self.deck, self.sidebar)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(GAP + 2, GAP + 2, GAP + 2, GAP + 2)
        whole.addWidget(self.splitter)
        self.refresh_sizes()

    def _connect(self) -> None:
        self.search_panel.found.connect(self.cards.show_numbers)
        self.search_panel.field.left_downwards.connect(self._enter_cards)
        self.cards.left_upwards.connect(self.search_panel.setFocus)
        self.cards.part_chosen.connect(self.add_to)
        self.cards.all_wanted.connect(self.search_panel.clear)
        for panel in (self.cards, self.deck):
            panel.added.connect(self.add)
            panel.removed.connect(lambda number, part: self.document.remove(number, part=part))
            panel.counted.connect(self.document.set_count)
            panel.pointed.connect(self._point)
            panel.menu_wanted.connect(self._show_menu)
            panel.hovered.connect(lambda number: self.show_large(number or self._pointed))
        self.deck.dropped.connect(lambda number, many, part: self.add(number, part=part, many=many))
        self.deck.moved.connect(self.document.move)
        self.deck.grouped.connect(self.document.set_group)
        self.deck.undo_wanted.connect(self.undo)
        self.deck.redo_wanted.connect(self.redo)
        self.deck.width_wanted.connect(self.splitter.widen_deck)
        self.splitter.widened.connect(self.deck.look_bar.wide.setChecked)
        self.document.changed.connect(self._show_deck)
        self.document.opened.connect(self.show_first)
        self.sidebar.legality.breaches_found.connect(self.deck.rows.show_breaches)
        self.collection.changed.connect(self._show_collection)
        self.collection.failed.connect(lambda text: message_box.warn(self, self.tr("Collection"), text))
        self.importing.clicked.connect(self.import_wanted)
        self.exporting.clicked.connect(self.export_wanted)
        self.sidebar.play.clicked.connect(self.play_wanted)
        self.sidebar.playtest.clicked.connect(self.playtest_wanted)
        for field in (self.search_panel.field, self.deck.name):
            field.installEventFilter(self)
        for part in (self.cards, self.sidebar.legality, self.sidebar.preview):
            part.clause_wanted.connect(self.clause_wanted)

    # view

    @property
    def sizes(self) -> list[int]:
        """The widths of the cards, the deck and the sidebar, to be saved."""
        return self.splitter.sizes()

    @sizes.setter
    def sizes(self, widths: Sequence[int]) -> None:
        self.splitter.divide(widths)

    @property
    def grid_zoom(self) -> int:
        """The zoom of the card grid, to be saved."""
        return self.cards.grid.zoom

    @grid_zoom.setter
    def grid_zoom(self, zoom: int) -> None:
        self.cards.grid.set_zoom(zoom)

    def set_deck(self, deck: Deck) -> None:
        """Open a deck. `KeyError` for an unknown card."""
        unknown = [number for number, _count in deck.everything if number not in self._cards]
        if unknown:
            raise KeyError(f"{deck.name}: unknown cards: {', '.join(unknown)}")
        self.document.open(deck)

    def refresh_texts(self) -> None:
        self.importing.set_caption(self.tr("Import list"), self._keys["deck import"])
        self.exporting.set_caption(self.tr("Export"), self._keys["deck export"])
        self.show_large(self._pointed)

    def show_keys(self, keymap: Keymap) -> None:
        """Show the keys of commands on the buttons."""
        self._keymap = keymap
        self._keys = {command: keymap.shown(command) for command in self._keys}
        self.sidebar.show_keys(keymap)
        self.refresh_texts()

    def _show_deck(self) -> None:
        deck = self.document.deck
        self.cards.explain()  # what was said of the deck before may be wrong now
        for part in (self.cards, self.deck, self.sidebar.legality, self.search_panel):
            part.show_deck(deck)

    def _show_collection(self) -> None:
        cards = self.collection.cards
        for part in (self.cards.cards, self.deck.rows):
            part.show_owned(cards.owned)
        self.search_panel.show_collection(cards)

    def _point(self, number: str) -> None:
        """Show the card that the keys or a click have marked last; the one under the mouse goes before it."""
        self._pointed = number
        self.show_large(number)

    def show_first(self) -> None:
        """Show the deck from its top and its first card large; that of the cards if it has none."""
        self._point(self.deck.begin() or self.cards.current)

    def show_card(self, number: str) -> None:
        """Show a card large and search for it."""
        self.search_panel.field.setText(decks_api.with_term("", "number", "=", number, True, language()))
        self._point(number)

    def show_large(self, number: str) -> None:
        """Show a card large beside the deck; an empty number shows none."""
        preview = self.sidebar.preview.zoom
        self.sidebar.owned.show_card(number)
        if number:
            reminders = library.reminders(number, decks_api.NEWEST, language())
            preview.show_card(library.face(number, language()), reminders=reminders)
        else:
            preview.show_card(None)

    def _open_large(self, number: str) -> None:
        self.show_large(number)
        self.sidebar.preview.open_large()

    def _show_menu(self, number: str, part: Part, at: QPoint) -> None:
        owned = self.collection.count(OWNED, number)
        menu = CardMenu(self._cards[number], part, self.document.deck.copies(number, part), owned, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.added.connect(self.add)
        menu.removed.connect(lambda number, part: self.document.remove(number, part=part))
        menu.moved.connect(self.document.move)
        menu.search_wanted.connect(self.search_panel.field.setText)
        menu.group_wanted.connect(self._ask_group)
        menu.large_wanted.connect(self._open_large)
        menu.collected.connect(lambda shelf, by: self.collection.add(shelf, {number: by}))
        menu.popup(at)

    def _ask_group(self, number: str) -> None:
        dialog = GroupDialog(number, self.document.deck, self)
        dialog.textValueSelected.connect(partial(self._put_into_group, number))
        dialog.open()

    def _put_into_group(self, number: str, group: str) -> None:
        """Put a card into a group, and say so where the deck does not show it."""
        self.document.set_group(number, group)
        if self.deck.look.group != "own" and group.strip():
            text = self.tr("{card} is in the group “{group}”. To see it, group the deck by own groups.")
            text = text.format(card=library.name_of(number, language()), group=group.strip())
            self.cards.show_message(escape(text))

    # editing

    def add(self, number: str, over_limit: bool = False, part: Part = DECK, many: int = 1) -> None:
        """Add copies of a card to a part of the deck, up to the limit of the rules unless `over_limit` is set.

        The copies in deck and sideboard count together (5-1-1-3). Resources go to the resource deck.
        """
        resource, deck = self._cards[number].type == "resource", self.document.deck
        free = over_limit or resource
        present = deck.copies(number, part) if part == MAYBEBOARD else deck.together.get(number, 0)
        room = many if free else min(many, MOST_COPIES - present)
        if room > 0:
            self.document.add(number, room, DECK if resource else part)
        else:
            self._refuse(number)

    def move_current(self) -> None:
        """Move a copy of the current card of the deck's list to the sideboard, or from elsewhere to the deck."""
        number, part = self.deck.current
        if number:
            self.document.move(number, part, other_part(part))
        else:
            self.cards.show_message(escape(self.tr("Select a card in the deck list first.")))

    def own(self, by: int) -> None:
        """Add copies of the card that is shown large to the owned ones, or take away with a number below 0."""
        number = self.sidebar.owned.number
        if number:
            self.collection.add(OWNED, {number: by})
            text = self.tr("{card}: {count} owned").format(
                card=library.name_of(number, language()), count=self.collection.count(OWNED, number)
            )
            self.cards.show_message(escape(text))

    def add_to(self, part: Part) -> None:
        """Let the mouse and the keys add the cards to this part of the deck from now on, and show it."""
        self.cards.add_to(part)
        self.deck.show_part(part)

    def switch_part(self) -> None:
        """Add the cards to the next part of the deck from now on: the deck, the sideboard, the maybeboard in turn."""
        self.add_to(PARTS[(PARTS.index(self.cards.cards.adding_to) + 1) % len(PARTS)])

    def _enter_cards(self) -> None:
        self.cards.view.setFocus()

    def undo(self) -> None:
        """Undo the last edit of the deck."""
        if self.document.stack.canUndo():
            text = self.tr("Undone: {edit}").format(edit=self.document.undo_text)
            self.document.undo()
            self.cards.show_message(escape(text))

    def redo(self) -> None:
        """Redo the edit that was undone last."""
        if self.document.stack.canRedo():
            text = self.tr("Redone: {edit}").format(edit=self.document.redo_text)
            self.document.redo()
            self.cards.show_message(escape(text))

    def paste(self) -> None:
        """Import the deck list on the clipboard."""
        self._take_list(QGuiApplication.clipboard().mimeData())

    def _refuse(self, number: str) -> None:
        """Show why no further copy can be added."""
        text = self.tr("{card}: at most %n copies of one number. Hold Ctrl or Shift to add more.", "", MOST_COPIES)
        text = text.format(card=library.name_of(number, language()))
        style = f"color:{theme().accent_self}; text-decoration:none"
        link = f"<a href='{COPIES_CLAUSE}' style='{style}'>{COPIES_CLAUSE}</a>"
        self.cards.show_message(f"{escape(text)} {link}", warning=True)

    def _take_list(self, data: QMimeData) -> None:
        if not may_be_list(data):
            return
        try:
            text = deck_text_from_mime(data)
        except DeckError as error:
            self.cards.show_message(escape(self.tr("This cannot be read: {why}").format(why=error)), warning=True)
            return
        if text.strip():
            self.list_dropped.emit(text)

    # Qt's own

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        zooms = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1, Qt.Key.Key_0: 0}
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        elif control and event.key() in zooms:
            self.cards.zoom(zooms[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Import a list that is pasted into a text field, and take keys of the builder that the field cannot use."""
        if isinstance(event, QKeyEvent) and isinstance(watched, QLineEdit):
            pasted = event.matches(QKeySequence.StandardKey.Paste)
            if event.type() == QEvent.Type.ShortcutOverride and self._is_unused(event, watched):
                event.ignore()
                return True
            if event.type() == QEvent.Type.KeyPress and pasted and "\n" in QGuiApplication.clipboard().text().strip():
                self.paste()
                return True
        return super().eventFilter(watched, event)

    def _is_unused(self, event: QKeyEvent, field: QLineEdit) -> bool:
        """True if a key belongs to the builder and the field has no use for it now."""
        if self._keymap is None or not self._keymap.command_of(event, Group.DECKS):
            return False
        useful = (
            (QKeySequence.StandardKey.Undo, field.isUndoAvailable()),
            (QKeySequence.StandardKey.Redo, field.isRedoAvailable()),
            (QKeySequence.StandardKey.Copy, field.hasSelectedText()),
            (QKeySequence.StandardKey.Paste, True),
        )
        return not any(use for key, use in useful if event.matches(key))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if origin_of(event.mimeData()) is not None:
            event.acceptProposedAction()
            self.cards.show_message(escape(self.tr("Drop the card here to take it out; with Shift every copy.")))
        elif may_be_list(event.mimeData()):
            accept_copy(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        self.cards.explain()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Remove a card dragged out of the deck (with Shift every copy); import dropped text and files as lists."""
        event.acceptProposedAction()
        origin = origin_of(event.mimeData())
        if origin is not None:
            every = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            for number in cards_of(event.mimeData()):
                self.document.remove(number, self.document.deck.copies(number, origin) if every else 1, origin)
        else:
            accept_copy(event)
            self._take_list(event.mimeData())

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), QColor(theme().background))

    def refresh_sizes(self) -> None:
        self.deck.setMinimumWidth(scaled(228))
        self.cards.setMinimumWidth(scaled(480))
