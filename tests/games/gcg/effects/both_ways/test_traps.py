"""Texts in which who, when, which of two or what governs what could be read wrongly: read as meant, or refused.

They are in `traps.txt`. A text with an arrow is read like the plain one behind it; every other one is refused.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.wording.en import texts

TOKENS = card_sets().tokens
LINES = [
    line
    for line in Path(__file__).with_name("traps.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
READ = [tuple(line.split(" -> ")) for line in LINES if " -> " in line]
REFUSED = [line for line in LINES if " -> " not in line]


def test_there_are_many() -> None:
    assert len(READ) > 200
    assert len(REFUSED) > 200


@pytest.mark.parametrize(("text", "plain"), READ)
def test_a_text_means_what_is_plain(text: str, plain: str) -> None:
    assert texts(read_text(text, tokens=TOKENS), TOKENS) == [text if plain == "the same" else plain]


@pytest.mark.parametrize("text", REFUSED)
def test_a_text_that_is_not_clear_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_text(text, tokens=TOKENS)
