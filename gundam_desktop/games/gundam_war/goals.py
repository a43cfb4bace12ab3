"""The drop targets of choices: the cards and zones to which a card is dragged."""

from __future__ import annotations

from gundam_desktop.games.gundam_war.model.cards import GENERATION, card_of
from gundam_desktop.tabletop import Choice, Goal, View


def goals(choice: Choice, view: View) -> tuple[Goal, ...]:
    """Return the targets of a choice on the table; empty for a choice without a target.

    A unit dropped on a card of a squad takes the place before that card; dropped on the area, the last place.
    """
    own = view.player
    if choice.verb == "deploy":
        seen = view.cards.get(choice.card)
        power = seen is not None and seen.number and card_of(seen.number).type == GENERATION
        return tuple(Goal(place=(own, zone)) for zone in (("generators", "station") if power else ("station",)))
    if choice.verb == "sortie":
        squad = view.zones[own, choice.word]
        return (Goal(squad[choice.number - 1]),) if choice.number else (Goal(place=(own, choice.word)),)
    return (Goal(choice.target),) if choice.target else ()
