"""What a terminal gets: no control characters, nothing endless."""

from __future__ import annotations

import io
import json

import pytest

from gundam_desktop.cli.terminal import LONGEST_LINE, LONGEST_WORD, as_json, clean_output, on_one_line


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
