"""Numbers with their words: "1 card" and "2 cards", everywhere by one function or by Qt's `%n`."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gundam_desktop
from gundam_desktop.locate import resource
from gundam_desktop.plurals import counted, form

PACKAGE = Path(gundam_desktop.__file__).parent
OF_CARDS = {PACKAGE / "games" / "gcg" / "effects" / part for part in ("phrases", "wording")}
"""The words of effects have a grammar of their own."""
AFTER_A_NUMBER = re.compile(r" (?:[a-z]+ )?([a-z]{3,}s)\b")
IN_A_TEXT = re.compile(r"(?<!± )(?<!\+ )\{\w+\} (?:[a-z]+ )?([a-z]{3,}s)\b")
NO_PLURALS = {
    *("its", "this", "has", "was", "does", "less", "sees", "loads", "stands", "plays", "yours", "opponents"),
    *(
        "rules",
        "looks",
        "concedes",
        "undoes",
        "agrees",
        "wins",
        "decides",
        "attacks",
        "goes",
        "breaks",
        "keeps",
        "bytes",
        "pixels",
        "passes",
        "asks",
        "offers",
        "differs",
        "listens",
    ),
}
"""Words that are no plurals, and units of figures that are never 1."""


def test_one_is_singular_and_all_else_plural() -> None:
    assert [counted(count, "card") for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert counted(1, "wrong try", "wrong tries") == "1 wrong try"
    assert form(1.0, "is", "are") == "is"


@pytest.mark.clone
def test_no_plural_is_made_by_hand() -> None:
    files = [path for path in PACKAGE.rglob("*.py") if OF_CARDS.isdisjoint(path.parents)]
    found = [f"{path}:{line}: {text}" for path in files for line, text in by_hand(path.read_text(encoding="utf-8"))]
    assert not found, "say it with plurals.counted, in the client with %n:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("code", "is_by_hand"),
    [
        ('f"{count} steps"', True),
        ('f"{len(found)} more faults"', True),
        ('self.tr("{count} cards are left").format(count=count)', True),
        ("f\"{counted(count, 'step')} are left\"", False),
        ('f"{MOST} steps"', False),
        ('f"{seconds:.1f} seconds"', False),
        ('self.tr("%n cards are left", "", count)', False),
    ],
)
def test_what_counts_as_by_hand(code: str, is_by_hand: bool) -> None:
    assert bool(list(by_hand(code))) is is_by_hand


def by_hand(code: str) -> Iterator[tuple[int, str]]:
    """Yield the texts in which a plural follows a number that may be 1, with their lines."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.JoinedStr):
            for value, text in zip(node.values, node.values[1:], strict=False):
                if isinstance(value, ast.FormattedValue) and isinstance(text, ast.Constant) and _may_be_one(value):
                    found = AFTER_A_NUMBER.match(str(text.value))
                    if found and found[1] not in NO_PLURALS:
                        yield node.lineno, f"{ast.unparse(value.value)}{found[0]}"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            for found in IN_A_TEXT.finditer(node.value):
                if found[1] not in NO_PLURALS:
                    yield node.lineno, found[0]


def _may_be_one(value: ast.FormattedValue) -> bool:
    """False for constants, for figures with a format of their own, and for texts from a function of this kind."""
    written = ast.unparse(value.value)
    return value.format_spec is None and not re.match(
        r"counted\(|form\(|[\w.]*\b[A-Z][A-Z_]+$|longest|most_|context", written
    )


IN_WORDS = re.compile(r"\{(\w+)\}(?! (?:and|in|of|on|squad|to)\b) (?:[a-z]+ )?([A-Za-z]{3,}s)\b")
NAMES = {
    *("acting", "blocker", "card", "field", "given", "least", "opponent", "other", "pilot", "player", "target", "unit"),
    *("fortress", "name", "question", "named"),
}
"""Fields of the word files that are no numbers, and one that a verb follows."""
NEVER_ONE = {
    *("to {most} cards", "{limit} cards", "{limit} copies", "would make {count} copies", "{cards}: {count} copies"),
    *("{count} colours", "in the deck {count} times", "{right} levels", "{size} characters", "{count} files"),
    *("{n} new cards", "At most {n} copies"),
}
"""Parts of texts whose number is always above 1."""


def texts_of(data: object) -> Iterator[str]:
    """Yield every text in some JSON data."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from texts_of(value)


def test_no_plural_of_the_word_files_stands_beside_a_number_that_may_be_one() -> None:
    found = []
    for path in sorted(resource("games").rglob("words/*.en.json")):
        for text in texts_of(json.loads(path.read_text(encoding="utf-8"))):
            for match in IN_WORDS.finditer(text):
                if match[1] in NAMES or match[2] in NO_PLURALS or any(part in text for part in NEVER_ONE):
                    continue
                found.append(f"{path.name}: {match[0]}: {text}")
    assert not found, "say it with {n:card|cards}:\n" + "\n".join(found)
