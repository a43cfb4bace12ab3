"""The faults of decks, their files and their folders in words."""

from __future__ import annotations

from collections.abc import Sequence

from gundam_desktop.games.gcg.decks.deck import DeckError
from gundam_desktop.games.gcg.words import word_file
from gundam_desktop.languages import COMMAS
from gundam_desktop.quoting import quoted

MOST_QUOTED = 400
"""The most characters of a path, or of a quoted line, within a sentence."""


def fault(code: str, **figures: object) -> DeckError:
    """Return the error that says a fault, by its code in the files of words.

    >>> str(fault("gone", name="Blue"))
    'Blue: this deck is gone'
    """
    return DeckError(lambda language: fault_text(code, language, **figures))


def fault_text(code: str, language: str, **figures: object) -> str:
    """Return the sentence of a fault in a language, without full stop."""
    text: str = word_file(f"decks.{language}")["faults"][code]
    return text.format(**{key: quoted(figure, MOST_QUOTED) for key, figure in figures.items()})


def first_names(names: Sequence[str], most: int, language: str) -> str:
    """Return the first of some names, and how many more there are."""
    shown, more = COMMAS[language].join(names[:most]), len(names) - most
    return fault_text("and more", language, names=shown, more=more) if more > 0 else shown
