"""Cards are judged: read, to look at, refused, unusable; each with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.sets import shipped_sets
from gundam_desktop.games.gcg.packs.judging import counts, judge
from tests.games.gcg.cards.pack_files import REFUSED
from tests.games.gcg.cards.player_files import HERON

PILOT = {**HERON, "number": "MY-009", "name": "Ada Vale", "type": "PILOT", "zone": [], "link": "", "text": ""}
"""The Pilot with whom the Heron links; two cards have the trait, which is therefore no misspelling."""


def judged(card: dict[str, Any]) -> tuple[str, tuple[str, ...]]:
    """Return the verdict about a card, among a Pilot and a Unit of its kind, and the notes."""
    others = (HERON | {"number": "MY-008"}, PILOT)
    found = judge([card, *others], shipped_sets())
    assert [each.verdict for each in found[1:]] == ["read", "read"]
    return found[0].verdict, found[0].notes


def test_a_card_that_is_read() -> None:
    assert judged(HERON) == ("read", ())


def test_a_card_with_an_ability_that_is_refused() -> None:
    assert judged(REFUSED) == (
        "refused",
        ("text: not understood: 'Fold' at 6: 【Main】Fold the table in half.",),
    )


def test_a_card_that_cannot_be_used() -> None:
    assert judged(HERON | {"hp": None}) == ("unusable", ("hp: is missing",))
    assert judged(HERON | {"type": "Unti"})[0] == "unusable"


@pytest.mark.parametrize(
    ("change", "note"),
    [
        ({"traits": ["Heron", "Zeonn"]}, "traits: 'Zeonn' is a new trait; did you mean 'Zeon'?"),
        ({"traits": ["Heron", "Reed Choir"]}, "traits: no other card has the trait 'Reed Choir'"),
        ({"link": "(Zeonn) Trait"}, "link: 'Zeonn' is a new trait; did you mean 'Zeon'?"),
        ({"link": "[Ada Vail]"}, "link: no Pilot has the name 'Ada Vail'; did you mean 'Ada Vale'?"),
        ({"name": "Guncanon"}, "name: much like Guncannon; is it the same name?"),
        ({"zone": []}, "zone: is missing; a Unit has Space, Earth or both"),
        (
            {"type": "PILOT", "zone": [], "link": "", "text": "【Deploy】Draw 1."},
            "text: no pilot has had an effect of the kind 'deploy' until now",
        ),
    ],
)
def test_a_card_to_look_at(change: dict[str, Any], note: str) -> None:
    assert judged(HERON | change) == ("to look at", (note,))


def test_a_number_that_stands_twice_is_to_look_at() -> None:
    found = judge([HERON, HERON, PILOT], shipped_sets())
    assert found[0].notes == ("number: stands here 2 times; the first is used",)


def test_cards_with_one_number_keep_their_names() -> None:
    found = judge([HERON, HERON | {"name": "Other Heron"}, 5], shipped_sets())
    assert [card.name for card in found] == ["Grey Heron", "Other Heron", ""]


def test_doubts_that_are_known_already() -> None:
    (found,) = judge([HERON | {"link": "", "traits": []}], shipped_sets(), {"MY-001": ["ap: is missing; 0 is taken"]})
    assert (found.verdict, found.notes) == ("to look at", ("ap: is missing; 0 is taken",))


def test_verdicts_are_counted() -> None:
    found = judge([HERON, HERON | {"number": "MY-008"}, PILOT, REFUSED, {}], shipped_sets())
    assert counts(found) == {"read": 3, "to look at": 0, "refused": 1, "unusable": 1}
