"""The printed cards of a game, from `resources/games/KEY/cards.json`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, TypeVar

from gundam_desktop.locate import game_data

C = TypeVar("C")


def printed_cards(
    key: str, card: Callable[[Mapping[str, Any]], C]
) -> tuple[Callable[[], Mapping[str, C]], Callable[[str], C]]:
    """Return a function for all cards of a game by number, and one for the card with a number.

    The file is read at the first call of either; `card` makes a card of its data. The `KeyError` for an unknown number
    names it.
    """

    @cache
    def all_cards() -> Mapping[str, C]:
        return MappingProxyType({entry["number"]: card(entry) for entry in game_data(key, "cards.json")})

    @cache
    def card_of(number: str) -> C:
        try:
            return all_cards()[number]
        except KeyError:
            raise KeyError(f"there is no card {number}") from None

    return all_cards, card_of
