"""Cards of a scenario's own."""

from __future__ import annotations

from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.card import Link
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.custom_card import BadCard, own_card
from gundam_desktop.games.gcg.cards.link_condition import read_link
from gundam_desktop.games.gcg.effects.reader import NotUnderstood

SETS = card_sets()


def test_what_is_left_out() -> None:
    card = own_card({"number": "X-001", "type": "unit"}, SETS)
    assert (card.name, card.color, card.level, card.cost, card.ap, card.hp) == ("X-001", None, 1, 1, 1, 1)
    assert (card.traits, card.link, card.effects) == ((), None, ())


def test_a_command_has_figures_only_with_a_pilot_effect() -> None:
    plain = own_card({"number": "X-001", "type": "command", "text": "【Main】Draw 1."}, SETS)
    pilot = own_card({"number": "X-002", "type": "command", "text": "【Main】Draw 1.\n【Pilot】[Ann]", "hp": 0}, SETS)
    assert (plain.ap, plain.hp) == (None, None)
    assert (pilot.ap, pilot.hp) == (1, 0)


def test_text_and_effects_and_link() -> None:
    read = own_card({"number": "X-001", "type": "unit", "text": "<Blocker>", "link": "[Ann] / (Test) Trait"}, SETS)
    given = {"kind": "keyword", "keyword": {"name": "blocker"}}
    assert read.effects == own_card({"number": "X-001", "type": "unit", "effects": [given]}, SETS).effects
    assert read.link == Link(names=("Ann",), traits=("Test",))


@pytest.mark.parametrize(
    ("data", "field", "why"),
    [
        ({"type": "unit"}, "number", "missing"),
        ({"number": "X-001"}, "type", "missing"),
        ({"number": "X-001", "type": "unti"}, "type", "'unit'"),
        ({"number": "X-001", "type": "unit", "text": "【Depoly】Draw 1."}, "text", "【Deploy】"),
        ({"number": "X-001", "type": "unit", "text": 3}, "text", "no text"),
        ({"number": "X-001", "type": "unit", "link": "Ann"}, "link", "[Name]"),
        ({"number": "X-001", "type": "unit", "text": "", "effects": []}, "effects", "either"),
        ({"number": "X-001", "type": "unit", "hits": 3}, "hits", "no such field"),
        ({"number": "X-001", "type": "unit", "level": "high"}, "level", "expected a whole number"),
        ([], "", "mapping"),
    ],
)
def test_a_bad_card_is_told_by_its_field(data: Any, field: str, why: str) -> None:
    with pytest.raises(BadCard) as caught:
        own_card(data, SETS)
    assert caught.value.field == field
    assert why in caught.value.why


def test_links() -> None:
    assert read_link("(Zeon) Trait") == Link(traits=("Zeon",))
    assert read_link("(Teiwaz) / (Tekkadan) Trait") == Link(traits=("Teiwaz", "Tekkadan"))
    for text in ("", "Amuro Ray", "[Amuro Ray", "[Amuro Ray] (Zeon)"):
        with pytest.raises(NotUnderstood):
            read_link(text)


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"name": "x" * 1_000_000}, "name"),
        ({"name": "red\x1b[31m"}, "name"),
        ({"name": "turned \u202e"}, "name"),
        ({"name_ja": "\ud800"}, "name_ja"),
        ({"number": "X-" + "1" * 100_000}, "number"),
        ({"traits": ["x"] * 100_000}, "traits"),
        ({"traits": ["x" * 1000]}, "traits[0]"),
        ({"link": "[a] / " * 1000}, "link"),
        ({"environment": ["space"] * 1000}, "environment"),
        ({"text": "【Deploy】Draw 999999999999."}, "text"),
        ({"text": "【Deploy】Deploy 1000000 [Gundam]((White Base Team)･AP3･HP3) Unit tokens."}, "text"),
    ],
)
def test_what_a_card_says_has_an_end(fields: dict[str, Any], field: str) -> None:
    with pytest.raises(BadCard, match=r"expected|no number in a text may be above 99") as caught:
        own_card({"number": "X-001", "type": "unit", **fields}, SETS)
    assert caught.value.field == field
    assert len(str(caught.value)) < 600
