"""The context menu of the folder tree: create, rename and remove folders."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from gundam_desktop.games.gcg.decks_api import DeckRepository
from gundam_desktop.ui.decks.library.deck_actions import DeckActions
from gundam_desktop.ui.decks.library.deck_rows import LibraryPlace
from gundam_desktop.ui.decks.library.folder_tree import FolderTree
from gundam_desktop.ui.style.stylesheets import menu_style


class FolderMenu(QObject):
    """Acts on the selected folder."""

    def __init__(self, repository: DeckRepository, folder_tree: FolderTree, actions: DeckActions) -> None:
        super().__init__(folder_tree)
        self._repository, self._folder_tree, self._actions = repository, folder_tree, actions
        self.menu = QMenu(folder_tree)
        self.make = self.menu.addAction("")
        self.rename = self.menu.addAction("")
        self.remove = self.menu.addAction("")
        self.make.triggered.connect(lambda _checked=False: self._make())
        self.rename.triggered.connect(lambda _checked=False: self._rename())
        self.remove.triggered.connect(lambda _checked=False: self._remove())
        folder_tree.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        folder_tree.customContextMenuRequested.connect(self._show)

    def _show(self, at: QPoint) -> None:
        self.make.setText(self.tr("&New folder…"))
        self.rename.setText(self.tr("&Rename folder…"))
        self.remove.setText(self.tr("Remove &empty folder"))
        for action in (self.rename, self.remove):
            action.setEnabled(bool(self._folder))
        self.menu.setStyleSheet(menu_style())
        self.menu.popup(self._folder_tree.viewport().mapToGlobal(at))

    @property
    def _folder(self) -> str:
        place = self._folder_tree.place
        return place.value if place.kind == "folder" else ""

    def _make(self) -> None:
        if name := self._actions.ask_folder(self.tr("New folder")):
            self._run(lambda: self._repository.folders.make(f"{self._folder}/{name}".strip("/")))

    def _rename(self) -> None:
        folder = self._folder
        if name := self._actions.ask_folder(self.tr("Rename folder"), folder.rpartition("/")[2]):
            self._run(lambda: self._repository.folders.rename(folder, name))

    def _remove(self) -> None:
        folder = self._folder
        self._run(lambda: self._repository.folders.remove(folder))

    def _run(self, act: Callable[[], str | None]) -> None:
        made: list[str] = []

        def work() -> None:
            made.append(act() or "")

        def select() -> None:
            if made[0]:
                self._folder_tree.select_place(LibraryPlace("folder", made[0]))

        self._actions.attempt(work, then=select)
