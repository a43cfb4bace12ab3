"""The examples of docs/effects.md: each text is the ability under it, both ways."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.effects.reader import read_text
from gundam_desktop.games.gcg.effects.wording.en import texts

DOCUMENT = Path(__file__).parents[4] / "docs" / "effects.md"
BLOCKS = re.findall(r"^```\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
LINES = [line for block in BLOCKS for line in block.splitlines()]
TOKENS = card_sets().tokens


@pytest.mark.parametrize(("text", "ability"), list(zip(LINES[::2], LINES[1::2], strict=True)))
def test_an_example(text: str, ability: str) -> None:
    effects = read_text(text, tokens=TOKENS)
    assert [effect.model_dump(mode="json") for effect in effects] == [json.loads(ability)]
    assert texts(effects, TOKENS) == [text]
