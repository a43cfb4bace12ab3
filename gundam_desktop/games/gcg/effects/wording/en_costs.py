"""Costs, and other ways to play a card, in English."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, circled, number
from gundam_desktop.games.gcg.effects.wording import en_nouns as nouns
from gundam_desktop.games.gcg.effects.wording import en_quantities as quantities
from gundam_desktop.games.gcg.effects.wording.costs import cheaper
from gundam_desktop.games.gcg.effects.wording.en_references import EnglishReferences

_RETURNED = {
    "hand": "{} hand",
    "deck top": "the top of {} deck",
    "deck bottom": "the bottom of {} deck",
}
_OWNER = "its owner's"
_THIS = {"this": "this Unit", "this base": "this Base", "this pilot": "the Pilot paired with this Unit"}


def play_as(ability: m.PlayAs, refs: EnglishReferences) -> str:
    """Word another way to play a card: its Lv. and cost then, and when."""
    figures = "" if cheaper(ability) is not None else _as_if(ability)
    if len(ability.by) > 1:
        raise NotWorded("this way of playing a card")
    if ability.condition is not None:
        asked = refs.condition(ability.condition)
        if (by := cheaper(ability)) is not None:
            return f"When playing this card from your hand, if {asked}, it gets cost {by:+}."
        return f"When playing this card from your hand, if {asked}, play it as if it has {figures}."
    if ability.onto is not None and (by := cheaper(ability)) is not None:
        onto = nouns.one(ability.onto)
        return f"When playing this card from your hand and pairing it with {onto}, this card gets cost {by:+}."
    if ability.onto is not None:
        return (
            f"When playing this card from your hand and pairing it with {nouns.one(ability.onto)}, "
            f"play this card as if it has {figures}."
        )
    return (
        f"When playing this card from your hand, you may {cost_of(ability.by[0])}. If you do, it gets cost {by:+}."
        if (by := cheaper(ability)) is not None
        else f"When playing this card from your hand, you may {cost_of(ability.by[0])}. "
        f"If you do, play this card as if it has {figures}."
    )


def _as_if(ability: m.PlayAs) -> str:
    """Return the Lv. and cost as which a card is played: "0 Lv. and cost", "2 Lv. and 1 cost"."""
    match ability.level, ability.cost:
        case None, None:
            raise NotWorded("this way of playing a card")
        case None, cost:
            return f"{number(cost)} cost"
        case level, None:
            return f"{number(level)} Lv."
        case level, cost if level == cost:
            return f"{number(level)} Lv. and cost"
    return f"{number(ability.level)} Lv. and {number(ability.cost)} cost"


def cost_of(cost: m.Cost) -> str:
    """Word one part of a cost: "discard 1", "rest this Unit"."""
    match cost:
        case m.Pay():
            return circled(cost.pay)
        case m.RestThis():
            return "rest this Base" if cost.rest == "this base" else "rest this Unit"
        case m.DiscardCost(most=int() | m.Count() as most):
            return quantities.discarded_some(m.Discard(amount=most, least=cost.discard, what=cost.what))
        case m.DiscardCost():
            amount = number(cost.discard)
            if cost.what == m.YOUR_HAND:
                return f"discard {amount}"
            if (cost.what.side, cost.what.zone) != ("your", "hand"):
                raise NotWorded("cards of somewhere else")
            return f"discard {amount} {nouns.noun_phrase(cost.what, plural=amount > 1, bare=True)}"
        case m.DamageThis():
            this = "this Base" if cost.damage_this == "this base" else "this Unit"
            return f"deal {number(cost.damage)} damage to {this}"
        case m.DamageCost():
            cards = quantities.counted(m.Group(what=cost.what, least=cost.count, most=cost.count))
            return f"deal {number(cost.damage)} damage to {cards}"
        case m.ShieldCost():
            return f"add {number(cost.shields_to_hand)} of your Shields to your hand"
        case m.TrashTopCost():
            top = number(cost.trash_top)
            return f"place the top {'card' if top == 1 else f'{top} cards'} of your deck into your trash"
        case m.DestroyThis():
            return "destroy this Base" if cost.destroy_this == "this base" else "destroy this Unit"
        case m.ReturnThis():
            if cost.card == "this card in trash":
                return f"return this card from your trash to {_RETURNED[cost.return_this].format('your')}"
            return f"return {_THIS[cost.card]} to {_RETURNED[cost.return_this].format(_OWNER)}"
        case m.RestCost():
            return f"rest {quantities.counted(m.Group(what=cost.what, least=cost.rest, most=cost.most or cost.rest))}"
        case m.ReturnCost():
            hands = "their owners' hands" if number(cost.to_hand) > 1 else "its owner's hand"
            cards = quantities.counted(m.Group(what=cost.what, least=cost.to_hand, most=cost.to_hand))
            return f"return {cards} to {hands}"
        case m.BottomCost():
            group = m.Group(what=cost.what, least=cost.to_bottom, most=cost.to_bottom)
            return f"return {quantities.counted(group)} to the bottom of your deck"
        case m.ShuffleCost():
            group = m.Group(what=cost.what, least=cost.shuffle, most=cost.shuffle)
            return f"return {quantities.counted(group)} to your deck and shuffle it"
        case m.RevealCost():
            return f"reveal {quantities.counted(m.Group(what=cost.what, least=cost.reveal, most=cost.reveal))}"
        case m.RemoveCost():
            group = m.Group(what=cost.what, least=cost.remove, most=cost.remove)
            return f"exile {quantities.counted(group)}"
        case m.RemoveThis():
            return f"exile {_THIS.get(cost.remove_this, 'this card from your trash')}"
        case m.DestroyCost():
            return f"destroy {quantities.counted(m.Group(what=cost.what, least=cost.destroy, most=cost.destroy))}"
