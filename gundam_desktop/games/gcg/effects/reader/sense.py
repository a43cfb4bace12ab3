"""Effects that could never do what their words mean: they are refused, as something else is meant."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader.kinds import no_such_card, too_many

_ON_FIELD: Final = frozenset({"unit", "pilot", "base"})
_OFF_FIELD: Final = frozenset({"hand", "trash", "deck", "looked", "removed"})
_IN_PLAY_ONLY: Final = frozenset(
    {"state", "damaged", "damage", "linked", "paired", "attacking", "attacked", "in_battle", "battling"}
    | {"new", "has_attacked"}
)
"""What is asked of cards in play alone."""
_LEFT: Final = frozenset({"placed", "discarded", "drawn"})
"""What is done to cards that are not on the field then: also what a condition calls such a card."""
_NEVER_DONE_TO: Final[dict[type[m.Model], frozenset[str]]] = {
    m.Rest: frozenset({"shield", "pilot"}),
    m.SetActive: frozenset({"shield", "pilot"}),
    m.Recover: frozenset({"shield", "pilot", "resource"}),
    m.Damage: frozenset({"pilot", "resource"}),
    m.Pair: frozenset({"unit card", "base card"}),
    m.Deploy: frozenset({"pilot card", "command card"}),
}
"""Step -> the kinds of cards to which it is never done alone."""
_IN_PLAY: Final = (m.Rest, m.SetActive, m.Damage, m.Destroy, m.Recover)
"""What is done to cards in play alone."""
_NEVER_IN_PLAY: Final[frozenset[str]] = frozenset({"looked", "placed", "discarded"})
"""The cards that pronouns mean which are not in play."""
NOT_UNITS: Final = frozenset({"base", "resource", "shield"})
OF_UNITS: Final = "only Units have AP and keyword effects, can attack and block, and can be Link Units"
"""Why what only Units have is refused for other kinds of cards."""
_CHOSEN: Final = frozenset({"chosen", "own of chosen", "enemy of chosen"})
_THIS: Final = frozenset({"this", "this base"})
_OUTSIDE_BATTLE: Final = frozenset({"deploy", "paired", "linked"})
"""Events of the main phase."""


def senseless(ability: m.AnyAbility) -> str:
    """Return why an ability makes no sense; empty if it does."""
    for part in m.models_in(ability):
        if why := _impossible(getattr(part, "steps", ())):
            return why
        if isinstance(part, m.Triggered | m.Activated | m.Command):
            follow = _Gone()
            follow.after(part.steps, _not_in_play(part))
            if follow.why:
                return follow.why
        match part:
            case m.StatChange(by=0) | m.Group(most=0):
                return "an amount of 0 would do nothing"
            case m.Step() if getattr(part, "amount", None) == 0:
                return "an amount of 0 would do nothing"
            case m.Selector() if part.zone in _OFF_FIELD and part.given() & _IN_PLAY_ONLY:
                return "only cards in play can be rested, damaged, linked or in battle"
            case m.Selector() if part.zone in _OFF_FIELD and {"shield", "resource"} & set(part.what):
                return "Shields and Resources are only these while they are in play"
            case m.Selector() if (part.zone in _OFF_FIELD or part.did in _LEFT) and _ON_FIELD & set(part.what):
                return "a card that is not in play must be called a Unit card, Pilot card or Base card"
            case m.Selector() if why := no_such_card(part):
                return why
            case m.CountIs(count=cards, least=least) | m.Group(what=cards, least=least) if too_many(cards, least):
                return "a player can never have so many of these cards"
            case m.Matches(card="looked" | "placed" | "discarded") if _ON_FIELD & set(part.matches.what):
                return "a card that is not in play must be called a Unit card, Pilot card or Base card"
            case m.Modify(to=m.All()) | m.Constant(to=m.All()) if _counts_others(part.changes):
                return "it is not clear if 'other' means other than this card or than each changed card"
            case m.Modify(to=m.All(all=cards)) if _is_outside_battle(ability) and _is_in_battle(cards):
                return "no Unit is in battle when this effect happens"
            case m.Command() | m.Activated() if _is_of_main_phase(part) and _is_about_battle(part.steps):
                return "no Unit is in battle when this effect happens"
            case m.Modify() | m.Constant() if any(map(m.is_of_units, part.changes)) and _kinds(part.to) <= NOT_UNITS:
                return OF_UNITS
            case m.Modify(lasts="battle") if _is_outside_battle(ability):
                return "no Unit is in battle when this effect happens"
            case m.Constant(to="this") if _denies_this_unit(part.condition):
                return "this Unit is in play itself"
            case m.Triggered(on=m.Trigger(event="paired" | "linked" | "attack", who=None), turn="opponent's"):
                return "Units are paired and attack during their player's own turn"
            case m.Matches(card="this", matches=m.Selector(paired=False) | m.Selector(linked=False)) if _is_paired(
                ability
            ):
                return "this Unit is paired then"
            case m.If(condition=m.TurnIs(turn="opponent's")) if _is_of_main_phase(ability):
                return "this effect is only used during your own turn"
            case m.If() if _uses_tokens_it_replaces(part):
                return "it is done to tokens that are not deployed in this case"
    return ""


def _impossible(steps: tuple[m.AnyStep, ...]) -> str:
    """Return why a step cannot be done to the cards that were chosen just before it; empty if it can."""
    for choose, step in pairwise(steps):
        if not isinstance(choose, m.Choose) or getattr(step, "to", None) != "chosen":
            continue
        off_field = [_is_off_field(group.what) for group in choose.groups]
        if isinstance(step, m.Deploy) and not any(off_field) and all(_ON_FIELD & {*g.what.what} for g in choose.groups):
            return "a card that is already in play cannot be deployed"
        if (
            isinstance(step, m.Modify)
            and any(map(m.is_of_units, step.changes))
            and {*choose.groups[0].what.what} <= NOT_UNITS
        ):
            return OF_UNITS
        to_hand = isinstance(step, m.AddToHand) or (isinstance(step, m.Return) and step.where == "hand")
        if to_hand and any(group.what.zone == "hand" for group in choose.groups):
            return "the chosen card is already in the hand"
        never = frozenset() if getattr(step, "as_unit", None) else _NEVER_DONE_TO.get(type(step), frozenset())
        if any({*group.what.what} <= never for group in choose.groups):
            return "this can never be done to cards of that kind"
    return ""


def _kinds(to: Any) -> set[str]:
    """Return the kinds of the cards that are changed; of a card that only a pronoun names, that of a Unit."""
    return {*to.all.what} if isinstance(to, m.All) else {"base" if to == "this base" else "unit"}


def _is_off_field(what: m.Selector) -> bool:
    return what.zone is not None or what.did in _LEFT


class _Gone:
    """Follows the cards that an effect names through its steps: which of them are not in play."""

    why = ""
    """Why a step cannot be done; empty if all can."""

    def after(self, steps: tuple[m.AnyStep, ...], gone: frozenset[Any]) -> frozenset[Any]:
        """Return the references to cards that are not in play after some steps; `gone`: before them."""
        option = gone
        for step in steps:
            gone = option if step.link == "if you do" else gone
            option = gone
            match step:
                case m.May():
                    option = self.after(step.steps, gone)
                case m.If():
                    destroyed = isinstance(step.condition, m.Destroys) and not step.condition.never
                    then = self.after(step.steps, gone | {"chosen"} if destroyed else gone)
                    gone = self.after(step.otherwise, gone) & then
                case m.Choose():
                    off_field = all(_is_off_field(group.what) for group in step.groups)
                    gone = gone | {"chosen"} if off_field else gone - _CHOSEN
                case m.Players() | m.Repeat():
                    gone = self.after(step.steps, gone)
                case m.Later():
                    self.after(step.steps, gone)
                case _:
                    gone = self._after_one(step, gone)
            option = option if isinstance(step, m.May) else gone
        return gone

    def _after_one(self, step: m.AnyStep, gone: frozenset[Any]) -> frozenset[Any]:
        cards = _cards(step)
        changes = step.changes if isinstance(step, m.Modify) else ()
        in_play = isinstance(step, _IN_PLAY) or any(not m.is_price(change) for change in changes)
        if (in_play and cards & gone) or (isinstance(step, m.TAKES_AWAY) and cards & gone & _THIS):
            self.why = "this can only be done to cards that are in play"
        match step:
            case m.Pair(unit=unit) if unit in gone:
                self.why = "this can only be done to cards that are in play"
            case m.Pair(to="chosen", unit="this"):
                return gone | cards  # a Pilot that is paired is not rested or changed alone
            case m.Deploy() | m.Pair():
                return gone - cards
            case _ if isinstance(step, m.TAKES_AWAY):
                return gone | cards
        return gone


def _cards(step: m.AnyStep) -> frozenset[Any]:
    """Return the references to single cards to which a step is done."""
    match getattr(step, "to", None):
        case "chosen and this":
            return frozenset({"chosen", "this"})
        case m.All(and_this=True):
            return frozenset({"this"})
        case str(to):
            return frozenset({to})
    return frozenset()


def _not_in_play(ability: m.Triggered | m.Activated | m.Command) -> frozenset[str]:
    """Return the references to cards that are not in play when the steps of an effect begin."""
    match ability:
        case m.Triggered(on=m.Trigger(event="burst")):
            return _NEVER_IN_PLAY | {"this card"}
        case m.Activated() if ability.works_in_trash():
            return _NEVER_IN_PLAY | {"this"}
        case m.Activated():
            return _NEVER_IN_PLAY.union(*map(_paid_with, ability.cost))
    return _NEVER_IN_PLAY


def _paid_with(cost: m.Cost) -> frozenset[str]:
    """Return the reference to the card that leaves play by a cost."""
    match cost:
        case m.DestroyThis(destroy_this=card) | m.RemoveThis(remove_this=card) | m.ReturnThis(card=card):
            return frozenset({card})
    return frozenset()


def _counts_others(changes: tuple[m.Change, ...]) -> bool:
    """True if a figure is changed by a number of other cards."""
    figures = [change.by for change in changes if isinstance(change, m.StatChange)]
    return any(isinstance(part, m.Selector) and part.other for by in figures for part in m.models_in(by))


def _is_outside_battle(ability: m.AnyAbility) -> bool:
    return _is_of_main_phase(ability) or (isinstance(ability, m.Triggered) and ability.on.event in _OUTSIDE_BATTLE)


def _denies_this_unit(condition: m.Condition | None) -> bool:
    """True for a condition that there are no Units in play, of which this Unit is one."""
    none = (part for part in m.models_in(condition) if isinstance(part, m.CountIs) and part.most == 0)
    units = (part.count for part in none if part.count.what == ("unit",) and part.count.side != "enemy")
    return any(cards.given() <= {"what", "side"} for cards in units)


def _is_paired(ability: m.AnyAbility) -> bool:
    """True if this Unit is paired when this effect happens."""
    event = ability.on.event if isinstance(ability, m.Triggered) and ability.on.who is None else ""
    return getattr(ability, "gate", None) is not None or event in {"paired", "linked"}


def _is_of_main_phase(ability: m.AnyAbility) -> bool:
    return getattr(ability, "timing", None) in {("main",), "main"}


def _is_about_battle(steps: tuple[m.AnyStep, ...]) -> bool:
    """True if a card in battle is chosen or asked about at once, not when something happens later."""
    for step in steps:
        match step:
            case m.Choose() if any(_is_in_battle(group.what) for group in step.groups):
                return True
            case m.If() if any(map(_asks_about_battle, m.models_in(step.condition))):
                return True
            case m.May() | m.If() | m.Players() if _is_about_battle(step.steps):
                return True
    return False


def _asks_about_battle(asked: m.Model) -> bool:
    return isinstance(asked, m.AttackTargetIs | m.BattlingIs) or (
        isinstance(asked, m.Selector) and _is_in_battle(asked)
    )


def _is_in_battle(cards: m.Selector) -> bool:
    return bool(cards.attacking or cards.attacked or cards.in_battle or cards.battling is not None)


def _uses_tokens_it_replaces(step: m.If) -> bool:
    """True for "Deploy 1 token. If ..., deploy it rested instead"."""
    uses = any("deployed" in vars(part).values() for part in m.models_in(step.steps))
    deploys = [any(isinstance(part, m.DeployToken) for part in m.models_in(s)) for s in (step.otherwise, step.steps)]
    return uses and deploys == [True, False]
