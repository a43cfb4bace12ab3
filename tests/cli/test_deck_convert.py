"""`deck convert`: lists in, lists out."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from gundam_desktop.cli.deck_convert import DRAWN, LISTS, PAPERS
from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import decks_api, library
from gundam_desktop.ui.decks.import_export import pages
from gundam_desktop.ui.decks.import_export.export_forms import EXPORT_FORMS
from tests.cli.output import one_line


def typed(monkeypatch: pytest.MonkeyPatch, given: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))


def test_the_forms_are_those_of_the_game() -> None:
    assert LISTS == decks_api.FORMATS
    assert set(DRAWN.values()) == {form.key for form in EXPORT_FORMS} - set(LISTS)
    assert tuple(pages.PAPERS) == PAPERS


@pytest.mark.parametrize("form", LISTS)
def test_a_shipped_deck_in_every_form(capsys: pytest.CaptureFixture[str], form: str) -> None:
    assert main(["deck", "convert", "official-004", "--to", form]) == 0
    read = decks_api.read_list(capsys.readouterr().out, decks_api.all_cards(), "official-004")
    assert read.problems == ()
    assert read.deck.cards == library.deck("official-004").cards


def test_from_standard_input_into_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed(monkeypatch, "\ufeff# Zwei\nGM x3\n".encode())
    target = tmp_path / "two.txt"
    assert main(["deck", "convert", "-", "--to", "text", "-o", str(target)]) == 0
    assert capsys.readouterr().out == ""
    assert target.read_text("utf-8") == "# Zwei\n\nUnits (3)\n3 ST01-005 GM\n\nResource deck (10)\n10 R-001 Resource\n"


def test_json_is_one_object(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    target = str(tmp_path / "deck.txt")
    assert main(["deck", "convert", "official-004", "--to", "link", "--json", "-o", target]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["name"], data["format"], data["count"], data["file"]) == ("official-004", "link", 50, target)
    assert data["text"] == Path(target).read_text("utf-8")


@pytest.mark.parametrize("form", DRAWN)
def test_a_deck_is_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str) -> None:
    target = tmp_path / f"deck.{form}"
    call = ["deck", "convert", "official-004", "--to", form, "-o", str(target), "--language", "ja", "--json"]
    assert main(call) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["format"], data["count"], data["text"], data["file"]) == (form, 50, None, str(target))
    assert target.read_bytes().startswith(b"\x89PNG" if form in {"picture", "qr"} else b"%PDF")


@pytest.mark.parametrize("form", DRAWN)
def test_what_is_drawn_needs_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path, form: str) -> None:
    assert main(["deck", "convert", "official-004", "--to", form]) == 2
    assert "expected -o FILE with it" in one_line(capsys)
    assert main(["deck", "convert", "official-004", "--to", form, "-o", str(tmp_path / "no" / "file")]) == 2
    assert f"{tmp_path / 'no' / 'file'}: " in one_line(capsys)


def test_a_deck_too_large_for_a_code_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    numbers = [number for number, card in decks_api.all_cards().items() if card.type == "unit"]
    typed(monkeypatch, "".join(f"1 {number}\n" for number in numbers).encode())
    assert main(["deck", "convert", "-", "--to", "qr", "-o", str(tmp_path / "code.png")]) == 2
    assert one_line(capsys).endswith("This deck has too many different cards for a QR code.\n")
    assert not (tmp_path / "code.png").exists()


def test_names_are_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "convert", "official-004", "--to", "text", "--language", "ja"]) == 0
    assert "ガンダム" in capsys.readouterr().out


def test_a_list_of_which_something_would_be_lost_is_not_converted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, b"4 ST01-005\n3 Gundam\nDear diary\n")
    assert main(["deck", "convert", "-", "--to", "json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    begin = "gundam-desktop deck convert: standard input, line 2: “3 Gundam” fits several cards: GD01-001, GD01-013, "
    assert captured.err.startswith(begin)
    first, second = captured.err.splitlines()
    assert first.endswith("write the number of the one that you mean (and 1 more)")
    assert second.startswith("standard input, line 3: “Dear diary” is not a card")


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (["official-004", "--to", "app"], "expected one of text, json, link, picture, qr, pdf, sheet"),
        (["official-004"], "--to"),
        (["nobodys-deck", "--to", "text"], "there is no deck nobodys-deck"),
        (
            ["official-004", "--to", "text", "-o", "{folder}/no/such.txt"],
            "cannot be written: there is no folder",
        ),
    ],
)
def test_mistakes_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, call: list[str], said: str) -> None:
    assert main(["deck", "convert", *(word.format(folder=tmp_path) for word in call)]) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert said in captured.err


def test_what_is_no_text_is_said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, b"4 \xff")
    assert main(["deck", "convert", "-", "--to", "text"]) == 2
    assert "standard input: the encoding of this text is not clear; save it as UTF-8" in capsys.readouterr().err
