"""The Japanese wording beside the printed Japanese: what is the same, and why the rest is not."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets

pytestmark = pytest.mark.shared
SETS = card_sets()
LEAST = 0.96

COMMA = "a comma that cards of the same shape do not have"
NO_COMMA = "no comma where other cards have one"
ORDER = "whose they are, or their state, stands before or after the trait, elsewhere the other way round"
IF = "nara in a constant effect, on other cards aida"
PAIRED_CARD = "the card, on other cards the Pilot to its owner's hand"
TWO_IN_ONE = "two sentences in one, on other cards each its own"
DATA = "the English card says something else"
DIFFERENT = {
    ("EB01-001", 0): TWO_IN_ONE,
    ("EB01-005", 0): TWO_IN_ONE,
    ("EB01-013", 0): "the player with a number of cards in hand, on other cards their hand",
    ("EB01-023", 0): COMMA,  # after a condition, before what is revealed
    ("EB01-030", 0): COMMA,  # after the looked-at cards, and before the hand
    ("EB01-034", 0): COMMA,  # as EB01-030
    ("EB01-049", 0): "this one, on other cards this Unit where it is named first",
    ("EB01-063", 1): IF,
    ("EB01-068", 1): PAIRED_CARD,
    ("EB01-078", 0): NO_COMMA,  # after all players
    ("EB01-085", 1): NO_COMMA,  # between the cards of one side and of the other
    ("GD01-023", 0): NO_COMMA,  # after the hand, before two traits
    ("GD01-028", 0): COMMA,  # after the hand
    ("GD01-045", 0): COMMA,  # after the looked-at cards
    ("GD01-047", 0): NO_COMMA,  # after what is left out
    ("GD01-066", 1): ORDER,
    ("GD01-103", 0): DATA,  # the state of the second card is not said again
    ("GD02-003", 0): PAIRED_CARD,
    ("GD02-011", 0): "what this Unit is in battle with is not chosen, on other cards it is",
    ("GD02-018", 0): COMMA,  # after this Unit, before the player it cannot attack
    ("GD02-035", 0): COMMA,
    ("GD02-047", 0): TWO_IN_ONE,
    ("GD02-104", 0): DATA,  # returned at random
    ("GD03-017", 1): "the duration stands after the Units, on other cards before them",
    ("GD03-025", 0): ORDER,
    ("GD03-071", 0): "so much for each, on other cards by as many",
    ("GD03-078", 0): PAIRED_CARD,
    ("GD03-088", 1): IF,
    ("GD03-105", 1): COMMA,  # before an attack target that is described with a verb
    ("GD03-120", 0): ORDER,
    ("GD03-129", 2): DATA,  # friendly Units, not yours
    ("GD04-039", 0): IF,
    ("GD04-042", 0): "damage of a Unit destroys, on other cards a Unit with damage",
    ("GD04-051", 0): IF,
    ("GD04-070", 0): COMMA,  # before this Unit
    ("GD04-105", 0): COMMA,  # after the looked-at cards
    ("ST01-009", 1): COMMA,  # as GD02-018
    ("ST02-016", 1): NO_COMMA,  # before the name of cards in the trash
    ("ST03-010", 1): COMMA,  # after the hand
    ("ST10-013", 1): "the card is not named again, on other cards it is",
    ("ST09-001", 0): "counted as things, on other cards as cards",
}
"""The abilities that are not worded as printed, by card and place on it."""
OTHER_TRAITS = {"T-013": "texts that deploy it have the trait that we have"}
CUT = ("GD04-122", "GD04-123", "GD04-124", "GD04-125", "GD04-126", "GD04-128", "GD04-129", "GD04-130")
"""Cards whose last ability the printed texts at hand do not have."""


def cards(shared: Path) -> list[dict[str, Any]]:
    """All cards that are printed in Japanese, those of later sets behind the others."""
    files = (shared / "cards" / "cards_ja.json", shared / "cards" / "gd05_eb01_st10" / "cards_ja.json")
    return [card for file in files for card in json.loads(file.read_text(encoding="utf-8"))]


def comparable(line: str) -> str:
    """A line without reminder, white space, and differences of glyphs."""
    without = re.sub(r"(?<=》)\((?:[^()]|\([^()]*\))*\)$", "", unicodedata.normalize("NFKC", line))
    return re.sub(r"\s", "", without)


def lines(text: str) -> list[str]:
    """The abilities of a text; the reminder of Development and its square are not of them."""
    said = re.sub(r"(】)[^】\n]*以下の効果を発動する。\n■", r"\1", text)
    return [comparable(line) for line in said.split("\n") if line and line[0] not in "(（"]


def abilities(shared: Path) -> Iterator[tuple[str, int, bool]]:
    """Number and place of every ability that is printed, and whether it is worded as printed."""
    texts = {card["number"]: card["text"] or "" for card in cards(shared)}
    words = library.wording("ja")
    for card in SETS:
        if card.effects and card.number in texts:
            expected = lines(texts[card.number])
            assert len(expected) == len(card.effects) - (card.number in CUT), card.number
            for place, (effect, line) in enumerate(zip(card.effects, expected, strict=False)):
                yield card.number, place, comparable(words.text(effect)) == line


def test_all_is_worded_as_printed_but_for_what_is_printed_unevenly(shared: Path) -> None:
    compared = list(abilities(shared))
    different = {(number, place) for number, place, same in compared if not same}
    share = 1 - len(different) / len(compared)
    print(f"{share:.1%} of {len(compared)} abilities are worded as printed")
    for place in sorted(different):
        print(*place, DIFFERENT.get(place, "new"))
    assert different == DIFFERENT.keys()
    assert share >= LEAST


def test_every_fact_is_as_printed(shared: Path) -> None:
    for facts in cards(shared):
        number = facts["number"]
        if number in SETS:
            face = library.face(number, "ja")
            assert face.name == facts["name"]
            assert list(face.environment) == facts["zone"]
            assert (list(face.traits) == facts["traits"]) == (number not in OTHER_TRAITS), number
            assert parts(face.condition) == parts(facts["link"]), number


def parts(link: str) -> str:
    return re.sub(r"\s|/|特徴", "", link)
