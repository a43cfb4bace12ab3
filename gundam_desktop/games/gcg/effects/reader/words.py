"""Cuts a text into words and the grammar's set phrases: the longest phrase wins."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from lark import Token
from lark.common import LexerConf
from lark.lexer import Lexer, PatternStr

from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.normal_forms import normal_form
from gundam_desktop.games.gcg.effects.reader.players import said_to_one
from gundam_desktop.games.gcg.effects.reader.several import said_of_one
from gundam_desktop.games.gcg.effects.reader.word import Word
from gundam_desktop.spelling import did_you_mean

_WORD = re.compile(
    r"""\s*(?:
      (?P<TOKEN>\[[^\]]+\]\((?:\([^()]*\)|[^()])*\))
    | (?P<NAME>\[[^\]]+\])
    | (?P<TRAIT>\([^()]+\))
    | (?P<KEYWORD><[^<>]+>)
    | (?P<EFFECT>‹[^›]+›)
    | (?P<QUOTED>"[^"]+")
    | (?P<MARK>【[^】]*】)
    | (?P<CIRCLED>[①-⑳])
    | (?P<CHANGE>(?:AP|HP|cost|Lv\.)\s?[+-]\s?\d+)
    | (?P<NUMBER>\d+)
    | (?P<BULLET>■)
    | (?P<word>Lv\.|non-(?=\(|\Z)|[A-Za-z]+(?:-[A-Za-z]+)*(?:'\s?t\b)?|'\s?s\b|'|[.,:/･])
    | (?P<other>\S+)
    )""",
    re.VERBOSE | re.IGNORECASE,
)


_STATES = frozenset({"active", "rested", "damaged", "undamaged"})
_COLORS = frozenset({"blue", "green", "red", "white", "purple"})
_ENDS = re.compile(r"\s*(?:[A-Z]|\Z)")
"""The text after a full stop."""


def words(text: str, *, sentence: bool = False) -> list[Word]:
    """Return the words of a text. In a `sentence` the dot of a last "Lv." is also its full stop."""
    found, place, end = [], 0, len(text.rstrip())
    while place < end:
        match = _WORD.match(text, place)
        assert match is not None
        assert match.lastgroup is not None
        found.append(Word(match.lastgroup, match[match.lastgroup], match.start(match.lastgroup), match.end()))
        place = match.end()
        if sentence and match[match.lastgroup] == "Lv." and _ENDS.match(text, place):
            found.append(Word("word", ".", match.end(), match.end()))
    return found


def _is_either(found: Sequence[Word], place: int) -> bool:
    """True for the word between two numbers of cards: "1 Base or 1 Unit"; tokens have a form of their own."""
    kinds = [word.kind for word in found[place + 1 : place + 3]]
    if kinds[:1] != ["NUMBER"] or found[place].text.lower() not in {"/", "or"}:
        return False
    named = kinds[1:] in (["word"], ["TRAIT"])
    return found[place].text == "/" or (named and found[place + 2].text.lower() not in {"rested", "or"})


def _is_between(found: Sequence[Word], place: int) -> bool:
    """True for an "or" between two colours, traits or states."""
    if found[place].text.lower() != "or" or not 0 < place < len(found) - 1:
        return False
    before, after = found[place - 1], found[place + 1]
    return before.kind == after.kind in {"TRAIT", "KEYWORD"} or any(
        {before.text.lower(), after.text.lower()} <= alike for alike in (_COLORS, _STATES)
    )


def _is_before_figure(found: Sequence[Word], place: int) -> bool:
    """True for an "or" between two figures: "2 or less AP or 2 or less HP"."""
    after = found[place + 1 : place + 3]
    is_range = len(after) == 2 and after[0].kind == "NUMBER" and after[1].text.lower() == "or"
    return is_range and found[place].text.lower() == "or"


_FIGURES = frozenset({"ap", "hp", "cost"})


def _is_before_quality(found: Sequence[Word], place: int) -> bool:
    """True for an "and" between figures and keyword effects: "with <Blocker> and 3 or less AP"."""
    if found[place].text.lower() != "and" or not 0 < place < len(found) - 1:
        return False
    before, after = found[place - 1], found[place + 1]
    figure = after.kind == "NUMBER" and any(word.text.lower() in _FIGURES for word in found[place + 2 : place + 5])
    if before.kind == "KEYWORD":
        return figure
    return before.text.lower() in _FIGURES and (figure or after.kind == "KEYWORD")


def _is_number(found: Sequence[Word], place: int) -> bool:
    """True if the next words are a number or a Lv.: "Lv.2 to Lv.4"."""
    kinds = [word.kind for word in found[place : place + 2]]
    return kinds[:1] == ["NUMBER"] or (kinds[1:] == ["NUMBER"] and found[place].text == "Lv.")


class Phrases(Lexer):
    """The grammar's quoted words and phrases, found in a text."""

    def __init__(self, lexer_conf: LexerConf) -> None:
        self._names: dict[tuple[str, ...], str] = {}
        for terminal in lexer_conf.terminals:
            if isinstance(terminal.pattern, PatternStr):
                phrase = tuple(word.text.lower() for word in words(terminal.pattern.value))
                self._names[phrase] = terminal.name
        self._longest = max(map(len, self._names), default=1)
        self._known = sorted({word for phrase in self._names for word in phrase if len(word) > 1})

    def lex(self, text: Any, _parser_state: Any = None) -> Iterator[Token]:
        """Yield the tokens of the text; an unknown word is an error."""
        found = list(said_of_one(list(said_to_one(normal_form(words(text, sentence=True), words)))))
        place = 0
        while place < len(found):
            word = found[place]
            if _is_either(found, place):
                yield Token("EITHER", word.text, word.start, end_pos=word.end)
                place += 1
                continue
            if _is_between(found, place):
                yield Token(self._names["/",], word.text, word.start, end_pos=word.end)
                place += 1
                continue
            if _is_before_figure(found, place):
                yield Token("_OR_FIGURE", word.text, word.start, end_pos=word.end)
                place += 1
                continue
            if _is_before_quality(found, place):
                yield Token("_AND_FIGURE", word.text, word.start, end_pos=word.end)
                place += 1
                continue
            if word.text.lower() == "to" and _is_number(found, place + 1):
                yield Token("_UPTO", word.text, word.start, end_pos=word.end)
                place += 1
                continue
            if word.kind != "word":
                if word.kind == "other":
                    raise NotUnderstood(word.text, word.start)
                yield Token(word.kind, word.text, word.start, end_pos=word.end)
                place += 1
                continue
            name, length = self._phrase(found, place)
            yield Token(name, text[word.start : found[place + length - 1].end], word.start,
                        end_pos=found[place + length - 1].end)  # fmt: skip
            place += length

    def _phrase(self, found: list[Word], place: int) -> tuple[str, int]:
        for length in range(min(self._longest, len(found) - place), 0, -1):
            phrase = tuple(word.text.lower().replace(" ", "") for word in found[place : place + length])
            if phrase in self._names:
                return self._names[phrase], length
        word = found[place]
        written = word.text.lower()
        hint = did_you_mean(written, self._known, cutoff=0.75, shown=repr) if written not in self._known else ""
        raise NotUnderstood(word.text, word.start, hint)
