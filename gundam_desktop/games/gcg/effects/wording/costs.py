"""Words costs, and other ways to play a card, in a language without articles and plurals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.wording import NotWorded, number
from gundam_desktop.games.gcg.effects.wording.card_changes import ReferencesOf


class Costs(ABC, Generic[ReferencesOf]):
    """Words costs. The class attributes are the words of a language, with blanks in braces."""

    rest: ClassVar[str]
    discard: ClassVar[str]
    """The cost to discard `{cards}`, as many as the player decides."""
    destroy: ClassVar[str]
    """The cost to destroy `{cards}`."""
    destroy_this: ClassVar[str]
    damage_this: ClassVar[str]
    """The cost to deal `{amount}` damage to `{cards}`."""
    shields_to_hand: ClassVar[str]
    """The cost to add `{amount}` Shields to the hand."""
    trash_top: ClassVar[str]
    """The cost to place the top `{amount}` cards of the deck into the trash."""
    reveal: ClassVar[str]
    """The cost to reveal `{cards}`."""
    remove: ClassVar[str]
    return_cards: ClassVar[str]
    shuffle: ClassVar[str]
    """`{cards}` are shuffled into the deck."""
    to_bottom: ClassVar[str]
    """`{cards}` go to the bottom of the deck."""
    """The cost to return `{cards}` to their owner's hand."""
    return_this: ClassVar[Mapping[str, str]]
    """Destination -> the cost of returning `{this}` Unit."""
    and_: ClassVar[str]
    """The word between two figures of a card."""
    play_onto: ClassVar[str]
    """Playing the card and pairing it with `{unit}`, as one with such `{figures}`."""
    cheaper_onto: ClassVar[str]
    """Playing the card and pairing it with `{unit}`, with a `{change}` of its cost."""
    play_if: ClassVar[str]
    """Playing the card if `{condition}` holds, as one with such `{figures}`."""
    play_paying: ClassVar[tuple[str, str]]
    """The option of a `{cost}` when the card is played, and playing it as one with such `{figures}`."""
    then_cheaper: ClassVar[str]
    """If that was done, the card's cost is changed by `{change}`."""
    play_cheaper: ClassVar[str]
    """Playing the card with a `{change}` of its cost if `{condition}` holds."""
    as_figure: ClassVar[str]
    """The `{figure}`, now `{amount}`, of a card that is played with another figure."""

    def __init__(self, refs: ReferencesOf) -> None:
        self._refs = refs

    @abstractmethod
    def provided(self, condition: m.Condition) -> str:
        """Return "if the condition holds, "."""

    @abstractmethod
    def discarding(self, cost: m.DiscardCost) -> str:
        """Return the words for a cost of discarding cards."""

    def cost(self, cost: m.Cost) -> str:
        """Return the words for a cost."""
        match cost:
            case m.RestThis():
                return self.rest.format(cards=self._refs.who(cost.rest))
            case m.DiscardCost(most=int() | m.Count()):
                return self.discard.format(cards=self._counted(cost.what, cost.discard, cost.most))
            case m.DiscardCost():
                return self.discarding(cost)
            case m.RestCost():
                return self.rest.format(cards=self._counted(cost.what, cost.rest, cost.most))
            case m.DestroyCost():
                return self.destroy.format(cards=self._counted(cost.what, cost.destroy))
            case m.DamageCost():
                cards = self._counted(cost.what, cost.count)
                return self.damage_this.format(cards=cards, amount=number(cost.damage))
            case m.ShieldCost():
                return self.shields_to_hand.format(amount=number(cost.shields_to_hand))
            case m.TrashTopCost():
                return self.trash_top.format(amount=number(cost.trash_top))
            case m.DamageThis():
                cards = self._refs.who(cost.damage_this)
                return self.damage_this.format(cards=cards, amount=number(cost.damage))
            case m.DestroyThis():
                return self.destroy_this.format(cards=self._refs.who(cost.destroy_this))
            case m.ReturnThis():
                this = self._refs.this() if cost.card == "this" else self._refs.who(cost.card)
                return self.return_this[cost.return_this].format(this=this)
            case m.ReturnCost():
                return self.return_cards.format(cards=self._counted(cost.what, cost.to_hand))
            case m.ShuffleCost():
                return self.shuffle.format(cards=self._counted(cost.what, cost.shuffle))
            case m.BottomCost():
                return self.to_bottom.format(cards=self._counted(cost.what, cost.to_bottom))
            case m.RevealCost():
                return self.reveal.format(cards=self._counted(cost.what, cost.reveal))
            case m.RemoveCost():
                return self.remove.format(cards=self._counted(cost.what, cost.remove))
            case m.RemoveThis():
                this = self._refs.who("this card in trash" if cost.remove_this == "trash" else cost.remove_this)
                return self.remove.format(cards=this)
        raise NotWorded(f"the cost {type(cost).__name__}")

    def _counted(self, what: m.Selector, amount: m.Amount, most: m.Amount | None = None) -> str:
        return self._refs.counted(m.Group(what=what, least=amount, most=amount if most is None else most))

    def optional(self, cost: str) -> str:
        """Return a cost as an option, in the form that `play_paying` takes."""
        return cost

    def playing(self, ability: m.PlayAs) -> list[str]:
        """Return the sentences of another way to play a card."""
        if (by := cheaper(ability)) is not None and ability.condition is not None:
            cost = self._refs.nouns.stat("cost")
            return [self.play_cheaper.format(condition=self.provided(ability.condition), change=f"{cost}{by:+}")]
        if (by := cheaper(ability)) is not None and ability.onto is not None:
            unit, cost = self._refs.nouns.noun_phrase(ability.onto), self._refs.nouns.stat("cost")
            return [self.cheaper_onto.format(unit=unit, change=f"{cost}{by:+}")]
        if (by := cheaper(ability)) is not None and len(ability.by) == 1:
            said, _ = self.play_paying
            change = f"{self._refs.nouns.stat('cost')}{by:+}"
            return [said.format(cost=self.optional(self.cost(ability.by[0]))), self.then_cheaper.format(change=change)]
        given = {stat: getattr(ability, stat) for stat in ("level", "cost") if getattr(ability, stat) is not None}
        amounts = {number(amount) for amount in given.values()}
        if not given or len(ability.by) > 1:
            raise NotWorded("this way of playing a card")
        names = {self._refs.nouns.stat(stat): number(amount) for stat, amount in given.items()}
        if len(amounts) == 1:
            names = {self.and_.join(names): amounts.pop()}
        figures = "、".join(self.as_figure.format(figure=name, amount=amount) for name, amount in names.items())
        if ability.onto is not None:
            unit = self._refs.nouns.noun_phrase(ability.onto)
            return [self.play_onto.format(unit=unit, figures=figures)]
        if ability.condition is not None:
            condition = self.provided(ability.condition)
            return [self.play_if.format(condition=condition, figures=figures)]
        cost = self.optional(self.cost(ability.by[0]))
        return [sentence.format(cost=cost, figures=figures) for sentence in self.play_paying]


def cheaper(ability: m.PlayAs) -> int | None:
    """Return the change of the cost that a card has while it is played; None for another way to play it."""
    match ability.cost:
        case m.Plus(plus=by, amount=of) if of == m.THIS_CARDS_COST and ability.level is None:
            return by
    return None
