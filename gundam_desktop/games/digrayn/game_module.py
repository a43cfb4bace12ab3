"""Fragment Digrayn as a game of the registry."""

from __future__ import annotations

from gundam_desktop.games.digrayn.cards import DECKS
from gundam_desktop.games.digrayn.evaluation import evaluate, evaluate_state, opening
from gundam_desktop.games.digrayn.game import GAMES
from gundam_desktop.games.digrayn.library import LIBRARY
from gundam_desktop.games.digrayn.rulebook import RULEBOOK
from gundam_desktop.games.digrayn.rules.figures import is_object, reach
from gundam_desktop.games.digrayn.scenario import SCENARIOS
from gundam_desktop.games.digrayn.state import EDITIONS
from gundam_desktop.games.game_module import Evidence, GameModule
from gundam_desktop.games.kit.factory import judging, try_out
from gundam_desktop.tabletop import Place, View
from gundam_desktop.tabletop.place import SHARED


def _evidence() -> Evidence:
    from gundam_desktop.games.digrayn.evidence import EVIDENCE  # rarely used

    return EVIDENCE


def _reach(view: View, card: int) -> tuple[Place, ...]:
    """The gates in the range of a card; none for one that is not face up on a gate."""
    return tuple((SHARED, gate) for gate in reach(view.known, card)) if is_object(view.known, card) else ()


GAME_MODULE = GameModule(
    key="digrayn",
    start=GAMES.start,
    load=GAMES.load,
    library=LIBRARY,
    read_deck=DECKS.read,
    write_deck=DECKS.write,
    evaluate=evaluate,
    sample_world=GAMES.sample_world,
    opening=opening,
    read_view=GAMES.read_view,
    judge=judging(evaluate_state),
    try_out=try_out,
    reach=_reach,
    rulebook=RULEBOOK,
    editions=EDITIONS,
    scenarios=SCENARIOS,
    evidence=_evidence,
    card_digests=DECKS.card_digests,
    first_decks=("vanguard", "bulwark"),
)
