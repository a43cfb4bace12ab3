"""Finds the cards that a list names, by number or by name in any language."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks.construction import LIST_TYPES
from gundam_desktop.games.gcg.decks.deck import RESOURCE_NUMBER
from gundam_desktop.spelling import nearest

LIKE_A_NUMBER = re.compile(
    r"(?<![A-Za-z0-9-])(?=.{0,9}[0-9])[A-Za-z]{1,6}[0-9OoIiLl]{0,3}-[0-9OoIiLl]{1,4}[A-Za-z]?(?![A-Za-z0-9-])"
)
"""Matches what looks like a card number. An O may stand for a 0, an I or L for a 1."""
SEPARATORS = frozenset(",;|/、")
"""Characters that separate cards, unless they are in a card's name."""
_MAX_SUGGESTIONS = 20
"""The most lines of a list that get suggestions, because finding them takes time."""
_LONGEST = 60
_CUTOFF = 0.7
"""The least similarity of two names, from 0 to 1, for a suggestion."""
_COMPARED = 40
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


class CardFinder:
    """Looks up cards by the numbers and names that lists use for them."""

    def __init__(self, cards: Mapping[str, Card]) -> None:
        self.cards = cards
        self._suggestions_left = _MAX_SUGGESTIONS
        self._named = _indexed(_SameCards(tuple(cards.values())))
        self.sets = self._named.sets
        """The codes of sets, like `GD01`."""

    def named(self, name: str) -> tuple[str, ...]:
        """Return the numbers of the cards with a comparable name, in any language; empty for none."""
        return self._named.names.get(name, ())

    def begins_a_name(self, start: str) -> bool:
        """True if a name in comparable form begins with this text."""
        return start in self._named.beginnings

    def separators_in(self, name: str) -> frozenset[str]:
        """Return the separators in the printed form of a comparable name."""
        return self._named.separators.get(name, frozenset())

    def is_part_of_name(self, number: str, part: str) -> bool:
        """True if one of the card's names begins with a comparable text."""
        return any(name.startswith(part) for name in self._names_of(number))

    def is_like_name(self, number: str, text: str) -> bool:
        """True if a comparable text begins with a name of the card, is the beginning of one, or is nearly one."""
        if self.is_part_of_name(number, text) or any(text.startswith(name) for name in self._names_of(number)):
            return True
        if len(text) > _LONGEST:
            return False
        return any(SequenceMatcher(None, text, name).ratio() >= _CUTOFF for name in self._names_of(number))

    def near(self, what: str) -> list[str]:
        """Return up to three similar numbers or names."""
        if not self._suggestions_left or len(what) > _LONGEST:
            return []
        self._suggestions_left -= 1
        if LIKE_A_NUMBER.fullmatch(what):
            return nearest(what, sorted(self.cards), 3, _CUTOFF)
        return [self._named.written[name] for name in _nearest(comparable(what), self._named.pairs)]

    def _names_of(self, number: str) -> list[str]:
        return [comparable(name) for name in _names(self.cards[number])]


@lru_cache(maxsize=4096)
def comparable(text: str) -> str:
    """Return the form in which names are compared.

    It is without case, width, accents, spaces and punctuation; Greek is spelt out.

    >>> comparable("Ξ Gundam (Flight Form)") == comparable("xi gundam flight form")
    True
    >>> comparable("Üso Ewin")
    'usoewin'
    """
    return "".join(map(_comparable_sign, unicodedata.normalize("NFKC", text).casefold()))


@lru_cache(maxsize=4096)
def _comparable_sign(sign: str) -> str:
    if sign.isascii():
        return sign if sign.isalnum() else ""
    if (plain := unicodedata.normalize("NFD", sign)[0]).isascii():
        return plain
    name = unicodedata.name(sign, "")
    if name.startswith("GREEK SMALL LETTER "):
        return name.split()[3].lower()
    return sign if sign.isalnum() or sign == "∀" else ""


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
    """Comparable name -> card numbers."""
    written: dict[str, str]
    """Comparable name -> the name as written."""
    pairs: dict[str, list[str]]
    """Pair of letters -> the comparable names that contain it."""
    beginnings: frozenset[str]
    """All beginnings of comparable names."""
    separators: dict[str, frozenset[str]]
    """Comparable name -> the separators in its written form."""
    sets: frozenset[str]


class _SameCards:
    """Cards as a key: equal only to the very same cards, which is quicker than comparing all that is in them."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards

    def __hash__(self) -> int:
        return hash(tuple(map(id, self.cards)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _SameCards) and [*map(id, self.cards)] == [*map(id, other.cards)]


def _names(card: Card) -> tuple[str, str, str]:
    return card.name, card.name_ja or card.name, card.name_zh or card.name


@lru_cache(maxsize=4)
def _indexed(same: _SameCards) -> _Index:
    """Index the cards by name. A token is found only if no other card has its name; all Resources share R-001's."""
    numbers: dict[str, list[str]] = {}
    written: dict[str, str] = {}
    separators: dict[str, frozenset[str]] = {}
    kinds = {card.number: card.type for card in same.cards}
    for card in same.cards:
        number = card.number
        for name in _names(card):
            for key in dict.fromkeys((comparable(name), comparable(name.casefold().translate(_UMLAUTS)))):
                written.setdefault(key, name)
                inside = SEPARATORS.intersection(unicodedata.normalize("NFKC", name))
                separators[key] = separators.get(key, frozenset()) | inside
                if number not in (known := numbers.setdefault(key, [])):
                    known.append(number)
    pairs: dict[str, list[str]] = {}
    for name in written:
        for pair in _pairs(name):
            pairs.setdefault(pair, []).append(name)
    beginnings = frozenset(name[:end] for name in numbers for end in range(1, len(name) + 1))
    found = {name: _candidates(known, kinds) for name, known in numbers.items() if name}
    codes = (number.partition("-")[0] for number in kinds)
    sets = frozenset(code for code in codes if code[-1:].isdigit())
    return _Index(found, written, pairs, beginnings, separators, sets)


def _candidates(numbers: list[str], kinds: Mapping[str, str]) -> tuple[str, ...]:
    if RESOURCE_NUMBER in numbers:
        return (RESOURCE_NUMBER,)
    return tuple(number for number in numbers if kinds[number] in LIST_TYPES) or tuple(numbers)
