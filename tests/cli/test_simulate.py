"""`simulate`: bots against each other."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.bots import arena
from gundam_desktop.bots.arena import Pairing, Played
from gundam_desktop.bots.kept_games import kept_games
from gundam_desktop.cli.main import main
from tests.cli.output import one_line, output
from tests.games.gcg.cards.player_files import DECK, HERON, ORDER, put_list


def test_simulate_refuses_a_deck_that_is_not_legal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "short.txt"
    deck.write_text("5 ST01-001\n", encoding="utf-8")
    call = ["--deck", "official-004", "--opponent-deck", str(deck), "--bots", "random,random", "--games", "1"]
    assert main(["simulate", *call]) == 2
    told = one_line(capsys)
    assert told.startswith("gundam-desktop simulate: --opponent-deck: short: the deck has 5 cards; it must")
    assert "(6-1-1); ST01-001 Gundam is in the deck 5 times; at most 4 of one number are allowed (6-1-1-3)" in told


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


_FACTS = {"color": "Blue", "level": 1, "cost": 1}
_UNIT = {"type": "UNIT", "ap": 1, "hp": 5, **_FACTS}
HURTER = {"name": "Hurter", "text": "When one of your Units recovers HP, deal 1 damage to it.", **_UNIT}
HEALER = {"name": "Healer", "text": "When one of your Units receives effect damage, it recovers 1 HP.", **_UNIT}
START = {"name": "Start", "type": "COMMAND", "text": "【Main】Choose 1 of your Units. Deal 1 damage to it.", **_FACTS}
CHAIN = {"MY-100": HURTER, "MY-101": HEALER, "MY-102": START}
"""Cards that make a chain of effects without end, by number."""


def test_an_endless_chain_of_own_cards_is_drawn_and_named(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put_list(home, *({"number": number, **card} for number, card in CHAIN.items()))
    deck = tmp_path / "own.txt"
    others = "".join(f"4 ST01-{number:03}\n" for number in range(1, 10))
    deck.write_text("".join(f"4 {number}\n" for number in CHAIN) + others + "2 ST01-012\n", encoding="utf-8")
    call = ["simulate", "--deck", str(deck), "--opponent-deck", "official-004", "--bots", "random,greedy"]
    status = main([*call, "--games", "2", "--seed", "5", "--jobs", "1", "--json"])
    data, said = output(capsys)
    assert (status, said) == (0, [])
    assert data["errors"] == []
    assert data["draws"] == len(data["drawn"]) > 0
    assert {game["message"] for game in data["drawn"]} <= {
        "An endless chain of effects: Hurter, Healer.",
        "An endless chain of effects: Healer, Hurter.",
    }
    assert main([*call, "--games", "2", "--seed", "5", "--jobs", "1"]) == 0
    assert f"drawn: game with seed {data['drawn'][0]['seed']}: An endless chain" in capsys.readouterr().out


@pytest.mark.parametrize("text", [HURTER["text"], "When one of your Units recovers HP, you may deal 1 damage to it."])
def test_games_end_in_which_several_effects_of_a_chain_wait_or_a_bot_goes_on_with_it(
    text: str, home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = {**CHAIN, "MY-100": {**HURTER, "text": text}, "MY-103": {**HEALER, "name": "Second Healer"}}
    put_list(home, *({"number": number, **card} for number, card in cards.items()))
    deck = tmp_path / "own.txt"
    others = "".join(f"4 ST01-{number:03}\n" for number in range(1, 9))
    deck.write_text("".join(f"4 {number}\n" for number in cards) + others + "2 ST01-012\n", encoding="utf-8")
    call = ["simulate", "--deck", str(deck), "--opponent-deck", "official-004", "--bots", "greedy,random"]
    assert main([*call, "--games", "4", "--seed", "5", "--jobs", "1", "--json"]) == 0
    data, said = output(capsys)
    assert (data["games"], data["errors"], said) == (4, [], [])


CALL = ["simulate", "--deck", "official-004", "--opponent-deck", "official-005", "--jobs", "1"]


TELLING = """
import sys
from gundam_desktop.cli import match_options
from gundam_desktop.cli.main import main

def tell(done, of, _note):
    if done == 3:
        print("playing", file=sys.stderr, flush=True)

match_options.show_progress = tell
if __name__ == "__main__":
    sys.exit(main())
