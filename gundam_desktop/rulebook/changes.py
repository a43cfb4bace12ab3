"""What an edition changes in the one before it, entry by entry, with the words that differ."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import SequenceMatcher
from enum import StrEnum
from typing import NamedTuple

from gundam_desktop.rulebook.book import Clause, joined
from gundam_desktop.rulebook.rulebook import Rulebook

_SHORT = 2
"""So few equal letters between two changes do not make a piece of their own."""
_WORD = re.compile(r"[A-Za-z0-9<>'-]+|\s+|.", re.DOTALL)


class Kind(StrEnum):
    """How an entry of an edition stands to the base."""

    SAME = "same"
    """The same number and the same meaning."""
    MOVED = "moved"
    """The same meaning under another number."""
    CHANGED = "changed"
    """Another meaning."""
    NEW = "new"
    """The base says nothing of it."""


class Side(StrEnum):
    """The edition to which a piece of text belongs."""

    BOTH = "both"
    BASE = "base"
    LATER = "later"


class Piece(NamedTuple):
    """A piece of an entry's text, when both editions' texts are merged."""

    side: Side
    text: str


class Change(NamedTuple):
    """What an edition changes in one entry."""

    kind: Kind
    base: tuple[str, ...]
    """Numbers of the base's entries to which it corresponds."""
    pieces: tuple[Piece, ...]
    """For a changed entry, its text in both editions in one; else empty."""
    dropped: tuple[Clause, ...]
    """Entries of the base that no longer exist and for which it is cited instead."""


def changes(rulebook: Rulebook, edition: str, language: str) -> Mapping[str, Change]:
    """Return entry -> what an edition changes in it compared with the base; in the base itself all are the same."""
    base = rulebook.words(rulebook.base, language)
    found = {}
    for clause in rulebook.words(edition, language):
        number = clause.number
        stood, same = rulebook.stood_for(edition, number), rulebook.same(edition, number)
        pieces: tuple[Piece, ...] = ()
        if stood and not same:
            kind = Kind.CHANGED
            before = joined((base.clause(each).text for each in stood), base.language)
            pieces = difference(rulebook.renumbered(edition, before), clause.text)
        elif not same:
            kind = Kind.NEW
        else:
            kind = Kind.SAME if number in same else Kind.MOVED
        dropped = tuple(base.clause(each) for each in rulebook.dropped(edition, number))
        found[number] = Change(kind, stood or same, pieces, dropped)
    return found


def difference(before: str, after: str) -> tuple[Piece, ...]:
    """Two texts in one, word by word, or sign by sign where words are not divided.

    >>> [str(piece.side) for piece in difference("Draw a card.", "Draw two cards.")]
    ['both', 'base', 'later', 'both']
    """
    old, new = _WORD.findall(before), _WORD.findall(after)
    pieces: list[Piece] = []
    for how, start, end, begin, stop in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if how == "equal":
            _add(pieces, Side.BOTH, "".join(old[start:end]))
        else:
            _add(pieces, Side.BASE, "".join(old[start:end]))
            _add(pieces, Side.LATER, "".join(new[begin:stop]))
    return tuple(_smooth(pieces))


def _smooth(pieces: list[Piece]) -> list[Piece]:
    """Join changes with hardly anything between them, so that a changed phrase is read as one."""
    found: list[Piece] = []
    differing = {Side.BASE: "", Side.LATER: ""}
    between = ""
    for piece in pieces:
        if piece.side is not Side.BOTH:
            for side in differing:
                differing[side] += between
            between = ""
            differing[piece.side] += piece.text
        elif any(differing.values()) and len((between + piece.text).strip()) <= _SHORT:
            between += piece.text
        else:
            _put(found, differing, between)
            between = ""
            _add(found, Side.BOTH, piece.text)
    _put(found, differing, between)
    return found


def _put(found: list[Piece], differing: dict[Side, str], after: str) -> None:
    """Add the pieces that differ, then the text that both have after them."""
    for side, text in differing.items():
        _add(found, side, text)
        differing[side] = ""
    _add(found, Side.BOTH, after)


def _add(pieces: list[Piece], side: Side, text: str) -> None:
    if text and pieces and pieces[-1].side is side:
        pieces[-1] = Piece(side, pieces[-1].text + text)
    elif text:
        pieces.append(Piece(side, text))
