"""Data about the shipped decks besides their lists: titles, how they play, and the card that represents each.

English titles are in the lists themselves.
"""

from __future__ import annotations

from functools import cache

from gundam_desktop.games.gcg.words import word_file
from gundam_desktop.locate import game_data


def title_of(name: str, english: str, language: str) -> str:
    """Return the title of a shipped deck in a language; `english`, the one in its list, where there is none."""
    return _words(language).get("titles", {}).get(name, english)


def plan_of(name: str, language: str) -> str:
    """Return how a shipped deck plays, in a sentence or two; empty for any other deck."""
    return _words(language)["plans"].get(name, "")


def key_card_of(name: str) -> str:
    """Return the number of the card that stands for a shipped deck; empty for any other deck."""
    return _key_cards().get(name, "")


@cache
def _words(language: str) -> dict[str, dict[str, str]]:
    return word_file(f"decks.{language}")


@cache
def _key_cards() -> dict[str, str]:
    cards: dict[str, str] = game_data("gcg", "key_cards.json")
    return cards
