from __future__ import annotations

import os
from multiprocessing import active_children

import pytest

from gundam_desktop.bots.workers import Workers, in_processes

WORDS = ("a", "bb", "ccc", "dddd")


def length(word: str) -> tuple[str, int]:
    return word, len(word)


def dies_at_bb(word: str) -> tuple[str, int]:
    if word == "bb":
        os._exit(7)
    return length(word)


def lost(word: str, _why: str) -> tuple[str, int]:
    return word, -1


@pytest.mark.parametrize("processes", [1, 2, 9])
def test_each_piece_of_work_is_done_once(processes: int) -> None:
    assert sorted(Workers(processes).each(length, WORDS, lost)) == [length(word) for word in WORDS]
    assert not active_children()


def test_the_piece_of_a_process_that_dies_is_named() -> None:
    done = dict(Workers(2).each(dies_at_bb, WORDS, lost))
    assert done == {"a": 1, "bb": -1, "ccc": 3, "dddd": 4}


def test_closing_stops_the_work() -> None:
    results = Workers(2).each(length, WORDS * 50, lost)
    next(results)
    assert active_children()
    results.close()
    assert not active_children()


def test_work_in_the_background_is_fetched_by_its_owner() -> None:
    pool, done = in_processes(dies_at_bb, WORDS, 2, lost), dict[str, int]()
    while pool.busy:
        done.update(pool.results(None))
    assert done == {"a": 1, "bb": -1, "ccc": 3, "dddd": 4}
    assert not active_children()
