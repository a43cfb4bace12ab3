"""What comes in from a call: each mistake is one line that says what, where, and what would be right."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from gundam_desktop import locate
from gundam_desktop.cli.command import EDITIONS, LANGUAGES
from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import library
from gundam_desktop.games.gcg.model import editions


def one_line(capsys: pytest.CaptureFixture[str]) -> str:
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_what_is_on_offer_is_what_the_game_has() -> None:
    assert tuple(editions.EDITIONS) == EDITIONS
    assert tuple(library.LANGUAGES) == LANGUAGES


def test_missing_data_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(name: str) -> None:
        raise locate.MissingDataError(f"resources/words/{name}.json is missing; install again")

    monkeypatch.setattr(library, "_data", missing)
    library._words.cache_clear()
    library._face.cache_clear()
    assert main(["card", "show", "ST01-001", "--language", "ja"]) == 2
    assert one_line(capsys) == "gundam-desktop card show: resources/words/gcg.ja.json is missing; install again\n"


def test_tests_folder() -> None:
    folder = locate.tests_folder()
    assert folder is None or (folder / "scenarios").is_dir()


# --- cards


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


# --- bots and decks


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("greedy:worlds=0", "--against: the bot greedy: worlds=0; right is a whole number from 1 to 64"),
        ("random:worlds=1", "--against: the bot random has no option 'worlds'; it has none"),
        ("nobody", "--against: there is no bot nobody; there are random, greedy, human"),
    ],
)
def test_play_against_a_bot_that_there_is_not(bot: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--against", bot]) == 2
    assert one_line(capsys) == f"gundam-desktop play: {why}\n"


@pytest.mark.parametrize("environment", [True, False])
def test_play_names_itself_everywhere_the_same(
    environment: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not environment:
        for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setattr("sys.platform", "linux")
    else:
        monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert main(["play", "--deck", "no-deck"]) == 2
    assert one_line(capsys).startswith("gundam-desktop play: ")


def test_simulate_refuses_a_deck_that_is_not_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "short.txt"
    deck.write_text("5 ST01-001\n", encoding="utf-8")
    call = ["--deck", "official-004", "--opponent-deck", str(deck), "--bots", "random,random", "--games", "1"]
    assert main(["simulate", *call]) == 2
    told = one_line(capsys)
    assert told.startswith(
        "gundam-desktop simulate: --opponent-deck: short is not legal: the deck has 5 cards; it must"
    )
    assert "(5-1-1); ST01-001 is in the deck 5 times; 4 of one number are the most (5-1-1-3)" in told


@pytest.mark.parametrize("name", ["", " "])
def test_the_name_of_a_deck_is_missing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", name]) == 2
    assert "deck check: the name of a deck is missing; there are official-001, " in one_line(capsys)


@pytest.mark.parametrize("count", ["1000", "12345", "12345678901", "1" * 40])
def test_a_count_is_named_as_it_is(count: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "many.txt"
    deck.write_text(f"{count} ST01-001\n", encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 2
    assert f"many.txt, line 1: {count} is no count of cards; right are 1 to 999" in one_line(capsys)


def test_zeros_before_a_count_do_not_matter(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "zeros.txt"
    deck.write_text("00004 ST01-001\n", encoding="utf-8")
    assert main(["deck", "check", str(deck)]) == 1
    assert "zeros: not legal (4 cards)" in capsys.readouterr().out


# --- pictures and help


def test_a_picture_is_a_png(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", "x.yaml", "-o", "x.jpg"]) == 2
    assert "`x.jpg`: the picture is a PNG; right is a name like table.png" in one_line(capsys)


@pytest.mark.parametrize("command", [["bench"], ["card", "read"], ["simulate"]])
def test_help_is_wrapped(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert main([*command, "--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 60 for line in lines if not line.startswith("Example: "))


# --- scenarios


def test_a_name_that_means_several_cards_is_a_mistake_of_the_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "both.yaml"
    position = "position: {A: {trash: [ST01-005]}, B: {trash: [ST01-005]}}"
    file.write_text(f"title: T\n{position}\nexpect: {{ST01-005: {{damage: 0}}}}\n", encoding="utf-8")
    assert main(["scenario", "--quiet", str(file)]) == 2
    assert "could be any of A.trash.ST01-005, B.trash.ST01-005; write one of these" in capsys.readouterr().err
