"""A prepared parser reads as the one that it was made from. The grammar is a small one here: the table of the real one
takes seconds to make."""

from __future__ import annotations

from pathlib import Path

import pytest
from lark import UnexpectedToken

from gundam_desktop.games.gcg.effects.reader import parse_table
from gundam_desktop.prepared import cached

GRAMMAR = """
%declare NUMBER
sentence: "draw" NUMBER cards ["," "then" discard] "."
discard: "discard" NUMBER cards
cards: "card" -> one | "cards" -> many
"""


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of the prepared table in an empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(parse_table, "GRAMMAR", GRAMMAR)
    monkeypatch.setattr(parse_table, "STARTS", ("sentence", "discard"))
    return cached(parse_table.NAME, parse_table.state())


def test_the_second_parser_is_prepared_and_reads_alike(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = parse_table.make_parser()
    assert file.is_file()
    monkeypatch.setattr(parse_table, "_built", lambda: pytest.fail("it was prepared"))
    prepared = parse_table.make_parser()
    for text in ("Draw 2 cards, then discard 1 card.", "Draw 1 card."):
        assert prepared.parse(text, start="sentence") == built.parse(text, start="sentence")
    assert [t.name for t in prepared.terminals] == [t.name for t in built.terminals]
    accepts = []
    for parser in (built, prepared):
        with pytest.raises(UnexpectedToken) as error:
            parser.parse("Discard 2 then", start="discard")
        accepts.append(error.value.accepts)
    assert accepts[0] == accepts[1] == {"CARD", "CARDS"}


def test_a_table_of_another_grammar_is_not_used(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parse_table, "GRAMMAR", GRAMMAR.replace("discard 1", "exile"))
    assert cached(parse_table.NAME, parse_table.state()) == file
    monkeypatch.setattr(parse_table, "GRAMMAR", GRAMMAR.replace('"draw"', '"take"'))
    assert cached(parse_table.NAME, parse_table.state()) != file
    assert parse_table.make_parser().parse("Take 1 card.", start="sentence").data == "sentence"


def test_a_damaged_table_is_made_again(file: Path) -> None:
    parse_table.make_parser()
    file.write_bytes(file.read_bytes().replace(b'"token_sets":[[', b'"token_sets":[["x",'))
    assert parse_table.make_parser().parse("Draw 1 card.", start="sentence").data == "sentence"
    assert b'"x"' not in file.read_bytes()


def test_without_a_cache_a_parser_is_built(file: Path) -> None:
    file.parent.parent.mkdir(parents=True)
    file.parent.write_text("a file where the folder should be", encoding="utf-8")
    assert parse_table.make_parser().parse("Draw 1 card.", start="sentence").data == "sentence"


def test_a_grammar_has_one_table() -> None:
    """Lark numbers tokens and states otherwise each time; two wheels of one commit are equal."""
    assert parse_table.content() == parse_table.content()
