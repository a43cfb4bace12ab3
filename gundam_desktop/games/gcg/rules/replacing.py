"""Substitution effects (9-1-9): what is done instead of what would happen to a card.

Some always apply; others are an option of a player, who is asked before anything is destroyed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from gundam_desktop.games.gcg.model.constants import DAMAGE_NAMES, DECK, HAND, REMOVED, RESOURCES
from gundam_desktop.games.gcg.model.context import Context
from gundam_desktop.games.gcg.model.definition import Modification
from gundam_desktop.games.gcg.model.events import emit
from gundam_desktop.games.gcg.model.frames import ConfirmDecision, EffectFrame, FallFrame
from gundam_desktop.games.gcg.model.state import State
from gundam_desktop.games.gcg.rules.figures import changes_on, figures, remaining_hp, used_key
from gundam_desktop.games.gcg.rules.possible_changes import may_change
from gundam_desktop.games.gcg.rules.triggers import all_met, trigger_all
from gundam_desktop.games.gcg.rules.zones import leave
from gundam_desktop.rulebook.enforcement import enforces
from gundam_desktop.tabletop import Change, Choice

Causes = dict[int, tuple[int, int]]
"""For each card, the kind of damage it last received and the card that dealt it."""
Option = tuple[Modification, Context]
"""What may be done instead, and the context of the effect that allows it."""
Declined = tuple[tuple[int, int, int], ...]
"""What players have declined to do instead: (card, card with the effect, index of the effect) for each."""

_GOES: Final = {
    "hand": (HAND, "returned to hand"),
    "removed": (REMOVED, "removed"),
    "deck bottom": (DECK, "returned to deck"),
}
"""Where a card goes instead, and the event."""


@enforces("9-1-9-1", "9-1-9-1-1")
def replaced(state: State, cards: Sequence[int], causes: Causes, by: int) -> dict[int, Option]:
    """Return the cards that an effect always sends elsewhere instead of destroying them (9-1-9-1), with that effect.

    The cards have not moved yet: `put` moves them when the others are destroyed.
    """
    going: dict[int, Option] = {}
    if may_change(state, Modification.FALLS):
        for card in cards:
            option = _always(state, card, causing(state, card, causes, by))
            if option is not None:
                going[card] = option
                _use(state, option)
    return going


def causing(state: State, card: int, causes: Causes, by: int) -> frozenset[str]:
    """The names of what would destroy the card, as effects use them; `by` is the seat of the player responsible."""
    kind, _ = causes.get(card, (-1, 0))
    if kind >= 0:
        return frozenset({"", "damage", DAMAGE_NAMES[kind] + " damage"})
    return by_effect(state, card, by)


def by_effect(state: State, card: int, by: int) -> frozenset[str]:
    """The names of a player's effect as a cause of something that happens to a card; none for player -1."""
    if by < 0:
        return frozenset({""})
    return frozenset({"", "effects", "enemy effects"} if by != state.cards[card].owner else {"", "effects"})


def _always(state: State, card: int, named: frozenset[str]) -> Option | None:
    for change, context in _replacements(state, card, "destroyed", named):
        if change.key.goes == "survives" and figures(state, card).hp < 1:
            continue  # it would be destroyed again at once (10-3-1)
        if not change.key.may:
            return change, context
    return None


def _use(state: State, option: Option) -> None:
    """Record the use of a once-per-turn substitution."""
    change, context = option
    if change.once:
        state.used |= {used_key(state, context)}


def put(state: State, card: int, option: Option) -> None:
    """Put the card where it goes instead; it stays if something else is done, or with 1 HP if it survives."""
    change, _ = option
    _use(state, option)
    if change.key.goes == "stays":
        return
    if change.key.goes == "survives":
        record, damage = state.cards[card], figures(state, card).hp - 1
        state.replace(card, record.damaged(damage))
        emit(state, "survived", "9-1-9-1", record.owner, card, changes=(Change(card, damage=damage),))
        return
    zone, event = _GOES[change.key.goes]
    owner = state.cards[card].owner
    if zone == HAND:
        trigger_all(state, "returned to hand", [(card, 0)])
    changes = leave(state, card, zone)
    emit(state, event, "9-1-9-1", owner, card, seen_by=state.cards[card].known, changes=changes)


