"""What is written is read again as the same deck."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.formats import FORMATS, READ_ONLY, format_name, problem_text, read_list, write_list
from gundam_desktop.games.gcg.decks.formats.list_writer import HEADINGS
from gundam_desktop.languages import LANGUAGES
from tests.conftest import Times

CARDS = {card.number: card for card in card_sets()}
SOME = Deck(
    name="some",
    cards=(("ST01-001", 4), ("GD01-001", 2)),
    resources=(("R-002", 7), ("RP-001", 3)),
    sideboard=(("ST01-001", 1), ("R-001", 2)),
    comment="#1 of “all”: Sideboard",
    source="https://example.org/?deck=1\nSideboard\nby カレハ",
)
PLAIN = Deck(name="some", cards=(("ST01-001", 4),))
DECKS = [
    SOME,
    PLAIN,
    PLAIN.model_copy(update={"source": "nameless"}),
    PLAIN.model_copy(update={"comment": "Units"}),
    PLAIN.model_copy(update={"resources": ()}),
    PLAIN.model_copy(update={"cards": (), "sideboard": (("ST01-001", 1),)}),
]


def read(text: str) -> Deck:
    found = read_list(text, CARDS, "some")
    assert (found.problems, found.questions) == ((), ())
    return found.deck


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("form", ["text", "json"])
def test_text_and_json_carry_all(form: str, deck: Deck) -> None:
    assert by_type(read(write_list(deck, form, CARDS))) == by_type(deck)


def by_type(deck: Deck) -> Deck:
    """The deck with its cards in the order of a text: by type."""
    order = [*HEADINGS]
    return deck.model_copy(
        update={"cards": tuple(sorted(deck.cards, key=lambda entry: order.index(CARDS[entry[0]].type)))}
    )


@pytest.mark.parametrize("deck", [SOME, PLAIN])
def test_a_link_carries_the_cards(deck: Deck) -> None:
    written = write_list(deck, "link")
    assert written.startswith("https://deckbuilder.egmanevents.com/gundam?deck=ST01-001:4")
    assert read(written) == deck.model_copy(update={"comment": "", "source": ""})


def test_a_text_is_for_people_too() -> None:
    deck = Deck(name="d", cards=(("ST01-005", 4),), comment="Title", sideboard=(("ST01-001", 1),))
    assert write_list(deck) == (
        "# name: d\n# Title\n\nUnits (4)\n4 ST01-005 GM\n\n"
        "Resource deck (10)\n10 R-001 Resource\n\nSideboard (1)\n1 ST01-001 Gundam\n"
    )


@pytest.mark.parametrize(
    ("language", "headings", "gundam"),
    [
        ("ja", ("ユニット (1)", "パイロット (2)", "リソースデッキ (10)", "サイドボード (3)"), "1 ST01-001 ガンダム"),
        ("zh", ("机体 (1)", "机师 (2)", "能源卡组 (10)", "备牌 (3)"), "1 ST01-001 "),
    ],
)
def test_headings_and_names_are_in_the_language(language: str, headings: tuple[str, ...], gundam: str) -> None:
    cards = (("ST01-001", 1), ("ST01-010", 2))
    deck = Deck(name="d", cards=cards, sideboard=(("ST01-001", 3),))
    written = write_list(deck, "text", CARDS, language)
    assert [line for line in written.splitlines() if line.endswith(")")] == [*headings]
    assert gundam in written
    assert "Unit" not in written
    assert read(written) == deck.model_copy(update={"name": "d"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_again_from_a_list_in_each_language(language: str) -> None:
    numbers = sorted(number for number, card in CARDS.items() if card.type in HEADINGS)
    deck = Deck(name="some", cards=tuple((number, 3) for number in numbers))
    maybe = deck.model_copy(update={"maybeboard": (("ST01-002", 3),)})
    assert by_type(read(write_list(maybe, "text", CARDS, language))) == by_type(maybe)


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_name_goes_with_the_list(form: str) -> None:
    deck = Deck(name="Blue: tempo / aggro", cards=(("ST01-010", 4), ("ST01-005", 4)), comment="Title")
    again = read_list(write_list(deck, form), CARDS)
    assert (again.deck.name, again.deck.comment) == ("Blue: tempo / aggro", "Title")
    assert ("Units (4)\n4 ST01-005 GM\n\nPilots (4)\n" in write_list(deck, form)) == (form == "text")


def test_another_form_is_named_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="cannot be written as app; expected text, json, link"):
        write_list(PLAIN, "app")


def test_decks_by_chance(rng: random.Random, times: Times) -> None:
    numbers = sorted(number for number, card in CARDS.items() if card.type in HEADINGS)
    for _ in range(times(500)):
        cards = tuple((number, rng.randint(1, 999)) for number in rng.sample(numbers, rng.randint(1, 60)))
        deck = Deck(name="some", cards=cards)
        assert {by_type(read(write_list(deck, form, CARDS))) for form in FORMATS} == {by_type(deck)}


@pytest.mark.shared
def test_the_lists_of_decks_that_are_really_played(shared: Path) -> None:
    paths = sorted((shared / "cards" / "decks").glob("*.txt"))
    assert len(paths) == 45
    for path in paths:
        deck = deck_lookup.load(path, CARDS)
        assert deck.count == 50
        for form in FORMATS:
            again = read_list(write_list(deck, form, CARDS), CARDS, deck.name)
            kept = {"comment": "", "source": ""} if form == "link" else {}
            assert (by_type(again.deck), again.problems) == (by_type(deck.model_copy(update=kept)), ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_has_a_name(language: str) -> None:
    assert all(format_name(form, language) for form in (*FORMATS, *READ_ONLY))


def test_problems_are_told_in_each_language() -> None:
    (problem,) = read_list("5 GD99-001", CARDS).problems
    told = {problem_text(problem, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all("GD99-001" in text for text in told)


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_maybeboard_has_a_part_of_its_own(form: str) -> None:
    deck = Deck(name="some", cards=(("ST01-001", 2),), maybeboard=(("ST01-002", 3),))
    text = write_list(deck, form, CARDS)
    assert "maybeboard" in text.lower()
    assert read_list(text, CARDS).deck == deck
