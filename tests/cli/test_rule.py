"""`rule NUMBER` and `rule search WORDS`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import gundam_desktop
from gundam_desktop import locate
from gundam_desktop.cli import coverage
from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg.game_module import GAME_MODULE
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.games.gcg.scenario.evidence import EVIDENCE
from gundam_desktop.rulebook.enforcement import MARKS
from gundam_desktop.scenarios.clause_index import place_of
from tests.cli.output import one_line

ROOT = Path(locate.__file__).resolve().parents[1]
SCENARIO = """\
title: It is about two
clauses: [7-4-1, 7-4]
position: {A: {}}
expect: {turn: 5}
---
title: It is about another
clauses: [1-2-1]
position: {A: {}}
expect: {turn: 5}
"""


def printed(capsys: pytest.CaptureFixture[str]) -> Any:
    captured = capsys.readouterr()
    assert captured.err == ""
    return json.loads(captured.out)


ANSWER = """\
title: "Q1: it comes after those about clauses"
clauses: [7-4-1]
position: {A: {}}
expect: {turn: 5}
"""


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone with two scenarios of its own."""
    scenarios = tmp_path / "tests" / "scenarios"
    (scenarios / "clauses").mkdir(parents=True)
    (scenarios / "answers").mkdir()
    (scenarios / "clauses" / "some.yaml").write_text(SCENARIO, encoding="utf-8")
    (scenarios / "answers" / "faq.yaml").write_text(ANSWER, encoding="utf-8")
    (scenarios / "wrong.yaml").write_text("title: 7-4-1\n", encoding="utf-8")
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: scenarios)
    return tmp_path


def test_a_clause_with_what_enforces_and_what_shows_it(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "7-4-1", "--json", "--edition", "1.0"]) == 0
    data = printed(capsys)
    assert (data["id"], data["kind"], data["testable"]) == ("7-4-1", "clause", "yes")
    assert data["text"] == RULEBOOK.book().clause("7-4-1").text
    assert [each["routine"] for each in data["enforced"]] == list(dict.fromkeys(MARKS["7-4-1"]))
    assert data["shown_by"] == [
        {"title": "It is about two", "file": "tests/scenarios/clauses/some.yaml", "line": 1},
        {"title": "Q1: it comes after those about clauses", "file": "tests/scenarios/answers/faq.yaml", "line": 1},
    ]
    assert main(["rule", "7-4-1", "--edition", "1.0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "7 Attack and battle, 7-4 Block step"
    assert lines[1] == f"7-4-1 {data['text']}"
    assert lines[2] == "enforced by:"
    assert lines[-3:-1] == ["shown by:", "  It is about two (tests/scenarios/clauses/some.yaml, line 1)"]


@pytest.mark.parametrize(("language", "title"), [("ja", "7-4 ブロックステップ"), ("zh", "7-4 阻挡步骤")])
def test_a_clause_in_another_language(language: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "7-4-1", "--language", language, "--edition", "1.0"]) == 0
    head, clause, *_ = capsys.readouterr().out.splitlines()
    assert head.endswith(title)
    assert clause == f"7-4-1 {RULEBOOK.book('1.0', language).clause('7-4-1').text}"
    assert main(["rule", "8-3-1", "--language", language, "--edition", "1.9", "--json"]) == 0
    data = printed(capsys)
    assert (data["language"], data["text"]) == (language, RULEBOOK.book("1.0", language).clause("7-4-1").text)


def test_places_are_where_the_routines_stand(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "7-4-2", "--json", "--edition", "1.0"]) == 0
    places = printed(capsys)["enforced"]
    assert places
    for place in places:
        file, line = place["at"].split(":")
        name = place["routine"].rpartition(".")[2]
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8").splitlines()[int(line) - 1]


@pytest.mark.parametrize("number", ["1-2-1", "5-1-1-2", "11-1-2-2"])
def test_every_marked_routine_is_found(number: str) -> None:
    EVIDENCE.enforced(number, "1.0")
    for name in {name for names in MARKS.values() for name in names if name.startswith("gundam_desktop.")}:
        file, _, line = place_of(name).partition(":")
        assert (ROOT / file).is_file(), name
        assert line.isdigit(), name
    assert place_of("gundam_desktop.locate.gone") == "gundam_desktop/locate.py"
    assert place_of("nowhere.at_all") == "nowhere.at_all"


