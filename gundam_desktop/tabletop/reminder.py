"""What a mark, an icon or a word on a card means, in one sentence with its clause."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """A part of a card's text."""

    ability: int
    """Index of the line in `Face.text`."""
    start: int
    end: int
    """First and last index of the part, as in a slice, in the line's sentence without its marks."""


class Reminder(NamedTuple):
    """One sentence about something on a card."""

    term: str
    """The word as printed on the card: `<Repair 2>`, `Rested`."""
    text: str
    clause: str
    """The clause's number in the edition that is played."""
    part: str = ""
    """The part of the face that it explains, if not words of the text: `mark`, `figure`, `badge`, `condition`,
    `environment`, `traits`, `type`, or empty."""
    key: str = ""
    """Key of the mark, figure or badge, the same in every language."""
    spans: tuple[Span, ...] = ()
    """Where the term appears in the text."""
