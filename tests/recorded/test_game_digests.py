"""Random games of both editions look, to both players and in every event, as they did when they were recorded."""

from __future__ import annotations

import json

import pytest

from tests.recorded.game_digests import RECORDED, digest_of

DIGESTS = json.loads(RECORDED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("number", range(len(DIGESTS)))
def test_a_random_game_looks_as_it_did(number: int) -> None:
    assert digest_of(number) == DIGESTS[number]
