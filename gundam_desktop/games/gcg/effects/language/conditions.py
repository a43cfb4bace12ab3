"""The conditions of the effect language."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BeforeValidator, Discriminator, Field, Tag, model_validator

from gundam_desktop.games.gcg.effects.language.model import Model, as_tuple
from gundam_desktop.games.gcg.effects.language.parts import Amount, Found, Kind, PlayerTarget, Range, Selector, Side


class CountIs(Model):
    """The number of these cards is within bounds: `{count: ..., least: 2}`."""

    count: Found
    unique: bool = False
    """True if cards with the same name count once."""
    least: Amount | None = None
    most: Amount | None = None


class Matches(Model):
    """This card (or another reference) fits the selector: "if this Unit has 5 or more AP"."""

    card: Literal[
        "this",
        "this base",
        "this card",
        "this pilot",
        "chosen",
        "looked",
        "deployed",
        "placed",
        "discarded",
        "destroyed",
        "event card",
        "event doer",
        "activated card",
    ] = "this"
    matches: Selector


class NumberChosen(Model):
    """The number of cards that were chosen last is within the bounds: "if you chose only 1"."""

    number_chosen: Range


class TurnIs(Model):
    """It is that player's turn."""

    turn: Literal["your", "opponent's"]


class AttackTargetIs(Model):
    """This Unit attacks such a target, as declared in the attack step (7-3-5-2)."""

    attacking: Literal["player"] | Selector


class BattlingIs(Model):
    """This Unit is in battle with a matching Unit; after a block that is the Blocker."""

    battling: Selector


class PlayerLevelIs(Model):
    """A player's Lv., the number of their Resources (2-8-1): "you are Lv.7 or higher"."""

    player_level: Range
    who: PlayerTarget = "you"


class Destroys(Model):
    """This effect has just destroyed such a card: "when this effect destroys an enemy Unit"."""

    destroys: Side
    what: Annotated[tuple[Literal["unit", "base"], ...], BeforeValidator(as_tuple), Field(min_length=1)] = ("unit",)
    never: bool = False
    """True for the opposite: it has destroyed no such card."""


HappenedName: TypeAlias = Literal[
    "deploy",
    "destroys unit with battle damage",
    "pays for effect",
    "activates command",
    "destroyed",
    "destroyed by effect",
    "discarded by effect",
    "attack",
    "linked",
    "recovers hp",
    "deployed by effect",
    "drawn by effect",
    "plays command",
    "ex resource placed",
    "ex resource exiled",
    "resource set active by effect",
    "shield destroyed",
    "unit destroyed with damage",
    "unit destroyed with battle damage",
    "unit destroyed with effect damage",
    "paired",
    "blocks",
    "receives damage",
    "receives effect damage",
    "returned to hand by effect",
    "ap reduced by effect",
    "ap increased by effect",
    "destroys shield area card with battle damage",
    "destroys unit with damage",
    "destroys card with battle damage",
    "destroys card with damage",
    "destroys shield area card with damage",
    "ex resource used",
    "draws",
    "rested by effect",
    "set active by effect",
]
_KINDS_OF_HAPPENED: dict[str, tuple[Kind, ...]] = {
    "activates command": ("command card",),
    "plays command": ("command card",),
    "discarded by effect": ("card",),
    "drawn by effect": ("card",),
    "draws": ("card",),
    "ex resource placed": ("resource",),
    "ex resource exiled": ("resource",),
    "ex resource used": ("resource",),
    "resource set active by effect": ("resource",),
    "shield destroyed": ("shield",),
    **dict.fromkeys(("destroyed", "receives damage", "receives effect damage", "recovers hp"), ("unit", "base")),
}
"""Past event -> the kinds of cards it happens to, if these are not Units."""
_AP_CHANGED = frozenset({"ap reduced by effect", "ap increased by effect"})
_STAYED = _AP_CHANGED | {"rested by effect", "set active by effect"}
_BY_EFFECT_OF = _STAYED | {"destroyed by effect", "discarded by effect", "returned to hand by effect"}
"""Events for which a condition can name the card whose effect caused them."""
_LEFT = (_BY_EFFECT_OF - _STAYED) | {
    "destroyed",
    "unit destroyed with damage",
    "unit destroyed with battle damage",
    "unit destroyed with effect damage",
}
"""Events by which a card leaves the field."""


class ThisTurn(Model):
    """Such a card was deployed, destroyed an enemy Unit, was destroyed or discarded, ..., in this turn.

    With `never`: no such card was or did. Cards are judged by their printed values, since they may have left.
    """

    this_turn: HappenedName
    who: Selector | Literal["this", "this base"]
    """The cards that match, or this card."""
    effect_of: Selector | None = None
    """For events that an effect caused: the card with that effect."""
    never: bool = False
    least: int = Field(default=1, ge=1)
    """The least number of different cards."""

    @model_validator(mode="after")
    def _facts_alone(self) -> ThisTurn:
        if self.never and self.least > 1:
            raise ValueError("`never` asks that no such card did it; leave `least` out")
        kinds = _KINDS_OF_HAPPENED.get(self.this_turn, ("unit",))
        if (self.effect_of is not None) != (self.this_turn in _BY_EFFECT_OF):
            raise ValueError(f"`effect_of` goes with {', '.join(sorted(_BY_EFFECT_OF))}, and each of these needs it")
        if isinstance(self.who, str) and (self.least > 1 or kinds[0] != "unit" or self.this_turn in _LEFT):
            raise ValueError(
                "`who`: this Unit or Base is one card in play; describe the cards instead, or leave `least` out"
            )
        for asked, right in ((self.who, kinds), (self.effect_of, ("card", "unit", "base"))):
            if isinstance(asked, Selector) and (asked.given() - PRINTED or not set(asked.what) <= set(right)):
                raise ValueError(f"past events tell of {', '.join(right)} only {', '.join(sorted(PRINTED))}")
        return self


