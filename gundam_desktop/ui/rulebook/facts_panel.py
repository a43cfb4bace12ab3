"""The right side of the rule book: what the clause that is read does on the table, in this game and in lessons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QWidget

from gundam_desktop.games.game_module import Evidence
from gundam_desktop.rulebook.evidence import ShowingScenario
from gundam_desktop.ui.rulebook.clause_evidence_job import ClauseEvidenceJob, ClauseOf
from gundam_desktop.ui.rulebook.clause_facts import (
    LESSON,
    MOMENT,
    SCENARIO,
    Lesson,
    Met,
    lessons_html,
    met_html,
    scenarios_html,
)
from gundam_desktop.ui.rulebook.clause_html import muted
from gundam_desktop.ui.rulebook.reader import Reader
from gundam_desktop.ui.style.panel import Panel

MOST_MET = 12


class FactsPanel(Panel):
    """Shows what is known of one clause; scenarios are looked up in a thread of their own."""

    scenario_wanted = Signal(str, str)
    """A scenario is to be shown on the table: its file and its title."""
    moment_wanted = Signal(int)
    """A moment of the game on the table is to be shown."""
    lesson_wanted = Signal(str)
    """The id of a lesson that is to be opened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(" ", parent)
        self._clause: ClauseOf | None = None
        self._scenarios: Sequence[ShowingScenario] = ()
        self.met: Callable[[str, str], Sequence[Met]] = lambda _edition, _number: ()
        """Where a clause of an edition applied in the game on the table; nowhere without a game."""
        self.lessons: Callable[[str, str], Sequence[Lesson]] = lambda _edition, _number: ()
        """The lessons that teach a clause of an edition."""
        self.tracing = ClauseEvidenceJob(self)
        self.tracing.found.connect(self._hear)
        self.body = Reader(self, 13)
        self.body.other_wanted.connect(self._follow)
        self.box.addWidget(self.body)
        self.refresh_texts()

    def set_evidence(self, evidence: Callable[[], Evidence] | None) -> None:
        """Look for scenarios in a game's evidence."""
        self.tracing.set_evidence(evidence)

    def show_clause(self, clause: ClauseOf | None) -> None:
        """Show what is known of a clause; None for a title, of which there is nothing to know."""
        self._clause = clause
        self.refresh()

    def refresh(self) -> None:
        """Show it again: the game on the table has gone on."""
        self.setVisible(self._clause is not None)
        if self._clause is None:
            self.body.show_html("")
            return
        edition = self._clause[1]
        found = self.tracing.of(self._clause) if self.tracing.evidence is not None else ()
        self._scenarios = found or ()
        looking = muted(escape(self.tr("Looking for scenarios…"))) if found is None else ""
        parts = [
            lessons_html(self.lessons(edition, self._clause[0])),
            met_html(self.met(edition, self._clause[0]), MOST_MET),
            looking or scenarios_html(self._scenarios),  # last: there may be many
        ]
        nothing = muted(escape(self.tr("No scenario shows this clause.")))
        self.body.show_html("".join(parts) or nothing)

    def _hear(self, clause: ClauseOf) -> None:
        if clause == self._clause:
            self.refresh()

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == SCENARIO:
            scenario = self._scenarios[int(link.path())]
            self.scenario_wanted.emit(scenario.file, scenario.title)
        elif link.scheme() == MOMENT:
            self.moment_wanted.emit(int(link.path()))
        elif link.scheme() == LESSON:
            self.lesson_wanted.emit(link.path())

    def refresh_texts(self) -> None:
        self.set_title(self.tr("On the table"))
        self.body.setAccessibleName(self.tr("Scenarios, this game and lessons"))
        self.refresh()

    def refresh_colors(self) -> None:
        self.refresh()
