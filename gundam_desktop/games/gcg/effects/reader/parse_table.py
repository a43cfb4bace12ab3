"""The parser of card texts. To make its table from the grammar takes seconds, to read one a tenth of that."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any, Final

import lark
from lark import Lark
from lark.grammar import Rule
from lark.lexer import TerminalDef

from gundam_desktop.games.gcg.effects.reader.grammar import GRAMMAR, STARTS
from gundam_desktop.games.gcg.effects.reader.words import Phrases
from gundam_desktop.prepared import keep_prepared, read_prepared

NAME: Final = "parser"
"""What the prepared data is called."""
_RULE: Final = "@"
"""Lark writes a reference to a rule as a dictionary with this key."""


def state() -> str:
    """Return a short text that is another one as soon as the grammar, or the library that reads it, is another."""
    return hashlib.sha256(f"{lark.__version__}\n{STARTS}\n{GRAMMAR}".encode()).hexdigest()[:20]


def make_parser() -> Lark:
    """Return a parser of card texts: by a prepared table, else by a new one, which is left in the user's cache."""
    now = state()
    parser = read_prepared(NAME, now, _parser_of)
    if parser is None:
        parser = _built()
        keep_prepared(NAME, now, _content_of(parser))
    return parser


def content() -> Any:
    """Return the content of the prepared data: the table of a new parser as plain data."""
    return _content_of(_built())


def _built() -> Lark:
    return Lark(
        GRAMMAR,
        parser="lalr",
        lexer=Phrases,
        start=list(STARTS),
        propagate_positions=True,
        maybe_placeholders=True,
    )


def _content_of(parser: Lark) -> Any:
    """What Lark writes of a parser, but for the lexer, which is ours, and with rows of the table in a shorter form."""
    data, memo = parser.memo_serialize([TerminalDef, Rule])
    del data["options"]["lexer"], data["parser"]["lexer_conf"]["lexer_type"]
    table = data["parser"]["parser"]
    sets: dict[tuple[int, ...], int] = {}
    table["states"] = [_short(table["states"][number], sets) for number in range(len(table["states"]))]
    table["tokens"] = [table["tokens"][number] for number in range(len(table["tokens"]))]
    return {"data": data, "memo": list(memo.items()), "token_sets": list(sets)}


def _short(row: Mapping[int, tuple[int, Any]], sets: dict[tuple[int, ...], int]) -> tuple[Any, Any]:
    """A state's row: next states by token, and for each rule that it ends the number of the set of its tokens."""
    shifts = {token: target for token, (reduces, target) in row.items() if not reduces}
    ends: dict[int, list[int]] = defaultdict(list)
    for token, (reduces, rule) in row.items():
        if reduces:
            ends[rule[_RULE]].append(token)
    found = [(rule, sets.setdefault(tuple(sorted(tokens)), len(sets))) for rule, tokens in ends.items()]
    return list(shifts.items()), found


def _parser_of(written: Any) -> Lark:
    data, sets = written["data"], written["token_sets"]
    data["options"]["lexer"] = data["parser"]["lexer_conf"]["lexer_type"] = Phrases
    table = data["parser"]["parser"]
    table["tokens"] = dict(enumerate(table["tokens"]))
    table["states"] = {number: _row(shifts, ends, sets) for number, (shifts, ends) in enumerate(table["states"])}
    # The way of the parsers that Lark generates as source code, which has no types; its `load` would read pickled data.
    parser: Lark = Lark._load_from_dict(data, dict(written["memo"]))  # type: ignore[no-untyped-call]
    return parser


def _row(
    shifts: Iterable[tuple[int, int]], ends: Iterable[tuple[int, int]], sets: list[list[int]]
) -> dict[int, tuple[int, Any]]:
    row: dict[int, tuple[int, Any]] = {token: (0, target) for token, target in shifts}
    for rule, tokens in ends:
        row.update(dict.fromkeys(sets[tokens], (1, {_RULE: rule})))
    return row
