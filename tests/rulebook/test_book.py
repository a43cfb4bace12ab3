"""The rule book: numbers, statements, search, and that whatever the program cites is in it."""

from __future__ import annotations

import ast
import importlib
import json
import pkgutil
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop import locate
from gundam_desktop.games import gcg
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.answers import Answer
from gundam_desktop.rulebook.book import Book, RulebookError, parts
from gundam_desktop.rulebook.enforcement import MARKS
from gundam_desktop.rulebook.files import BookFiles

SHAPE = re.compile(r"(\d\.\d:)?\d{1,2}(-\d{1,2})+")
"""What looks like a clause's number and not like a date; before it the edition that has added the clause."""
CITED = re.compile(r"(?<![\w-])\d+(?:-\d+)+(?![\w-])|(?<=see )\d+")
FOREIGN = re.compile(r"[\u2e80-\u300f\u3012-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60\uff66-\uff9f]")
"""Japanese and Chinese signs, but for 【】 and the dot of 【Activate･Main】."""


@pytest.fixture
def rules() -> Book:
    return RULEBOOK.book()


# --- what is in it


def test_the_book_is_whole(rules: Book) -> None:
    assert Counter(clause.kind for clause in rules) == {"clause": 389, "section": 110, "chapter": 11}
    assert (rules.edition, rules.date, rules.language) == ("1.0", "2024-11-29", "en")
    assert [chapter.number for chapter in rules.children()] == [str(number) for number in range(1, 12)]


@pytest.mark.parametrize(("edition", "language"), RULEBOOK.books())
def test_numbers_are_well_formed_and_in_order(edition: str, language: str) -> None:
    numbers = [clause.number for clause in RULEBOOK.book(edition, language)]
    assert all(RULEBOOK.number.fullmatch(number) for number in numbers)
    assert numbers == sorted(numbers, key=parts)
    data = json.loads(locate.game_resource("gcg", "rulebook", f"{edition}.{language}.json").read_text(encoding="utf-8"))
    assert list(data["clauses"]) == numbers


@pytest.mark.parametrize(("edition", "language"), RULEBOOK.books())
def test_every_entry_stands_under_another_and_none_is_left_out_between(edition: str, language: str) -> None:
    rules = RULEBOOK.book(edition, language)
    for clause in rules:
        assert clause.kind == "chapter" if not clause.parent else clause.parent in rules, clause.number
        under = [parts(child.number)[-1] for child in rules.children(clause.number)]
        assert under == list(range(1, len(under) + 1)), clause.number
        assert clause.kind == "clause" or under, clause.number


def test_statements_are_sentences_and_titles_are_not(rules: Book) -> None:
    for clause in rules:
        assert clause.text == clause.text.strip(), clause.number
        ends = clause.text.endswith((".", '."'))
        assert ends == (clause.kind == "clause"), f"{clause.number}: {clause.text}"
        assert clause.text[0].isupper() or clause.text[0] in '"<【', f"{clause.number}: {clause.text}"


def test_statements_are_in_english_alone_and_in_the_words_of_the_game(rules: Book) -> None:
    for clause in rules:
        assert not FOREIGN.search(clause.text), f"{clause.number}: {clause.text}"
        assert not re.search(r"non-turn|\bexile|\bsleeved?\b|rule processing", clause.text), clause.number
        assert clause.text.count("【") == clause.text.count("】"), clause.number
    marks = {mark for clause in rules for mark in re.findall("【([^】]*)】", clause.text)}
    assert marks == {
        *("Activate･Main", "Activate･Action", "Main", "Action", "Burst", "Deploy", "Attack", "Destroyed"),
        *("When Paired", "During Pair", "Pilot", "(condition) Pilot", "Once per Turn"),
    }
    keywords = {word for clause in rules for word in re.findall(r"<([A-Z][A-Za-z -]*?)(?: [N0-9])?>", clause.text)}
    assert keywords == {"Repair", "Breach", "Support", "Blocker", "First Strike", "High-Maneuver"}


def test_statements_name_clauses_that_are_there(rules: Book) -> None:
    cited = {number: CITED.findall(clause.text) for number, clause in ((each.number, each) for each in rules)}
    assert cited["6-5-3-1"] == ["11-2-1"]
    assert cited["2-6-1"] == ["7"]
    assert not [(number, name) for number, names in cited.items() for name in names if name not in rules]


