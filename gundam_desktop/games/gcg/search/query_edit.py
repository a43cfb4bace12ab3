"""Edits queries term by term, so that filter buttons and the text show the same query."""

from __future__ import annotations

from collections.abc import Iterator

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.normalize import normalize
from gundam_desktop.games.gcg.search.parsing import parse, read_value
from gundam_desktop.games.gcg.search.query import And, Node, PlacedTerm, Query, Term, TermValue, Value, written_value


def has_term(query: str | Query, field: str, operator: str, value: str) -> bool:
    """True if a query has a term with this value that every card must match."""
    found = _having(parse(query) if isinstance(query, str) else query, field, operator, value)
    return next(found, None) is not None


def with_term(text: str, field: str, operator: str, value: str, on: bool, language: str = "en") -> str:
    """Return a query with a term added (`on`) or removed.

    A value is added to those that the query has for the field; a comparison replaces the former one. The addition is
    written in `language`; the rest of the text is kept. ValueError for an invalid value or operator.

    >>> with_term("gundam color:blue", "color", ":", "white", True)
    'gundam color:blue,white'
    >>> with_term("gundam color:blue", "color", ":", "blue", False)
    'gundam'
    """
    meant = read_value(field, value)
    if meant is None or operator not in vocabulary.OPERATORS[vocabulary.FIELDS[field]]:
        raise ValueError(f"{field}{operator}{value} is no term of a query")
    if not on:
        while found := next(_having(parse(text), field, operator, value), None):
            text = _replaced(text, found, [item for item in found.items if _form(item.value) != _form(meant)])
        return text
    if has_term(text, field, operator, value):
        return text
    text = text.rstrip() + parse(text).closing
    query = parse(text)
    typed = written_value(
        vocabulary.value_name(field, str(meant), language) if vocabulary.FIELDS[field] == "choice" else str(meant)
    )
    found = next(_terms(query, field, operator), None)
    if found is not None:
        kept = [] if operator[0] in "<>" else [item for item in found.items if item.typed]
        return _replaced(text, found, [*kept, TermValue(0, 0, typed, meant)])
    whole = _in_parentheses(query) if query.either else text
    return f"{whole} {vocabulary.field_name(field, language)}{operator}{typed}".lstrip()


def without_field(query: Query, field: str) -> Node:
    """Return the query without the values of a field to which another value would be added."""
    parts = query.root.parts if isinstance(query.root, And) else (query.root,)
    return And(tuple(part for part in parts if not _asks_for(part, field)))


def _asks_for(part: Node, field: str) -> bool:
    return isinstance(part, Term) and part.field == field and part.operator != "!="


def _in_parentheses(query: Query) -> str:
    """Return the query in parentheses, without stray closing ones."""
    stray = {fault.start for fault in query.errors if fault.code == "stray parenthesis"}
    text = "".join(" " if place in stray else letter for place, letter in enumerate(query.text))
    return f"({text})"


def _having(query: Query, field: str, operator: str, value: str) -> Iterator[PlacedTerm]:
    wanted = _form(read_value(field, value))
    for placed in _terms(query, field, operator):
        if isinstance(placed.node, Term) and wanted in map(_form, placed.node.values):
            yield placed


def _form(value: Value | None) -> Value | None:
    """Return a value in the form in which it is compared."""
    return normalize(value) if isinstance(value, str) else value


def _terms(query: Query, field: str, operator: str) -> Iterator[PlacedTerm]:
    """Yield the terms of a field that every found card must match."""
    if query.either:
        return
    for placed in query.terms:
        term = placed.node
        if placed.free and isinstance(term, Term) and (term.field, term.operator) == (field, operator):
            yield placed


def _replaced(text: str, placed: PlacedTerm, items: list[TermValue]) -> str:
    """Return the text with other values in a term; without values the term is removed."""
    before, after = text[: placed.start], text[placed.end :]
    if not items:
        return f"{before.rstrip()} {after.lstrip()}".strip()
    return f"{before}{placed.name}{placed.operator}{','.join(item.typed for item in items)}{after}"
