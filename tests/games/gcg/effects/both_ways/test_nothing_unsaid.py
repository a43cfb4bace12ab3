"""Whatever is changed in an effect changes its text, or has no words: nothing in it is left unsaid."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from tests.conftest import Times

ABILITIES = list(dict.fromkeys(effect for card in card_sets() for effect in card.effects))
ABILITY: TypeAdapter[m.AnyAbility] = TypeAdapter(m.AnyAbility)
VALUES: dict[str, tuple[Any, ...]] = {
    "side": ("your", "friendly", "enemy", "any"),
    "zone": ("hand", "trash"),
    "state": ("active", "rested"),
    "turn": ("your", "opponent's"),
    "lasts": ("turn", "battle"),
    "link": ("then", "if you do"),
    "damage": ("any", "battle", "effect"),
    "where": ("hand", "deck top", "deck bottom", "deck, shuffled", "trash"),
    "change": ("ap", "hp", "level", "cost"),
    "to": ("this", "chosen", "this base", "event card", "event doer"),
    "players": ("you", "all"),
    "level": ({"most": 3},),
    "ap": ({"least": 2},),
    "keyword": ("repair",),
    "damaged": (True, False),
    "linked": (True, False),
    "token": (True, False),
    "paired": (True, False),
    "attacking": (True, False),
    **dict.fromkeys(("rested", "once", "by_chosen", "or_this", "with_ex", "base", "next_only", "other"), (True,)),
    **dict.fromkeys(("pay", "ex", "reveal", "never", "unique"), (True,)),
}
"""What is put into fields of these names, wherever it may stand."""


def changed(value: Any) -> Iterator[Any]:
    """Everything that comes of changing one thing somewhere in the written form of an ability."""

    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, list):
        for place, part in enumerate(value):
            yield from ([*value[:place], other, *value[place + 1 :]] for other in changed(part))
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from ({**value, key: other} for other in changed(part))
        for key, values in VALUES.items():
            if not isinstance(value.get(key), dict | list):
                yield from ({**value, key: other} for other in values)


@pytest.mark.parametrize("language", ["en", "ja", "zh"])
def test_what_is_changed_is_said(language: str, rng: random.Random, times: Times) -> None:
    words = library.wording(language)
    for ability in rng.sample(ABILITIES, min(len(ABILITIES), times(1000, plain=4))):
        text = words.text(ability)
        for written in changed(ability.model_dump(mode="json")):
            try:
                other = ABILITY.validate_python(written)
                said = words.text(other)
            except (ValidationError, NotWorded):
                continue
            assert said != text or as_it_works(other) == as_it_works(ability), other


def as_it_works(ability: m.AnyAbility) -> m.AnyAbility:
    """An ability without what makes no difference: a card is in the hand, where nothing else is said."""
    in_hand = isinstance(ability, m.Constant) and ability.to == "this card" and ability.zone == "hand"
    return ability.model_copy(update={"zone": None}) if in_hand else ability
