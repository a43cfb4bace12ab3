"""The parser of card texts. To make its table from the grammar takes seconds, to read one a tenth of that."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, Final, cast

import lark
from lark import Lark
from lark.common import ParserCallbacks
from lark.grammar import Rule
from lark.lexer import TerminalDef
from lark.parsers.lalr_analysis import Reduce, Shift
from lark.parsers.lalr_parser import LALR_Parser

from gundam_desktop.games.gcg.effects.reader.grammar import GRAMMAR, STARTS
from gundam_desktop.games.gcg.effects.reader.words import Phrases
from gundam_desktop.prepared import keep_prepared, read_prepared

NAME: Final = "parser"
"""What the prepared data is called."""
_RULE: Final = "@"
"""Lark writes a reference to a rule as a dictionary with this key."""


def state() -> str:
    """Return a hash that changes with the grammar and with the version of the library that reads it."""
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
    """Lark's own data of a parser, without the lexer, which is ours, with shorter rows and equal options once."""
    data, memo = parser.memo_serialize([TerminalDef, Rule])
    options: list[Any] = []
    for rule in _rules(memo):
        if rule["options"] not in options:
            options.append(rule["options"])
        rule["options"] = options.index(rule["options"])
    del data["options"]["lexer"], data["parser"]["lexer_conf"]["lexer_type"]
    table = data["parser"]["parser"]
    sets: dict[tuple[int, ...], int] = {}
    _number_anew(table)
    table["states"] = [_short(row, sets) for row in table["states"]]
    return {"data": data, "memo": list(memo.items()), "options": options, "token_sets": list(sets)}


def _rules(memo: Mapping[int, dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for each in memo.values() if each["__type__"] == Rule.__name__]


def _number_anew(table: dict[str, Any]) -> None:
    """Number tokens by their names, and states in the order in which they are reached: Lark's numbers are arbitrary."""
    names = sorted(table["tokens"].values())
    token_of = {name: number for number, name in enumerate(names)}
    rows = {
        state: sorted((token_of[table["tokens"][token]], act) for token, act in row.items())
        for state, row in table["states"].items()
    }
    numbers: dict[int, int] = {}
    reached = [table["start_states"][start] for start in sorted(table["start_states"])]
    for state in reached:
        if state not in numbers:
            numbers[state] = len(numbers)
            reached += [target for _token, (reduces, target) in rows[state] if not reduces]
    table["tokens"] = names
    table["states"] = [
        {token: (reduces, target if reduces else numbers[target]) for token, (reduces, target) in rows[state]}
        for state in numbers
    ]
    for ends in ("start_states", "end_states"):
        table[ends] = {start: numbers[state] for start, state in sorted(table[ends].items())}


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
    data, memo, sets = written["data"], dict(written["memo"]), written["token_sets"]
    for rule in _rules(memo):
        rule["options"] = written["options"][rule["options"]]
    data["options"]["lexer"] = data["parser"]["lexer_conf"]["lexer_type"] = Phrases
    data["parser"]["parser"]["token_sets"] = sets
    # Parsers that Lark generates as source code do the same; `Lark.load` would read pickled data. Lark has no types.
    parser: Lark = Lark._load_from_dict(  # type: ignore[no-untyped-call]
        data, memo, _plugins={"LALR_Parser": _PreparedParser}
    )
    return parser


class _PreparedParser:
    """Makes Lark's parser with rows of its table that are made when first asked for: a text needs few of 5,000."""

    @staticmethod
    def deserialize(
        data: dict[str, Any], memo: Mapping[int, Any], callbacks: ParserCallbacks, debug: bool
    ) -> LALR_Parser:
        # Without types in Lark, like the call above; only the rows are replaced.
        parser = LALR_Parser.deserialize({**data, "states": {}}, memo, callbacks, debug)  # type: ignore[no-untyped-call]
        parser._parse_table.states = _Rows(data, memo)
        return cast(LALR_Parser, parser)


class _Rows(dict[int, dict[str, tuple[Any, Any]]]):
    """The rows of a table by their state: what to do at each token, as Lark wants it."""

    def __init__(self, table: Mapping[str, Any], memo: Mapping[int, Any]) -> None:
        super().__init__()
        self._short: list[tuple[Any, Any]] = table["states"]
        self._tokens: list[str] = table["tokens"]
        self._sets: list[list[int]] = table["token_sets"]
        self._rules = memo

    def __missing__(self, state: int) -> dict[str, tuple[Any, Any]]:
        shifts, ends = self._short[state]
        row: dict[str, tuple[Any, Any]] = {self._tokens[token]: (Shift, target) for token, target in shifts}
        for rule, tokens in ends:
            row.update(
                dict.fromkeys((self._tokens[token] for token in self._sets[tokens]), (Reduce, self._rules[rule]))
            )
        self[state] = row
        return row
