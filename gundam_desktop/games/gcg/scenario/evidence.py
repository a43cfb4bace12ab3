"""The evidence for this game's clauses: routines, scenarios, and what fails without a routine."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg import game
from gundam_desktop.games.gcg.model.definition import CompiledAbility, Figures
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.kit.evidence import ClauseEvidence
from gundam_desktop.scenarios.clause_index import ClauseIndex
from gundam_desktop.scenarios.clause_mutation import Mutations

_INDEX: Final = ClauseIndex(
    RULEBOOK,
    SCENARIOS.folder,
    ("gundam_desktop.games.gcg.game", "gundam_desktop.games.gcg.library"),
    ("clauses", "editions"),
)
_MUTATIONS: Final = Mutations(
    RULEBOOK,
    {
        "Outcome": lambda arguments: (arguments[3] + 1, arguments[1]),
        "Predicate": lambda _: lambda *_state: True,
        "Condition": lambda _: lambda *_state: True,
        "Finder": lambda _: lambda *_state: [],
        "Figures": lambda _: Figures(0, 0, 0, 0, (), ()),
        "CompiledAbility": lambda _: CompiledAbility(0, "keyword"),
        "Verdict": lambda _: None,
        "Verdicts": lambda _: (),
    },
    game.forget_definitions,
)
EVIDENCE: Final = ClauseEvidence(_INDEX, _MUTATIONS)
