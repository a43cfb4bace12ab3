"""What a player may have in mind with a card: the legal choices, and what the game then says against the rest.

Nothing here knows what is legal; these are the written forms that a card of a kind can stand in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gundam_desktop.tabletop import CardView, Choice, Face, Refusal, View

PLAYED_BY = {"unit": ("deploy",), "base": ("deploy",), "pilot": ("pair",), "command": ("play", "pair")}
"""Verbs by the type of a card in hand."""
FOUGHT_BY = ("attack",)
TARGETED = "pair"


def attempts(card: CardView, face: Face, view: View) -> list[Choice]:
    """Choices that the player of this view may think of with the card, legal or not, one for each verb."""
    if card.owner != view.player:
        return []
    if card.zone == "hand":
        verbs = PLAYED_BY.get(face.type, ())
        units = [unit for unit in view.zones.get((view.player, "battle"), ()) if not view.cards[unit].pilot]
        target = units[0] if units else 0
        return [
            Choice(verb, card.id, target if verb == TARGETED else 0)
            for verb in verbs
            if verb != TARGETED or face.modifier
        ]
    if card.zone == "battle" and not card.host:
        return [Choice(verb, card.id, word="player") for verb in FOUGHT_BY]
    return []


def refused(
    card: CardView,
    face: Face,
    view: View,
    choices: Sequence[Choice],
    explain: Callable[[Choice], Sequence[Refusal]],
) -> list[tuple[Choice, Sequence[Refusal]]]:
    """What the card cannot do now, and why: for each verb that no legal choice of the card has."""
    possible = {choice.verb for choice in choices if choice.card == card.id}
    found = []
    for choice in attempts(card, face, view):
        if choice.verb not in possible:
            refusals = explain(choice)
            if refusals:
                found.append((choice, refusals))
    return found
