"""The opposite of a condition: what holds as long as the condition does not."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects import language as m

_OPPOSITE_FIELDS: Final = ("linked", "token", "paired", "damaged", "attacking", "attacked", "in_battle")


def negated(condition: m.Condition) -> m.Condition | None:
    """Return the condition that holds as long as this one does not; None if the language has none."""
    match condition:
        case m.CountIs():
            bounds = _outside(condition.least, condition.most)
            return None if bounds is None else condition.model_copy(update=bounds)
        case m.PlayerLevelIs():
            bounds = _outside(condition.player_level.least, condition.player_level.most)
            return None if bounds is None else condition.model_copy(update={"player_level": m.Range(**bounds)})
        case m.TurnIs():
            return m.TurnIs(turn="opponent's" if condition.turn == "your" else "your")
        case m.ThisTurn(least=1):
            return condition.model_copy(update={"never": not condition.never})
        case m.Matches():
            return _otherwise(condition)
        case m.AnyOf():
            parts = [negated(part) for part in condition.any_of]
            return None if None in parts else m.Both(both=tuple(part for part in parts if part is not None))
        case m.Both() if len(condition.both) > 1:
            parts = [negated(part) for part in condition.both]
            return None if None in parts else m.AnyOf(any_of=tuple(part for part in parts if part is not None))
    return None


def _outside(least: m.Amount | None, most: m.Amount | None) -> dict[str, m.Amount | None] | None:
    """Return the bounds of all numbers that are not within these; None if that is not just below or just above one."""
    match least, most:
        case int(), None:
            return {"least": None, "most": least - 1}
        case None, int():
            return {"least": most + 1, "most": None}
    return None


def _otherwise(condition: m.Matches) -> m.Matches | None:
    fields = opposite(condition.matches)
    if fields is None:
        return None
    what = m.Selector.model_validate({"what": condition.matches.what, **fields})
    return condition.model_copy(update={"matches": what})


def opposite(said: m.Selector) -> dict[str, object] | None:
    """Return the opposite of the one property that a description asks for; None if it asks for several, or has none."""
    asked = said.given() - {"what"}
    if len(asked) != 1:
        return None
    (name,) = asked
    value = getattr(said, name)
    if name == "state":
        return {"state": "active" if value == "rested" else "rested"}
    if name in _OPPOSITE_FIELDS:
        return {name: not value}
    if name in {"level", "ap", "hp"} and (bounds := _outside(value.least, value.most)) is not None:
        return {name: m.Range(**bounds)}
    return None
