"""The examples of docs/effects.md: each text is the ability under it, both ways."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.reader import read_text
from gundam_desktop.games.gcg.effects.wording import en, ja, zh

DOCUMENT = Path(__file__).parents[5] / "docs" / "effects.md"
BLOCKS = re.findall(r"^```\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
LINES = [line for block in BLOCKS for line in block.splitlines()]
TOKENS = card_sets().tokens


@cache
def ability_of(text: str) -> tuple[m.AnyAbility, ...]:
    """What a text of the document means; each is read once for all tests of a process."""
    return read_text(text, tokens=TOKENS)


@pytest.mark.sampled(100)
@pytest.mark.parametrize(("text", "ability"), list(zip(LINES[::2], LINES[1::2], strict=True)))
def test_an_example(text: str, ability: str) -> None:
    effects = ability_of(text)
    assert [effect.model_dump(mode="json") for effect in effects] == [json.loads(ability)]
    assert en.texts(effects, TOKENS) == [text]


REFERENCES = {"link", "to", "unit"}
"""Fields of many words that say the same in each of them."""


def said(value: Any) -> Iterator[tuple[str, ...]]:
    """The words of an ability: each model, each of its fields that is not its default, events and rules by name."""
    if isinstance(value, tuple):
        for part in value:
            yield from said(part)
    elif isinstance(value, m.Model):
        model = type(value).__name__
        yield (model,)
        for field, info in type(value).model_fields.items():
            given = getattr(value, field)
            if info.is_required() or given != info.get_default():
                yield model, field
                if field in ("event", "rule"):
                    yield model, field, given
            yield from said(given)


def words() -> Iterator[tuple[str, ...]]:
    """All that can be said."""
    named = list(vars(m).values())
    models: set[type[m.Model]] = {model for model in named if isinstance(model, type) and issubclass(model, m.Model)}
    for model in models - {m.Model, m.Step, m.Effects}:
        name = model.__name__
        yield (name,)
        for field in model.model_fields.keys() - REFERENCES - {"kind", "do"}:
            yield name, field
    for model, field, names in ((m.Trigger, "event", m.EventName), (m.RuleChange, "rule", m.RuleName)):
        for name in get_args(names):
            yield model.__name__, field, name


def test_every_word_has_an_example() -> None:
    examples = {word for text in LINES[::2] for word in said(ability_of(text))}
    assert set(words()) - examples == set()


PACKAGE = DOCUMENT.parents[1] / "gundam_desktop"
GUIDE = DOCUMENT.read_text(encoding="utf-8").partition("## Adding a step")[2]


def test_every_place_that_the_guide_names_is_there() -> None:
    paths = re.findall(r"`((?:effects|model|rules|ui|tests)/[\w/.]*)`", GUIDE)
    roots = (PACKAGE / "games" / "gcg", PACKAGE, PACKAGE.parent)
    assert len(paths) > 10
    assert [path for path in paths if not any((root / path).exists() for root in roots)] == []


def test_every_step_has_words_in_every_language() -> None:
    steps = {line: ability_of(line) for line in LINES[::2]}
    kinds = {type(part) for effects in steps.values() for part in m.models_in(effects) if isinstance(part, m.Step)}
    assert kinds == set(get_args(get_args(m.AnyStep)[0]))
    for effects in steps.values():
        for module in (en, ja, zh):
            assert module.texts(effects, TOKENS)


def printed_words(text: str) -> list[str]:
    """The words of a text without its marks, in small letters."""
    return re.findall(r"[\w'+-]+", re.sub("【[^】]*】", "", text).lower())


@pytest.mark.shared
def test_no_example_is_the_text_of_a_card(shared: Path) -> None:
    printed: set[str] = set()
    for path in (*(shared / "cards").rglob("cards_en.json"), shared / "cards" / "st11_14" / "en.json"):
        for card in json.loads(path.read_text(encoding="utf-8")):
            printed |= {" ".join(printed_words(line)) for line in (card["text"] or "").splitlines()}
    examples = [words for text in LINES[::2] if len(words := printed_words(text)) >= 8]
    assert len(examples) > 200
    assert [" ".join(words) for words in examples if " ".join(words) in printed] == []
