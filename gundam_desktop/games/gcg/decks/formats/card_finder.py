"""Finds the cards that a list names, by number or by name in any language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.construction import LIST_TYPES
from gundam_desktop.games.gcg.decks.deck import RESOURCE_NUMBER
from gundam_desktop.spelling import nearest

NUMBER = r"[A-Za-z]{1,6}[0-9OoIiLl]{0,3}-[0-9A-Za-z]{1,8}"
_AT_START = re.compile(rf"^[(\[]?({NUMBER})(?![0-9A-Za-z-])")
_AT_END = re.compile(rf"[(\[]({NUMBER})(?:_[A-Za-z0-9]+)?[)\]]$")
_SET_AND_PLACE = re.compile(r"[(\[]([A-Za-z]{1,6}[0-9]{0,3})[)\]] ([0-9]{1,3})$")
"""`Gundam (ST01) 1`: the set, and the card's place in it."""
_NAME_AND_NUMBER = re.compile(rf"^(.+) ({NUMBER})(?:_[A-Za-z0-9]+)?$")
"""A number without brackets at the end counts only if the card has that name; otherwise it is part of a sentence."""
_LIKE_A_NUMBER = re.compile(r"^(?=.{0,9}[0-9])[A-Za-z]{1,6}[0-9OoIiLl]{0,3}-[0-9OoIiLl]{1,4}[A-Za-z]?$")
"""An O may stand for a 0, an I or L for a 1."""
_HYPHENS = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
_MAX_SUGGESTIONS = 20
"""Lines of a list that get suggestions: finding them takes time."""
_LONGEST = 60
_CUTOFF = 0.7
"""Least similarity of two names."""
_COMPARED = 40


class CardFinder:
    """Looks up cards by what lists call them."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = cards
        self._suggestions_left = _MAX_SUGGESTIONS
        self._index: _Index | None = None

    def find(self, what: str) -> tuple[str, ...]:
        """Return the numbers of the cards that `what` may mean; empty for none.

        `what` is a line without its count in compatibility form (NFKC): a number, a name, or both.
        """
        number = self.number_in(what)
        if number in self.cards:
            return (number,)
        named = _NAME_AND_NUMBER.match(what.translate(_HYPHENS))
        if named and (last := named[2].upper()) in self._named.names.get(comparable(named[1]), ()):
            return (last,)
        return self._named.names.get(comparable(what), ())

    def number_in(self, what: str) -> str:
        """Return what looks like a card number at the start, or in brackets at the end; empty if nothing does.

        A suffix for another picture of the card is removed.
        """
        written = what.translate(_HYPHENS)
        for pattern in (_AT_START, _AT_END):
            match = pattern.search(written)
            if match and ((number := match[1].upper()) in self.cards or _LIKE_A_NUMBER.match(number)):
                return number
        placed = _SET_AND_PLACE.search(written)
        if placed and (number := f"{placed[1].upper()}-{int(placed[2]):03}") in self.cards:
            return number
        return ""

    def near(self, what: str) -> list[str]:
        """Return up to three similar numbers or names."""
        if not self._suggestions_left or len(what) > _LONGEST:
            return []
        self._suggestions_left -= 1
        if _LIKE_A_NUMBER.match(what):
            return nearest(what, sorted(self.cards), 3, _CUTOFF)
        return [self._named.written[name] for name in _nearest(comparable(what), self._named.pairs)]

    @property
    def _named(self) -> _Index:
        if self._index is None:
            self._index = _indexed(tuple(map(_names, self.cards.values())))
        return self._index


def comparable(text: str) -> str:
    """Return the form in which names are compared: without case, width, spaces and punctuation, Greek spelt out.

    >>> comparable("Ξ Gundam (Flight Form)") == comparable("xi gundam flight form")
    True
    """
    return "".join(map(_comparable_sign, unicodedata.normalize("NFKC", text).casefold()))


def _comparable_sign(sign: str) -> str:
    if sign.isascii():
        return sign if sign.isalnum() else ""
    name = unicodedata.name(sign, "")
    if name.startswith("GREEK SMALL LETTER "):
        return name.split()[3].lower()
    return sign if sign.isalnum() or unicodedata.category(sign) == "Sm" else ""


def _nearest(name: str, pairs: Mapping[str, Collection[str]]) -> list[str]:
    """Return the names most similar to one; only those sharing most pairs of letters are compared in full."""
    shared = Counter(known for pair in _pairs(name) for known in pairs.get(pair, ()))
    likely = [known for known, _ in shared.most_common(_COMPARED)]
    return nearest(name, likely, 3, _CUTOFF)


def _pairs(name: str) -> Iterable[str]:
    """Return the pairs of letters, each once and in order, so that the result is deterministic."""
    return dict.fromkeys(name[place : place + 2] for place in range(len(name) - 1))


class _Index(NamedTuple):
    names: dict[str, tuple[str, ...]]
    """Card numbers by comparable name."""
    written: dict[str, str]
    """The written name by comparable name."""
    pairs: dict[str, list[str]]
    """Comparable names by the pairs of letters in them."""


_Names = tuple[str, str, tuple[str, ...]]
"""Number, type and names in all languages of a card."""


def _names(card: Card) -> _Names:
    return card.number, card.type, (card.name, card.name_ja or card.name, card.name_zh or card.name)


@lru_cache(maxsize=4)
def _indexed(cards: Iterable[_Names]) -> _Index:
    """Index the cards by name. A token is found only if no other card has its name; all Resources share R-001's."""
    numbers: dict[str, list[str]] = {}
    written: dict[str, str] = {}
    kinds = {number: kind for number, kind, _ in cards}
    for number, _, names in cards:
        for name in names:
            written.setdefault(comparable(name), name)
            if number not in (known := numbers.setdefault(comparable(name), [])):
                known.append(number)
    pairs: dict[str, list[str]] = {}
    for name in written:
        for pair in _pairs(name):
            pairs.setdefault(pair, []).append(name)
    return _Index({name: _candidates(known, kinds) for name, known in numbers.items() if name}, written, pairs)


def _candidates(numbers: list[str], kinds: Mapping[str, str]) -> tuple[str, ...]:
    if RESOURCE_NUMBER in numbers:
        return (RESOURCE_NUMBER,)
    return tuple(number for number in numbers if kinds[number] in LIST_TYPES) or tuple(numbers)
