"""What a mark, an icon or a word on a card means, in one sentence with its clause."""

from __future__ import annotations

from typing import NamedTuple


class Span(NamedTuple):
    """A part of a card's text."""

    ability: int
    """Place of the line in `Face.text`."""
    start: int
    end: int
    """Characters of the line's sentence, without its marks."""


class Reminder(NamedTuple):
    """One sentence about something on a card."""

    term: str
    """As it stands on the card: `<Repair 2>`, `Rested`."""
    text: str
    clause: str
    """Its number in the edition that is played."""
    part: str = ""
    """The part of the face it is about, besides words of its text: `mark`, `figure`, `badge`, `condition`,
    `environment`, `traits`, `type`, or empty."""
    key: str = ""
    """Which of the marks, figures or badges, in every language alike."""
    spans: tuple[Span, ...] = ()
    """Where it stands in the text."""
