"""The parsed text: its nodes, and what is in them."""

from __future__ import annotations

from typing import Any, TypeAlias

from lark import Token, Tree

Node: TypeAlias = Tree[Token]
Fields: TypeAlias = dict[str, Any]
"""The fields of a selector that words say."""


def stat_in(tree: Node) -> Any:
    """Return the figure that a node names: `ap`, `level`."""
    return str(tree.children[0]).lower().replace("lv.", "level")


def subtrees(tree: Node) -> list[Node]:
    """Return the children that are no tokens and not left out."""
    return [child for child in tree.children if isinstance(child, Tree)]


def first_token(tree: Node) -> Token:
    """Return the first child that is a token."""
    return next(child for child in tree.children if isinstance(child, Token))
