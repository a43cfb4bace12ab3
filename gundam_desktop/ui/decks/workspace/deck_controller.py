"""The deck builder as a page of the window: the deck that lies there, and everything that can be done with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QInputDialog, QLineEdit, QWidget

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks_api import Deck, DeckEntry, DeckError, SaveConflict
from gundam_desktop.tabletop import Doors
from gundam_desktop.ui.decks.builder.builder_page import BuilderPage
from gundam_desktop.ui.decks.library import DeckLibraryDialog
from gundam_desktop.ui.decks.statistics import CurveChart, OddsLine
from gundam_desktop.ui.decks.workspace.clause_dialog import ClauseDialog
from gundam_desktop.ui.decks.workspace.confirmations import Confirmations, unnamed
from gundam_desktop.ui.decks.workspace.deck_io import DeckIO
from gundam_desktop.ui.decks.workspace.draft_recovery import DraftRecovery
from gundam_desktop.ui.decks.workspace.layout_state import layout_of, restore_layout
from gundam_desktop.ui.decks.workspace.open_deck import OpenDeck
from gundam_desktop.ui.decks.workspace.statistics_dialog import StatisticsDialog
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.session.settings import Settings
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.theme import Theme, theme

LEAST_TO_PLAY = 12
"""Cards that a hand, six Shields and a first draw take (5-2-1-4, 5-2-2-1)."""


class Window(Protocol):
    """What is needed of the window."""

    keys: Keymap
    settings: Settings

    def show_page(self, page: QWidget) -> None:
        """Show a page in place of the one that is shown."""
        ...

    def show_table(self) -> None:
        """Show the table."""
        ...

    def retitle(self) -> None:
        """Say in the title what is shown."""
        ...

    def play_deck(self, name: str) -> None:
        """Ask for a game with a deck."""
        ...

    def try_alone(self, deck: Deck, title: str) -> None:
        """Play a deck out alone."""
        ...

    def open_scenario(self, file: str, title: str) -> None:
        """Show a scenario on the table."""
        ...


class DeckController(QObject):
    """Belongs to a window. Its page is made when it is first wanted."""

    def __init__(self, window: Window, doors: Doors, parent: QWidget) -> None:
        super().__init__(parent)
        self._window, self._parent, self._doors = window, parent, doors
        self._questions = Confirmations(parent)
        self._page: BuilderPage | None = None
        self._desk: OpenDeck | None = None
        self._library: DeckLibraryDialog | None = None
        self._clauses: ClauseDialog | None = None
        self._study: StatisticsDialog | None = None
        self.exchange = DeckIO(parent)
        self.exchange.imported.connect(self._imported)

    # the page

    @property
    def page(self) -> BuilderPage:
        """The page of the builder."""
        if self._page is None:
            self._make_page()
        assert self._page is not None
        return self._page

    @property
    def desk(self) -> OpenDeck:
        """What lies there."""
        _ = self.page
        assert self._desk is not None
        return self._desk

    @property
    def is_shown(self) -> bool:
        """Whether the window shows the builder."""
        return self._page is not None and self._page.isVisible()

    @property
    def title(self) -> str:
        """What the window's title says of it."""
        star = "" if self.desk.is_saved else " *"
        return self.tr("{deck}{star} – deck builder – Gundam Desktop").format(
            deck=self.desk.name or unnamed(), star=star
        )

    def show(self) -> None:
        """Show the builder; a deck that was left unsaved is offered."""
        first = self._page is None
        self._window.show_page(self.page)
        if first:
            QTimer.singleShot(0, self, self._left.look)

    def toggle(self) -> None:
        """Go to the builder, or back to the table."""
        if self.is_shown:
            self._window.show_table()
        else:
            self.show()

    def _make_page(self) -> None:
        window = self._window
        page = BuilderPage(window.settings.language, theme(), self._parent)
        self._page = page
        self._desk = OpenDeck(page.draft, decks_api.player_repository(), self)
        self._left = DraftRecovery(self._desk, self._questions, self._when_free, self._parent)
        self._desk.changed.connect(window.retitle)
        self._desk.said.connect(lambda sentence: message_box.warn(self._parent, self.tr("Decks"), sentence))
        page.draft.changed.connect(self._deck_changed)
        page.play_wanted.connect(self.play)
        page.goldfish_wanted.connect(self.play_alone)
        page.import_wanted.connect(self.bring_in)
        page.export_wanted.connect(self.export)
        page.list_dropped.connect(self.take_list)
        page.clause_wanted.connect(self.show_clause)
        self._curve = CurveChart(theme(), window.settings.language, page)
        self._odds = OddsLine(page)
        self._odds.sample_wanted.connect(lambda: self.study(hand=True))
        for small in (self._curve, self._odds):
            page.side.extras.addWidget(small)
        page.show_keys(window.keys)
        window.keys.changed.connect(lambda: page.show_keys(window.keys))
        self._deck_changed()
        restore_layout(page, window.settings.builder)

    def set_language(self, language: str) -> None:
        """Speak another language."""
        if self._page is not None:
            self._page.set_language(language)
            self._curve.set_language(language)
        if self._study is not None:
            self._study.set_language(language)
        if self._library is not None:
            self._library.library.set_language(language)

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        for part in (self._page, self._study, self._library.library if self._library is not None else None):
            if part is not None:
                part.set_theme(theme)
        if self._page is not None:
            for small in (self._curve, self._odds):
                small.set_theme(theme)

    def may_close(self) -> bool:
        """Whether nothing is lost when the window closes. If something is, it is asked about, and the window closed
        when that is wanted.
        """
        if self._desk is None or self._desk.is_kept:
            return True
        self.show()
        self._questions.unsaved(self._desk.name, lambda: self.save(self._parent.close), self._give_up)
        return False

    def _give_up(self) -> None:
        self.desk.take_up(Deck(name="", cards=()))
        self._parent.close()

    def close(self) -> None:
        """The window closes: what is not saved is offered the next time."""
        if self._study is not None:
            self._study.close()
        if self._page is not None and self._desk is not None:
            self._window.settings.builder = layout_of(self._page)
            self._desk.close()

    # which deck

    def new(self, folder: str = "") -> None:
        """Begin an empty deck."""
        self._when_free(lambda: self._take_up(Deck(name="", cards=()), folder=folder))

    def open(self, what: DeckEntry | str) -> None:
        """Take up a deck of the shelf, or by its name a copy of one that the program ships."""
        if isinstance(what, DeckEntry):
            self._when_free(lambda: self._take_up(what.deck, what))
            return
        deck = decks_api.find(what, decks_api.all_cards())
        copy = deck.model_copy(update={"name": deck.comment or deck.name, "comment": ""})
        self._when_free(lambda: self._take_up(copy))

    def take_list(self, text: str) -> None:
        """Import a list that was dropped or pasted."""
        self.exchange.read(text, self._window.settings.language, theme())

    def show_library(self) -> None:
        """Show all decks."""
        if self._library is not None:
            return
        window = self._window
        dialog = DeckLibraryDialog(
            decks_api.player_repository(), theme(), window.settings.language, self._parent, window.keys
        )
        self._library = dialog
        panel = dialog.library
        panel.open_wanted.connect(self.open)
        panel.new_wanted.connect(self.new)
        panel.play_wanted.connect(self._play_from_library)
        panel.import_wanted.connect(self.bring_in)
        panel.export_wanted.connect(self._export_from_library)
        dialog.finished.connect(self._library_closed)
        dialog.open()

    def _library_closed(self) -> None:
        if self._library is not None:
            self._library.deleteLater()
            self._library = None

    def _imported(self, deck: Deck) -> None:
        if self._library is not None:
            self._library.accept()
        self._when_free(lambda: self._take_up(deck, unsaved=True))

    def _take_up(self, deck: Deck, entry: DeckEntry | None = None, *, folder: str = "", unsaved: bool = False) -> None:
        self.show()
        if unsaved:  # nothing of it is on the shelf yet: it is an edit of an empty deck
            self.desk.take_up(Deck(name="", cards=(), resources=()))
            self.desk.draft.replace(deck, self.tr("Import"))
        else:
            self.desk.take_up(deck, entry, folder)

    def _when_free(self, act: Callable[[], object]) -> None:
        """Do something that takes the deck off the desk; if it is not saved, ask first."""
        if self._desk is None or self.desk.is_saved:
            act()
            return
        self.show()
        self._questions.unsaved(self.desk.name, lambda: self.save(act), act)

    # saving

    def save(self, then: Callable[[], object] | None = None) -> None:
        """Put the deck on the shelf; for a deck without a name, one is asked for."""
        if not self.desk.name.strip():
            self._ask_name(lambda name: self._save_named(name, then))
            return
        try:
            self.desk.save()
        except SaveConflict as conflict:
            self.desk.gone(conflict) if conflict.entry is None else None
            self._questions.conflict(
                self.desk.name,
                conflict.entry is None,
                lambda: self._written(lambda: self.desk.save_as(self.desk.name), then),
                lambda: self._written(lambda: self.desk.save(overwrite=True), then),
            )
            return
        except (DeckError, OSError) as error:
            self._tell_unsaved(error)
            return
        if then is not None:
            then()

    def save_as(self) -> None:
        """Save the deck under another name."""
        self._ask_name(lambda name: self._written(lambda: self.desk.save_as(name)))

    def _save_named(self, name: str, then: Callable[[], object] | None) -> None:
        self.desk.draft.rename(name)
        self.save(then)

    def _ask_name(self, named: Callable[[str], object]) -> None:
        dialog = QInputDialog(self._parent)
        dialog.setWindowTitle(self.tr("Save the deck"))
        dialog.setLabelText(self.tr("Name of the deck:"))
        dialog.setTextEchoMode(QLineEdit.EchoMode.Normal)
        dialog.setTextValue(self.desk.name or unnamed())
        dialog.textValueSelected.connect(lambda name: named(name.strip() or unnamed()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _written(self, save: Callable[[], object], then: Callable[[], object] | None = None) -> None:
        try:
            save()
        except (DeckError, OSError) as error:
            self._tell_unsaved(error)
            return
        if then is not None:
            then()

    def _tell_unsaved(self, error: Exception) -> None:
        message_box.warn(self._parent, self.tr("The deck was not saved"), str(error))

    # what is done with it

    def undo(self) -> None:
        """Take the last change back."""
        self.page.undo()

    def redo(self) -> None:
        """Make it again."""
        self.page.redo()

    def export(self) -> None:
        """Show the deck as a list, to be copied or saved."""
        self.exchange.show(self.desk.draft.deck, self._window.settings.language, theme())

    def _export_from_library(self, what: DeckEntry | str) -> None:
        deck = what.deck if isinstance(what, DeckEntry) else decks_api.find(what, decks_api.all_cards())
        self.exchange.show(deck, self._window.settings.language, theme())

    def bring_in(self) -> None:
        """Ask for a list to be imported."""
        self.exchange.read("", self._window.settings.language, theme())

    def paste(self) -> None:
        """Import what was copied."""
        self.page.paste()

    def search(self) -> None:
        """Go to the search field."""
        self.page.browse.setFocus()

    def switch_view(self) -> None:
        """Show the cards as faces or as a table."""
        self.page.cards.switch()

    def copy(self) -> None:
        """Copy the deck as a list."""
        self.exchange.copy(self.desk.draft.deck)
        self.page.cards.say(self.tr("Copied: {count} cards").format(count=self.desk.draft.deck.count))

    def study(self, *, hand: bool = False) -> None:
        """Show charts, chances, sample hands; `hand` begins with these."""
        if self._study is None:
            self._study = StatisticsDialog(theme(), self._window.settings.language, self._parent)
        self._study.study.set_deck(self.desk.draft.deck)
        if hand:
            self._study.study.open(self._study.study.hand)
        self._study.show()
        self._study.raise_()
        self._study.activateWindow()

    def show_clause(self, number: str) -> None:
        """Show a clause of the rules; without a number, the place to look for one."""
        if self._clauses is None:
            window = self._window
            self._clauses = ClauseDialog(window.keys, self._doors, self._parent)
            self._clauses.scenario_wanted.connect(self._show_scenario)
        self._clauses.show_clause(number)

    def _show_scenario(self, file: str, title: str) -> None:
        self._window.show_table()
        self._window.open_scenario(file, title)

    def play(self) -> None:
        """Play the deck: saved first, then a game is asked for."""
        deck = self.desk.draft.deck
        allowed = self._allowed(deck)
        if allowed is None:
            return
        play = self._save_and_play
        if allowed:
            self._questions.restricted(deck.name, allowed, play)
        else:
            play()

    def _play_from_library(self, what: DeckEntry | str) -> None:
        deck = what.deck if isinstance(what, DeckEntry) else decks_api.find(what, decks_api.all_cards())
        allowed = self._allowed(deck)
        name = decks_api.lookup_name(what) if isinstance(what, DeckEntry) else what
        if allowed:
            self._questions.restricted(deck.name, allowed, lambda: self._window.play_deck(name))
        elif allowed is not None:
            self._window.play_deck(name)

    def _allowed(self, deck: Deck) -> str | None:
        """What official play has against a deck, if it is asked; None, and a message, if the rules have something."""
        cards, language = decks_api.all_cards(), self._window.settings.language
        legal = self.page.side.legality
        day = legal.chosen_day
        verdict = decks_api.playable(deck, cards, day)
        checks = decks_api.legality(deck, cards, day if verdict == "restricted" else None)
        broken = "\n".join(
            f"• {decks_api.violation_text(violation, language)} – {decks_api.remedy_text(violation, language)}"
            for check in checks
            if (violation := check.violation) is not None
        )
        if verdict == "no":
            message_box.warn(
                self._parent,
                self.tr("This deck cannot be played in a game"),
                broken + "\n\n" + self.tr("It can be saved and playtested alone."),
            )
            return None
        return broken if verdict == "restricted" else ""

    def _save_and_play(self) -> None:
        self.save(self._play_saved)

    def _play_saved(self) -> None:
        entry = self.desk.entry
        assert entry is not None
        self._window.play_deck(decks_api.lookup_name(entry))

    def play_alone(self) -> None:
        """Play the deck out alone, whatever the rules for decks say of it."""
        deck = self.desk.draft.deck
        if deck.count < LEAST_TO_PLAY:
            text = self.tr("It has {count} cards; a hand, six Shields and a card to draw take {least}.")
            message_box.warn(
                self._parent,
                self.tr("This deck is too small for a playtest"),
                text.format(count=deck.count, least=LEAST_TO_PLAY),
            )
            return
        self._window.try_alone(deck, deck.name or unnamed())

    def _deck_changed(self) -> None:
        self._window.retitle()  # with the name as it is written
        deck = self.page.draft.deck
        for part in (self._curve, self._odds):
            part.set_deck(deck)
        if self._study is not None and self._study.isVisible():
            self._study.study.set_deck(deck)
