"""The module of a game on the kit, put together from its parts."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Any, Final

from gundam_desktop.games.game_module import Evidence, GameModule
from gundam_desktop.games.kit.factory import GameFactory
from gundam_desktop.games.kit.game import Game
from gundam_desktop.games.kit.library import Library
from gundam_desktop.games.kit.scenario import Scenarios
from gundam_desktop.tabletop import Choice, Place, View
from gundam_desktop.tabletop import Game as AnyGame

WIN: Final = 1000.0
"""The value of a won game, above that of any game that is not over."""


def game_module(
    key: str,
    games: GameFactory[Any],
    library: Library,
    scenarios: Scenarios,
    evaluate_state: Callable[[Any, int], float],
    opening: Callable[[View, Any, Random], Choice | None],
    first_decks: tuple[str, str],
    *,
    reach: Callable[[View, int], Collection[Place]] | None = None,
    forget: Callable[[], None] = lambda: None,
) -> GameModule:
    """Return the module of a game.

    `evaluate_state` rates a state of a game that goes on, for a seat, by what its player may know; `opening`,
    `first_decks` and `reach` as in `GameModule`; `forget` discards cached results of routines that have been switched
    off or on.
    """

    def evidence() -> Evidence:
        from gundam_desktop.games.kit.evidence import clause_evidence  # rarely used

        return clause_evidence(key, scenarios, forget)

    def evaluate(state: Any, player: int) -> float:
        if state.result:
            return 0.0 if state.result == "draw" else WIN if state.result == str(player) else -WIN
        return evaluate_state(state, player)

    def judge(game: AnyGame, player: int) -> float:
        assert isinstance(game, Game)
        return evaluate(game.state, player)

    return GameModule(
        key=key,
        start=games.start,
        load=games.load,
        library=library,
        read_deck=library.decks.read,
        write_deck=library.decks.write,
        evaluate=lambda view: evaluate(view.known, view.player),
        sample_world=games.sample_world,
        opening=opening,
        read_view=games.read_view,
        judge=judge,
        try_out=_try_out,
        rulebook=scenarios.rulebook,
        editions=scenarios.editions,
        scenarios=scenarios,
        evidence=evidence,
        reach=reach,
        card_digests=library.decks.card_digests,
        first_decks=first_decks,
    )


def _try_out(game: AnyGame, player: int, choice: Choice) -> None:
    assert isinstance(game, Game)
    game.try_out(player, choice)
