"""Words costs, and other ways to play a card, in a language without articles and plurals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.phrases.costs import COSTS
from gundam_desktop.games.gcg.effects.phrases.row import CARDS, Blank, worded
from gundam_desktop.games.gcg.effects.wording import circled
from gundam_desktop.games.gcg.effects.wording.references import ReferencesOf


class Costs(ABC, Generic[ReferencesOf]):
    """Words costs."""

    say: ClassVar[AbilityTexts]

    def __init__(self, refs: ReferencesOf) -> None:
        self._refs = refs

    @abstractmethod
    def provided(self, condition: m.Condition) -> str:
        """Return "if the condition holds, "."""

    def cost(self, cost: m.Cost) -> str:
        """Return the words for a cost."""
        row = COSTS.row_for(cost, self.say.language)
        if row is None:
            raise NotWorded(f"the cost {type(cost).__name__}")
        return worded(row.texts.of(self.say.language), lambda blank, _: self._blank(blank, cost))

    def _blank(self, blank: Blank, cost: Any) -> tuple[str, bool]:
        """Return the words for a blank, and whether they mean several cards."""
        value: Any = getattr(cost, blank.field)
        if isinstance(value, str):
            return self.paid(getattr(cost, blank.field)), False
        if blank.form == "circled":
            return circled(value), False
        if blank.form not in CARDS or (blank.form == "of hand" and cost.what == m.YOUR_HAND and cost.most is None):
            return str(number(value)), False
        most = getattr(cost, "most", None)
        group = m.Group(what=cost.what, least=value, most=value if most is None else most)
        return self._refs.counted(group, placed=blank.form != "of hand"), number(value) > 1

    def paid(self, this: m.Reference) -> str:
        """Return the words for this card, which pays a cost."""
        return self._refs.who(this)

    def _cost_changed(self, by: int) -> str:
        return self._refs.nouns.raised("cost", by)

    def optional(self, cost: str) -> str:
        """Return a cost as an option, in the form that `play_paying` takes."""
        return cost

    def playing(self, ability: m.PlayAs) -> list[str]:
        """Return the sentences of another way to play a card."""
        if (by := cheaper(ability)) is not None and ability.condition is not None:
            return [
                self.say.play_cheaper.format(condition=self.provided(ability.condition), change=self._cost_changed(by))
            ]
        if (by := cheaper(ability)) is not None and ability.onto is not None:
            unit = self._refs.one(ability.onto)
            return [self.say.cheaper_onto.format(unit=unit, change=self._cost_changed(by))]
        if (by := cheaper(ability)) is not None and len(ability.by) == 1:
            said, _ = self.say.play_paying
            change = self._cost_changed(by)
            return [
                said.format(cost=self.optional(self.cost(ability.by[0]))),
                self.say.then_cheaper.format(change=change),
            ]
        given = {stat: getattr(ability, stat) for stat in ("level", "cost") if getattr(ability, stat) is not None}
        amounts = {number(amount) for amount in given.values()}
        if not given or len(ability.by) > 1:
            raise NotWorded("this way of playing a card")
        names = {self._refs.nouns.stat(stat): number(amount) for stat, amount in given.items()}
        if len(amounts) == 1:
            names = {self.say.and_.join(names): amounts.pop()}
        figures = self.say.between_figures.join(
            self.say.as_figure.format(figure=name, amount=amount) for name, amount in names.items()
        )
        if ability.onto is not None:
            unit = self._refs.one(ability.onto)
            return [self.say.play_onto.format(unit=unit, figures=figures)]
        if ability.condition is not None:
            condition = self.provided(ability.condition)
            return [self.say.play_if.format(condition=condition, figures=figures)]
        cost = self.optional(self.cost(ability.by[0]))
        return [sentence.format(cost=cost, figures=figures) for sentence in self.say.play_paying]


def cheaper(ability: m.PlayAs) -> int | None:
    """Return the change of the cost that a card has while it is played; None for another way to play it."""
    match ability.cost:
        case m.Plus(plus=by, amount=of) if of == m.THIS_CARDS_COST and ability.level is None:
            return by
    return None
