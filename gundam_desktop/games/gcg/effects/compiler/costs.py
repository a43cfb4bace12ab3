"""Compiles costs, and what is done in place of something, to instructions before those of the effect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gundam_desktop.games.gcg.effects import language
from gundam_desktop.games.gcg.effects.compiler.choices import unseen
from gundam_desktop.games.gcg.effects.compiler.selectors import amount, finder, predicate, reference
from gundam_desktop.games.gcg.effects.run.flow import ChooseFields, FoundGroup
from gundam_desktop.games.gcg.effects.run.hand_and_deck import DiscardFields, PayFields
from gundam_desktop.games.gcg.effects.run.interpreter import operation_of
from gundam_desktop.games.gcg.effects.run.on_field import DamageFields, ReturnFields
from gundam_desktop.games.gcg.effects.run.operations import ByAmount, OfCards
from gundam_desktop.games.gcg.model.definition import CompiledAbility, Instruction, Modification, Need
from gundam_desktop.games.gcg.model.queries import Finder, Number, Predicate
from gundam_desktop.rulebook.enforcement import enforces

_DECK: Final = language.Selector.constant(what=("card",), side="your", zone="deck")


@enforces("9-1-7-2", "9-1-7-3", "9-1-7-4")
def add_cost(ability: CompiledAbility, costs: Sequence[language.Cost]) -> None:
    """Compile the cost before the colon: Resources and resting are paid at once, discards are chosen first of all."""
    for cost in costs:
        if isinstance(cost, language.Pay):
            ability.pay = amount(cost.pay)
        elif isinstance(cost, language.RestThis):
            ability.rest_this = True
        elif isinstance(cost, language.RestCost):
            active = cost.what.model_copy(update={"state": "active"})
            of_all = cost.most if cost.most is None or isinstance(cost.most, int) else language.Count(count=active)
            most = None if of_all is None else amount(of_all)
            _chosen_cost(ability, active, amount(cost.rest), "rest", "rest as a cost", most)
        elif isinstance(cost, language.DestroyCost):
            _chosen_cost(ability, cost.what, amount(cost.destroy), "destroy", "Destroy")
        elif isinstance(cost, language.ReturnCost):
            _chosen_cost(ability, cost.what, amount(cost.to_hand), "return", "to hand as a cost")
        elif isinstance(cost, language.BottomCost):
            _chosen_cost(ability, cost.what, amount(cost.to_bottom), "return", "to deck as a cost")
        elif isinstance(cost, language.ShuffleCost):
            _chosen_cost(ability, cost.what, amount(cost.shuffle), "return", "shuffle as a cost")
        elif isinstance(cost, language.RevealCost):
            _chosen_cost(ability, cost.what, amount(cost.reveal), "reveal", "Reveal")
        elif isinstance(cost, language.RemoveCost):
            _chosen_cost(ability, cost.what, amount(cost.remove), "remove", "Remove")
        elif isinstance(cost, language.DestroyThis):
            ability.code = (instruction("Destroy", OfCards(reference(cost.destroy_this))), *ability.code)
        elif isinstance(cost, language.DamageCost):
            _chosen_damage(ability, cost)
        elif isinstance(cost, language.ShieldCost):
            _done_as_cost(ability, "ShieldToHand", amount(cost.shields_to_hand), language.YOUR_SHIELDS)
        elif isinstance(cost, language.TrashTopCost):
            _done_as_cost(ability, "TrashTop", amount(cost.trash_top), _DECK)
        elif isinstance(cost, language.DamageThis):
            damage = DamageFields(reference(cost.damage_this), amount(cost.damage), 1)
            ability.code = (instruction("Damage", damage), *ability.code)
        elif isinstance(cost, language.RemoveThis):
            exiled = reference("this card in trash" if cost.remove_this == "trash" else cost.remove_this)
            ability.code = (instruction("Remove", OfCards(exiled)), *ability.code)
        elif isinstance(cost, language.ReturnThis):
            this = reference(cost.card)
            if cost.card == "this pilot":
                ability.needs = (*ability.needs, Need((), this, 1, None))
            ability.code = (instruction("Return", ReturnFields(this, cost.return_this)), *ability.code)
        elif isinstance(cost, language.DiscardCost):
            ability.discard = (finder(in_hand(cost.what)), amount(cost.discard))
            least = amount(cost.discard)
            most = least if cost.most is None else amount(cost.most)
            discard = DiscardFields(finder(in_hand(cost.what)), most, "discard cost", least=least)
            ability.code = (instruction("Discard", discard), *ability.code)


def _chosen_cost(
    ability: CompiledAbility,
    what: language.Selector,
    count: Number,
    purpose: str,
    operation: str,
    most: Number | None = None,
) -> None:
    """Add instructions that choose cards for a cost and do something to them, before all other instructions.

    `most`: the greatest number of cards, if the player decides how many; None if not.
    """
    find = finder(what)
    ability.needs = (*ability.needs, Need((), find, count, unseen(what)))
    choose = ChooseFields((FoundGroup(find, count, count if most is None else most),), purpose)
    done = instruction(operation, OfCards(reference("chosen")))
    ability.code = (instruction("Choose", choose), done, *ability.code)


def _chosen_damage(ability: CompiledAbility, cost: language.DamageCost) -> None:
    """Return instructions that choose cards for a cost and deal damage to them before all others."""
    find, count = finder(cost.what), amount(cost.count)
    ability.needs = (*ability.needs, Need((), find, count, None))
    choose = ChooseFields((FoundGroup(find, count, count),), "damage")
    damage = DamageFields(reference("chosen"), amount(cost.damage), 1)
    ability.code = (instruction("Choose", choose), instruction("Damage", damage), *ability.code)


def _done_as_cost(ability: CompiledAbility, operation: str, count: Number, cards: language.Selector) -> None:
    """Do a step for a cost before all others; it is paid in full or not at all."""
    ability.needs = (*ability.needs, Need((), finder(cards), count, None))
    ability.code = (instruction(operation, ByAmount(count)), *ability.code)


def with_substitute(change: Modification, replacement: language.Replacement) -> Modification:
    """Return the replacement with what the player does in place of the event; `cards.definitions` numbers it."""
    if replacement.doing is None:
        return change
    doing = CompiledAbility(-1, "substitute")
    cost = replacement.doing
    if isinstance(cost, language.RestThis):
        active = language.Selector(what=("unit", "base"), side="your", state="active")
        doing.needs = (Need((), _this_if(predicate(active)), 1, None),)
        doing.code = (instruction("rest as a cost", OfCards(reference(cost.rest))),)
    elif isinstance(cost, language.Pay):
        doing.pay = amount(cost.pay)
        doing.code = (instruction("PayCost", PayFields(doing.pay, None)),)
    else:
        add_cost(doing, (cost,))
        if isinstance(cost, language.DiscardCost):
            hand = in_hand(cost.what)
            doing.needs = (Need((), finder(hand), amount(cost.discard), unseen(hand)),)
    return Modification(change.kind, change.key._replace(doing=doing), 0, None, once=change.once)


def _this_if(test: Predicate) -> Finder:
    """Return the card with the effect if it passes a test."""
    return lambda state, context: [context.this] if test(state, context, context.this) else []


def instruction(name: str, fields: Any) -> Instruction:
    """Return the instruction of an operation, with its compiled fields."""
    return Instruction(operation_of(name), fields)


def in_hand(what: language.Selector | None) -> language.Selector:
    """Return the selector of the matching cards in the player's hand; of all cards in hand if `what` is None."""
    return (what or language.ANY_CARD).model_copy(update={"zone": "hand", "side": "your"})
