"""The sentences of lessons: one file a language, read apart from the lessons, with placeholders for names and links.

A file maps `title` and the steps to sentences: `first: {task: ..., done: ...}`. In a sentence `{demi}` or `{ST01-005}`
is the name of a card, `{7-4-1}` or `{rule:ZX-7}` a clause, `{kw:Breach 5}` a keyword with its tooltip, `{key:end}` the
key of an action.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from gundam_desktop.scenarios.document import FieldError, checked, file_text
from gundam_desktop.scenarios.fields import Text
from gundam_desktop.scenarios.yaml_documents import documents

LARGEST_FILE: Final = 1_000_000
COMMON: Final = "common"
"""The file with sentences for all lessons, used where a lesson has no sentence of its own."""
_PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
_CLAUSE = re.compile(r"^(?:(?:[0-9.]+:)?[0-9]+(?:-[0-9]+)*|[A-Z]+(?:-[0-9]+){2,})$")
"""`7-4-1`, `1.9:13-1`, `FD-2-4`; letters and one number are a card, unless they are marked as a rule."""
_MARKED = re.compile(r"^(kw|key|rule):(.+)$")
_KINDS: Final[Mapping[str, str]] = {"kw": "keyword", "key": "key", "rule": "clause"}


class Part(NamedTuple):
    """A part of a sentence."""

    kind: str
    """`text`, `card`, `clause`, `keyword` or `key`."""
    value: str
    """The text, or the placeholder's content: a label or card number, a clause, a keyword, an action."""


class LessonTexts:
    """The sentences of a lesson in one language, by key: `title`, `first.task`."""

    def __init__(self, file: str, sentences: Mapping[str, str]) -> None:
        self.file = file
        self._sentences = dict(sentences)

    def __contains__(self, key: object) -> bool:
        return key in self._sentences

    def __iter__(self) -> Iterator[str]:
        """All keys, in the order of the file."""
        return iter(self._sentences)

    def sentence(self, key: str) -> str:
        """The sentence of a key with its placeholders; empty if there is none."""
        return self._sentences.get(key, "")

    def parts(self, key: str) -> list[Part]:
        """The sentence of a key in parts, for a page that draws names and links."""
        return list(parts_of(self.sentence(key)))


def read_texts(path: Path) -> LessonTexts:
    """The sentences of a file. Raises `ScenarioError` when it is not valid."""
    text = file_text(path, LARGEST_FILE, "the texts of a lesson")
    document = documents(text, str(path))[0]
    try:
        return LessonTexts(str(path), dict(_flat(checked(dict[str, Any], document.data, ()), ())))
    except FieldError as error:
        raise document.error(error.path, str(error)) from None


def parts_of(sentence: str) -> Iterator[Part]:
    """A sentence in parts.

    >>> [part.value for part in parts_of("Rest {demi} ({7-4-1}).")]
    ['Rest ', 'demi', ' (', '7-4-1', ').']
    """
    for at, piece in enumerate(_PLACEHOLDER.split(sentence)):
        if at % 2:
            yield _placeholder(piece)
        elif piece:
            yield Part("text", piece)


def placeholders(sentence: str) -> list[Part]:
    """Return the placeholders of a sentence in order."""
    return [part for part in parts_of(sentence) if part.kind != "text"]


def plain(sentence: str, card_name: Callable[[str], str], term: Callable[[str], str] = str) -> str:
    """Return a sentence as plain text; `card_name` maps a label or number to a name, `term` a keyword to its name."""
    names = {"card": card_name, "keyword": term}
    return "".join(names.get(part.kind, str)(part.value) for part in parts_of(sentence))


def _placeholder(piece: str) -> Part:
    if match := _MARKED.match(piece):
        return Part(_KINDS[match[1]], match[2])
    return Part("clause" if _CLAUSE.match(piece) else "card", piece)


def _flat(data: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for key, value in data.items():
        if isinstance(value, dict) and not path:
            yield from _flat(value, (key,))
        else:
            yield ".".join((*path, key)), checked(Text, value, (*path, key))
