"""The lines of a record."""

from __future__ import annotations

import base64
import zlib

import pytest

from gundam_desktop.records.entries import LARGEST_STATE, Damaged, pack, read_lines, unpack
from tests.records.played_games import a_start, begun
from tests.records.strangers import sealed


def test_a_state_packs_and_unpacks() -> None:
    state = begun(a_start()).game.dump()
    assert unpack(pack(state)) == state
    for text in ("", "zzzz", "é"):
        with pytest.raises(ValueError, match="no packed state"):
            unpack(text)


def test_a_packed_state_does_not_unpack_without_end() -> None:
    bomb = base64.b85encode(zlib.compress(b" " * (LARGEST_STATE + 1))).decode()
    with pytest.raises(ValueError, match="too large"):
        unpack(bomb)
    with pytest.raises(ValueError, match="no object"):
        unpack(base64.b85encode(zlib.compress(b"[1]")).decode())


@pytest.mark.parametrize(
    "text",
    [
        b'{"kind":"name","name":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"kind":"name","name":"\\ud800"}',
        b'{"kind":"name","name":NaN}',
        b'{"kind":"move","seat":7,"text":"end"}',
        b'{"kind":"move","seat":0,"text":["end"]}',
        b"[]",
        b"null",
        b"\xff",
    ],
)
def test_a_line_with_a_right_checksum_and_wrong_content_is_named(text: bytes) -> None:
    with pytest.raises(Damaged, match="line 1: "):
        list(read_lines(sealed(text)))
