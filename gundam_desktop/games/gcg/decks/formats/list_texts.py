"""Texts for problems and questions of lists, and the headers of lists, in each language."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from gundam_desktop.games.gcg.decks.deck import DECK, MAYBEBOARD, SIDEBOARD, Part
from gundam_desktop.games.gcg.decks.formats.card_finder import comparable
from gundam_desktop.games.gcg.decks.formats.list_items import AmbiguousLine, ListPosition, ListProblem
from gundam_desktop.languages import COMMAS, LANGUAGES
from gundam_desktop.locate import game_resource
from gundam_desktop.quoting import quoted
from gundam_desktop.tabletop.sentence import filled


def problem_text(problem: ListProblem, language: str = "en") -> str:
    """Return why a line is not in the deck and what would be right, without its position."""
    text: str = _words(language)["problems"][problem.code]
    return filled(text, **problem.figures)


def question_text(question: AmbiguousLine, language: str = "en") -> str:
    """Return the question which of several cards a line means."""
    text: str = _words(language)["question"]
    return text.format(line=quoted(question.line), numbers=COMMAS[language].join(question.numbers))


def position_text(place: ListPosition, language: str = "en") -> str:
    """Return a position in words; empty for the list as a whole."""
    text: str = _words(language)["places"][place.kind]
    return " ".join(text.format(at=place.at, part=quoted(place.part, 20)).split())


def format_name(form: str, language: str = "en") -> str:
    """Return the name of a list format."""
    text: str = _words(language)["forms"][form]
    return text


def heading(part: str, language: str = "en") -> str:
    """Return the heading of a part of a written list: a card type, `others`, `resources`, `sideboard`, `maybeboard`."""
    text: str = _words(language)["headings"][part]
    return text


@cache
def headers() -> dict[str, frozenset[str]]:
    """Return part of a list -> its headings in all languages, in comparable form."""
    known = [_words(language)["headers"] for language in LANGUAGES]
    return {part: frozenset(comparable(word) for words in known for word in words[part]) for part in known[0]}


@cache
def _parts() -> dict[str, str]:
    return {word: part for part, words in headers().items() for word in words}


def part_of_heading(text: str) -> str:
    """Return the part of a list that a heading begins: `deck`, `resources`, `sideboard`, `maybeboard`; empty for none.

    >>> part_of_heading("Main Deck:"), part_of_heading("Dear diary")
    ('deck', '')
    """
    return _parts().get(comparable(text), "")


def part_of_flag(key: str) -> str:
    """Return the part of a list that a column or field for each card is about: `Sideboard`, `isSideboard`."""
    return part_of_heading(comparable(key).removeprefix("is").removeprefix("in"))


def part_of_deck(heading: str) -> Part:
    """Return the part of the deck that cards below a heading of a list belong to, by `part_of_heading`."""
    return SIDEBOARD if heading == SIDEBOARD else MAYBEBOARD if heading == MAYBEBOARD else DECK


@cache
def totals() -> frozenset[str]:
    """Return the words, in all languages, that mark the total number of cards, in comparable form."""
    return frozenset(comparable(word) for language in LANGUAGES for word in _words(language)["totals"])


@cache
def printings() -> re.Pattern[str]:
    """Return a pattern of the words for another printing of a card, in all languages."""
    words = [re.escape(word) for language in LANGUAGES for word in _words(language)["printings"]]
    longest_first = "|".join(sorted(words, key=len, reverse=True))
    return re.compile(rf"(?:{longest_first})(?![0-9A-Za-z])", re.IGNORECASE)


@cache
def counts_copies(heading: str) -> bool:
    """True if a word of a table's heading or of a JSON key is one for counts or a printing: `Foil Qty`, `foilCount`.

    >>> counts_copies("foilQty"), counts_copies("Discount")
    (True, False)
    """
    counts = columns()["count"]
    of_other_scripts = tuple(word for word in counts if not word.isascii())
    words = [comparable(word) for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+|[^\W\d_A-Za-z]+", heading)]
    return any(
        word in counts or word.endswith(of_other_scripts) or (len(word) > 1 and printings().fullmatch(word))
        for word in words
    )


@cache
def fields() -> dict[str, frozenset[str]]:
    """Return kind of content -> names of JSON fields, in comparable form.

    `number`, `name`, `set` and `count` belong to an entry, `card` describes its card, `list` the whole list.
    """
    return {kind: frozenset(words) for kind, words in _words("en")["fields"].items()}


@cache
def columns() -> dict[str, frozenset[str]]:
    """Return kind of content -> names of table columns in all languages, in comparable form."""
    known = [_words(language)["columns"] for language in LANGUAGES]
    return {kind: frozenset(comparable(word) for words in known for word in words[kind]) for kind in known[0]}


@cache
def _words(language: str) -> dict[str, Any]:
    words: dict[str, Any] = json.loads(
        game_resource("gcg", "words", f"lists.{language}.json").read_text(encoding="utf-8")
    )
    return words
