"""Deck lists that are taken only whole: each fault is named with its line."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.formats.strict import read_complete
from tests.games.gcg.decks.plain_cards import CARDS


def read(text: str) -> Deck:
    return read_complete(text, CARDS, "test", "test.txt")


def test_number_text() -> None:
    cards = "4 ST01-001 Gundam\n\n4x ST01-002_p1\n 2 st01-003\n1 ST01-001\n7 R-002\n3 R-001 Resource\n"
    deck = read(f"# A title\n# from somewhere\n{cards}")
    assert deck.cards == (("ST01-001", 5), ("ST01-002", 4), ("ST01-003", 2))
    assert deck.resources == (("R-002", 7), ("R-001", 3))
    assert (deck.name, deck.comment, deck.source) == ("test", "A title", "from somewhere")


def test_without_resources_the_resource_deck_is_ten_plain_ones() -> None:
    assert read("4 ST01-001").resources == (("R-001", 10),)


@pytest.mark.parametrize(
    "text",
    [
        '[{"card_id": "ST01-001", "count": 4}, {"card_id": "ST01-002_p2", "count": 1}]',
        '{"name": "test", "deck": [{"cardNumber": "ST01-001", "count": 4}, {"cardNumber": "ST01-002", "count": 1}],'
        ' "resource": [{"cardNumber": "R-001", "count": 10}]}',
    ],
)
def test_json(text: str) -> None:
    deck = read(text)
    assert deck == Deck(name="test", comment=deck.comment, cards=(("ST01-001", 4), ("ST01-002", 1)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("4 ST01-001\nGundam ST01-002\n?", "test.txt, line 2: “Gundam ST01-002” is not a card; write a count and"),
        ("4 ST01-01", "test.txt, line 1: no card has the number ST01-01; did you mean ST01-0"),
        ("0 ST01-001", "test.txt, line 1: 0 is not a possible count; it must be from 1 to 999"),
        ("", "test.txt: it contains no cards"),
        ('[{"kard": 7}]', 'test.txt, entry 1: “{"kard": 7}” is not a card; write it like'),
        ('[{"card_id": "ST01-001", "count": null}]', 'test.txt, entry 1: “{"card_id": "ST01-001", "count": null}” is'),
        ('{"resource": [{"cardNumber": "R-001", "count": true}]}', "test.txt, entry resource 1: "),
        ('[{"card_id":\n', "test.txt, line 2: not valid JSON from column 1 on"),
        ("[" * 100_000, "test.txt: not valid JSON (nested too deeply)"),
    ],
)
def test_errors_name_the_place_and_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(DeckError) as caught:
        read(text)
    assert str(caught.value).startswith(message)
    assert "\n" not in str(caught.value)
