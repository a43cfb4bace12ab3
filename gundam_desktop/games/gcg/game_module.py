"""The GUNDAM CARD GAME as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gundam_desktop.games.game_module import Evidence, GameModule, Simulation
from gundam_desktop.games.gcg import game, library, play_figures, preview, sideboards
from gundam_desktop.games.gcg.account import account
from gundam_desktop.games.gcg.attack_bound import cannot_win
from gundam_desktop.games.gcg.luck import luck
from gundam_desktop.games.gcg.remarks import remarks
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.games.gcg.set_digests import set_digests
from gundam_desktop.games.gcg.win_chance import win_chance
from gundam_desktop.tabletop import Choice, Game, View


def _load(data: Mapping[str, Any]) -> Game:
    """Return the game that `dump` wrote, and from now on show the cards that its position defines."""
    loaded = game.load(data)
    library.know((game.FILLER, *loaded.own_cards))
    return loaded


def _cannot_win(playing: Game, player: int) -> bool:
    """Whether a player surely does not win in the rest of their turn, in a game of this kind."""
    assert isinstance(playing, game.Game)
    return cannot_win(playing, player)


def _judge(playing: Game, player: int) -> float:
    """Return how good a game is for a player; `playing` must be a game of this kind."""
    assert isinstance(playing, game.Game)
    return game.judge(playing, player)


def _try_out(playing: Game, player: int, choice: Choice) -> None:
    """Make a legal choice in a game of this kind that is only searched."""
    assert isinstance(playing, game.Game)
    game.try_out(playing, player, choice)


def _simulation(view: View, decks: Any) -> Simulation:
    from gundam_desktop.games.gcg.simulation.simulation import Simulation as Begun  # only bots use it

    return Begun(view, decks)


def _evidence() -> Evidence:
    from gundam_desktop.games.gcg.scenario.evidence import EVIDENCE  # rarely used, and it imports much

    return EVIDENCE


GAME_MODULE = GameModule(
    key="gcg",
    start=game.start,
    load=_load,
    library=library,
    read_deck=library.read_deck,
    write_deck=library.write_deck,
    evaluate=game.evaluate,
    sample_world=game.sample_world,
    opening=lambda view, deck, _chance: game.opening(view, deck),
    read_view=game.read_view,
    rulebook=RULEBOOK,
    win_chance=win_chance,
    cannot_win=_cannot_win,
    judge=_judge,
    try_out=_try_out,
    simulation=_simulation,
    editions=tuple(game.EDITIONS),
    scenarios=SCENARIOS,
    evidence=_evidence,
    own=library,
    sideboards=sideboards,
    account=account,
    luck=luck,
    preview=preview.preview,
    remarks=remarks,
    card_digests=set_digests,
    play_figures=play_figures,
    deckbuilding=True,
    first_decks=("official-004", "official-006"),
)
