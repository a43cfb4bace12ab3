"""Finds the scenarios that show clauses; it reads files, so in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal
from shiboken6 import isValid

from gundam_desktop.games.game_module import Evidence
from gundam_desktop.rulebook.evidence import ShowingScenario

ClauseOf = tuple[str, str]
"""The number of a clause, and the edition of which it is."""
Shown = Sequence[ShowingScenario]


class ClauseEvidenceJob(QObject):
    """Looks each clause up once and caches the result."""

    found = Signal(object)
    """The scenarios for this clause have been found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.evidence: Callable[[], Evidence] | None = None
        """The game's evidence; None for a game without any."""
        self._shown: dict[ClauseOf, Shown] = {}
        self._looking: dict[ClauseOf, _Report] = {}

    def set_evidence(self, evidence: Callable[[], Evidence] | None) -> None:
        """Look clauses up in another game's evidence, and drop earlier results."""
        if evidence is not self.evidence:
            self.evidence = evidence
            self._shown.clear()
            self._looking.clear()

    def of(self, clause: ClauseOf) -> Shown | None:
        """The scenarios that show a clause; None while they are being looked up."""
        if clause not in self._shown and clause not in self._looking and self.evidence is not None:
            report = _Report()
            report.made.connect(self._hear)
            self._looking[clause] = report
            QThreadPool.globalInstance().start(_Look(self.evidence, clause, report))
        return self._shown.get(clause)

    def _hear(self, clause: ClauseOf, shown: Shown) -> None:
        if self._looking.pop(clause, None) is not None:
            self._shown[clause] = shown
            self.found.emit(clause)


class _Report(QObject):
    """Carries the result to the GUI thread; it has no parent that could delete it too soon."""

    made = Signal(object, object)


class _Look(QRunnable):
    def __init__(self, evidence: Callable[[], Evidence], clause: ClauseOf, report: _Report) -> None:
        super().__init__()
        self._evidence, self._clause, self._report = evidence, clause, report

    def run(self) -> None:
        found = self._evidence().shown_by(*self._clause)
        if isValid(self._report):  # not while the program ends
            self._report.made.emit(self._clause, found)
