"""What pictures show: decided from facts, for every card of every set and for cards that nobody has seen."""

from __future__ import annotations

from collections import Counter

import pytest

from gundam_desktop.games.gcg.cards.card import Card
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects.language import PilotName
from gundam_desktop.games.gcg.motifs import machine, motif_of


def unit(name: str, **facts: object) -> Card:
    return Card.model_validate({"number": "PX-001", "name": name, "type": "unit", "color": "blue", **facts})


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Zaku Ⅱ", "Char's Zaku Ⅱ"),
        ("Gundam Barbatos 4th Form", "Gundam Barbatos Lupus Rex"),
        ("Unicorn Gundam (Destroy Mode)", "Full Armor Unicorn Gundam (Unicorn Mode)"),
        ("Gelgoog", "Sugai's Gelgoog (GQ)"),
    ],
)
def test_forms_and_owners_of_a_machine_are_one_machine(one: str, other: str) -> None:
    assert machine(one) == machine(other)
    assert motif_of(unit(one)).subject == motif_of(unit(other)).subject


def test_machines_have_seeds_of_their_own() -> None:
    names = (
        "Gundam",
        "Gundam X",
        "0 Gundam",
        "Wing Gundam",
        "Gouf",
        "Gogg",
        "Zaku Ⅱ",
        "Zeong",
        "GM",
        "G-Self",
        "Jegan",
    )
    assert len({machine(name) for name in names}) == len(names)


def test_no_subject_is_shown_by_more_than_a_fifth_of_the_units() -> None:
    units = [card for card in card_sets() if card.type in ("unit", "unit token")]
    (subject, count), *_ = Counter(motif_of(card).subject for card in units).most_common()
    assert count <= len(units) / 5, subject


def test_a_card_that_names_two_shows_two() -> None:
    assert [each.seed for each in motif_of(unit("Gundam Virsago & Gundam Ashtaron")).beside] == ["ashtaron"]
    pilot = Card.model_validate({"number": "PX-2", "name": "Garrod Ran & Tiffa Adill", "type": "pilot", "color": "red"})
    assert [motif_of(pilot).seed, *(each.seed for each in motif_of(pilot).beside)] == ["Garrod Ran", "Tiffa Adill"]


def test_an_unknown_machine_is_shown_by_its_figures() -> None:
    assert motif_of(unit("Colossus", level=2, ap=1, hp=6)).subject == "heavy"
    assert motif_of(unit("Colossus", level=5, ap=4, hp=4)).subject == "slim"
    assert motif_of(unit("Colossus", effects=[{"kind": "keyword", "keyword": {"name": "blocker"}}])).gear == ("shield",)


def test_a_command_that_can_be_a_pilot_shows_this_person_before_its_deed() -> None:
    shown = [
        (ability.name, motif_of(card))
        for card in card_sets()
        if card.type == "command"
        for ability in card.effects
        if isinstance(ability, PilotName)
    ]
    assert shown
    assert all(motif.seed == name and len(motif.beside) == 1 for name, motif in shown)
