"""The library of card sets, and what it says of files that are broken."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games.gcg.cards.sets import BadCardSet, CardSets, card_sets, load_sets
from gundam_desktop.games.gcg.effects.models import Keyword
from gundam_desktop.games.gcg.effects.tokens import TokenFacts
from gundam_desktop.locate import cardset_folder

UNIT = {"number": "X-001", "name": "One", "type": "unit", "color": "red", "level": 1, "cost": 1, "ap": 1, "hp": 1}


def load(folder: Path, *cards: dict[str, Any], **more: Any) -> CardSets:
    data = {"schema": 1, "set": "X", "name": "Ours", "cards": list(cards), **more}
    (folder / "X.json").write_text(json.dumps(data), encoding="utf-8")
    return load_sets(folder)


def lines(folder: Path, *cards: dict[str, Any], **more: Any) -> list[str]:
    with pytest.raises(BadCardSet) as caught:
        load(folder, *cards, **more)
    return caught.value.lines


def test_the_shipped_sets() -> None:
    sets = card_sets()
    assert {cards.set for cards in sets.sets} >= {"ST01", "ST02", "ST03", "ST04", "T", "R"}
    assert sets.card("ST01-001").set == "ST01"
    assert "ST01-001" in sets
    assert "ST99-001" not in sets
    assert len(list(sets)) == len(sets)


def test_loading_is_fast() -> None:
    load_sets(cardset_folder())
    start = time.perf_counter()
    load_sets(cardset_folder())
    assert time.perf_counter() - start < 0.2


def test_an_unknown_number_names_the_nearest() -> None:
    with pytest.raises(KeyError, match="ST01-00"):
        card_sets().card("ST01-00l")


def test_tokens_are_found_by_their_facts() -> None:
    tokens = card_sets().tokens
    assert tokens.number(TokenFacts("ZAKU II", ("Zeon",), 1, 1)) == "T-007"
    assert tokens.number(TokenFacts("Fatum-00", ("Triple Ship Alliance",), 2, 2)) is None
    assert tokens.number(TokenFacts("Fatum-00", ("Triple Ship Alliance",), 2, 2, (Keyword(name="blocker"),))) == "T-011"
    assert tokens.facts("T-004") == TokenFacts("Leo", ("OZ",), 1, 1)


def test_a_set_that_is_right(tmp_path: Path) -> None:
    assert load(tmp_path, UNIT).card("X-001").set == "X"


@pytest.mark.parametrize(
    ("change", "line"),
    [
        ({"color": "bleu"}, "X.json: X-001: color: 'bleu' is not one of its words; did you mean 'blue'?"),
        ({"colour": "red"}, "X.json: X-001: colour: there is no such field; did you mean 'color'?"),
        ({"ap": None}, "X.json: X-001: ap: is missing"),
        ({"color": None}, "X.json: X-001: color: is missing"),
        ({"name": None}, "X.json: X-001: name: Input should be a valid string"),
        ({"number": "nine"}, "X.json: nine: number: 'nine' is not a card number such as ST01-001"),
        (
            {"effects": [{"kind": "triggerd"}]},
            "X.json: X-001: effects[0]: 'triggerd' is not one of its words; did you mean 'triggered'?",
        ),
        (
            {"effects": [{"kind": "triggered", "on": {"event": "deploy"}, "steps": [{"do": "rest", "to": "choosen"}]}]},
            "X.json: X-001: effects[0].steps[0].to: 'choosen' is not one of its words; did you mean 'chosen'?",
        ),
        (
            {"effects": [{"kind": "triggered", "on": {"event": "deploy"}, "steps": [{"do": "damage"}]}]},
            "X.json: X-001: effects[0].steps[0].amount: is missing",
        ),
        (
            {"effects": [{"kind": "constant", "changes": [{"rule": "cannot atack"}]}]},
            "X.json: X-001: effects[0].changes[0].rule: 'cannot atack' is not one of its words; "
            "did you mean 'cannot attack'?",
        ),
        (
            {"effects": [{"kind": "command", "timing": "main", "steps": []}]},
            "X.json: X-001: effects[0]: a unit has no effect of this kind; only a command has",
        ),
        ({"type": "pilot", "link": {"names": ["Ann"]}}, "X.json: X-001: link: a pilot has no link condition"),
        ({"type": "command"}, "X.json: X-001: ap: a command has none without a 【Pilot】 effect"),
    ],
)
def test_a_fault_is_one_line_with_file_card_field_and_what_would_be_right(
    tmp_path: Path, change: dict[str, Any], line: str
) -> None:
    assert lines(tmp_path, {**UNIT, **change})[0] == line


def test_every_fault_is_told(tmp_path: Path) -> None:
    assert len(lines(tmp_path, {**UNIT, "color": "x"}, {**UNIT, "number": "X-002", "level": -1, "type": "y"})) == 3


def test_a_missing_number_is_told_by_place(tmp_path: Path) -> None:
    assert lines(tmp_path, {key: value for key, value in UNIT.items() if key != "number"}) == [
        "X.json: card 1: number: is missing"
    ]


def test_the_same_number_twice(tmp_path: Path) -> None:
    assert lines(tmp_path, UNIT, UNIT) == ["X: X-001: number: it is in the set X already"]


def test_another_schema(tmp_path: Path) -> None:
    (tmp_path / "X.json").write_text('{"schema": 2}', encoding="utf-8")
    with pytest.raises(BadCardSet, match=r"^X\.json: schema: 2; this program reads card sets of schema 1$"):
        load_sets(tmp_path)


def test_a_file_that_is_no_json(tmp_path: Path) -> None:
    (tmp_path / "X.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadCardSet, match=r"^X\.json: this is not JSON: "):
        load_sets(tmp_path)
