"""Whole games without a window: persons elsewhere and bots, clocks, passing, undo, claims, and a killed program."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future
from pathlib import Path

import pytest

from gundam_desktop.bots.bot_process import BotHere
from gundam_desktop.bots.random_bot import RandomBot
from gundam_desktop.games import KEYS, find, registered
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.journal_keeper import JournalKeeper
from gundam_desktop.match.live_game import BY_HAND, GameFault, LiveGame
from gundam_desktop.match.passing import AutoPasser
from gundam_desktop.match.undo import decision_positions, undo_request
from gundam_desktop.records import GameHistory, Journal, Player, Start, Store, read_record, rebuild, verify
from gundam_desktop.tabletop import Choice, Event, Game, IllegalChoice
from gundam_desktop.tabletop.turns import Decider
from tests.conftest import Times
from tests.games.toy.game_module import GAME_MODULE as TOY
from tests.properties.random_games import any_choice
from tests.ui import stub_game
from tests.ui.stub_game import Step, StubGame, action, choose_unit, main_phase

MOST = 2000
"""More choices than any game has."""


class AtOnce:
    """A disk that is waited for."""

    def do(self, _key: Hashable, work: Callable[[], None], done: Callable[[Future[None]], object]) -> None:
        end: Future[None] = Future()
        try:
            work()
            end.set_result(None)
        except OSError as error:
            end.set_exception(error)
        done(end)

    def finish(self) -> None: ...

    def close(self) -> None: ...


class Server:
    """Holds one game, of two persons elsewhere or of a person and a bot that is waited for; tells what it is told."""

    def __init__(
        self, game_module: GameModule, history: GameHistory, folder: Path | None = None, journal: Journal | None = None
    ) -> None:
        self.reports: list[object] = []
        start = history.record.start
        store = Store(folder) if folder is not None else None
        keeper = JournalKeeper(history.record, journal, store, AtOnce(), self.reports.append)
        deciders = tuple(
            Decider() if player.is_person else BotHere(RandomBot(start.seed), None) for player in start.players
        )
        passing = AutoPasser(start.people, random.Random(1), game_module.library)
        self.game = LiveGame(history, (deciders[0], deciders[1]), passing, keeper, self.reports.append)


def begun(
    game_module: GameModule, seed: int, levels: tuple[str, str] = ("human", "human"), clock: float | None = None
) -> Start:
    deck = game_module.write_deck(game_module.library.deck(game_module.library.deck_names()[0]))
    one, other = (Player(name=name, level=level, deck=deck) for name, level in zip("AB", levels, strict=True))
    return Start(
        game=game_module.key,
        id=f"game-{seed}",
        began="",
        edition=game_module.newest,
        seed=seed,
        players=(one, other),
        clock=clock,
    )


def history_of(game_module: GameModule, start: Start) -> GameHistory:
    deck = game_module.read_deck(start.players[0].deck)
    return GameHistory.begin(game_module.start((deck, deck), start.seed, start.edition), start)


def step(live: LiveGame, rng: random.Random) -> None:
    """The person who decides sends a choice; what is due after a pause is made at once."""
    if live.due is not None:
        live.make_due()
        return
    seat = live.decision.player
    live.choose(seat, any_choice(live.game, rng))


@pytest.fixture(params=[*KEYS, TOY.key])
def game_module(request: pytest.FixtureRequest) -> Iterator[GameModule]:
    with registered(TOY, "Hexes"):
        yield find(request.param)


@pytest.mark.sampled
@pytest.mark.parametrize("levels", [("human", "human"), ("human", "random"), ("random", "human"), ("random", "random")])
def test_a_whole_game_is_held_without_a_window(
    game_module: GameModule, levels: tuple[str, str], tmp_path: Path, times: Times, rng: random.Random
) -> None:
    for number in range(times(10)):
        start = begun(game_module, rng.getrandbits(30), levels)
        live = Server(game_module, history_of(game_module, start), tmp_path / str(number)).game
        live.begin()
        seen: list[list[Event]] = [[], []]
        for _ in range(MOST):
            for seat in (0, 1):
                seen[seat] += live.past.take_new(seat)
            if live.over:
                break
            assert live.due is not None or live.decision.player in start.people, "bots are not waited for by others"
            step(live, rng)
        assert live.over
        assert seen == [live.past.of(0), live.past.of(1)]
        path = live.keeper.journal.path if live.keeper.journal is not None else Path()
        live.close()
        found = verify(read_record(path))
        assert (found.ok, found.digest) == (True, live.game.digest())


def test_a_killed_program_goes_on_where_it_was(
    game_module: GameModule, tmp_path: Path, times: Times, rng: random.Random
) -> None:
    for number in range(times(10)):
        live = Server(
            game_module, history_of(game_module, begun(game_module, rng.getrandbits(30))), tmp_path / str(number)
        ).game
        live.begin()
        for _ in range(rng.randrange(1, 80)):
            if not live.over:
                step(live, rng)
            if live.history.position > live.history.first and rng.random() < 0.1:
                live.go_to(rng.randrange(live.history.first, live.history.last + 1))
        assert live.keeper.journal is not None
        left = tmp_path / "left.game"
        shutil.copy(live.keeper.journal.path, left)  # the program is killed now
        live.close()
        journal, record = Journal.resume(left)
        again = Server(game_module, rebuild(record).game_history, journal=journal).game
        assert again.game.digest() == live.game.digest()
        assert [again.past.of(seat) for seat in (0, 1)] == [live.past.of(seat) for seat in (0, 1)]
        again.begin()
        for _ in range(MOST):
            if again.over:
                break
            step(again, rng)
        assert again.over
        again.close()
        left.unlink()


def test_a_decision_is_taken_back_with_all_that_followed(
    game_module: GameModule, times: Times, rng: random.Random
) -> None:
    for _ in range(times(10)):
        live = Server(game_module, history_of(game_module, begun(game_module, rng.getrandbits(30)))).game
        live.begin()
        digests = {live.history.position: live.game.digest()}
        for _ in range(20):
            if not live.over:
                step(live, rng)
                digests[live.history.position] = live.game.digest()
        back = undo_request(live.history, rng.choice(decision_positions(live.history, (0, 1))))
        live.go_to(back.position)
        assert live.decision.player == back.seat
        assert live.game.digest() == live.history.at(back.position).digest()
        assert live.game.digest() == digests.get(back.position, live.game.digest())


# --- single steps


def table(script: list[Step], clock: float | None = None, game: Game | None = None) -> Server:
    start = begun(stub_game.game_module(), 5, clock=clock)
    return Server(stub_game.game_module(script), GameHistory.begin(game or StubGame(script), start))


def test_a_time_that_is_up_is_claimed_by_the_other(rng: random.Random) -> None:
    live = table([main_phase(0), main_phase(1)], clock=60).game
    assert live.clock is not None
    live.begin()
    live.clock.set((0.0, 33.0))
    live.choose(0, Choice("concede"), forced=True)
    assert live.over
    assert live.past.of(1)[0].kind == "time is up"
    assert live.history.moves[-1].clock == (0.0, 33.0)


def test_passing_until_something_happens_ends_by_hand_or_by_ones_own_turn() -> None:
    live = table([main_phase(0), action(0), main_phase(1), action(0), main_phase(0)]).game
    live.begin()
    assert live.pass_until_something(0)
    assert (live.decision.kind, live.decision.player, live.passing.is_active(0)) == ("main", 1, True)
    live.choose(1, Choice("end"))
    assert (live.decision.player, live.passing.is_active(0)) == (0, False)
    assert live.passing.ended == [(0, "own turn")]
    again = table([main_phase(0), main_phase(1), main_phase(0)]).game
    again.begin()
    assert again.pass_until_something(1)
    again.stop_passing(1)
    again.stop_passing(1)
    assert again.passing.ended == [(1, BY_HAND)]


def test_what_must_be_answered_first_is_not_passed() -> None:
    live = table([choose_unit(0), main_phase(0)]).game
    live.begin()
    assert not live.pass_until_something(0)
    assert not live.passing.is_active(0)


class Broken(StubGame):
    """Fails at every choice."""

    def apply(self, player: int, choice: Choice) -> list[Event]:
        raise KeyError(choice.verb)


def test_a_fault_of_the_game_changes_nothing() -> None:
    server = table([], game=Broken([main_phase(0), main_phase(0)]))
    live = server.game
    live.begin()
    before = live.game.digest()
    with pytest.raises(GameFault, match="KeyError"):
        live.choose(0, Choice("end"))
    with pytest.raises(GameFault):
        live.pass_until_something(0)
    assert (live.game.digest(), live.passing.is_active(0)) == (before, False)


def test_a_pass_that_fails_is_told_and_its_player_asked() -> None:
    server = table([], game=Broken([action(0, can=False), main_phase(0)]))
    server.game.begin()
    assert [type(each) for each in server.reports] == [GameFault]
    assert (server.game.decision.kind, server.game.due) == ("action", None)


def test_an_illegal_choice_changes_nothing() -> None:
    live = table([main_phase(0), main_phase(1)]).game
    live.begin()
    with pytest.raises(IllegalChoice):
        live.choose(1, Choice("end"))
    assert live.history.position == 0


def test_nothing_of_it_needs_qt() -> None:
    imports = "import sys, gundam_desktop.match.deciders, gundam_desktop.match.live_game"
    code = f"{imports}; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-P", "-c", code], check=False).returncode == 0
