"""A recorded game is played again and compared."""

from __future__ import annotations

import random

import pytest

from gundam_desktop.records import Damaged, Record, Store, read_record, rebuild, verify
from tests.records.played_games import a_start, recorded


def test_a_whole_game_reads_and_replays_as_it_was_played(store: Store, rng: random.Random) -> None:
    path = recorded(store, rng)
    record = read_record(path)
    assert record.end is not None
    verdict = verify(record)
    assert (verdict.ok, verdict.digest, verdict.decisions) == (True, record.end.digest, len(record.moves))
    assert path.stat().st_size < 3_000 + 350 * len(record.moves)  # the decks, and a line for each choice


def test_a_record_of_an_unknown_game_is_refused_in_one_line() -> None:
    start = a_start().model_copy(update={"game": "chess"})
    for opened in (verify, rebuild):
        with pytest.raises(Damaged, match=r"^there is no game 'chess'; there are: gcg$"):
            opened(Record(start))
