"""The evidence for this game's clauses: routines, scenarios, and what fails without a routine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gundam_desktop.games.gundam_war.rulebook import RULEBOOK
from gundam_desktop.games.gundam_war.scenario.format import SCENARIOS
from gundam_desktop.rulebook.evidence import ShownClauses
from gundam_desktop.scenarios import clause_mutation
from gundam_desktop.scenarios.clause_index import ClauseIndex
from gundam_desktop.scenarios.clause_mutation import ClauseCheck, Mutations
from gundam_desktop.scenarios.scenario import Scenario

_INDEX: Final = ClauseIndex(RULEBOOK, SCENARIOS.folder, ("gundam_desktop.games.gundam_war.game",))
_MUTATIONS: Final = Mutations(RULEBOOK)
enforced, shown_by = _INDEX.enforced, _INDEX.shown_by


def showing(scenarios: Iterable[Scenario], checks: Iterable[ClauseCheck], edition: str) -> ShownClauses:
    """Switch off every marked routine in turn and run the scenarios and checks about its clauses of an edition."""
    return clause_mutation.showing(_MUTATIONS, scenarios, checks, edition)