def _replacements(state: State, card: int, event: str, named: frozenset[str]) -> Iterator[Option]:
    """Yield what is done, or may be done, instead of the event."""
    for change, context in changes_on(state, card, Modification.FALLS):
        used = change.once and used_key(state, context) in state.used
        if change.key.event == event and change.key.by in named and not used:
            yield change, context


def option(state: State, card: int, event: str, named: frozenset[str], declined: Declined) -> Option | None:
    """The next thing that a player may do instead of the event, as far as all players can see; None if there is none.

    A card without HP left would be destroyed again at once (10-3-1): no option that leaves it there is offered.
    """
    if not may_change(state, Modification.FALLS):
        return None
    for change, context in _replacements(state, card, event, named):
        replaced = change.key
        if not replaced.may or (card, context.card, context.ability) in declined:
            continue
        of_hp = replaced.goes == "stays" and event == "destroyed" and not state.cards[card].host
        if of_hp and remaining_hp(state, card) <= 0:
            continue
        if is_possible(state, (change, context), seen=True):
            return change, context
    return None


def is_possible(state: State, option: Option, *, seen: bool = False) -> bool:
    """True if the player can do it; if `seen`, also if only they can tell that they cannot."""
    change, context = option
    doing = change.key.doing
    if doing is None:
        return True
    cost = doing.pay if isinstance(doing.pay, int) else doing.pay(state, context)
    active = sum(not state.cards[card].rested for card in state.zone(context.player, RESOURCES))
    return all_met(state, doing.needs, context, seen=seen) and active >= cost


def ask_for(state: State, option: Option) -> None:
    """Ask the player if it is done instead."""
    _, context = option
    answers = ("yes", "no") if is_possible(state, option) else ("no",)
    state.frames.append(
        ConfirmDecision(context.player, "9-1-9-1", context.card, context.ability, "done instead", answers)
    )


def do(state: State, option: Option) -> None:
    """Have the player do what replaces the event, before anything else."""
    change, context = option
    if change.key.doing is not None:
        state.frames.append(EffectFrame(0, context._replace(ability=change.key.doing.index)))


# --- cards that rule processing destroys


def falling(state: State) -> frozenset[int]:
    """The cards about to be destroyed, about which a player is asked first."""
    return frozenset(card for frame in state.frames if isinstance(frame, FallFrame) for card, *_ in frame.cards)


def waits_for_answer(state: State, cards: Iterable[int], causes: Causes, clause: str) -> bool:
    """True if a player is asked before these cards are destroyed at the same time: then they wait for the answer."""
    doomed = tuple(cards)
    if not any(option(state, card, "destroyed", causing(state, card, causes, -1), ()) for card in doomed):
        return False
    waiting = tuple((card, state.cards[card].stamp, *causes.get(card, (-1, 0))) for card in doomed)
    state.frames.append(FallFrame(waiting, clause))
    return True


def ask(state: State, frame: FallFrame) -> bool:
    """Ask for the next thing that may be done instead; False if all is answered."""
    found = _next(state, frame)
    if found is None:
        return False
    state.frames.append(frame)
    ask_for(state, found[1])
    return True


def _next(state: State, frame: FallFrame) -> tuple[int, Option] | None:
    for card, stamp, kind, source in frame.cards:
        if state.cards[card].stamp == stamp:
            named = causing(state, card, {card: (kind, source)}, -1)
            found = option(state, card, "destroyed", named, frame.declined)
            if found is not None:
                return card, found
    return None


@enforces("9-1-9-1")
def answered(state: State, frame: FallFrame, choice: Choice) -> None:
    """Do what the player has chosen to do instead, or record that they declined."""
    found = _next(state, frame)
    assert found is not None
    card, (change, context) = found
    declined = frame.declined
    if choice.verb == "yes":
        put(state, card, (change, context))
    else:
        declined = (*declined, (card, context.card, context.ability))
    state.frames.append(FallFrame(frame.cards, frame.clause, declined))
