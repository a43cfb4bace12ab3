"""The Japanese wording beside the printed Japanese: what is the same, and why the rest is not."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.sets import card_sets
from gundam_desktop.games.gcg.effects.reader import NotUnderstood, read_text
from gundam_desktop.games.gcg.effects.wording import NotWorded

pytestmark = pytest.mark.shared
SETS = card_sets()
OURS = ("ST01", "ST02", "ST03", "ST04", "GD01")
LEAST = 0.95
OF_OTHER_SETS = 0.94

COMMA = "a comma that cards of the same shape do not have"
DIFFERENT = {
    ("GD01-023", 0): "no comma before two traits, where other cards have one",
    ("GD01-028", 0): COMMA,
    ("GD01-045", 0): COMMA,
    ("GD01-047", 0): "no comma after what is left out, where other cards have one",
    ("GD01-066", 1): "whose they are stands before the trait, elsewhere after it",
    ("GD01-103", 0): "the state of the second card is not said again; the English card does",
    ("ST03-010", 1): COMMA,
}
"""The abilities that are not worded as printed, by card and place on it."""


def printed(shared: Path, language: str) -> dict[str, str]:
    cards = json.loads((shared / "cards" / f"cards_{language}.json").read_text(encoding="utf-8"))
    return {card["number"]: card["text"] or "" for card in cards}


def comparable(line: str) -> str:
    """A line without reminder, white space, and differences of glyphs."""
    without = re.sub(r"(?<=》)\((?:[^()]|\([^()]*\))*\)$", "", unicodedata.normalize("NFKC", line))
    return re.sub(r"\s", "", without)


def lines(text: str) -> list[str]:
    return [comparable(line) for line in text.split("\n") if line and line[0] not in "(（"]


def abilities(shared: Path) -> Iterator[tuple[str, int, bool]]:
    """Number and place of every ability of our sets, and whether it is worded as printed."""
    texts = printed(shared, "ja")
    words = library.wording("ja")
    for card in SETS:
        if card.set in OURS and card.effects:
            expected = lines(texts[card.number])
            assert len(expected) == len(card.effects), card.number
            for place, effect in enumerate(card.effects):
                yield card.number, place, comparable(words.text(effect)) == expected[place]


def test_our_sets_are_worded_as_printed_but_for_what_is_printed_unevenly(shared: Path) -> None:
    compared = list(abilities(shared))
    different = {(number, place) for number, place, same in compared if not same}
    share = 1 - len(different) / len(compared)
    print(f"{share:.1%} of {len(compared)} abilities are worded as printed")
    for place in sorted(different):
        print(*place, DIFFERENT.get(place, "new"))
    assert different == DIFFERENT.keys()
    assert share >= LEAST


def test_what_is_read_of_other_sets_is_mostly_worded_as_printed(shared: Path) -> None:
    english, japanese = printed(shared, "en"), printed(shared, "ja")
    words = library.wording("ja")
    compared = []
    for number, text in english.items():
        said, expected = [line for line in text.split("\n") if line[:1] != "("], lines(japanese.get(number, ""))
        if number.partition("-")[0] in OURS or len(said) != len(expected):
            continue
        for line, printed_line in zip(said, expected, strict=True):
            try:
                effects = read_text(line, tokens=SETS.tokens)
                compared.append(comparable("".join(map(words.text, effects))) == printed_line)
            except (NotUnderstood, NotWorded):
                continue
    print(f"{sum(compared) / len(compared):.1%} of {len(compared)} more abilities are worded as printed")
    assert sum(compared) / len(compared) >= OF_OTHER_SETS


def test_every_fact_of_our_sets_is_as_printed(shared: Path) -> None:
    cards = json.loads((shared / "cards" / "cards_ja.json").read_text(encoding="utf-8"))
    for facts in cards:
        if facts["set"] in OURS and facts["number"] in SETS:
            face = library.face(facts["number"], "ja")
            assert (face.name, list(face.traits), list(face.environment)) == (
                facts["name"],
                facts["traits"],
                facts["zone"],
            )
            assert re.sub(r"\s|/|特徴", "", face.link) == re.sub(r"\s|/|特徴", "", facts["link"]), facts["number"]
