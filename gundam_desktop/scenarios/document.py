"""YAML documents as plain data with the line of each field."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import accumulate
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any, NamedTuple, get_args

import yaml
from pydantic import TypeAdapter, ValidationError

from gundam_desktop.quoting import quoted
from gundam_desktop.reading import UnfitFile, read_whole
from gundam_desktop.scenarios.fields import Path, TruthWord, shown
from gundam_desktop.spelling import did_you_mean

MOST_NODES = 100_000
MOST_DEPTH = 50
LONGEST_MESSAGE, LONGEST_FIELD = 500, 120
"""Characters of a fault, and of the path of its field: both may quote the file."""
_FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
SHORT = 100_000
"""Characters of a text that cannot have more than `MOST_NODES` nodes, and that any parser reads at once."""
_BRACKETS = re.compile(r"[][{}]")
_HALF_SURROGATE = re.compile("[\ud800-\udfff]")
_INDENTS = re.compile(r"^[ ?:-]+", re.MULTILINE)
"""What begins a line in nested blocks: each level takes one character at least."""
_CONSTRUCTOR = yaml.constructor.SafeConstructor()


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


class _Unbounded(Exception):
    """A text that is not parsed, and why."""


class Document(NamedTuple):
    """One document of a file."""

    file: str
    line: int
    data: Any
    lines: dict[Path, int]
    """Line of every field by its path."""

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
    """The value checked against a type by pydantic; `FieldError` names the first wrong field.

    `elsewhere` names fields that only some parts of the value have, with which parts these are.
    """
    try:
        return _adapter(kind).validate_python(value)
    except ValidationError as error:
        found = error.errors(include_url=False)
        misspelt = (each for each in found if each["type"] == "extra_forbidden")  # explains one that is missing
        first = next(misspelt, found[0])
        raise FieldError((*path, *first["loc"]), _message(first, kind, elsewhere)) from None


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
            return f"right is {_NEEDED[kind]} (it is `{shown(error['input'])}`)"
        case _:
            message = error["msg"].replace("Input should be greater than or equal to", "right is at least")
            message = message.replace("Input should be less than or equal to", "right is at most")
            message = message.replace("Input should be", "right is")
            return f"{message[0].lower()}{message[1:]} (it is `{shown(error['input'])}`)"


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


def documents(text: str, file: str) -> list[Document]:
    """Every document of a file. Raises `ScenarioError` when it is not plain YAML data."""
    found = []
    try:
        for node in _nodes(text):
            reader = _Reader(file)
            line = node.start_mark.line + 1
            data = reader.value(node, (), 0)
            if data is not None or node.value:
                found.append(Document(file, line, data, reader.lines))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = error.problem or error.context or "something is wrong"
        raise ScenarioError(file, mark.line + 1 if mark else 0, "", f"not valid YAML: {problem}") from None
    except yaml.YAMLError as error:
        raise ScenarioError(file, 0, "", f"not valid YAML: {str(error).splitlines()[0]}") from None
    except _Unbounded as error:
        raise ScenarioError(file, 0, "", str(error)) from None
    except RecursionError:
        raise ScenarioError(file, 0, "", "nested too deeply") from None
    if not found:
        raise ScenarioError(file, 0, "", "there is no scenario in this file")
    return found


def _nodes(text: str) -> Iterable[yaml.Node]:
    """Return the documents as nodes, by the parser in C: it is ten times as fast.

    A short text that it refuses goes to the parser in Python, whose messages are better. Raises `_Unbounded` before
    anything is composed of a text that would take much time or memory, or crash the parser in C by its depth.
    """
    brackets = accumulate(1 if bracket in "[{" else -1 for bracket in _BRACKETS.findall(text))
    indented = max((len(indent) for indent in _INDENTS.findall(text)), default=0)
    if indented > MOST_DEPTH * 10 or max(brackets, default=0) > MOST_DEPTH * 10:
        raise _Unbounded("nested too deeply")
    if len(text) <= SHORT:
        with suppress(yaml.YAMLError):
            return list(yaml.compose_all(text, Loader=_FAST))
        return yaml.compose_all(text, Loader=yaml.SafeLoader)
    for count, _ in enumerate(yaml.parse(text, Loader=_FAST)):  # each node has one event or two
        if count > 2 * MOST_NODES:
            raise _Unbounded("too large for a scenario")
    return list(yaml.compose_all(text, Loader=_FAST))


class _Reader:
    """Turns nodes into plain data and notes their lines."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.lines: dict[Path, int] = {}
        self.nodes = 0

    def value(self, node: yaml.Node, path: Path, depth: int) -> Any:
        line = node.start_mark.line + 1
        self.lines.setdefault(path, line)
        self.nodes += 1
        if self.nodes > MOST_NODES or depth > MOST_DEPTH:
            raise ScenarioError(self.file, line, written(path), "too large or nested too deeply for a scenario")
        if isinstance(node, yaml.MappingNode):
            return self.mapping(node, path, depth)
        if isinstance(node, yaml.SequenceNode):
            return [self.value(child, (*path, index), depth + 1) for index, child in enumerate(node.value)]
        return self.scalar(node, path, line)

    def mapping(self, node: yaml.MappingNode, path: Path, depth: int) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise ScenarioError(self.file, line, written(path), "the name of a field must be a word")
            key = str(key_node.value)
            if key in result:
                message = f"stands here twice (first on line {self.lines[*path, key]})"
                raise ScenarioError(self.file, line, written((*path, key)), message)
            self.lines[*path, key] = line
            result[key] = self.value(value_node, (*path, key), depth + 1)
        return result

    def scalar(self, node: yaml.Node, path: Path, line: int) -> Any:
        if _HALF_SURROGATE.search(node.value):
            raise ScenarioError(self.file, line, written(path), "half of a surrogate pair is no character")
        if node.tag == "tag:yaml.org,2002:bool":
            return TruthWord(node.value)
        if node.tag in {f"tag:yaml.org,2002:{kind}" for kind in ("str", "timestamp", "value", "merge")}:
            return str(node.value)
        if node.tag not in {f"tag:yaml.org,2002:{kind}" for kind in ("int", "float", "null")}:
            raise ScenarioError(self.file, line, written(path), f"a scenario has no values of the kind {node.tag}")
        try:
            return _CONSTRUCTOR.construct_object(node)
        except (yaml.YAMLError, ValueError):
            raise ScenarioError(self.file, line, written(path), f"`{shown(node.value)}` cannot be read") from None
