"""`deck tune`: the exchange that helps a deck most."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.bots import arena, tuning
from gundam_desktop.bots.arena import Pairing, Played, lost_game
from gundam_desktop.cli.main import main
from gundam_desktop.games.gcg import decks_api, library
from tests.cli.output import one_line, printed

WEAK = "ST01-004"
CALL = ["deck", "tune", "official-004", "--against", "official-001", "official-005", "--bot", "random", "--jobs", "1"]


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Games that are decided at once: a deck without the weak card wins three of four, with it one of four."""
    played: list[int] = []

    def play(pairing: Pairing, number: int) -> Played:
        played.append(number)
        weak = pairing.decks[0].copies(WEAK)
        return Played(number, pairing.seed, int((number + pairing.seed) % 4 < (3 if weak else 1)), 5, 50, "d")

    monkeypatch.setattr(arena, "play_game", play)
    monkeypatch.setattr(tuning, "KEPT", (16, 8))
    return played


def found(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*CALL, "--json", *more]) == 0
    data: dict[str, Any] = printed(capsys)
    return data


def test_the_card_that_loses_games_is_taken_out_and_the_deck_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "better.txt"
    data = found(capsys, "--games", "4000", "--output", str(file))
    (step,) = data["steps"]
    best = step["best"]
    assert best["out"] == WEAK
    assert best["copies"] == library.deck("official-004").copies(WEAK)
    assert best["interval"][0] > 0
    assert best["effect"] == pytest.approx(0.5, abs=0.1)
    assert step["deck"]["win_rate"] == pytest.approx(0.25, abs=0.1)
    assert step["finalists"][0] == best
    written = decks_api.find(str(file), decks_api.all_cards())
    assert dict(written.cards) == data["cards"]
    assert WEAK not in data["cards"]
    assert decks_api.violations_of(written) == []


def test_the_same_call_plays_nothing_again(capsys: pytest.CaptureFixture[str], dice: list[int]) -> None:
    first = found(capsys, "--games", "1000")
    count = len(dice)
    assert count == first["steps"][0]["games"]
    assert len(list(decks_api.tuning_folder().iterdir())) == 1
    again = found(capsys, "--games", "1000")
    assert again["steps"][0]["finalists"] == first["steps"][0]["finalists"]
    assert len(dice) == count


def test_step_by_step_until_nothing_helps(capsys: pytest.CaptureFixture[str]) -> None:
    data = found(capsys, "--games", "4000", "--steps", "4")
    first, second = data["steps"]
    assert first["best"]["out"] == WEAK
    assert second["best"] is None
    assert second["deck"]["win_rate"] == pytest.approx(0.75, abs=0.1)
    assert second["games_for_one_point"] > 0


def test_it_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, "--games", "4000", "--steps", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("step 1: ")
    (better,) = (line for line in lines if line.startswith("better: "))
    assert f"4 {WEAK} {library.name_of(WEAK)} -> " in better
    assert "nothing better was found" in lines
    assert lines[-1].startswith("games needed to show one that adds 1 point: about ")


def test_a_game_with_an_error_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "play_game", lambda pairing, number: lost_game(pairing, number, "lost the thread"))
    assert main([*CALL, "--games", "200"]) == 1
    assert "lost the thread" in capsys.readouterr().out.splitlines()[-1]


def test_minutes_become_games(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(1000_000))
    monkeypatch.setattr("gundam_desktop.cli.deck_tune.perf_counter", lambda: float(next(now)))
    data = found(capsys, "--minutes", "10")  # a game a second: 600 games
    assert 200 < data["steps"][0]["games"] <= 600


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--games", "9", "--bot", "nobody"], "there is no bot 'nobody'"),
        (["--games", "9", "--against", "nothing"], "--against: there is no deck nothing"),
        (["--games", "9", "--output", "no/such/folder/deck.txt"], "there is no folder no/such/folder"),
        ([], "one of the arguments --games --minutes is required"),
    ],
)
def test_a_wrong_call_is_said_in_a_line(more: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, *more]) == 2
    assert why in one_line(capsys)
