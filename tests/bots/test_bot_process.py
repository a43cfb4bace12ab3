"""Bots in processes of their own, as the table asks them."""

from __future__ import annotations

import time
from functools import partial

import pytest

from gundam_desktop.bots import levels
from gundam_desktop.bots.answering_process import Reply
from gundam_desktop.bots.bot_process import BotProcess, BotRequest
from gundam_desktop.games.gcg.game import start
from gundam_desktop.tabletop import Choice
from tests.properties.random_games import shipped


def answer_of(process: BotProcess, request: BotRequest) -> Reply[Choice]:
    process.ask(request)
    until = time.monotonic() + 600
    while time.monotonic() < until:
        answer = process.poll()
        if answer is not None:
            return answer
        time.sleep(0.02)
    raise AssertionError("no answer")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", levels.names())
def test_a_bot_in_its_process_chooses_what_it_chooses_here(level: str) -> None:
    decks = (shipped()["official-004"], shipped()["official-007"])
    game = start(decks, 5, chooser=0)
    process, here = BotProcess(partial(levels.create, "gcg"), level, 3), levels.create("gcg", level, 3)
    try:
        for _ in range(8):
            player = game.decision.player
            request = BotRequest(game.view(player), game.legal_choices(player), decks)
            choice = here.choose(*request)
            assert answer_of(process, request) == Reply(choice)
            game.apply(player, choice)
    finally:
        process.stop()


def test_a_level_that_is_not_known_is_a_fault_that_says_so() -> None:
    game = start((shipped()["official-004"],) * 2, 5, chooser=0)
    process = BotProcess(partial(levels.create, "gcg"), "gredy", 3)
    try:
        answer = answer_of(process, BotRequest(game.view(0), [Choice("first"), Choice("second")], None))
        assert answer.answer is None
        assert "did you mean greedy?" in answer.fault
    finally:
        process.stop()
