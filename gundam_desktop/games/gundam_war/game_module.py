"""GUNDAM WAR as a game of the registry."""

from __future__ import annotations

from gundam_desktop.games.game_module import Evidence, GameModule
from gundam_desktop.games.gundam_war.decks import DECKS
from gundam_desktop.games.gundam_war.evaluation import evaluate, evaluate_state, opening
from gundam_desktop.games.gundam_war.game import GAMES
from gundam_desktop.games.gundam_war.library import LIBRARY
from gundam_desktop.games.gundam_war.model.state import EDITIONS
from gundam_desktop.games.gundam_war.rulebook import RULEBOOK
from gundam_desktop.games.gundam_war.scenario import SCENARIOS
from gundam_desktop.games.kit.factory import judging, try_out


def _evidence() -> Evidence:
    from gundam_desktop.games.gundam_war.evidence import EVIDENCE  # rarely used

    return EVIDENCE


GAME_MODULE = GameModule(
    key="gundam_war",
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
    card_digests=DECKS.card_digests,
    first_decks=("blue", "green"),
)
