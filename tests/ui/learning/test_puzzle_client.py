"""The process of a puzzle, asked from the window's thread."""

from __future__ import annotations

import os

from pytestqt.qtbot import QtBot

from gundam_desktop.games.gcg.scenario.format import SCENARIOS
from gundam_desktop.tutorial.puzzle import puzzle_of
from gundam_desktop.tutorial.puzzle_answers import Asked, PuzzleAnswers, Question
from gundam_desktop.tutorial.puzzle_book import puzzle_named
from gundam_desktop.ui.learning.puzzle_client import PuzzleClient


def client_of(name: str) -> PuzzleClient:
    return PuzzleClient(PuzzleAnswers("gcg", puzzle_named("gcg", SCENARIOS, name).document))


def test_an_answer_comes_from_the_process(qtbot: QtBot) -> None:
    client = client_of("rest_the_blocker")
    puzzle = puzzle_of(puzzle_named("gcg", SCENARIOS, "rest_the_blocker"))
    with qtbot.waitSignal(client.answered) as caught:
        client.ask(Question(Asked.BEST, ()))
        assert client.busy
        assert client.pid != os.getpid()
    assert caught.args is not None
    assert caught.args[0].best == puzzle.best()
    client.stop()
    assert client.pid is None


def test_a_question_that_is_dropped_gets_no_answer(qtbot: QtBot) -> None:
    client = client_of("rest_the_blocker")
    client.ask(Question(Asked.BEST, ()))
    first = client.pid
    client.cancel()
    assert client.pid not in (None, first), "another process stands ready"
    with qtbot.waitSignal(client.answered):
        client.ask(Question(Asked.SOLUTION, ()))
    client.stop()
