"""A process that answers requests: it keeps what it has, reports its faults, and its end."""

from __future__ import annotations

import os
import signal
import time

import pytest

from gundam_desktop.bots.answering_process import AnsweringProcess, Reply


class Counter:
    """Adds up what it is asked for; it fails at 0 and ends its process at a negative number."""

    def __init__(self) -> None:
        self.sum = 0

    def __call__(self, number: int) -> int:
        if number < 0:
            os._exit(3)
        self.sum += number // abs(number)  # fails at 0
        return self.sum


def reply_of(process: AnsweringProcess[int, int], number: int) -> Reply[int]:
    process.ask(number)
    until = time.monotonic() + 600
    while time.monotonic() < until:
        reply = process.poll()
        if reply is not None:
            return reply
        time.sleep(0.02)
    raise AssertionError("no answer")


def test_what_it_keeps_is_there_at_the_next_request_also_after_a_fault() -> None:
    process = AnsweringProcess(Counter(), "counter")
    try:
        assert reply_of(process, 7) == Reply(1)
        failed = reply_of(process, 0)
        assert failed.answer is None
        assert "ZeroDivisionError" in failed.fault
        assert reply_of(process, 7) == Reply(2)
    finally:
        process.stop()


def test_its_end_is_an_answer() -> None:
    process = AnsweringProcess(Counter(), "counter")
    try:
        ended = reply_of(process, -1)
        assert ended.answer is None
        assert "the process has ended" in ended.fault
    finally:
        process.stop()


def test_it_is_ended_in_the_middle_of_a_request() -> None:
    process = AnsweringProcess(Counter(), "counter")
    process.ask(1)
    pid = process.pid
    process.stop()
    assert pid is not None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
def test_a_process_that_was_stopped_from_outside_is_ended_at_the_first_try() -> None:
    process = AnsweringProcess(Counter(), "counter")
    assert reply_of(process, 7) == Reply(1)
    pid = process.pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    tried: list[float] = []
    waited = process._process.join

    def join(timeout: float) -> None:
        tried.append(timeout)
        waited(timeout)
        assert process._process.exitcode == -signal.SIGKILL

    process._process.join = join  # type: ignore[method-assign,assignment]
    process.stop()
    assert len(tried) == 1
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
