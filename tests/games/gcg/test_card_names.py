"""Names that are official in a language, formed like those of others, or shown in English: each is known as such."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.card_names import UnofficialNames, card_names, unofficial_names
from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.sets import shipped_sets
from gundam_desktop.games.gcg.words import word_file

SETS = shipped_sets()


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_a_name_is_official_or_formed_never_both(language: str) -> None:
    formed = word_file(f"formed.{language}")
    assert not formed["cards"].keys() & word_file(f"names.{language}").keys()
    assert not formed["traits"].keys() & word_file(f"traits.{language}").keys()
    official = {card.name for card in SETS if card.has_official_name(language)}
    assert not formed["cards"].keys() & official


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_every_name_that_is_not_official_is_marked(language: str) -> None:
    for card in SETS:
        face = library.face(card.number, language)
        assert (face.name in face.unofficial) == (not card.has_official_name(language)), card.number
        official = word_file(f"traits.{language}")
        for english, shown in zip(card.traits, face.traits, strict=True):
            assert (shown in face.unofficial) == (english not in official), card.number
        assert bool(face.unofficial) == any(line.startswith("*") for line in face.note.splitlines()), card.number


def test_nothing_is_marked_in_english() -> None:
    assert all(not library.face(card.number).unofficial for card in SETS)


def test_a_formed_name_and_an_english_one_are_told_apart() -> None:
    card = SETS.card("GD05-017")
    assert unofficial_names(card, "zh", SETS) == UnofficialNames(
        own={"ν高达": True}, traits={"地球联邦": True, "Londo Bell": False}, link={}
    )
    note = library.face("GD05-017", "zh").note
    assert note.index("ν高达") < note.index("Londo Bell")


def test_a_link_condition_is_marked_whole() -> None:
    face = library.face("ST06-003", "zh")
    assert face.condition in face.unofficial
    assert "盖亚" in face.note


def test_a_name_that_the_player_has_is_official() -> None:
    assert unofficial_names(SETS.card("GD05-017"), "zh", SETS, name_known=True).own == {}


def test_cards_of_the_player_are_not_marked() -> None:
    own = Card.model_validate({"number": "MY-001", "name": "Wall", "type": "unit", "hp": 1, "traits": ["Own"]})
    assert unofficial_names(own, "zh", SETS) == UnofficialNames()


def test_formed_names_replace_no_official_ones() -> None:
    assert card_names("zh", SETS).names.card("Gundam") == "高达"
