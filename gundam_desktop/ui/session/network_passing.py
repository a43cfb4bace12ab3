"""Passes that this client makes for the player of a game over a network, beside those that the server makes."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QObject, QTimer

from gundam_desktop.match.passing import AutomaticPass, AutoPasser, usual
from gundam_desktop.net.downward import Table
from gundam_desktop.tabletop import Game, Library
from gundam_desktop.ui.session.notices import why_ended
from gundam_desktop.ui.session.pace import Pace
from gundam_desktop.ui.style.translation import language


class NetworkPassing(QObject):
    """Passes until something happens, and where the player does not want to be asked."""

    def __init__(self, table: Table, library: Library, pace: Pace, due: Callable[[], object], parent: QObject) -> None:
        """`due` is called when the pass that `look` has found is to be made."""
        super().__init__(parent)
        self._table, self._library = table, library
        self.passer = AutoPasser((0, 1), random.Random(), library)
        self._due: AutomaticPass | None = None
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(due)
        self.set_pace(pace)

    def set_pace(self, pace: Pace) -> None:
        """Use changed settings from the next decision on. Where passes are secret, none tells what a hand contains."""
        secret = self._table.rules.passing == "secret"
        self.passer.mode, self.passer.pause = pace.auto_pass, pace.bot_pause
        self.passer.hot_seat = "tells nothing" if secret else "stops by card"
        self.passer.interrupts = pace.interrupts.get(self._table.game, usual(self._library))

    def look(self, game: Game) -> None:
        """Time the pass that is made now in a game in which the player decides, if there is one."""
        self._due = self.passer.made_for(game)
        if self._due is not None:
            self._pause.start(round(self._due.pause * 1000))

    def take_due(self) -> AutomaticPass | None:
        """Return the pass that is to be made now; it is forgotten."""
        due, self._due = self._due, None
        return due

    def forget(self) -> None:
        """Make no pass now."""
        self._due = None
        self._pause.stop()

    def reasons(self, names: Sequence[str]) -> Iterator[str]:
        """Yield why passing has ended since the last call, in sentences."""
        ended, self.passer.ended = self.passer.ended, []
        interrupts = self._library.interrupts(language())
        for seat, reason in ended:
            yield why_ended(reason, names[seat], names[1 - seat], interrupts)
