"""Effects that could never do what their words mean: they are refused, as something else is meant."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from gundam_desktop.games.gcg.effects import language as m

_ON_FIELD: Final = frozenset({"unit", "pilot", "base"})
_OFF_FIELD: Final = frozenset({"hand", "trash", "deck", "looked", "removed"})
_IN_PLAY_ONLY: Final = frozenset(
    {"state", "damaged", "damage", "linked", "paired", "attacking", "attacked", "in_battle"}
)
"""What is asked of cards in play alone."""
_LEFT: Final = frozenset({"placed", "discarded", "drawn"})
"""What is done to cards that are not on the field then: also what a condition calls such a card."""
_NEVER_DONE_TO: Final[dict[type[m.Model], frozenset[str]]] = {
    m.Rest: frozenset({"shield", "pilot"}),
    m.SetActive: frozenset({"shield", "pilot"}),
    m.Recover: frozenset({"shield", "pilot", "resource"}),
    m.Damage: frozenset({"pilot", "resource"}),
}
"""Step -> the kinds of cards to which it is never done alone."""
_OUTSIDE_BATTLE: Final = frozenset({"deploy", "paired", "linked"})
"""Events of the main phase."""


def senseless(ability: m.AnyAbility) -> str:
    """Return why an ability makes no sense; empty if it does."""
    for part in m.models_in(ability):
        if why := _impossible(getattr(part, "steps", ())):
            return why
        match part:
            case m.Selector() if part.zone in _OFF_FIELD and part.given() & _IN_PLAY_ONLY:
                return "a card that is not in play is not rested, damaged, linked or in battle"
            case m.Selector() if (part.zone in _OFF_FIELD or part.did in _LEFT) and _ON_FIELD & set(part.what):
                return "a card that is not in play is a Unit card, a Pilot card or a Base card"
            case m.Matches(card="looked" | "placed" | "discarded") if _ON_FIELD & set(part.matches.what):
                return "a card that is not in play is a Unit card, a Pilot card or a Base card"
            case m.Modify(to=m.All()) | m.Constant(to=m.All()) if _counts_others(part.changes):
                return "it could be other than this card, or other than each of those that are changed"
            case m.Modify(to=m.All(all=cards)) if _is_outside_battle(ability) and _is_in_battle(cards):
                return "no Unit is in battle when it is carried out"
            case m.If() if _uses_tokens_it_replaces(part):
                return "it is done to tokens that are not deployed then"
    return ""


def _impossible(steps: tuple[m.AnyStep, ...]) -> str:
    """Return why a step cannot be done to the cards that were chosen just before it; empty if it can."""
    for choose, step in pairwise(steps):
        if not isinstance(choose, m.Choose) or getattr(step, "to", None) != "chosen":
            continue
        off_field = [group.what.zone is not None or group.what.did in _LEFT for group in choose.groups]
        if isinstance(step, m.Deploy) and not any(off_field) and all(_ON_FIELD & {*g.what.what} for g in choose.groups):
            return "a card in play is not deployed"
        if isinstance(step, m.Rest | m.SetActive | m.Damage | m.Destroy | m.Recover) and all(off_field):
            return "that is done to cards in play"
        if any({*group.what.what} <= _NEVER_DONE_TO.get(type(step), frozenset()) for group in choose.groups):
            return "such a card is not rested or set as active, does not recover, or receives no damage"
    return ""


def _counts_others(changes: tuple[m.Change, ...]) -> bool:
    """True if a figure is changed by a number of other cards."""
    figures = [change.by for change in changes if isinstance(change, m.StatChange)]
    return any(isinstance(part, m.Selector) and part.other for by in figures for part in m.models_in(by))


def _is_outside_battle(ability: m.AnyAbility) -> bool:
    match ability:
        case m.Command(timing=("main",)) | m.Activated(timing="main"):
            return True
        case m.Triggered(on=m.Trigger(event=event)):
            return event in _OUTSIDE_BATTLE
    return False


def _is_in_battle(cards: m.Selector) -> bool:
    return bool(cards.attacking or cards.attacked or cards.in_battle or cards.battling is not None)


def _uses_tokens_it_replaces(step: m.If) -> bool:
    """True for "Deploy 1 token. If ..., deploy it rested instead"."""
    uses = any("deployed" in vars(part).values() for part in m.models_in(step.steps))
    deploys = [any(isinstance(part, m.DeployToken) for part in m.models_in(s)) for s in (step.otherwise, step.steps)]
    return uses and deploys == [True, False]
