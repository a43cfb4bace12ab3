"""Reads what an effect of a card's own destruction does with that card: it is in the trash by then (11-2-8)."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.said import Steps

_IN_TRASH: Final[dict[object, m.Reference]] = {"this": "this unit in trash", "this base": "this card in trash"}
_ON_FIELD = (
    m.Deploy,
    m.Rest,
    m.SetActive,
    m.Destroy,
    m.Damage,
    m.Recover,
    m.Modify,
    m.GainEffect,
    m.Redirect,
    m.Battle,
)
"""Steps that are done to cards in play only."""


class InTrash(ValueError):
    """A step that does nothing to a card in the trash."""


def with_card_in_trash(on: m.Trigger, steps: Steps) -> Steps:
    """Return steps in which this Unit or Base is the one in the trash, if its own destruction is the event.

    It can be exiled, returned or added to the hand. `InTrash` for a step that is done to cards in play only.
    """
    if on.event != "destroyed" or on.who is not None:
        return steps
    moved: Steps = m.exchanged(steps, _from_trash)
    return moved


def _from_trash(part: m.Model) -> m.Model | None:
    to = _IN_TRASH.get(getattr(part, "to", None))
    match part:
        case m.Return(where="hand") if to is not None:
            return m.AddToHand(to=to, link=part.link)
        case m.Return() | m.Remove() if to is not None:
            return part.model_copy(update={"to": to})
        case _ if to is not None and isinstance(part, _ON_FIELD):
            raise InTrash
        case m.GainEffect():
            return None  # the effect that other cards gain is about them
    return part
