"""Saves the open deck: asks for a name, and what to do about a conflict."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QInputDialog, QLineEdit, QWidget

from gundam_desktop.games.gcg.decks_api import DeckEntry, DeckError, SaveConflict
from gundam_desktop.tabletop import told
from gundam_desktop.ui.decks.shown_deck_name import shown_deck_name
from gundam_desktop.ui.decks.workspace.confirmations import Confirmations
from gundam_desktop.ui.decks.workspace.open_deck import OpenDeck
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.scaling import scaled
from gundam_desktop.ui.style.translation import language

NAME_WIDTH = 420
_Action = Callable[[], object]


class DeckSaver(QObject):
    """Saves one open deck; `parent` carries its dialogs."""

    finished = Signal(str)
    """What was saved, or why there was nothing to save."""

    def __init__(self, open_deck: OpenDeck, confirmations: Confirmations, parent: QWidget) -> None:
        super().__init__(parent)
        self._open_deck, self._confirmations, self._parent = open_deck, confirmations, parent

    def save(self, then: _Action | None = None) -> None:
        """Save the deck, asking for a name if it has none; `then` runs after a successful save.

        A shipped deck in which nothing was changed is not written.
        """
        deck = self._open_deck
        if deck.is_as_shipped:
            if then is None:
                self.finished.emit(self.tr("Nothing to save: this is a premade deck."))
            else:
                then()
            return
        if not deck.name.strip():
            self._ask_name(lambda name: self._save_named(name, then))
            return
        deck.save(partial(self._was_saved, then))

    def save_as(self) -> None:
        """Ask for a name and save the deck as a new one."""
        self._ask_name(lambda name: self._open_deck.save_as(name, partial(self._was_saved, None)))

    def describe(self) -> None:
        """Let the player edit the notes and tags of the deck; one that is not stored yet is saved first."""
        from gundam_desktop.ui.decks.library.notes_dialog import NotesDialog

        entry, repository = self._open_deck.entry, self._open_deck.repository
        if self._open_deck.is_as_shipped:
            self.finished.emit(self.tr("Save this premade deck under another name to give it notes and tags."))
            return
        if entry is None:
            self.save(self.describe)
            return
        dialog = NotesDialog(entry, {tag for known in repository.listing().entries for tag in known.tags}, self._parent)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.described.connect(lambda tags, notes: self._described(entry, tags, notes))
        dialog.open()

    def _described(self, entry: DeckEntry, tags: list[str], notes: str) -> None:
        work = partial(self._open_deck.repository.describe, entry, tags, notes)
        disk().do(work, work, partial(self._was_described, entry))

    def _was_described(self, entry: DeckEntry, end: Future[DeckEntry]) -> None:
        try:
            stored = end.result()
        except (DeckError, OSError) as error:
            self._show_error(error)
            return
        if stored.digest == entry.digest:  # if the list has changed as well, the watch on the stored deck reports it
            self._open_deck.follow_head(stored)
        self.finished.emit(self.tr("Notes and tags are saved."))

    def _ask_how(self, stored: DeckEntry | None, then: _Action | None) -> None:
        """Ask how to save a deck whose file another program has changed; if its file is gone, save it as a new one."""
        deck, saved = self._open_deck, partial(self._was_saved, then)

        def save_copy() -> None:
            deck.save_as(deck.name, saved)

        def overwrite() -> None:
            deck.save(saved, overwrite=True)

        if stored is None:  # it was moved away or removed, so that nothing is overwritten
            deck.detach()
            self.save(then)
            return
        self._confirmations.conflict(deck.document.deck, stored.deck, save_copy, overwrite, lambda: deck.follow(stored))

    def _save_named(self, name: str, then: _Action | None) -> None:
        self._open_deck.document.rename(name)
        self.save(then)

    def _was_saved(self, then: _Action | None, end: Future[DeckEntry]) -> None:
        try:
            entry = end.result()
        except SaveConflict as conflict:
            self._ask_how(conflict.entry, then)
            return
        except (DeckError, OSError) as error:
            self._show_error(error)
            return
        text = self.tr("Saved: {name}")
        if entry.folder:
            text = self.tr("Saved: {name}, in the folder {folder}")
        self.finished.emit(text.format(name=entry.name, folder=entry.folder))
        if then is not None:
            then()

    def _ask_name(self, named: Callable[[str], object]) -> None:
        dialog = QInputDialog(self._parent)
        dialog.setWindowTitle(self.tr("Save the deck"))
        dialog.setLabelText(self.tr("Name of the deck:"))
        dialog.setTextEchoMode(QLineEdit.EchoMode.Normal)
        dialog.setTextValue(shown_deck_name(self._open_deck.name))
        dialog.resize(scaled(NAME_WIDTH), dialog.sizeHint().height())
        (buttons,) = dialog.findChildren(QDialogButtonBox)
        save = buttons.button(QDialogButtonBox.StandardButton.Ok)
        dialog.textValueChanged.connect(lambda name: save.setEnabled(bool(name.strip())))
        dialog.textValueSelected.connect(lambda name: named(name.strip()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _show_error(self, error: Exception) -> None:
        message_box.warn(self._parent, self.tr("The deck was not saved"), told(error, language()))
