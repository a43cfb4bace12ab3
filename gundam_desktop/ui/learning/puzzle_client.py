"""Asks a process about the puzzle on the table; the window never waits for it."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QTimer, Signal

from gundam_desktop.bots.answering_process import AnsweringProcess
from gundam_desktop.tutorial.puzzle_answers import Answer, PuzzleAnswers, Question

ASKED_EVERY = 15
"""Milliseconds between two polls for an answer."""

logger = logging.getLogger(__name__)


class PuzzleClient(QObject):
    """The process of one puzzle: it is begun ahead of the first question, and again after it was ended."""

    answered = Signal(object)
    """The `Answer` to the question."""
    failed = Signal(str)
    """There is no answer: the reason, in a line."""

    def __init__(self, answers: PuzzleAnswers, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answers = answers
        self._process: AnsweringProcess[Question, Answer] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(ASKED_EVERY)
        self._timer.timeout.connect(self._poll)

    @property
    def busy(self) -> bool:
        """True while an answer is worked out."""
        return self._timer.isActive()

    @property
    def pid(self) -> int | None:
        """The id of the process; None if none runs."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Begin the process, if it is not there."""
        if self._process is None:
            self._process = AnsweringProcess(self._answers, "puzzle")

    def ask(self, question: Question) -> None:
        """Ask; `answered` or `failed` follows, unless it is cancelled. One question at a time."""
        self.start()
        assert self._process is not None
        self._process.ask(question)
        self._timer.start()

    def cancel(self) -> None:
        """Drop the question. A search cannot be stopped but with its process, and another one is begun."""
        if self.busy:
            self.stop()
            self.start()

    def stop(self) -> None:
        """End the process."""
        self._timer.stop()
        if self._process is not None:
            self._process.stop()
            self._process = None

    def _poll(self) -> None:
        assert self._process is not None
        reply = self._process.poll()
        if reply is None:
            return
        self._timer.stop()
        if reply.answer is None:
            logger.warning("no answer about a puzzle: %s", reply.fault)
            self.stop()
            self.failed.emit(reply.fault.strip().splitlines()[-1])
        else:
            self.answered.emit(reply.answer)
