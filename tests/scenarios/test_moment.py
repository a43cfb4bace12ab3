"""One moment of a scenario: facts, legal choices and refusals are told as they are."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.scenarios.moment import Moment
from gundam_desktop.scenarios.reading import facts_at, read_text

TEXT = """
title: An attack
position: {A: {battle: [{card: ST01-005, as: gm}]}, B: {battle: [{card: ST02-007, as: leo}]}}
play: []
"""


@pytest.mark.parametrize(
    ("subject", "value", "why"),
    [
        ("legal", ["attack gm -> player"], ""),
        ("legal", ["attack gm -> leo"], "legal: `attack gm -> leo` is refused"),
        ("illegal", {"attack gm -> leo": "any"}, ""),
        ("illegal", {"attack gm -> leo": "1-1-1"}, "must be refused for 1-1-1"),
        ("illegal", {"attack gm -> player": "any"}, "must be refused (any), but it is legal"),
        ("B.shields", 6, ""),
        ("B.shields", 5, "B.shields: expected 5, is 6"),
    ],
)
def test_what_is_otherwise_is_said(subject: str, value: object, why: str) -> None:
    begun = SCENARIOS.begin(read_text(TEXT, "test.yaml", SCENARIOS)[0])
    (fact,) = facts_at({subject: value}, ("expect",), SCENARIOS)
    found = Moment(begun, begun.events).mismatch(fact)
    assert why in found
    assert bool(found) == bool(why)
