"""The call itself: help, wrong calls, interruptions, a quick start."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from gundam_desktop import locate
from gundam_desktop.cli import scenario
from gundam_desktop.cli.main import COMMANDS, main, parser_of
from gundam_desktop.cli.terminal import LONGEST_LINE, LONGEST_WORD
from gundam_desktop.games.gcg import library, words
from tests.cli.output import one_line, output
from tests.cli.wrong_inputs import WRONG, made_files


@pytest.mark.parametrize(
    "call",
    [["frobnicate"], ["scenario"], ["scenario", "--jsn", "x"], ["deck"], ["render", "x.yaml"], ["card", "read"]],
)
def test_a_wrong_call_is_one_line(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call) == 2
    assert one_line(capsys).startswith("gundam-desktop")


def test_a_stray_argument_points_to_its_own_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "show", "ST01-001", "extra"]) == 2
    told = "gundam-desktop card show: unrecognized arguments: extra (see gundam-desktop card show --help)\n"
    assert one_line(capsys) == told


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (["serve", "--port"], "unrecognized arguments: --port (see"),
        (["serve", "--listn", "x"], "did you mean --listen?"),
        (["open", "http://example.org"], "http://example.org: there is no such file"),
        (["bots", "--add", "", "python3 x"], "'' is no name"),
        (["collection", "export", "-o", "-"], "`-`: this is not standard output; expected the name of a file"),
    ],
)
def test_what_a_wrong_call_is_told(call: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call) == 2
    assert told in one_line(capsys)


def test_what_a_call_quotes_is_no_longer_than_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    for call in (["deck", "show", "x" * 5000], ["card", "show", "y" * 5000], ["card", "show", "A", "z" * 5000]):
        assert main(call) == 2
        assert max(map(len, one_line(capsys).split())) <= LONGEST_WORD


def test_control_characters_of_a_file_do_not_reach_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "evil.json"
    cards = [{"number": "ST01-001", "count": 4}]
    deck.write_text(json.dumps({"name": "\x1b[31mRed\u202e", "cards": cards}), encoding="utf-8")
    for call in (["show"], ["check"], ["convert", "--to", "text"], ["convert", "--to", "json"], ["show", "--json"]):
        assert main(["deck", call[0], str(deck), *call[1:]]) in (0, 1)
        told = capsys.readouterr().out
        assert "Red" in told
        assert "\x1b" not in told
        assert "\u202e" not in told


@pytest.mark.parametrize(
    "call",
    [
        ["card", "show", "NO-1"],
        ["deck", "show", "no deck"],
        ["card", "search", "colr:x"],
        ["card", "show"],
        ["card", "show", "ST01-001", "extra"],
        ["deck", "convert", "official-004", "--to", "paper"],
        ["frobnicate"],
    ],
)
def test_with_json_a_failure_is_an_object_too(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*call, "--json"]) == 2
    data, lines = output(capsys)
    assert list(data) == ["error"]
    assert lines[0].endswith(data["error"])


def commands() -> list[list[str]]:
    found: list[list[str]] = [[]]
    for action in parser_of()._subparsers._group_actions:  # type: ignore[union-attr]
        for name, parser in action.choices.items():  # type: ignore[union-attr]
            found.append([name])
            for group in parser._subparsers._group_actions if parser._subparsers else ():
                found += [[name, inner] for inner in group.choices]
    return found


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_help_is_everywhere_with_an_example(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--help"]) == 0
    assert f"Example: gundam-desktop {' '.join(command)}" in capsys.readouterr().out


def test_an_interruption_has_its_own_status(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(scenario, "results_of", interrupted)
    assert main(["scenario", str(folder)]) == 130


def test_the_start_is_light() -> None:
    code = (
        "import sys; from gundam_desktop.cli.main import main; main(['--version']); "
        "heavy = [name for name in sys.modules if name.split('.')[0] in ('PySide6', 'pydantic', 'yaml')]; print(heavy)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8")
    assert run.stdout.splitlines()[-1] == "[]"


def test_missing_data_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing(name: str) -> None:
        raise locate.MissingDataError(f"resources/games/gcg/words/{name}.json is missing; install again")

    monkeypatch.setattr(words, "word_file", missing)
    library._face.cache_clear()
    assert main(["card", "show", "ST01-001", "--language", "ja"]) == 2
    told = "resources/games/gcg/words/gcg.ja.json is missing; install again"
    assert one_line(capsys) == f"gundam-desktop card show: {told}\n"


@pytest.mark.parametrize("command", [["bench"], ["card", "read"], ["simulate"]])
def test_help_is_wrapped(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert main([*command, "--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(len(line) <= 60 for line in lines if not line.startswith("Example: "))


def test_a_library_that_the_system_lacks_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking(_: object) -> int:
        raise ImportError("libGL.so.1: cannot open shared object file: No such file or directory")

    monkeypatch.setattr("gundam_desktop.cli.games.run", lacking)
    assert main(["games"]) == 2
    assert "gundam-desktop games: this system lacks libGL.so.1; install" in one_line(capsys)


@pytest.mark.parametrize(
    ("call", "hint"),
    [
        (["simulat"], "did you mean simulate?"),
        (["Games"], "did you mean games?"),
        (["card", "serch", "x"], "did you mean search?"),
        (["deck", "chek", "x"], "did you mean check?"),
        (["lesson", "lists"], "did you mean list?"),
        (["rule", "serch", "x"], "did you mean search?"),
        (["games", "--jsn"], "did you mean --json?"),
        (["card", "show", "ST01-001", "--langauge", "ja"], "did you mean --language?"),
        (["frobnicate"], "expected one of play, open, serve, games"),
    ],
)
def test_what_may_be_meant_is_suggested(call: list[str], hint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call) == 2
    assert hint in one_line(capsys)


@pytest.mark.parametrize(
    "call",
    [
        ["--json", "games"],
        ["games", "--json"],
        ["--json", "card", "show", "ST01-001"],
        ["card", "--json", "show", "ST01-001"],
        ["rule", "--json", "8-3-1"],
        ["--json", "rule", "8-3-1"],
        ["deck", "--json", "check", "--restrictions", "2026-01-01", "official-004"],
        ["--json", "card", "search", "--", "-c:blue"],
    ],
)
def test_json_may_stand_anywhere(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(call) == 0
    data, lines = output(capsys)
    assert isinstance(data, dict)
    assert lines == []


def test_json_is_refused_where_a_command_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    for call in (["--json", "play"], ["--json"], ["engine", "--json"]):
        assert main(call) == 2
        data, _ = output(capsys)
        assert "unrecognized arguments: --json" in data["error"]


def test_the_help_lists_every_command_in_a_group(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["--help"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert all(f"{group}:" in lines for group in COMMANDS)
    for name in {call[0] for call in commands() if call}:
        assert sum(line.startswith(f"  {name} ") for line in lines) == 1, name
    assert all(len(line) <= 60 for line in lines if not line.startswith("Example: "))


PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
LEAST = 10


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return made_files(tmp_path_factory.mktemp("wrong"))


@pytest.mark.clone
def test_every_command_of_the_table_is_tried() -> None:
    commands = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]*) \|", commands, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`([^`]+)`", row)} == set(WRONG)
    assert all(len(set(calls)) >= LEAST for calls in WRONG.values())


@pytest.mark.sampled(80)
@pytest.mark.parametrize("json_too", [False, True], ids=["", "json"])
@pytest.mark.parametrize(("command", "call"), [(name, call) for name, calls in WRONG.items() for call in calls])
def test_every_wrong_input_is_one_line(
    command: str,
    call: str,
    json_too: bool,
    files: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    words = [*command.split(), *shlex.split(call.format(**files)), *(["--json"] if json_too else [])]
    assert main(words) == 2
    captured = capsys.readouterr()
    lines = captured.err.splitlines()
    assert lines, "nothing is said"
    line, *more = lines
    assert all(other.startswith("  ") for other in more), "further faults of one file stand below"
    assert line.startswith("gundam-desktop ")
    assert len(line) <= LONGEST_LINE + 3
    assert "Traceback" not in captured.err
    if json_too:
        error = json.loads(captured.out)["error"]
        assert error in line
    else:
        assert captured.out == ""
