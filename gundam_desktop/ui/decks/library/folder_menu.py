"""The menu on the places: folders are made, renamed and removed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from gundam_desktop.games.gcg.decks_api import DeckEntry, DeckRepository
from gundam_desktop.ui.decks.library.deck_actions import DeckActions
from gundam_desktop.ui.decks.library.deck_rows import LibraryPlace
from gundam_desktop.ui.decks.library.folder_tree import FolderTree
from gundam_desktop.ui.style.stylesheets import menu_style


class FolderMenu(QObject):
    """What can be done with the folder that is looked at."""

    def __init__(self, repository: DeckRepository, places: FolderTree, deeds: DeckActions) -> None:
        super().__init__(places)
        self._repository, self._places, self._deeds = repository, places, deeds
        self.menu = QMenu(places)
        self.make = self.menu.addAction("")
        self.rename = self.menu.addAction("")
        self.remove = self.menu.addAction("")
        self.make.triggered.connect(lambda _checked=False: self._make())
        self.rename.triggered.connect(lambda _checked=False: self._rename())
        self.remove.triggered.connect(lambda _checked=False: self._remove())
        places.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        places.customContextMenuRequested.connect(self._show)

    def _show(self, at: QPoint) -> None:
        self.make.setText(self.tr("&New folder…"))
        self.rename.setText(self.tr("&Rename folder…"))
        self.remove.setText(self.tr("Remove &empty folder"))
        for action in (self.rename, self.remove):
            action.setEnabled(bool(self._folder))
        self.menu.setStyleSheet(menu_style())
        self.menu.popup(self._places.viewport().mapToGlobal(at))

    @property
    def _folder(self) -> str:
        place = self._places.place
        return place.value if place.kind == "folder" else ""

    def _make(self) -> None:
        if name := self._deeds.ask_folder(self.tr("New folder")):
            self._do(lambda: self._repository.folders.make(f"{self._folder}/{name}".strip("/")))

    def _rename(self) -> None:
        folder = self._folder
        if name := self._deeds.ask_folder(self.tr("Rename folder"), folder.rpartition("/")[2]):
            self._do(lambda: self._repository.folders.rename(folder, name))

    def _remove(self) -> None:
        folder = self._folder
        self._do(lambda: self._repository.folders.remove(folder))

    def _do(self, act: Callable[[], str | None]) -> None:
        made: list[str] = []

        def done() -> DeckEntry | None:
            made.append(act() or "")
            return None

        self._deeds.attempt(done)
        if made and made[0]:
            self._places.look_at(LibraryPlace("folder", made[0]))
