"""The fields of the query language and their words in every language (data in `words/search.*.json`)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, Literal, TypeAlias

from gundam_desktop.games.gcg.model.keywords import KEYWORD_EFFECTS, KeywordEffect
from gundam_desktop.games.gcg.search.normalize import normalize
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.locate import game_resource
from gundam_desktop.spelling import nearest

Kind: TypeAlias = Literal["choice", "figure", "words"]
"""The kind of a field's values: one of a few words, a number, any words."""

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
    "legal": "choice",
    "restricted": "choice",
    "copies": "figure",
    "owned": "figure",
    "wanted": "figure",
}
"""Field -> the kind of its values."""

OPERATORS: Final[Mapping[Kind, tuple[str, ...]]] = {
    "choice": (":", "!="),
    "figure": (":", "!=", "<", "<=", ">", ">="),
    "words": (":", "=", "!="),
}
"""Kind -> its operators. For words, `:` matches a part and `=` the whole; otherwise these two mean the same."""

MAX_SUGGESTIONS: Final = 3


def field_of(name: str) -> str | None:
    """Return the field that a word of any language names, or None."""
    return _field_names().get(normalize(name))


def field_name(field: str, language: str = "en") -> str:
    """Return the usual word for a field in a language."""
    return field_names(field, language)[0]


def field_names(field: str, language: str) -> list[str]:
    """Return all words for a field in a language, the usual one first."""
    names: list[str] = _data(language)["fields"][field]
    return names


def value_of(field: str, word: str) -> str | None:
    """Return the value of a choice field that a word names in any language; None if there is none."""
    return _value_names(field).get(normalize(word))


def value_name(field: str, value: str, language: str = "en") -> str:
    """Return the usual word for a value of a choice field in a language."""
    return value_names(field, value, language)[0]


def value_names(field: str, value: str, language: str) -> list[str]:
    """Return all words for a value in a language, the usual one first."""
    names: list[str] = _data(language)["values"][field][value]
    return names


def values_of(field: str) -> list[str]:
    """Return the values of a choice field."""
    return list(_data("en")["values"][field])


def similar_fields(name: str) -> tuple[str, ...]:
    """Return field names similar to a word, in any language; each field once."""
    found = similar(name, (word for language in LANGUAGES for field in FIELDS for word in field_names(field, language)))
    return tuple({field_of(word): word for word in reversed(found)}.values())[::-1]


def similar_values(field: str, word: str) -> tuple[str, ...]:
    """Return value words similar to a word, in any language."""
    words = (name for key in LANGUAGES for value in values_of(field) for name in value_names(field, value, key))
    return similar(word, words)


def similar(word: str, words: Iterable[str]) -> tuple[str, ...]:
    """Return the known words most similar to a word."""
    known = {normalize(other): other for other in words}
    return tuple(known[found] for found in nearest(normalize(word), known, MAX_SUGGESTIONS))


def is_or(word: str) -> bool:
    """True if a word means `or`."""
    return word == "|" or normalize(word) in _ors()


def fault_text(code: str, language: str) -> str:
    """Return the sentence of an error, with placeholders."""
    text: str = _data(language)["faults"][code]
    return text


def between(language: str) -> str:
    """Return the separator of a list of words."""
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
    text = game_resource("gcg", "words", f"search.{language}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    data["values"]["keyword"] = {keyword.key: _keyword_names(keyword, language) for keyword in KEYWORD_EFFECTS}
    return data


def _keyword_names(keyword: KeywordEffect, language: str) -> list[str]:
    """Return the words for a keyword effect, as on cards; one with a hyphen is also written with a space."""
    name = str(getattr(keyword, language))
    return list(dict.fromkeys([name, name.replace("-", " ")]))
