"""By the rule `secret`, neither the messages nor their pauses tell what a player could have done."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from gundam_desktop.games import find
from gundam_desktop.match.passing import AutoPasser
from gundam_desktop.net.downward import Update
from gundam_desktop.net.held_game import HeldGame
from gundam_desktop.net.protocol import Passing
from gundam_desktop.tabletop import Game
from tests.conftest import Times
from tests.net.whole.test_hidden_on_the_wire import Wire
from tests.properties.random_games import any_decks, walk
from tests.properties.test_hidden import exchanged

KEY = "gcg"
PAUSE = 1.0
SAMPLES = 2000
AT_A_POSITION = 4
"""How many of these are taken at the same position: finding positions costs far more than asking for a pause."""
BOUND = 0.0515
"""The two-sample bound of Kolmogorov and Smirnov for p = 0.01 and 2,000 pauses each: 1.628 * sqrt(2 / 2000)."""
LEAK = 0.05
"""The seconds by which a leak would change a pause; the test must notice them."""


def pairs(rng: random.Random, count: int) -> Iterator[tuple[Game, Game, int]]:
    """Games at a decision, each with one that looks the same to the other player of the one who decides."""
    while True:
        for game in walk(any_decks(rng), rng):
            decider = game.decision.player
            if decider < 0 or rng.random() > 0.3:
                continue
            twin = exchanged(game, 1 - decider, rng)
            if twin is not None:
                yield game, twin, 1 - decider
                count -= 1
                if not count:
                    return


class Course(NamedTuple):
    """What one player gets while the other passes as long as possible."""

    events: list[Any]
    """All events that they are told."""
    messages: list[Any]
    """How these are divided into messages and steps."""


def course(held: HeldGame, seat: int) -> Course:
    told = Course([], [])
    held.whole(seat, 0)
    held.told()
    while not held.over and held.live.decision.player == 1 - seat:
        choices = held.live.game.legal_choices(1 - seat)
        passed = next((choice for choice in choices if choice.verb == "pass"), None)
        if passed is None:
            break
        held.choose(1 - seat, held.n, held.live.game.format(passed, 1 - seat))
        update: Update = held.update(seat)
        held.told()
        told.events.extend(event for step in update.steps for event in step.events)
        told.messages.append((update.n, update.position, [(step.quiet, len(step.events)) for step in update.steps]))
    return told


def courses(rng: random.Random, count: int, passing: Passing) -> Iterator[tuple[Course, Course]]:
    """The courses of games that are the same in all that is told."""
    for game, twin, seat in pairs(rng, count):
        one, two = (course(Wire(KEY, each, passing).held, seat) for each in (game, twin))
        if one.events == two.events:  # otherwise a card that was exchanged has been shown
            yield one, two


def test_order_and_count_of_messages_do_not_depend_on_hidden_cards(rng: random.Random, times: Times) -> None:
    compared = list(courses(rng, times(4000, share=20), "secret"))
    assert any(one.events for one, _ in compared)
    assert all(one.messages == two.messages for one, two in compared)


def test_quick_passing_tells_what_a_player_can_do() -> None:
    """That the comparison is able to find it; the rules of a table say it (`protocol.Passing`)."""
    assert any(one.messages != two.messages for one, two in courses(random.Random(44), 1500, "quick"))


def pauses(seed: int, *, could: bool, leak: float = 0.0) -> list[float]:
    """Pauses of passes until something happens, of a player who could do something, or could not."""
    module = find(KEY)
    rng = random.Random(seed)
    passer = AutoPasser((0, 1), random.Random(seed), module.library)
    passer.hot_seat, passer.pause, passer.interrupts = "tells nothing", PAUSE, ()
    made: list[float] = []
    while len(made) < SAMPLES:
        for game in walk(any_decks(rng), rng):
            decider = game.decision.player
            if decider < 0 or game.decision.kind not in ("action", "block"):
                continue
            choices = game.legal_choices(decider)
            if not any(choice.verb == "pass" for choice in choices) or (len(choices) > 1) != could:
                continue
            for _ in range(AT_A_POSITION):
                passer.start(decider)
                automatic = passer.made_for(game)
                if automatic is not None and automatic.pause:
                    made.append(automatic.pause + leak)
                passer.stop()
            if len(made) >= SAMPLES:
                break
    return made[:SAMPLES]


def distance(one: list[float], two: list[float]) -> float:
    """The greatest difference of the two distribution functions."""
    ends = sorted([(value, 1 / len(one)) for value in one] + [(value, -1 / len(two)) for value in two])
    most = now = 0.0
    for _, step in ends:
        now += step
        most = max(most, abs(now))
    return most


def test_pauses_are_the_same_whatever_a_player_could_do_and_a_leak_would_be_noticed() -> None:
    """With fixed seeds: the passes that are made are always the same ones."""
    could, could_not = pauses(1, could=True), pauses(2, could=False)
    assert distance(could, could_not) < BOUND
    assert distance(could, [pause + LEAK for pause in could_not]) > BOUND
