"""Keeps a small picture of the table beside each game that is played: once a turn, and when it is left."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, Qt, QTimer

from gundam_desktop.records import Store
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame

PICTURE_WIDTH = 640
"""Pixels."""
QUALITY = 85
A_MOMENT = 120
"""Milliseconds after which a picture is taken: not in the same breath as everything else that a decision brings."""

logger = logging.getLogger(__name__)


class ThumbnailRecorder(QObject):
    """Takes the pictures. In a game of two people only while the curtain is down: no hand is in them."""

    def __init__(self, active: ActiveGame, page: PlayPage, parent: QObject) -> None:
        super().__init__(parent)
        self._active, self._page = active, page
        self._turn = -1
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(A_MOMENT)
        self._soon.timeout.connect(self.take)
        page.shown.connect(self._shown)
        active.closing.connect(self._finish)

    def _finish(self) -> None:
        """Take the picture that is due before its game is closed."""
        if self._soon.isActive():
            self._soon.stop()
            self.take()
        self._turn = -1

    def _shown(self) -> None:
        session = self._active.session
        if session is None or session.journal is None or self._page.session is not session:
            return
        turn = session.game_history.record.turn
        if turn == self._turn and not session.over:
            return
        if self._page.curtain.is_down:
            self._turn = turn
            self.take()  # before it is lifted
        elif session.humans == (session.decision.player,) or session.over:
            self._turn = turn
            self._soon.start()

    def take(self) -> None:
        """Take a picture now."""
        session = self._active.session
        if session is not None and session.journal is not None:
            self.keep(session.journal.path)

    def keep(self, game: Path) -> None:
        """Take a picture of what the table shows now, for the file of a game."""
        table = self._page.view.grab().toImage()
        small = table.scaledToWidth(PICTURE_WIDTH, Qt.TransformationMode.SmoothTransformation)
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        # A PNG takes five times as long, and the game waits for it.
        small.save(buffer, "JPG", QUALITY)  # type: ignore[call-overload]  # Qt's stubs want bytes
        buffer.close()
        try:
            Store(game.parent).keep_picture(game, bytes(data.data()))
        except OSError as error:
            logger.warning("no picture of the game was kept: %s", error)
