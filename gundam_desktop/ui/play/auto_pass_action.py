"""The key that passes until something happens; while it is active, any other key or click only ends it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from gundam_desktop.ui.keys import Group, Keymap
from gundam_desktop.ui.play.play_page import PlayPage
from gundam_desktop.ui.session.active_game import ActiveGame

_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
_ENDING = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress)


class AutoPassAction(QObject):
    """Starts and ends automatic passing for the viewer of the table."""

    def __init__(self, active: ActiveGame, page: PlayPage, keymap: Keymap, parent: QObject) -> None:
        super().__init__(parent)
        self._active, self._page, self._keymap = active, page, keymap
        self._watching = False
        page.auto_pass_wanted.connect(self.toggle)
        page.shown.connect(self._watch)

    @property
    def running(self) -> bool:
        """True while passes are made for the viewer."""
        session, page = self._active.played, self._page
        return session is not None and not page.curtain.is_down and session.passes(page.viewer)

    def toggle(self) -> None:
        """Pass for the viewer until something happens, or stop passing."""
        session, page = self._active.played, self._page
        if session is None or page.curtain.is_down or page.viewer not in session.humans:
            return
        if self.running:
            session.stop_passing(page.viewer)
        else:
            session.pass_until_something(page.viewer)
        self._watch()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Consume the key or the click that ends passing. Installed only while passes are made."""
        if event.type() not in _ENDING:
            return False
        self._watch()
        if not self._watching or (isinstance(event, QKeyEvent) and self._leaves_alone(event)):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no shortcut reacts to this key
            return True
        self.toggle()
        return True

    def _leaves_alone(self, event: QKeyEvent) -> bool:
        """True for the passing key itself and for modifier keys."""
        return event.key() in _MODIFIERS or self._keymap.command_of(event, Group.PLAY) == "pass"

    def _watch(self) -> None:
        """Filter all keys and clicks while passes are made for a player."""
        application = QApplication.instance()
        if self.running == self._watching or application is None:
            return
        self._watching = self.running
        if self._watching:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)
