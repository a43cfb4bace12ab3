"""The words of a game's rules for its zones and for its players, found in texts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from gundam_desktop.rulebook.book import RulebookError
from gundam_desktop.rulebook.search import Span


class Role(StrEnum):
    """Which of the two players is meant."""

    TURN = "turn"
    """The player whose turn it is."""
    WAITING = "waiting"
    """The other player."""
    OTHER = "other"
    """In files only: the player who was not named last, or the waiting one if none was named."""
    EITHER = ""


class Term(NamedTuple):
    """A word for a zone or for a player in a text."""

    span: Span
    zones: tuple[str, ...]
    """Keys of the zones; none for a word that means the player."""
    role: Role
    """Whose zone it is, judged by the player mentioned last before it."""

    def seats(self, turn_player: int) -> tuple[int, ...]:
        """Return the seats that the word means when `turn_player` has the turn."""
        return {Role.TURN: (turn_player,), Role.WAITING: (1 - turn_player,)}.get(self.role, (0, 1))


class Terms:
    """The words of one game, by language."""

    def __init__(self, data: Mapping[str, Any], name: str) -> None:
        """`data` is the content of the file `name`. `RulebookError` if it is invalid."""
        self._zones: dict[str, dict[str, tuple[str, ...]]] = {}
        self._roles: dict[str, dict[str, Role]] = {}
        for field, key in (("zones", "zones"), ("roles", "role")):
            for at, entry in enumerate(data.get(field, ())):
                try:
                    self._take(entry, entry[key])
                except (KeyError, TypeError, ValueError):
                    right = f"expected an object with `{key}` and a list of words for each language"
                    raise RulebookError(f"{name}: {field}: entry {at + 1}: {right}") from None

    def _take(self, entry: Mapping[str, Any], meant: str | Sequence[str]) -> None:
        for language, words in entry.items():
            if language in ("zones", "role"):
                continue
            for word in words:
                if isinstance(meant, str):
                    self._roles.setdefault(language, {})[word.casefold()] = Role(meant)
                else:
                    self._zones.setdefault(language, {})[word.casefold()] = tuple(meant)

    def within(self, text: str, language: str) -> tuple[Term, ...]:
        """The words of a text in a language that mean zones or players, in order."""
        zones, roles = self._zones.get(language, {}), self._roles.get(language, {})
        words = sorted({*zones, *roles}, key=len, reverse=True)
        if not words:
            return ()
        found, last = [], Role.EITHER
        for match in re.finditer(rf"(?<![a-z])(?:{'|'.join(map(re.escape, words))})(?![a-z])", text, re.IGNORECASE):
            word = match[0].casefold()
            if word in roles:
                last = _meant(roles[word], last)
            found.append(Term(match.span(), zones.get(word, ()), last))
        return tuple(found)


def _meant(role: Role, last: Role) -> Role:
    if role is not Role.OTHER:
        return role
    return Role.TURN if last is Role.WAITING else Role.WAITING
