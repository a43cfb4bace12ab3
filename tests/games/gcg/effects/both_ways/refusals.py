"""The refusals of the reader: where each is raised, and the texts of `refusals.txt` that show them.

python -m tests.games.gcg.effects.both_ways.refusals        lists those that no text shows
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from gundam_desktop.games.gcg.cards.catalog import card_sets
from gundam_desktop.games.gcg.effects import reader
from gundam_desktop.games.gcg.effects.reader import LONGEST_TEXT, NotUnderstood, read_text

FOLDER = Path(reader.__file__).parent
TOKENS = card_sets().tokens
_REFUSES = {"refuse", "_refused", "_unknown", "NotUnderstood"}


class Refusal(NamedTuple):
    """A statement that refuses a text: its module, and its first line there."""

    module: str
    line: int


def texts() -> dict[str, str]:
    """Return each text of the file, and one that is too long, with the reason for which it is refused."""
    lines = Path(__file__).with_name("refusals.txt").read_text(encoding="utf-8").splitlines()
    of_file = dict(line.split(" -> ") for line in lines if line and not line.startswith("#"))
    return of_file | {"Draw 1. " * LONGEST_TEXT: f"a card's text has {LONGEST_TEXT} characters at most"}


def refused(text: str) -> tuple[str, set[Refusal]]:
    """Return why a text is refused, and the statements that the error came through; empty if it is read."""
    try:
        read_text(text, tokens=TOKENS)
    except NotUnderstood as error:
        found = set[Refusal]()
        cause: BaseException | None = error
        while cause is not None:
            trace = cause.__traceback__
            while trace is not None:
                code = Path(trace.tb_frame.f_code.co_filename)
                if code.parent == FOLDER:
                    found.add(Refusal(code.stem, trace.tb_lineno))
                trace = trace.tb_next
            cause = cause.__context__
        return error.why, found
    return "", set()


def refusals() -> Iterator[Refusal]:
    """Yield the statements of the reader that raise a refusal with a reason."""
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                function = node.exc.func
                name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
                if name in _REFUSES:
                    yield Refusal(path.stem, node.lineno)


def main() -> None:
    """List the refusals that no text shows."""
    shown = set[Refusal]().union(*(refused(text)[1] for text in texts()))
    for refusal in refusals():
        if refusal not in shown:
            print(f"{refusal.module}.py:{refusal.line}")


if __name__ == "__main__":
    main()
