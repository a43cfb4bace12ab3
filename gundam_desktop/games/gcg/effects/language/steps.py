"""The steps of an effect."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BeforeValidator, Field, model_validator

from gundam_desktop.games.gcg.effects.language.changes import Changes
from gundam_desktop.games.gcg.effects.language.conditions import Condition
from gundam_desktop.games.gcg.effects.language.events import Gate, Trigger
from gundam_desktop.games.gcg.effects.language.groups import Group
from gundam_desktop.games.gcg.effects.language.model import Model, as_tuple
from gundam_desktop.games.gcg.effects.language.own_steps import (
    ArrangeShields,
    DeployExBase,
    Discard,
    DiscardChosen,
    Draw,
    Look,
    LookAt,
    PayCost,
    PlaceAsShield,
    PlaceInTrash,
    PlaceResource,
    PlaceShield,
    ReturnLooked,
    ShieldToHand,
    SplitLooked,
    Step,
    TopOrBottom,
    TrashTop,
)
from gundam_desktop.games.gcg.effects.language.parts import (
    Amount,
    PlayersName,
    PlayerTarget,
    Range,
    Reference,
    Stat,
    somewhere,
)
from gundam_desktop.games.gcg.effects.language.tokens import Tokens

Target: TypeAlias = Reference | Literal["your shield area"] | PlayerTarget
"""Cards or players that can be changed for a limited time."""
Duration: TypeAlias = Literal[
    "turn",
    "battle",
    "opponent's next start phase",
    "opponent's next turn",
    "in opponent's next turn",
    "your next turn",
    "end of your next turn",
    "in your next turn",
]
"""`opponent's next turn`: to its end; `in opponent's next turn`: in that turn alone; `your next turn`: to its start;
`end of your next turn`: to its end; `in your next turn`: in that turn alone."""
CommandSource: TypeAlias = Literal["this card", "this pilot", "chosen", "discarded"]
"""The card whose 【Main】 or 【Action】 is activated."""

EffectSource: TypeAlias = Literal["this", "chosen"]
"""The Unit whose 【Deploy】 is activated."""


class Choose(Step):
    """Choose cards; following steps call them `chosen`."""

    do: Literal["choose"] = "choose"
    groups: Annotated[tuple[Group, ...], BeforeValidator(as_tuple), Field(min_length=1)]
    same: Stat | None = None
    """With two groups and one card of each: the figure that must be equal for both cards."""

    @model_validator(mode="after")
    def _somewhere(self) -> Choose:
        if self.same is not None and [(group.least, group.most) for group in self.groups] != [(1, 1), (1, 1)]:
            raise ValueError("`same` needs two groups of exactly one card each")
        for group in self.groups:
            somewhere(group.what)
            if len(self.groups) > 1 and (group.unique or group.in_all is not None):
                raise ValueError(
                    "`unique` (names that differ) and `in_all` (a figure in all) are for a choice of one group"
                )
        return self


class Damage(Step):
    """Deal effect damage (4-5-3)."""

    do: Literal["damage"] = "damage"
    to: Reference = "chosen"
    amount: Amount
    times: Amount = 1
    """How many times it is dealt, one after the other."""


class DamageTwo(Step):
    """Deal an amount of damage to one of two cards that were chosen, and another amount to the other one."""

    do: Literal["damage two"] = "damage two"
    first: int = Field(ge=1)
    second: int = Field(ge=1)


class Recover(Step):
    """The cards recover HP (4-6)."""

    do: Literal["recover"] = "recover"
    to: Reference = "chosen"
    amount: Amount


class Rest(Step):
    """Rest the cards."""

    do: Literal["rest"] = "rest"
    to: Reference = "chosen"


class SetActive(Step):
    """Set it as active."""

    do: Literal["set active"] = "set active"
    to: Reference = "chosen"


class Destroy(Step):
    """Destroy the cards (4-10)."""

    do: Literal["destroy"] = "destroy"
    to: Reference = "chosen"


class Remove(Step):
    """Exile it from the game: put it into the removal area (4-12)."""

    do: Literal["remove"] = "remove"
    to: Reference = "chosen"


class Return(Step):
    """Return it to its owner's hand, or to their deck."""

    do: Literal["return"] = "return"
    to: Reference = "chosen"
    where: Literal["hand", "deck top", "deck bottom", "deck, shuffled"] = "hand"


