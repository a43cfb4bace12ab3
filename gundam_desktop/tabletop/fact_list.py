"""What there is to know of a card besides what is printed on it."""

from __future__ import annotations

from typing import NamedTuple


class FactList(NamedTuple):
    """Facts of one kind: the cards that a card links with, its rulings, where it is legal."""

    title: str
    lines: tuple[str, ...]
    """One fact each, the most important first."""
    note: str = ""
    """What a reader should know of all of them, such as their language; empty for nothing."""
