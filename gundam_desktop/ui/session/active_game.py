"""The game that the window shows: a session, a replay, or none."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.replay import Replay


class ActiveGame(QObject):
    """Owns the session or the replay shown; at most one of them at a time."""

    closing = Signal()
    """The session shown is about to be closed; it can still be read."""
    changed = Signal()
    """Another session is shown, another replay, or nothing."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._replay: Replay | None = None

    @property
    def session(self) -> GameSession | None:
        """The session shown; None while there is none or a replay is shown."""
        return self._session

    @property
    def is_shown(self) -> bool:
        """True if a session or a replay is shown."""
        return self._session is not None or self._replay is not None

    def show(self, source: GameSession | Replay | None) -> None:
        """Show a session or a replay, and close the former one; None shows nothing."""
        self._close()
        if isinstance(source, GameSession):
            self._session = source
        elif source is not None:
            self._replay = source
            source.setParent(self)
        self.changed.emit()

    def _close(self) -> None:
        if self._session is not None:
            self.closing.emit()
        for former in (self._session, self._replay):
            if former is not None:
                former.close()
                former.deleteLater()
        self._session = self._replay = None
