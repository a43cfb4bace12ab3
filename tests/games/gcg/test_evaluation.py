"""What the bots' eye for a position knows of."""

from __future__ import annotations

from typing import get_args

from gundam_desktop.games.gcg.effects.language import KeywordName
from gundam_desktop.games.gcg.evaluation import _KEYWORDS


def test_every_keyword_effect_is_worth_something() -> None:
    assert {keyword.lower() for keyword in _KEYWORDS} == set(get_args(KeywordName))
    assert all(worth > 0 for worth in _KEYWORDS.values())
