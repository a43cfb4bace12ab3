"""The parts of the effect language: keyword effects, numbers, selectors, references."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Discriminator,
    Field,
    Tag,
)

from gundam_desktop.games.gcg.effects.language.model import Model, as_tuple
from gundam_desktop.games.gcg.model.keywords import KEYWORDS

if TYPE_CHECKING:  # a name from the table, of which mypy cannot make a Literal
    KeywordName: TypeAlias = str
else:
    KeywordName = Literal[tuple(KEYWORDS)]
LARGEST_FIGURE: Final = 99
"""The largest number on a card."""
Number: TypeAlias = Annotated[int, Field(ge=-LARGEST_FIGURE, le=LARGEST_FIGURE)]
Color: TypeAlias = Literal["blue", "green", "red", "white", "purple"]
Kind: TypeAlias = Literal[
    "unit",  # a Unit in the battle area (2-3-3-1)
    "pilot",  # a Pilot under a Unit (2-3-4-1), a Command paired as one included
    "base",  # a Base in the base section (2-3-6-1)
    "resource",  # a Resource in the resource area (2-3-7-1)
    "shield",  # a card in the shield section
    "card",  # any card, in the given zone
    "unit card",  # a Unit card outside the battle area (2-3-3-2)
    "pilot card",  # a Pilot card outside the battle area (2-3-4-2)
    "command card",  # a Command card, in any zone (2-3-5-3)
    "base card",  # a Base card outside the base section (2-3-6-2)
]
ZoneName: TypeAlias = Literal["hand", "trash", "hand or trash", "deck", "looked", "removed", "shields"]
MarkName: TypeAlias = Literal[
    "burst", "deploy", "attack", "destroyed", "paired", "linked", "activate main", "activate action", "pilot"
]
Side: TypeAlias = Literal["any", "friendly", "your", "enemy"]
Belonging: TypeAlias = Literal["each enemy player", "another player", "an enemy player with the most Units"]
"""Which of several enemy players has the cards; with two players this is always the opponent."""
PlayersName: TypeAlias = Literal[
    "all players",
    "all enemy players",
    "an enemy player",  # one that is chosen; with two players, the opponent
    "that enemy player",  # the one of the event
    "you and an enemy player",
    "you and that enemy player",
    "you and the player who destroyed this",
    "the owner of the destroyed Unit",  # the Unit that this effect destroyed last
]
ONE_ENEMY: Final[frozenset[PlayersName | None]] = frozenset(
    {"all enemy players", "an enemy player", "that enemy player"}
)
"""The names that mean only the opponent in a game of two."""
Did: TypeAlias = Literal[
    "rested",
    "drawn",
    "discarded",
    "placed",
    "deployed",
    "exiled",
    "destroyed",
    "returned",
    "ap reduced",
    "rested for cost",
]
"""What an effect has done to cards."""
Stat: TypeAlias = Literal["ap", "hp", "level", "cost"]
STATS: Final[tuple[Stat, ...]] = ("ap", "hp", "level", "cost")
InTurnName: TypeAlias = Literal[
    "blocks",
    "linked",
    "paired",
    "recovers hp",
    "receives damage",
    "receives battle damage",
    "receives effect damage",
    "deployed by effect",
    "destroys unit with battle damage",
    "destroys unit with damage",
    "destroys card with battle damage",
    "destroys card with damage",
    "destroys shield area card with battle damage",
    "destroys shield area card with damage",
    "ap reduced by effect",
    "ap reduced by your effect",
    "ap reduced by enemy effect",
    "ap increased by effect",
    "ap increased by your effect",
    "ap increased by enemy effect",
    "rested by effect",
    "rested by your effect",
    "rested by enemy effect",
    "set active by effect",
    "set active by your effect",
    "set active by enemy effect",
    "deployed from trash",
    "deployed from hand",
]
"""What a card in play has done in this turn, or what has happened to it."""
_OF_UNITS_AND_BASES: frozenset[InTurnName] = frozenset(
    {"recovers hp", "receives damage", "receives battle damage", "receives effect damage"}
)
"""The events among these that can happen to Bases, too."""


class Keyword(Model):
    """A keyword effect (11-1) with its amount: Repair 2; 0 for those that have none."""

    name: KeywordName
    amount: int = Field(default=0, ge=0)


# --- numbers


class Count(Model):
    """The number of these cards."""

    count: Found
    unique: bool = False
    """True if cards with the same name count once."""


class StatOf(Model):
    """A present value of a card (for HP: the remaining HP)."""

    stat: Stat
    of: Reference = "this"


class NumberOfPlayers(Model):
    """The number of enemy players: 1 in a game of two."""

    players: Literal["enemy"]


class DamageOn(Model):
    """The damage on a card."""

    damage_on: Reference


class Plus(Model):
    """An amount plus a number."""

    plus: Number
    amount: Amount


class AtMost(Model):
    """An amount, or a limit if it is above that: "the number of Units in play, up to a maximum of 3"."""

    at_most: int = Field(ge=1)
    amount: Amount


class EventAmount(Model):
    """The amount of the event: the cost that was paid."""

    event: Literal["cost paid"]


class Highest(Model):
    """The highest figure among the matching cards; -1 if there are none, so that every figure is higher."""

    highest: Stat
    among: Found


class Times(Model):
    """A multiple of an amount; `-1` turns an expression into a reduction."""

    times: Number
    amount: Amount


class Per(Model):
    """An amount divided by a number: "for each 4 AP this Unit has"."""

    per: int = Field(ge=1)
    amount: Amount


def _amount_tag(value: Any) -> str:
    if isinstance(value, int):
        return "int"
    keys = value if isinstance(value, dict) else getattr(type(value), "model_fields", ())
    kinds = ("count", "stat", "times", "per", "plus", "at_most", "damage_on", "players", "event", "highest")
    return next((kind for kind in kinds if kind in keys), "int")


Amount: TypeAlias = Annotated[
    Annotated[Number, Tag("int")]
    | Annotated[Count, Tag("count")]
    | Annotated[StatOf, Tag("stat")]
    | Annotated[Times, Tag("times")]
    | Annotated[Per, Tag("per")]
    | Annotated[Plus, Tag("plus")]
    | Annotated[AtMost, Tag("at_most")]
    | Annotated[DamageOn, Tag("damage_on")]
    | Annotated[NumberOfPlayers, Tag("players")]
    | Annotated[Highest, Tag("highest")]
    | Annotated[EventAmount, Tag("event")],
    Discriminator(_amount_tag),
]


def multiplied(amount: Amount, times: int) -> Amount:
    """Return an amount a whole number of times; once is the amount itself."""
    return amount if times == 1 else Times(times=times, amount=amount)


class Range(Model):
    """Bounds for a number, both included: `{most: 5}` is 5 or less, equal bounds are exactly."""

    least: Amount | None = None
    most: Amount | None = None


# --- which cards


TO_ENEMIES: frozenset[InTurnName] = frozenset(
    {
        "destroys unit with battle damage",
        "destroys unit with damage",
        "destroys card with battle damage",
        "destroys card with damage",
        "destroys shield area card with battle damage",
        "destroys shield area card with damage",
    }
)
"""What a Unit does to the enemy's cards."""


