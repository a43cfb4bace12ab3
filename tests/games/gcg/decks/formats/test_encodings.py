"""Encodings of lists: those that consoles and spreadsheets write are read, as far as they are certain."""

from __future__ import annotations

from pathlib import Path

import pytest

from gundam_desktop.games.gcg import decks_api
from gundam_desktop.games.gcg.decks import deck_lookup
from gundam_desktop.games.gcg.decks.formats.encodings import decoded


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("utf-16", "4 ST01-001 Gundam\n"), ("utf-16-le", "4 ジム\n"), ("utf-16-be", "4 ジム\n"), ("utf-32", "4 ジム\n"),
        ("utf-8-sig", "4 ジム\n"), ("cp1252", "4 Üso Ewin\n"), ("cp1252", "# Zoë’s deck\n4 ST01-001\n"),
        ("cp1252", "4 Kämpfer\n2 Üso Ewin\nDear Zoë\n"), ("cp932", "4 ガンキャノン（GQ）\n"),
        ("cp932", "# 青白デッキ\n4 ST01-001\n"), ("cp932", "ユニット (4)\n4 ST01-001\n"),
        ("cp932", "カード名,枚数\nジム,4\n"),
        ("gb18030", "4 钢加农（GQ）\n"),
        ("cp932", "GD04-033,４\nGD04-038,２\n"), ("cp932", "４枚 GD04-033\n"),
        ("gb18030", "GD04-033,４\nGD04-038,２\n"),
        ("gb18030", "机体 (4)\n4 ST01-001\n"), ("gb18030", "编号,张数\nST01-001,4\n"),
    ],
)  # fmt: skip
def test_what_is_certain_is_read(encoding: str, text: str) -> None:
    assert decoded(text.encode(encoding)) == text


@pytest.mark.parametrize(
    "data",
    [
        b"4 \xff",
        b"\xff\xfe\x00",
        bytes(range(128, 256)),
        "# 红色\n4 ST01-001".encode("gb18030"),
        b"4 GM \x81\n",
        "GD04-033 ガンダム ４".encode("gb18030"),
        "４ GD04-033".encode("gb18030"),
        "２ GD04-033".encode("big5"),
    ],
)
def test_what_is_not_certain_is_not_guessed(data: bytes) -> None:
    assert decoded(data) is None


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "cp932", "cp1252", "gb18030"])
@pytest.mark.parametrize("form", decks_api.FORMATS)
def test_what_the_program_writes_is_read_back_after_a_redirection(tmp_path: Path, form: str, encoding: str) -> None:
    deck = decks_api.find("official-004", decks_api.all_cards())
    written = tmp_path / "my.txt"
    text = decks_api.write_list(deck, form).replace("\n", "\r\n")
    written.write_bytes(text.encode(encoding))
    read = deck_lookup.load(written, decks_api.all_cards())
    assert sorted(read.cards) == sorted(deck.cards)
    assert read.resources == deck.resources
