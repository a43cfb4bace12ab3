"""Text as a terminal may get it: no control characters of a file or a call, no endless words."""

from __future__ import annotations

import errno
import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from typing import Any, TextIO

from gundam_desktop.quoting import is_control

LONGEST_LINE = 400
"""Characters of a message that quotes a file or a call."""
LONGEST_WORD = 120
"""The most characters of a word in such a message."""
REPLACEMENT = "\ufffd"


class OutputError(Exception):
    """Standard output cannot be written.

    Not an `OSError`, so that no command mistakes it for a fault in one of its files.
    """

    def __init__(self, error: OSError) -> None:
        super().__init__(f"standard output: cannot be written ({error.strerror or error})")
        on_windows = sys.platform == "win32" and error.errno == errno.EINVAL
        self.reader_left = isinstance(error, BrokenPipeError) or on_windows
        """True if the program that read it has ended, like `head` after its last line."""


class CleanOutput(io.TextIOBase):
    """Writes to a stream, with each control character replaced; new lines and tabs stay.

    Without a stream (standard output was closed before the program began) nothing can be written. Raises `OutputError`.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with _as_output_error():
            if self._stream is None:
                raise OSError(errno.EBADF, os.strerror(errno.EBADF))
            return self._stream.write(without_controls(text))

    def flush(self) -> None:
        with _as_output_error():
            if self._stream is not None:
                self._stream.flush()

    def close(self) -> None:
        """Leave the stream open: it belongs to others, who may have closed it before this object goes."""

    def as_data(self) -> None:
        """Write UTF-8 and plain line feeds from now on, whatever the encoding of the stream was."""
        if isinstance(self._stream, io.TextIOWrapper):
            with _as_output_error():
                self._stream.reconfigure(encoding="utf-8", newline="\n")

    def fileno(self) -> int:
        if self._stream is None:
            raise io.UnsupportedOperation("fileno")
        return self._stream.fileno()

    def isatty(self) -> bool:
        return self._stream is not None and self._stream.isatty()


@contextmanager
def _as_output_error() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise OutputError(error) from None


@contextmanager
def clean_output(stream: TextIO | None) -> Iterator[None]:
    """Send everything printed within a `with` block to this stream, without control characters."""
    with redirect_stdout(CleanOutput(stream)):
        yield


def print_data(text: str, end: str = "\n") -> None:
    """Print what programs read: the same bytes on every system and in every encoding of the terminal."""
    if isinstance(sys.stdout, CleanOutput):
        sys.stdout.as_data()
    print(text, end=end)


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
