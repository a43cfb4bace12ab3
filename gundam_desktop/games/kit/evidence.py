"""The evidence for a game's clauses: routines, scenarios, and what fails without a routine."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gundam_desktop.rulebook.evidence import ShownClauses
from gundam_desktop.scenarios import clause_mutation
from gundam_desktop.scenarios.clause_checks import ClauseCheck
from gundam_desktop.scenarios.clause_index import ClauseIndex
from gundam_desktop.scenarios.clause_mutation import Mutations
from gundam_desktop.scenarios.scenario import Scenario, ScenarioFormat


class ClauseEvidence:
    """Finds where the clauses of one game are enforced, and which scenarios show them (`game_module.Evidence`)."""

    def __init__(self, index: ClauseIndex, mutations: Mutations) -> None:
        """`mutations` knows how to switch off the game's routines."""
        self.enforced, self.shown_by = index.enforced, index.shown_by
        self._mutations = mutations

    def showing(self, scenarios: Iterable[Scenario], checks: Iterable[ClauseCheck], edition: str) -> ShownClauses:
        """Switch off every marked routine in turn and run the scenarios and checks about its clauses of an edition."""
        return clause_mutation.showing(self._mutations, scenarios, checks, edition)


def clause_evidence(key: str, scenarios: ScenarioFormat, forget: Callable[[], None]) -> ClauseEvidence:
    """Return the evidence for a game's clauses; its routines are those that its module `game` imports.

    `forget` discards cached results of routines that have been switched off or on.
    """
    index = ClauseIndex(scenarios.rulebook, scenarios.folder, (f"gundam_desktop.games.{key}.game",))
    return ClauseEvidence(index, Mutations(scenarios.rulebook, forget=forget))
