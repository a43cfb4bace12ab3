"""`deck check` and `deck show`."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import decks_api
from tests.cli.output import one_line, printed
from tests.games.gcg.cards.pack_files import REFUSED, put_pack
from tests.games.gcg.cards.player_files import DECK, HERON, ORDER, put_list


def test_deck_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["deck", "check", "official-004", "--json"]) == 0
    assert printed(capsys) == {"legal": True, "breaches": [], "count": 50, "unplayed": []}
    (tmp_path / "short.txt").write_text("5 ST01-001\n", encoding="utf-8")
    assert main(["deck", "check", str(tmp_path / "short.txt"), "--json"]) == 1
    data = printed(capsys)
    assert [breach["clause"] for breach in data["breaches"]] == ["6-1-1", "6-1-1-3"]
    assert (data["legal"], data["count"]) == (False, 5)
    assert main(["deck", "check", str(tmp_path / "short.txt"), "--edition", "1.0", "--json"]) == 1
    assert [breach["clause"] for breach in printed(capsys)["breaches"]] == ["5-1-1", "5-1-1-3"]
    assert main(["deck", "check", "official-004", "--edition", "9.9"]) == 2
    assert one_line(capsys) == "gundam-desktop deck check: --edition 9.9: expected one of 1.0, 1.9\n"


def test_what_is_not_played_is_said(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put_pack(home, HERON, REFUSED)
    (tmp_path / "own.txt").write_text(DECK.replace("MY-002", "MY-003"), encoding="utf-8")
    assert main(["deck", "check", str(tmp_path / "own.txt")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "not played: Folded Order (MY-003): 【Main】Fold the table in half.",
        "own: legal (50 cards)",
    ]


def test_restrictions_are_checked_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", "official-005"]) == 0
    assert main(["deck", "check", "official-005", "--restrictions", "2026-09-25"]) == 1
    assert "ST02-016 Corsica Base is in the deck 3 times; at most 2 are allowed" in capsys.readouterr().out
    assert main(["deck", "check", "official-005", "--restrictions", "tomorrow"]) == 2
    assert "`tomorrow` is not a date; expected something like 2026-09-25, or today" in one_line(capsys)


def given(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """Put a text on standard input."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))


def test_a_list_is_read_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, "4 st01-001\n")
    assert main(["deck", "check", "-", "--json"]) == 1
    assert printed(capsys)["count"] == 4
    given(monkeypatch, "4 ST01-001\n4 ST01-010\n")
    assert main(["deck", "show", "-"]) == 0
    assert "  4 ST01-010 Amuro Ray" in capsys.readouterr().out


