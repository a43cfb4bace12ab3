"""Finds the cards that a list means, by number or by name in any of the languages."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.deck import RESOURCE_NUMBER

NUMBER = r"[A-Za-z]{1,6}[0-9]{0,3}-[0-9A-Za-z]{1,8}"
_AT_START = re.compile(rf"^[(\[]?({NUMBER})(?![0-9A-Za-z-])")
_AT_END = re.compile(rf"[(\[]({NUMBER})(?:_[A-Za-z0-9]+)?[)\]]$")
_NAME_AND_NUMBER = re.compile(rf"^(.+) ({NUMBER})(?:_[A-Za-z0-9]+)?$")
"""A number without brackets at the end is one only when the card has that name: else it is a sentence."""
_LIKE_A_NUMBER = re.compile(r"^(?=.{0,9}[0-9])[A-Za-z]{1,6}[0-9]{0,3}-[0-9]{1,4}[A-Za-z]?$")
_HYPHENS = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
_MOST_LOOKED_FOR = 20
"""To look for what is near takes time: a list that is full of what is unknown gets no more answers."""
_LONGEST = 60
_NEAR = 0.7
"""How much of two names must be the same."""
_COMPARED = 40


class CardFinder:
    """The cards there are, as lists name them."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = cards
        self._left = _MOST_LOOKED_FOR
        self._index: _Index | None = None

    def find(self, what: str) -> tuple[str, ...]:
        """The numbers of the cards that `what` may mean: a number, with or without a name, or a name; empty for none.

        `what` is a line without its count, in compatibility form (NFKC).
        """
        number = self.number_in(what)
        if number in self.cards:
            return (number,)
        named = _NAME_AND_NUMBER.match(what.translate(_HYPHENS))
        if named and (last := named[2].upper()) in self._named.names.get(comparable(named[1]), ()):
            return (last,)
        return self._named.names.get(comparable(what), ())

    def number_in(self, what: str) -> str:
        """What looks like a card's number at the start, or in brackets at the end; empty when nothing does.

        A suffix for another picture of the card is left out.
        """
        written = what.translate(_HYPHENS)
        for pattern in (_AT_START, _AT_END):
            match = pattern.search(written)
            if match and ((number := match[1].upper()) in self.cards or _LIKE_A_NUMBER.match(number)):
                return number
        return ""

    def near(self, what: str) -> list[str]:
        """Up to three numbers or names that are written almost like this."""
        if not self._left or len(what) > _LONGEST:
            return []
        self._left -= 1
        if _LIKE_A_NUMBER.match(what):
            return difflib.get_close_matches(what, sorted(self.cards), n=3, cutoff=_NEAR)
        return [self._named.written[name] for name in _nearest(comparable(what), self._named.pairs)]

    @property
    def _named(self) -> _Index:
        if self._index is None:
            self._index = _indexed(tuple(map(_names, self.cards.values())))
        return self._index


def comparable(text: str) -> str:
    """A name as it is compared: case, width, spaces and punctuation make no difference, Greek letters are spelt out.

    >>> plain("Ξ Gundam (Flight Form)") == plain("xi gundam flight form")
    True
    """
    return "".join(map(_plain, unicodedata.normalize("NFKC", text).casefold()))


def _plain(sign: str) -> str:
    if sign.isascii():
        return sign if sign.isalnum() else ""
    name = unicodedata.name(sign, "")
    if name.startswith("GREEK SMALL LETTER "):
        return name.split()[3].lower()
    return sign if sign.isalnum() or unicodedata.category(sign) == "Sm" else ""


def _nearest(name: str, pairs: Mapping[str, Collection[str]]) -> list[str]:
    """The names nearest to one; only those that have most pairs of letters in common are compared closely."""
    shared = Counter(known for pair in _pairs(name) for known in pairs.get(pair, ()))
    likely = [known for known, _ in shared.most_common(_COMPARED)]
    return difflib.get_close_matches(name, likely, n=3, cutoff=_NEAR)


def _pairs(name: str) -> Iterable[str]:
    """Each once and in order: which names are the nearest must not hang on chance."""
    return dict.fromkeys(name[place : place + 2] for place in range(len(name) - 1))


class _Index(NamedTuple):
    names: dict[str, tuple[str, ...]]
    """Card numbers by plain name."""
    written: dict[str, str]
    """How a plain name is written."""
    pairs: dict[str, list[str]]
    """Plain names by the pairs of letters in them."""


_Names = tuple[str, str, tuple[str, ...]]
"""Of a card: its number, its type, its names in all languages."""


def _names(card: Card) -> _Names:
    return card.number, card.type, (card.name, card.name_ja or card.name, card.name_zh or card.name)


@lru_cache(maxsize=4)
def _indexed(cards: Iterable[_Names]) -> _Index:
    """The cards by name. Tokens are meant only by names that no other card has; all Resources by the plain one."""
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
    return _Index({name: _meant(known, kinds) for name, known in numbers.items() if name}, written, pairs)


def _meant(numbers: list[str], kinds: Mapping[str, str]) -> tuple[str, ...]:
    if RESOURCE_NUMBER in numbers:
        return (RESOURCE_NUMBER,)
    return tuple(number for number in numbers if kinds[number] in _IN_DECKS) or tuple(numbers)


_IN_DECKS = ("unit", "pilot", "command", "base", "resource")