def test_without_scenarios_none_shows_a_clause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(locate, "scenario_folder", lambda *_: None)
    assert main(["rule", "7-4-1", "--json", "--edition", "1.0"]) == 0
    assert printed(capsys)["shown_by"] == []


def test_a_clause_that_no_test_can_show(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "2-15-1", "--edition", "1.0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[2:4] == ["enforced by: no routine is marked with it", "shown by: no scenario"]
    assert lines[4].startswith("a test can show it not at all: A thing of the printed card")
    assert main(["rule", "2-15-1", "--json", "--edition", "1.0"]) == 0
    data = printed(capsys)
    assert (data["enforced"], data["shown_by"], data["testable"]) == ([], [], "no")
    assert main(["rule", "4-4-5", "--edition", "1.0"]) == 0
    assert "a test can show it only in part: " in capsys.readouterr().out


def test_a_section_lists_what_stands_under_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "7-4", "--edition", "1.0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["7 Attack and battle", "7-4 Block step"]
    assert [line.split()[0] for line in lines[2:]] == [f"7-4-{last}" for last in range(1, 6)]
    assert main(["rule", "7", "--edition", "1.0"]) == 0
    assert capsys.readouterr().out.startswith("7 Attack and battle\n  7-1 ")


def test_a_number_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "7-4-9", "--edition", "1.0"]) == 2
    near = "there is no clause 7-4-9 in edition 1.0; near it: 7-4-3, 7-4-4, 7-4-5"
    assert one_line(capsys) == f"gundam-desktop rule: {near}\n"
    assert main(["rule", "blocker"]) == 2
    assert (
        one_line(capsys) == "gundam-desktop rule: `blocker` is no number of a clause; expected something like 7-4-1\n"
    )
    assert main(["rule", "7-4-1", "--edition", "9.9"]) == 2
    assert one_line(capsys).startswith("gundam-desktop rule: --edition 9.9: expected one of 1.0, 1.9")


@pytest.mark.parametrize(
    "call",
    [
        ["search", "--json", "hand", "limit", "--edition", "1.0"],
        ["--edition", "1.0", "search", "hand", "limit", "--json"],
        ["--json", "search", "--edition", "1.0", "hand limit"],
        ["--json", "--language", "en", "search", "hand limit", "--edition", "1.0"],
    ],
)
def test_search(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", *call]) == 0
    data = printed(capsys)
    assert (data["words"], data["found"]) == ("hand limit", len(data["results"]))
    first = data["results"][0]
    assert (first["id"], first["text"]) == ("3-8-4", "The hand limit is 10 cards.")
    assert {"enforced", "shown_by"} <= first.keys()


def test_options_may_stand_before_the_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "--json", "--edition", "1.0", "3-8-4"]) == 0
    assert printed(capsys)["id"] == "3-8-4"


def test_search_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "search", "HAND", "limit", "--edition", "1.0"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3-8-4 The hand limit is 10 cards."
    assert lines[-1] == f"{len(lines) - 1} found"
    assert main(["rule", "search", "moonlight"]) == 1
    assert capsys.readouterr().out == "0 found\n"
    assert main(["rule", "search", " "]) == 2
    assert "say which words to look for" in one_line(capsys)


@pytest.mark.parametrize("call", [["rule"], ["rule", "search"], ["rule", "7-4-1", "7-4-2"], ["rule", "7-4-1", "--jsn"]])
def test_a_wrong_call_is_one_line(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call) == 2
    assert one_line(capsys).startswith("gundam-desktop")


def test_help_has_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    for call in (["rule", "--help"], ["rule", "search", "--help"], ["rule", "7-4-1", "--help"]):
        assert main(call) == 0
        assert "gundam-desktop rule 7-4-1" in (out := capsys.readouterr().out) or "rule search first strike" in out


