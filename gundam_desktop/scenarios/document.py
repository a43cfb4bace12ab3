"""Documents of a file as plain data with the line of each field, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any, NamedTuple, get_args

from pydantic import TypeAdapter, ValidationError

from gundam_desktop.quoting import quoted
from gundam_desktop.reading import UnfitFile, read_whole
from gundam_desktop.scenarios.fields import Path, shown
from gundam_desktop.spelling import did_you_mean

LONGEST_MESSAGE, LONGEST_FIELD = 500, 120
"""The most characters of an error message, and of a field's path in it; both may quote the file."""


class ScenarioError(ValueError):
    """A file that is not a valid scenario: file, line, field and fault."""

    def __init__(self, file: str, line: int, field: str, message: str) -> None:
        message, field = quoted(message, LONGEST_MESSAGE), quoted(field, LONGEST_FIELD)
        place = f"{file}, line {line}" if line else file
        super().__init__(f"{place}: {field}: {message}" if field else f"{place}: {message}")
        self.file = file
        self.line = line
        self.field = field
        self.message = message


class FieldError(ValueError):
    """A fault in one field of a document."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(message)
        self.path = path


class NotationError(ValueError):
    """A text that is no choice, or that names no card or several cards; one line for people."""


class AmbiguousName(NotationError):
    """A name that fits cards in several places; it lists them."""


class Document(NamedTuple):
    """One document of a file."""

    file: str
    line: int
    data: Any
    lines: dict[Path, int]
    """Path of a field -> its line."""

    def error(self, path: Path, message: str) -> ScenarioError:
        """An error at a field; parts of its path that are not in the file, except the last, are skipped."""
        known: Path = ()
        for part in path:
            if (*known, part) in self.lines:
                known = (*known, part)
        line = self.lines.get(known, self.line)
        if path and known[-1:] != path[-1:]:
            known = (*known, path[-1])
        return ScenarioError(self.file, line, written(known), message)


def written(path: Path) -> str:
    """A path in the form shown to people.

    >>> written(("position", "A", "hand", 0, "card"))
    'position.A.hand[1].card'
    """
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else part
    return text


def checked(kind: Any, value: Any, path: Path, elsewhere: Mapping[str, str] = MappingProxyType({})) -> Any:
    """Return the value validated by pydantic against a type; `FieldError` names the first invalid field.

    `elsewhere`: name of a field that only some parts of the value have -> which parts these are, for messages.
    """
    try:
        return _adapter(kind).validate_python(value)
    except ValidationError as error:
        found = error.errors(include_url=False)
        misspelt = (each for each in found if each["type"] == "extra_forbidden")  # it explains a missing field
        first = next(misspelt, found[0])
        raise FieldError((*path, *_places(value, first["loc"])), _message(first, kind, elsewhere)) from None


def _places(value: Any, path: Sequence[str | int]) -> Iterator[str | int]:
    """Yield the parts of pydantic's path to an error, without its names of the alternatives of a union."""
    for part in path:
        inside = value[part] if isinstance(value, Mapping) and part in value else None
        if isinstance(part, int) or inside is not None or not _names_a_type(part):
            yield part
            value = value[part] if isinstance(part, int) and isinstance(value, list) else inside


def _names_a_type(part: str) -> bool:
    return "[" in part or part in ("str", "int", "bool") or (len(part) > 1 and part.lstrip("_")[:1].isupper())


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    """Return the cached checker for a type: making one takes longer than a check."""
    return TypeAdapter(kind)


_NEEDED = {
    "model_type": "a mapping of fields",
    "model_attributes_type": "a mapping of fields",
    "dict_type": "a mapping of fields",
    "tuple_type": "a list",
    "list_type": "a list",
    "string_type": "a text",
    "int_type": "a whole number",
    "bool_type": "true or false",
}


def _message(error: Any, kind: Any, elsewhere: Mapping[str, str]) -> str:
    match error["type"]:
        case "extra_forbidden":
            name = str(error["loc"][-1])
            model = _model_at(kind, error["loc"][:-1])
            fields = [field.alias or n for n, field in getattr(model, "model_fields", {}).items()]
            if name in elsewhere:
                return f"there is no such field here; only {elsewhere[name]} have it"
            hint = did_you_mean(name, fields)
            return "there is no such field" + (f"; {hint}" if hint else "")
        case "missing":
            return "is missing"
        case "value_error":
            return str(error["ctx"]["error"])
        case kind if kind in _NEEDED:
            return f"expected {_NEEDED[kind]} (got `{shown(error['input'])}`)"
        case _:
            message = error["msg"].replace("Input should be greater than or equal to", "expected at least")
            message = message.replace("Input should be less than or equal to", "expected at most")
            message = message.replace("Input should be", "expected")
            return f"{message[0].lower()}{message[1:]} (got `{shown(error['input'])}`)"


def file_text(path: FilePath, largest: int, what: str) -> str:
    """The text of a file of at most `largest` bytes; `what` it should be is said in the error, a `ScenarioError`."""
    try:
        return read_whole(path, largest).decode("utf-8-sig")
    except UnfitFile as error:
        raise ScenarioError(str(path), 0, "", f"{error.strerror}, which cannot be {what}") from None
    except OSError as error:
        raise ScenarioError(str(path), 0, "", f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError as error:
        raise ScenarioError(str(path), 0, "", f"not a text file in UTF-8 (byte {error.start})") from None


def _model_at(kind: Any, path: Sequence[str | int]) -> Any:
    """The model of a part of the checked value; None if it has none."""
    for part in path:
        if isinstance(part, str):
            fields = getattr(_model_in(kind), "model_fields", {})
            kind = next((field.annotation for name, field in fields.items() if part in (name, field.alias)), None)
        else:
            kind = next(iter(get_args(kind)), None)
    return _model_in(kind)


def _model_in(kind: Any) -> Any:
    """The model that a type is, or that a value may be besides None."""
    return next((each for each in (kind, *get_args(kind)) if hasattr(each, "model_fields")), None)
