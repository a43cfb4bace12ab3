"""Which abilities of the card sets a scenario shows: one that no longer holds when the ability is taken away.

Abilities of one wording share their scenarios. Those that wait for two enemy players do nothing in a game of two.
`python -m tests.scenarios.shown_abilities [SET...]` prints what is missing.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.scenarios.document import ScenarioError
from gundam_desktop.scenarios.runner import run
from gundam_desktop.scenarios.scenario import Scenario
from tests.scenarios.shipped import all_scenarios

_NUMBER = re.compile(r"\b[A-Z]+\d*-\d{3}\b")


def of_more_players(ability: m.AnyAbility) -> bool:
    """Whether an ability waits for two enemy players: then it does nothing in a game of two."""
    asked = [part.enemy_players.least for part in m.models_in(ability) if isinstance(part, m.EnemyPlayers)]
    return any(isinstance(least, int) and least > 1 for least in asked)


@cache
def _cards() -> dict[str, Card]:
    """The cards of the sets by their numbers."""
    return {card.number: card for card in card_sets()}


@cache
def keys(number: str) -> list[str]:
    """The abilities of a card, each as it is written."""
    return [ability.model_dump_json() for ability in _cards()[number].effects]


def missing(sets: Iterable[str] = ()) -> dict[str, list[int]]:
    """By card, the places of those of its abilities that no scenario shows; of these sets, or of all."""
    wanted = set(sets)
    cards = [card for card in _cards().values() if not wanted or card.set in wanted]
    left = {
        key
        for card in cards
        for key, ability in zip(keys(card.number), card.effects, strict=True)
        if not of_more_players(ability)
    }
    for scenario in all_scenarios():
        left -= set(_shown(scenario, left))
    unshown = {card.number: [at for at, key in enumerate(keys(card.number)) if key in left] for card in cards}
    return {number: places for number, places in unshown.items() if places}


def _shown(scenario: Scenario, wanted: set[str]) -> Iterator[str]:
    """The abilities without which the scenario does not hold."""
    own = {card.number for card in scenario.setting.cards}
    there = set(_NUMBER.findall(json.dumps(scenario.document.data))) - own
    for number in sorted(there & _cards().keys()):
        for at, key in enumerate(keys(number)):
            if key in wanted and not _holds(scenario, _cards()[number], at):
                yield key


def _holds(scenario: Scenario, card: Card, without: int) -> bool:
    """Whether the scenario holds although the card lacks one of its abilities."""
    rest = card.model_copy(update={"effects": (*card.effects[:without], *card.effects[without + 1 :])})
    try:
        setting = scenario.setting._replace(cards=(*scenario.setting.cards, rest))
        return run(scenario._replace(setting=setting)).ok
    except ScenarioError:
        return False


if __name__ == "__main__":
    found = missing(sys.argv[1:])
    for number, places in found.items():
        print(number, " ".join(str(place + 1) for place in places))
    print(f"{sum(map(len, found.values()))} abilities of {len(found)} cards are not shown")