@pytest.mark.clone
def test_a_clause_by_its_number_in_a_later_edition(capsys: pytest.CaptureFixture[str]) -> None:
    text = RULEBOOK.book().clause("7-4-1").text
    assert main(["rule", "8-3-1", "--edition", "1.9"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["8 Attack and battle, 8-3 Block step", f"8-3-1 (7-4-1 in 1.0) {text}"]
    assert main(["rule", "8-3-1", "--edition", "1.9", "--json"]) == 0
    data = printed(capsys)
    assert (data["id"], data["edition"], data["text"], data["base"]) == ("8-3-1", "1.9", text, ["7-4-1"])
    assert [each["routine"] for each in data["enforced"]] == list(dict.fromkeys(MARKS["7-4-1"]))
    assert data["shown_by"]


@pytest.mark.clone
def test_a_clause_that_a_later_edition_added_or_dropped(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "13-1-7-1", "--edition", "1.9", "--json"]) == 0
    data = printed(capsys)
    assert (data["base"], data["testable"], data["language"]) == ([], "yes", "en")
    assert data["enforced"]
    assert "tests/scenarios/editions/1.9.yaml" in {each["file"] for each in data["shown_by"]}
    assert main(["rule", "5-6-3", "--edition", "1.9"]) == 0
    assert "  11-1-1-3 of edition 1.0 is not in this edition\n" in capsys.readouterr().out


def test_a_number_that_a_later_edition_has_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "8-3-99", "--edition", "1.9"]) == 2
    assert "there is no clause 8-3-99 in edition 1.9; near it: 8-3-3, 8-3-4, 8-3-5" in one_line(capsys)
    assert main(["rule", "blocker", "--edition", "1.9"]) == 2
    assert "`blocker` is no number of a clause" in one_line(capsys)


def test_the_edition_is_the_newest_unless_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "8-3-1", "--json"]) == 0
    assert printed(capsys)["edition"] == GAME_MODULE.newest
    assert main(["rule", "search", "hand", "limit"]) == 0
    assert capsys.readouterr().out.startswith("4-8-4 (3-8-4, 3-8-4-1 in 1.0) The hand limit is 10 cards. ")
    assert main(["rule", "GW-5-3", "--game", "gundam_war"]) == 0


def test_what_the_deck_check_cites_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text("5 ST01-001\n3 ST02-001\n2 ST03-001\n", encoding="utf-8")
    assert main(["deck", "check", str(deck), "--json"]) == 1
    cited = {breach["clause"] for breach in printed(capsys)["breaches"]}
    assert len(cited) > 2
    for clause in cited:
        assert main(["rule", clause]) == 0


def test_a_number_of_another_edition_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "11-2-8-3-1"]) == 2
    assert one_line(capsys).endswith("; edition 1.0 has it (--edition 1.0)\n")
    assert main(["rule", "serch", "hand"]) == 2
    assert one_line(capsys) == "gundam-desktop rule: there is no command `serch`; did you mean search?\n"


def test_search_in_a_later_edition(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "search", "--edition", "1.9", "hand", "limit"]) == 0
    assert capsys.readouterr().out.startswith("4-8-4 (3-8-4, 3-8-4-1 in 1.0) The hand limit is 10 cards. ")


def test_coverage_says_when_it_cannot_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rule", "coverage", "--edition", "1.8"]) == 2
    assert one_line(capsys) == "gundam-desktop rule coverage: --edition 1.8: expected one of 1.0, 1.9\n"
    assert coverage._checks(tmp_path / "checks.py") == [], "a game need not have any"
    monkeypatch.setattr(locate, "tests_folder", lambda: None)
    assert main(["rule", "coverage"]) == 2
    assert "this command works only in a clone of the project" in one_line(capsys)


def test_coverage_says_that_it_needs_the_engine_as_it_is_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gundam_desktop, "COMPILED", True)
    assert main(["rule", "coverage"]) == 2
    assert "expected GUNDAM_DESKTOP_INTERPRETED=1" in one_line(capsys)


def test_coverage_names_the_answers_that_are_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = coverage.Covered(1, 1, 1, [], [], {}, {}, answers_shown=3, answers_listed=2, answers_missing=["Q7", "Q9"])
    monkeypatch.setattr(coverage, "covered", lambda _game_module, _edition: found)
    assert main(["rule", "coverage"]) == 1
    printed = capsys.readouterr().out
    assert "official answers: shown 3, listed with a reason 2\nanswers missing: Q7, Q9\n" in printed
    assert main(["rule", "coverage", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["answers_missing"] == ["Q7", "Q9"]
    monkeypatch.setattr(coverage, "covered", lambda _game_module, _edition: found._replace(answers_missing=[]))
    assert main(["rule", "coverage"]) == 0


def test_coverage_has_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "coverage", "--help"]) == 0
    assert "Example: gundam-desktop rule coverage" in capsys.readouterr().out
