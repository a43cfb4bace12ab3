"""The library of card sets, and what it says of files that are broken."""

from __future__ import annotations

import json
import os
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.games.gcg.cards import prepared, sets
from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.cards.sets import BadCardSet, CardSets, UnreadableSet, load_sets, read_set
from gundam_desktop.games.gcg.effects.language import Keyword, Token
from gundam_desktop.games.gcg.effects.language.token_facts import TokenFacts
from gundam_desktop.locate import DataError, cardset_folder
from tests.work import calls

UNIT = {"number": "X-001", "name": "One", "type": "unit", "color": "red", "level": 1, "cost": 1, "ap": 1, "hp": 1}


def load(folder: Path, *cards: dict[str, Any], **more: Any) -> CardSets:
    data = {"schema": 1, "set": "X", "name": "Ours", "cards": list(cards), **more}
    (folder / "X.json").write_text(json.dumps(data), encoding="utf-8")
    return load_sets(folder)


def lines(folder: Path, *cards: dict[str, Any], **more: Any) -> list[str]:
    with pytest.raises(BadCardSet) as caught:
        load(folder, *cards, **more)
    for line in caught.value.lines:
        assert line.startswith(f"{folder / 'X.json'}: "), line
    return [line.removeprefix(f"{folder}{os.sep}") for line in caught.value.lines]


def test_the_shipped_sets() -> None:
    known = card_sets()
    assert {cards.set for cards in known.sets} >= {"ST01", "ST02", "ST03", "ST04", "T", "R"}
    assert known.card("ST01-001").set == "ST01"
    assert "ST01-001" in known
    assert "ST99-001" not in known
    assert all(f"EXBP-{number:03}" in known for number in range(1, 32))
    assert len(list(known)) == len(known)


def test_loading_takes_little_work() -> None:
    """At most 1,500 calls a card; about 500 are usual."""
    load_sets(cardset_folder())  # what is made once for all sets is made
    assert calls(lambda: load_sets(cardset_folder())) < 1_500 * len(list(card_sets()))


def test_an_unknown_number_names_the_nearest() -> None:
    with pytest.raises(KeyError, match="ST01-00"):
        card_sets().card("ST01-00l")


def test_tokens_are_found_by_their_facts() -> None:
    tokens = card_sets().tokens
    assert tokens.token(TokenFacts("ZAKU II", ("Zeon",), 1, 1)) == "T-007"
    assert tokens.token(TokenFacts("Fatum-00", ("Triple Ship Alliance",), 2, 2, (Keyword(name="blocker"),))) == "T-011"
    without = TokenFacts("Fatum-00", ("Triple Ship Alliance",), 2, 2)
    assert tokens.token(without) == Token(name="Fatum-00", traits=("Triple Ship Alliance",), ap=2, hp=2)
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
        ({"name": None}, "X.json: X-001: name: expected a text (got null)"),
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
            {"effects": [{"kind": "command", "timing": "main", "steps": [{"do": "draw"}]}]},
            "X.json: X-001: effects[0]: a unit has no effect of this kind; only a command has",
        ),
        ({"type": "pilot", "link": {"names": ["Ann"]}}, "X.json: X-001: link: a pilot has no link condition"),
        ({"hp": 0}, "X.json: X-001: hp: expected 1 to 99 (got 0)"),
        ({"type": "base", "hp": 0}, "X.json: X-001: hp: expected 1 to 99 (got 0)"),
        ({"hp": 100}, "X.json: X-001: hp: expected 1 to 99 (got 100)"),
        ({"ap": 10**40}, "X.json: X-001: ap: expected 0 to 99 (got too long a figure)"),
        ({"ap": -1}, "X.json: X-001: ap: expected 0 to 99 (got -1)"),
        ({"type": "pilot", "ap": -100}, "X.json: X-001: ap: expected -99 to 99 (got -100)"),
        ({"cost": True}, "X.json: X-001: cost: expected a whole number (got true)"),
        ({"level": "2"}, 'X.json: X-001: level: expected a whole number (got "2")'),
        ({"level": 2.0}, "X.json: X-001: level: expected a whole number (got 2.0)"),
        ({"level": "two"}, 'X.json: X-001: level: expected a whole number (got "two")'),
        ({"level": -1}, "X.json: X-001: level: expected 0 or more (got -1)"),
        (
            {"effects": [{"kind": "keyword", "keyword": {"name": "repair", "amount": "2"}}]},
            'X.json: X-001: effects[0].keyword.amount: expected a whole number (got "2")',
        ),
        (
            {"effects": [{"kind": "triggered", "on": {"event": "deploy"}, "steps": [{"do": "may", "steps": []}]}]},
            "X.json: X-001: effects[0].steps[0].steps: is empty; expected one or more",
        ),
        (
            {"effects": [{"kind": "constant", "changes": {"change": "ap"}}]},
            "X.json: X-001: effects[0].changes.by: is missing",
        ),
        (
            {"effects": [{"kind": "constant", "changes": [{"change": "ap", "by": {"times": 2, "amount": {}}}]}]},
            "X.json: X-001: effects[0].changes[0].by.amount: expected a whole number (got {})",
        ),
        ({"name": ""}, "X.json: X-001: name: is empty"),
        ({"name": " "}, "X.json: X-001: name: is empty"),
        ({"number": "Y-001"}, "X.json: Y-001: number: is none of the set X; expected something like X-001"),
        ({"number": "X"}, "X.json: X: number: is none of the set X; expected something like X-001"),
        ({"type": "command"}, "X.json: X-001: ap: a command has none without a 【Pilot】 effect"),
    ],
)
def test_a_fault_is_one_line_with_file_card_field_and_what_would_be_right(
    tmp_path: Path, change: dict[str, Any], line: str
) -> None:
    assert lines(tmp_path, {**UNIT, **change})[0] == line


