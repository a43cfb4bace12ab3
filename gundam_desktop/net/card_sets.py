"""Whether programs have the same cards: digests of card sets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.upward import Cards


def cards_of(game_module: GameModule) -> Cards:
    """Return the digests of all card sets of a game that this program has."""
    return Cards(sets=dict(_digests(game_module, None)))


class Difference(NamedTuple):
    """A card set of which two programs have different cards; a digest is `-` for a program without the set."""

    set: str
    here: str
    there: str


def other_set(game_module: GameModule, deck: Any, sets: Mapping[str, str]) -> Difference | None:
    """Return the first card set of a deck that differs from the one in `sets`, or is not in it; None if none does."""
    for key, digest in _digests(game_module, deck).items():
        if sets.get(key) != digest:
            return Difference(key, digest, sets.get(key, "-"))
    return None


def _digests(game_module: GameModule, deck: Any) -> Mapping[str, str]:
    return game_module.card_digests(deck) if game_module.card_digests is not None else {}
