"""The command line with a player's own cards: they are cards like others; what is wrong stands on standard error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.cli.main import main
from tests.games.gcg.cards.own_folder import DECK, HERON, ORDER, PLAIN, put, put_list, put_set


def output(capsys: pytest.CaptureFixture[str]) -> tuple[Any, list[str]]:
    """The one JSON object of standard output, and the lines of standard error."""
    captured = capsys.readouterr()
    return json.loads(captured.out), captured.err.splitlines()


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
    assert said == [f"left out: {file}: MY-002: text: not understood: 'Fold' at 6"]


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
    }
    assert data["sets"]["MY"] == {
        "cards": 2,
        "whole": 1,
        "partial": 1,
        "partial_cards": ["MY-002"],
        "english_names": {"ja": 1, "zh": 1},
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
            f"{mine}: MY-002: text: not understood: 'Fold' at 6",
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


def test_a_deck_with_own_cards_is_legal_and_played(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put_list(home, HERON, ORDER)
    deck = tmp_path / "own.txt"
    deck.write_text(DECK, encoding="utf-8")
    assert main(["deck", "check", str(deck), "--json"]) == 0
    assert output(capsys)[0]["legal"]
    call = ["simulate", "--deck", str(deck), "--opponent-deck", "official-004", "--bots", "random,random"]
    assert main([*call, "--games", "2", "--seed", "1", "--jobs", "2", "--json"]) == 0
    data, said = output(capsys)
    assert said == []
    assert (data["games"], data["errors"]) == (2, [])


def test_a_deck_names_a_card_that_was_left_out(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put_list(home, HERON, {**ORDER, "cost": "one"})
    deck = tmp_path / "own.txt"
    deck.write_text(DECK, encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith('MY-002: cost: right is a whole number (it is "one")')
    assert "no card has the number MY-002" in second
