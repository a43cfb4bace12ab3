"""A language by its key: its words for abilities and link conditions, and its names."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts, TokenLookup
from gundam_desktop.games.gcg.effects.wording.names import Names, facts_in_language, in_language
from gundam_desktop.tabletop.face import Ability


class _Words(NamedTuple):
    word: Callable[[m.AnyAbility, TokenLookup], Ability]
    word_link: Callable[[Iterable[str], Iterable[str]], str]
    keyword: Callable[[m.Keyword], str]


class Language:
    """A language with its names of cards and traits, and with the tokens that texts may name."""

    def __init__(self, key: str, names: Names, tokens: Iterable[tuple[str, TokenFacts]]) -> None:
        self.names = names
        self._words = _words_of(key)
        self._tokens = TokenLookup((number, facts_in_language(facts, names)) for number, facts in tokens)

    def word(self, ability: m.AnyAbility) -> Ability:
        """Word one ability: its marks and its text. NotWorded if the language has no words for it yet."""
        return self._words.word(in_language(ability, self.names), self._tokens)

    def text(self, ability: m.AnyAbility) -> str:
        """Return one ability as one line."""
        return self.word(ability).line

    def word_link(self, names: Iterable[str], traits: Iterable[str]) -> str:
        """Return a link condition as printed on a card."""
        return self._words.word_link(map(self.names.card, names), map(self.names.trait, traits))

    def keyword(self, of: m.Keyword) -> str:
        """Return a keyword as it is written."""
        return self._words.keyword(of)


def _words_of(key: str) -> _Words:
    """Return the wording functions of a language, by its key; other languages are not imported."""
    if key == "en":
        from gundam_desktop.games.gcg.effects.wording import en, en_nouns

        return _Words(en.word, en_nouns.NOUNS.link_condition, en_nouns.NOUNS.keyword)
    if key == "ja":
        from gundam_desktop.games.gcg.effects.wording import ja, ja_nouns

        return _Words(ja.word, ja_nouns.NOUNS.link_condition, ja_nouns.NOUNS.keyword)
    if key == "zh":
        from gundam_desktop.games.gcg.effects.wording import zh, zh_nouns

        return _Words(zh.word, zh_nouns.NOUNS.link_condition, zh_nouns.NOUNS.keyword)
    raise KeyError(key)
