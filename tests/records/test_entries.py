"""The lines of a record."""

from __future__ import annotations

import pytest

from gundam_desktop.records.entries import pack, unpack
from tests.records.played_games import a_start, begun


def test_a_state_packs_and_unpacks() -> None:
    state = begun(a_start()).game.dump()
    assert unpack(pack(state)) == state
    for text in ("", "zzzz", "é"):
        with pytest.raises(ValueError, match="no packed state"):
            unpack(text)
