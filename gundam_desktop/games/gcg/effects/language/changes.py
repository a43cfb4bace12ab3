"""The changes that a modification makes to a card."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BeforeValidator, Field, model_validator

from gundam_desktop.games.gcg.effects.language.conditions import Condition
from gundam_desktop.games.gcg.effects.language.costs import Cost, RemoveThis
from gundam_desktop.games.gcg.effects.language.model import Model, as_tuple
from gundam_desktop.games.gcg.effects.language.parts import (
    Amount,
    Keyword,
    KeywordName,
    Number,
    Reference,
    Selector,
    Stat,
)


class StatChange(Model):
    """AP+2, HP-1, cost -1; an expression may be negative through `Times`."""

    change: Stat
    by: Amount


class NextPlayed(Model):
    """The next such card that the player plays from their hand has a cost or Lv. higher or lower by a number."""

    next_played: Selector
    change: Literal["level", "cost"]
    by: Number


class Become(Model):
    """AP of the card becomes another number, for a time: "its AP becomes 0". Later changes start from it."""

    become: Literal["ap"]
    to: Amount


class Gain(Model):
    """The card gains a keyword effect (4-16)."""

    gain: Keyword
    times: Amount = 1
    """How many of it: "the same number of <Repair 1> as ..."."""


RuleName: TypeAlias = Literal[
    "cannot attack",
    "must attack",  # if it can attack
    "cannot recover",  # HP
    "damage not reduced",  # the damage that this card deals
    "battle damage not reduced",
    "damage to it not reduced",
    "target not changed",  # enemy effects cannot change its attack target
    "cannot attack player",  # cannot choose the enemy player as its attack target
    "cannot attack same player",  # cannot attack the same player again, if there are several enemies
    "may attack active",  # may choose an active enemy Unit (that matches `what`) as its attack target
    "may attack when deployed",  # may attack on the turn it is deployed; with `what` such Units only
    "no battle damage from",  # cannot receive battle damage from `what`
    "no effect damage from",  # cannot receive effect damage from `what`
    "no damage from",  # cannot receive any damage from `what`
    "no breach damage",
    "must be attacked",  # attacking enemy Units (of `what`) must choose it if they can; by a constant: while rested
    "stays rested",  # is not set as active in its owner's start phase
    "ap not reduced by enemy",  # its AP cannot be reduced by enemy effects
    "bursts kept",  # enemy Shields destroyed by its battle damage do not activate Burst
    "all bursts kept",  # Shields (that match `what`) that it destroys, in any way, do not activate Burst
    "cannot be set active",
    "not set active by effects",
    "cannot be paired",  # with Pilots that match `what`
    "cannot be played",  # for this card: from the hand
    "deployed rested",  # Units that match `what` are deployed rested
    "not destroyed by enemy effects",  # by effects of cards that match `what`; likewise the next ones
    "cannot block",
    "cannot be blocked",  # by Units that match `what`
    "cannot attack units",  # cannot choose Units that match `what` as its attack target
    "cannot be attacked",  # by Units that match `what`
    "not rested by enemy effects",
    "not returned by enemy effects",  # to its owner's hand
    "not exiled by enemy effects",
    "not chosen by enemy effects",  # by effects of cards that match `what`
    "cannot play",  # for a player: cards that match `what`
    "may be played",  # for this card: from the trash, as if from hand
    "treated as linked",  # it is a Link Unit
    "repairs in each turn",  # its Repair is also activated at the end of the opponent's turn
    "no deploy effects",  # it has no 【Deploy】 effects; likewise the next ones
    "no attack effects",
    "no destroyed effects",
    "no bursts",  # for a player, who activates no Bursts; likewise the next ones
    "no main effects",
    "no action effects",
    "no main of commands",
    "no action of commands",
    "rested instead",  # may be rested instead of a card (`what`) that an effect (`effect_of`) rests
]


class RuleChange(Model):
    """A permission or a prohibition for the card."""

    rule: RuleName
    what: Selector | None = None
    effect_of: Selector | None = None
    """For a card that is rested instead of another: the card whose effect rests that."""
    least: int = 0
    """For damage: only damage of at least this amount."""
    most: int | None = None
    """For damage: only damage of at most this amount."""
    once: bool = False
    """For damage: 【Once per Turn】"""


class ReduceIf(Model):
    """The amount by which damage is reduced instead while a condition holds."""

    condition: Condition
    reduce: Amount


class Reduce(Model):
    """Damage that the card receives is reduced (edition 1.6); damage reduced to 0 is not received."""

    reduce: Amount
    to: bool = False
    """True if `reduce` is the most that remains of the damage: "reduce it to 3"."""
    damage: Literal["any", "battle", "effect"] = "any"
    by: Literal["enemy"] | None = None
    """Only damage from an enemy."""
    what: Selector | None = None
    """Only damage from such cards."""
    least: int = 0
    """Only damage of at least this amount."""
    most: int | None = None
    """Only damage of at most this amount."""
    next_only: bool = False
    """Only the next damage."""
    once: bool = False
    """【Once per Turn】"""
    instead: ReduceIf | None = None
    """Another amount under a condition: "If you are Lv.10 or higher, reduce it by 4 instead"."""


class Increase(Model):
    """Damage of such cards to the card is increased (9-1-5)."""

    increase: Amount
    damage: Literal["any", "battle", "effect"] = "any"
    what: Selector | Literal["this"] | None = None
    """The cards that deal it, or this Unit; None for any cards."""


class Lose(Model):
    """The card loses a keyword effect, or all of them."""

    lose: KeywordName | Literal["any"]


class GainTrait(Model):
    """The card gains a trait (4-19)."""

    trait: str


class GainFrom(Model):
    """The card gains keyword effects of another card: certain printed ones, or all that the other card now has."""

    gain_from: Reference
    keywords: tuple[KeywordName, ...] = ()
    """The keyword effects that are gained if printed on the other card; empty means all that it now has."""


class DealtInstead(Model):
    """Battle damage that the card would receive is dealt to another card instead."""

    dealt_to: Reference


class TakenOver(Model):
    """Damage that the card would receive is received by another card instead (9-1-9-1)."""

    taken_by: Literal["this", "this base", "enemy shield area"]
    """This card, or the first card of the enemy's shield area."""
    damage: Literal["any", "battle", "effect"] = "any"
    by: Literal["enemy"] | None = None
    """Only damage from an enemy."""
    once: bool = False
    """【Once per Turn】"""


