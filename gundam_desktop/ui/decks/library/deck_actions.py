"""The actions on selected decks, for menus and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QLineEdit, QMenu, QWidget
from shiboken6 import isValid

from gundam_desktop.games.gcg.decks_api import DeckEntry, DeckError, DeckRepository, DeckVersion, SaveConflict
from gundam_desktop.tabletop import told
from gundam_desktop.ui.decks.library.compare_dialog import CompareDialog
from gundam_desktop.ui.decks.library.deck_rows import DeckKind, DeckRow
from gundam_desktop.ui.decks.library.notes_dialog import NotesDialog
from gundam_desktop.ui.decks.library.versions_dialog import VersionsDialog
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.style import message_box
from gundam_desktop.ui.style.translation import language


class _Results(NamedTuple):
    """The deck that came of the last operation, if any, and what went wrong with each."""

    entry: DeckEntry | None
    errors: list[Exception]


class DeckActions(QObject):
    """Runs the actions on the repository and reports the results."""

    finished = Signal(object)
    """The deck to select now, or None."""
    message = Signal(str)
    """An error or a notice; empty after success."""

    def __init__(
        self,
        repository: DeckRepository,
        chosen: Callable[[], Sequence[DeckRow]],
        rename: Callable[[], None],
        view: QWidget,
        keymap: Keymap,
    ) -> None:
        super().__init__(view)
        self._keymap = keymap
        self._repository, self._chosen, self._view = repository, chosen, view
        self.duplicate = self._action(self._duplicate, "list duplicate")
        self.rename = self._action(rename, "list rename")
        self.describe = self._action(self._describe, "list describe")
        self.compare = self._action(self._compare, "list compare")
        self.versions = self._action(self._versions, "list versions")
        self.delete = self._action(self._delete, "list delete")
        self.restore = self._action(self._restore)
        self.erase = self._action(self._ask_erase)
        self.folders = QMenu(view)
        self.folders.aboutToShow.connect(self._fill_folder_menu)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the texts in the current language."""
        self.duplicate.setText(self.tr("D&uplicate"))
        self.rename.setText(self.tr("&Rename"))
        self.describe.setText(self.tr("&Notes and tags…"))
        self.compare.setText(self.tr("&Compare…"))
        self.versions.setText(self.tr("&Versions…"))
        self.delete.setText(self.tr("&Delete"))
        self.restore.setText(self.tr("R&estore"))
        self.erase.setText(self.tr("Delete for &good…"))
        self.folders.setTitle(self.tr("&Move to"))

    def set_enabled(self) -> None:
        """Enable the actions that apply to the selection."""
        rows = self._chosen()
        kinds = {row.kind for row in rows}
        one, mine = len(rows) == 1, kinds == {"own"}
        self.duplicate.setEnabled(one and "removed" not in kinds)
        for action in (self.rename, self.describe, self.versions):
            action.setEnabled(one and mine)
        self.compare.setEnabled(len(rows) == 2)
        self.delete.setEnabled(mine)
        self.folders.setEnabled(mine)
        for action in (self.restore, self.erase):
            action.setEnabled(kinds == {"removed"})

    def fill(self, menu: QMenu) -> None:
        """Add all actions to a menu."""
        menu.addActions([self.duplicate, self.rename, self.describe])
        menu.addMenu(self.folders)
        menu.addSeparator()
        menu.addActions([self.compare, self.versions])
        menu.addSeparator()
        menu.addActions([self.delete, self.restore, self.erase])

    def attempt(self, *acts: Callable[[], DeckEntry | None], then: Callable[[], object] | None = None) -> None:
        """Run operations on the repository, refresh the list and report errors; `then` follows if there were none."""
        work = partial(_run, acts)
        disk().do(work, work, partial(self._was_run, then))

    def _was_run(self, then: Callable[[], object] | None, end: Future[_Results]) -> None:
        if not isValid(self):  # the library was closed meanwhile
            return
        results = end.result()
        changed = self.tr("Another window has changed this deck in the meantime. Please look at it again.")
        wrong = (changed if isinstance(error, SaveConflict) else told(error, language()) for error in results.errors)
        self.message.emit("\n".join(wrong))
        self.finished.emit(results.entry)
        if then is not None and not results.errors:
            then()

    def move(self, entries: Sequence[DeckEntry], folder: str) -> None:
        """Move decks into a folder."""
        self.attempt(*(partial(self._repository.move, entry, folder) for entry in entries))

    def ask_folder(self, title: str, name: str = "") -> str:
        """Ask for the name of a folder; return an empty name if cancelled."""
        asked = self.tr("Name of the folder:")
        given, ok = QInputDialog.getText(self._view, title, asked, QLineEdit.EchoMode.Normal, name)
        return given.strip() if ok else ""

    def _action(self, slot: Callable[[], None], command: str = "") -> QAction:
        action = QAction(self)
        action.triggered.connect(lambda _checked=False: slot())
        if command:
            self._keymap.bind(action, command)
            action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._view.addAction(action)
        return action

    def _entries(self, kind: DeckKind = "own") -> list[DeckEntry]:
        return [row.entry for row in self._chosen() if row.kind == kind]

    def _duplicate(self) -> None:
        row = self._chosen()[0]
        if row.kind == "shipped":
            deck = row.entry.deck.model_copy(update={"name": row.name})
            self.attempt(partial(self._repository.add, deck))
        else:
            self.attempt(partial(self._repository.duplicate, row.entry))

    def _describe(self) -> None:
        entry = self._entries()[0]
        tags = {tag for known in self._repository.listing().entries for tag in known.tags}
        dialog = NotesDialog(entry, tags, self._view)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.described.connect(
            lambda tags, notes: self.attempt(lambda: self._repository.describe(entry, tags, notes))
        )
        dialog.open()

    def _compare(self) -> None:
        first, second = (row.entry.deck.model_copy(update={"name": row.name}) for row in self._chosen())
        dialog = CompareDialog((first, second), dict(self._repository.cards), self._view)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _versions(self) -> None:
        entry = self._entries()[0]
        versions, cards = self._repository.versions(entry), dict(self._repository.cards)
        dialog = VersionsDialog(entry, versions, cards, self._view)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.restored.connect(partial(self._restore_version, entry))
        dialog.open()

    def _restore_version(self, entry: DeckEntry, version: DeckVersion) -> None:
        self.attempt(partial(self._repository.restore_version, entry, version))

    def _delete(self) -> None:
        entries = self._entries()
        text = self.tr("{name} was deleted; it can be restored.").format(name=entries[0].name)
        if len(entries) > 1:
            text = self.tr("%n decks were deleted; they can be restored.", "", len(entries))
        self.attempt(*(partial(self._put_aside, entry) for entry in entries), then=lambda: self.message.emit(text))

    def _put_aside(self, entry: DeckEntry) -> None:
        self._repository.remove(entry)

    def _restore(self) -> None:
        self.attempt(*(partial(self._repository.restore, entry) for entry in self._entries("removed")))

    def _ask_erase(self) -> None:
        entries = self._entries("removed")
        message_box.ask(
            self._view,
            self.tr("Delete for good"),
            self.tr("Delete for good, with all versions? This cannot be undone."),
            "\n".join(entry.name for entry in entries),
            [message_box.destructive(self.tr("Delete"), lambda: self._erase(entries))],
            self.tr("Keep"),
        )

    def _erase(self, entries: Sequence[DeckEntry]) -> None:
        self.attempt(*(partial(self._repository.erase, entry) for entry in entries))

    def _fill_folder_menu(self) -> None:
        """Fill the menu `Move to`."""
        self.folders.clear()
        entries = self._entries()
        top = self.folders.addAction(self.tr("No folder"))
        top.triggered.connect(lambda _checked=False: self.move(entries, ""))
        for folder in self._repository.folders.names():
            action = self.folders.addAction(folder.replace("&", "&&"))
            action.triggered.connect(lambda _checked=False, folder=folder: self.move(entries, folder))
        self.folders.addSeparator()
        new = self.folders.addAction(self.tr("New folder…"))
        new.triggered.connect(lambda _checked=False: self._move_to_new(entries))

    def _move_to_new(self, entries: Sequence[DeckEntry]) -> None:
        if folder := self.ask_folder(self.tr("New folder")):
            self.move(entries, folder)


def _run(acts: Sequence[Callable[[], DeckEntry | None]]) -> _Results:
    entry, errors = None, list[Exception]()
    for act in acts:
        try:
            entry = act()
        except (SaveConflict, DeckError, OSError) as error:
            errors.append(error)
    return _Results(entry, errors)