@pytest.mark.parametrize("edition", sorted({edition for edition, _ in RULEBOOK.books()}))
def test_every_clause_says_whether_a_test_can_show_it(edition: str) -> None:
    found = RULEBOOK.showable(edition)
    for known, language in RULEBOOK.books():
        if known == edition:
            assert set(found) == {each.number for each in RULEBOOK.book(edition, language) if each.kind == "clause"}
    if edition == "1.0":
        assert Counter(each.level for each in found.values()) == {"yes": 342, "no": 36, "partial": 11}
    assert all(each.why.endswith(".") for each in found.values() if each.level != "yes")
    assert not [
        n for n, each in found.items() for name in CITED.findall(each.why) if name not in RULEBOOK.book(edition)
    ]


# --- what the program cites


def _cited_in(folder: Path) -> dict[str, str]:
    """Every constant in the source that looks like a clause, with a place where it stands."""
    found = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and SHAPE.fullmatch(node.value):
                found[node.value] = f"{path.relative_to(folder).as_posix()}:{node.lineno}"
    return found


def test_every_clause_that_the_source_cites_is_in_the_book(rules: Book) -> None:
    cited = _cited_in(Path(gcg.__file__).parent)
    assert len(cited) > 100
    known = {*(clause.number for clause in rules), *RULEBOOK.added()}
    assert {number: place for number, place in cited.items() if number not in known} == {}


def test_every_mark_is_a_clause_of_the_book(rules: Book) -> None:
    for module in pkgutil.walk_packages(gcg.__path__, f"{gcg.__name__}."):
        importlib.import_module(module.name)
    assert len(MARKS) > 100
    known = {*(clause.number for clause in rules), *RULEBOOK.added()}
    of_gcg = {number: [name for name in names if name.startswith(gcg.__name__)] for number, names in MARKS.items()}
    assert {number: names for number, names in of_gcg.items() if names and number not in known} == {}


@pytest.mark.shared
def test_the_book_has_the_numbers_of_the_documents(rules: Book, shared: Path) -> None:
    data = json.loads((shared / "rules" / "gcg_clauses.json").read_text(encoding="utf-8"))
    kinds = {"chapter": "chapter", "heading": "section", "clause": "clause"}
    assert {each["id"]: kinds[each["kind"]] for each in data["clauses"]} == {each.number: each.kind for each in rules}
    testable = {each["id"]: each["testable"] for each in data["clauses"] if each["kind"] == "clause"}
    assert {number: each.level for number, each in RULEBOOK.showable().items()} == testable


# --- looking up and searching


def test_an_unknown_number_names_the_nearest(rules: Book) -> None:
    for number, near in (
        ("7-4-9", "7-4-3, 7-4-4, 7-4-5"),
        ("7.4.1", "7-4-1, 7-4-2, 7-4-3"),
        ("7-4-1-2", "7-4-1, 7-4-2, 7-4-5-1"),
        ("12", "9, 10, 11"),
    ):
        with pytest.raises(KeyError) as error:
            rules.clause(number)
        message = str(error.value.args[0])
        assert message.startswith(f"there is no clause {number} in edition 1.0; near it: {near}")
        assert "\n" not in message
    with pytest.raises(KeyError, match=r"`block` is no number of a clause; expected something like 7-4-1"):
        rules.clause("block")
    with pytest.raises(KeyError, match="there is no clause 7-99"):
        rules.children("7-99")


def test_the_way_down_to_a_clause(rules: Book) -> None:
    assert [each.number for each in rules.path("3-8-4-1")] == ["3", "3-8", "3-8-4", "3-8-4-1"]
    assert [each.number for each in rules.children("8-4")] == ["8-4-1", "8-4-2"]
    assert "8-4" in rules
    assert "8-6" not in rules
    assert len(rules) == 510


# --- books that are not there or not right


def test_a_book_that_is_not_there() -> None:
    with pytest.raises(RulebookError, match=r"no rule book of edition 9\.9 in en; there are: 1\.0 in en"):
        RULEBOOK.book("9.9")
    with pytest.raises(RulebookError, match=r"no rule book of edition 1\.0 in xx"):
        RULEBOOK.book("1.0", "xx")
    with pytest.raises(RulebookError, match=r"no rule book of edition 9\.9"):
        RULEBOOK.showable("9.9")


