"""The wording in Chinese (Simplified), in the vocabulary of the Chinese rules."""

from __future__ import annotations

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenLookup
from gundam_desktop.games.gcg.effects.phrases.abilities import AbilityTexts
from gundam_desktop.games.gcg.effects.wording.ability_text import AbilityText
from gundam_desktop.games.gcg.effects.wording.events import Events
from gundam_desktop.games.gcg.effects.wording.mentions import WordsOfEffects
from gundam_desktop.games.gcg.effects.wording.zh_references import ChineseReferences
from gundam_desktop.games.gcg.effects.wording.zh_steps import ChineseSteps


class _ChineseAbility(AbilityText[ChineseReferences]):
    say = AbilityTexts("zh")
    steps = ChineseSteps

    @classmethod
    def references(cls, ability: m.AnyAbility, tokens: TokenLookup, effects: WordsOfEffects) -> ChineseReferences:
        del ability  # every text begins in the same way
        return ChineseReferences(tokens, effects)

    def occasion(self, ability: m.Triggered) -> str:
        condition = "" if ability.condition is None else self.meanwhile(ability.condition)
        return f"{condition}当{Events(self._refs).event(ability.on)}时，"


texts, word = _ChineseAbility.texts, _ChineseAbility.word
