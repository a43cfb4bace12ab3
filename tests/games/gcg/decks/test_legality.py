"""What is said of a deck's legality: breaches, what would mend them, and what is kept, in three languages."""

from __future__ import annotations

import json
from collections import Counter
from datetime import date
from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks import construction, restrictions
from gundam_desktop.games.gcg.decks.deck import Deck
from gundam_desktop.games.gcg.decks.legality import check_text, legality, playable
from gundam_desktop.games.gcg.decks.violations import Violation, clause_text, remedy_text, violation_text
from gundam_desktop.locate import game_resource
from tests.games.gcg.decks.plain_cards import CARDS, LEGAL

LANGUAGES = ("en", "ja", "zh")
NEWEST = date(2026, 9, 25)
WRONG = Deck(
    name="wrong",
    cards=(("ST01-001", 5), ("ST02-001", 1), ("ST03-001", 2), ("T-001", 1), ("R-001", 1)),
    resources=(("R-001", 12), ("ST01-002", 1)),
)
RESTRICTED = Deck(
    name="restricted",
    cards=(
        ("ST02-016", 3), ("GD01-020", 1), ("ST01-010", 1), ("ST05-010", 1), ("P-001", 1), ("P-002", 1),
        *((f"ST01-{n:03}", 4) for n in range(11, 17)), *((f"ST02-{n:03}", 4) for n in range(1, 5)), ("ST02-005", 2),
    ),
)  # fmt: skip


SIDED = Deck(
    name="sided",
    cards=(("ST01-001", 4), ("ST02-001", 1)),
    sideboard=(("ST01-001", 1), ("ST03-001", 2), ("GD01-020", 1), ("T-001", 1)),
)


def found(deck: Deck) -> list[Violation]:
    return [
        *construction.violations(deck, CARDS),
        *construction.sideboard_violations(deck, CARDS),
        *restrictions.violations(deck, CARDS, NEWEST),
    ]


def keys(value: Any) -> Any:
    return {key: keys(inner) for key, inner in value.items()} if isinstance(value, dict) else None


