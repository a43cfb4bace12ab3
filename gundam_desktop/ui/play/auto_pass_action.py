"""The key that passes until something happens; while it does, any other key or click ends it and does nothing else."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from gundam_desktop.ui.keys import Group, Keymap
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.game_session import GameSession

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_ENDING = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress)


class Window(Protocol):
    """What is needed of the window."""

    match: PlayPage
    keys: Keymap

    @property
    def session(self) -> GameSession | None:
        """The game that is on."""
        ...


class AutoPassAction(QObject):
    """Belongs to a window."""

    def __init__(self, window: Window, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = window
        self._watching = False
        window.match.passing_wanted.connect(self.toggle)
        window.match.shown.connect(self._watch)

    @property
    def running(self) -> bool:
        """Whether the one who looks at the table is passed for."""
        session, match = self._window.session, self._window.match
        return session is not None and not match.curtain.is_down and session.passes(match.viewer)

    def toggle(self) -> None:
        """Pass until something happens for whoever looks at the table, or end it."""
        session, match = self._window.session, self._window.match
        if session is None or match.curtain.is_down or match.viewer not in session.humans:
            return
        if self.running:
            session.stop_passing(match.viewer)
        else:
            session.pass_until_something(match.viewer)
        self._watch()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the key or the click that ends passing. Installed only while somebody is passed for."""
        if event.type() not in _ENDING:
            return False
        self._watch()
        if not self._watching or (isinstance(event, QKeyEvent) and self._leaves_alone(event)):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no shortcut answers to this key
            return True
        self.toggle()
        return True

    def _leaves_alone(self, event: QKeyEvent) -> bool:
        """Whether a key is the passing key itself, or one that does nothing alone."""
        return event.key() in _MODIFIERS or self._window.keys.command_of(event, Group.PLAY) == "pass"

    def _watch(self) -> None:
        """Watch all keys and clicks while somebody is passed for."""
        application = QApplication.instance()
        if self.running == self._watching or application is None:
            return
        self._watching = self.running
        if self._watching:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)
