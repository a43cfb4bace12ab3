"""Words costs, and other ways to play a card: what every language shares."""

from __future__ import annotations

from abc import ABC
from typing import Any, ClassVar, Generic

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded, number, refuse_if
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.phrases.costs import COSTS
from gundam_desktop.games.gcg.effects.phrases.playing import PLAYING
from gundam_desktop.games.gcg.effects.phrases.row import CARDS, Blank, worded
from gundam_desktop.games.gcg.effects.wording import circled
from gundam_desktop.games.gcg.effects.wording.references import ReferencesOf


class Costs(ABC, Generic[ReferencesOf]):
    """The words for costs and other ways to play a card, in one language."""

    say: ClassVar[AbilityTexts]

    def __init__(self, refs: ReferencesOf) -> None:
        self._refs = refs

    def provided(self, condition: m.Condition) -> str:
        """Return "if the condition holds, "."""
        return self.say.provided.format(self._refs.condition(condition))

    def cost(self, cost: m.Cost) -> str:
        """Return the words for a cost."""
        return worded(COSTS.text_for(cost, self.say.language), lambda blank, _: self._blank(blank, cost))

    def _blank(self, blank: Blank, cost: Any) -> tuple[str, bool]:
        """Return the words for a blank, and whether they mean several cards."""
        value: Any = getattr(cost, blank.field)
        if isinstance(value, str):
            return self.paid(getattr(cost, blank.field)), False
        if blank.form == "circled":
            return circled(value), False
        if blank.form not in CARDS or (blank.form == "of hand" and cost.what == m.YOUR_HAND and cost.most is None):
            return str(number(value)), False
        if blank.form == "of hand" and (cost.what.side, cost.what.zone) != ("your", "hand"):
            raise NotWorded("cards of somewhere else")
        most = getattr(cost, "most", None)
        group = m.Group(what=cost.what, least=value, most=value if most is None else most)
        return self._refs.counted(group, placed=blank.form != "of hand"), number(value) > 1

    def paid(self, this: m.Reference) -> str:
        """Return the words for this card, which pays a cost."""
        return self._refs.who(this)

    def optional(self, cost: str) -> str:
        """Return a cost as an option, in the form that the text of `PLAYING` takes."""
        return cost

    def playing(self, ability: m.PlayAs) -> str:
        """Return the words for another way to play a card."""
        refuse_if(len(ability.by) > 1, "this way of playing a card")
        text = PLAYING.text_for(ability, self.say.language)
        return worded(text, lambda blank, _: (self._of_play(blank, ability), False))

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