def can_have_happened(done: Collection[InTurnName | None], what: Collection[Kind]) -> bool:
    """True if cards of all these kinds can have done this in a turn, or it can have happened to them."""
    return set(what) <= ({"unit", "base"} if _OF_UNITS_AND_BASES.issuperset(done) else {"unit"})


class Selector(Model):
    """A description of cards: they must meet all conditions, with their current values."""

    what: Annotated[tuple[Kind, ...], BeforeValidator(as_tuple), Field(min_length=1)]
    """The kinds; with several, a card must be one of them ("Unit card/Pilot card")."""
    side: Side = "any"
    """`friendly` and `your` mean the same for two players, but differ in wording."""
    zone: ZoneName | None = None
    """The zone, for kinds that do not imply it. `looked`: among the cards just looked at."""
    belongs: Belonging | None = None
    """For enemy cards: which enemy player's they are."""
    did: Did | None = None
    """The cards to which this effect has done this so far; `placed` means from the deck into the trash."""
    other: bool = False
    """True to exclude this card itself."""
    besides: Literal["chosen", "event card", "event doer", "this card"] | None = None
    """Not the cards chosen before, not one of the event: "all other enemy Units"."""
    state: Literal["active", "rested"] | None = None
    damaged: bool | None = None
    damage: Range | None = None
    """The damage on it."""
    linked: bool | None = None
    """Link Units only (True)."""
    paired: bool | None = None
    token: bool | None = None
    ex: bool | None = None
    """For Resources: EX Resources only (True)."""
    attacking: bool | None = None
    attacked: bool | None = None
    """For Units: the target of an attack now (True)."""
    attacks_player: bool | None = None
    """For Units: one that attacks the player, not a Unit, now (True)."""
    has_attacked: bool | None = None
    """For Units: one that has attacked in this turn."""
    in_turn: InTurnName | None = None
    """For Units and Bases: one that did this, or to which it happened, in this turn."""
    not_in_turn: InTurnName | None = None
    """For Units and Bases: one that did not do this, and to which it did not happen, in this turn."""
    in_battle: bool | None = None
    """For Units: True for one in battle with another Unit, or attacking the player."""
    new: bool | None = None
    """True if it came to its zone in this turn."""
    colors: Annotated[tuple[Color, ...], BeforeValidator(as_tuple)] = ()
    colors_lack: Annotated[tuple[Color, ...], BeforeValidator(as_tuple)] = ()
    """It has none of these colours."""
    traits: Annotated[tuple[str, ...], BeforeValidator(as_tuple)] = ()
    """It has at least one of these traits (2-5-3, 4-19-1)."""
    traits_lack: Annotated[tuple[str, ...], BeforeValidator(as_tuple)] = ()
    """It has none of these traits."""
    shares_trait: bool | None = None
    """For Units: True if it has a trait in common with this Unit, False if it has none."""
    same_name: bool | None = None
    """True if it has the card name of this Unit, False if it has another (2-2)."""
    level: Range | None = None
    level_is: Literal["even", "odd"] | None = None
    cost: Range | None = None
    ap: Range | None = None
    hp: Range | None = None
    keyword: KeywordName | Literal["any"] | None = None
    keywords: Annotated[tuple[KeywordName, ...], BeforeValidator(as_tuple)] = ()
    """It has at least one of these keyword effects."""
    keyword_count: Range | None = None
    """The number of its different keyword effects."""
    keyword_lacks: KeywordName | Literal["any"] | None = None
    name: str | None = None
    """The whole name (2-2-2)."""
    not_named: str | None = None
    """A whole name that it does not have."""
    name_contains: str | None = None
    """A part of the name (2-2-3)."""
    name_lacks: str | None = None
    """A part that the name does not have."""
    link_name: str | None = None
    """A name in the link condition of a Unit."""
    link_trait: str | None = None
    """A trait in the link condition of a Unit."""
    effect: MarkName | None = None
    """It has an effect with this mark; `pilot` means that it may be paired as a Pilot, although it is not one."""
    battling: Literal["this", "chosen"] | Selector | None = None
    """In battle with this Unit, with the chosen one, or with such a Unit."""
    battling_none: Selector | None = None
    """It is in battle with no matching Unit."""
    pilot: Selector | None = None
    """Paired with such a Pilot."""
    host: Literal["chosen"] | Selector | None = None
    """For a Pilot: paired with the chosen Unit, or with such a Unit."""
    highest: Stat | None = None
    """Among the matching cards, only those with the highest value of this figure."""
    lowest: Stat | None = None
    either: tuple[Selector, ...] = ()
    """Also one of these descriptions must fit."""


