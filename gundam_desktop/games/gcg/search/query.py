"""Queries as data, and how they are written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.errors import QueryError

QUOTES = {**dict.fromkeys('"“”„＂', '"“”„＂'), "「": "」", "『": "』"}
"""Opening quote -> the quotes that close it."""
BARE = re.compile(r"[^\s()（）\"“”„＂「」『』,，、]+")
"""A value that can be written without quotes."""
BARE_WORD = re.compile(r"(?:(?![!！][=＝])[^\s()（）\"“”„＂「」『』:：=＝<＜>＞≤≥])+")
MINUS = "-−－"
ANY = "*"
"""The value that matches every value."""


class NumberRange(NamedTuple):
    """A range of numbers, both ends included; None is no limit."""

    low: int | None
    high: int | None

    def __str__(self) -> str:
        low, high = ("" if end is None else str(end) for end in self)
        return low if low and low == high else f"{low}..{high}"

    def has(self, figure: int) -> bool:
        """True if a number is in the range."""
        return (self.low is None or self.low <= figure) and (self.high is None or figure <= self.high)


Value: TypeAlias = str | NumberRange


@dataclass(frozen=True)
class Words:
    """A word or phrase in the card's name, traits, text or number."""

    text: str


@dataclass(frozen=True)
class Term:
    """A field, an operator, and values of which one must match."""

    field: str
    operator: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Not:
    """Matches cards that do not match `part`."""

    part: Node


@dataclass(frozen=True)
class And:
    """Matches if all parts match; without parts, every card."""

    parts: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Or:
    """Matches if at least one part matches."""

    parts: tuple[Node, ...]


Node: TypeAlias = Words | Term | Not | And | Or
EVERYTHING = And()


class TermValue(NamedTuple):
    """A value as typed, and its meaning (None if it is not a valid value)."""

    start: int
    end: int
    typed: str
    value: Value | None


class PlacedTerm(NamedTuple):
    """A term or word with its position in the text; it may be incomplete."""

    start: int
    end: int
    node: Term | Words | None
    name: str = ""
    """The field as typed; empty for a word."""
    field: str = ""
    operator: str = ""
    """The operator as typed."""
    items: tuple[TermValue, ...] = ()
    free: bool = False
    """True if it is neither in parentheses nor excluded."""


class Query(NamedTuple):
    """A parsed query: its tree, its errors, and the positions of its terms."""

    text: str
    root: Node
    errors: tuple[QueryError, ...]
    terms: tuple[PlacedTerm, ...]
    either: bool
    """True if it has an `or` outside all parentheses."""
    closing: str
    """The text that would close its open quotes and parentheses."""


def write(query: Query | Node, language: str = "en") -> str:
    """Return a query as text in a language; parsing it gives the same query."""
    return _written(query.root if isinstance(query, Query) else query, language)


def _written(node: Node, language: str) -> str:
    match node:
        case Words(text):
            plain = BARE_WORD.fullmatch(text) and text[0] not in MINUS and not vocabulary.is_or(text)
            return text if plain else quoted(text)
        case Term(field, operator, values):
            return (
                vocabulary.field_name(field, language) + operator + ",".join(_value(field, v, language) for v in values)
            )
        case Not(Not() as part):
            return f"-({_written(part, language)})"  # two signs in a row would be part of a word
        case Not(part):
            return f"-{_inner(part, language)}"
        case And(parts):
            return " ".join(_inner(part, language) for part in parts)
        case Or(parts):
            return " or ".join(
                f"({_written(p, language)})" if isinstance(p, Or) else _written(p, language) for p in parts
            )


def _inner(node: Node, language: str) -> str:
    text = _written(node, language)
    return f"({text})" if isinstance(node, And | Or) else text


def _value(field: str, value: Value, language: str) -> str:
    if isinstance(value, str) and vocabulary.FIELDS[field] == "choice":
        value = vocabulary.value_name(field, value, language)
    return written_value(str(value))


def written_value(value: str) -> str:
    """Return a value as text, quoted if necessary."""
    return value if BARE.fullmatch(value) else quoted(value)


def quoted(text: str) -> str:
    """Return a phrase in quotes that it does not contain."""
    if not any(mark in text for mark in QUOTES['"']):
        return f'"{text}"'
    return f"「{text}」" if "」" not in text else f"『{text.replace('』', '')}』"
