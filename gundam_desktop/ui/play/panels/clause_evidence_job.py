"""Finds where clauses are enforced and which tests show them; it reads files, so in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from gundam_desktop.games.doors import EnforcingRoutine, Evidence, ShowingScenario

Numbers = tuple[str, ...]
Traced = tuple[Sequence[EnforcingRoutine], Sequence[ShowingScenario]]


class ClauseEvidenceJob(QObject):
    """Looks each clause up once and caches the result."""

    found = Signal(object)
    """The evidence for these clauses (numbers of edition 1.0) has been found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.evidence: Callable[[], Evidence] | None = None
        """The game's evidence; None for a game without any."""
        self._traced: dict[Numbers, Traced] = {}
        self._looking: dict[Numbers, _Report] = {}

    def set_evidence(self, evidence: Callable[[], Evidence] | None) -> None:
        """Look clauses up in another game's evidence, and drop earlier results."""
        if evidence is not self.evidence:
            self.evidence = evidence
            self._traced.clear()
            self._looking.clear()

    def of(self, numbers: Numbers) -> Traced | None:
        """The evidence for clauses; None while it is being looked up."""
        if numbers not in self._traced and numbers not in self._looking and self.evidence is not None:
            report = _Report()
            report.made.connect(self._hear)
            self._looking[numbers] = report
            QThreadPool.globalInstance().start(_Look(self.evidence, numbers, report))
        return self._traced.get(numbers)

    def _hear(self, numbers: Numbers, traced: Traced) -> None:
        if self._looking.pop(numbers, None) is not None:
            self._traced[numbers] = traced
            self.found.emit(numbers)


class _Report(QObject):
    """Carries the result to the GUI thread; it has no parent that could delete it too soon."""

    made = Signal(object, object)


class _Look(QRunnable):
    def __init__(self, evidence: Callable[[], Evidence], numbers: Numbers, report: _Report) -> None:
        super().__init__()
        self._evidence, self._numbers, self._report = evidence, numbers, report

    def run(self) -> None:
        there = self._evidence()
        routines = dict.fromkeys(routine for number in self._numbers for routine in there.enforced(number))
        scenarios = dict.fromkeys(scenario for number in self._numbers for scenario in there.shown_by(number))
        self._report.made.emit(self._numbers, (list(routines), list(scenarios)))