class AddToHand(Step):
    """Add a card to your hand: this card (Burst), a chosen card of the trash, a card that was looked at."""

    do: Literal["add to hand"] = "add to hand"
    to: Reference = "this card"
    reveal: bool = False
    """True if it is shown to all players."""


class UnitFigures(Model):
    """AP and HP of a card that becomes a Unit."""

    ap: int = Field(ge=0)
    hp: int = Field(ge=1)


class Deploy(Step):
    """Deploy without cost: this card (Burst), or a chosen card."""

    do: Literal["deploy"] = "deploy"
    to: Reference = "this card"
    rested: bool = False
    as_unit: UnitFigures | None = None
    """Figures with which a card of another type is deployed as a Unit (it is then no Pilot); None for other cards."""
    pay: bool = False
    """True for "Pay its cost to deploy it": with active Resources, otherwise it is not deployed."""


class DeployToken(Step):
    """Deploy Unit tokens. Several numbers: the player chooses which one."""

    do: Literal["deploy token"] = "deploy token"
    token: Tokens
    """Numbers of token cards: `T-004`; the facts of tokens of which there is no card."""
    every: bool = False
    """True to deploy tokens of every number, not of one."""
    amount: Amount = 1
    rested: bool = False


class Pair(Step):
    """Pair a card with this Unit, or with another one, without cost."""

    do: Literal["pair"] = "pair"
    to: Reference = "chosen"
    unit: Reference = "this"


class Reveal(Step):
    """Reveal cards to all players."""

    do: Literal["reveal"] = "reveal"
    to: Reference = "chosen"


class Redirect(Step):
    """Change the attack target of the battling enemy Unit, or of this Unit, to it."""

    do: Literal["redirect"] = "redirect"
    attacker: Literal["enemy", "this"] = "enemy"
    to: Reference = "chosen"


class Battle(Step):
    """Begin a battle of this Unit and another, or of two others; only its damage step takes place (edition 1.8)."""

    do: Literal["battle"] = "battle"
    to: Reference = "chosen"
    this_unit: bool = True
    """True if this Unit is one of the two."""


class EndBattle(Step):
    """End the current battle; its damage step is not carried out."""

    do: Literal["end battle"] = "end battle"


class When(Step):
    """For a time, carry out these steps whenever the event happens. Its `who` may be the chosen cards."""

    do: Literal["when"] = "when"
    on: Trigger
    by_chosen: bool = False
    """True if the event counts only for the cards chosen now."""
    lasts: Literal["turn", "battle"] = "turn"
    steps: SomeSteps


class Later(Step):
    """At the end of this turn or battle, or of a later turn, or at its start, these steps.

    "It" in them means the cards chosen now, if they are still there.
    """

    do: Literal["later"] = "later"
    at: Literal[
        "turn",
        "battle",
        "opponent's next turn",
        "end of your next turn",
        "start of opponent's next turn",
        "start of your next turn",
    ] = "turn"
    steps: SomeSteps


class Modify(Step):
    """Change cards for a time: "It gets AP+2 during this turn"."""

    do: Literal["modify"] = "modify"
    to: Target = "chosen"
    changes: Changes
    lasts: Duration = "turn"


class GainEffect(Step):
    """Cards gain a triggered effect for a time: "this Unit" in it is the card that gains it."""

    do: Literal["gain effect"] = "gain effect"
    to: Reference = "chosen"
    on: Trigger
    gate: Gate | None = None
    turn: Literal["your", "opponent's"] | None = None
    condition: Condition | None = None
    lasts: Literal["turn", "battle"] = "turn"
    steps: SomeSteps

    @model_validator(mode="after")
    def _of_the_card(self) -> GainEffect:
        refuse_effect_of_others(self.on)
        return self


