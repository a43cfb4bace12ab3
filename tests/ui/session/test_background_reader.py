"""Reading beside the window: in order, in parts, given up at once."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.ui.session import background_reader
from gundam_desktop.ui.session.background_reader import BackgroundReader


class Source:
    """Numbers that come one by one, as they are let through."""

    def __init__(self, count: int, free: int) -> None:
        self.count, self.open = count, threading.Semaphore(free)
        self.threads: set[threading.Thread] = set()
        self.given: list[int] = []

    def numbers(self) -> Iterator[int]:
        for number in range(self.count):
            self.open.acquire()
            self.threads.add(threading.current_thread())
            self.given.append(number)
            yield number


def test_the_first_finds_are_there_before_the_last_in_order_and_from_another_thread(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_reader, "SOON", 0.0)
    source, parts = Source(10, 3), list[int]()
    reader = BackgroundReader(source.numbers)
    reader.found.connect(parts.extend)
    reader.start()
    qtbot.waitUntil(lambda: len(parts) >= 1)
    assert parts == list(range(len(parts)))
    with qtbot.waitSignal(reader.finished) as finished:
        source.open.release(10)
    assert finished.args == [list(range(10))]
    assert parts == list(range(10))
    assert not reader.is_reading
    assert threading.main_thread() not in source.threads


def test_what_is_given_up_emits_nothing_more_and_ends(qtbot: QtBot) -> None:
    source, heard = Source(1000, 2), list[object]()
    reader = BackgroundReader(source.numbers)
    reader.found.connect(heard.append)
    reader.finished.connect(heard.append)
    reader.start()
    qtbot.waitUntil(lambda: len(source.given) == 2)
    reader.stop()
    source.open.release(1000)
    qtbot.waitUntil(lambda: not any(thread.is_alive() for thread in source.threads))
    qtbot.wait(5 * background_reader.POLL_INTERVAL)
    assert heard == []
    assert len(source.given) <= 3


def test_a_new_start_gives_the_former_up(qtbot: QtBot) -> None:
    sources = [Source(5, 0), Source(3, 3)]
    left = iter(sources)
    reader = BackgroundReader(lambda: next(left).numbers())
    reader.start()
    reader.start()
    with qtbot.waitSignal(reader.finished) as finished:
        pass
    assert finished.args == [[0, 1, 2]]
    sources[0].open.release(5)


def test_an_error_ends_the_reading_with_what_was_found(qtbot: QtBot) -> None:
    def numbers() -> Iterator[int]:
        yield 1
        raise RuntimeError("no more")

    reader = BackgroundReader(numbers)
    with qtbot.waitSignal(reader.finished) as finished:
        reader.start()
    assert finished.args == [[1]]


def test_a_window_that_goes_away_while_it_reads_leaves_no_trace(qtbot: QtBot) -> None:
    source = Source(100, 1)
    reader = BackgroundReader(source.numbers)
    reader.start()
    qtbot.waitUntil(lambda: len(source.given) == 1)
    reader.deleteLater()
    qtbot.wait(20)
    source.open.release(100)
    (thread,) = source.threads
    qtbot.waitUntil(lambda: not thread.is_alive())


def test_a_patient_one_reads_little_at_once_and_the_rest_of_much_in_a_thread(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, parts, whole = Source(3, 3), list[int](), list[list[int]]()
    reader = BackgroundReader(source.numbers, patient=True)
    reader.found.connect(parts.extend)
    reader.finished.connect(whole.append)
    reader.start()
    assert (whole, parts) == ([[0, 1, 2]], [])
    assert source.threads == {threading.main_thread()}
    times = iter([0.0, 0.0, 0.0])
    monkeypatch.setattr(background_reader, "MOMENT", 1.0)
    with monkeypatch.context() as slow:
        slow.setattr("gundam_desktop.ui.session.background_reader.time.monotonic", lambda: next(times, 2.0))
        source.open.release(2)
        reader.start()
        assert parts == [0, 1]
    source.open.release()
    qtbot.waitUntil(lambda: len(whole) == 2)
    assert (whole[1], parts) == ([0, 1, 2], [0, 1, 2])
    assert len(source.threads) == 2
