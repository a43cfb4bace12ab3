"""Tables of texts: each row has the words of every language side by side, and a table gives those of one language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar, overload

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import number
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words, read
from gundam_desktop.languages import LanguageKey

Text = TypeVar("Text")
Key = TypeVar("Key")
_FORMS = re.compile(r"\{([^{}|]*)\|((?:[^{}|]|\{\w+\})*)\}")


class Texts:
    """The texts of a table in one language. A subclass is the table: its attributes are `Said` and `Rows`."""

    def __init__(self, language: LanguageKey) -> None:
        self.language = language


class Said(Generic[Text]):
    """A text, or several that belong together, in each language. An empty one: the language words it in code."""

    def __init__(self, en: Text, ja: Text, zh: Text) -> None:
        self._texts: dict[LanguageKey, Text] = {"en": en, "ja": ja, "zh": zh}

    def __get__(self, table: Texts, _: type) -> Text:
        return self._texts[table.language]


class Rows(Generic[Key]):
    """Texts by a key: whose turn, the event, the rule."""

    def __init__(self, rows: Mapping[Key, Words]) -> None:
        self._rows = rows
        self._in: dict[LanguageKey, Mapping[Key, str]] = {}

    @overload
    def __get__(self, table: None, _: type) -> Rows[Key]: ...
    @overload
    def __get__(self, table: Texts, _: type) -> Mapping[Key, str]: ...
    def __get__(self, table: Texts | None, _: type) -> Rows[Key] | Mapping[Key, str]:
        if table is None:
            return self
        if table.language not in self._in:
            self._in[table.language] = {key: words.of(table.language) for key, words in self._rows.items()}
        return self._in[table.language]

    def read(self) -> Iterator[tuple[Key, str]]:
        """Yield each English text that is read, with its key."""
        yield from read(self._rows)


class RangeWords(NamedTuple):
    """How a language words bounds: texts with the blanks `{least}` and `{most}`, and forms: `{card|cards}`."""

    exactly: str
    at_most: str
    at_least: str
    between: str

    def of(self, bounds: m.Range, **words: str) -> str:
        """Return the text for some bounds; `words` fill its other blanks."""
        if bounds.least is None:
            return self.at_most.format(most=number(bounds.most), **words)
        least = number(bounds.least)
        if bounds.most is None:
            return self.at_least.format(least=least, **words)
        if bounds.least == bounds.most:
            return in_form(self.exactly, several=least > 1).format(least=least, **words)
        return self.between.format(least=least, most=number(bounds.most), **words)


def in_form(text: str, *, several: bool) -> str:
    """Return a text with the first or the second of each two forms: `{card|cards}`."""
    return text if "|" not in text else _FORMS.sub(lambda forms: forms[1 + several], text)
