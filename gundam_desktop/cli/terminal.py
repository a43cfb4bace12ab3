"""Text as a terminal may get it: no control characters of a file or a call, no endless words."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any, TextIO

from gundam_desktop.quoting import is_control

LONGEST_LINE = 400
"""Characters of a message that quotes a file or a call."""
LONGEST_WORD = 120
"""Characters of a word in such a message."""
REPLACEMENT = "\ufffd"


class CleanOutput(io.TextIOBase):
    """Writes to a stream, with each control character replaced; new lines and tabs stay."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(without_controls(text))

    def flush(self) -> None:
        self._stream.flush()

    def fileno(self) -> int:
        return self._stream.fileno()

    def isatty(self) -> bool:
        return self._stream.isatty()


@contextmanager
def clean_output(stream: TextIO) -> Iterator[None]:
    """Send what is printed to this stream, without control characters."""
    with redirect_stdout(CleanOutput(stream)):
        yield


def without_controls(text: str) -> str:
    r"""Replace the control characters of a text, except new lines and tabs.

    >>> without_controls("a\x1b[31m\n")
    'a�[31m\n'
    """
    return "".join(REPLACEMENT if _is_control(sign) else sign for sign in text)


def on_one_line(text: str) -> str:
    r"""Return a text as one line without control characters, neither it nor one of its words too long.

    >>> on_one_line("a\x1b[31m\nb")
    'a�[31m b'
    """
    return _shortened(without_controls(" ".join(_shortened(word, LONGEST_WORD) for word in text.split())), LONGEST_LINE)


def as_json(data: dict[str, Any]) -> str:
    """Return an object as JSON; control characters in its texts are escaped, so that they survive being printed."""
    text = json.dumps(data, ensure_ascii=False, indent=2)
    return "".join(json.dumps(sign)[1:-1] if _is_control(sign) else sign for sign in text)


def _is_control(sign: str) -> bool:
    return sign not in "\n\t" and is_control(sign)


def _shortened(text: str, longest: int) -> str:
    half = longest // 2
    return text if len(text) <= longest else f"{text[:half]} … {text[-half:]}"


def aligned(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table: the first column starts at the left, the others end at the right.

    >>> list(aligned(["a", "b"], [["one", "1"], ["x", "100"]]))
    ['a      b', 'one    1', 'x    100']
    """
    table = [head, *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(head))]
    for row in table:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()
