"""What a card cannot do now, and why: the game names what could be tried and says what is against it.

Nothing here knows what is legal, nor what cards are there for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from gundam_desktop.tabletop import Choice, Refusal

Refused = tuple[Choice, Sequence[Refusal]]


def illegal_actions(
    attempts: Sequence[Choice], choices: Sequence[Choice], explain: Callable[[Choice], Sequence[Refusal]]
) -> list[Refused]:
    """Of all that could be tried with a card, what is not legal: for each thing to do the attempt that lacks least.

    A thing to do is an action or one of the card's abilities, whatever its target and however it is paid for. What can
    be done with one target or payment is not refused.
    """
    possible = {_thing(choice) for choice in choices}
    found: dict[tuple[int, str, int], Refused] = {}
    for choice in attempts:
        thing = _thing(choice)
        if thing in possible or choice.paying >= 0:
            continue
        refusals = explain(choice)
        if not refusals:
            possible.add(thing)
        elif thing not in found or len(refusals) < len(found[thing][1]):
            found[thing] = (choice, refusals)
    return [found[thing] for thing in found if thing not in possible]


def _thing(choice: Choice) -> tuple[int, str, int]:
    return choice.card, choice.verb, choice.number
