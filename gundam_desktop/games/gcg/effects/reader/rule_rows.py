"""The productions of rules for cards, made from the texts of their table: where in a sentence each of them stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gundam_desktop.games.gcg.effects.phrases.row import Row
from gundam_desktop.games.gcg.effects.phrases.rules import RULES
from gundam_desktop.games.gcg.effects.reader.rows import RowRule

_SYMBOLS: Final = {
    "what": "noun_phrase",
    "what:one": "(one | noun_phrase)",
    "what:others": "(one | noun_phrase)",
    "what:with effects": "noun_phrase _whose_effects",
    "what:sources": "sources",
    "who:dealer": "dealer",
    "who:destroying": "destroying",
    "who:them": "them",
}
_DONE: Final = "can't be{} "
_BY_ENEMY: Final = "{} by enemy effects"
_MAY: Final = ("may attack", "can attack", "may choose", "can choose")


def _place(text: str) -> str:
    """Return the rule of the grammar in which a text is a production."""
    if text.startswith(_DONE):
        return "participle"
    if "{who" in text:
        return "kept_rule"
    if text.startswith("can't "):
        return "cannot"
    return "may" if text.startswith((*_MAY, "{is treated")) else "rule_alone"


def _texts(place: str) -> Iterator[tuple[Row, str]]:
    yield from ((row, text) for row, text in RULES.read() if _place(text) == place)


CANNOT: Final = RowRule("cannot", _texts("cannot"), _SYMBOLS)
MAY: Final = RowRule("may_do", _texts("may"), _SYMBOLS)
AND: Final = RowRule(
    "and_cannot",
    ((row, f"and {text}") for row, text in (*_texts("cannot"), *_texts("may")) if text.startswith(("can't ", *_MAY))),
    _SYMBOLS,
)
"""The same behind figures: "gets AP+1 and can't attack"."""
ALONE: Final = RowRule("rule_alone", _texts("rule_alone"), _SYMBOLS)
PARTICIPLE: Final = RowRule(
    "participle",
    ((row, text.removeprefix(_DONE).removesuffix(_BY_ENEMY)) for row, text in _texts("participle")),
    _SYMBOLS,
)
"""What cannot be done to a card: "destroyed"."""
KEPT: Final = RowRule("kept_rule", _texts("kept_rule"), _SYMBOLS)
"""Rules in which the card does not stand first."""
RULE_GRAMMAR: Final = "".join(rows.grammar for rows in (CANNOT, MAY, AND, ALONE, PARTICIPLE, KEPT))
