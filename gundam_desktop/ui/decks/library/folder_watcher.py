"""Watches the deck folders for changes by other programs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

DELAY = 200
"""Milliseconds in which several changes count as one."""


class FolderWatcher(QObject):
    """Emits `changed` once for all changes within the delay."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(DELAY)
        self._soon.timeout.connect(self.changed)
        self._watcher.directoryChanged.connect(lambda _path: self._soon.start())

    def watch(self, folders: Iterable[Path]) -> None:
        """Watch these folders, as far as they exist, and no others."""
        wanted = {str(folder) for folder in folders if folder.is_dir()}
        watched = set(self._watcher.directories())
        if removed := sorted(watched - wanted):
            self._watcher.removePaths(removed)
        if added := sorted(wanted - watched):
            self._watcher.addPaths(added)
