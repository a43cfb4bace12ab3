"""The steps about a player's own deck, hand, Shields and Resources, and what every step has."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from gundam_desktop.games.gcg.effects.language.model import Model
from gundam_desktop.games.gcg.effects.language.parts import Amount, Reference, Selector

Link: TypeAlias = Literal["then", "if you do", "if you don't", "in any case"] | None
ASKS_IF_DONE: Final[frozenset[Link]] = frozenset({"if you do", "if you don't"})
"""The links that ask if the step before was carried out."""


class Step(Model):
    """One instruction. Instructions are carried out in printed order (1-3-7)."""

    link: Link = None
    """How it follows the step before: "Then" always, "If you do" if that was carried out, "If you don't" if not.

    These govern the steps that follow, too, and so does a condition those that follow it by "Then": up to a sentence of
    its own, which is carried out `in any case`.
    """


class Draw(Step):
    """Draw (4-14)."""

    do: Literal["draw"] = "draw"
    amount: Amount = 1


class Discard(Step):
    """Discard from your hand (4-11); the player chooses, or chance does."""

    do: Literal["discard"] = "discard"
    amount: Amount = 1
    least: Amount | None = None
    """The fewest cards, if the player decides how many: then `amount` is the most."""
    what: Selector | None = None
    random: bool = False


class DiscardChosen(Step):
    """Discard cards of a hand that were chosen."""

    do: Literal["discard chosen"] = "discard chosen"
    to: Reference = "chosen"


class PlaceAsShield(Step):
    """Place cards that were chosen, face down, as Shields of their owner."""

    do: Literal["place as shield"] = "place as shield"
    to: Reference = "chosen"
    last: bool = False
    """True for a place after the last Shield, else on top of the Shields."""


class ShieldToHand(Step):
    """Add Shields from the top to your hand (3-6-4-1)."""

    do: Literal["shield to hand"] = "shield to hand"
    amount: Amount = 1


class PlaceShield(Step):
    """Place the top cards of your deck, unseen, as Shields."""

    do: Literal["place shield"] = "place shield"
    amount: Amount = 1
    last: bool = False
    """True for a place after the last Shield, where it is destroyed last; else on top of the Shields."""


class PlaceResource(Step):
    """Place Resources from the resource deck, or EX Resources from outside the game."""

    do: Literal["place resource"] = "place resource"
    amount: Amount = 1
    ex: bool = False
    rested: bool = False


class Look(Step):
    """Look at the top cards of your deck; they are `looked` for the following steps."""

    do: Literal["look"] = "look"
    amount: Amount = 1
    reveal: bool = False
    """True if they are shown to all players."""


class ArrangeShields(Step):
    """Return your Shields, after you looked at them, in an order that you decide; only you know it (3-1-7)."""

    do: Literal["arrange shields"] = "arrange shields"


class PlaceInTrash(Step):
    """Place cards that were looked at into your trash."""

    do: Literal["place in trash"] = "place in trash"
    to: Reference = "chosen"


class LookAt(Step):
    """Look at cards of a private place: a Shield, the opponent's hand."""

    do: Literal["look at"] = "look at"
    to: Reference = "chosen"


class ReturnLooked(Step):
    """Return the looked-at cards that remain to the bottom, at random or in any order, to the top or into the trash."""

    do: Literal["return looked"] = "return looked"
    order: Literal["random", "any"] = "random"
    where: Literal["deck bottom", "deck top", "trash"] = "deck bottom"


class TrashTop(Step):
    """Place the top cards of your deck into your trash."""

    do: Literal["trash top"] = "trash top"
    amount: Amount = 1


class SplitLooked(Step):
    """Return `top` of the looked-at cards to the top, the others to the bottom."""

    do: Literal["split looked"] = "split looked"
    top: Amount = 1
    bottom: Amount = 1


class TopOrBottom(Step):
    """Put the looked-at card on top of your deck, or else at its bottom or into your trash."""

    do: Literal["top or bottom"] = "top or bottom"
    other: Literal["bottom", "trash"] = "bottom"


class PayCost(Step):
    """Pay with active Resources: nothing happens without enough of them."""

    do: Literal["pay"] = "pay"
    amount: Amount
    least: int | None = None
    """The least amount, if the player decides how much: then `amount` is the most."""


class DeployExBase(Step):
    """Deploy an EX Base from outside the game (4-17-4)."""

    do: Literal["deploy ex base"] = "deploy ex base"