def test_all_bad_lines_are_told_and_what_they_quote_cannot_reach_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = "4 ST01-001\nDear \x1b[31mdiary\n4 GD99-999\nSo long\n"
    given(monkeypatch, wrong)
    assert main(["deck", "check", "-"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    lines = captured.err.splitlines()
    assert [re.findall(r"line \d", line) for line in lines] == [["line 2"], ["line 3"], ["line 4"]]
    assert lines[0].endswith("(and 2 more)")
    assert "\x1b" not in captured.err
    given(monkeypatch, wrong)
    assert main(["deck", "check", "-", "--json"]) == 2
    data = json.loads(capsys.readouterr().out)
    assert "line 2" in data["error"]
    assert len(data["more"]) == 2


def test_chances_are_rounded_as_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    given(monkeypatch, "49 ST01-005\n1 ST01-010\n")
    assert main(["deck", "show", "-"]) == 0
    text = capsys.readouterr().out
    assert re.search(r"a Unit of Lv 2 or less +100\.0", text)
    given(monkeypatch, "36 ST01-005\n14 ST01-001\n")
    assert main(["deck", "show", "-"]) == 0
    assert re.search(r"a Unit of Lv 2 or less .*>99\.9", capsys.readouterr().out)


def test_deck_show(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "show", "official-004", "--json"]) == 0
    data = printed(capsys)
    assert data["count"] == 50
    assert data["types"] == {"base": 4, "command": 8, "pilot": 8, "unit": 30}
    assert data["cards"][0] == {"number": "ST01-001", "name": "Gundam", "count": 4}
    assert (data["levels"]["5"], data["ap"]["4"], data["bursts"]) == (8, 8, 16)
    assert data["links"]["pairs"][0] == {
        "unit": "ST01-001",
        "pilot": "ST01-010",
        "unit_copies": 4,
        "pilot_copies": 4,
    }
    assert data["links"]["unmet"] == ["ST01-003"]
    first = data["chances"]["rows"][0]
    assert (first["key"], first["redraw"], round(first["by_turn"][1], 3)) == ("early unit", False, 0.73)
    assert main(["deck", "show", "official-004"]) == 0
    text = capsys.readouterr().out
    assert "\n   4 ################ 16\n" in text
    assert "4 Gundam ST01-001 with 4 Amuro Ray ST01-010" in text
    assert re.search(r"a Unit of Lv 2 or less, with redraw +88\.2 +90\.4", text)
    assert main(["deck", "show", "no-deck"]) == 2
    assert one_line(capsys).startswith("gundam-desktop deck show: there is no deck no-deck, and no file no-deck; ")


@pytest.mark.parametrize("name", ["", " "])
def test_the_name_of_a_deck_is_missing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", name]) == 2
    assert "deck check: the name of a deck is missing; there are official-001, " in one_line(capsys)


@pytest.mark.parametrize("count", ["1000", "12345", "12345678901", "1" * 40])
def test_a_count_is_named_as_it_is(count: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "many.txt"
    deck.write_text(f"{count} ST01-001\n", encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 2
    assert f"many.txt, line 1: {count} is not a possible count; it must be from 1 to 999" in one_line(capsys)


def test_zeros_before_a_count_do_not_matter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "zeros.txt"
    deck.write_text("00004 ST01-001\n", encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 1
    assert "zeros: not legal (4 cards)" in capsys.readouterr().out


def test_a_deck_names_a_card_that_was_left_out(home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put_list(home, HERON, {**ORDER, "cost": "one"})
    deck = tmp_path / "own.txt"
    deck.write_text(DECK, encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith('MY-002: cost: expected a whole number (got "one")')
    assert "no card has the number MY-002" in second


def test_a_sideboard_is_checked_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sided.txt"
    plain = decks_api.find("official-004", decks_api.all_cards())
    beside = (("ST01-001", 1), ("GD01-008", 4), ("GD01-002", 4))
    file.write_text(decks_api.write_list(plain.model_copy(update={"sideboard": beside})), encoding="utf-8")
    assert main(["deck", "check", str(file), "--restrictions", "2026-09-25"]) == 1
    lines = capsys.readouterr().out.splitlines()
    page = "official page of 2026-07-03: "
    assert lines[0].startswith(f"{page}the sideboard has 9 cards; it must have exactly 10, or none; put 1 card into")
    together = (
        "ST01-001 Gundam is in the deck 5 times; at most 4 of one number are allowed (deck and sideboard together)"
    )
    assert lines[1] == f"{page}{together}; take out 1 of ST01-001 Gundam"
    assert lines[-1] == "official-004: not legal (50 cards)"
    assert main(["deck", "show", str(file), "--json"]) == 0
    shown = printed(capsys)
    assert [(entry["number"], entry["count"]) for entry in shown["sideboard"]] == list(beside)
    assert shown["count"] == 50
    assert main(["deck", "show", str(file)]) == 0
    text = capsys.readouterr().out
    assert text.index("sideboard:") < text.index("GD01-008")


def test_a_maybeboard_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "thoughts.txt"
    file.write_text("# maybe: 2 GD01-008\n4 ST01-001\n", encoding="utf-8")
    assert main(["deck", "show", str(file), "--json"]) == 0
    (entry,) = printed(capsys)["maybeboard"]
    assert (entry["number"], entry["count"]) == ("GD01-008", 2)
    assert main(["deck", "show", str(file)]) == 0
    text = capsys.readouterr().out
    assert text.index("maybeboard:") < text.index("  2 GD01-008")
