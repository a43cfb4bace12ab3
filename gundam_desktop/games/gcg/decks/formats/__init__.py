"""List forms of decks: each is recognised by itself and read into a `Deck`, and most are written, too.

Reading never fails. What could not be understood is a `Problem`, what fits several cards a `Question`, and the rest of
the list is kept.
"""

from gundam_desktop.games.gcg.decks.formats.items import Entry, Item, Place, Problem, Question
from gundam_desktop.games.gcg.decks.formats.reading import LARGEST, ReadList, answered, read_list
from gundam_desktop.games.gcg.decks.formats.sentences import form_text, place_text, problem_text, question_text
from gundam_desktop.games.gcg.decks.formats.writing import FORMS, READ_ONLY, write_list

__all__ = [
    "FORMS",
    "LARGEST",
    "READ_ONLY",
    "Entry",
    "Item",
    "Place",
    "Problem",
    "Question",
    "ReadList",
    "answered",
    "form_text",
    "place_text",
    "problem_text",
    "question_text",
    "read_list",
    "write_list",
]
