"""What a player does as a cost: of activated effects, before an effect, or in place of an event."""

from __future__ import annotations

from typing import Literal, TypeAlias

from gundam_desktop.games.gcg.effects.language.model import Model
from gundam_desktop.games.gcg.effects.language.parts import Amount, Selector


class Pay(Model):
    """A circled number: the number of Resources to be paid (9-1-7-3)."""

    pay: Amount


class DestroyThis(Model):
    """Destroy this Unit, or this Base."""

    destroy_this: Literal["this", "this base"]


class ReturnThis(Model):
    """Return this Unit or Base, its Pilot, or this card from the trash to its owner's hand or deck."""

    return_this: Literal["hand", "deck top", "deck bottom"]
    card: Literal["this", "this base", "this pilot", "this card in trash"] = "this"


class ReturnCost(Model):
    """Return cards of your own in play to their owner's hand."""

    to_hand: Amount
    what: Selector


class BottomCost(Model):
    """Return cards of your hand, trash or field to the bottom of your deck."""

    to_bottom: Amount
    what: Selector


class ShuffleCost(Model):
    """Return cards of your hand, trash or field to your deck and shuffle it."""

    shuffle: Amount
    what: Selector


class RevealCost(Model):
    """Reveal cards of your hand to all players."""

    reveal: Amount
    what: Selector


class RemoveCost(Model):
    """Exile cards of your hand, trash or field, or EX Resources of yours, from the game."""

    remove: Amount
    what: Selector


class DamageThis(Model):
    """Deal damage to this Unit, or to this Base."""

    damage: Amount
    damage_this: Literal["this", "this base"] = "this"


class DamageCost(Model):
    """Deal damage to cards of your own in play."""

    damage: Amount
    count: Amount = 1
    what: Selector


class ShieldCost(Model):
    """Add your topmost Shields to your hand."""

    shields_to_hand: Amount


class TrashTopCost(Model):
    """Place the top cards of your deck into your trash."""

    trash_top: Amount


class RestThis(Model):
    """Rest this Unit, or this Base."""

    rest: Literal["this", "this base"] = "this"


class DiscardCost(Model):
    """Discard cards from your hand."""

    discard: Amount
    what: Selector
    most: Amount | None = None
    """The most cards, if the player decides how many; None if not."""


class RestCost(Model):
    """Rest active cards of your own in play."""

    rest: Amount
    what: Selector
    most: Amount | None = None
    """The most cards, if the player decides how many; None if not."""


class DestroyCost(Model):
    """Destroy cards of your own in play."""

    destroy: Amount
    what: Selector


class RemoveThis(Model):
    """Exile this Unit or Base, or this card from the trash, where its effect works."""

    remove_this: Literal["trash", "this", "this base"]


Cost: TypeAlias = (
    Pay
    | RestThis
    | RestCost
    | DiscardCost
    | DestroyCost
    | DestroyThis
    | DamageCost
    | DamageThis
    | ShieldCost
    | TrashTopCost
    | ReturnThis
    | ReturnCost
    | BottomCost
    | ShuffleCost
    | RevealCost
    | RemoveCost
    | RemoveThis
)