"""
"""`simulate`, saying when the third game is played."""


def test_simulate_counts_games(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*CALL, "--bots", "random,random", "--games", "6", "--seed", "3", "--json"]
    assert main(arguments) == 0
    alone = json.loads(capsys.readouterr().out)
    assert main([*arguments, "--jobs", "2"]) == 0
    together = json.loads(capsys.readouterr().out)
    assert set(alone) >= {"games", "wins", "draws", "win_rate", "interval", "turns", "decisions", "seconds", "errors"}
    low, high = alone["first_interval"]
    assert alone["first_rate"] == (alone["first_wins"] + alone["draws"] / 2) / 6
    assert low <= alone["first_rate"] <= high
    assert alone["games"] == 6 == sum(alone["wins"]) + alone["draws"]
    alone.pop("seconds")
    together.pop("seconds")
    assert alone == together


@pytest.mark.parametrize(
    ("more", "edition"), [([], "1.9"), (["--edition", "1.0"], "1.0"), (["--edition", "1.9"], "1.9")]
)
def test_the_newest_edition_is_played_unless_another_is_named(
    more: list[str], edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[str] = []
    play = arena.play_game

    def record(pairing: Pairing, number: int) -> Played:
        played.append(pairing.edition)
        return play(pairing, number)

    monkeypatch.setattr(arena, "play_game", record)
    assert main([*CALL, "--bots", "random,random", "--games", "1", *more]) == 0
    assert played == [edition]


def test_simulate_says_it_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, "--bots", "random,random", "--games", "2", "--seed", "3"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("random against random: ")
    assert "\ngoing first: " in text
    assert "seed 3" in text


def test_the_games_are_kept_and_a_second_call_keeps_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    call = [*CALL, "--bots", "random,greedy:worlds=1", "--seed", "3", "--json"]
    for games in (4, 2):
        assert main([*call, "--games", str(games)]) == 0
        data, said = output(capsys)
        assert said == []
        kept = kept_games(Path(data["file"]))
        assert [game.played.number for game in kept] == [*range(games)]
        assert sum(game.played.winner == 0 for game in kept) == data["wins"][0]
        assert kept[0].matchup.names == ("official-004", "official-005")


def test_games_that_cannot_be_kept_are_played_all_the_same(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "matchups").parent.mkdir(parents=True, exist_ok=True)
    (home / "matchups").write_text("in the way", encoding="utf-8")
    assert main([*CALL, "--bots", "random,random", "--games", "2", "--json"]) == 0
    data, said = output(capsys)
    assert data["games"] == 2
    assert [line.partition(":")[0] for line in said] == ["the games cannot be kept"]


def test_figures_are_printed_and_written_as_a_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.csv"
    call = [*CALL, "--bots", "random,random", "--games", "2", "--figures", "--csv", str(path)]
    assert main(call) == 0
    assert "Shields left at the end" in capsys.readouterr().out
    assert path.read_text(encoding="utf-8-sig").startswith("Side,Bot,Deck,Figure,")
    assert main([*call[:-1], str(tmp_path)]) == 2
    assert f"--csv: {tmp_path}: cannot be written" in capsys.readouterr().err


def test_a_picture_is_drawn_of_games_for_which_players_build_decks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "result.png"
    assert main([*CALL, "--bots", "random,random", "--games", "2", "--picture", str(path)]) == 0
    assert path.read_bytes().startswith(b"\x89PNG")
    call = ["simulate", "--game", "zoids", "--bots", "random,random", "--games", "1", "--picture", str(path)]
    assert main(call) == 2
    assert "--picture: there are no pictures of lists of --game zoids" in capsys.readouterr().err


def test_levels_play_the_same_deals_and_are_compared(capsys: pytest.CaptureFixture[str]) -> None:
    call = [*CALL, "--levels", "idle,random", "--games", "4", "--seed", "3"]
    assert main([*call, "--json"]) == 0
    data, _said = output(capsys)
    first, second = data["levels"]
    assert (first["level"], second["level"], first["games"], second["games"]) == ("idle", "random", 4, 4)
    seeds = [{game.played.seed for game in kept_games(Path(each["file"]))} for each in (first, second)]
    assert seeds[0] == seeds[1]
    (difference,) = data["differences"]
    assert difference["points"] == second["win_rate"] - first["win_rate"]
    assert main(call) == 0
    assert "random less idle: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--levels", "greedy,greedy", "--games", "1"], "--levels: `greedy,greedy`; expected two different levels"),
        (["--levels", "greedy", "--games", "1"], "--levels: `greedy`; expected two different levels or more"),
        (["--levels", "greedy,nobody", "--games", "1"], "--levels: there is no bot 'nobody'"),
        (
            ["--levels", "greedy,random", "--bots", "greedy,random", "--games", "1"],
            "expected either --bots with two levels, or --levels",
        ),
        (["--games", "1"], "expected either --bots with two levels, or --levels"),
        (["--bots", "gredy,random", "--games", "1"], "--bots: there is no bot 'gredy'; did you mean greedy?"),
        (["--bots", "greedy", "--games", "1"], "--bots: `greedy`; expected two levels with a comma between"),
        (["--bots", "random,random", "--games", "0"], "--games: `0`; expected a whole number above 0"),
        (["--bots", "random,random", "--games", "1", "--jobs", "x"], "--jobs: `x`; expected a whole number above 0"),
        (["--bots", "random,random", "--games", "1", "--deck", "official-01"], "there is no deck official-01"),
        (["--bots", "random,random", "--games", "1", "--edition", "1.8"], "--edition 1.8: expected one of 1.0, 1.9"),
    ],
)
def test_a_wrong_call_is_said_in_a_line(more: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*CALL, *more]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert why in err
    assert err.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
@pytest.mark.sampled(1)
@pytest.mark.parametrize(("jobs", "before"), [("1", signal.SIG_IGN), ("2", signal.default_int_handler)])
def test_an_interrupt_keeps_what_is_played(jobs: str, before: Any) -> None:
    """Also where a shell has interrupts ignored, as it has for jobs in the background."""
    arguments = [*CALL, "--bots", "random,random", "--games", "100000", "--seed", "1", "--jobs", jobs, "--json"]
    mine = signal.signal(signal.SIGINT, before)  # a process begins with what its parent does about the signal
    try:
        process = subprocess.Popen(
            [sys.executable, "-c", TELLING, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
    finally:
        signal.signal(signal.SIGINT, mine)
    with process:
        assert process.stderr is not None
        assert process.stderr.readline() == "playing\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=600)
    assert process.returncode == 130, err
    result = json.loads(out)
    assert result["interrupted"]
    assert result["games"] >= 3
    assert err == f"interrupted after {result['games']} of 100000 games\n"
