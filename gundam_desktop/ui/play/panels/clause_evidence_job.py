"""Finds out where clauses are enforced and what shows them, off the screen's thread: that means reading files."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from gundam_desktop.tabletop.doors import EnforcingRoutine, Evidence, ShowingScenario

Numbers = tuple[str, ...]
Traced = tuple[Sequence[EnforcingRoutine], Sequence[ShowingScenario]]


class ClauseEvidenceJob(QObject):
    """Looks once for each clause, and remembers."""

    found = Signal(object)
    """Numbers of edition 1.0 of which all is known now."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.evidence: Callable[[], Evidence] | None = None
        """Where to learn it; None where there is nothing to learn."""
        self._traced: dict[Numbers, Traced] = {}
        self._looking: dict[Numbers, _Report] = {}

    def set_evidence(self, evidence: Callable[[], Evidence] | None) -> None:
        """Look clauses up in another game's evidence, and forget what was found."""
        if evidence is not self.evidence:
            self.evidence = evidence
            self._traced.clear()
            self._looking.clear()

    def of(self, numbers: Numbers) -> Traced | None:
        """What is known of clauses; None while it is looked for."""
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
    """Carries what was found over to the screen's thread; it belongs to nobody, so that nobody ends it too soon."""

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
