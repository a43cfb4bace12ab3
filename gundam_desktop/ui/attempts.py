"""What a player may have in mind with a card: the written forms that it can stand in, and what the game says to them.

Nothing here knows what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from gundam_desktop.tabletop import CardView, Choice, Face, Refusal, View

PLAYED_BY = {"unit": ("deploy",), "base": ("deploy",), "pilot": ("pair",), "command": ("play", "pair")}
"""Verbs by the type of a card in hand."""
ACTIVATED = "activate"
"""How the keys of the marks begin that an ability has which is activated by a choice."""


def refused(
    card: CardView,
    face: Face,
    view: View,
    choices: Sequence[Choice],
    explain: Callable[[Choice], Sequence[Refusal]],
) -> list[tuple[Choice, Sequence[Refusal]]]:
    """What the card cannot do now, and why: for each thing to do of which no choice is legal."""
    possible = {(choice.verb, choice.number) for choice in choices if choice.card == card.id}
    found = []
    for choice in attempts(card, face, view):
        if (choice.verb, choice.number) not in possible:
            refusals = explain(choice)
            if refusals:
                found.append((choice, refusals))
    return found


def attempts(card: CardView, face: Face, view: View) -> list[Choice]:
    """Choices that the player of this view may think of with the card, legal or not."""
    if card.owner != view.player or card.host:
        return []
    if card.zone == "hand":
        return list(_from_hand(card, face, view))
    if card.zone == "battle" and view.decision.kind == "block":
        return [Choice("block", card.id)]
    if card.zone in ("battle", "base"):
        attack = [Choice("attack", card.id, word="player")] if _attacks(card, view) else []
        return [*attack, *_activations(card, face)]
    return []


def _from_hand(card: CardView, face: Face, view: View) -> Iterator[Choice]:
    units = [unit for unit in view.zones.get((view.player, "battle"), ()) if not view.cards[unit].pilot]
    for verb in PLAYED_BY.get(face.type, ()):
        if verb != "pair":
            yield Choice(verb, card.id)
        elif units and face.modifier:
            yield Choice(verb, card.id, units[0])


def _attacks(card: CardView, view: View) -> bool:
    return card.zone == "battle" and view.decision.kind == "main"


def _activations(card: CardView, face: Face) -> Iterator[Choice]:
    """The abilities that are activated, counted as in the written form: the first has no number."""
    abilities = [ability for ability in face.text if any(key.startswith(ACTIVATED) for key, _ in ability.marks)]
    for number in range(1, len(abilities) + 1):
        yield Choice("activate", card.id, number=number if number > 1 else 0)
