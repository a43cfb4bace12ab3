"""Reads the simple steps: the grammar's productions, made from the table of steps."""

from __future__ import annotations

from typing import cast

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording.step_texts import STEP_TEXTS, Blank, StepText, parts

READ_AS = {
    f"simple_step_{place}": (row, text)
    for place, (row, text) in enumerate((row, text) for row in STEP_TEXTS for text in (row.texts.en, *row.also) if text)
}
"""The row and the text of each production, by its name."""


def productions() -> str:
    """Return the rule of the grammar for all simple steps."""
    return "simple_step: " + "\n | ".join(f"{_symbols(text)} -> {name}" for name, (_, text) in READ_AS.items())


def blanks(text: str) -> list[Blank]:
    """Return the blanks of a text, in the order of the production's children."""
    return [part for part in parts(text) if isinstance(part, Blank) and not part.forms]


def step_of(row: StepText, fields: dict[str, object]) -> m.AnyStep:
    """Return the step of a row with the values read in its blanks."""
    return cast(m.AnyStep, row.step.model_validate({**row.values, **fields}))


def _symbols(text: str) -> str:
    """Return a text as symbols of the grammar."""
    symbols: list[str] = []
    for part in parts(text):
        if isinstance(part, str):
            symbols += [f'"{part.strip().lower()}"'] if part.strip() else []
        elif part.forms:
            symbols.append("(" + " | ".join(f'"{form.lower()}"' for form in part.forms) + ")")
        else:
            symbols.append(_symbol(part, first=not symbols))
    return " ".join(symbols)


def _symbol(blank: Blank, *, first: bool) -> str:
    match blank:
        case Blank(field="to"):
            return "subject" if first else "affected"
        case Blank(field="looked"):
            return "object"
        case Blank(field="this"):
            return "own_unit"
        case Blank(field="amount", circled=True):
            return "CIRCLED"
        case Blank(field="amount"):
            return "amount"
        case Blank(field="timing"):
            return "MARK"
    raise ValueError(f"{{{blank.field}}} is not known in English")
