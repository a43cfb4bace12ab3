"""The review of a game on its page: which decisions cost most, and the ways to decide again on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.coach.review import ReviewWork, Verdict, most_costly
from gundam_desktop.records import GameHistory
from gundam_desktop.ui.play.texts import GameTexts
from gundam_desktop.ui.saved_games.summary.game_summary import label_of
from gundam_desktop.ui.session.player_names import shown_name
from gundam_desktop.ui.session.pool_run import PoolRun
from gundam_desktop.ui.style import fonts
from gundam_desktop.ui.style.button import ActionButton
from gundam_desktop.ui.style.clear_layout import clear_layout
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.scaling import scaled, set_font

Found = list[tuple[int, Verdict]]
"""Verdicts with the seats of their players."""
Begin = Callable[[GameHistory, tuple[int, ...]], tuple[WorkerPool[Found], int]]
"""Begins the review of some players: the pool, and how many results it has."""


def in_background(history: GameHistory, seats: tuple[int, ...]) -> tuple[WorkerPool[Found], int]:
    """Review a game in one process; a piece of work whose process died has found nothing."""
    work = ReviewWork(history.record, seats)
    return WorkerPool(work, len(work), 1, lambda _number, _why: []), len(work)


class Reviewed(NamedTuple):
    """What a review has found so far."""

    results: Sequence[Found]
    whole: int
    """How many results it has when it is done."""


class ReviewPanel(QWidget):
    """A button that begins the review, its progress, and a line for each decision that was found."""

    play_on = Signal(int)
    """The player wants to play on from this position."""
    try_wanted = Signal(int, object)
    """The player wants to find a better choice: their seat, and the `Verdict` on their decision."""

    def __init__(
        self,
        history: GameHistory,
        seats: tuple[int, ...],
        texts: GameTexts,
        begin: Begin = in_background,
        known: Reviewed | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`seats` are the players whose decisions are reviewed; `known` is what a former review has found."""
        super().__init__(parent)
        self._history, self._seats, self._texts, self._work = history, seats, texts, begin
        self.run = PoolRun(self)
        if known is not None:
            self.run.results, self.run.count = list(known.results), known.whole
        self.run.progressed.connect(self._show)
        self.run.ended.connect(self._show)
        self.start = ActionButton(self.tr("Find the decisions that cost most"), parent=self)
        self.start.set_height(34)
        self.start.clicked.connect(self.begin)
        self.stop = ActionButton(self.tr("Stop"), parent=self)
        self.stop.set_height(34)
        self.stop.clicked.connect(self.run.cancel)
        self._since = QElapsedTimer()
        self._second = QTimer(self, interval=1000)
        self._second.timeout.connect(self._count)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(scaled(6))
        self.progress.setAccessibleName(self.tr("Review"))
        self.status = self._line("", 13.5)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(scaled(8))
        self._listed: Found = []
        """What the lines show now."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.start, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.stop, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.progress)
        column.addWidget(self.status)
        column.addLayout(self._lines)
        self._show()

    @property
    def verdicts(self) -> Found:
        """What is shown, by player; for each the costliest first."""
        found = [entry for results in self.run.results for entry in results]
        by_seat = ((seat, most_costly([verdict for who, verdict in found if who == seat])) for seat in self._seats)
        return [(seat, verdict) for seat, verdicts in by_seat for verdict in verdicts]

    @property
    def reviewed(self) -> Reviewed:
        """What was found so far, to be shown again later."""
        return Reviewed(self.run.results, self.run.count)

    @property
    def is_done(self) -> bool:
        """True if the review came to its end."""
        return self.run.count > 0 and len(self.run.results) == self.run.count

    def begin(self) -> None:
        """Begin the review."""
        self.run.start(*self._work(self._history, self._seats))
        self._since.start()
        self._second.start()
        self._show()

    def _count(self) -> None:
        """Show the time that has passed and what is left, also between two results."""
        seconds, done, count = self._since.elapsed() // 1000, len(self.run.results), self.run.count
        text = self.tr("Playing on from your decisions: {done} of {count} · {passed}")
        if done:
            text = self.tr("Playing on from your decisions: {done} of {count} · {passed}, about {left} left")
        left = seconds * (count - done) // max(1, done)
        self.status.setText(text.format(done=done, count=count, passed=_minutes(seconds), left=_minutes(left)))

    def _show(self) -> None:
        running, done, count = self.run.running, len(self.run.results), self.run.count
        self.start.setVisible(not running and not self.is_done)
        self.stop.setVisible(running)
        if not running:
            self._second.stop()
        self.progress.setVisible(running)
        self.progress.setRange(0, max(1, count))
        self.progress.setValue(done)
        verdicts = self.verdicts
        if running:
            self._count()
        elif self.is_done and not verdicts:
            self.status.setText(self.tr("No decision cost more than could be luck."))
        else:
            self.status.setText("")
        self.status.setVisible(bool(self.status.text()))
        if verdicts != self._listed:
            self._listed = verdicts
            self._show_lines(verdicts)

    def _show_lines(self, verdicts: Found) -> None:
        clear_layout(self._lines)
        heads = {
            "missed win": self.tr("Win missed"),
            "allowed loss": self.tr("Avoidable loss"),
            "": self.tr("Costly choices"),
        }
        for kind, head in heads.items():
            listed = [(seat, verdict) for seat, verdict in verdicts if verdict.proof == kind]
            if listed:
                self._lines.addWidget(self._line(head, 13.5, fonts.BOLD))
            for seat, verdict in listed:
                self._lines.addWidget(self._verdict(seat, verdict))
        if verdicts:
            explained = self.tr(
                "Possible deals: the cards that were hidden, dealt in different ways that fit what the player had seen."
            )
            self._lines.addWidget(self._line(explained, 13))

    def _verdict(self, seat: int, verdict: Verdict) -> QWidget:
        """One decision: what was chosen and what it cost; what was better is found on the table."""
        box = QWidget(self)
        column = QVBoxLayout(box)
        column.setContentsMargins(scaled(10), 0, 0, 0)
        column.setSpacing(scaled(3))
        move = self._history.moves[verdict.position]
        head = self.tr("Turn {turn}, {name}: “{choice}”").format(
            turn=move.turn,
            name=shown_name(self._history.record.start.players[seat]),
            choice=label_of(self._history, verdict.position, verdict.played, self._texts),
        )
        column.addWidget(self._line(head, 14, fonts.BOLD))
        column.addWidget(self._line(self._cost(verdict), 13.5))
        row = QHBoxLayout()
        row.setSpacing(scaled(8))
        find = self._button(self.tr("Find a better choice"), partial(self.try_wanted.emit, seat, verdict))
        play = self._button(self.tr("Continue from here"), partial(self.play_on.emit, verdict.position))
        for button in (find, play):
            button.setAccessibleDescription(head)
            row.addWidget(button)
        row.addStretch(1)
        column.addLayout(row)
        return box

    def _cost(self, verdict: Verdict) -> str:
        if verdict.proof == "missed win":
            text = self.tr(
                "Another choice would have won in this turn, whatever the opponent did,"
                " in {held} of %n possible deals.",
                "",
                verdict.worlds,
            )
        elif verdict.proof == "allowed loss":
            text = self.tr(
                "After another choice the opponent could not have won in the next turn,"
                " in {held} of %n possible deals.",
                "",
                verdict.worlds,
            )
        else:
            text = self.tr(
                "It cost {cost} ± {margin} points of the chance to win (%n possible deals).", "", verdict.worlds
            )
        return text.format(held=verdict.held, cost=round(verdict.cost), margin=round(verdict.margin))

    def _line(self, text: str, size: float, weight: QFont.Weight = fonts.NORMAL) -> Label:
        label = Label(self, text)
        label.setWordWrap(True)
        set_font(label, size, weight)
        return label

    def _button(self, text: str, slot: Callable[[], None]) -> ActionButton:
        button = ActionButton(text, parent=self)
        button.set_height(30)
        button.clicked.connect(slot)
        return button


def _minutes(seconds: int) -> str:
    """A time as minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"