ANYWHERE: frozenset[Kind] = frozenset({"card", "unit card", "pilot card", "command card", "base card"})
"""The kinds of cards that may be in any zone but not in play as such."""


def says_where(selector: Selector) -> bool:
    """True if the zone of the cards is given, by their kinds or by name."""
    return selector.zone is not None or selector.did is not None or not ANYWHERE & set(selector.what)


def could_be_one(one: Selector, what: Collection[Kind], side: Side) -> bool:
    """True if a card could be both of a description and of these kinds and this side."""
    of_side = "any" in {one.side, side} or (one.side == "enemy") == (side == "enemy")
    return of_side and ("card" in {*one.what, *what} or not set(one.what).isdisjoint(what))


def is_yours(what: Selector) -> bool:
    """True if cards are certainly the player's own: by their side, or as cards of the deck that the effect showed."""
    return what.side in {"your", "friendly"} or (what.side == "any" and (what.zone == "looked" or what.did is not None))


def somewhere(selector: Selector) -> Selector:
    """Return the selector of cards to be found; ValueError if it gives no zone."""
    if not says_where(selector):
        raise ValueError(f"cards of the kind '{', '.join(selector.what)}' need a zone: hand, trash, ...")
    return selector


Found: TypeAlias = Annotated[Selector, AfterValidator(somewhere)]
"""A selector that finds cards, and does not only test them; it must give their zone."""


class All(Model):
    """Every card of the selector at that moment (in a constant effect, at every moment)."""

    all: Found
    and_this: bool = False
    """True to include this Unit, if it is in play."""


class PairedPilot(Model):
    """The Pilot paired with this Unit, if it fits the selector."""

    pilot: Selector


class FirstOfShieldArea(Model):
    """The first cards of the enemy player's shield area: the Base, then Shields from the top."""

    first: Amount


Reference: TypeAlias = (
    Literal[
        "this",  # this Unit or Base (for a Pilot's effect: the Unit it is paired with)
        "this base",  # the same for a Base, with the words "this Base"
        "this card",  # the card on which the text is printed
        "this card in trash",  # this card if it is, or will be, there; in a gained effect its new card
        "this unit in trash",  # this Unit if it lies in the trash, after it was destroyed
        "this pilot",  # the Pilot paired with this Unit; after the Unit left play, its last Pilot
        "chosen",  # the cards chosen last
        "chosen and this",  # those and this Unit
        "own of chosen",  # the player's own card among the two chosen ones
        "enemy of chosen",  # the enemy's card among the two chosen ones
        "enemy shield area",  # its first card: the Base, else the topmost Shield
        "placed",  # the cards that this effect last put from the deck into the trash
        "discarded",  # the cards that this effect has discarded, in the trash
        "destroyed",  # the Units that this effect has destroyed, as they last were
        "deployed",  # the tokens that this effect has deployed
        "looked",  # the cards just looked at that are still in the deck
        "event card",  # the other card of the triggering event
        "played command",  # the Command of the event, in the trash
        "event doer",  # the card that did the event, if it is not this Unit
        "activated card",  # the card whose effect was activated, where it is now
    ]
    | All
    | PairedPilot
    | FirstOfShieldArea
)
NEVER_CHOSEN: frozenset[Reference | None] = frozenset({"this", "this base", "event card", "event doer"})
"""This card and the cards of the event; a pronoun means whichever was mentioned last."""
PlayerTarget: TypeAlias = Literal["you", "enemy player"]
"""A player for whom a rule holds."""
