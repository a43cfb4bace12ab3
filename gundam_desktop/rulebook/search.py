"""The search in the rules: by number or by words, in several languages at once, as quickly as somebody types."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from gundam_desktop.rulebook.book import Book, Clause

Span = tuple[int, int]
"""The start and end index of a part of a text."""

_CLUSTER = re.compile(r".[\u3099\u309a\uff9e\uff9f]*", re.DOTALL)
"""A character with the sound marks behind it, which are one character with it: `ｶﾞ`."""
_HIRAGANA = {katakana: katakana - 0x60 for katakana in range(0x30A1, 0x30F7)}
_SAME = {**_HIRAGANA, **str.maketrans("’‘“”", "''\"\"")}
_SEPARATORS = "・·"
"""Separators of words besides the space, as in `Activate･Main`; a hyphen between letters is one, too."""
_MARKS = "\"'<>【】［］「」『』〈〉《》()（） "
"""Characters that may surround a word that is being defined."""
_NUMBER = re.compile(r"(?:[a-z]{2}-)?\d+(?:[-.]\d+)*[-.]?")
_LATIN = "[a-z0-9]"
_AMERICAN = re.compile(r"\bcolor", re.IGNORECASE)
"""The spelling of cards; the statements are in British English."""


class Hit(NamedTuple):
    """An entry that was found."""

    clause: Clause
    """In the language in which it was found."""
    marks: tuple[Span, ...]
    """The parts of its text that match, in order; empty for an entry found by its number."""


class _Entry(NamedTuple):
    clause: Clause
    place: int
    """Its index in the book."""
    words: str
    squeezed: str
    """Its words without spaces."""


class RuleSearch:
    """Searches the books of one edition."""

    def __init__(self, books: Sequence[Book]) -> None:
        """`books` are in the languages to look in, the preferred one first."""
        self._books = books
        self._entries = [
            [_entry(clause, place) for place, clause in enumerate(book) if clause.language == book.language]
            for book in books
        ]

    def find(self, wanted: str, most: int | None = None) -> list[Hit]:
        """The entries that fit, the best first, each in one language.

        A number finds its entry and those below it. Words find the entries that have all of them: first those that
        begin with them, as titles and definitions do, then those with the words together, then those with them as
        whole words, then the others, each time short ones first.
        """
        wanted = _AMERICAN.sub("colour", wanted)
        words, _ = folded(wanted)
        if not words:
            return []
        if _NUMBER.fullmatch(words):
            return self._numbered(words.replace(".", "-").rstrip("-"))[:most]
        ranked = []
        for language, entries in enumerate(self._entries):
            fit = _Fit(words)
            ranked += [
                ((max(rank, 0), language, rank, len(entry.words), entry.place), entry.clause)
                for entry in entries
                if (rank := fit.rank(entry)) is not None
            ]
        best: dict[str, Clause] = {}
        for _, clause in sorted(ranked, key=lambda found: found[0]):
            best.setdefault(clause.number, clause)
        return [Hit(clause, marks(clause.text, wanted)) for clause in list(best.values())[:most]]

    def _numbered(self, number: str) -> list[Hit]:
        """The entry with a number and those below it."""
        return [Hit(clause, ()) for clause in self._books[0] if f"{clause.number}-".casefold().startswith(f"{number}-")]


class _Fit:
    """Rates how well entries match the words."""

    def __init__(self, words: str) -> None:
        self._phrase, self._words, self._squeezed = words, words.split(), words.replace(" ", "")
        self._whole = _whole(words)
        self._each = [_whole(word) for word in self._words]

    def rank(self, entry: _Entry) -> int | None:
        """Return a rank, lower is better; None if the entry does not match. Entries begin with what they define."""
        if not all(word in entry.words for word in self._words):
            return 4 if self._squeezed in entry.squeezed else None
        if entry.clause.kind != "clause" and entry.words.strip(_MARKS) in (self._phrase, f"{self._phrase}s"):
            return -2
        if entry.words.lstrip(_MARKS).startswith(self._phrase) and self._whole.search(entry.words):
            return -1
        if self._phrase in entry.words:
            return 0 if self._whole.search(entry.words) else 1
        return 2 if all(word.search(entry.words) for word in self._each) else 3


def marks(text: str, wanted: str) -> tuple[Span, ...]:
    """The parts of a text that are looked for: the words together where they are, else each.

    >>> marks("Draw a card. Cards are drawn.", "card")
    ((7, 11), (13, 17))
    """
    words, places = folded(text)
    phrase, _ = folded(wanted)
    parts = [phrase] if phrase in words else phrase.split()
    spans = [span for part in parts for span in _places_of(part, words, places)]
    if not spans:  # the words match only with the spaces removed
        letters = [(letter, place) for letter, place in zip(words, places, strict=True) if letter != " "]
        squeezed, between = "".join(letter for letter, _ in letters), [place for _, place in letters]
        spans = list(_places_of(phrase.replace(" ", ""), squeezed, between))
    return tuple(_joined(sorted(spans)))


def folded(text: str) -> tuple[str, list[Span]]:
    """Return a text in the form for comparisons, and for each of its characters its span in the original text.

    Letters become small, full-width and half-width forms become the usual ones, katakana become hiragana, and single
    spaces separate words.

    >>> folded("ﾌﾞﾛｯｸ  High-Maneuver")[0]
    'ぶろっく high maneuver'
    """
    letters: list[str] = []
    places: list[Span] = []
    for match in _CLUSTER.finditer(text):
        start, end = match.span()
        plain = _plain(match[0])
        if plain == "-" and text[start - 1 : start].isalpha() and text[end : end + 1].isalpha():
            plain = " "
        for letter in plain:
            if letter != " " or (letters and letters[-1] != " "):
                letters.append(letter)
                places.append((start, end))
    if letters and letters[-1] == " ":
        del letters[-1], places[-1]
    return "".join(letters), places


@cache
def _plain(cluster: str) -> str:
    plain = unicodedata.normalize("NFKC", cluster).casefold().translate(_SAME)
    return "".join(" " if letter.isspace() or letter in _SEPARATORS else letter for letter in plain)


def _entry(clause: Clause, place: int) -> _Entry:
    words, _ = folded(clause.text)
    return _Entry(clause, place, words, words.replace(" ", ""))


def _whole(words: str) -> re.Pattern[str]:
    """Return a pattern for the words where they are not part of longer ones; only Latin words have visible ends."""
    before = f"(?<!{_LATIN})" if re.match(_LATIN, words) else ""
    after = f"(?!{_LATIN})" if re.search(f"{_LATIN}$", words) else ""
    return re.compile(before + re.escape(words) + after)


def _places_of(part: str, words: str, places: Sequence[Span]) -> Iterator[Span]:
    at = words.find(part) if part else -1
    while at >= 0:
        yield places[at][0], places[at + len(part) - 1][1]
        at = words.find(part, at + len(part))


def _joined(spans: Sequence[Span]) -> Iterator[Span]:
    """The spans in order, those that overlap or touch as one."""
    last: Span | None = None
    for start, end in spans:
        if last is not None and start <= last[1]:
            last = last[0], max(last[1], end)
        else:
            if last is not None:
                yield last
            last = start, end
    if last is not None:
        yield last
