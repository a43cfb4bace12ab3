"""A row of a table of phrases: a model with some of its fields, and its words in each language.

A text names other fields of the model in braces: `{to}`, or `{amount:circled}` with the form in which its value is
written. Blanks without a field are those of the table, which says what they mean. `{Resource|Resources}` is the first
form if the words before it mean one card, the second if several; the reader takes either. `{}` stands where one phrase
of the grammar ends and the next begins. A text is read as it is worded, and those of `also` are only read. A language
without a text in a row words that model by code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from gundam_desktop.games.gcg.effects import language as m
from gundam_desktop.games.gcg.effects.phrases import NotWorded
from gundam_desktop.games.gcg.effects.phrases.vocabulary import Words
from gundam_desktop.languages import LanguageKey

CARDS = frozenset({"cards", "of hand"})
"""The forms of a field that says how many of the cards in the field `what` are meant."""
_BRACES = re.compile(r"\{([^{}]*)\}")


class Blank(NamedTuple):
    """A blank in a text: a field in a form, or one of two forms of a word."""

    field: str = ""
    form: str = ""
    forms: tuple[str, ...] = ()
    """The singular and the plural form."""

    def fields(self) -> set[str]:
        """Return the fields that the blank words: cards also by what they are, and how many at most."""
        return {self.field, "what", "most"} if self.form in CARDS else {self.field}


class Row:
    """A model, the values that some of its fields must have, and its texts."""

    def __init__(
        self,
        model: type[m.Model],
        *,
        en: str = "",
        ja: str = "",
        zh: str = "",
        also: tuple[str, ...] = (),
        unread: bool = False,
        **values: Any,
    ) -> None:
        """`unread`: True if code reads the English text.

        `values`: what the fields must be; a dict stands for a model of which only these fields count.
        """
        self.model = model
        self.texts = Words(en.replace("{}", ""), ja, zh)
        self.read = (*(() if unread or not en else (en,)), *also)
        """The English texts that are read."""
        self.values = values
        blanks = [part for text in (en, ja, zh) for part in parts(text) if isinstance(part, Blank)]
        self._named = {blank.field for blank in blanks}
        self.fields = {*values}.union(*(blank.fields() for blank in blanks))
        """The fields that the row says something of."""

    def fits(self, value: m.Model, language: LanguageKey, said: frozenset[str] = frozenset()) -> bool:
        """Return True if the row's text in a language words a value completely. Then all of it counts as read.

        `said` are fields that other words say: the others that the text names must have a value.
        """
        if type(value) is not self.model or not self.texts.of(language):
            return False
        fields = vars(value)
        if not all(_has(fields[field], right, recorded=False) for field, right in self.values.items()):
            return False
        if not value.given() <= said | self.fields:
            return False
        if any(fields.get(field, value) in (None, 0) for field in self._named - said):
            return False
        return all(_has(getattr(value, field), right) for field, right in self.values.items())

    def says(self, field: str) -> bool:
        """Return True if the row's texts say what is in a field."""
        return field in self.fields

    def made(self, fields: Mapping[str, object]) -> Any:
        """Return the model of the row, with the values that were read in its blanks."""
        return self.model.model_validate({**self.values, **fields})


def _has(value: object, right: object, *, recorded: bool = True) -> bool:
    """Return True for the right value, or for a model with these fields, which count as read if `recorded`."""
    if not isinstance(right, dict):
        return value == right
    if not isinstance(value, m.Model):
        return False
    return all((getattr(value, name) if recorded else vars(value)[name]) == part for name, part in right.items())


def event_row(event: m.EventName, en: str, ja: str = "", zh: str = "", *also: str, **values: Any) -> Row:
    """Return the row of an event; `values`: fields of the trigger that the text says."""
    return Row(m.Trigger, event=event, en=en, ja=ja, zh=zh, also=also, **values)


class RowTable:
    """Rows by their models."""

    def __init__(self, *rows: Row, said: tuple[str, ...] = ()) -> None:
        """`said`: fields of the models that other words say."""
        self.rows = rows
        self._said = frozenset(said)
        self._names: dict[type[m.Model], str] = {}
        """Model -> a field for which each of its rows has a name, such as the event; "" if there is none."""
        self._of: dict[tuple[type[m.Model], object], list[Row]] = {}
        """The rows by their model and the name in that field."""
        self._about: dict[str, list[Row]] = {}
        for model in {row.model for row in rows}:
            values = [row.values for row in rows if row.model is model]
            named = (field for field in values[0] if all(isinstance(each.get(field), str) for each in values))
            self._names[model] = next(named, "")
        for row in rows:
            self._of.setdefault((row.model, row.values.get(self._names[row.model])), []).append(row)
            for field in row.fields:
                self._about.setdefault(field, []).append(row)

    def row_for(self, value: m.Model, language: LanguageKey) -> Row | None:
        """Return the first row whose text in a language words a value completely; None if there is none."""
        rows = self._of.get((type(value), vars(value).get(self._names.get(type(value), ""))), ())
        return next((row for row in rows if row.fits(value, language, self._said)), None)

    def text_for(self, value: m.Model, language: LanguageKey) -> str:
        """Return the text of the first row that words a value completely; `NotWorded` if there is none."""
        if (row := self.row_for(value, language)) is None:
            raise NotWorded(f"such a {type(value).__name__}")
        return row.texts.of(language)

    def about(self, field: str, value: m.Model, language: LanguageKey) -> Row | None:
        """Return the first row that words a field of a value in a language; None if there is none."""
        for row in self._about.get(field, ()):
            right = all(_has(getattr(value, name), said) for name, said in row.values.items())
            if right and row.texts.of(language):
                return row
        return None

    def read(self) -> Iterator[tuple[Row, str]]:
        """Yield each English text that is read, with its row."""
        yield from ((row, text) for row in self.rows for text in row.read)


@cache
def parts(text: str) -> tuple[str | Blank, ...]:
    """Return the fixed pieces of a text and the blanks between them, in their order."""
    return tuple(_parts(text))


def _parts(text: str) -> Iterator[str | Blank]:
    for place, piece in enumerate(_BRACES.split(text)):
        if place % 2 == 0:
            if piece:
                yield piece
        elif "|" in piece:
            yield Blank(forms=tuple(piece.split("|")))
        else:
            field, _, form = piece.partition(":")
            yield Blank(field, form)


def worded(text: str, fill: Callable[[Blank, bool], tuple[str, bool]], *, several: bool = False) -> str:
    """Return a text with its blanks filled. `several`: True if several cards are named before the text.

    `fill` is given a blank, and whether the text begins with it; it returns words, and whether they mean several cards.
    """
    words = ""
    for part in parts(text):
        if isinstance(part, str):
            words += part
        elif part.forms:
            words += part.forms[several]
        else:
            filled, several = fill(part, not words)
            words += filled
    return words
