"""The wording as it was when it was last looked at: of the document's examples in full, of the cards as digests.

`python -m tests.games.gcg.effects.both_ways.kept_wordings` keeps the present one; what it changes is seen in the diff.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.languages import LANGUAGES
from tests.games.gcg.effects.both_ways.test_documented import LINES

_ABILITIES = TypeAdapter[tuple[m.AnyAbility, ...]](tuple[m.AnyAbility, ...])
KEPT = Path(__file__).with_name("kept_wordings.json")
"""Two mappings: `examples`, English text -> language -> text; `cards`, number -> digests of its text by language."""


@cache
def present() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """Return what the file would be now."""
    words = {language: library.wording(language) for language in LANGUAGES}
    examples = {
        text: {str(language): "\n".join(map(words[language].text, abilities)) for language in LANGUAGES[1:]}
        for text, abilities in zip(LINES[::2], map(_read, LINES[1::2]), strict=True)
    }
    cards = {
        card.number: {str(language): _digest(map(words[language].text, card.effects)) for language in LANGUAGES}
        for card in card_sets()
        if card.effects
    }
    return {"examples": examples, "cards": cards}


def kept() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """Return what the file has."""
    found: Mapping[str, Mapping[str, Mapping[str, str]]] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def _read(written: str) -> tuple[m.AnyAbility, ...]:
    return _ABILITIES.validate_python([json.loads(written)])


def _digest(texts: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:8]


if __name__ == "__main__":
    parts = {
        name: [json.dumps({key: said}, ensure_ascii=False)[1:-1] for key, said in rows.items()]
        for name, rows in present().items()
    }
    lines = ",\n".join(f'"{name}": {{\n' + ",\n".join(rows) + "\n}" for name, rows in parts.items())
    KEPT.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
