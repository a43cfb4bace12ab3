"""Watches folders and files for changes by other programs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

DELAY = 200
"""Milliseconds in which several changes count as one."""


class PathWatcher(QObject):
    """Emits `changed` once for all changes within the delay."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watcher = QFileSystemWatcher(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(DELAY)
        self._soon.timeout.connect(self.changed)
        for signal in (self._watcher.directoryChanged, self._watcher.fileChanged):
            signal.connect(lambda _path: self._soon.start())

    def watch(self, paths: Iterable[Path]) -> None:
        """Watch these folders and files, as far as they exist, and no others.

        A file that was replaced by another one is no longer watched, until this is called again.
        """
        wanted = {str(path) for path in paths if path.exists()}
        watched = {*self._watcher.directories(), *self._watcher.files()}
        if removed := sorted(watched - wanted):
            self._watcher.removePaths(removed)
        if added := sorted(wanted - watched):
            self._watcher.addPaths(added)