PRINTED = frozenset(
    {
        "what",
        "side",
        "traits",
        "colors",
        "colors_lack",
        "name",
        "name_contains",
        "name_lacks",
        "token",
        "ex",
        "other",
        "besides",
        "paired",
    }
)


class PlayerWithShields(Model):
    """A player has a number of Shields within the bounds."""

    a_player_has_shields: Range


class EnemyPlayers(Model):
    """The number of enemy players is within the bounds; there is 1 in a game of two."""

    enemy_players: Range


class DestroyedWith(Model):
    """For an effect triggered by its own destruction: this card was destroyed with this kind of damage."""

    destroyed_with: Literal["damage", "battle damage", "effect damage"]


class DestroyedBy(Model):
    """For an effect triggered by its own destruction: this Unit was destroyed by the effect of a matching card."""

    destroyed_by: Selector


class EffectDestroyed(Model):
    """For an effect triggered by its own destruction: an effect of that player, or its damage, destroyed this Unit."""

    effect_destroyed: Literal["any", "your", "enemy"]


class AttackNumber(Model):
    """The present attack has this number in the turn (from 1), among all attacks or those of this Unit."""

    attack_number: int = Field(ge=1)
    of: Literal["any", "this"] = "any"


class Blocking(Model):
    """This Unit is the one that blocked the present attack."""

    blocking: Literal[True]


class TurnOrder(Model):
    """You are the player who goes first, or second."""

    goes: Literal["first", "second"]


class TurnNumber(Model):
    """It is your turn, and its number among your turns (from 1) is within bounds."""

    own_turn: Range


class WithEx(Model):
    """An EX Resource was used to play this card."""

    with_ex: Literal[True]


class DeployedFrom(Model):
    """This Unit was deployed from that zone: "if you deploy this Unit from your trash"."""

    deployed_from: Literal["hand", "trash"]


class AnyOf(Model):
    """At least one of these conditions."""

    any_of: Annotated[tuple[Condition, ...], Field(min_length=2)]


class Both(Model):
    """All of these conditions."""

    both: Annotated[tuple[Condition, ...], Field(min_length=1)]


_CONDITIONS = (
    "count",
    "matches",
    "turn",
    "attacking",
    "battling",
    "player_level",
    "deployed_from",
    "this_turn",
    "with_ex",
    "effect_destroyed",
    "attack_number",
    "blocking",
    "goes",
    "own_turn",
    "a_player_has_shields",
    "enemy_players",
    "destroyed_with",
    "destroyed_by",
    "destroys",
    "number_chosen",
    "any_of",
    "both",
)


def _condition_tag(value: Any) -> str:
    keys = value if isinstance(value, dict) else getattr(type(value), "model_fields", ())
    return next((k for k in _CONDITIONS if k in keys), "count")


Condition: TypeAlias = Annotated[
    Annotated[CountIs, Tag("count")]
    | Annotated[Matches, Tag("matches")]
    | Annotated[TurnIs, Tag("turn")]
    | Annotated[AttackTargetIs, Tag("attacking")]
    | Annotated[BattlingIs, Tag("battling")]
    | Annotated[PlayerLevelIs, Tag("player_level")]
    | Annotated[DeployedFrom, Tag("deployed_from")]
    | Annotated[ThisTurn, Tag("this_turn")]
    | Annotated[WithEx, Tag("with_ex")]
    | Annotated[EffectDestroyed, Tag("effect_destroyed")]
    | Annotated[AttackNumber, Tag("attack_number")]
    | Annotated[Blocking, Tag("blocking")]
    | Annotated[TurnOrder, Tag("goes")]
    | Annotated[TurnNumber, Tag("own_turn")]
    | Annotated[PlayerWithShields, Tag("a_player_has_shields")]
    | Annotated[EnemyPlayers, Tag("enemy_players")]
    | Annotated[DestroyedWith, Tag("destroyed_with")]
    | Annotated[DestroyedBy, Tag("destroyed_by")]
    | Annotated[Destroys, Tag("destroys")]
    | Annotated[NumberChosen, Tag("number_chosen")]
    | Annotated[AnyOf, Tag("any_of")]
    | Annotated[Both, Tag("both")],
    Discriminator(_condition_tag),
]


def another_asked(condition: Condition) -> Selector | None:
    """Return the one card beside this Unit that a condition asks about: "another Unit is in play"; None without one."""
    match condition:
        case CountIs(count=another, least=1, most=None | 1) if another.did != "ap reduced":
            return another
        case AttackTargetIs(attacking=Selector() as another) | BattlingIs(battling=another):
            return another
        case ThisTurn(who=Selector() as another, least=1, never=False):
            return another
        case Matches(card="this pilot"):
            return Selector(what=("pilot",))
    return None


def could_be_chosen(another: Selector, kinds: frozenset[Kind], *, enemy: bool) -> bool:
    """Return True if a card that is asked about is like the ones chosen before: of these kinds, enemy ones or not."""
    of_side = another.side == "any" or (another.side == "enemy") == enemy
    return of_side and not kinds.isdisjoint(another.what)
