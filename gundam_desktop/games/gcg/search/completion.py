"""Completions at the cursor: fields, and values that cards have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.card_index import CardIndex
from gundam_desktop.games.gcg.search.normalize import normalize
from gundam_desktop.games.gcg.search.parsing import parse
from gundam_desktop.games.gcg.search.query import MINUS, Words, written_value
from gundam_desktop.languages import LANGUAGES

MAX_COMPLETIONS: Final = 12
_BY_WORD: Final = ("color", "type", "keyword", "trait", "link")
"""Fields whose values complete a word without a field."""
_REST_OF_WORD = re.compile(r"[^\s()（），、,:=<>\"“”「」『』]*")
_WHOLE, _START, _BEGINNING, _PART, _NOT_AT_ALL = range(5)
_FIRST: Final = 1_000_000


@dataclass(frozen=True)
class Completion:
    """A text to insert from `start` to `end`, its label, and the number of cards that have it (0: not counted)."""

    text: str
    start: int
    end: int
    label: str
    count: int = 0


@dataclass(frozen=True)
class _Offer:
    words: tuple[str, ...]
    """The words to match, normalized."""
    text: str
    label: str
    count: int
    weight: int
    """Offers that match equally well are sorted by this, the greatest first."""


def complete(text: str, cursor: int, index: CardIndex, language: str = "en") -> list[Completion]:
    """Return completions for the word or value at the cursor, best first.

    A word completes to a field or a term, a value to one that occurs on cards. Offers that begin with the word come
    before other matches, then values by the number of cards that have them.
    """
    before = text[:cursor]
    found = _REST_OF_WORD.match(text, cursor)
    end = found.end() if found else cursor
    placed = next((term for term in reversed(parse(before).terms) if term.end == cursor), None)
    if placed is None:
        return [] if cursor and before[-1] not in f" \u3000(（{MINUS}" else _ranked("", cursor, end, _fields(language))
    if placed.name or placed.items:
        if not placed.field:
            return []
        item = placed.items[-1]
        typed = item.typed.strip('"“”＂「」『』')
        found_here = _ranked(typed, item.start, end, _values(placed.field, index, language))
        return [each for each in found_here if each.text != text[item.start : end]]
    word = placed.node.text if isinstance(placed.node, Words) else ""
    if not word or word != before[placed.start :].lstrip(MINUS):
        return []
    least = _BEGINNING if word.isascii() else _PART
    return _ranked(word, cursor - len(word), end, (*_fields(language), *_terms(index, language)), least)


def _ranked(typed: str, start: int, end: int, offers: Iterable[_Offer], least: int = _PART) -> list[Completion]:
    wanted = normalize(typed)
    ranked = []
    for place, offer in enumerate(offers):
        rank = min(_rank(word, wanted) for word in offer.words)
        if rank <= least:
            ranked.append((rank, -offer.weight, place, offer))
    ranked.sort(key=lambda found: found[:3])
    return [Completion(offer.text, start, end, offer.label, offer.count) for *_, offer in ranked[:MAX_COMPLETIONS]]


def _rank(word: str, wanted: str) -> int:
    if word.startswith(wanted):
        return _WHOLE if word == wanted else _START
    if any(part.startswith(wanted) for part in word.split()):
        return _BEGINNING
    return _PART if wanted in word else _NOT_AT_ALL


def _fields(language: str) -> Iterator[_Offer]:
    for field, kind in vocabulary.FIELDS.items():
        name = vocabulary.field_name(field, language)
        words = [normalize(word) for key in LANGUAGES for word in vocabulary.field_names(field, key)]
        yield _Offer((field, *words), f"{name}:", f"{name}{'<=' if kind == 'figure' else ':'}…", 0, weight=_FIRST)


@lru_cache(maxsize=64)
def _values(field: str, index: CardIndex, language: str) -> tuple[_Offer, ...]:
    return tuple(_offers(field, index, language))


def _offers(field: str, index: CardIndex, language: str) -> Iterator[_Offer]:
    kind = vocabulary.FIELDS[field]
    for value, count in index.values(field):
        label = index.label(field, value, language)
        words = [index.label(field, value, key) for key in LANGUAGES]
        if kind == "choice":
            words += [word for key in LANGUAGES for word in vocabulary.value_names(field, value, key)]
        if field == "set":
            words.append(index.set_names.get(value, ""))
        in_order = kind == "figure" or field == "set"
        if count:
            said = tuple(dict.fromkeys(map(normalize, words)))
            shown = _shown(field, value, label, index)
            yield _Offer(said, written_value(label), shown, count, weight=0 if in_order else count)


def _shown(field: str, value: str, label: str, index: CardIndex) -> str:
    name = index.set_names.get(value, "") if field == "set" else ""
    return f"{label} · {name}" if name else label


@lru_cache(maxsize=8)
def _terms(index: CardIndex, language: str) -> tuple[_Offer, ...]:
    """Return whole terms, for a value typed without its field."""
    return tuple(
        replace(offer, text=f"{name}:{offer.text}", label=f"{name}:{offer.label}")
        for field in _BY_WORD
        for name in (vocabulary.field_name(field, language),)
        for offer in _values(field, index, language)
    )
