"""GUNDAM WAR as a game of the registry."""

from __future__ import annotations

from gundam_desktop.games.game_module import Evidence, GameModule
from gundam_desktop.games.gundam_war import game
from gundam_desktop.games.gundam_war.decks import DECKS
from gundam_desktop.games.gundam_war.evaluation import evaluate, evaluate_state, opening
from gundam_desktop.games.gundam_war.library import LIBRARY
from gundam_desktop.games.gundam_war.model.state import EDITIONS
from gundam_desktop.games.gundam_war.rulebook import RULEBOOK
from gundam_desktop.games.gundam_war.scenario import SCENARIOS
from gundam_desktop.tabletop import Choice, Game


def _evidence() -> Evidence:
    from gundam_desktop.games.gundam_war.evidence import EVIDENCE  # rarely used

    return EVIDENCE


def _judge(playing: Game, player: int) -> float:
    assert isinstance(playing, game.Game)
    return evaluate_state(playing.state, player)


def _try_out(playing: Game, player: int, choice: Choice) -> None:
    assert isinstance(playing, game.Game)
    playing.try_out(player, choice)


GAME_MODULE = GameModule(
    key="gundam_war",
    start=game.start,
    load=game.load,
    library=LIBRARY,
    read_deck=DECKS.read,
    write_deck=DECKS.write,
    evaluate=evaluate,
    sample_world=game.sample_world,
    opening=opening,
    read_view=game.read_view,
    judge=_judge,
    try_out=_try_out,
    rulebook=RULEBOOK,
    editions=EDITIONS,
    scenarios=SCENARIOS,
    evidence=_evidence,
    first_decks=("blue", "green"),
)
