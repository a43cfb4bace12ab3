"""The evidence for this game's clauses."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.kit.evidence import ClauseEvidence
from gundam_desktop.games.zoids.legality import forget
from gundam_desktop.games.zoids.rulebook import RULEBOOK
from gundam_desktop.games.zoids.scenario import SCENARIOS
from gundam_desktop.scenarios.clause_index import ClauseIndex
from gundam_desktop.scenarios.clause_mutation import Mutations

EVIDENCE: Final = ClauseEvidence(
    ClauseIndex(RULEBOOK, SCENARIOS.folder, ("gundam_desktop.games.zoids.game",)), Mutations(RULEBOOK, forget=forget)
)