GOOD: dict[str, Any] = {
    "edition": "0.1",
    "date": "",
    "language": "en",
    "clauses": {"1": {"text": "A", "kind": "chapter"}},
}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("{", "0.1.en.json: not valid JSON"),
        ("[]", "0.1.en.json: expected a JSON object"),
        (GOOD | {"edition": "1.0"}, "0.1.en.json: edition: expected 0.1 (got 1.0)"),
        (GOOD | {"clauses": []}, "0.1.en.json: clauses: expected a JSON object"),
        (GOOD | {"clauses": {"1-x": {}}}, "0.1.en.json: clauses: 1-x is no number of a clause"),
        (GOOD | {"clauses": {"1": {"text": "A", "kind": "rule"}}}, "0.1.en.json: 1: expected a text and a kind"),
        (GOOD | {"clauses": {"1": {"text": " ", "kind": "chapter"}}}, "0.1.en.json: 1: the text is missing"),
        (GOOD | {"clauses": {"1-2": {"text": "A", "kind": "clause"}}}, "0.1.en.json: 1-2: there is no 1"),
    ],
)
def test_a_file_that_is_not_right_is_named(data: Any, why: str, tmp_path: Path) -> None:
    (tmp_path / "0.1.en.json").write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    with pytest.raises(RulebookError) as error:
        BookFiles(tmp_path, RULEBOOK.number, "7-4-1").book("0.1", "en")
    assert str(error.value).startswith(why)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"testable": {"1-1": "maybe"}, "why_not": {}}, "0.1.json: testable: 1-1: expected yes, partial, no"),
        ({"testable": {"1-1": "no"}, "why_not": {}}, "0.1.json: why_not: 1-1: a reason belongs"),
        ({"testable": {"1-1": "yes"}, "why_not": {"1-1": "Why."}}, "0.1.json: why_not: 1-1: a reason belongs"),
    ],
)
def test_what_can_be_shown_is_checked_too(data: Any, why: str, tmp_path: Path) -> None:
    (tmp_path / "0.1.en.json").write_text(json.dumps(GOOD), encoding="utf-8")
    (tmp_path / "0.1.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(RulebookError) as error:
        BookFiles(tmp_path, RULEBOOK.number, "7-4-1").showable("0.1")
    assert str(error.value).startswith(why)


ANSWER: dict[str, Any] = {"cards": ["X-1"], "date": "2026-01-01"}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"answers": []}, "answers.json: why_not: expected a JSON object"),
        ({"answers": [], "why_not": {}}, "answers.json: answers: expected a JSON object"),
        ({"answers": {"1": ANSWER}, "why_not": {}}, "answers.json: answers: 1: expected an id like Q1"),
        ({"answers": {"Q1": {"cards": "X-1"}}, "why_not": {}}, "answers.json: answers: Q1: expected an id like Q1"),
        ({"answers": {"Q1": ANSWER}, "why_not": {"Q2": "Why."}}, "answers.json: why_not: Q2: expected the id"),
        ({"answers": {"Q1": ANSWER}, "why_not": {"Q1": ""}}, "answers.json: why_not: Q1: expected the id"),
    ],
)
def test_official_answers_are_checked_too(data: Any, why: str, tmp_path: Path) -> None:
    files = BookFiles(tmp_path, RULEBOOK.number, "7-4-1")
    assert files.answers() == {}, "a game need not have any"
    (tmp_path / "answers.json").write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(RulebookError) as error:
        files.answers()
    assert str(error.value).startswith(why)


def test_official_answers_are_read(tmp_path: Path) -> None:
    data = {"answers": {"Q2": ANSWER, "Q1": ANSWER}, "why_not": {"Q1": "It is about printing."}}
    (tmp_path / "answers.json").write_text(json.dumps(data), encoding="utf-8")
    found = BookFiles(tmp_path, RULEBOOK.number, "7-4-1").answers()
    assert found == {
        "Q2": Answer(("X-1",), "2026-01-01"),
        "Q1": Answer(("X-1",), "2026-01-01", "It is about printing."),
    }
