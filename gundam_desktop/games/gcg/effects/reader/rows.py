"""Makes productions of the grammar from the texts of a table, and reads the values in their blanks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby, product
from typing import Any, Final, Generic, TypeVar

from lark import Token

from gundam_desktop.games.gcg.effects.phrases.row import Blank, parts
from gundam_desktop.games.gcg.effects.reader.normal_forms import normal_form
from gundam_desktop.games.gcg.effects.reader.parts import circled_number
from gundam_desktop.games.gcg.effects.reader.reading import Reading
from gundam_desktop.games.gcg.effects.reader.trees import Node
from gundam_desktop.games.gcg.effects.reader.words import words

Meaning = TypeVar("Meaning")
_MARKS: Final = re.compile(r"(<[^<>]+>|【[^【】]+】|[①-⑳])")
_WRITTEN: Final = "written"
"""The form of a blank that is written in the text itself."""
_TOKENS: Final = {"<": "KEYWORD", "【": "MARK", "①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳": "CIRCLED"}


class RowRule(Generic[Meaning]):
    """A rule of the grammar with a production for each English text of a table."""

    def __init__(self, name: str, texts: Iterable[tuple[Meaning, str]], symbols: Mapping[str, str]) -> None:
        """`texts`: what each text means, a row or a key, and the text.

        `symbols`: blank -> what it is in the grammar; `blank first` if it is another thing at a text's beginning,
        `:form` for all other blanks in that form.
        """
        of: dict[str, dict[tuple[str, ...], tuple[Meaning, str]]] = {}
        for meaning, text in texts:
            alike = of.setdefault(" ".join(_symbols(text, symbols)), {})
            first, _ = alike.setdefault(_written(text), (meaning, text))
            if first != meaning:
                raise ValueError(f"two rows of {name} are read from {text!r}: one is `unread`")
        self.productions = {f"{name}_{number}": [*alike.values()] for number, alike in enumerate(of.values())}
        """Name of a production -> what it means, and its text: several that only differ in what is in brackets."""
        self.grammar = f"{name}: " + "\n | ".join(map(" -> ".join, zip(of, self.productions, strict=True))) + "\n"

    def meanings(self) -> dict[str, Meaning]:
        """Return what each production means."""
        return {name: meaning for name, ((meaning, _), *_) in self.productions.items()}

    def meaning(self, tree: Node) -> Meaning:
        """Return the row or the key of a production."""
        return self._said(tree)[0]

    def values(self, reading: Reading, tree: Node) -> Iterator[tuple[Blank, Any]]:
        """Yield the blanks of a production with their values: meanings of nodes, numbers, and other tokens."""
        for place, (blank, part) in enumerate(zip(_blanks(self._said(tree)[1]), tree.children, strict=True)):
            if blank.form != _WRITTEN:
                yield blank, _of_token(part) if isinstance(part, Token) else reading.visit(part)
            elif not _is_written(blank, part):
                known = dict.fromkeys([*_blanks(text)][place].field for _, text in self.productions[tree.data])
                raise reading.refuse(f"only {' or '.join(known)} can stand here", part)

    def _said(self, tree: Node) -> tuple[Meaning, str]:
        """Return what a production means, and its text: the one with the words in brackets that stand in the text."""
        said = self.productions[tree.data]
        return next((one for one in said if all(map(_is_written, _blanks(one[1]), tree.children))), said[0])


def _blanks(text: str) -> Iterator[Blank]:
    """Yield the blanks of a text that are symbols of the grammar, those that are written in it too."""
    yield from (part for part in _parts(text) if isinstance(part, Blank) and part.field)


def _written(text: str) -> tuple[str, ...]:
    """Return the marks, keyword effects and costs that are written in a text."""
    return tuple(blank.field for blank in _blanks(text) if blank.form == _WRITTEN)


def _is_written(blank: Blank, part: object) -> bool:
    """True for the mark, keyword effect or cost that is written in a text, and for what stands in another blank."""
    return blank.form != _WRITTEN or str(part).lower() == blank.field.lower()


def _of_token(token: Token) -> Token | int:
    """Return the number that a token is, written or in a circle; other tokens as they are."""
    return circled_number(token) if token.type == "CIRCLED" else int(token) if token.type == "NUMBER" else token


def _parts(text: str) -> Iterator[str | Blank]:
    """Yield the fixed pieces of a text and the blanks between them, which marks, keyword effects and costs are, too."""
    for part in parts(text):
        if isinstance(part, Blank):
            yield part
            continue
        for place, piece in enumerate(_MARKS.split(part)):
            if piece:
                yield Blank(piece, _WRITTEN) if place % 2 else piece


def _is_blank(part: str | Blank) -> bool:
    return isinstance(part, Blank) and not part.forms


def _symbols(text: str, symbols: Mapping[str, str]) -> Iterator[str]:
    """Yield a text as symbols of the grammar: its blanks, and the phrases between them.

    A word of two forms is a symbol of its own beside a blank; within a phrase it makes two of that.
    """
    first = True
    for blank, run in groupby(_parts(text), _is_blank):
        pieces = list(run)
        for part in pieces if blank else ():
            assert isinstance(part, Blank)
            if part.field:
                key = _key(part)
                yield (symbols.get(f"{key} first") if first else None) or symbols.get(
                    key, symbols.get(f":{part.form}", key)
                )
                first = False
        if blank:
            continue
        forms = [part.forms if isinstance(part, Blank) else (part,) for part in pieces]
        for phrase in _together(forms):
            if alternatives := sorted({_normal("".join(each)) for each in product(*phrase)} - {""}):
                yield '("' + '" | "'.join(alternatives) + '")'
                first = False


def _together(forms: list[tuple[str, ...]]) -> Iterator[list[tuple[str, ...]]]:
    """Yield the words between two blanks as phrases: a word of two forms at the start or the end is one of its own."""
    start, end = int(len(forms[0]) > 1), len(forms) - int(len(forms[-1]) > 1)
    yield from (forms[:start], forms[start : max(start, end)], forms[max(start, end) :])


@cache  # phrases like "is rested by" are in many texts
def _normal(phrase: str) -> str:
    """Return a phrase in the form to which a text is brought before it is parsed."""
    return " ".join(word.text for word in normal_form(words(phrase.lower()), words)).replace(" '", "'")


def _key(blank: Blank) -> str:
    if blank.form == _WRITTEN:
        return next(symbol for mark, symbol in _TOKENS.items() if blank.field[0] in mark)
    return f"{blank.field}:{blank.form}" if blank.form else blank.field
