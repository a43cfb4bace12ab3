"""Makes a puzzle of the position on the table, solved in a process beside the window."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from gundam_desktop.bots.worker_pool import WorkerPool
from gundam_desktop.scenarios.scenario import SURVIVE, WIN
from gundam_desktop.tabletop import Game
from gundam_desktop.tutorial.puzzle_making import MadeText, PuzzleWork
from gundam_desktop.ui.session.pool_run import PoolRun
from gundam_desktop.ui.style.label import Label
from gundam_desktop.ui.style.sheet import Sheet

logger = logging.getLogger(__name__)
NARROW = 380
"""Pixels that a text in several lines has at least."""
LONGEST_TITLE = 60

Begin = Callable[[PuzzleWork], WorkerPool[MadeText]]
"""Begins to make a puzzle."""


class PuzzlePosition(NamedTuple):
    """A game at the decision of a player."""

    key: str
    """The key of the game in the registry."""
    game: Game
    seat: int
    title: str
    """The title that is proposed."""


def in_background(work: PuzzleWork) -> WorkerPool[MadeText]:
    """Make a puzzle in a process; none if that dies."""
    return WorkerPool(work, 1, 1, _lost)


def _lost(_number: int, why: str) -> MadeText:
    logger.warning("a puzzle was not made: %s", why)
    return MadeText("", None)


class PuzzleDialog(Sheet, QDialog):
    """Asks for a title and a goal, and says what came of them."""

    made = Signal(str, str)
    """The title of the puzzle and the text of its file."""

    def __init__(
        self, position: PuzzlePosition, named: Callable[[str], str], parent: QWidget, begin: Begin = in_background
    ) -> None:
        """`named` makes a title that no other puzzle has."""
        super().__init__(parent)
        self._position, self._named, self._begin = position, named, begin
        self._run = PoolRun(self)
        self._run.ended.connect(self._ended)
        self.setWindowTitle(self.tr("Make a puzzle of this position"))
        self.title = QLineEdit(position.title, self)
        self.title.setMaxLength(LONGEST_TITLE)
        self.goal = QComboBox(self)
        self.goal.addItem(self.tr("Win in this turn"), (WIN, 0))
        self.goal.addItem(self.tr("Survive the opponent's next turn"), (SURVIVE, 1))
        self.said = Label(
            self, self.tr("It holds what you may know; unknown cards are replaced by ones without effects.")
        )
        self.said.setWordWrap(True)
        self.said.setMinimumWidth(NARROW)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.make = buttons.addButton(self.tr("Make the puzzle"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.make.setDefault(True)
        buttons.accepted.connect(self._start)
        buttons.rejected.connect(self.reject)
        self.title.textChanged.connect(self._offer)
        form = QFormLayout()
        form.addRow(self.tr("Title"), self.title)
        form.addRow(self.tr("Goal"), self.goal)
        column = self.headed_column()
        column.addLayout(form)
        column.addWidget(self.said)
        column.addWidget(buttons)

    def reject(self) -> None:
        with QSignalBlocker(self._run):
            self._run.cancel()
        super().reject()

    def _start(self) -> None:
        goal, turns = self.goal.currentData()
        position = self._position
        self.title.setText(self._named(self.title.text().strip()))
        work = PuzzleWork(position.key, position.game.dump(), position.seat, self.title.text(), goal, turns)
        self._say(self.tr("Working it out…"))
        self._run.start(self._begin(work), 1)
        self._offer()

    def _ended(self) -> None:
        """Say why there is no puzzle, or hand it on."""
        made = next(iter(self._run.results), MadeText("", None))
        if made.text:
            self.made.emit(self.title.text(), made.text)
            self.accept()
            return
        why = {
            True: self.tr("Every choice keeps this goal: there is nothing to find."),
            False: self.tr("This goal cannot be forced from here."),
            None: self.tr("This position is too large to be solved."),
        }
        self._say(why[made.reached])
        self._offer()

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setAccessibleName(text)

    def _offer(self) -> None:
        """Enable what can be done now."""
        for widget in (self.title, self.goal):
            widget.setEnabled(not self._run.running)
        self.make.setEnabled(not self._run.running and bool(self.title.text().strip()))
