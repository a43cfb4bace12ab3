"""What is known while a text is read, and the functions that read it: one for each node of the grammar."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar, overload

from lark import Token, Tree

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.reader.discourse import Discourse
from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.marks import Marks
from gundam_desktop.games.gcg.effects.reader.trees import Node, subtrees


@dataclass
class Reading:
    """A line of a text while it is read: its words, its marks, and the cards that it has spoken of so far."""

    line: str
    tokens: TokenLookup
    effects_of: Callable[[str], tuple[m.AnyAbility, ...]]
    """Reads the text of an effect within this line: one that a token has, or that cards gain."""
    marks: Marks = field(default_factory=Marks)
    cost: tuple[m.Cost, ...] = ()
    discourse: Discourse = field(default_factory=Discourse)
    of_command: bool = False
    """True for a text without a Unit that "this Unit" could be."""
    of_destruction: bool = False
    of_deployment: bool = False

    def visit(self, tree: Node) -> Any:
        """Return the meaning of a node: what its function makes of it."""
        return FUNCTIONS[tree.data](self, tree)

    def visit_first(self, tree: Node) -> Any:
        """Return the meaning of the first part of a node, often its only one."""
        return self.visit(subtrees(tree)[0])

    def visit_parts(self, tree: Node) -> list[Any]:
        """Return the meanings of all parts of a node."""
        return [self.visit(part) for part in subtrees(tree)]

    def refuse(self, node: Tree[Token] | Token, why: str) -> NotUnderstood:
        """Return the error for words that fit the grammar but make no sense."""
        if isinstance(node, Token):
            start, end = node.start_pos or 0, node.end_pos
        else:
            start, end = (0, None) if node.meta.empty else (node.meta.start_pos, node.meta.end_pos)
        return NotUnderstood(self.line[start:end], start, why)


Reader: TypeAlias = Callable[[Reading, Node], Any]
_Function = TypeVar("_Function", bound=Reader)
FUNCTIONS: Final[dict[str, Reader]] = {}
"""The function of each node of the grammar."""


@overload
def reads(node: _Function, /) -> _Function: ...
@overload
def reads(*nodes: str) -> Callable[[_Function], _Function]: ...
def reads(*nodes: Any) -> Any:
    """Register a function for the node of its name, or for the nodes that are named: `@reads("all_of", "each_of")`.

    A node has one function; a second one is an error.
    """
    names = [node for node in nodes if isinstance(node, str)]

    def register(function: _Function) -> _Function:
        _register(dict.fromkeys(names or [function.__name__], function))
        return function

    return register if names else register(nodes[0])


def rows(**functions: Reader) -> None:
    """Register functions of which each reads one node, most of them one function with values of its own."""
    _register(functions)


def says(**meanings: object) -> None:
    """Register nodes that always mean the same, with that meaning."""
    _register({node: partial(_always, meaning) for node, meaning in meanings.items()})


def _always(meaning: object, _reading: Reading, _tree: Node) -> object:
    return meaning


def _register(functions: Mapping[str, Reader]) -> None:
    if twice := FUNCTIONS.keys() & functions.keys():
        raise ValueError(f"two functions for {', '.join(sorted(twice))}")
    FUNCTIONS.update(functions)
