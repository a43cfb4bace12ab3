"""Decks: list formats, construction rules, restrictions, and where decks are found."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.decks import construction, deck_lookup, restrictions
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError
from gundam_desktop.games.gcg.decks.formats.strict import read_complete
from gundam_desktop.games.gcg.effects.language import Keyword, KeywordAbility


def unit(number: str, **facts: object) -> Card:
    return Card.model_validate({"number": number, "name": number, "type": "unit", "color": "blue"} | facts)


CARDS = {
    card.number: card
    for card in [
        *(unit(f"ST01-{n:03}") for n in range(1, 17)),
        *(unit(f"ST02-{n:03}", color="green") for n in range(1, 17)),
        *(unit(f"ST03-{n:03}", color="red") for n in range(1, 5)),
        unit("T-001", type="unit token", color=None),
        unit("GD01-020"),
        unit("ST05-010", type="pilot"),
        unit("P-001", level=2, cost=1, ap=2, hp=2),
        unit("P-002", level=2, cost=1, ap=2, hp=2),
        unit("P-003", level=2, cost=1, ap=2, hp=2, effects=[KeywordAbility(keyword=Keyword(name="blocker"))]),
        Card(number="R-001", name="Resource", type="resource"),
        Card(number="R-002", name="Resource", type="resource"),
    ]
}
LEGAL = [(f"ST01-{n:03}", 4) for n in range(1, 13)] + [("ST02-001", 2)]


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
        ("4 ST01-001\nGundam ST01-002\n?", "test.txt, line 2: `Gundam ST01-002` is no card; right is a count and"),
        ("4 ST01-01", "test.txt, line 1: no card has the number ST01-01; the nearest are ST01-0"),
        ("0 ST01-001", "test.txt, line 1: 0 is no count of cards; right are 1 to 999"),
        ("", "test.txt: there is no card in it"),
        ('[{"card_id": "ST01-001"}]', 'test.txt, entry 1: `{"card_id": "ST01-001"}` is no card; right is'),
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


def test_a_legal_deck_has_no_breach() -> None:
    assert construction.violations(Deck(name="legal", cards=tuple(LEGAL)), CARDS) == []


def test_every_breach_is_listed_with_its_clause() -> None:
    deck = Deck(
        name="wrong",
        cards=(("ST01-001", 5), ("ST02-001", 1), ("ST03-001", 1), ("T-001", 1), ("R-001", 1)),
        resources=(("R-001", 8), ("ST01-002", 1)),
    )
    found = construction.violations(deck, CARDS)
    assert [breach.clause for breach in found] == [
        "5-1-1", "5-1-1", "5-1-1-1", "5-1-1-1", "5-1-1-2", "5-1-1-3", "5-1-1-4",
    ]  # fmt: skip
    assert found[4].message == "the deck has 3 colours (Blue, Green, Red); it may have one or two"


def test_restrictions_hold_from_their_day_on() -> None:
    deck = Deck(name="old", cards=(("ST02-016", 3), ("GD01-020", 1), ("P-001", 1), ("P-002", 1), ("P-003", 1)))
    assert restrictions.violations(deck, CARDS, date(2026, 3, 31)) == []
    april = restrictions.violations(deck, CARDS, date(2026, 4, 1))
    assert [b.clause for b in april] == ["restriction of 2026-04-01"]
    messages = [b.message for b in restrictions.violations(deck, CARDS, date(2026, 9, 25))]
    assert len(messages) == 3
    assert messages[1] == "GD01-020 is banned"
    assert messages[2].startswith("P-001, P-002: ")


def test_pairs_may_not_be_in_one_deck() -> None:
    day = date(2026, 9, 25)
    both = Deck(name="pair", cards=(("ST01-010", 1), ("ST05-010", 1)))
    one = Deck(name="one", cards=(("ST01-010", 4),))
    assert [b.message for b in restrictions.violations(both, CARDS, day)] == [
        "ST01-010 and ST05-010 may not be in one deck"
    ]
    assert restrictions.violations(one, CARDS, day) == []


def test_found_are_shipped_decks_saved_decks_and_files(tmp_path: Path, home: Path) -> None:
    assert set(deck_lookup.shipped_decks()) >= {"official-004", "official-005", "official-006", "official-007"}
    (home / "decks").mkdir()
    (home / "decks" / "mine.txt").write_text("4 ST01-001\n", encoding="utf-8")
    (tmp_path / "beside.txt").write_text("4 ST01-002\n", encoding="utf-8")
    assert deck_lookup.find("mine", CARDS).cards == (("ST01-001", 4),)
    assert deck_lookup.find("beside.txt", CARDS, tmp_path).cards == (("ST01-002", 4),)
    assert deck_lookup.find("official-004", CARDS).count == 50


def test_what_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"^there is no deck oficial-004, and no file .*; did you mean official-004"):
        deck_lookup.find("oficial-004", CARDS)
    with pytest.raises(DeckError, match="this is a folder"):
        deck_lookup.find(str(tmp_path), CARDS)
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(DeckError, match="not a text file in UTF-8"):
        deck_lookup.find("bytes.txt", CARDS, tmp_path)
