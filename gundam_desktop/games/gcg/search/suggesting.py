"""What can stand where the cursor is: fields, and values that cards have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.index import CardIndex
from gundam_desktop.games.gcg.search.normal import normal
from gundam_desktop.games.gcg.search.parsing import parse
from gundam_desktop.games.gcg.search.query import MINUS, Words, written_value

MOST: Final = 12
"""So many suggestions at most."""
_BY_WORD: Final = ("color", "type", "keyword", "trait", "link")
"""Fields whose values are suggested for a word without a field."""
_REST = re.compile(r"[^\s()（），、,:=<>\"“”「」『』]*")
_HIGH: Final = 1_000_000


class Suggestion(NamedTuple):
    """What to put into the text from `start` to `end`, how it is shown, and how many cards have it (0: not counted)."""

    text: str
    start: int
    end: int
    label: str
    count: int = 0


class _Offer(NamedTuple):
    words: tuple[str, ...]
    text: str
    label: str
    count: int


def suggest(text: str, cursor: int, index: CardIndex, language: str = "en") -> list[Suggestion]:
    """Return what the word or value at the cursor could become, the nearest first.

    A word becomes a field or a term, a value one that cards have. Beginnings come before other parts, then what
    more cards have.
    """
    before = text[:cursor]
    found = _REST.match(text, cursor)
    end = found.end() if found else cursor
    placed = next((term for term in reversed(parse(before).terms) if term.end == cursor), None)
    if placed is None:
        return [] if cursor and before[-1] not in f" \u3000(（{MINUS}" else _ranked("", cursor, end, _fields(language))
    if placed.name or placed.items:
        if not placed.field:
            return []
        item = placed.items[-1]
        typed = item.typed.strip('"“”＂「」『』')
        offers = _values(placed.field, index, language)
        return [s for s in _ranked(typed, item.start, end, offers) if s.text != text[item.start : end]]
    if not isinstance(placed.node, Words) or placed.node.text != before[placed.start :].lstrip(MINUS):
        return []
    start = cursor - len(placed.node.text)
    offers = (*_fields(language), *_terms(index, language))
    return _ranked(placed.node.text, start, end, offers)


def _ranked(typed: str, start: int, end: int, offers: Iterable[_Offer]) -> list[Suggestion]:
    wanted = normal(typed)
    ranked = []
    for place, offer in enumerate(offers):
        rank = min((_rank(normal(word), wanted) for word in offer.words), default=_HIGH)
        if rank < _HIGH:
            ranked.append((rank, -offer.count, place, offer))
    return [Suggestion(offer.text, start, end, offer.label, offer.count) for *_, offer in sorted(ranked)[:MOST]]


def _rank(word: str, wanted: str) -> int:
    if word.startswith(wanted):
        return 0
    if any(part.startswith(wanted) for part in word.split()):
        return 1
    return 2 if wanted in word else _HIGH


def _fields(language: str) -> Iterator[_Offer]:
    for field, kind in vocabulary.FIELDS.items():
        name = vocabulary.field_name(field, language)
        words = [word for key in vocabulary.LANGUAGES for word in vocabulary.field_names(field, key)]
        yield _Offer((field, *words), f"{name}:", f"{name}{'<=' if kind == 'figure' else ':'}…", 0)


def _values(field: str, index: CardIndex, language: str) -> Iterator[_Offer]:
    choice = vocabulary.FIELDS[field] == "choice"
    for value, count in index.values(field):
        label = index.label(field, value, language)
        words = [index.label(field, value, key) for key in vocabulary.LANGUAGES]
        if choice:
            words += [word for key in vocabulary.LANGUAGES for word in vocabulary.value_names(field, value, key)]
        if field == "set":
            words.append(index.set_names.get(value, ""))
        if count:
            yield _Offer(tuple(words), written_value(label), _shown(field, value, label, index), count)


def _shown(field: str, value: str, label: str, index: CardIndex) -> str:
    name = index.set_names.get(value, "") if field == "set" else ""
    return f"{label} · {name}" if name else label


def _terms(index: CardIndex, language: str) -> Iterator[_Offer]:
    """Whole terms, for who types a value without its field."""
    for field in _BY_WORD:
        name = vocabulary.field_name(field, language)
        for offer in _values(field, index, language):
            yield offer._replace(text=f"{name}:{offer.text}", label=f"{name}:{offer.label}")