def refuse_effect_of_others(on: Trigger) -> None:
    """Raise ValueError for an event that cards in play do not wait for."""
    if on.event == "burst":
        raise ValueError("`burst` is no event of cards in play; expected another event")


class ActivateMain(Step):
    """Activate 【Main】 or 【Action】 of this card (a Burst), the card paired with this Unit, or another."""

    do: Literal["activate main"] = "activate main"
    of: CommandSource = "this card"
    timing: Literal["main", "action"] = "main"


class ActivateEffect(Step):
    """Activate the 【Deploy】 effects of a Unit in play, as if it was deployed now."""

    do: Literal["activate effect"] = "activate effect"
    of: EffectSource = "this"


class May(Step):
    """Steps that the player may decline ("You may")."""

    do: Literal["may"] = "may"
    steps: SomeSteps


class If(Step):
    """If the condition holds at this point, these steps; else the others ("instead")."""

    do: Literal["if"] = "if"
    condition: Condition
    steps: SomeSteps
    otherwise: tuple[AnyStep, ...] = ()


class Repeat(Step):
    """Steps that are carried out as often as an amount says, one time after the other: "for each Unit, choose 1"."""

    do: Literal["repeat"] = "repeat"
    times: Amount
    steps: SomeSteps


class Players(Step):
    """Players carry out these steps, each for themselves, the turn player first (1-3-4): "your" is that player's."""

    do: Literal["players"] = "players"
    who: PlayersName
    hand: Range | Literal["most"] | None = None
    """Only players with a number of cards in hand within these bounds, or `most`: the enemy with the most cards."""
    steps: SomeSteps


class Arm(Model):
    """One arm of a case."""

    condition: Condition
    steps: SomeSteps


class Development(Step):
    """<Development N>: you may exile N (G Generation) cards from your trash; if you do, the text after it (1.7)."""

    do: Literal["development"] = "development"
    amount: Amount
    steps: SomeSteps


class Case(Step):
    """The first arm whose condition holds: "deploy A if ..., deploy B if ..., or deploy C if ..."."""

    do: Literal["case"] = "case"
    arms: Annotated[tuple[Arm, ...], Field(min_length=1)]


class Mode(Step):
    """Choose one of several texts, or a number of them, which are carried out in printed order."""

    do: Literal["mode"] = "mode"
    number: int = Field(default=1, ge=1)
    arms: Annotated[tuple[SomeSteps, ...], Field(min_length=1)]


AnyStep: TypeAlias = Annotated[
    Choose
    | Damage
    | DamageTwo
    | Recover
    | Rest
    | SetActive
    | Destroy
    | Remove
    | Return
    | AddToHand
    | Draw
    | Discard
    | DiscardChosen
    | PlaceAsShield
    | Deploy
    | DeployToken
    | Pair
    | ShieldToHand
    | PlaceShield
    | ArrangeShields
    | PlaceInTrash
    | PlaceResource
    | Look
    | LookAt
    | ReturnLooked
    | TrashTop
    | Reveal
    | Redirect
    | Battle
    | EndBattle
    | SplitLooked
    | TopOrBottom
    | PayCost
    | DeployExBase
    | When
    | Later
    | Modify
    | GainEffect
    | ActivateMain
    | ActivateEffect
    | May
    | If
    | Repeat
    | Players
    | Development
    | Case
    | Mode,
    Field(discriminator="do"),
]


TAKES_AWAY: Final = (Destroy, Remove, Return, AddToHand)
"""The steps after which a card is not on the field."""
DONE_BY_YOU: Final = (Draw, Discard, TrashTop)
"""What a player does with their own cards: behind what all players do, it is said that you do it."""
SomeSteps: TypeAlias = Annotated[tuple[AnyStep, ...], Field(min_length=1)]
