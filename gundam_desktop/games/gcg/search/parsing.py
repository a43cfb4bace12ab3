"""Parses queries. Every text yields a query: what is not understood is reported as an error, the rest is used."""

from __future__ import annotations

import re
import unicodedata

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.errors import QueryError
from gundam_desktop.games.gcg.search.query import (
    BARE,
    BARE_WORD,
    EVERYTHING,
    MINUS,
    QUOTES,
    And,
    Node,
    Not,
    NumberRange,
    Or,
    PlacedTerm,
    Query,
    Term,
    TermValue,
    Value,
    Words,
)

MAX_DEPTH = 40
"""The greatest depth of nested parentheses."""
_SPACE = re.compile(r"[\s」』]*")
_OPERATOR = re.compile(r"[!！<＜>＞][=＝]|[:：=＝<＜>＞≤≥]")
_PLAIN_OPERATOR = {"≤": "<=", "≥": ">="}
_OPEN, _CLOSE, _COMMA = "(（", ")）", ",，、"
_NUMBER = r"[+-]?[0-9]{1,4}"
_RANGE = re.compile(rf"({_NUMBER})?(?:(\.{{2,3}}|~|〜|-)({_NUMBER})?)?")


def parse(text: str) -> Query:
    """Parse a query. Never raises; errors are in the result.

    >>> parse("color:blue lv<=3").root.parts[1]
    Term(field='level', operator='<=', values=(NumberRange(low=3, high=3),))
    """
    return _Reader(text).query()


def range_of(text: str) -> NumberRange | None:
    """Parse a number or a range of numbers; None if it is neither."""
    found = _RANGE.fullmatch(unicodedata.normalize("NFKC", text).strip())
    if found is None or not (found[1] or found[3]):
        return None
    low = int(found[1]) if found[1] else None
    high = int(found[3]) if found[3] else None
    if not found[2]:
        return NumberRange(low, low)
    if low is not None and high is not None and high < low:
        low, high = high, low
    return NumberRange(low, high)


