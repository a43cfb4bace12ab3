"""Formats of deck lists: recognised automatically and read into a `Deck`; most can be written, too.

Reading never fails: a line that is not understood becomes a `ListProblem`, one that fits several cards an
`AmbiguousLine`, and the rest of the list is kept.
"""

from gundam_desktop.games.gcg.decks.formats.list_items import (
    AmbiguousLine,
    ListEntry,
    ListItem,
    ListPosition,
    ListProblem,
)
from gundam_desktop.games.gcg.decks.formats.list_reader import LARGEST, ReadList, read_list, with_answers
from gundam_desktop.games.gcg.decks.formats.list_texts import format_name, position_text, problem_text, question_text
from gundam_desktop.games.gcg.decks.formats.list_writer import FORMATS, READ_ONLY, write_list, write_plain

__all__ = [
    "FORMATS",
    "LARGEST",
    "READ_ONLY",
    "AmbiguousLine",
    "ListEntry",
    "ListItem",
    "ListPosition",
    "ListProblem",
    "ReadList",
    "format_name",
    "position_text",
    "problem_text",
    "question_text",
    "read_list",
    "with_answers",
    "write_list",
    "write_plain",
]
