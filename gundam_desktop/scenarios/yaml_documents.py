"""YAML texts read as documents: plain data alone, within bounds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from contextlib import suppress
from itertools import accumulate
from typing import Any

import yaml

from gundam_desktop.quoting import shown as shown_text
from gundam_desktop.scenarios.document import Document, ScenarioError, written
from gundam_desktop.scenarios.fields import Path, TruthWord, shown

MOST_NODES = 100_000
MOST_DEPTH = 50
LARGEST_NUMBER = 2**64 - 1
"""The bound of a whole number in any notation; Python refuses to write much larger ones as text."""
_FAST = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
SHORT = 100_000
"""A text of up to this many characters cannot have more than `MOST_NODES` nodes, and any parser reads it quickly."""
_BRACKETS = re.compile(r"[][{}]")
_HALF_SURROGATE = re.compile("[\ud800-\udfff]")
_INDENTS = re.compile(r"^[ ?:-]+", re.MULTILINE)
"""What begins a line in nested blocks: each level takes one character at least."""
_CONSTRUCTOR = yaml.constructor.SafeConstructor()


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


class _Unbounded(Exception):
    """A text that is not parsed, and why."""


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
            return shown_text(node.value.replace("\t", " "), len(node.value), lines=True)
        if node.tag not in {f"tag:yaml.org,2002:{kind}" for kind in ("int", "float", "null")}:
            raise ScenarioError(self.file, line, written(path), f"a scenario has no values of the kind {node.tag}")
        try:
            value = _CONSTRUCTOR.construct_object(node)
        except (yaml.YAMLError, ValueError):
            raise ScenarioError(self.file, line, written(path), f"`{shown(node.value)}` cannot be read") from None
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            message = f"`{shown(node.value)}` is too large; expected a number of at most {LARGEST_NUMBER}"
            raise ScenarioError(self.file, line, written(path), message)
        return value
