"""The abilities of a card: keyword effects, triggered, activated, constant and command effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from pydantic import BeforeValidator, Field, model_validator

from gundam_desktop.games.gcg.effects.language.changes import Changes
from gundam_desktop.games.gcg.effects.language.conditions import Condition
from gundam_desktop.games.gcg.effects.language.costs import (
    Cost,
    DamageThis,
    DestroyThis,
    RemoveThis,
    RestThis,
    ReturnThis,
    ShieldCost,
    TrashTopCost,
)
from gundam_desktop.games.gcg.effects.language.events import Gate, Trigger
from gundam_desktop.games.gcg.effects.language.model import Model, as_tuple, models_in
from gundam_desktop.games.gcg.effects.language.own_steps import Discard, PayCost
from gundam_desktop.games.gcg.effects.language.parts import (
    All,
    Amount,
    Keyword,
    PlayerTarget,
    Reference,
    Selector,
)
from gundam_desktop.games.gcg.effects.language.steps import (
    ActivateEffect,
    AnyStep,
    If,
    May,
    SomeSteps,
    refuse_effect_of_others,
)

# --- abilities


class KeywordAbility(Model):
    """A keyword effect printed on the card."""

    kind: Literal["keyword"] = "keyword"
    keyword: Keyword
    gate: Gate | None = None


class PilotName(Model):
    """【Pilot】[Name]: the Command may be paired as the Pilot of that name (2-3-5-4-1)."""

    kind: Literal["pilot"] = "pilot"
    name: str


class AlsoNamed(Model):
    """This card's name is also treated as another name."""

    kind: Literal["also named"] = "also named"
    name: str


class Triggered(Model):
    """A triggered effect."""

    kind: Literal["triggered"] = "triggered"
    on: Trigger
    gate: Gate | None = None
    turn: Literal["your", "opponent's"] | None = None
    """"During your turn, when ..."."""
    condition: Condition | None = None
    """"When ... while ...": must hold when the event happens."""
    once: bool = False
    """【Once per Turn】"""
    steps: SomeSteps

    @model_validator(mode="after")
    def _ends(self) -> Triggered:
        if self.on.event == "deploy" and any(isinstance(part, ActivateEffect) for part in models_in(self.steps)):
            raise ValueError("【Deploy】 that activates 【Deploy】 never ends")
        return self


class Activated(Model):
    """【Activate･Main】 or 【Activate･Action】 with its cost, the part before the colon (9-1-7)."""

    kind: Literal["activated"] = "activated"
    timing: Literal["main", "action"]
    gate: Gate | None = None
    once: bool = False
    cost: Annotated[tuple[Cost, ...], BeforeValidator(as_tuple)] = ()
    steps: SomeSteps

    def works_in_trash(self) -> bool:
        """True if the effect works in the trash: its cost, or what it does first, needs this card there (9-1-2)."""
        this_in_trash = RemoveThis(remove_this="trash")
        if any(part == this_in_trash or getattr(part, "card", None) == "this card in trash" for part in self.cost):
            return True
        steps: Sequence[AnyStep] = self.steps
        while isinstance(steps[0], May | If):
            steps = (*steps[0].steps, *steps[1:])
        first = steps[min(1, len(steps) - 1)] if isinstance(steps[0], PayCost | Discard) else steps[0]
        on_field = any(
            isinstance(part, RestThis | DestroyThis | DamageThis | ReturnThis | RemoveThis) for part in self.cost
        )
        return getattr(first, "to", None) == "this card in trash" and not on_field


def needs_no_unit(cost: Cost) -> bool:
    """Return True for what a Command can ask: something done to other cards, for its Resources are paid to play it."""
    return isinstance(cost, ShieldCost | TrashTopCost) or hasattr(cost, "what")


class Command(Model):
    """The effect of a Command at its timings (9-1-8), with what is done to activate it, before the colon (9-3-1-1)."""

    kind: Literal["command"] = "command"
    timing: Annotated[tuple[Literal["main", "action"], ...], BeforeValidator(as_tuple), Field(min_length=1)]
    cost: Annotated[tuple[Cost, ...], BeforeValidator(as_tuple)] = ()
    steps: SomeSteps

    @model_validator(mode="after")
    def _has_no_unit(self) -> Command:
        if not all(map(needs_no_unit, self.cost)):
            raise ValueError("`cost` of a Command: something done to other cards; Resources are paid to play it")
        return self


class Constant(Model):
    """A constant effect (9-1-5): active while its card is in a zone where it works and the conditions hold."""

    kind: Literal["constant"] = "constant"
    gate: Gate | None = None
    turn: Literal["your", "opponent's"] | None = None
    condition: Condition | None = None
    """"While ...": the condition under which it is active."""
    to: Reference | PlayerTarget = "this"
    """`this`, or all of a selector; `this card` for a card in hand or trash (its cost); a player."""
    zone: Literal["hand", "trash"] | None = None
    """The zone of `this card`; None means the hand."""
    changes: Changes


class GivesEffect(Model):
    """A constant effect that gives a triggered effect to cards; "this Unit" in it is the card that was given it."""

    kind: Literal["gives effect"] = "gives effect"
    gate: Gate | None = None
    turn: Literal["your", "opponent's"] | None = None
    condition: Condition | None = None
    to: Reference = "this"
    effect: Triggered

    @model_validator(mode="after")
    def _of_the_card(self) -> GivesEffect:
        refuse_effect_of_others(self.effect.on)
        if not isinstance(self.to, All) and self.to not in {"this", "this base"}:
            raise ValueError("`to`: cards in play gain such an effect: `this`, `this base`, or all of a selector")
        if self.effect.once:
            raise ValueError("`once`: an effect that cards gain so is used each time; leave it out")
        return self


class PlayAs(Model):
    """Another Lv. or cost of this card when it is played from hand.

    It applies if the player does something first (`by`), for pairing with certain Units, or under a condition.
    """

    kind: Literal["play as"] = "play as"
    by: Annotated[tuple[Cost, ...], BeforeValidator(as_tuple)] = ()
    onto: Selector | None = None
    condition: Condition | None = None
    level: Amount | None = None
    cost: Amount | None = None

    @model_validator(mode="after")
    def _one_condition(self) -> PlayAs:
        if sum(map(bool, (self.by, self.onto, self.condition))) != 1:
            raise ValueError(
                "exactly one of `by` (what is done first), `onto` (the Unit it is paired with) and `condition`"
            )
        return self


AnyAbility: TypeAlias = Annotated[
    KeywordAbility | PilotName | AlsoNamed | Triggered | Activated | Command | Constant | GivesEffect | PlayAs,
    Field(discriminator="kind"),
]


class Effects(Model):
    """All abilities of one card, in printed order."""

    abilities: tuple[AnyAbility, ...] = ()

    @model_validator(mode="after")
    def _one_pilot_name(self) -> Effects:
        if sum(isinstance(a, PilotName) for a in self.abilities) > 1:
            raise ValueError("a card has at most one pilot effect")
        return self
