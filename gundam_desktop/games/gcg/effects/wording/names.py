"""Translates the names in an effect: traits and card names, which are data of each language.

Effects have English names, as in the card sets. Before an effect is worded in a language, its names are translated;
an unknown name stays as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import is_
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts

_FIELDS = frozenset({"name", "not_named", "name_contains", "name_lacks", "link_name"})
_TRAIT_FIELDS = frozenset({"trait", "link_trait"})
"""Fields that hold the name of a card, or a part of one."""


class Names(NamedTuple):
    """English name -> name in a language."""

    cards: Mapping[str, str] = {}
    """Names of cards, and parts of them that effects ask for."""
    traits: Mapping[str, str] = {}

    def card(self, name: str) -> str:
        """Return the name of a card, or a part of one, in this language."""
        return self.cards.get(name, name)

    def trait(self, name: str) -> str:
        """Return a trait in this language."""
        return self.traits.get(name, name)


def in_language(ability: m.AnyAbility, names: Names) -> m.AnyAbility:
    """Return an ability with its names translated."""
    if not names.cards and not names.traits:
        return ability
    named: m.AnyAbility = _named(ability, names)
    return named


def facts_in_language(facts: TokenFacts, names: Names) -> TokenFacts:
    """Return the facts of a token with the names of a language."""
    return facts._replace(
        name=names.card(facts.name),
        traits=tuple(map(names.trait, facts.traits)),
        effects=tuple(in_language(effect, names) for effect in facts.effects),
    )


def _named(value: Any, names: Names) -> Any:
    if isinstance(value, tuple):
        parts = tuple(_named(part, names) for part in value)
        return value if all(map(is_, parts, value)) else parts
    if not isinstance(value, m.Model) or isinstance(value, m.Keyword):
        return value
    given = {field: content for field, content in vars(value).items() if content}
    fields = {field: _field(field, content, names) for field, content in given.items()}
    changed = {field: content for field, content in fields.items() if content is not given[field]}
    return value.model_copy(update=changed) if changed else value


def _field(field: str, value: Any, names: Names) -> Any:
    if field in _FIELDS and isinstance(value, str):
        return names.card(value)
    if field in _TRAIT_FIELDS and isinstance(value, str):
        return names.trait(value)
    if field in {"traits", "traits_lack"}:
        return tuple(map(names.trait, value))
    return _named(value, names)