def read_value(field: str, word: str) -> Value | None:
    """Return the value that a word means in a field; None if it means none."""
    match vocabulary.FIELDS[field]:
        case "choice":
            return vocabulary.value_of(field, word)
        case "figure":
            return range_of(word)
        case _:
            return word if word.strip() else None


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0
        self.excluding = False
        self.seen = 0
        self.either = False
        self.closing = ""
        self.errors: list[QueryError] = []
        self.terms: list[PlacedTerm] = []

    def query(self) -> Query:
        root = self._either() or EVERYTHING
        self.errors.sort(key=lambda fault: (fault.start, fault.end))
        return Query(self.text, root, tuple(self.errors), tuple(self.terms), self.either, self.closing)

    def _fault(self, code: str, start: int, given: str = "", field: str = "", near: tuple[str, ...] = ()) -> None:
        self.errors.append(QueryError(code, start, max(self.at, start), given, field, near))

    def _skip(self) -> bool:
        """Skip to the next token; return False at the end of the text."""
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return self.at < len(self.text)

    def _is(self, marks: str) -> bool:
        return self.at < len(self.text) and self.text[self.at] in marks

    # --- conditions

    def _either(self) -> Node | None:
        before = self.seen
        parts = [self._all()]
        while word := self._or():
            start, empty = self.at, self.seen == before
            self.at += len(word)
            self.either |= not self.depth
            before = self.seen
            parts.append(self._all())
            if empty or self.seen == before:
                self.errors.append(QueryError("lonely or", start, start + len(word), word))
        found = tuple(part for part in parts if part is not None)
        return Or(found) if len(found) > 1 else next(iter(found), None)

    def _or(self) -> str:
        """Return the `or` at this position, empty if there is none."""
        found = BARE_WORD.match(self.text, self.at) if self._skip() else None
        if found is None or not vocabulary.is_or(found[0]) or _OPERATOR.match(self.text, found.end()):
            return ""
        return found[0]

    def _all(self) -> Node | None:
        parts: list[Node] = []
        while self._skip() and not self._or():
            if self._is(_CLOSE):
                if self.depth:
                    break
                self.at += 1
                self._fault("stray parenthesis", self.at - 1)
            elif part := self._one():
                parts.append(part)
        return And(tuple(parts)) if len(parts) > 1 else next(iter(parts), None)

    def _one(self) -> Node | None:
        start = self.at
        while self._is(MINUS):
            self.at += 1
        if start < self.at and (self.at == len(self.text) or self.text[self.at].isspace() or self._is(_CLOSE)):
            self._fault("nothing excluded", start)
            return None
        self.excluding = bool((self.at - start) % 2)
        excluding = self.excluding
        part = self._group() if self._is(_OPEN) else self._leaf()
        return Not(part) if excluding and part is not None else part

    def _group(self) -> Node | None:
        start = self.at
        self.at += 1
        if self.depth == MAX_DEPTH:
            self._fault("too deep", start, near=(str(MAX_DEPTH),))
            return None
        self.depth += 1
        before = self.seen
        part = self._either()
        self.depth -= 1
        if self._is(_CLOSE):
            self.at += 1
        else:
            self.closing += ")"
            self.errors.append(QueryError("open parenthesis", start, start + 1))
        if self.seen == before:
            self._fault("empty", start)
        self.seen += 1
        return part

    # --- words and terms

    def _leaf(self) -> Node | None:
        self.seen += 1
        start = self.at
        if self._is("".join(QUOTES)):
            phrase = self._phrase()
            if not phrase.strip():
                self._fault("empty", start)
            return self._placed(start, Words(phrase) if phrase.strip() else None)
        name = BARE_WORD.match(self.text, start)
        self.at = name.end() if name else start
        operator = _OPERATOR.match(self.text, self.at)
        if operator:
            return self._term(start, name[0] if name else "", operator[0])
        if not name:  # a stray closing quotation mark
            self.at += 1
            return None
        return self._placed(start, Words(name[0]))

    def _placed(self, start: int, node: Words | Term | None) -> Node | None:
        self.terms.append(PlacedTerm(start, self.at, node, free=self._is_free))
        return node

    @property
    def _is_free(self) -> bool:
        return not self.depth and not self.excluding

    def _phrase(self) -> str:
        """Read the quoted phrase that begins here."""
        start, closers = self.at, QUOTES[self.text[self.at]]
        ends = [place for mark in closers if (place := self.text.find(mark, start + 1)) >= 0]
        if not ends:
            self.at = len(self.text)
            self.closing += closers[0]
            self.errors.append(QueryError("open quote", start, start + 1))
            return self.text[start + 1 :]
        self.at = min(ends) + 1
        return self.text[start + 1 : min(ends)]

    def _term(self, start: int, name: str, typed: str) -> Node | None:
        operator = _PLAIN_OPERATOR.get(typed) or unicodedata.normalize("NFKC", typed)
        field = vocabulary.field_of(name) or ""
        if name and not field:
            self._fault("unknown field", start, name, near=vocabulary.similar_fields(name))
        self.at += len(typed)
        if not name:
            self._fault("no field", start, typed)
        if field and vocabulary.FIELDS[field] != "words" and operator == "=":
            operator = ":"
        fits = bool(field) and operator in vocabulary.OPERATORS[vocabulary.FIELDS[field]]
        if field and not fits:
            self._fault("bad operator", start, typed, field)
        items = self._items(start, name + typed, field if fits else "")
        values = tuple(item.value for item in items if item.value is not None)
        if fits and operator[0] in "<>" and not _is_one_number(values):
            if values:
                self._fault("one number", start, operator, field)
            values = ()
        node = Term(field, operator, values) if fits and values else None
        self.terms.append(PlacedTerm(start, self.at, node, name, field, typed, items, self._is_free))
        return node

    def _items(self, start: int, head: str, field: str) -> tuple[TermValue, ...]:
        """Read the values of a term; they are skipped if the field is unknown."""
        items: list[TermValue] = []
        while True:
            place = self.at
            if self._is("".join(QUOTES)):
                word = self._phrase()
            elif found := BARE.match(self.text, place):
                word, self.at = found[0], found.end()
            else:
                word = ""
            value = read_value(field, word) if field else None
            items.append(TermValue(place, self.at, self.text[place : self.at], value))
            if field and value is None:
                self._value_fault(start, place, word, head, field)
            if not self._is(_COMMA):
                return tuple(items)
            self.at += 1

    def _value_fault(self, start: int, place: int, word: str, head: str, field: str) -> None:
        if not word.strip():
            self._fault("missing value", start, head, field)
        elif vocabulary.FIELDS[field] == "choice":
            self._fault("unknown value", place, word, field, vocabulary.similar_values(field, word))
        else:
            self._fault("bad number", place, word, field)


def _is_one_number(values: tuple[Value, ...]) -> bool:
    return len(values) == 1 and isinstance(values[0], NumberRange) and values[0].low == values[0].high
