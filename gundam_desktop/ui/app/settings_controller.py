"""Changes the settings of the client, has each change followed, and saves them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.ui.app.hot_seat_choice import ask_to_open
from gundam_desktop.ui.app.settings_dialog import SettingsDialog
from gundam_desktop.ui.session import settings
from gundam_desktop.ui.session.active_game import ActiveGame
from gundam_desktop.ui.session.disk import disk
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.session.settings import Settings

RETRY = 200
"""Milliseconds until saving is tried again when another program holds the file."""
MANY_TRIES = 15
"""After this many tries the player is told."""

logger = logging.getLogger(__name__)


class SettingsController(QObject):
    """The settings of one window."""

    changed = Signal()
    """A setting has been changed, followed and saved."""
    not_saved = Signal(str)
    """The settings could not be saved: a sentence for the player."""

    def __init__(
        self, loaded: Settings, active: ActiveGame, game_module: Callable[[], GameModule], parent: QWidget
    ) -> None:
        """`game_module` returns that of the game on the table; the dialog is shown over `parent`."""
        super().__init__(parent)
        self.settings, self._saved = loaded, loaded.model_copy()
        self._active, self._game_module, self._window = active, game_module, parent
        self._tries = 0
        """How often another program held the file, since the settings were saved."""
        self._again = QTimer(self, singleShot=True, interval=RETRY)
        self._again.timeout.connect(self.save)
        self.followers: Mapping[str, Callable[[], None]] = {}
        """What follows the change of a setting, by its name; one that is not listed belongs to the pace of the game."""

    def change(self, name: str, value: object) -> None:
        """Change a setting, follow it, and save it."""
        setattr(self.settings, name, value)
        self.save()
        self.followers.get(name, self._follow_pace)()
        self.changed.emit()

    def show(self) -> None:
        """Open the dialog with all settings."""
        dialog = SettingsDialog(self.settings, self._game_module(), self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.changed.connect(partial(self._change_in, dialog))
        dialog.open()

    def pace(self) -> Pace:
        """Pauses, limits and automatic passes of sessions."""
        now = self.settings
        return Pace(now.auto_pass, now.bot_pause, now.bot_limit, now.interrupts, now.hot_seat)

    def volume(self) -> float:
        """How loud sounds are now, 0 to 1."""
        return self.settings.volume / 100 if self.settings.sound else 0.0

    def reviews_at_once(self) -> bool:
        """True if the review of a game begins by itself when it is over."""
        return self.settings.coach == "review only"

    def save(self) -> None:
        """Save what has changed since the last time; soon, if another program holds the file now."""
        self._save(0.0)

    def finish(self) -> None:
        """Save what could not be saved yet, when the window is closed: now it may take a while."""
        disk().finish()
        if self._again.isActive():
            self._save(settings.TIMEOUT_S)
            disk().finish()
        if self._again.isActive():
            logger.error("the settings were not saved: another program holds their file")

    def _save(self, patience: float) -> None:
        self._again.stop()
        disk().do(self, partial(self._write, self.settings.model_copy(), patience), self._was_saved)

    def _write(self, now: Settings, patience: float) -> None:
        """Write the settings as they are `now`, in the thread of the disk."""
        settings.save(now, self._saved, patience)
        self._saved = now

    def _was_saved(self, end: Future[None]) -> None:
        try:
            end.result()
        except settings.SettingsInUse:
            self._tries += 1
            if self._tries == MANY_TRIES:
                text = self.tr(
                    "The settings could not be saved yet: another window or program holds their file. "
                    "Saving is tried again."
                )
                self.not_saved.emit(text)
            self._again.start()
        except OSError as error:
            self.not_saved.emit(self.tr("The settings were not saved: {reason}").format(reason=error))
        else:
            self._tries = 0

    def _change_in(self, dialog: SettingsDialog, name: str, value: object) -> None:
        """Change a setting from its dialog; the hands in a game that goes on are opened only if both players agree."""
        session = self._active.session
        playing = session is not None and len(session.humans) > 1 and not session.over
        if playing and value == "open table":
            kept = self.settings.hot_seat
            ask_to_open(dialog, lambda: self.change(name, value), lambda: dialog.hot_seat.show_level(kept))
        else:
            self.change(name, value)

    def _follow_pace(self) -> None:
        if self._active.played is not None:
            self._active.played.set_pace(self.pace())
