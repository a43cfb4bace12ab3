"""Reads the English wording of cards into the effect language, whole or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gundam_desktop.games.gcg.effects.reader.errors import MISFITS, NotUnderstood

if TYPE_CHECKING:
    from gundam_desktop.games.gcg.effects import language as m
    from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup

LONGEST_TEXT: Final = 1000
"""Characters of a card's text; a printed one has half of it. What is longer could take minutes to read."""

__all__ = ["MISFITS", "NotUnderstood", "read_text"]


def read_text(text: str, *, tokens: TokenLookup) -> tuple[m.AnyAbility, ...]:
    """Read a card's text into its abilities, one a line; `NotUnderstood` for words outside the grammar.

    So it is for a text of more than `LONGEST_TEXT` characters.
    """
    if len(text) > LONGEST_TEXT:
        raise NotUnderstood(text[LONGEST_TEXT:], LONGEST_TEXT, f"a card's text has {LONGEST_TEXT} characters at most")
    # The parser is large, and most games read no text.
    from gundam_desktop.games.gcg.effects.reader.texts import read_abilities

    return read_abilities(text, tokens=tokens)
