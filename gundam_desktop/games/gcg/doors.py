"""The GUNDAM CARD GAME as a game of the registry."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gundam_desktop.games.doors import Doors, Evidence
from gundam_desktop.games.gcg import game, library, sideboards
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.tabletop import Game


def _load(data: Mapping[str, Any]) -> Game:
    """Return the game that `dump` wrote; the cards of its position are shown from now on."""
    loaded = game.load(data)
    library.know((game.FILLER, *loaded.own_cards))
    return loaded


def _evidence() -> Evidence:
    from gundam_desktop.games.gcg import devtools  # rarely used, and it imports much

    return devtools


DOORS = Doors(
    key="gcg",
    start=game.start,
    load=_load,
    library=library,
    read_deck=library.read_deck,
    write_deck=library.write_deck,
    evaluate=game.evaluate,
    sample_world=game.sample_world,
    opening=game.opening,
    rulebook=RULEBOOK,
    editions=tuple(game.EDITIONS),
    scenarios=SCENARIOS,
    evidence=_evidence,
    own=library,
    sideboards=sideboards,
    deckbuilding=True,
)
