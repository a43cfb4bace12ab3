"""Fragment Digrayn as a game of the registry."""

from __future__ import annotations

from gundam_desktop.games.digrayn.evaluation import evaluate_state, opening
from gundam_desktop.games.digrayn.game import GAMES
from gundam_desktop.games.digrayn.library import LIBRARY
from gundam_desktop.games.digrayn.rules.figures import is_object, reach
from gundam_desktop.games.digrayn.scenario import SCENARIOS
from gundam_desktop.games.kit.module import game_module
from gundam_desktop.tabletop import Place, View
from gundam_desktop.tabletop.place import SHARED


def _reach(view: View, card: int) -> tuple[Place, ...]:
    """The gates in the range of a card; none for one that is not face up on a gate."""
    return tuple((SHARED, gate) for gate in reach(view.known, card)) if is_object(view.known, card) else ()


GAME_MODULE = game_module(
    "digrayn", GAMES, LIBRARY, SCENARIOS, evaluate_state, opening, first_decks=("vanguard", "bulwark"), reach=_reach
)
