"""Turns pydantic errors in card data into readable faults: the field and what would be right."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from gundam_desktop.games.gcg.cards import card as card_models
from gundam_desktop.games.gcg.effects import language as effect_models
from gundam_desktop.spelling import did_you_mean


class CardFault(NamedTuple):
    """A fault: the path to the field through keys and indexes, and the message."""

    path: tuple[str | int, ...]
    message: str

    @property
    def field(self) -> str:
        """The path as text: `effects[0].steps[1].to`."""
        return written(self.path)


def written(path: tuple[str | int, ...]) -> str:
    """Return a path of keys and indexes as text."""
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path).lstrip(".")


def faults_of(error: ValidationError, data: Any) -> list[CardFault]:
    """Return the faults of data that does not fit its model.

    If one of several models may apply, only the faults of the closest one are returned.
    """
    errors = [_TracedError(detail, data) for detail in error.errors(include_url=False)]
    kept = list(_closest(errors)) or errors[:1]
    return list(dict.fromkeys(CardFault(fault.path, _message(fault)) for fault in kept if not _follows(fault, kept)))


def _follows(fault: _TracedError, others: list[_TracedError]) -> bool:
    """True if a list is too short only because an element was rejected."""
    inside = (other for other in others if other.path[: len(fault.path)] == fault.path)
    return fault.detail["type"] == "too_short" and any(other is not fault for other in inside)


class _TracedError:
    """An error of pydantic with its path in the data and the models tried on the way."""

    def __init__(self, detail: ErrorDetails, data: Any) -> None:
        self.detail = detail
        path: list[str | int] = []
        self.branches: list[tuple[tuple[str | int, ...], str]] = []
        missing = detail["type"] == "missing"
        parts = detail["loc"]
        for place, part in enumerate(parts):
            last = place == len(parts) - 1
            before_missing = missing and place == len(parts) - 2
            known = _has(data, part) and (last or before_missing or not _is_tag(data, part, parts[place + 1]))
            if known:
                data = data[part]
            if known or (missing and last):
                path.append(part)
            elif not isinstance(part, int):  # the index of a single value that was taken for a list
                self.branches.append((tuple(path), part))
        self.path = tuple(path)


def _has(data: Any, part: str | int) -> bool:
    if isinstance(data, dict):
        return part in data
    return isinstance(data, list | tuple) and isinstance(part, int) and part < len(data)


def _is_tag(data: Any, part: str | int, after: str | int) -> bool:
    """True if a part of an error's path names a model instead of a key in the data."""
    return isinstance(part, str) and _has(data, after) and not _has(data[part], after)


def _closest(errors: list[_TracedError]) -> Iterator[_TracedError]:
    """Yield, wherever several models were tried, only the errors of the closest one."""
    ranks: dict[tuple[tuple[str | int, ...], str], tuple[bool, int]] = {}
    for fault in errors:
        for branch in fault.branches:
            other, count = ranks.get(branch, (False, 0))
            ranks[branch] = (other or (fault.path == branch[0] and _is_other_kind(fault.detail)), count + 1)
    best: dict[tuple[str | int, ...], tuple[bool, int, str]] = {}
    for (path, name), rank in ranks.items():
        best[path] = min(best.get(path, (*rank, name)), (*rank, name))
    for fault in errors:
        if all(best[path][2] == name for path, name in dict(fault.branches).items()):
            yield fault


def _is_other_kind(detail: ErrorDetails) -> bool:
    """True if the value is of another kind: a word for a mapping, or vice versa."""
    word = isinstance(detail["input"], str)
    return not word if detail["type"] == "literal_error" else detail["type"].endswith("_type")


def _message(fault: _TracedError) -> str:
    detail = fault.detail
    context = detail.get("ctx", {})
    match detail["type"]:
        case "missing":
            return "is missing"
        case "too_short":
            return "is empty; expected one or more"
        case "too_long":
            return f"has {context['actual_length'] or 'too many'} entries; expected {context['max_length']} at most"
        case "extra_forbidden":
            return "there is no such field" + _hint(str(fault.path[-1]), _FIELDS)
        case "literal_error" | "enum":
            return _wanted(detail["input"], _names(context["expected"]))
        case "union_tag_invalid":
            return _wanted(context["tag"], _names(context["expected_tags"]))
        case "union_tag_not_found":
            return f"{str(context.get('discriminator', 'kind')).strip(chr(39))!r} is missing: it says what this is"
        case "string_too_long":
            return f"is too long; expected {context['max_length']} characters at most"
        case "string_pattern_mismatch":
            return f"{detail['input']!r} is not a card number such as ST01-001"
    if right := _right(detail["type"], context):
        return f"expected {right} (got {_shown(detail['input'])})"
    message = detail["msg"].removeprefix("Value error, ").replace("Input should be", "expected")
    return f"{_shown(detail['input'])}: {message}" if isinstance(detail["input"], str | int | float) else message


_KINDS = {
    "bool": "true or false",
    "dict": "a mapping of fields",
    "int": "a whole number",
    "finite_number": "a whole number",
    "frozen_set": "a list",
    "list": "a list",
    "model": "a mapping of fields",
    "model_attributes": "a mapping of fields",
    "set": "a list",
    "string": "a text",
    "tuple": "a list",
}
_BOUNDS = {"greater_than_equal": ("ge", "{} or more"), "greater_than": ("gt", "more than {}"),
           "less_than_equal": ("le", "at most {}"), "less_than": ("lt", "less than {}")}  # fmt: skip


def _right(kind: str, context: dict[str, Any]) -> str:
    """Return what would be right for a value of the wrong kind or out of bounds; empty for other errors."""
    if kind in _BOUNDS:
        name, text = _BOUNDS[kind]
        return text.format(context[name])
    if kind.startswith("date_"):
        return "a day like 2026-09-04"
    return _KINDS.get(re.sub(r"_(type|parsing|parsing_size|from_float)$", "", kind), "")


def _shown(value: object) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError):
        text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _names(expected: str) -> list[str]:
    """Return the words of a list such as `'your' or "opponent's"`."""
    return re.findall(r"'((?:[^']|(?<=\w)'(?=\w))*)'", expected.replace('"', "'"))


def _wanted(given: object, names: list[str]) -> str:
    return f"{given!r} is not one of its words" + (_hint(str(given), names) or f": {', '.join(names)}")


def _hint(given: str, names: list[str]) -> str:
    hint = did_you_mean(given, names, shown=repr)
    return f"; {hint}" if hint else ""


_FIELDS = sorted(
    {
        name
        for module in (card_models, effect_models)
        for model in vars(module).values()
        if isinstance(model, type) and issubclass(model, BaseModel)
        for name in model.model_fields
    }
)
