"""The wording in Japanese, in the style of the cards."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.wording.ability_text import (
    AbilityText,
    cannot_attack_meanwhile,
)
from gundam_desktop.games.gcg.effects.wording.events import Events
from gundam_desktop.games.gcg.effects.wording.ja_references import JapaneseReferences
from gundam_desktop.games.gcg.effects.wording.ja_steps import JapaneseSteps
from gundam_desktop.games.gcg.effects.wording.ja_verbs import as_one_may, if_so
from gundam_desktop.games.gcg.effects.wording.mentions import WordsOfEffects


class _JapaneseAbility(AbilityText[JapaneseReferences]):
    say = AbilityTexts("ja")
    steps = JapaneseSteps

    @classmethod
    def references(cls, ability: m.AnyAbility, tokens: TokenLookup, effects: WordsOfEffects) -> JapaneseReferences:
        destroyed = isinstance(ability, m.Triggered) and ability.on.event == "destroyed"
        return JapaneseReferences(tokens, effects, destroyed=destroyed)

    def meanwhile(self, condition: m.Condition) -> str:
        return self._refs.meanwhile(condition)

    def provided(self, condition: m.Condition) -> str:
        return f"{if_so(self._refs.condition(condition))}、"

    def special(self, ability: m.Constant) -> str:
        if (condition := cannot_attack_meanwhile(ability)) is not None:
            return f"{self._refs.this()}は、{self._refs.meanwhile(condition)}アタックできない"
        return ""

    def occasion(self, ability: m.Triggered) -> str:
        condition = "" if ability.condition is None else self.meanwhile(ability.condition)
        return f"{condition}{Events(self._refs).event(ability.on)}とき、"

    def _done(self, cost: m.Cost | None) -> str:
        self._refs.name_again()
        return super()._done(cost)

    def optional(self, cost: str) -> str:
        return as_one_may(cost).replace("自分の手札", "手札")


texts, word = _JapaneseAbility.texts, _JapaneseAbility.word
