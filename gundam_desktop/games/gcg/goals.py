"""The drop targets of choices: the cards and zones to which a card is dragged."""

from __future__ import annotations

from collections.abc import Callable

from gundam_desktop.tabletop import Choice, Goal, View
from gundam_desktop.tabletop.place import PLATE

_ATTACKED = ("shields", "base", PLATE)
"""The places that are drop targets for an attack on the player."""


def goals_of(choice: Choice, view: View, type_of: Callable[[str], str]) -> tuple[Goal, ...]:
    """Return the cards or places to which the card of a choice can be dragged; empty for a choice without a target.

    `type_of` maps a card number to the card's type.
    """
    own, other = view.player, 1 - view.player
    match choice.verb:
        case "attack" if not choice.target:
            return tuple(Goal(place=(other, zone)) for zone in _ATTACKED)
        case "deploy":
            seen = view.cards.get(choice.card)
            is_base = seen is not None and seen.number and type_of(seen.number) == "base"
            return (Goal(place=(own, "base" if is_base else "battle")),)
        case "pair" if not choice.target:
            return (Goal(place=(own, "battle")),)
        case "play":
            return tuple(Goal(place=(seat, "battle"), asks=True) for seat in (own, other))
        case "block":
            return tuple(Goal(arrow.card) for arrow in view.arrows[:1])
        case _ if choice.target:
            return (Goal(choice.target),)
    return ()
