"""Programs as bots: the sample bot, and programs that are faulty."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gundam_desktop.bots.arena import Pairing, play_game
from gundam_desktop.bots.protocol import program_bot
from gundam_desktop.bots.protocol.program_bot import ProgramBot, ProgramError
from gundam_desktop.bots.protocol.programs import add_program
from gundam_desktop.games import find
from gundam_desktop.games.gcg.game import start
from tests.properties.random_games import shipped

SAMPLE = Path(__file__).parents[3] / "docs/examples/sample_bot.py"
DECKS = (shipped()["official-004"], shipped()["official-007"])
READY = '{"type":"ready","protocol":1}'


def program(tmp_path: Path, code: str) -> list[str]:
    path = tmp_path / "program.py"
    path.write_text(f"import json, sys\n{code}", encoding="utf-8")
    return [sys.executable, "-S", str(path)]


def answering(*lines: str) -> str:
    """A program that sends its lines, one for each that it receives."""
    return f"for line, _ in zip({list(lines)!r}, sys.stdin):\n    print(line, flush=True)\n"


def chosen(command: list[str]) -> object:
    game = start(DECKS, 5, chooser=0)
    bot = ProgramBot(find("gcg"), command)
    try:
        return bot.choose(game.view(0), game.legal_choices(0), DECKS)
    finally:
        bot.close()


def test_the_sample_bot_plays_a_game_and_is_short(home: Path, rng: random.Random) -> None:
    assert len(SAMPLE.read_text(encoding="utf-8").splitlines()) <= 65
    add_program("Sample", [sys.executable, str(SAMPLE)])
    played = play_game(Pairing(("program:Sample", "random"), DECKS, rng.getrandbits(32)), 0)
    assert not played.error
    assert played.decisions > 10


def test_no_program_outlives_its_game(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[str]] = []

    class Counted(subprocess.Popen[str]):
        def __init__(self, *arguments: Any, **keywords: Any) -> None:
            super().__init__(*arguments, **keywords)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Counted)
    add_program("Sample", [sys.executable, str(SAMPLE)])
    add_program("Faulty", program(tmp_path, answering(READY)))
    for number, opponent in enumerate(("program:Sample", "program:Faulty", "program:Faulty")):
        play_game(Pairing(("program:Sample", opponent), DECKS, 1), number)
        assert len(started) == 2 * number + 2
        assert all(process.returncode is not None for process in started)


def test_a_choice_is_taken_by_its_text_or_its_place(tmp_path: Path) -> None:
    for answer in ('{"type":"choice","text":"second"}', '{"type":"choice","index":1}'):
        choice = chosen(program(tmp_path, answering(READY, answer)))
        assert getattr(choice, "verb", "") == "second"


def test_a_program_is_not_told_a_list_that_it_may_not_know(tmp_path: Path) -> None:
    game = start(DECKS, 5, chooser=0)
    told = tmp_path / "told.json"
    code = f"print({READY!r}, flush=True)\nsys.stdin.readline()\nopen({str(told)!r}, 'w').write(sys.stdin.readline())\n"
    code += """print('{"type":"choice","text":"second"}', flush=True)\n"""
    bot = ProgramBot(find("gcg"), program(tmp_path, code))
    bot.choose(game.view(0), game.legal_choices(0), (DECKS[0], None))
    bot.close()
    message = json.loads(told.read_text(encoding="utf-8"))
    assert message["decks"] == [find("gcg").write_deck(DECKS[0]), None]


def test_a_program_may_mend_a_choice_that_was_refused(tmp_path: Path) -> None:
    lines = ('{"type":"choice","text":"end"}', "nonsense", '{"type":"choice","text":"first"}')
    choice = chosen(program(tmp_path, answering(READY, *lines)))
    assert getattr(choice, "verb", "") == "first"


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (answering('{"type":"ready","protocol":2}'), "does not speak protocol 1"),
        ("sys.exit(3)", "the program has ended (exit code 3)"),
        (answering(READY), "the program has ended"),
        (answering(READY, *['{"type":"choice","index":7}'] * 3), "3 choices that are not legal"),
        (answering(READY, *['{"type":"choice","text":"end"}'] * 3), "3 choices that are not legal"),
        (answering(READY, *['{"type":"choice","cards":[' + "9" * 1000 + "]}"] * 3), "3 choices that are not legal"),
        (answering(READY, *['{"type":"choice","index":' + "9" * 4000 + "}"] * 3), "3 choices that are not legal"),
        (answering(READY, *['{"type":"choice","text":"\\ud800"}'] * 3), "is not JSON"),
        (answering('{"type":"ready","protocol":2,"name":"' + "x" * 90_000 + '"}'), "first line is type="),
        ("while True: sys.stdout.write('x' * 65536)", "the program's line is too long"),
        (f"print('{READY}', flush=True)\nwhile True: print('x')", "'x\\n' is not JSON"),
    ],
)
def test_a_faulty_program_is_named_with_its_fault(tmp_path: Path, code: str, told: str) -> None:
    with pytest.raises(ProgramError) as caught:
        chosen(program(tmp_path, code))
    assert told in str(caught.value)
    assert len(str(caught.value)) < 1000
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    "code",
    [
        "sys.stdin.read()",
        f"print('{READY}', flush=True)\nsys.stdin.readline()\nimport time\ntime.sleep(600)",
    ],
    ids=["says nothing", "hangs"],
)
def test_a_program_that_does_not_answer_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(program_bot, "TIMEOUT_S", 0.5)
    with pytest.raises(ProgramError, match=r"has not answered within 0\.5 seconds"):
        chosen(program(tmp_path, code))


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(ProgramError, match="cannot be started"):
        ProgramBot(find("gcg"), ["no-such-program"])
