"""Errors in a query: their positions, and a sentence for each with what would be right."""

from __future__ import annotations

from typing import NamedTuple

from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.quoting import quoted

_WITH_NEAR = ("not found", "nowhere")
"""Errors that have another sentence when there are similar words to suggest."""


class QueryError(NamedTuple):
    """One error: its code, its position in the text, and the values for its sentence."""

    code: str
    start: int
    end: int
    given: str = ""
    field: str = ""
    near: tuple[str, ...] = ()


def error_text(fault: QueryError, language: str = "en") -> str:
    """Return the error as a sentence with what would be right."""
    code = f"{fault.code}, near" if fault.code in _WITH_NEAR and fault.near else fault.code
    field = vocabulary.field_name(fault.field, language) if fault.field else ""
    right = vocabulary.between(language).join(_right(fault, language))
    return vocabulary.fault_text(code, language).format(given=quoted(fault.given), field=field, right=right)


def _right(fault: QueryError, language: str) -> list[str]:
    if fault.near:
        return list(fault.near)
    if fault.code == "unknown field":
        return [vocabulary.field_name(field, language) for field in vocabulary.FIELDS]
    if fault.code == "bad operator":
        name = vocabulary.field_name(fault.field, language)
        return [name + operator for operator in vocabulary.OPERATORS[vocabulary.FIELDS[fault.field]]]
    if fault.code == "no field":
        return [f"{vocabulary.field_name('level', language)}<=3"]
    if fault.code == "nothing excluded":
        return [_example("keyword", language, "-")]
    if not fault.field:
        return []
    if vocabulary.FIELDS[fault.field] == "choice":
        return [vocabulary.value_name(fault.field, value, language) for value in vocabulary.values_of(fault.field)]
    if vocabulary.FIELDS[fault.field] == "figure":
        return ["3", "2..4"]
    return [f'{vocabulary.field_name(fault.field, language)}:"…"']


def _example(field: str, language: str, before: str = "") -> str:
    name, value = vocabulary.field_name(field, language), vocabulary.values_of(field)[0]
    return f"{before}{name}:{vocabulary.value_name(field, value, language)}"
