"""Looking back at the events since a player's last decision, step by step: the table shows each step as it was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from gundam_desktop.tabletop import Event, View
from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.log_row import LogRow
from gundam_desktop.ui.play.panels.log_panel import LogPanel
from gundam_desktop.ui.play.panels.look_back_bar import LookBackBar
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.table import TableScene

NOW = -1


class Bookmark(NamedTuple):
    """Where a player's last decision was."""

    view: View
    """The player's view then."""
    known: int
    """The number of events in the player's history then."""


class PastStep(NamedTuple):
    """One thing that happened."""

    row: LogRow
    upto: int
    """The number of events since the bookmark, this one included."""


class LookBack(QObject):
    """Takes the table back and forward again. Uses only the views and events that the player has seen."""

    time_changed = Signal(bool)
    """The table has begun to show the past (True), or shows the present again (False)."""

    def __init__(self, bar: LookBackBar, log: LogPanel, texts: GameTexts, keymap: Keymap, parent: QWidget) -> None:
        super().__init__(parent)
        self._bar, self._log, self._texts = bar, log, texts
        self._scene: TableScene | None = None
        self._marks: dict[int, Bookmark] = {}
        self._before: Bookmark | None = None
        self._seat = 0
        self._events: Sequence[Event] = ()
        self._steps: list[PastStep] = []
        self._at = NOW
        bar.stepped.connect(self.step)
        bar.left.connect(self.show_present)
        log.look_back_wanted.connect(self.first)
        for command, way in (("past back", -1), ("past forward", 1)):
            shortcut = QShortcut(parent)
            keymap.bind(shortcut, command)
            shortcut.activated.connect(partial(self.step, way))
        keymap.changed.connect(partial(bar.show_keys, keymap))
        bar.show_keys(keymap)

    @property
    def in_the_past(self) -> bool:
        """True if the table shows the past."""
        return self._at != NOW

    @property
    def steps(self) -> Sequence[PastStep]:
        """The events since the last decision."""
        return self._steps

    def follow(self, scene: TableScene) -> None:
        """Use a rebuilt table."""
        self._scene = scene
        self._returned()
        scene.returned.connect(self._returned)

    def forget(self) -> None:
        """Reset for another game or another viewer."""
        self.show_present()
        self._steps, self._events = [], ()
        self._log.offer_look_back(False)

    def forget_game(self) -> None:
        """Reset for another game."""
        self.forget()
        self._marks.clear()

    def deciding(self, seat: int, view: View, known: int) -> None:
        """Set the bookmark of a player who is about to decide."""
        self._before = self._marks.get(seat)
        self._marks[seat] = Bookmark(view, known)

    def undecided(self, seat: int) -> None:
        """Restore the bookmark: the choice was refused."""
        del self._marks[seat]
        if self._before is not None:
            self._marks[seat] = self._before

    def refresh(self, seat: int, history: Sequence[Event], names: Sequence[str]) -> None:
        """Take over the events up to now."""
        self._returned()
        mark = self._marks.get(seat)
        self._seat = seat
        self._events = history[mark.known :] if mark is not None else ()
        self._steps = []
        place = 0
        for event in self._texts.library.worth_telling(self._events):
            while self._events[place] is not event:
                place += 1
            place += 1
            self._steps += [PastStep(row, place) for row in self._texts.rows([event], seat, names)]
        self._log.offer_look_back(bool(self._steps))

    def first(self) -> None:
        """Show the first event since the last decision."""
        self._go(0)

    def step(self, way: int) -> None:
        """Go a step back or forward; from the present back to the last event."""
        if self._at == NOW:
            if way < 0:
                self._go(len(self._steps) - 1)
        elif self._at + way >= 0:
            self._go(self._at + way)

    def show_present(self) -> None:
        """Show the present table."""
        if self._at != NOW and self._scene is not None:
            self._scene.show_present()
            self._returned()

    def _go(self, place: int) -> None:
        mark = self._marks.get(self._seat)
        if self._scene is None or mark is None or not self._steps:
            return
        if place >= len(self._steps):
            self.show_present()
            return
        was_present = self._at == NOW
        self._at = place
        if was_present:
            self.time_changed.emit(True)
        step = self._steps[place]
        self._scene.show_history(mark.view, self._events[: step.upto])
        self._bar.show_step(step.row, place + 1, len(self._steps))

    def _returned(self) -> None:
        was_past, self._at = self._at != NOW, NOW
        self._bar.hide()
        if was_past:
            self.time_changed.emit(False)
