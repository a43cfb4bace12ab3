"""Compiles the fields of a step, each by its annotation in the model."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, get_type_hints

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.changes import changes_of
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, reference
from gundam_desktop.games.gcg.effects.language.token_facts import token_number
from gundam_desktop.games.gcg.model.constants import (
    BATTLE_LONG,
    IN_OWN_TURN,
    IN_THEIR_TURN,
    TURN_LONG,
    UNTIL_END,
    UNTIL_OWN_TURN,
    UNTIL_OWN_TURN_ENDS,
    UNTIL_START,
)

DURATIONS: Final = {
    "turn": TURN_LONG,
    "battle": BATTLE_LONG,
    "opponent's next start phase": UNTIL_START,
    "opponent's next turn": UNTIL_END,
    "in opponent's next turn": IN_THEIR_TURN,
    "your next turn": UNTIL_OWN_TURN,
    "end of your next turn": UNTIL_OWN_TURN_ENDS,
    "in your next turn": IN_OWN_TURN,
}
_BY_ANNOTATION: Final[tuple[tuple[Any, Callable[[Any], Any]], ...]] = (
    (language.Amount, amount),
    (language.Reference, reference),
    (language.Target, reference),
    (language.CommandSource, reference),
    (language.EffectSource, reference),
    (language.Changes, changes_of),
    (language.Duration, DURATIONS.__getitem__),
    (language.UnitFigures | None, lambda unit: None if unit is None else (unit.ap, unit.hp)),
    (language.Tokens, lambda tokens: tuple(map(token_number, tokens))),
)
"""Annotation -> compiler of such fields; fields of other types (booleans, words, card numbers) are kept as they are."""


def compiled_fields(step: language.Step, fields: type[Any]) -> Any:
    """Return the `NamedTuple` of a step's compiled fields, each from the model's field of the same name."""
    compilers = _compilers(type(step))
    return fields(*(compilers[name](getattr(step, name)) for name in fields._fields))


@cache
def _compilers(model: type[language.Step]) -> dict[str, Callable[[Any], Any]]:
    """Return name of a field -> the function that compiles it."""
    hints = get_type_hints(model, include_extras=True)
    return {
        name: next((compiler for annotation, compiler in _BY_ANNOTATION if annotation == hints[name]), _as_it_is)
        for name in model.model_fields
    }


def _as_it_is(value: Any) -> Any:
    return value
