"""An official document of the player's own: read from a file, laid beside our words, kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gundam_desktop import locate
from gundam_desktop.games.gcg.rulebook import RULEBOOK
from gundam_desktop.rulebook.book import RulebookError
from gundam_desktop.rulebook.own_document import LARGEST, MOST_NUMBERS, document, language_of, load, numbered
from tests.work import ratio

DOCUMENT = """\
Rules of the game
Ver. 1.0

1. Overview
7. Attack

1. Overview
- 1-1-1. Two take
part.
 - 1-2-1. First sentence.
   Example: so it
12
goes on (see
7-4-1. for the rest) and ends

here.

Apart.
７－４－１．\u3000ブロックは
一度だけ。
7-4-99. Of another book.
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(locate.HOME, str(tmp_path / "home"))
    return tmp_path / "home"


def _file(folder: Path, text: str, encoding: str = "utf-8") -> Path:
    path = folder / "rules.txt"
    path.write_bytes(text.encode(encoding))
    return path


def test_paragraphs_are_read_with_wrapped_lines_and_without_contents_pages_and_references() -> None:
    assert numbered(DOCUMENT) == {
        "1": "Overview",
        "1-1-1": "Two take part.",
        "1-2-1": "First sentence.\nExample: so it goes on (see 7-4-1. for the rest) and ends here.\nApart.",
        "7-4-1": "ブロックは一度だけ。",
        "7-4-99": "Of another book.",
    }
    assert numbered("") == numbered("no number\n1.5 times") == {}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_a_document_is_laid_beside_ours_and_kept(tmp_path: Path, home: Path, encoding: str) -> None:
    laid = load(_file(tmp_path, DOCUMENT, encoding), RULEBOOK)
    assert (laid.edition, laid.language) == ("1.0", "en")
    assert laid.matched == ("1", "1-1-1", "1-2-1", "7-4-1")
    assert laid.extra == ("7-4-99",)
    clauses = {clause.number for clause in RULEBOOK.book() if clause.kind == "clause"}
    assert set(laid.missing) == clauses - set(laid.matched)
    assert document(RULEBOOK, "1.0", "en")["1-1-1"] == "Two take part."
    assert document(RULEBOOK, "1.9", "en") == document(RULEBOOK, "1.0", "ja") == {}
    assert [path.relative_to(home).as_posix() for path in home.rglob("*.json")] == ["rules/gcg/1.0.en.json"]


def test_the_edition_is_the_one_whose_numbers_fit_unless_it_is_said(tmp_path: Path) -> None:
    later = [clause.number for clause in RULEBOOK.book("1.9") if clause.number not in RULEBOOK.book()]
    path = _file(tmp_path, "\n".join(f"{number}. 文です" for number in ["1-1-1", *later]))
    assert load(path, RULEBOOK)[:2] == ("1.9", "ja")
    laid = load(path, RULEBOOK, language="zh", edition="1.0")
    assert (laid.edition, laid.language, laid.matched, len(laid.extra)) == ("1.0", "zh", ("1-1-1",), len(later))


def test_the_language_is_told_from_the_letters() -> None:
    assert [language_of(text) for text in ("", "A Unit rests.", "ユニットをレストする", "将机体转为休息状态")] == [
        *("en", "en", "ja", "zh")
    ]


def test_a_new_reading_replaces_the_one_before(tmp_path: Path) -> None:
    for text in ("1-1-1. Old.\n1-2-1. More.", "1-1-1. New."):
        load(_file(tmp_path, text), RULEBOOK)
    assert document(RULEBOOK, "1.0", "en") == {"1-1-1": "New."}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"%PDF-1.7", "is a PDF; expected its text"),
        (b"\x83\x86\x83j", "is no text in UTF-8"),
        (b"nothing", "no paragraph has the number of a clause; expected lines like `7-4-1. ...`"),
        (b"99-1. Of another game.", "no paragraph has the number of a clause"),
        (b"1" * (LARGEST + 1), "larger than 5 MB"),
    ],
)
def test_what_is_no_document_is_refused_and_nothing_is_kept(tmp_path: Path, home: Path, data: bytes, why: str) -> None:
    path = tmp_path / "rules.txt"
    path.write_bytes(data)
    with pytest.raises(RulebookError) as error:
        load(path, RULEBOOK)
    assert str(error.value).startswith(f"{path}: ")
    assert why in str(error.value)
    assert not home.exists()


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    "text_of",
    [
        lambda lines: "".join(f"{number}. a\n" for number in range(1, lines + 1)) + "1. b\n" * lines,
        lambda lines: "7-4-2. a.\n" + "\nb.\n" * (4 * lines),
    ],
    ids=["numbers that fall", "a paragraph of many lines"],
)
def test_a_document_of_any_order_is_read_in_proportion_to_its_lines(text_of: Callable[[int], str]) -> None:
    short, long = text_of(10_000), text_of(80_000)
    assert ratio(lambda: numbered(long), lambda: numbered(short)) < 24, "in proportion to the square it is 64"


def test_a_document_of_numbers_without_end_is_refused(tmp_path: Path) -> None:
    many = _file(tmp_path, "".join(f"{number}. a\n" for number in range(1, MOST_NUMBERS + 2)))
    with pytest.raises(RulebookError, match="has 20001 numbered paragraphs; expected the rules"):
        load(many, RULEBOOK)
    assert numbered("7-4-1. A.\n" + "9" * 5000 + ". b") == {"7-4-1": "A. " + "9" * 5000 + ". b"}


def test_control_characters_of_a_document_are_left_out(tmp_path: Path) -> None:
    load(_file(tmp_path, "7-4-1. \x1b[31mred\x07 and\x9b2J\n" + "\x01" * 1000), RULEBOOK)
    assert document(RULEBOOK, "1.0", "en") == {"7-4-1": "[31mred and2J"}


@pytest.mark.parametrize("kept", ["{", "[]", '{"clauses": []}'])
def test_a_kept_document_that_was_damaged_is_named(tmp_path: Path, home: Path, kept: str) -> None:
    load(_file(tmp_path, DOCUMENT), RULEBOOK)
    (home / "rules" / "gcg" / "1.0.en.json").write_text(kept, encoding="utf-8")
    with pytest.raises(RulebookError, match=r"1\.0\.en\.json: .*; load the document again"):
        document(RULEBOOK, "1.0", "en")


@pytest.mark.shared
@pytest.mark.parametrize(("language", "missing"), [("ja", 7), ("zh", 0)])
def test_the_official_documents_are_matched_wholly(shared: Path, language: str, missing: int) -> None:
    laid = load(shared / "rules" / "originals" / f"comprehensive_rules_1.0.{language}.txt", RULEBOOK)
    assert (laid.edition, laid.language, laid.extra) == ("1.0", language, ())
    assert len(laid.missing) == missing, "the Japanese text has no titles, and seven clauses are titles alone there"
    kept = document(RULEBOOK, "1.0", language)
    assert set(laid.matched) == set(kept)
    assert all(text and len(text) < 900 for text in kept.values())
