"""Whether programs have the same cards: digests of card sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.upward import Cards


def cards_of(game_module: GameModule) -> Cards:
    """Return the digests of all card sets of a game that this program has."""
    return Cards(sets=dict(_digests(game_module, None)))


def other_set(game_module: GameModule, deck: Any, sets: Mapping[str, str]) -> str:
    """Return the key of a card set of a deck that differs from the one in `sets`, or is not in it; empty if none."""
    return next((key for key, digest in _digests(game_module, deck).items() if sets.get(key) != digest), "")


def _digests(game_module: GameModule, deck: Any) -> Mapping[str, str]:
    return game_module.card_digests(deck) if game_module.card_digests is not None else {}
