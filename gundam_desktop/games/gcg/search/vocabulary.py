"""The fields of the query language and their words in every language, which are data (`words/search.*.json`)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from gundam_desktop.games.gcg.search.normalize import normalize
from gundam_desktop.locate import resource
from gundam_desktop.spelling import nearest

LANGUAGES: Final = ("en", "ja", "zh")
Kind: TypeAlias = Literal["choice", "figure", "words"]
"""What values a field takes: one of a few words, a number, any words."""

FIELDS: Final[Mapping[str, Kind]] = {
    "name": "words",
    "number": "words",
    "color": "choice",
    "type": "choice",
    "level": "figure",
    "cost": "figure",
    "ap": "figure",
    "hp": "figure",
    "trait": "words",
    "keyword": "choice",
    "text": "words",
    "burst": "choice",
    "link": "words",
    "links": "words",
    "environment": "choice",
    "set": "words",
    "copies": "figure",
}
"""Every field and what its values are."""

OPERATORS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "choice": (":", "!="),
    "figure": (":", "!=", "<", "<=", ">", ">="),
    "words": (":", "=", "!="),
}
"""`:` is `=` where both mean the same; for words it asks for a part and `=` for the whole."""

MAX_SUGGESTIONS: Final = 3


def field_of(name: str) -> str | None:
    """Return the field that a word of any language names."""
    return _field_names().get(normalize(name))


def field_name(field: str, language: str = "en") -> str:
    """Return how a field is written in a language."""
    return field_names(field, language)[0]


def field_names(field: str, language: str) -> list[str]:
    """Return all words for a field in a language, the usual one first."""
    names: list[str] = _data(language)["fields"][field]
    return names


def value_of(field: str, word: str) -> str | None:
    """Return the value of a field of choices that a word of any language means."""
    return _value_names(field).get(normalize(word))


def value_name(field: str, value: str, language: str = "en") -> str:
    """Return how a value of a field of choices is written in a language."""
    return value_names(field, value, language)[0]


def value_names(field: str, value: str, language: str) -> list[str]:
    """Return all words for a value in a language, the usual one first."""
    names: list[str] = _data(language)["values"][field][value]
    return names


def values_of(field: str) -> list[str]:
    """Return the values of a field of choices."""
    return list(_data("en")["values"][field])


def near_fields(name: str) -> tuple[str, ...]:
    """Return the names of fields that a word is near to, in whatever language; each field once."""
    found = near(name, (word for language in LANGUAGES for field in FIELDS for word in field_names(field, language)))
    return tuple({field_of(word): word for word in reversed(found)}.values())[::-1]


def near_values(field: str, word: str) -> tuple[str, ...]:
    """Return the words for values that a word is near to, in whatever language."""
    words = (name for key in LANGUAGES for value in values_of(field) for name in value_names(field, value, key))
    return near(word, words)


def near(word: str, words: Iterable[str]) -> tuple[str, ...]:
    """Return the words that a word is nearest to, a few at most."""
    known = {normalize(other): other for other in words}
    return tuple(known[found] for found in nearest(normalize(word), known, MAX_SUGGESTIONS))


def is_or(word: str) -> bool:
    """Whether a word stands between two conditions of which one is enough."""
    return word == "|" or normalize(word) in _ors()


def fault_text(code: str, language: str) -> str:
    """Return the sentence for what is wrong with a query, with places for its figures."""
    text: str = _data(language)["faults"][code]
    return text


def between(language: str) -> str:
    """Return what stands between the words of a list."""
    return str(_data(language)["between"])


@cache
def _ors() -> frozenset[str]:
    return frozenset(normalize(word) for language in LANGUAGES for word in _data(language)["or"])


@cache
def _field_names() -> dict[str, str]:
    return {
        normalize(name): field
        for language in LANGUAGES
        for field in FIELDS
        for name in (field, *field_names(field, language))
    }


@cache
def _value_names(field: str) -> dict[str, str]:
    return {
        normalize(name): value
        for language in LANGUAGES
        for value in values_of(field)
        for name in (value, *value_names(field, value, language))
    }


@cache
def _data(language: str) -> dict[str, Any]:
    text = resource("words", f"search.{language}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data
