"""Tells the player what of their own cards, wording and pictures cannot be used."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget
from shiboken6 import isValid

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.ui.cards import own_pictures
from gundam_desktop.ui.style import message_box

FAULTS_SHOWN = 6
"""How many lines a message shows before it is asked for more."""

logger = logging.getLogger(__name__)


class OwnFaults(QObject):
    """Opens one message about cards and wording, and one about pictures, which are read when they are first shown."""

    def __init__(self, game_module: GameModule, window: QWidget) -> None:
        super().__init__(window)
        self._game_module, self._window = game_module, window
        self._about_pictures: QMessageBox | None = None
        own_pictures().failed.connect(self._tell_of_pictures)

    def tell(self) -> None:
        """Tell what was left out when the program started; all of it is in the log."""
        faults = self._game_module.own.own_faults() if self._game_module.own is not None else ()
        for line in faults:
            logger.warning("left out: %s", line)
        if faults:
            self._warn(self.tr("Your own cards"), self.tr("These could not be loaded; everything else works."), faults)
        if own_pictures().faults:
            self._tell_of_pictures()

    def _tell_of_pictures(self) -> None:
        """Name every file so far, in place of an earlier message that is still open."""
        if self._about_pictures is not None and isValid(self._about_pictures):
            self._about_pictures.close()
        text = self.tr("These files cannot be shown; their cards are drawn without pictures.")
        self._about_pictures = self._warn(self.tr("Your own pictures"), text, own_pictures().faults)

    def _warn(self, title: str, text: str, faults: Sequence[str]) -> QMessageBox:
        left = len(faults) > FAULTS_SHOWN
        shown = [*faults[:FAULTS_SHOWN], *["…"] * left]
        return message_box.warn(self._window, title, "\n\n".join([text, *shown]), "\n".join(faults) if left else "")
