"""Controls the deck builder of a window: opens decks in it, saves, imports, exports and plays them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.games.gcg.decks_api import Deck, DeckEntry
from gundam_desktop.ui.decks.shown_deck_name import shown_deck_name
from gundam_desktop.ui.decks.workspace.confirmations import Confirmations
from gundam_desktop.ui.decks.workspace.deck_io import DeckIO
from gundam_desktop.ui.decks.workspace.deck_saver import DeckSaver
from gundam_desktop.ui.decks.workspace.draft_recovery import DraftRecovery
from gundam_desktop.ui.decks.workspace.game_starter import GameStarter
from gundam_desktop.ui.decks.workspace.layout_state import layout_of, restore_layout
from gundam_desktop.ui.decks.workspace.open_deck import OpenDeck
from gundam_desktop.ui.decks.workspace.stored_deck_watch import StoredDeckWatch
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.clause_dialog import ClauseDialog
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.translation import language

if TYPE_CHECKING:
    from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
    from gundam_desktop.ui.decks.library import DeckLibraryDialog
    from gundam_desktop.ui.decks.workspace.deck_windows import DeckWindows

EMPTY = Deck(name="", cards=())


class DeckController(QObject):
    """The deck builder of one window. Its page and dialogs are imported and made when they are first shown."""

    page_wanted = Signal(QWidget)
    """The page that the window should show."""
    table_wanted = Signal()
    """The window should show the table again."""
    title_changed = Signal()
    """The window title for the builder may be another one."""
    game_wanted = Signal(str)
    """The name of a deck to start a game with."""
    playtest_wanted = Signal(object, str)
    """The `Deck` to playtest alone, and its title."""
    settings_changed = Signal()
    """What the builder keeps in the settings was changed by the player and should be written at once."""
    book_wanted = Signal(str, str)
    """The rule book is to be opened at a clause of an edition."""
    scenario_wanted = Signal(str, str)
    """File and title of a scenario to show on the table."""
    replay_wanted = Signal(object, str)
    """The `Record` of a game of bots to show on the table, and how it differs from the one that was kept."""

    def __init__(self, settings: Settings, keymap: Keymap, game_module: GameModule, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings, self._keymap, self._game_module, self._parent = settings, keymap, game_module, parent
        self._confirmations = Confirmations(parent)
        self._page: BuilderPage | None = None
        self._library: DeckLibraryDialog | None = None
        self._clause_dialog: ClauseDialog | None = None
        self._windows: DeckWindows | None = None
        self._starter = GameStarter(self._confirmations, parent)
        self._starter.playtest_wanted.connect(self.playtest_wanted)
        self.deck_io = DeckIO(parent)
        self.deck_io.imported.connect(self._imported)

    # the page

    @property
    def page(self) -> BuilderPage:
        """The page of the builder."""
        if self._page is None:
            self._make_page()
        assert self._page is not None
        return self._page

    @property
    def open_deck(self) -> OpenDeck:
        """The deck that is edited."""
        _ = self.page
        return self._open_deck

    @property
    def windows(self) -> DeckWindows:
        """The windows beside the builder."""
        _ = self.page
        assert self._windows is not None
        return self._windows

    @property
    def is_shown(self) -> bool:
        """True if the window shows the builder, and no other page."""
        return self._page is not None and self._page.isVisible()

    @property
    def title(self) -> str:
        """The window title while the builder is shown."""
        star = "" if self.open_deck.is_saved else " *"
        return self.tr("{deck}{star} — deck builder — Gundam Desktop").format(
            deck=shown_deck_name(self.open_deck.name), star=star
        )

    def show(self) -> None:
        """Show the builder; the first time, offer to recover drafts unless that was done at the start."""
        first = self._page is None
        self.page_wanted.emit(self.page)
        if first:
            QTimer.singleShot(0, self, self._recovery.offer_drafts)

    def offer_drafts(self) -> None:
        """Offer to recover drafts at the start of the program; without any, the page is not made for it."""
        if decks_api.player_repository().has_drafts:
            _ = self.page
            self._recovery.offer_drafts()

    def toggle(self) -> None:
        """Switch between the builder and the table."""
        if self.is_shown:
            self.table_wanted.emit()
        else:
            self.show()

    def _make_page(self) -> None:
        from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
        from gundam_desktop.ui.decks.statistics import CurveChart, OddsLine
        from gundam_desktop.ui.decks.workspace.deck_windows import DeckWindows

        page = BuilderPage(self._parent)
        self._page = page
        self._open_deck = OpenDeck(page.document, decks_api.player_repository(), self)
        self._saver = DeckSaver(self._open_deck, self._confirmations, self._parent)
        self._saver.finished.connect(lambda text: page.cards.show_message(escape(text)))
        watch = StoredDeckWatch(self._open_deck, self)
        watch.told.connect(lambda text, warning: page.cards.show_message(escape(text), warning=warning))
        watch.differs.connect(self._tell_of_change)
        self._recovery = DraftRecovery(self._open_deck, self._confirmations, self._when_free, self._parent)
        self._recovery.recovering.connect(self.show)
        self._open_deck.changed.connect(self.title_changed)
        self._open_deck.changed.connect(lambda: page.deck.save.setVisible(not self._open_deck.is_saved))
        page.deck.save_wanted.connect(self.save)
        page.document.clean_changed.connect(self._tell_of_draft)
        self._open_deck.write_failed.connect(lambda text: message_box.warn(self._parent, self.tr("Decks"), text))
        page.document.changed.connect(self._deck_changed)
        page.play_wanted.connect(self.play)
        page.playtest_wanted.connect(self.playtest_alone)
        page.import_wanted.connect(self.import_list)
        page.export_wanted.connect(self.export)
        page.list_dropped.connect(self.import_text)
        page.clause_wanted.connect(self.show_clause)
        self._windows = windows = DeckWindows(page, self._parent)
        windows.replay_wanted.connect(self.replay_wanted)
        self._curve, self._odds = CurveChart(page), OddsLine(page)
        self._curve.query_wanted.connect(page.search_panel.show_query)
        self._odds.sample_wanted.connect(lambda: windows.show_statistics(hand=True))
        for summary in (self._curve, self._odds):
            page.sidebar.extras.addWidget(summary)
        page.show_keys(self._keymap)
        self._keymap.changed.connect(lambda: page.show_keys(self._keymap))
        self.follow_reminders()
        self._deck_changed()
        restore_layout(page, self._settings.builder)
        page.search_panel.filters.saved.changed.connect(self._keep_layout)

    def _keep_layout(self) -> None:
        self._settings.builder = layout_of(self.page)
        self.settings_changed.emit()

    def _tell_of_change(self, stored: DeckEntry) -> None:
        deck = self._open_deck
        self._confirmations.changed_outside(deck.document.deck, stored.deck, lambda: deck.follow(stored))

    def _tell_of_draft(self, is_clean: bool) -> None:
        """Say with the first unsaved edit that nothing is lost when the window is closed."""
        if not is_clean:
            self.notice(self.tr("Not saved yet. Your changes are kept, also when you close the program."))

    def notice(self, text: str) -> None:
        """Say something briefly below the cards, such as why a key did nothing."""
        self.page.cards.show_message(escape(text))

    def follow_reminders(self) -> None:
        """Explain the words of the large card, or not, as the settings say."""
        if self._page is not None:
            self._page.sidebar.preview.zoom.explain(self._settings.reminders)

    def may_close(self) -> bool:
        """Return True if the window can close without losing edits. Otherwise ask; the answer may close the window."""
        if self._page is None or self._open_deck.is_persisted:
            return True
        self.show()
        self._confirmations.unsaved(
            self._open_deck.name, lambda: self.save(self._parent.close), self._discard_and_close
        )
        return False

    def _discard_and_close(self) -> None:
        self.open_deck.open(EMPTY)
        self._parent.close()

    def close(self) -> None:
        """Release the open deck when the window closes; unsaved edits stay as a draft."""
        if self._page is not None:
            self.windows.close()
            self._settings.builder = layout_of(self._page)
            self._open_deck.close()

    # opening decks

    def new(self, folder: str = "") -> None:
        """Open an empty deck that will be saved in `folder`."""
        self._when_free(lambda: self._load(EMPTY, folder=folder))

    def open(self, which: DeckEntry | str) -> None:
        """Open a stored deck, or the shipped deck with this name: a copy is stored when it is changed and saved."""
        if isinstance(which, DeckEntry):
            self._when_free(lambda: self._load(which.deck, which))
            return
        deck = _deck_of(which)
        title = library.recorded_title(deck.comment, language()) or deck.name
        copy = deck.model_copy(update={"name": title, "comment": ""})
        self._when_free(lambda: self._load(copy, shipped=which))

    def _imported(self, deck: Deck, left_out: int) -> None:
        if self._library is not None:
            self._library.accept()
        self._when_free(lambda: self._load_list(deck, left_out))

    def _load_list(self, deck: Deck, left_out: int) -> None:
        """Load an imported list, and say how many of its lines were not understood."""
        self._load(deck, unsaved=True)
        if left_out:
            self.notice(self.tr("Imported without the lines that were not understood: {count}").format(count=left_out))

    def _load(
        self,
        deck: Deck,
        entry: DeckEntry | None = None,
        *,
        folder: str = "",
        shipped: str = "",
        unsaved: bool = False,
    ) -> None:
        self.show()
        if unsaved:  # not stored yet: loaded as an edit of an empty deck
            self.open_deck.open(EMPTY)
            self.open_deck.document.replace(deck, self.tr("Import"))
            self.page.show_first()
        else:
            self.open_deck.open(deck, entry, folder, shipped)

    def _when_free(self, action: Callable[[], object]) -> None:
        """Run an action that replaces the open deck; if it has unsaved edits, ask first."""
        if self._page is None or self.open_deck.is_saved:
            action()
            return
        self.show()
        self._confirmations.unsaved(self.open_deck.name, lambda: self.save(action), action)

    # the library

    def show_library(self) -> None:
        """Show all decks."""
        if self._library is not None:
            return
        from gundam_desktop.ui.decks.library import DeckLibraryDialog

        dialog = DeckLibraryDialog(decks_api.player_repository(), self._parent, self._keymap)
        self._library = dialog
        panel = dialog.library
        if self._page is not None and self._open_deck.entry is not None:
            panel.refresh(self._open_deck.entry)
        panel.open_wanted.connect(self.open)
        panel.new_wanted.connect(self.new)
        panel.play_wanted.connect(self._play_from_library)
        panel.import_wanted.connect(self.import_list)
        panel.export_wanted.connect(lambda which: self.deck_io.show(_deck_of(which)))
        dialog.finished.connect(self._library_closed)
        dialog.open()

    def _library_closed(self) -> None:
        if self._library is not None:
            self._library.deleteLater()
            self._library = None

    def _play_from_library(self, which: DeckEntry | str) -> None:
        name = decks_api.lookup_name(which) if isinstance(which, DeckEntry) else which
        self._starter.play(_deck_of(which), self._restriction_day, lambda: self.game_wanted.emit(name))

    @property
    def _restriction_day(self) -> date | None:
        return self.page.sidebar.legality.chosen_day

    # the open deck

    def save(self, then: Callable[[], object] | None = None) -> None:
        """Save the open deck, asking for a name if it has none; `then` runs after a successful save."""
        _ = self.page
        self._saver.save(then)

    def save_as(self) -> None:
        """Save the open deck under another name."""
        _ = self.page
        self._saver.save_as()

    def describe(self) -> None:
        """Edit the notes and tags of the open deck."""
        _ = self.page
        self._saver.describe()

    def import_list(self) -> None:
        """Open the import dialog."""
        self.deck_io.read("")

    def import_text(self, text: str) -> None:
        """Open the import dialog with a list that was dropped or pasted."""
        self.deck_io.read(text)

    def import_file(self, path: Path) -> None:
        """Open the import dialog with the list of a file."""
        self.deck_io.read_file(path)

    def export(self) -> None:
        """Open the export dialog for the open deck."""
        self.deck_io.show(self.open_deck.document.deck)

    def copy(self) -> None:
        """Copy the open deck to the clipboard as a list."""
        deck = self.open_deck.document.deck
        self.deck_io.copy(deck)
        self.page.cards.show_message(self.tr("Copied. Cards: {count}").format(count=deck.count))

    def show_clause(self, number: str) -> None:
        """Show a clause of the rules; without a number, the search for clauses."""
        if self._clause_dialog is None:
            self._clause_dialog = ClauseDialog(self._game_module, self._keymap, self._parent)
            self._clause_dialog.scenario_wanted.connect(self._show_scenario)
            self._clause_dialog.book_wanted.connect(self.book_wanted)
        self._clause_dialog.show_clause(number)

    def _show_scenario(self, file: str, title: str) -> None:
        self.table_wanted.emit()
        self.scenario_wanted.emit(file, title)

    def play(self) -> None:
        """Save the open deck and ask for a game with it, if it is legal."""
        self._starter.play(self.open_deck.document.deck, self._restriction_day, lambda: self.save(self._play_saved))

    def _play_saved(self) -> None:
        self.game_wanted.emit(self.open_deck.lookup_name)

    def playtest_alone(self) -> None:
        """Playtest the open deck alone, legal or not."""
        self._starter.playtest(self.open_deck.document.deck)

    def _deck_changed(self) -> None:
        self.title_changed.emit()  # also while the name is typed
        deck = self.page.document.deck
        for summary in (self._curve, self._odds):
            summary.set_deck(deck)


def _deck_of(which: DeckEntry | str) -> Deck:
    return which.deck if isinstance(which, DeckEntry) else decks_api.find(which, decks_api.all_cards())
