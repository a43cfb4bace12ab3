"""Bots in processes of their own, as a game asks them."""

from __future__ import annotations

import logging
import time
from functools import partial

import pytest

from gundam_desktop.bots import levels
from gundam_desktop.bots.bot_process import MOST_FAILURES, MOST_IN_TURN, BotFault, BotHere, BotProcess
from gundam_desktop.games.gcg.game import start
from gundam_desktop.tabletop import Choice, Game, View
from tests.properties.random_games import shipped


def bot_of(level: str, decks: object, told: list[BotFault]) -> BotProcess:
    return BotProcess(partial(levels.create, "gcg"), level, 3, decks, 600.0, told.append)


def choice_of(process: BotProcess, game: Game) -> Choice:
    process.decide(game, game.decision.player)
    until = time.monotonic() + 600
    while time.monotonic() < until:
        choice = process.poll()
        if choice is not None:
            return choice
        time.sleep(0.02)
    raise AssertionError("no answer")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("level", levels.names())
def test_a_bot_in_its_process_chooses_what_it_chooses_here(level: str) -> None:
    decks, told = (shipped()["official-004"], shipped()["official-007"]), list[BotFault]()
    game = start(decks, 5, chooser=0)
    process, here = bot_of(level, decks, told), levels.create("gcg", level, 3)
    try:
        for _ in range(8):
            player = game.decision.player
            choice = here.choose(game.view(player), game.legal_choices(player), decks)
            assert choice_of(process, game) == choice
            assert process.poll() is None, "it is told once"
            game.apply(player, choice)
    finally:
        process.stop()
    assert told == []


def test_a_level_that_is_not_known_is_a_fault_that_says_so(caplog: pytest.LogCaptureFixture) -> None:
    game, told = start((shipped()["official-004"],) * 2, 5, chooser=0), list[BotFault]()
    process = bot_of("gredy", None, told)
    with caplog.at_level(logging.WARNING):
        assert choice_of(process, game) in game.legal_choices(0), "a random one, at last"
    process.stop()
    assert told == [BotFault("stopped", number == MOST_FAILURES) for number in range(1, MOST_FAILURES + 1)]
    assert "did you mean greedy?" in caplog.text


class Eager:
    """Takes the first choice."""

    def choose(self, _view: View, choices: list[Choice], _decks: object) -> Choice:
        return choices[0]


def test_a_bot_does_not_go_on_with_the_same_thing_in_one_turn_forever() -> None:
    game = start((shipped()["official-004"],) * 2, 5, chooser=0)
    bot, view, (yes, no) = BotHere(Eager(), None), game.view(0), (Choice("yes"), Choice("no"))
    assert {bot.choose(view, [yes, no]) for _ in range(MOST_IN_TURN)} == {yes}
    assert bot.choose(view, [yes, no]) == no
    assert bot.choose(view._replace(turn=view.turn + 1), [yes, no]) == yes
