"""Tokens named by their facts, as in texts: `[Leo]((OZ)･AP1･HP1)`. The lookup finds their card numbers, and back."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from gundam_desktop.games.gcg.effects import language as m


class TokenFacts(NamedTuple):
    """The facts of a Unit token that a text gives."""

    name: str
    traits: tuple[str, ...]
    ap: int
    hp: int
    keywords: tuple[m.Keyword, ...] = ()
    effects: tuple[m.AnyAbility, ...] = ()
    """Its other effects."""


class TokenLookup:
    """The token cards, by number and by facts."""

    def __init__(self, tokens: Iterable[tuple[str, TokenFacts]] = ()) -> None:
        self._facts = dict(tokens)
        self._numbers: dict[TokenFacts, str] = {}
        for number, facts in self._facts.items():
            self._numbers.setdefault(_folded(facts), number)

    def number(self, facts: TokenFacts) -> str | None:
        """Return the number of the token card with these facts."""
        return self._numbers.get(_folded(facts))

    def facts(self, number: str) -> TokenFacts | None:
        """Return the facts of the token card with this number."""
        return self._facts.get(number)

    def names(self) -> list[str]:
        """Return the names of all tokens, for a hint on a misspelt one."""
        return [facts.name for facts in self._facts.values()]


def fold(text: str) -> str:
    """Return the form in which names are compared: glyphs of one meaning (Ⅱ and II) and capitals make no difference.

    >>> fold("Zaku Ⅱ") == fold("ZAKU II")
    True
    """
    return unicodedata.normalize("NFKC", text).casefold()


def _folded(facts: TokenFacts) -> TokenFacts:
    keywords = tuple(sorted(facts.keywords, key=lambda keyword: keyword.name))
    return TokenFacts(
        fold(facts.name), tuple(sorted(map(fold, facts.traits))), facts.ap, facts.hp, keywords, facts.effects
    )
