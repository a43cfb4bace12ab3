"""Every event is emitted here, with the clause that made it happen."""

from __future__ import annotations

from typing import Final

from gundam_desktop.games.gcg.model.constants import ZONE_NAMES
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.tabletop import Arrow, Change, Event, Goal
from gundam_desktop.tabletop.place import PLATE

EVERYBODY: Final = 3


def emit(
    state: State,
    kind: str,
    clause: str,
    player: int = -1,
    card: int = 0,
    target: int = 0,
    amount: int = 0,
    word: str = "",
    seen_by: int = EVERYBODY,
    changes: tuple[Change, ...] = (),
    arrows: tuple[Arrow, ...] | None = None,
) -> None:
    """Add an event with the present numbers of its cards to the state's events; does nothing to a quiet state."""
    if state.quiet:
        return
    cards = state.cards
    state.events.append(
        Event(
            kind,
            clause,
            player,
            card,
            cards[card].definition.number if card else "",
            target,
            cards[target].definition.number if target else "",
            amount,
            word,
            seen_by,
            changes,
            arrows,
        )
    )


def moved(state: State, card: int, position: int = -1) -> Change:
    """Return the change for a card that has moved to another zone, at this index (-1 is the end)."""
    record = state.cards[card]
    return Change(
        card, ZONE_NAMES[record.zone], record.owner, position, record.definition.number, int(record.rested), 0
    )


def attack_arrows(state: State) -> tuple[Arrow, ...]:
    """Return the arrow from the attacking Unit to its target; none without an attack, or in a quiet state."""
    if state.battle is None or state.quiet:
        return ()
    attacker, target = state.battle.attacker, state.battle.target
    return (Arrow(attacker, Goal(target) if target else Goal(place=(1 - state.cards[attacker].owner, PLATE))),)
