"""The phrases of effects: rows with a meaning and its words in each language, by which effects are worded and read.

A row of `steps`, `conditions`, `events`, `rules`, `costs`, `playing` or `descriptions` is a model with some of its
fields, the words for it, and further English words that are read (`row`). The other tables have the words of other
parts, by a key (`texts`), and single words (`vocabulary`).
"""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m


class NotWorded(ValueError):
    """The language has no words yet for an effect."""


def refuse_if(unfit: object, what: str) -> None:
    """Raise `NotWorded` if a part of an effect is `unfit`; `what` names the part for which there are no words."""
    if unfit:
        raise NotWorded(what)


def number(amount: m.Amount | None) -> int:
    """Return a plain number. `NotWorded` for an expression."""
    if not isinstance(amount, int):
        raise NotWorded("an expression in the place of a number")
    return amount