BEFORE = {"kind": "keyword", "keyword": {"name": "repair", "amount": 1}}
AFTER = {"kind": "keyword", "keyword": {"name": "repair", "amount": 2}}
LATER = {"kind": "keyword", "keyword": {"name": "blocker"}}


def erratum(since: str, before: Any, after: Any) -> dict[str, Any]:
    return {"since": since, "before": before, "after": after}


def effects_on(day: str, known: CardSets) -> list[Any]:
    card = CardSets(known.sets, day=date.fromisoformat(day)).card("X-001")
    return [effect.model_dump(mode="json") for effect in card.effects]


def test_a_card_has_an_erratum_from_its_day_on(tmp_path: Path) -> None:
    errata = [erratum("2026-09-04", BEFORE, AFTER), erratum("2027-01-01", AFTER, LATER)]
    known = load(tmp_path, {**UNIT, "effects": [BEFORE], "errata": errata})
    assert effects_on("2026-09-03", known) == [BEFORE]
    assert effects_on("2026-09-04", known) == [AFTER]
    assert effects_on("2026-12-31", known) == [AFTER]
    assert effects_on("2027-01-01", known) == [LATER]
    assert CardSets(known.sets).day == date.today()


@pytest.mark.parametrize(
    ("errata", "line"),
    [
        ([erratum("2026-09-31", BEFORE, AFTER)], 'errata[0].since: "2026-09-31": expected a day like 2026-09-04'),
        ([erratum("20260904", BEFORE, AFTER)], 'errata[0].since: "20260904": expected a day like 2026-09-04'),
        ([erratum("2026-09-04", AFTER, BEFORE)], "errata[0].before: is not an effect that the card has until then"),
        (
            [erratum("2026-09-04", BEFORE, BEFORE)],
            "errata[0].after: is the same as before; an erratum must change something",
        ),
        ([{"since": "2026-09-04", "before": BEFORE}], "errata[0].after: is missing"),
        (
            [erratum("2026-09-04", BEFORE, AFTER), erratum("2026-09-03", AFTER, LATER)],
            "errata[1].since: expected 2026-09-04 or later: errata stand in the order of their days",
        ),
        (
            [erratum("2026-09-04", BEFORE, {"kind": "pilot", "name": "Ann"})],
            "errata[0].after: a unit has no effect of this kind; only a command has",
        ),
    ],
)
def test_a_fault_of_an_erratum(tmp_path: Path, errata: list[Any], line: str) -> None:
    assert lines(tmp_path, {**UNIT, "effects": [BEFORE], "errata": errata}) == [f"X.json: X-001: {line}"]


