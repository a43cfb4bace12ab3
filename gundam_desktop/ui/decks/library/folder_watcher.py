"""Notices what other programs do in the folders of the shelf."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

A_MOMENT = 200
"""Milliseconds: what is done to several files is one change."""


class FolderWatcher(QObject):
    """Tells when something in the folders has changed, once for all that happens in a moment."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(A_MOMENT)
        self._soon.timeout.connect(self.changed)
        self._watcher.directoryChanged.connect(lambda _path: self._soon.start())

    def watch(self, folders: Iterable[Path]) -> None:
        """Watch these folders, those of them that are there, and no others."""
        wanted = {str(folder) for folder in folders if folder.is_dir()}
        watched = set(self._watcher.directories())
        if gone := sorted(watched - wanted):
            self._watcher.removePaths(gone)
        if new := sorted(wanted - watched):
            self._watcher.addPaths(new)