def words(language: str) -> Any:
    return json.loads(game_resource("gcg", "words", f"violations.{language}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_words(language: str) -> None:
    assert keys(words(language)) == keys(words("en"))
    assert set(words(language)["remedies"]) >= set(words(language)["violations"])


def test_each_breach_says_what_would_mend_it() -> None:
    assert [remedy_text(violation, "en") for violation in found(WRONG)] == [
        "put in 40 cards",
        "take 3 cards out of the resource deck",
        "take T-001 T-001 out of the deck",
        "take R-001 Resource out of the deck",
        "keep two of the colours: removing Green drops 1 card",
        "take out 1 of ST01-001",
        "take ST01-002 ST01-002 out of the resource deck",
    ]


def test_each_restriction_says_what_would_mend_it() -> None:
    violations = found(RESTRICTED)
    assert [(violation.code, remedy_text(violation, "en")) for violation in violations] == [
        ("limit", "take out 1 of ST02-016"),
        ("banned", "take out 1 of GD01-020"),
        ("apart", "take out one of the two: ST01-010 ST01-010 and ST05-010 ST05-010"),
        ("plain", "keep only 1 of these: P-001, P-002"),
    ]
    assert violations[0].message.endswith("2 are allowed (except the ST02 starter deck as sold)")
    assert violations[3].message.startswith(
        "P-001 P-001, P-002 P-002: of the Units with Lv.2, cost 1, AP 2, HP 2 and no text, only 1 card"
    )
    assert [clause_text(violation, "ja") for violation in violations[:2]] == [
        "2026-04-01からの制限",
        "2026-09-25からの制限",
    ]


def test_a_remedy_names_the_card_with_its_number_only_where_names_repeat() -> None:
    cards = card_sets().by_number
    names = Counter(card.name for card in cards.values())
    shared, single = cards["ST01-001"], next(card for card in cards.values() if names[card.name] == 1)
    assert names[shared.name] > 1
    for card, told in ((shared, "take out 1 of ST01-001 Gundam"), (single, f"take out 1 of {single.name}")):
        assert remedy_text(Violation("5-1-1-3", "copies", 5, 4, (card,)), "en") == told
    assert remedy_text(Violation("5-1-1-3", "copies", 5, 4, (shared,)), "ja") == "ST01-001 ガンダムを1枚抜く"


@pytest.mark.parametrize("deck", [WRONG, RESTRICTED, SIDED], ids=lambda deck: str(deck.name))
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_is_said_in_every_language_and_in_its_own_words(deck: Deck, language: str) -> None:
    for violation in found(deck):
        said = [violation_text(violation, language), remedy_text(violation, language)]
        assert all(text and "{" not in text for text in said)
        if language != "en":
            assert said != [violation_text(violation, "en"), remedy_text(violation, "en")]
    for check in legality(deck, CARDS, NEWEST):
        assert "{" not in check_text(check, language)


def test_one_card_too_many_and_one_too_few() -> None:
    sizes = [remedy_text(b, "en") for n in (3, 1) for b in found(Deck(name="", cards=(*LEGAL[:12], ("ST02-001", n))))]
    assert sizes == ["take out 1 card", "put in 1 card"]


def test_of_four_colours_those_with_the_fewest_cards_go() -> None:
    white = Card.model_validate({"number": "ST04-001", "name": "White", "type": "unit", "color": "white"})
    deck = Deck(name="", cards=(("ST01-001", 4), ("ST02-001", 1), ("ST03-001", 3), ("ST04-001", 2)))
    colors = next(b for b in construction.violations(deck, CARDS | {"ST04-001": white}) if b.code == "colors")
    assert remedy_text(colors, "en") == "keep two of the colours: removing Green and White drops 3 cards"


def test_a_legal_deck_says_what_it_keeps() -> None:
    checks = legality(Deck(name="legal", cards=tuple(LEGAL)), CARDS, NEWEST)
    assert all(check.ok and check.violation is None for check in checks)
    assert [(check_text(check, "en"), check.clause) for check in checks] == [
        ("50 / 50 cards", "5-1-1"),
        ("resource deck 10 / 10", "5-1-1"),
        ("only Units, Pilots, Commands and Bases", "5-1-1-1"),
        ("2 colours: Blue, Green", "5-1-1-2"),
        ("at most 4 copies of each number", "5-1-1-3"),
        ("only Resources in the resource deck", "5-1-1-4"),
        ("follows the restrictions of 2026-09-25", "restriction of 2026-09-25"),
    ]


def test_what_is_broken_stands_in_its_place() -> None:
    checks = legality(WRONG, CARDS)
    assert [check.violation for check in checks] == construction.violations(WRONG, CARDS)
    assert [check_text(check, "en") for check in checks] == [
        "10 / 50 cards",
        "resource deck 13 / 10",
        "T-001 T-001 cannot be in a deck",
        "R-001 Resource cannot be in a deck",
        "3 colours: Blue, Green, Red",
        "ST01-001 ST01-001: 5 copies, 4 at most",
        "ST01-002 ST01-002 is not a Resource",
    ]


def test_an_empty_deck_has_no_colour_yet() -> None:
    assert check_text(legality(Deck(name="", cards=()), CARDS)[3], "en") == "no colour yet"


def test_clauses_are_told_by_the_numbers_of_an_edition() -> None:
    violation = construction.violations(WRONG, CARDS)[0]
    assert clause_text(violation, "en") == clause_text(violation, "en", "1.9") == "6-1-1"
    assert clause_text(violation, "en", "1.0") == violation.clause == "5-1-1"


def test_which_decks_may_be_played() -> None:
    assert playable(Deck(name="legal", cards=tuple(LEGAL)), CARDS, NEWEST) == "yes"
    assert playable(WRONG, CARDS, NEWEST) == "no"
    assert playable(RESTRICTED, CARDS, NEWEST) == "restricted"
    assert playable(RESTRICTED, CARDS, date(2026, 3, 31)) == "yes"
    assert playable(RESTRICTED, CARDS) == "yes"


def test_the_newest_restrictions() -> None:
    assert restrictions.latest() == NEWEST


def test_a_sideboard_is_checked_where_there_is_one() -> None:
    codes = [check.code for check in legality(SIDED.model_copy(update={"sideboard": ()}), CARDS)]
    assert not any(code.startswith("sideboard") for code in codes)
    lines = {check.code: (check.ok, check_text(check, "en")) for check in legality(SIDED, CARDS)}
    assert lines["sideboard size"] == (False, "sideboard 5 / 10")
    assert lines["colors"] == (False, "3 colours: Blue, Green, Red (deck and sideboard together)")
    assert lines["copies"] == (False, "ST01-001 ST01-001: 5 copies, 4 at most (deck and sideboard together)")
    assert lines["sideboard type"] == (False, "T-001 T-001 cannot be in a sideboard")
    legal = Deck(name="legal", cards=tuple(LEGAL), sideboard=(("ST02-001", 3),))
    assert playable(legal, CARDS) == "restricted", "it can be played, but not with its sideboard"
