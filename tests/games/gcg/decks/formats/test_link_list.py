"""Links with decks in them, as people paste them."""

from __future__ import annotations

import pytest

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.decks.formats import ReadList, problem_text, read_list

CARDS = {card.number: card for card in card_sets()}
LINK = "https://mobilesuitarena.com/?decklist=GD01-118%3A4%2CGD01-086%3A4&type=gundam"


def read(text: str) -> ReadList:
    return read_list(text, CARDS)


@pytest.mark.parametrize(
    "text",
    [
        LINK, f"{LINK}.", f"({LINK})", f"<{LINK}>", f"[{LINK}]", f"[my deck]({LINK})", f"[{LINK}]({LINK})",
        f"see {LINK}, it wins", LINK.replace("&type=gundam", ")."), LINK.replace("&", "&amp;"),
        "?deck=GD01-118-ALT1:4,GD01-086_p2:4", "?deck=GD01-118:4;GD01-086:4",
    ],
)  # fmt: skip
def test_a_link_wherever_it_stands(text: str) -> None:
    found = read(text)
    assert (found.form, found.problems) == ("link", ())
    assert found.deck.cards == (("GD01-118", 4), ("GD01-086", 4))


def test_a_parameter_for_the_sideboard() -> None:
    deck = read("https://a.example/?deck=GD01-118:4&side=GD01-086:2").deck
    assert (deck.cards, deck.sideboard) == ((("GD01-118", 4),), (("GD01-086", 2),))


@pytest.mark.parametrize(
    "text",
    [f"{LINK} 3 ST01-005", f"3 GM {LINK}", f"{LINK}&x=ST01-005", f"{LINK} ST01-005", f"GD99-001 {LINK} GD01-0010"],
)
def test_cards_beside_a_link_are_named(text: str) -> None:
    (problem,) = read(text).problems
    assert "contains more than one card" in problem_text(problem)