def test_every_fault_is_told(tmp_path: Path) -> None:
    assert len(lines(tmp_path, {**UNIT, "color": "x"}, {**UNIT, "number": "X-002", "level": -1, "type": "y"})) == 3


def test_a_missing_number_is_told_by_place(tmp_path: Path) -> None:
    assert lines(tmp_path, {key: value for key, value in UNIT.items() if key != "number"}) == [
        "X.json: card 1: number: is missing"
    ]


def test_the_same_number_twice(tmp_path: Path) -> None:
    assert lines(tmp_path, UNIT, UNIT) == ["X.json: X-001: number: stands here twice (cards 1 and 2 of the file)"]


def test_the_same_number_in_two_files(tmp_path: Path) -> None:
    for name in ("1", "2"):
        (tmp_path / f"{name}.json").write_text(json.dumps({"schema": 1, "set": "X", "name": "N", "cards": [UNIT]}))
    with pytest.raises(BadCardSet, match=r"^X: X-001: number: it is in the set X already$"):
        load_sets(tmp_path)


def test_another_schema(tmp_path: Path) -> None:
    (tmp_path / "X.json").write_text('{"schema": 2}', encoding="utf-8")
    with pytest.raises(BadCardSet, match=r"X\.json: schema: 2; this program reads card sets of schema 1$"):
        load_sets(tmp_path)


def test_a_file_that_is_no_json(tmp_path: Path) -> None:
    (tmp_path / "X.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadCardSet, match=r"X\.json, line 1: not valid JSON \(the file ends too early"):
        load_sets(tmp_path)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[" * 100_000, ": not valid JSON (nested too deeply)"),
        ("", ", line 1: not valid JSON (the file ends too early)"),
        ("[]", ': expected a card set, like {"schema": 1,'),
        ('{"schema": true}', ": schema: true; this program reads card sets of schema 1"),
        ('{"schema": 1, "set": "X", "name": "", "cards": []}', ": name: is empty"),
        ('{"schema": 1, "set": "X", "name": "\\ud800", "cards": []}', ": not valid JSON"),
        ('{"schema": 1, "set": "X", "name": "X", "cards": 5}', ": cards: expected a list (got 5)"),
        (f'{{"schema": {"9" * 5000}}}', ": not valid JSON (a figure is too long)"),
    ],
)
def test_a_file_that_is_no_card_set(tmp_path: Path, text: str, why: str) -> None:
    file = tmp_path / "X.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadCardSet) as caught:
        read_set(file)
    (line,) = caught.value.lines
    assert line.startswith(f"{file}{why}"), line


def test_what_is_no_text_file(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    for name, why in (
        ("", "this is a folder"),
        ("picture", "not a text file in UTF-8 (byte 0)"),
        ("none", "there is no"),
    ):
        with pytest.raises(UnreadableSet) as caught:
            read_set(tmp_path / name)
        assert str(caught.value).startswith(f"{tmp_path / name}: {why}")


@pytest.mark.parametrize("number", ["T-099", "R-099", "RP-099", "EXR-099", "EXRP-099", "EXB-099", "EXBP-099"])
@pytest.mark.parametrize("name", ["T", "R"])
def test_tokens_and_resources_have_several_prefixes(tmp_path: Path, name: str, number: str) -> None:
    token = {"number": number, "name": "N", "type": "ex resource"}
    assert number in load(tmp_path, token, set=name)
    assert "expected something like" in lines(tmp_path, {**token, "number": "ST01-001"}, set=name)[0]


def test_damaged_card_sets_of_the_program_are_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "X.json").write_text("{", encoding="utf-8")
    for module in (sets, prepared):
        monkeypatch.setattr(module, "cardset_folder", lambda: tmp_path)
    with pytest.raises(DataError, match=r"^the program's own card sets are damaged: .*; install again$"):
        sets.shipped_sets.__wrapped__()


def test_effects_without_end_are_refused(tmp_path: Path) -> None:
    draws = {"kind": "triggered", "on": {"event": "deploy"}, "steps": [{"do": "draw", "amount": 1}] * 1000}
    assert lines(tmp_path, {**UNIT, "effects": [draws]}) == [
        "X.json: X-001: effects: are too long; expected 10000 characters at most"
    ]
