"""Words costs, and other ways to play a card, in a language without articles and plurals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.phrases.playing import PLAYING
from gundam_desktop.games.gcg.effects.phrases.row import Blank, parts
from gundam_desktop.games.gcg.effects.phrases.steps import STEPS
from gundam_desktop.games.gcg.effects.phrases.texts import in_form
from gundam_desktop.games.gcg.effects.wording.references import ReferencesOf


class Costs(ABC, Generic[ReferencesOf]):
    """Words costs."""

    say: ClassVar[AbilityTexts]

    """The cost to return `{cards}` to their owner's hand."""

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
                return self._step(m.Rest(), self.paid(cost.rest))
            case m.DiscardCost(most=int() | m.Count()):
                return self.say.discard.format(cards=self._counted(cost.what, cost.discard, cost.most))
            case m.DiscardCost():
                return self.discarding(cost)
            case m.RestCost():
                return self._step(m.Rest(), self._counted(cost.what, cost.rest, cost.most))
            case m.DestroyCost():
                return self.say.destroy.format(cards=self._counted(cost.what, cost.destroy))
            case m.DamageCost():
                cards = self._counted(cost.what, cost.count)
                return self.say.damage_this.format(cards=cards, amount=number(cost.damage))
            case m.ShieldCost():
                return self._step(m.ShieldToHand(amount=cost.shields_to_hand))
            case m.TrashTopCost():
                return self._step(m.TrashTop(amount=cost.trash_top))
            case m.DamageThis():
                cards = self.paid(cost.damage_this)
                return self.say.damage_this.format(cards=cards, amount=number(cost.damage))
            case m.DestroyThis():
                return self._step(m.Destroy(), self.paid(cost.destroy_this))
            case m.ReturnThis():
                this = self._refs.this() if cost.card == "this" else self.paid(cost.card)
                return self.say.return_this[cost.return_this].format(this=this)
            case m.ReturnCost():
                text = in_form(self.say.return_cards, several=number(cost.to_hand) > 1)
                return text.format(cards=self._counted(cost.what, cost.to_hand))
            case m.ShuffleCost():
                return self.say.shuffle.format(cards=self._counted(cost.what, cost.shuffle))
            case m.BottomCost():
                return self.say.to_bottom.format(cards=self._counted(cost.what, cost.to_bottom))
            case m.RevealCost():
                return self.say.reveal.format(cards=self._counted(cost.what, cost.reveal))
            case m.RemoveCost():
                return self.say.remove.format(cards=self._counted(cost.what, cost.remove))
            case m.RemoveThis():
                this = self.paid("this card in trash" if cost.remove_this == "trash" else cost.remove_this)
                return self.say.remove.format(cards=this)
        raise NotWorded(f"the cost {type(cost).__name__}")

    def paid(self, this: m.Reference) -> str:
        """Return the words for this card, which pays a cost."""
        return self._refs.who(this)

    def _step(self, step: m.Rest | m.Destroy | m.ShieldToHand | m.TrashTop, cards: str = "") -> str:
        """Return a cost in the words of the step that does the same."""
        row = STEPS.row_for(step, self.say.language)
        if row is None:
            raise NotWorded(f"the cost {step.do!r} so")
        amount = "" if isinstance(step, m.Rest | m.Destroy) else str(number(step.amount))
        return row.texts.filled(self.say.language, {"to": lambda: cards, "amount": lambda: amount})

    def _counted(self, what: m.Selector, amount: m.Amount, most: m.Amount | None = None) -> str:
        return self._refs.counted(m.Group(what=what, least=amount, most=amount if most is None else most))

    def optional(self, cost: str) -> str:
        """Return a cost as an option, in the form that the text of `PLAYING` takes."""
        return cost

    def playing(self, ability: m.PlayAs) -> str:
        """Return the words for another way to play a card."""
        row = PLAYING.row_for(ability, self._refs.nouns.say.language)
        if row is None or len(ability.by) > 1:
            raise NotWorded("this way of playing a card")
        text = row.texts.of(self._refs.nouns.say.language)
        return "".join(part if isinstance(part, str) else self._of_play(part, ability) for part in parts(text))

    def _of_play(self, blank: Blank, ability: m.PlayAs) -> str:
        match blank.form, ability:
            case "cost", _:
                return self.optional(self.cost(ability.by[0]))
            case "one", m.PlayAs(onto=m.Selector() as unit):
                return self._refs.one(unit)
            case "if", _ if ability.condition is not None:
                return self.provided(ability.condition)
            case "change", m.PlayAs(cost=m.Plus(plus=by)):
                return self._refs.nouns.raised("cost", by)
        return self._figures(ability)

    def _figures(self, ability: m.PlayAs) -> str:
        """Return the figures as which a card is played: "4 Lv. and cost"."""
        given = {stat: getattr(ability, stat) for stat in ("level", "cost") if getattr(ability, stat) is not None}
        amounts = {number(amount) for amount in given.values()}
        names = {self._refs.nouns.stat(stat): number(amount) for stat, amount in given.items()}
        if len(amounts) == 1:
            names = {self.say.and_.join(names): amounts.pop()}
        return self.say.between_figures.join(
            self.say.as_figure.format(figure=name, amount=amount) for name, amount in names.items()
        )
