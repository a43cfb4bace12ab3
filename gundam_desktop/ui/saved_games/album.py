"""Keeps a small picture of the table beside each game that is played: once a turn, and when it is left."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Qt, QThreadPool
from PySide6.QtGui import QImage

from gundam_desktop.records import Store
from gundam_desktop.ui.match import Match
from gundam_desktop.ui.session import Session

PICTURE_WIDTH = 320
"""Pixels."""

logger = logging.getLogger(__name__)


class Album(QObject):
    """Takes the pictures. In a game of two people only while the curtain is down: no hand is in them."""

    def __init__(self, match: Match, parent: QObject) -> None:
        super().__init__(parent)
        self._match = match
        self._session: Session | None = None
        self._turn = -1
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)  # one after the other: the last one stays
        match.shown.connect(self._shown)

    def follow(self, session: Session | None) -> None:
        """Take pictures of another game from now on; those of the one before are written."""
        self._pool.waitForDone()
        self._session, self._turn = session, -1

    def _shown(self) -> None:
        session = self._session
        if session is None or session.journal is None or self._match.session is not session:
            return
        turn = session.course.record.turn
        hidden = len(session.humans) == 1 or self._match.curtain.is_down
        if hidden and (turn != self._turn or session.over):
            self._turn = turn
            self.take()

    def take(self) -> None:
        """Take a picture now; it is made small and written while the game goes on."""
        session = self._session
        if session is not None and session.journal is not None:
            image, path = self._match.picture(), session.journal.path
            self._pool.start(lambda: _keep(image, path))


def _keep(image: QImage, path: Path) -> None:
    """Write a picture of a game beside its record; not on the screen's thread."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    small = image.scaledToWidth(PICTURE_WIDTH, Qt.TransformationMode.SmoothTransformation)
    small.save(buffer, "PNG")  # type: ignore[call-overload]  # Qt's stubs want bytes
    buffer.close()
    try:
        Store(path.parent).keep_picture(path, bytes(data.data()))
    except OSError as error:
        logger.warning("no picture of the game was kept: %s", error)
