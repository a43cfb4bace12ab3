"""What a terminal gets: no control characters, nothing endless."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gundam_desktop.cli.main import main
from gundam_desktop.cli.terminal import LONGEST_LINE, LONGEST_WORD, as_json, clean_output, on_one_line
from gundam_desktop.games.gcg import decks_api
from tests.cli.output import one_line


def test_printed_text_loses_its_control_characters_and_keeps_its_lines() -> None:
    stream = io.StringIO()
    with clean_output(stream):
        print("one\ttwo\n三\u3000四 \x1b[2J\x9b\u200f\r")
    assert stream.getvalue() == "one\ttwo\n三\u3000四 \ufffd[2J\ufffd\ufffd\ufffd\n"


@pytest.mark.parametrize("sign", ["\x1b", "\x9b", "\u202e", "\ud800"])
def test_json_keeps_control_characters_as_escapes(sign: str) -> None:
    text = as_json({"name": sign})
    assert sign not in text
    assert json.loads(text) == {"name": sign}


def test_a_message_is_one_line_with_words_that_fit() -> None:
    assert on_one_line("a\n  b\x07") == "a b\ufffd"
    assert max(map(len, on_one_line("x" * 5000).split())) <= LONGEST_WORD
    assert len(on_one_line("x " * 5000)) <= LONGEST_LINE + len(" … ")


ENCODINGS = ("utf-8", "cp1252", "ascii", "cp932", "utf-16")
DATA = (
    "games --json",
    "card show GD02-058 --json",
    "card show GD02-058 --language ja --json",
    "card search banshee --language zh --json",
    "card show ガンダム --json",
    "deck show official-004 --json",
    "deck check official-004 --json",
    "deck convert official-004 --to text --language ja",
    "deck convert official-004 --to json --language zh",
    "deck convert official-004 --to link",
    "rule 8-3-1 --language ja --json",
    "lesson list --language zh --json",
    "completion bash",
)
FULL = Path("/dev/full")


def printed(call: str, encoding: str, monkeypatch: pytest.MonkeyPatch) -> bytes:
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    monkeypatch.setattr(sys, "stdout", stream)
    main(call.split())
    stream.flush()
    data = stream.buffer
    assert isinstance(data, io.BytesIO)
    return data.getvalue()


@pytest.mark.parametrize("call", DATA)
def test_data_are_the_same_bytes_in_every_encoding(call: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first, *others = [printed(call, encoding, monkeypatch) for encoding in ENCODINGS]
    assert first
    assert others == [first] * len(others)
    text = first.decode("utf-8")
    assert "\ufffd" not in text
    if "--json" in call:
        assert json.loads(text)


def test_a_list_that_is_written_keeps_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("# name: 逆襲のシャア ζ\n3 ST01-005\n".encode())))
    text = printed("deck convert - --to text", "cp1252", monkeypatch).decode("utf-8")
    assert decks_api.read_list(text, decks_api.all_cards(), "").deck.name == "逆襲のシャア ζ"


def test_the_engine_speaks_utf_8(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = '{"type":"ガンダム"}\n{"type":"quit"}\n'.encode()
    told = []
    for encoding in ("utf-8", "cp1252"):
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines), encoding=encoding))
        told.append(printed("engine", encoding, monkeypatch))
    assert told[0] == told[1]


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("call", [*DATA, "--help", "card --help", "--version", "card search gundam", "nonsense --json"])
def test_a_full_disk_is_one_line(
    call: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with FULL.open("w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert main(call.split()) == 2
    told = "gundam-desktop: standard output: cannot be written (No space left on device)"
    *wrong_call, line = capsys.readouterr().err.splitlines()
    assert (line, len(wrong_call)) == (told, "ガンダム" in call or "nonsense" in call)


@pytest.mark.parametrize("call", ["games", "games --json", "--help", "card search gundam"])
def test_without_standard_output_there_is_one_line(
    call: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", None)
        assert main(call.split()) == 2
    assert one_line(capsys).startswith("gundam-desktop: standard output: cannot be written (")


@pytest.mark.parametrize("call", ["card search gundam", "rule search unit --json", "--help", "deck show official-004"])
def test_a_reader_that_leaves_ends_the_command_quietly(
    call: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w", encoding="utf-8") as stream, monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", stream)
        assert main(call.split()) == 130
    assert capsys.readouterr().err == ""


def test_where_nobody_can_be_warned_the_status_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["card", "show", "NO-1"]) == 2


def test_the_whole_program_before_head() -> None:
    command = [sys.executable, "-m", "gundam_desktop", "rule", "search", "unit"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait() in {0, 130}  # 0 where all of it had been written before the reader left
