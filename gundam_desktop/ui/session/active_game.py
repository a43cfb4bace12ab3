"""The game that the window shows: one that is played, a replay, a task, or none."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gundam_desktop.ui.session.game_session import GameSession
from gundam_desktop.ui.session.played_game import PlayedGame
from gundam_desktop.ui.session.replay import Replay
from gundam_desktop.ui.session.task_source import TaskSource


class ActiveGame(QObject):
    """Owns the game that is played, the replay or the task shown; at most one of them at a time."""

    closing = Signal()
    """The session shown is about to be closed; it can still be read."""
    changed = Signal()
    """Another session is shown, another replay or task, or nothing."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._shown: PlayedGame | Replay | TaskSource | None = None

    @property
    def played(self) -> PlayedGame | None:
        """The game shown that is played, on this computer or on a server; None while there is none."""
        return self._shown if isinstance(self._shown, PlayedGame) else None

    @property
    def advised(self) -> PlayedGame | None:
        """The game shown in which a player may use advice; None while there is none."""
        return self.played if self.played is not None and self.played.is_advised else None

    @property
    def forbids_advice(self) -> bool:
        """True if the game shown is one at a table whose rules allow no advice."""
        return self.played is not None and not self.played.is_advised

    @property
    def session(self) -> GameSession | None:
        """The session shown: a game that is played on this computer; None while there is none."""
        return self._shown if isinstance(self._shown, GameSession) else None

    @property
    def replay(self) -> Replay | None:
        """The replay shown; None while there is none."""
        return self._shown if isinstance(self._shown, Replay) else None

    @property
    def task(self) -> TaskSource | None:
        """The game of the lesson or puzzle shown; None while there is none."""
        return self._shown if isinstance(self._shown, TaskSource) else None

    @property
    def is_shown(self) -> bool:
        """True if anything is shown."""
        return self._shown is not None

    def show(self, source: PlayedGame | Replay | TaskSource | None) -> None:
        """Show a game that is played, a replay or a task, and close the former one; None shows nothing."""
        if self.session is not None:
            self.closing.emit()
        if self._shown is not None:
            self._shown.close()
            self._shown.deleteLater()
        self._shown = source
        if source is not None and self.session is None:
            source.setParent(self)
        self.changed.emit()
