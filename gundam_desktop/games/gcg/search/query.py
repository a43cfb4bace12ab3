"""A query as data: what it asks of a card, and how it is written."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.errors import QueryError

QUOTES = {**dict.fromkeys('"“”„＂', '"“”„＂'), "「": "」", "『": "』"}
"""What opens a phrase, with all that closes it."""
BARE = re.compile(r"[^\s()（）\"“”„＂「」『』,，、]+")
"""A value, and a word as far as it is none of a field's, that can stand without quotes."""
BARE_WORD = re.compile(r"(?:(?![!！][=＝])[^\s()（）\"“”„＂「」『』:：=＝<＜>＞≤≥])+")
MINUS = "-−－"
ANY = "*"
"""The value for: whatever it is, if there is one."""


class NumberRange(NamedTuple):
    """Numbers from one to another, both included; None is no limit."""

    low: int | None
    high: int | None

    def __str__(self) -> str:
        low, high = ("" if end is None else str(end) for end in self)
        return low if low and low == high else f"{low}..{high}"

    def has(self, figure: int) -> bool:
        """Whether a number is among them."""
        return (self.low is None or self.low <= figure) and (self.high is None or figure <= self.high)


Value: TypeAlias = str | NumberRange


@dataclass(frozen=True)
class Words:
    """A word or phrase that stands on the card: in its name, traits, text or number."""

    text: str


@dataclass(frozen=True)
class Term:
    """A field, how it is compared, and values of which one is enough."""

    field: str
    operator: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class Not:
    """Cards of which something does not hold."""

    part: Node


@dataclass(frozen=True)
class And:
    """All of this holds; with nothing in it, for every card."""

    parts: tuple[Node, ...] = ()


@dataclass(frozen=True)
class Or:
    """At least one of these holds."""

    parts: tuple[Node, ...]


Node: TypeAlias = Words | Term | Not | And | Or
EVERYTHING = And()


class TermValue(NamedTuple):
    """A value as it was typed, and what it means: None when it means nothing."""

    start: int
    end: int
    typed: str
    value: Value | None


class PlacedTerm(NamedTuple):
    """A term or word in the text of a query, also one that is not whole."""

    start: int
    end: int
    node: Term | Words | None
    name: str = ""
    """The field as it was typed; empty for a word."""
    field: str = ""
    operator: str = ""
    """As it was typed."""
    items: tuple[TermValue, ...] = ()
    free: bool = False
    """Whether it stands for itself: in no parentheses, not excluded."""


class Query(NamedTuple):
    """What a text asks for, what of it is not understood, and where its terms stand."""

    text: str
    root: Node
    errors: tuple[QueryError, ...]
    terms: tuple[PlacedTerm, ...]
    either: bool
    """Whether an `or` stands in it outside all parentheses."""
    closing: str
    """What has to be added for its quotes and parentheses to be closed."""


def write(query: Query | Node, language: str = "en") -> str:
    """Write a query in a language; read again it is the same."""
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
    """Write a value so that it is read as one, in quotes where it needs them."""
    return value if BARE.fullmatch(value) else quoted(value)


def quoted(text: str) -> str:
    """Write a phrase in quotes of a kind that it does not hold."""
    if not any(mark in text for mark in QUOTES['"']):
        return f'"{text}"'
    return f"「{text}」" if "」" not in text else f"『{text.replace('』', '')}』"
