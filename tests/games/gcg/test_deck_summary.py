"""What lists show of decks: shipped ones and the player's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.deck_summary import deck_summary, key_card
from gundam_desktop.games.gcg.decks.deck import Deck, DeckError


def test_a_shipped_deck_is_summed_up_in_the_language() -> None:
    shown = deck_summary("official-004", "ja")
    assert (shown.title, shown.key_card, shown.colors) == ("ST01 地球連邦／学園", "ST01-001", ("blue", "white"))
    assert shown.group == "shipped"
    assert shown.plan
    assert len({shown.key_card, *shown.beside}) == 3
    assert sum(shown.curve) == 50


def test_beside_its_card_a_deck_shows_the_next_one_and_one_of_another_type() -> None:
    sets = card_sets()
    for name in library.deck_names():
        first, second = deck_summary(name).beside
        assert sets.card(first).type != sets.card(second).type


def test_recipes_for_team_battles_are_a_group_of_their_own() -> None:
    team = {name for name in library.deck_names() if deck_summary(name).group == "team"}
    assert team == {f"official-{number:03}" for number in range(22, 26)}


def test_a_deck_of_ones_own_gets_its_card_and_colours_from_its_list(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("4 ST03-006\n2 ST03-001\n3 ST03-002\n4 ST03-010\n", encoding="utf-8")
    shown = deck_summary(str(path), "en")
    assert (shown.title, shown.key_card, shown.colors) == ("mine", "ST03-002", ("green", "red"))
    assert (shown.plan, shown.group) == ("", "own")
    assert shown.beside == ("ST03-006", "ST03-010")
    assert sum(shown.curve) == 13


@pytest.mark.parametrize(
    ("cards", "number"),
    [
        ((("ST01-010", 4), ("ST01-005", 1)), "ST01-005"),
        ((("ST01-010", 4), ("ST01-015", 2)), "ST01-010"),
        ((), ""),
    ],
)
def test_a_deck_without_many_units_still_has_a_card(cards: tuple[tuple[str, int], ...], number: str) -> None:
    assert key_card(Deck(name="few", cards=cards), card_sets().by_number) == number


def test_a_file_that_is_no_deck_is_said_so(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="there is no deck"):
        deck_summary(str(tmp_path / "gone.txt"))


def test_a_recorded_title_is_shown_in_the_language() -> None:
    assert library.recorded_title("Green and white ramp", "zh") == "绿白跳费"
    assert library.recorded_title("GD03 Jupitris (for team battles)", "ja") == "GD03 ジュピトリス（チーム戦用）"
    assert library.recorded_title("My own deck", "ja") == "My own deck"
