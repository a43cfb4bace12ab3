"""Texts whose effects were judged by hand, whatever their own wording is: read as these effects, or refused.

They are in `judged.txt`, one below the other: a text, and below it the effects as data, one a line; or `refused: ` with
the words that are marked. `<br>` stands for the end of a line.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text

TOKENS = card_sets().tokens
REFUSED = "refused: "
BLOCKS = [
    block.splitlines()
    for block in Path(__file__).with_name("judged.txt").read_text(encoding="utf-8").strip().split("\n\n")
    if not block.startswith("#")
]


def test_each_text_is_judged_once() -> None:
    texts = [text for text, *_ in BLOCKS]
    assert len(texts) == len(set(texts)) > 0
    assert all(len(block) > 1 for block in BLOCKS)


@pytest.mark.parametrize(
    ("text", "effects"), [(text, effects) for text, *effects in BLOCKS if not effects[0].startswith(REFUSED)]
)
def test_a_text_is_read_as_was_judged(text: str, effects: list[str]) -> None:
    read = read_text(text, tokens=TOKENS)
    assert [effect.model_dump(mode="json") for effect in read] == [json.loads(effect) for effect in effects]


@pytest.mark.parametrize(
    ("text", "marked"), [(text, marked) for text, marked, *_ in BLOCKS if marked.startswith(REFUSED)]
)
def test_a_text_that_is_not_clear_is_refused(text: str, marked: str) -> None:
    with pytest.raises(NotUnderstood) as caught:
        read_text(text, tokens=TOKENS)
    assert caught.value.words.strip() == marked.removeprefix(REFUSED)
    assert text[caught.value.position :].startswith(caught.value.words)
