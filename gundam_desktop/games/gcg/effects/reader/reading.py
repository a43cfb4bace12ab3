"""What is known while a text is read, and the functions that read it: one for each node of the grammar."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    node: Node = field(default_factory=lambda: Tree("nothing", []))
    """The node whose function runs."""

    def visit(self, tree: Node) -> Any:
        """Return the meaning of a node: what its function makes of it."""
        above, self.node = self.node, tree
        meaning = FUNCTIONS[tree.data](self, tree)
        self.node = above
        return meaning

    def visit_first(self, tree: Node) -> Any:
        """Return the meaning of the first part of a node, often its only one."""
        return self.visit(subtrees(tree)[0])

    def visit_parts(self, tree: Node) -> list[Any]:
        """Return the meanings of all parts of a node."""
        return [self.visit(part) for part in subtrees(tree)]

    def words(self) -> str:
        """Return the words of the present node in lower case."""
        return self.line[slice(*_place(self.node))].lower()

    def refuse(self, why: str, at: Node | Token | None = None) -> NotUnderstood:
        """Return the error for words that fit the grammar but make no sense: of the present node, or of another."""
        start, end = _place(self.node if at is None else at)
        return NotUnderstood(self.line[start:end], start, why)


def _place(at: Node | Token) -> tuple[int, int | None]:
    """Return where words begin and end in the line."""
    if isinstance(at, Token):
        return at.start_pos or 0, at.end_pos
    return (0, None) if at.meta.empty else (at.meta.start_pos, at.meta.end_pos)


Reader: TypeAlias = Callable[[Reading, Node], Any]
FUNCTIONS: Final[dict[str, Reader]] = {}
"""The function of each node of the grammar."""
_Function = TypeVar("_Function", bound=Callable[..., Any])


@overload
def reads(function: _Function, /) -> _Function: ...
@overload
def reads(*nodes: str, **rows: Reader) -> Callable[[_Function], _Function]: ...
def reads(*nodes: Any, **rows: Reader) -> Any:
    """Register a function of a reading and a node, which visits the parts of the node itself.

    `@reads` is for the node with the name of the function, `@reads("all_of", "each_of")` for those that are named,
    and `reads(all_of=partial(...))` registers several functions. A node has one function; a second one is an error.
    """
    _register(rows)
    return _registering(nodes, lambda function: function)


@overload
def means(function: _Function, /) -> _Function: ...
@overload
def means(*nodes: str, **rows: Callable[..., Any]) -> Callable[[_Function], _Function]: ...
def means(*nodes: Any, **rows: Callable[..., Any]) -> Any:
    """Register a function of a reading and the meanings of a node's parts, used like `reads`.

    The parts are in the order of the text: what is behind a rule's name with its meaning, the tokens as they are, and
    None for what is left out.
    """
    _register({node: partial(_of_parts, function) for node, function in rows.items()})
    return _registering(nodes, lambda function: partial(_of_parts, function))


def says(**meanings: object) -> None:
    """Register nodes that always mean the same, with that meaning."""
    _register({node: partial(_always, meaning) for node, meaning in meanings.items()})


def _of_parts(function: Callable[..., Any], reading: Reading, tree: Node) -> Any:
    return function(reading, *(reading.visit(part) if isinstance(part, Tree) else part for part in tree.children))


def _always(meaning: object, _reading: Reading, _tree: Node) -> object:
    return meaning


def _registering(nodes: Sequence[Any], reader_of: Callable[[Any], Reader]) -> Any:
    """Register the only function at once, or return a decorator for the nodes that are named."""
    function = nodes[0] if nodes and not isinstance(nodes[0], str) else None
    names = nodes if function is None else [function.__name__]

    def register(function: _Function) -> _Function:
        _register(dict.fromkeys(names, reader_of(function)))
        return function

    return register if function is None else register(function)


def _register(functions: Mapping[str, Reader]) -> None:
    if twice := FUNCTIONS.keys() & functions.keys():
        raise ValueError(f"two functions for {', '.join(sorted(twice))}")
    FUNCTIONS.update(functions)
