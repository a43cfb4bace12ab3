"""Faults of decks are told in every language, and as strings in English."""

from __future__ import annotations

import json
import string
from pathlib import Path

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.construction import require_legal
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.faults import fault, fault_text, first_names
from gundam_desktop.games.gcg.words import word_file
from gundam_desktop.tabletop import told

OTHERS = ("ja", "zh")


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in string.Formatter().parse(text) if field}


@pytest.mark.parametrize("language", OTHERS)
def test_every_fault_has_the_same_fields_in_every_language(language: str) -> None:
    english, other = word_file("decks.en")["faults"], word_file(f"decks.{language}")["faults"]
    assert {code: fields(text) for code, text in english.items()} == {
        code: fields(text) for code, text in other.items()
    }
    assert not any(english[code] == text for code, text in other.items())


def test_names_beyond_the_first_are_counted() -> None:
    assert first_names(["a", "b"], 2, "en") == "a, b"
    assert first_names(["a", "b", "c"], 2, "en") == "a, b and 1 more"
    assert "1" in first_names(["a", "b", "c"], 2, "ja")


def error_of(path: Path, text: str | None) -> DeckError:
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError) as raised:
        library.deck(str(path))
    return raised.value


def test_what_is_wrong_with_a_file_is_told_in_the_language(tmp_path: Path) -> None:
    gone = error_of(tmp_path / "gone.txt", None)
    assert str(gone).startswith("there is no deck ")
    assert "もありません" in told(gone, "ja")
    lines = error_of(tmp_path / "lines.txt", "4 ST01-001\n4 X-999\n4 Y-999\n")
    assert str(lines).endswith("(and 1 more)")
    assert told(lines, "zh").endswith("（另有1处）")
    assert "X-999" in told(lines, "zh")
    assert told(lines, "zh") != str(lines)
    folder = error_of(tmp_path, None)
    assert told(folder, "en") == str(folder) == f"{tmp_path}: this is a folder, not a file with a deck list"


def test_an_illegal_deck_says_why_in_the_language() -> None:
    deck = Deck(name="Few", cards=(("ST01-001", 4),))
    with pytest.raises(DeckError) as raised:
        require_legal(deck, card_sets().by_number, "1.9")
    assert "枚" in told(raised.value, "ja")
    assert "Few" in told(raised.value, "ja")
    assert "50" in str(raised.value)


def test_a_name_near_another_is_suggested() -> None:
    with pytest.raises(DeckError) as raised:
        deck_lookup.find("oficial-004", {})
    assert "official-004" in told(raised.value, "zh")


def test_an_error_of_another_kind_says_what_it_is() -> None:
    assert told(OSError("full"), "ja") == "full"
    assert json.dumps(fault_text("gone", "en", name="Blue")) == '"Blue: this deck is gone"'
    assert isinstance(fault("version"), ValueError)
