"""Cuts a text into words and the grammar's set phrases: the longest phrase wins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lark import Token
from lark.common import LexerConf
from lark.lexer import Lexer, PatternStr

from gundam_desktop.games.gcg.effects.reader.errors import NotUnderstood
from gundam_desktop.games.gcg.effects.reader.normal_forms import normal_form
from gundam_desktop.games.gcg.effects.reader.players import said_to_one
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
        found = list(said_to_one(normal_form(words(text, sentence=True), words)))
        place = 0
        while place < len(found):
            word, length = found[place], 1
            if word.kind == "other":
                raise NotUnderstood(word.text, word.start, "this has no meaning in a card text")
            name = word.kind
            if name == "word":
                name, length = self._phrase(found, place)
            end = found[place + length - 1].end
            yield Token(name, word.text if length == 1 else text[word.start : end], word.start, end_pos=end)
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