class Replacement(Model):
    """When something would happen to the card, something else is done instead (9-1-9-1)."""

    goes: Literal["hand", "removed", "deck bottom", "stays", "survives"]
    """Where the card goes instead; `stays` if the player does something else, `survives` if it is left with 1 HP."""
    event: Literal["destroyed", "returned to hand", "rested"] = "destroyed"
    by: Literal["effects", "enemy effects", "damage", "battle damage", "effect damage"] | None = None
    """What would cause the event; None for anything."""
    may: bool = False
    """True if the player may let it happen, too."""
    doing: Cost | None = None
    """What the player does instead; None if nothing."""
    once: bool = False
    """【Once per Turn】"""

    @model_validator(mode="after")
    def _one_thing_instead(self) -> Replacement:
        if (self.goes == "stays") != (self.doing is not None):
            raise ValueError("expected `goes: stays` with `doing`, or another `goes` without it")
        if self.doing is not None and not self.may:
            raise ValueError("`doing` needs `may: true`: what a player does in place of something is an option")
        if self.doing == RemoveThis(remove_this="trash") or getattr(self.doing, "card", None) == "this card in trash":
            raise ValueError("`doing`: this card is in play by then, not in the trash")
        if self.goes == "survives" and (self.may or self.event != "destroyed"):
            raise ValueError("`goes: survives` is for `event: destroyed`, without `may`")
        if self.event == "returned to hand" and (self.goes == "hand" or self.by not in {"effects", "enemy effects"}):
            raise ValueError(
                "`event: returned to hand` needs `by: effects` or `enemy effects`, and another `goes` than `hand`"
            )
        if self.event == "rested" and (self.goes != "stays" or self.by not in {"effects", "enemy effects"}):
            raise ValueError("`event: rested` needs `by: effects` or `enemy effects`, and `goes: stays` with `doing`")
        return self


Change: TypeAlias = (
    Replacement
    | StatChange
    | NextPlayed
    | Become
    | Gain
    | Lose
    | GainTrait
    | GainFrom
    | RuleChange
    | Reduce
    | Increase
    | DealtInstead
    | TakenOver
)
Changes: TypeAlias = Annotated[tuple[Change, ...], BeforeValidator(as_tuple), Field(min_length=1)]


def is_price(change: Change) -> bool:
    """True for a change of Lv. or cost, which cards in hand can have, too."""
    return isinstance(change, StatChange) and change.change in {"cost", "level"}


_OF_UNITS: frozenset[RuleName] = frozenset(
    {
        "cannot attack",
        "must attack",
        "cannot attack player",
        "cannot attack same player",
        "cannot attack units",
        "may attack active",
        "may attack when deployed",
        "cannot block",
        "cannot be blocked",
        "cannot be paired",
        "treated as linked",
    }
)


def is_of_units(change: Change) -> bool:
    """True for a change of AP or of keyword effects (13-1), or a rule that only a Unit can have."""
    match change:
        case RuleChange():
            return change.rule in _OF_UNITS
        case StatChange():
            return change.change == "ap"
    return isinstance(change, Become | Gain | Lose | GainFrom)


def leaves_some(new: tuple[Change, ...], old: tuple[Change, ...]) -> bool:
    """True if changes exchange only some of several others: "it gets AP+2 instead" of "it gets AP+1 and HP+1"."""
    return len(old) > 1 and not set(map(_what_changes, old)) <= set(map(_what_changes, new))


def _what_changes(change: Change) -> tuple[type[Model], str | None]:
    """Return what a change is of: a figure, a keyword effect, a rule."""
    what = next(iter(vars(change).values()))
    name = vars(what)["name"] if isinstance(what, Keyword) else what
    return type(change), name if isinstance(name, str) else None
