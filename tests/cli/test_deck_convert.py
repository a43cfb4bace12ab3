"""`deck convert`: lists in, lists out."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from gundam_desktop.cli.deck_convert import FORMS
from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import decks_api, library


def typed(monkeypatch: pytest.MonkeyPatch, given: bytes) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given)))


def test_the_forms_are_those_of_the_game() -> None:
    assert FORMS == decks_api.FORMATS


@pytest.mark.parametrize("form", FORMS)
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
    assert first.endswith("write the number of the one that is meant (and 1 more)")
    assert second.startswith("standard input, line 3: “Dear diary” is not a card")


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (["official-004", "--to", "app"], "choose from 'text', 'json', 'link'"),
        (["official-004"], "--to"),
        (["nobodys-deck", "--to", "text"], "there is no deck nobodys-deck"),
        (
            ["official-004", "--to", "text", "-o", "{folder}/no/such.txt"],
            "cannot be written (No such file or directory)",
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
