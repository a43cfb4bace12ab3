from __future__ import annotations

import os
import signal
import time
from multiprocessing import active_children

import pytest

from gundam_desktop.bots.worker_pool import WorkerPool, each_in_processes


def square(number: int) -> int:
    return number * number


def dies_at_two(number: int) -> int:
    if number == 2:
        os._exit(7)
    return number


def sleeps(number: int) -> int:
    time.sleep(60)
    return number


def is_deaf(number: int) -> bool:
    os.kill(os.getpid(), signal.SIGINT)
    return True


def lost(number: int, why: str) -> int:
    assert why == "the process has ended (exit code 7)"
    return -number


@pytest.mark.parametrize(("count", "jobs"), [(0, 2), (1, 3), (5, 2)])
def test_every_number_is_worked_on_once(count: int, jobs: int) -> None:
    assert sorted(each_in_processes(square, count, jobs, lost)) == [number * number for number in range(count)]
    assert not active_children()


def test_a_process_that_dies_costs_one_number() -> None:
    assert sorted(each_in_processes(dies_at_two, 5, 2, lost)) == [-2, 0, 1, 3, 4]


def test_a_workforce_is_asked_for_what_is_done_and_is_ended() -> None:
    workforce = WorkerPool(square, 3, 2, lost)
    done: list[int] = []
    while workforce.busy:
        done += workforce.results(0.2)
    assert sorted(done) == [0, 1, 4]
    assert not active_children()
    workforce = WorkerPool(sleeps, 3, 2, lost)
    assert workforce.results() == []
    assert len(active_children()) == 2
    workforce.end()
    assert not workforce.busy
    assert not active_children()


@pytest.mark.timeout(60)
def test_a_process_that_was_stopped_from_outside_is_ended() -> None:
    workforce = WorkerPool(sleeps, 1, 1, lost)
    (child,) = active_children()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGSTOP)
    workforce.end()
    assert not active_children()


def test_processes_end_with_the_iterator() -> None:
    results = each_in_processes(square, 100, 2, lost)
    next(results)
    assert active_children()
    results.close()  # type: ignore[attr-defined]  # it is a generator
    assert not active_children()


def test_an_interrupt_from_the_keyboard_is_for_the_parent() -> None:
    assert list(each_in_processes(is_deaf, 2, 1, lambda *_: False)) == [True, True]
