"""The effect language: what a card does, as checked data.

A closed vocabulary. Every number may be an expression (`Amount`). Cards in `cardsets/` and the
reader of English wording give these models; `lowering` turns them into what the interpreter runs;
the wording modules turn them into text. The vocabulary names things as the rules do.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Field,
    SerializerFunctionWrapHandler,
    Tag,
    model_serializer,
    model_validator,
)


_TAGS = frozenset({"kind", "do", "rest"})


class Model(BaseModel):
    """A value of the language: never changed, no unknown fields, equal when it says the same."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    @model_serializer(mode="wrap")
    def _compact(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """What is written to a file: the tags (`kind`, `do`) and whatever differs from its default."""
        fields = type(self).model_fields
        return {k: v for k, v in write(self).items() if k in _TAGS or getattr(self, k) != fields[k].get_default()}


def _as_tuple(value: Any) -> Any:
    return (value,) if isinstance(value, str | dict | Model) else value


KeywordName: TypeAlias = Literal["repair", "breach", "support", "blocker", "first strike", "high-maneuver"]
Color: TypeAlias = Literal["blue", "green", "red", "white", "purple"]
Kind: TypeAlias = Literal[
    "unit",  # a Unit in the battle area (2-3-3-1)
    "pilot",  # a Pilot under a Unit (2-3-4-1), a Command paired as one included
    "base",  # a Base in the base section (2-3-6-1)
    "resource",  # a Resource in the resource area (2-3-7-1)
    "shield",  # a card in the shield section
    "card",  # any card, in the zone that is named
    "unit card",  # a Unit card outside the battle area (2-3-3-2)
    "pilot card",  # a Pilot card outside the battle area (2-3-4-2)
    "command card",  # a Command card, in any zone (2-3-5-3)
    "base card",  # a Base card outside the base section (2-3-6-2)
]
ZoneName: TypeAlias = Literal["hand", "trash", "deck", "looked", "removed", "shields"]
Side: TypeAlias = Literal["any", "friendly", "your", "enemy"]
Stat: TypeAlias = Literal["ap", "hp", "level", "cost"]


class Keyword(Model):
    """A keyword effect (11-1) with its amount: Repair 2; 0 for those that have none."""

    name: KeywordName
    amount: int = Field(default=0, ge=0)


# --- numbers


class Count(Model):
    """How many there are of these."""

    count: Selector


class StatOf(Model):
    """A value of a card as it is now (for HP: what is left)."""

    stat: Stat
    of: Reference = "this"


class Times(Model):
    """An amount taken several times; `-1` makes a reduction of an expression."""

    times: int
    amount: Amount


def _amount_tag(value: Any) -> str:
    if isinstance(value, int):
        return "int"
    keys = value if isinstance(value, dict) else type(value).model_fields
    return next((k for k in ("count", "stat", "times") if k in keys), "int")


Amount: TypeAlias = Annotated[
    Annotated[int, Tag("int")]
    | Annotated[Count, Tag("count")]
    | Annotated[StatOf, Tag("stat")]
    | Annotated[Times, Tag("times")],
    Discriminator(_amount_tag),
]


class Range(Model):
    """Bounds for a number, both included: `{most: 5}` is 5 or less, equal bounds are exactly."""

    least: Amount | None = None
    most: Amount | None = None


# --- which cards


class Selector(Model):
    """Which cards are meant: all conditions together, each on current values."""

    what: Annotated[tuple[Kind, ...], BeforeValidator(_as_tuple)]
    """Several kinds mean any of them ("Unit card/Pilot card")."""
    side: Side = "any"
    """`friendly` and `your` are the same for two players and worded apart."""
    zone: ZoneName | None = None
    """Where, for kinds that do not imply it. `looked`: among the cards just looked at."""
    other: bool = False
    """Not this card itself."""
    state: Literal["active", "rested"] | None = None
    damaged: bool | None = None
    linked: bool | None = None
    """Link Units only (True)."""
    paired: bool | None = None
    token: bool | None = None
    attacking: bool | None = None
    colors: Annotated[tuple[Color, ...], BeforeValidator(_as_tuple)] = ()
    traits: Annotated[tuple[str, ...], BeforeValidator(_as_tuple)] = ()
    """Any one of them (2-5-3, 4-19-1)."""
    level: Range | None = None
    cost: Range | None = None
    ap: Range | None = None
    hp: Range | None = None
    keyword: KeywordName | None = None
    name: str | None = None
    """The whole name (2-2-2)."""
    name_contains: str | None = None
    """A part of the name (2-2-3)."""


class All(Model):
    """Every card that is meant, at that moment (or, in a constant effect, at every moment)."""

    all: Selector


Reference: TypeAlias = (
    Literal[
        "this",  # this Unit or Base (for a Pilot's effect: the Unit it is paired with)
        "this base",  # the same for a Base, which words it so: "this Base"
        "this card",  # the card the text is printed on
        "this pilot",  # the Pilot paired with this Unit; after it left play: the one it last had
        "chosen",  # what the last choice chose
        "looked",  # the cards just looked at, as far as they are still there
        "event card",  # the card that the triggering event is about
    ]
    | All
)


# --- conditions


class CountIs(Model):
    """There are that many of these: `{count: ..., least: 2}`."""

    count: Selector
    least: Amount | None = None
    most: Amount | None = None


class Matches(Model):
    """This card (or another reference) is one of those: "if this Unit has 5 or more AP"."""

    card: Literal["this", "this base", "this card", "this pilot", "chosen", "looked", "event card"] = "this"
    matches: Selector


class TurnIs(Model):
    """Whose turn it is."""

    turn: Literal["your", "opponent's"]


class AttackTargetIs(Model):
    """What this Unit attacks, as declared in the attack step (7-3-5-2)."""

    attacking: Literal["player"] | Selector


class BattlingIs(Model):
    """This Unit battles such a Unit now: the target after a block counts."""

    battling: Selector


class Both(Model):
    """All of these conditions."""

    both: tuple[Condition, ...]


class Not(Model):
    """Not that."""

    no: Condition


def _condition_tag(value: Any) -> str:
    keys = value if isinstance(value, dict) else type(value).model_fields
    return next((k for k in ("count", "matches", "turn", "attacking", "battling", "both", "no") if k in keys), "count")


Condition: TypeAlias = Annotated[
    Annotated[CountIs, Tag("count")]
    | Annotated[Matches, Tag("matches")]
    | Annotated[TurnIs, Tag("turn")]
    | Annotated[AttackTargetIs, Tag("attacking")]
    | Annotated[BattlingIs, Tag("battling")]
    | Annotated[Both, Tag("both")]
    | Annotated[Not, Tag("no")],
    Discriminator(_condition_tag),
]


# --- changes: what a modification does to a card


class StatChange(Model):
    """AP+2, HP-1, cost -1; an expression may be negative through `Times`."""

    change: Stat
    by: Amount


class Gain(Model):
    """The card gains a keyword effect (4-16)."""

    gain: Keyword


RuleName: TypeAlias = Literal[
    "cannot attack",
    "cannot attack player",  # cannot choose the enemy player as its attack target
    "may attack active",  # may choose an active enemy Unit (that matches `what`) as its attack target
    "may attack when deployed",  # may attack on the turn it is deployed
    "no battle damage from",  # cannot receive battle damage from `what`
    "no damage from",  # cannot receive any damage from `what`
    "ap not reduced by enemy",  # its AP cannot be reduced by enemy effects
    "cannot be set active",
    "cannot be paired",
]


class Rule(Model):
    """A permission or a prohibition on the card."""

    rule: RuleName
    what: Selector | None = None


Change: TypeAlias = StatChange | Gain | Rule


# --- steps

Link: TypeAlias = Literal["then", "if you do"] | None


class Step(Model):
    """One instruction. Instructions are carried out in printed order (1-3-7)."""

    link: Link = None
    """How it is joined to the one before: "Then, ..." goes on whatever happened; "If you do, ..." only if it happened."""


class Group(Model):
    """How many of what are to be chosen."""

    what: Selector
    least: Amount = 1
    most: Amount = 1


class Choose(Step):
    """"Choose 1 enemy Unit." What is chosen is `chosen` for the steps after it."""

    do: Literal["choose"] = "choose"
    groups: Annotated[tuple[Group, ...], BeforeValidator(_as_tuple), Field(min_length=1)]


class Damage(Step):
    """Deal effect damage (4-5-3)."""

    do: Literal["damage"] = "damage"
    to: Reference = "chosen"
    amount: Amount


class Recover(Step):
    """It recovers HP (4-6)."""

    do: Literal["recover"] = "recover"
    to: Reference = "chosen"
    amount: Amount


class Rest(Step):
    """Rest it."""

    do: Literal["rest"] = "rest"
    to: Reference = "chosen"


class SetActive(Step):
    """Set it as active."""

    do: Literal["set active"] = "set active"
    to: Reference = "chosen"


class Destroy(Step):
    """Destroy it (4-10)."""

    do: Literal["destroy"] = "destroy"
    to: Reference = "chosen"


class Return(Step):
    """Return it to its owner's hand, or to their deck."""

    do: Literal["return"] = "return"
    to: Reference = "chosen"
    where: Literal["hand", "deck top", "deck bottom", "deck, shuffled"] = "hand"


class AddToHand(Step):
    """Add a card to your hand: this card (Burst), a chosen card of the trash, one that was looked at."""

    do: Literal["add to hand"] = "add to hand"
    to: Reference = "this card"
    reveal: bool = False
    """Shown to all players on the way."""


class Draw(Step):
    """Draw (4-14)."""

    do: Literal["draw"] = "draw"
    amount: Amount = 1


class Discard(Step):
    """Discard from your hand (4-11); the player chooses."""

    do: Literal["discard"] = "discard"
    amount: Amount = 1
    what: Selector | None = None


class Deploy(Step):
    """Deploy without cost: this card (Burst), or a chosen card."""

    do: Literal["deploy"] = "deploy"
    to: Reference = "this card"
    rested: bool = False


class DeployToken(Step):
    """Deploy Unit tokens. Several numbers: the player chooses which one."""

    do: Literal["deploy token"] = "deploy token"
    token: Annotated[tuple[str, ...], BeforeValidator(_as_tuple), Field(min_length=1)]
    """Numbers of token cards: `T-004`."""
    amount: Amount = 1
    rested: bool = False


class Pair(Step):
    """Pair a card with this Unit, without cost."""

    do: Literal["pair"] = "pair"
    to: Reference = "chosen"


class ShieldToHand(Step):
    """Add Shields from the top to your hand (3-6-4-1)."""

    do: Literal["shield to hand"] = "shield to hand"
    amount: Amount = 1


class PlaceResource(Step):
    """Place Resources from the resource deck, or EX Resources from outside the game."""

    do: Literal["place resource"] = "place resource"
    amount: Amount = 1
    ex: bool = False
    rested: bool = False


class Look(Step):
    """Look at the top cards of your deck; they are `looked` for the steps after it."""

    do: Literal["look"] = "look"
    amount: Amount = 1


class ReturnLooked(Step):
    """Return the looked-at cards that remain: to the bottom, at random or as they come."""

    do: Literal["return looked"] = "return looked"
    order: Literal["random", "any"] = "random"


class SplitLooked(Step):
    """Return so many of the looked-at cards to the top, the others to the bottom."""

    do: Literal["split looked"] = "split looked"
    top: Amount = 1
    bottom: Amount = 1


class TopOrBottom(Step):
    """Return the looked-at card to the top or bottom of your deck."""

    do: Literal["top or bottom"] = "top or bottom"


class Modify(Step):
    """Change cards for a time: "It gets AP+2 during this turn"."""

    do: Literal["modify"] = "modify"
    to: Reference | Literal["your shield area"] = "chosen"
    changes: Annotated[tuple[Change, ...], BeforeValidator(_as_tuple), Field(min_length=1)]
    lasts: Literal["turn", "battle"] = "turn"


class ActivateMain(Step):
    """Activate this card's 【Main】 (a Burst), without cost."""

    do: Literal["activate main"] = "activate main"


class May(Step):
    """"You may ...": asked, then done or not."""

    do: Literal["may"] = "may"
    steps: tuple[AnyStep, ...]


class If(Step):
    """If the condition holds when it is reached, these steps; else the others ("instead")."""

    do: Literal["if"] = "if"
    condition: Condition
    steps: tuple[AnyStep, ...]
    otherwise: tuple[AnyStep, ...] = ()


class Arm(Model):
    """One arm of a case."""

    condition: Condition
    steps: tuple[AnyStep, ...]


class Case(Step):
    """The first arm whose condition holds: "deploy A if ..., deploy B if ..., or deploy C if ..."."""

    do: Literal["case"] = "case"
    arms: tuple[Arm, ...]


class Mode(Step):
    """Choose one of several texts."""

    do: Literal["mode"] = "mode"
    arms: tuple[tuple[AnyStep, ...], ...]


AnyStep: TypeAlias = Annotated[
    Choose
    | Damage
    | Recover
    | Rest
    | SetActive
    | Destroy
    | Return
    | AddToHand
    | Draw
    | Discard
    | Deploy
    | DeployToken
    | Pair
    | ShieldToHand
    | PlaceResource
    | Look
    | ReturnLooked
    | SplitLooked
    | TopOrBottom
    | Modify
    | ActivateMain
    | May
    | If
    | Case
    | Mode,
    Field(discriminator="do"),
]


# --- abilities


class Gate(Model):
    """【During Pair】 or 【During Link】, with the qualification of the Pilot if there is one (11-2-10, 11-2-11)."""

    during: Literal["pair", "link"]
    pilot: Selector | None = None
    """A selector of kind `pilot`."""


EventName: TypeAlias = Literal[
    "burst",
    "deploy",
    "attack",
    "destroyed",
    "paired",
    "linked",
    "start of turn",
    "end of turn",
    "destroys unit with battle damage",  # this Unit destroys an enemy Unit with battle damage
    "destroys shield area card with battle damage",
    "uses support",  # this Unit's Support raises a Unit (`what`)
    "pilot paired with",  # a Pilot is paired with this Unit or one of `what`
    "unit destroyed with damage",  # a Unit (`what`) is destroyed with battle or effect damage
]


class Trigger(Model):
    """The event that makes a triggered effect wait (9-1-6)."""

    event: EventName
    pilot: Selector | None = None
    """For `paired`: the qualification of the Pilot (11-2-9-2)."""
    what: Selector | None = None
    """For events about another card: which cards."""


class KeywordAbility(Model):
    """A keyword effect printed on the card."""

    kind: Literal["keyword"] = "keyword"
    keyword: Keyword
    gate: Gate | None = None


class PilotName(Model):
    """【Pilot】[Name]: the Command may be paired as the Pilot of that name (2-3-5-4-1)."""

    kind: Literal["pilot"] = "pilot"
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
    steps: tuple[AnyStep, ...]


class Pay(Model):
    """A circled number: that many Resources (9-1-7-3)."""

    pay: Amount


class RestThis(Model):
    """Rest this Unit, or this Base."""

    rest: Literal["this", "this base"] = "this"


class DiscardCost(Model):
    """Discard cards from your hand."""

    discard: Amount
    what: Selector


class DestroyCost(Model):
    """Destroy cards of your own in play."""

    destroy: Amount
    what: Selector


Cost: TypeAlias = Pay | RestThis | DiscardCost | DestroyCost


class Activated(Model):
    """【Activate･Main】 or 【Activate･Action】 with what stands before the colon (9-1-7)."""

    kind: Literal["activated"] = "activated"
    timing: Literal["main", "action"]
    gate: Gate | None = None
    once: bool = False
    cost: Annotated[tuple[Cost, ...], BeforeValidator(_as_tuple)] = ()
    steps: tuple[AnyStep, ...]


class Command(Model):
    """The effect of a Command at its timings (9-1-8)."""

    kind: Literal["command"] = "command"
    timing: Annotated[tuple[Literal["main", "action"], ...], BeforeValidator(_as_tuple)]
    steps: tuple[AnyStep, ...]


class Constant(Model):
    """A constant effect (9-1-5): on while its card is where it works and the conditions hold."""

    kind: Literal["constant"] = "constant"
    gate: Gate | None = None
    turn: Literal["your", "opponent's"] | None = None
    condition: Condition | None = None
    """"While ..."."""
    to: Reference = "this"
    """`this`, or all of a selector; `this card` for a card in hand (its cost)."""
    changes: Annotated[tuple[Change, ...], BeforeValidator(_as_tuple), Field(min_length=1)]


class PlayAs(Model):
    """Another way to play this card from hand: do this first, and it has this Lv. and cost."""

    kind: Literal["play as"] = "play as"
    by: Annotated[tuple[Cost, ...], BeforeValidator(_as_tuple), Field(min_length=1)]
    level: Amount | None = None
    cost: Amount | None = None


AnyAbility: TypeAlias = Annotated[
    KeywordAbility | PilotName | Triggered | Activated | Command | Constant | PlayAs, Field(discriminator="kind")
]


class Effects(Model):
    """All abilities of one card, in printed order."""

    abilities: tuple[AnyAbility, ...] = ()

    @model_validator(mode="after")
    def _one_pilot_name(self) -> Effects:
        if sum(isinstance(a, PilotName) for a in self.abilities) > 1:
            raise ValueError("a card has at most one pilot effect")
        return self


for _model in list(globals().values()):
    if isinstance(_model, type) and issubclass(_model, BaseModel) and _model is not BaseModel:
        _model.model_rebuild()
del _model
