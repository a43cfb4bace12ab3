"""`card`: search, show, read, check, coverage; output, JSON, exit statuses, and one line for each mistake."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg.effects.reader.reading import FUNCTIONS
from gundam_desktop.games.gcg.effects.wording import en
from gundam_desktop.games.gcg.search import vocabulary
from gundam_desktop.games.gcg.search.parsing import parse
from gundam_desktop.languages import LANGUAGES
from tests.cli.output import one_line, output, printed
from tests.games.gcg.cards.player_files import HERON, ORDER, PLAIN, put, put_list, put_set

# fixture

DOCS = Path(__file__).parents[2] / "docs" / "search.md"


def test_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "links:ST01-010 set=ST01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "ST01-001 | Gundam | Blue | Unit | Lv 4, cost 3, AP 3, HP 4",
        "ST01-002 | Gundam (MA Form) | Blue | Unit | Lv 5, cost 3, AP 4, HP 3",
        "2 found",
    ]


def test_cards_are_listed_in_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "番号:ST01-001", "--language", "ja"]) == 0
    assert capsys.readouterr().out.startswith("ST01-001 | ガンダム | 青 | ユニット | ")
    assert main(["card", "search", "number:T-001"]) == 0
    assert "Unit token" in capsys.readouterr().out


def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "--json", "--", "-type:unit set=ST01 lv<=2"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["count"] == len(data["cards"]) > 0
    assert all(card["type"] != "unit" and card["level"] <= 2 for card in data["cards"])


def test_nothing_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "trait:zeonn"]) == 1
    captured = capsys.readouterr()
    assert captured.out == "0 found\n"
    assert captured.err == "No card has trait “zeonn”. Did you mean Zeon, Neo Zeon?\n"
    assert main(["card", "search", "lv>90", "--json"]) == 1
    assert json.loads(capsys.readouterr().out) == {"count": 0, "cards": []}


def test_a_wrong_query_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "search", "lv<=3 colr:blue"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    told = "gundam-desktop card search: query, character 7: There is no field “colr”. Try color.\n"
    assert captured.err == told
    assert main(["card", "search", "色:", "--language", "ja"]) == 2
    assert "の後に値がありません" in capsys.readouterr().err


@pytest.mark.clone
def test_the_page_names_every_field_in_every_language() -> None:
    text = DOCS.read_text(encoding="utf-8")
    named = {word for line in text.splitlines() if line.startswith("| `") for word in re.findall("`([^`]+)`", line)}
    for language in LANGUAGES:
        for field in vocabulary.FIELDS:
            assert vocabulary.field_name(field, language) in named
    examples = text.split("```")[1].strip().splitlines()
    assert len(examples) == 6
    for line in examples:
        assert parse(re.split(r"\s{3,}", line)[0]).errors == ()


def test_a_card_is_shown_in_one_language_with_where_it_operates(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "show", "st01-001"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:4] == [
        "ST01-001 Gundam",
        "Blue Unit Space / Earth",
        "Lv 4, cost 3, AP 3, HP 4",
        "trait: Earth Federation, White Base Team",
    ]
    assert main(["card", "show", "ST01-001", "--language", "ja"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[1:3] == ["青 ユニット 宇宙 / 地球", "Lv 4, コスト 3, AP 3, HP 4"]
    assert not re.search("[a-z]{3}", "".join(lines))
    assert main(["card", "show", "ST01-001", "--json"]) == 0
    assert printed(capsys)["environment"] == ["Space", "Earth"]


def test_an_erratum_is_shown_with_its_day_and_what_it_changed(capsys: pytest.CaptureFixture[str]) -> None:
    for language, mark in (("en", "【Once per Turn】"), ("ja", "【ターン1回】"), ("zh", "【每回合1次】")):
        assert main(["card", "show", "ST12-001", "--language", language]) == 0
        *_, note = shown = capsys.readouterr().out.splitlines()
        (ability,) = (line for line in shown if mark in line)
        assert "2026-09-04" in note
        assert ability.replace(mark, "") in note
        assert main(["card", "show", "ST12-001", "--json", "--language", language]) == 0
        (erratum,) = printed(capsys)["errata"]
        assert erratum == {"since": "2026-09-04", "before": ability.replace(mark, ""), "after": ability}
    assert main(["card", "show", "ST12-003", "--json"]) == 0
    assert printed(capsys)["errata"] == []


def test_an_erratum_that_is_not_in_force_yet(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    effect = {"kind": "keyword", "keyword": {"name": "blocker"}}
    later = {"kind": "keyword", "keyword": {"name": "repair", "amount": 2}}
    erratum = {"since": "9999-01-01", "before": effect, "after": later}
    put_set(home, {**PLAIN, "effects": [effect], "errata": [erratum]})
    assert main(["card", "show", "OWN-001"]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == ["<Blocker>", "Erratum from 9999-01-01 on: <Repair 2>"]


def test_card_check_finds_numbers_that_the_program_owns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "X.json"
    card = {"number": "ST01-001", "name": "X", "type": "unit", "color": "blue", "level": 1, "cost": 1, "ap": 1, "hp": 1}
    file.write_text(json.dumps({"schema": 1, "set": "ST01", "name": "X", "cards": [card]}), encoding="utf-8")
    assert main(["card", "check", str(file)]) == 1
    assert "ST01-001: number: comes with the program and cannot be replaced" in capsys.readouterr().out


def test_card_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "show", "ST01-015", "--json"]) == 0
    data = printed(capsys)
    facts = {
        "number": "ST01-015",
        "name": "White Base",
        "type": "base",
        "color": "blue",
        "level": 3,
        "cost": 2,
        "hp": 5,
    }
    assert facts.items() <= data.items()
    assert data["text"][:2] == ["【Burst】Deploy this card.", "【Deploy】Add 1 of your Shields to your hand."]
    assert [effect["kind"] for effect in data["effects"]] == ["triggered", "triggered", "activated"]
    assert main(["card", "show", "ST01-999"]) == 2
    assert one_line(capsys).startswith("gundam-desktop card show: no card has the number ST01-999; did you mean ")


def test_card_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["card", "read", "【Deploy】Draw 1.", "--json"]) == 0
    (result,) = printed(capsys)["results"]
    assert result["ok"]
    assert result["text"] == ["【Deploy】Draw 1."]
    assert result["effects"] == [{"kind": "triggered", "on": {"event": "deploy"}, "steps": [{"do": "draw"}]}]
    assert main(["card", "read", "【Deploy】Draw 1 moon.", "--json"]) == 1
    data = printed(capsys)
    assert (data["read"], data["failed"]) == (0, 1)
    assert "moon" in data["results"][0]["at"]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps([{"number": "X-1", "name": "X", "type": "UNIT", "text": "<Blocker>"}]), encoding="utf-8")
    assert main(["card", "read", "--file", str(file)]) == 0
    assert capsys.readouterr().out == "X-1: <Blocker>\n1 read, 0 failed\n"
    file.write_text("{}", encoding="utf-8")
    assert main(["card", "read", "--file", str(file)]) == 2
    assert "expected a JSON list of {number, name, type, text}" in one_line(capsys)


def test_card_read_names_the_card_that_the_program_cannot_cope_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    texts = ("【Deploy】Draw 1.", "【Attack】Look at the top card of your deck.", "<Blocker>")
    cards = [{"number": f"X-{place}", "name": "X", "type": "UNIT", "text": text} for place, text in enumerate(texts)]
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(cards), encoding="utf-8")
    monkeypatch.setitem(FUNCTIONS, "look", lambda _reading, tree: tree.children[5])
    assert main(["card", "read", "--file", str(file)]) == 1
    first, second, *others = capsys.readouterr().out.splitlines()
    assert first == "X-0: 【Deploy】Draw 1."
    assert second.startswith("FAILED X-1: this combination of words is not supported (IndexError)")
    assert others == ["X-2: <Blocker>", "2 read, 1 failed"]
    monkeypatch.setattr(en, "texts", lambda _effects, tokens: tokens[len(texts)])
    assert main(["card", "read", "--file", str(file)]) == 1
    assert "FAILED X-0: what was read cannot be worded (TypeError)" in capsys.readouterr().out


def test_card_check_and_coverage(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "X.json"
    card = {"number": "X-001", "name": "X", "type": "unit", "color": "blue", "level": 1, "cost": 1, "ap": 1, "hp": 1}
    file.write_text(json.dumps({"schema": 1, "set": "X", "name": "X", "cards": [card]}), encoding="utf-8")
    assert main(["card", "check", str(file), "--json"]) == 0
    assert printed(capsys) == {"cards": 1, "errors": []}
    file.write_text(
        json.dumps({"schema": 1, "set": "X", "name": "X", "cards": [card | {"type": "ship"}]}), encoding="utf-8"
    )
    assert main(["card", "check", str(file)]) == 1
    assert "X.json: X-001: type: " in capsys.readouterr().out
    assert main(["card", "coverage", "--json"]) == 0
    assert printed(capsys)["sets"]["ST01"] == {
        "cards": 16,
        "whole": 16,
        "partial": 0,
        "partial_cards": [],
        "english_names": {"ja": 0, "zh": 0},
        "formed_names": {"ja": 0, "zh": 0},
    }


def test_card_check_of_what_is_no_card_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for file, why in (
        (tmp_path, "this is a folder"),
        (tmp_path / "no", "there is no such file"),
        (Path(os.devnull), ""),
    ):
        assert main(["card", "check", str(file)]) == 2
        assert one_line(capsys).startswith(f"gundam-desktop card check: {file}: {why}")
    (tmp_path / "bytes").write_bytes(b"\xff")
    assert main(["card", "check", str(tmp_path / "bytes")]) == 2
    assert "bytes: not a text file in UTF-8 (byte 0)" in one_line(capsys)
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 100_000, encoding="utf-8")
    assert main(["card", "check", str(deep), "--json"]) == 1
    errors = json.loads(capsys.readouterr().out)["errors"]
    assert errors == [f"{deep}: not valid JSON (nested too deeply)"]


def test_card_read_of_what_is_no_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.json"
    for data, why in (
        (b"[" * 100_000, "not valid JSON (nested too deeply)"),
        (b"\xff", "not a text file in UTF-8 (byte 0)"),
        (b"[\n}", "line 2: not valid JSON ("),
        (b"9" * 5000, "not valid JSON (a figure is too long)"),
    ):
        file.write_bytes(data)
        assert main(["card", "read", "--file", str(file)]) == 2
        assert why in one_line(capsys)
    assert main(["card", "read", "--file", str(tmp_path)]) == 2
    assert "this is a folder" in one_line(capsys)


def test_an_own_card_is_shown(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put_list(home, HERON)
    assert main(["card", "show", "MY-001", "--json"]) == 0
    data, said = output(capsys)
    assert said == []
    assert (data["name"], data["type"], data["color"], data["ap"]) == ("Grey Heron", "unit", "blue", 2)
    assert data["text"] == ["<Blocker>", "【Deploy】Draw 1."]
    assert [effect["kind"] for effect in data["effects"]] == ["keyword", "triggered"]


def test_official_wording_is_shown(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(home, "wording", "en.json", [{"number": "ST01-001", "name": "Other", "text": "【Deploy】Glow.\n(A line.)"}])
    assert main(["card", "show", "ST01-001", "--json"]) == 0
    data, said = output(capsys)
    assert said == []
    assert (data["name"], data["text"]) == ("Other", ["【Deploy】Glow.", "(A line.)"])
    assert len(data["effects"]) == 2


@pytest.mark.parametrize(
    "call",
    [
        ["card", "show", "ST01-001", "--json"],
        ["card", "read", "【Deploy】Draw 1.", "--json"],
        ["card", "coverage", "--json"],
        ["deck", "check", "official-004", "--json"],
        ["deck", "show", "official-004", "--json"],
    ],
    ids=lambda call: " ".join(call[:2]),
)
def test_what_is_wrong_is_said_and_the_command_done(
    home: Path, call: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = put_list(home, HERON, {**ORDER, "text": "【Main】Fold the table in half."})
    main(call)
    _, said = output(capsys)
    assert said == [f"left out: {file}: MY-002: text: not understood: 'Fold' at 6; played without this ability"]


def test_many_faults_are_counted(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put_list(home, *range(30))
    assert main(["card", "show", "ST01-001", "--json"]) == 0
    _, said = output(capsys)
    assert len(said) == 21
    assert said[-1] == "left out: 10 more; `card check FILE` names every one"


def test_a_broken_file_is_one_line_each(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = put_set(home, PLAIN).parent
    (folder / "half.json").write_text("{", encoding="utf-8")
    assert main(["card", "show", "OWN-001"]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("OWN-001 One\n")
    assert captured.err.startswith(f"left out: {folder / 'half.json'}, line 1: not valid JSON")


def test_coverage_counts_own_sets(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put_set(home, PLAIN)
    put_list(home, HERON, {**ORDER, "text": "【Main】Fold the table in half."})
    assert main(["card", "coverage", "--json"]) == 1
    data, _ = output(capsys)
    assert data["sets"]["OWN"] == {
        "cards": 1,
        "whole": 1,
        "partial": 0,
        "partial_cards": [],
        "english_names": {"ja": 1, "zh": 1},
        "formed_names": {"ja": 0, "zh": 0},
    }
    assert data["sets"]["MY"] == {
        "cards": 2,
        "whole": 1,
        "partial": 1,
        "partial_cards": ["MY-002"],
        "english_names": {"ja": 2, "zh": 2},
        "formed_names": {"ja": 0, "zh": 0},
    }
    assert main(["card", "coverage"]) == 1
    assert "MY: 2 cards, 1 whole, 1 in part (MY-002)\n" in capsys.readouterr().out


def test_both_forms_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = {**ORDER, "text": "【Main】Fold the table in half."}
    mine = put_list(tmp_path, HERON, wrong, HERON)
    ours = put_set(tmp_path, PLAIN)
    assert main(["card", "check", str(mine), str(ours), "--json"]) == 1
    data, said = output(capsys)
    assert said == []
    assert data == {
        "cards": 3,
        "errors": [
            f"{mine}: MY-002: text: not understood: 'Fold' at 6; played without this ability",
            f"{mine}: MY-001: number: stands here 2 times",
        ],
    }
    put_list(tmp_path, HERON, ORDER)
    assert main(["card", "check", str(mine), str(ours), "--json"]) == 0
    assert output(capsys)[0] == {"cards": 3, "errors": []}


def test_a_file_in_the_own_folder_is_checked_for_shipped_numbers(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put_list(home, {**HERON, "number": "ST01-001"})
    assert main(["card", "check", str(file)]) == 1
    captured = capsys.readouterr()
    assert f"{file}: ST01-001: number: comes with the program and cannot be replaced" in captured.out
    assert captured.err == ""


@pytest.mark.parametrize("name", ["tragos", "TRAGOS", "トラゴス", "ｔｒａｇｏｓ"])
def test_a_card_is_shown_by_a_name_that_is_its_own(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "show", name]) == 0
    assert capsys.readouterr().out.startswith("ST02-009 Tragos\n")


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("gundam", "cards have this in the name: GD01-001, GD01-013, "),
        ("gundam", "(`card search name=gundam` lists all)"),
        ("amuro ray", "(`card search 'name=\"amuro ray\"'` lists all)"),
        ("amurro", "Did you mean "),
        ("ST01-0001", "did you mean ST01-001"),
    ],
)
def test_a_name_that_is_not_one_card_is_answered_with_the_search(
    wanted: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "show", wanted]) == 2
    assert said in one_line(capsys)


@pytest.mark.parametrize(
    ("query", "near"),
    [("amurro", "Amuro"), ("c:blue blokcer", "Blocker"), ("'banshe norm'", "Banshee"), ("アムロウ", "アムロ")],
)
def test_a_word_that_no_card_has_is_answered_with_similar_ones(
    query: str, near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "search", query]) == 1
    captured = capsys.readouterr()
    assert captured.out == "0 found\n"
    assert "Did you mean " in captured.err
    assert near in captured.err


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("c:b t:unit lv<=2 k:blocker", "color:blue type:unit level<=2 keyword:blocker"),
        ("n:zaku s:GD01", "name:zaku set:GD01"),
        ("e=ST01 tr:zeon", "set=ST01 trait:zeon"),
        ("cn:ST01 l:4", "number:ST01 lv:4"),
        ('o:"draw 1" c:r,g', 'text:"draw 1" color:red,green'),
        ("色:青 名:ガンダム 特:連邦", "color:blue name:ガンダム trait:連邦"),
        ("类:机体 级:4 费:3", "type:unit lv:4 cost:3"),
    ],
)
def test_short_fields_mean_the_long_ones(short: str, long: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for query in (short, long):
        main(["card", "search", query, "--json"])
        found.append(printed(capsys)["cards"])
    assert found[0] == found[1]
