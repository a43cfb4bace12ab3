"""An event plays the games that its matches need, goes on where it stopped, and says how little it shows."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence

import pytest

from gundam_desktop.bots import event as events
from gundam_desktop.bots.arena import PlacedGame, Played, PlayedAt
from gundam_desktop.bots.bracket import Format
from gundam_desktop.bots.event import Competitor, Event, EventRun
from gundam_desktop.bots.workers import HERE, Workers
from tests.properties.random_games import shipped

NAMES = ("official-001", "official-002", "official-004", "official-005", "official-010")
KINDS: tuple[Format, ...] = ("swiss", "single", "double")


def event_of(kind: Format, entrants: int = 5, best_of: int = 3, rounds: int = 3, seed: int = 1) -> Event:
    competitors = tuple(Competitor(name, shipped()[name], "random") for name in NAMES[:entrants])
    return Event(kind, competitors, best_of, rounds, seed=seed)


def decided(placed: PlacedGame, draws: float = 0.1) -> Played:
    """A game that its seed decides; the first entrant wins more often."""
    drawn = random.Random(f"{placed.pairing.seed} {placed.number}").random()
    digest = hashlib.sha256(str(placed).encode()).hexdigest()[:8]
    return Played(placed.number, placed.pairing.seed, -1 if drawn < draws else int(drawn > 0.6), 5, 50, digest)


@pytest.fixture(autouse=True)
def made_up_games(monkeypatch: pytest.MonkeyPatch) -> list[PlacedGame]:
    """Games that nobody plays; the list has all that were asked for."""
    asked: list[PlacedGame] = []
    decide_by(monkeypatch, decided, asked)
    return asked


def decide_by(
    monkeypatch: pytest.MonkeyPatch, decide: Callable[[PlacedGame], Played], asked: list[PlacedGame] | None = None
) -> None:
    """Have `decide` make up the games."""

    def play_each(games: Sequence[PlacedGame], _workers: Workers) -> Iterator[PlayedAt]:
        for game in reversed(games):
            if asked is not None:
                asked.append(game)
            yield game.place, decide(game)

    monkeypatch.setattr(events, "play_each", play_each)


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_that_is_played_counts(kind: Format, made_up_games: list[PlacedGame]) -> None:
    run = EventRun(event_of(kind))
    played = list(run.play(HERE))
    assert len(played) == len(made_up_games) == len({(game.place, game.number) for game in made_up_games})
    counted = sum(result.games for results in run.rounds() for result in results)
    assert counted == len(played)
    assert all(result.over for results in run.rounds() for result in results)
    assert sum(one.games[1] for one in run.standings()) == 2 * counted
    done, every = run.progress()
    assert done == len(played) <= every


@pytest.mark.parametrize("kind", KINDS)
def test_an_event_that_was_stopped_goes_on_with_the_same_result(kind: Format, made_up_games: list[PlacedGame]) -> None:
    whole = EventRun(event_of(kind))
    list(whole.play(HERE))
    made_up_games.clear()
    kept: list[PlayedAt] = []
    while True:
        run = EventRun(event_of(kind), kept)
        games = run.play(HERE)
        one = next(games, None)
        games.close()
        if one is None:
            break
        kept.append(one)
    assert len(made_up_games) == len(kept), "no game is played twice"
    assert (run.rounds(), run.standings(), run.rates()) == (whole.rounds(), whole.standings(), whole.rates())


def test_more_swiss_rounds_go_on_from_the_games_of_fewer() -> None:
    short = EventRun(event_of("swiss", rounds=1))
    played = list(short.play(HERE))
    assert event_of("swiss", rounds=1).file().path == event_of("swiss", rounds=3).file().path
    longer = EventRun(event_of("swiss", rounds=3), played)
    assert longer.rounds()[:1] == short.rounds()
    list(longer.play(HERE))
    assert len(longer.rounds()) == 3
    every = [(place, game) for (place, _number), game in longer._played.items()]
    assert EventRun(event_of("swiss", rounds=1), every).rounds() == short.rounds()


def test_what_changes_the_games_changes_the_name_of_the_file() -> None:
    every = [
        event_of("swiss"),
        event_of("single"),
        event_of("swiss", best_of=5),
        event_of("swiss", seed=2),
        event_of("swiss", entrants=4),
    ]
    assert len({event.file().path for event in every}) == len(every)


def test_each_entrant_begins_in_about_half_of_the_first_games() -> None:
    event = event_of("swiss")
    firsts = [events._first_number(event.pairing(number, table, (0, 1))) for number in range(10) for table in range(10)]
    assert set(firsts) == {0, 2}
    assert 30 < firsts.count(0) < 70
    first, second = (Played(number, 0, 0, 1, 1, "").starter for number in (0, 2))
    assert (first, second) == (0, 1)


def test_matches_have_seeds_of_their_own() -> None:
    event = event_of("swiss")
    seeds = {event.pairing(number, table, (0, 1)).seed for number in range(20) for table in range(64)}
    assert len(seeds) == 20 * 64


def test_rates_have_intervals_and_say_how_often_the_best_would_win(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "SIMULATED", 200)
    decide_by(monkeypatch, lambda game: Played(game.number, 1, 0, 5, 50, ""))
    run = EventRun(event_of("single", 4))
    list(run.play(HERE))
    rates = run.rates()
    assert [rate.won for rate in rates] == [1.0, 0.5, 0.0, 0.0]
    assert rates[0].interval[0] < 1.0 == rates[0].interval[1]
    titles = run.titles([rate.elo for rate in rates])
    assert sum(titles) == pytest.approx(1)
    assert titles[0] > titles[3]
    assert abs(sum(rate.elo for rate in rates)) < 1
    assert rates[0].elo > rates[1].elo > rates[2].elo


def test_without_games_everybody_is_equal() -> None:
    run = EventRun(event_of("double", 4))
    rates = run.rates()
    assert [(rate.won, rate.interval, rate.elo) for rate in rates] == [(0.0, (0.0, 1.0), 0.0)] * 4
    assert all(0.15 < share < 0.35 for share in run.titles([rate.elo for rate in rates]))


def test_games_with_an_error_are_named_and_decide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    decide_by(monkeypatch, lambda game: Played(game.number, 7, -1, 0, 0, "", "broken"))
    run = EventRun(event_of("swiss", 2, rounds=1))
    list(run.play(HERE))
    assert [(sorted(pair), game.error) for pair, game in run.errors()] == [([0, 1], "broken")] * 3
    assert [one.record for one in run.standings()] == [(0, 1, 0)] * 2
    assert [rate.elo for rate in run.rates()] == [0.0, 0.0]
