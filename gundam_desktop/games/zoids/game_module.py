"""The Zoids Battle Card Game as a game of the registry."""

from __future__ import annotations

from collections.abc import Collection

from gundam_desktop.games.game_module import Evidence, GameModule
from gundam_desktop.games.kit.factory import judging, try_out
from gundam_desktop.games.zoids.decks import DECKS
from gundam_desktop.games.zoids.evaluation import evaluate, evaluate_state, opening
from gundam_desktop.games.zoids.game import GAMES
from gundam_desktop.games.zoids.library import LIBRARY
from gundam_desktop.games.zoids.reach import squares_reached
from gundam_desktop.games.zoids.rulebook import RULEBOOK
from gundam_desktop.games.zoids.scenario import SCENARIOS
from gundam_desktop.games.zoids.state import EDITIONS
from gundam_desktop.tabletop import Place, View


def _evidence() -> Evidence:
    from gundam_desktop.games.zoids.evidence import EVIDENCE  # rarely used

    return EVIDENCE


def _reach(view: View, card_id: int) -> Collection[Place]:
    """The squares that a Zoid can shoot at or strike from where it stands, also empty ones."""
    return squares_reached(view.known, card_id)


GAME_MODULE = GameModule(
    key="zoids",
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
    rulebook=RULEBOOK,
    editions=EDITIONS,
    scenarios=SCENARIOS,
    evidence=_evidence,
    reach=_reach,
    card_digests=DECKS.card_digests,
    first_decks=("lance", "bastion"),
)
