"""Looking back at what has happened, step by step: the table shows each step as its player has seen it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from gundam_desktop.ui.keys import Keymap
from gundam_desktop.ui.play.log_row import LogRow
from gundam_desktop.ui.play.panels.log_panel import LogPanel
from gundam_desktop.ui.play.panels.look_back_bar import LookBackBar
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.session.game_source import GameSource
from gundam_desktop.ui.table import TableScene

NOW = -1
LEAST_MS, MS_A_LETTER = 1200, 40
"""Milliseconds that a step stays while the steps play by themselves: the least, and those for each letter."""


class LookBack(QObject):
    """Takes the table back and forward again: to the events since the last decision, or to any line of the log.

    Uses only views and events that the player has seen.
    """

    time_changed = Signal(bool)
    """The table has begun to show the past (True), or shows the present again (False)."""

    def __init__(self, bar: LookBackBar, log: LogPanel, texts: GameTexts, keymap: Keymap, parent: QWidget) -> None:
        super().__init__(parent)
        self._bar, self._log, self._texts = bar, log, texts
        self._scene: TableScene | None = None
        self._session: GameSource | None = None
        self._seat = 0
        self._recent: Sequence[LogRow] = ()
        self._steps: Sequence[LogRow] = ()
        self._at = NOW
        self._playing = QTimer(self, singleShot=True)
        self._playing.timeout.connect(self._play_on)
        bar.stepped.connect(self.step)
        bar.play_wanted.connect(self.play)
        bar.left.connect(self.show_present)
        log.look_back_wanted.connect(self.first)
        log.list.moment_wanted.connect(self.go_to)
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
    def steps(self) -> Sequence[LogRow]:
        """The events since the last decision."""
        return self._recent

    def follow(self, scene: TableScene) -> None:
        """Use a rebuilt table."""
        self._scene = scene
        self._returned()
        scene.returned.connect(self._returned)

    def forget(self) -> None:
        """Reset for another game or another viewer."""
        self.show_present()
        self._session, self._recent = None, ()
        self._log.offer_look_back(False)

    def refresh(self, seat: int, session: GameSource) -> None:
        """Take over the events up to now, as a seat has seen them."""
        self._returned()
        self._seat, self._session = seat, session
        history = session.history(seat)
        last = session.past.last_decision(seat)
        self._recent = self._texts.steps(history, seat, session.names, last, people=session.people)
        self._log.offer_look_back(bool(self._recent))

    def first(self) -> None:
        """Play the events since the last decision, from the first one on."""
        self._begin(self._recent, 0)
        self.play(self.in_the_past)

    def play(self, on: bool) -> None:
        """Let the steps play by themselves, or stop at the one that is shown."""
        self._playing.stop()
        self._bar.show_playing(on)
        if on and self.in_the_past:
            self._playing.start(max(LEAST_MS, MS_A_LETTER * len(self._steps[self._at].text)))

    def _play_on(self) -> None:
        self._go(self._at + 1)
        self.play(self.in_the_past)

    def go_to(self, moment: int) -> None:
        """Show the table after the first `moment` events; from there every event can be stepped to."""
        self.play(False)
        if self._session is None or self._session.past.go_to_moment(moment):
            return
        steps = self._texts.steps(
            self._session.history(self._seat), self._seat, self._session.names, people=self._session.people
        )
        self._begin(steps, next((at for at, step in enumerate(steps) if step.moment >= moment), len(steps)))

    def step(self, way: int) -> None:
        """Go a step back or forward, and stay there; from the present back to the last event."""
        self.play(False)
        if self._at == NOW:
            if way < 0:
                self._begin(self._recent, len(self._recent) - 1)
        elif self._at + way >= 0:
            self._go(self._at + way)

    def show_present(self) -> None:
        """Show the present table."""
        if self._at != NOW and self._scene is not None:
            self._scene.show_present()
            self._returned()

    def _begin(self, steps: Sequence[LogRow], place: int) -> None:
        self._steps = steps
        if steps:
            self._go(place)

    def _go(self, place: int) -> None:
        if self._scene is None or self._session is None:
            return
        if place >= len(self._steps):
            self.show_present()
            return
        was_present = self._at == NOW
        self._at = place
        if was_present:
            self.time_changed.emit(True)
        step = self._steps[place]
        moment = self._session.past.moment(self._seat, step.moment)
        self._scene.show_history(moment.view, moment.events)
        self._log.list.mark(step.moment)
        self._bar.show_step(step, place + 1, len(self._steps))

    def _returned(self) -> None:
        was_past, self._at = self._at != NOW, NOW
        self.play(False)
        self._bar.hide()
        self._log.list.mark(0)
        if was_past:
            self.time_changed.emit(False)
