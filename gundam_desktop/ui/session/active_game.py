"""The game that the window shows: a session, a replay, a task, or none."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.session.task_source import TaskSource


class ActiveGame(QObject):
    """Owns the session, the replay or the task shown; at most one of them at a time."""

    closing = Signal()
    """The session shown is about to be closed; it can still be read."""
    changed = Signal()
    """Another session is shown, another replay or task, or nothing."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._session: GameSession | None = None
        self._replay: Replay | None = None
        self._task: TaskSource | None = None

    @property
    def session(self) -> GameSession | None:
        """The session shown; None while there is none or a replay is shown."""
        return self._session

    @property
    def replay(self) -> Replay | None:
        """The replay shown; None while there is none."""
        return self._replay

    @property
    def task(self) -> TaskSource | None:
        """The game of the lesson or puzzle shown; None while there is none."""
        return self._task

    @property
    def is_shown(self) -> bool:
        """True if anything is shown."""
        return any(shown is not None for shown in (self._session, self._replay, self._task))

    def show(self, source: GameSession | Replay | TaskSource | None) -> None:
        """Show a session, a replay or a task, and close the former one; None shows nothing."""
        self._close()
        if isinstance(source, GameSession):
            self._session = source
        elif isinstance(source, Replay):
            self._replay = source
        else:
            self._task = source
        if source is not None and self._session is None:
            source.setParent(self)
        self.changed.emit()

    def _close(self) -> None:
        if self._session is not None:
            self.closing.emit()
        for former in (self._session, self._replay, self._task):
            if former is not None:
                former.close()
                former.deleteLater()
        self._session = self._replay = self._task = None
