"""Reads what an effect of a card's own destruction does with that card: it is in the trash by then (11-2-8)."""

from __future__ import annotations

from typing import Any, Final

from gundam_desktop.games.gcg.effects import language as m

_IN_TRASH: Final = {"this": "this unit in trash", "this base": "this card in trash"}
_OF_FIELD: Final = frozenset(
    {"deploy", "rest", "set active", "destroy", "damage", "recover", "modify", "gain effect", "redirect", "battle"}
)
"""Steps that are done to cards in play only."""


class InTrash(ValueError):
    """A step that does nothing to a card in the trash."""


def with_card_in_trash(effect: m.Triggered) -> m.Triggered:
    """Return the effect with this Unit or Base meant in the trash where it is exiled, returned or added to the hand.

    `InTrash` for a step that is done to cards in play only.
    """
    if effect.on.event != "destroyed" or effect.on.who is not None:
        return effect
    if not any(getattr(step, "to", None) in _IN_TRASH for step in m.models_in(effect.steps)):
        return effect
    return m.Triggered.model_validate(_moved(effect.model_dump(mode="json")))


def _moved(part: Any) -> Any:
    if isinstance(part, list):
        return [_moved(each) for each in part]
    if not isinstance(part, dict):
        return part
    done, to = part.get("do"), part.get("to")
    if isinstance(to, str) and to in _IN_TRASH:
        if done in _OF_FIELD:
            raise InTrash
        if done == "return" and part.get("where", "hand") == "hand":
            return {"do": "add to hand", "to": _IN_TRASH[to], **({"link": part["link"]} if part.get("link") else {})}
        if done in {"return", "remove"}:
            part = {**part, "to": _IN_TRASH[to]}
    return {name: _moved(value) for name, value in part.items()}
