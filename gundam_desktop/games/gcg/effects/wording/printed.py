"""Reads a printed line as an ability: marks at its beginning as in our own wording, the rest unchanged."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from gundam_desktop.games.gcg.effects.phrases.vocabulary import MARKS
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.tabletop.face import Ability

_MARK = re.compile(r"\s*/?\s*【([^】]*)】")
_DOTS = re.compile(r"\s*[･・·‧•]\s*")


def _folded(word: str) -> str:
    return _DOTS.sub("･", word.strip()).lower()


def _keys(words: Iterable[tuple[str, str]]) -> Mapping[str, str]:
    return MappingProxyType({_folded(word): key for key, word in words})


_KEYS: Mapping[str, Mapping[str, str]] = {
    language: _keys((key, words.of(language)) for key, words in MARKS.items()) for language in LANGUAGES
}


def printed_ability(line: str, language: str) -> Ability:
    """Return a printed line as marks, each with its key, and text.

    >>> printed_ability("【When Paired･(Zeon) Pilot】Draw 1.", "en")
    Ability(marks=(('when paired', 'When Paired･(Zeon) Pilot'),), text='Draw 1.', between='')
    """
    marks: list[tuple[str, str]] = []
    end, between = 0, ""
    while match := _MARK.match(line, end):
        marks.append((_key(match[1], _KEYS[language]), match[1]))
        end, between = match.end(), "/" if "/" in match[0].partition("【")[0] else between
    return Ability(tuple(marks), line[end:].strip(), between)


def _key(mark: str, keys: Mapping[str, str]) -> str:
    """Return the key of a mark, with or without a qualification after a dot; an unknown mark is its own key."""
    word = _folded(mark)
    return keys.get(word) or keys.get(word.partition("･")[0]) or word
