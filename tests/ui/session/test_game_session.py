"""A game with people and bots: whoever decides, the choice goes the same way, and no bot can stop the game."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence

import pytest
from pytestqt.qtbot import QtBot

from gundam_desktop.records import Player
from gundam_desktop.tabletop import Choice, Event
from gundam_desktop.ui.session.game_session import HUMAN, GameSession
from gundam_desktop.ui.session.pace import Pace
from tests.ui import stub_game
from tests.ui.stub_game import Step, StubGame, action, block, choose_unit, course_of, main_phase, redraw

Open = Callable[..., GameSession]
QUICK = Pace(bot_pause=0.0, bot_limit=60)
SERVICES = stub_game.services()


@pytest.fixture
def open_session() -> Iterator[Open]:
    sessions: list[GameSession] = []

    def make(script: Sequence[Step], levels: tuple[str, str], pace: Pace = QUICK) -> GameSession:
        seats = (
            Player(name="Ann", level=levels[0], deck_name="deck-1"),
            Player(name="Ben", level=levels[1], deck_name="deck-2"),
        )
        session = GameSession(course_of(StubGame(script), seats), stub_game.services(), ("deck-1", "deck-2"), pace)
        sessions.append(session)
        return session

    yield make
    for session in sessions:
        session.close()
    assert multiprocessing.active_children() == []


def made(session: GameSession) -> list[tuple[int, str]]:
    game = session.game_history.game
    assert isinstance(game, StubGame)
    return [(seat, choice.verb) for seat, choice in game.made]


def test_a_person_and_a_bot_take_turns(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([redraw(0), redraw(1), main_phase(0), main_phase(1)], (HUMAN, "first"))
    session.begin()
    assert session.choose(0, Choice("keep"))
    qtbot.waitUntil(lambda: session.decision.kind == "main")
    assert session.choose(0, Choice("end"))
    qtbot.waitUntil(lambda: session.over)
    assert made(session) == [(0, "keep"), (1, "keep"), (0, "end"), (1, "end")]
    assert session.view(0).result == "0"


def test_two_bots_finish_a_game_and_leave_no_process(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([redraw(0), redraw(1), main_phase(0), choose_unit(1), main_phase(1)], ("first", "first"))
    session.begin()
    qtbot.waitUntil(lambda: session.over)
    assert multiprocessing.active_children() == []


def test_an_illegal_choice_changes_nothing_and_is_told(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([main_phase(0)], (HUMAN, HUMAN))
    session.begin()
    with qtbot.waitSignal(session.refused) as told:
        assert not session.choose(0, Choice("deploy", 99))
    assert told.args[0] == 0
    assert told.args[2][0].clause == "2-3-4"
    assert made(session) == []


class Fragile(StubGame):
    """Breaks in the middle of an attack."""

    def apply(self, player: int, choice: Choice) -> list[Event]:
        if choice.verb == "attack":
            self.at = 99
            raise KeyError("a card that is nowhere")
        return super().apply(player, choice)


def test_a_fault_of_the_game_costs_nothing_but_the_choice(qtbot: QtBot) -> None:
    seats = (Player(name="Ann", level=HUMAN, deck_name="deck-1"), Player(name="Ben", level=HUMAN, deck_name="deck-2"))
    session = GameSession(
        course_of(Fragile([main_phase(0), main_phase(0)]), seats), stub_game.services(), ("", ""), QUICK
    )
    session.begin()
    with qtbot.waitSignal(session.notice) as said:
        assert not session.choose(0, Choice("attack", stub_game.UNIT_0, word="player"))
    assert "a card that is nowhere" in said.args[0]
    assert session.decision.kind == "main"
    assert session.choose(0, Choice("end"))
    assert made(session) == [(0, "end")]


def test_a_pass_that_is_forced_is_made(qtbot: QtBot, open_session: Open) -> None:
    script = [main_phase(0), block(1, can=False), action(1, can=False), action(0, can=False), main_phase(0)]
    session = open_session(script, (HUMAN, "first"))
    session.begin()
    moves: list[int] = []
    session.moved.connect(lambda: moves.append(1))
    session.choose(0, Choice("attack", stub_game.UNIT_0, word="player"))
    assert session.decision.kind == "main"
    assert made(session)[1:] == [(1, "pass"), (1, "pass"), (0, "pass")]
    assert len(moves) == 1


def test_a_pass_that_is_not_forced_is_asked_for(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([block(1), main_phase(0)], (HUMAN, HUMAN))
    session.begin()
    assert session.decision.kind == "block"


def test_forced_passes_can_be_asked_for(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([block(1, can=False), main_phase(0)], (HUMAN, HUMAN), Pace(auto_pass="never"))
    session.begin()
    assert session.decision.kind == "block"


def test_a_killed_bot_is_replaced_and_answers_the_same_request(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([main_phase(1), main_phase(0)], (HUMAN, "first"))
    said: list[str] = []
    session.notice.connect(said.append)
    session.begin()
    process = stub_game.process_of(session, 1)
    assert process is not None
    os.kill(process, getattr(signal, "SIGKILL", signal.SIGTERM))
    qtbot.waitUntil(lambda: session.decision.player == 0)
    assert made(session) == [(1, "end")]
    assert len(said) == 1
    assert "Ben" in said[0]
    assert stub_game.process_of(session, 1) != process


@pytest.mark.parametrize(("level", "limit"), [("raises", 60), ("cheats", 60), ("hangs", 1)])
def test_after_three_failures_a_random_choice_is_made(
    qtbot: QtBot, open_session: Open, level: str, limit: float
) -> None:
    session = open_session([main_phase(1), main_phase(0)], (HUMAN, level), Pace(bot_pause=0, bot_limit=limit))
    said: list[str] = []
    session.notice.connect(said.append)
    session.begin()
    qtbot.waitUntil(lambda: session.decision.player == 0)
    assert len(said) == 3
    assert "random choice" in said[-1]
    assert made(session)[0][0] == 1


def test_a_random_choice_is_a_whole_selection(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([choose_unit(1), main_phase(0)], (HUMAN, "raises"))
    session.begin()
    qtbot.waitUntil(lambda: session.decision.player == 0)
    assert made(session) == [(1, "choose")]


def test_a_bot_gives_people_time_to_follow(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([main_phase(1), main_phase(0)], (HUMAN, "first"), Pace(bot_pause=0.5))
    session.begin()
    session._live._last_move = session_time()
    before = session_time()
    qtbot.waitUntil(lambda: session.decision.player == 0)
    assert session_time() - before >= 0.45


def session_time() -> float:
    import time

    return time.monotonic()


def test_conceding_ends_the_game_while_a_bot_thinks(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([main_phase(1), main_phase(0)], (HUMAN, "hangs"))
    session.begin()
    session.concede(0)
    assert session.over
    assert session.view(0).result == "1"
    assert stub_game.process_of(session, 1) is None


def test_each_seat_gets_its_events_once(qtbot: QtBot, open_session: Open) -> None:
    session = open_session([main_phase(0), main_phase(0), main_phase(0)], (HUMAN, HUMAN))
    session.begin()
    session.choose(0, Choice("end"))
    assert len(session.take_events(0)) == 2
    assert session.take_events(0) == []
    session.choose(0, Choice("end"))
    assert len(session.take_events(0)) == 2
    assert len(session.take_events(1)) == 4
    assert len(session.history(1)) == 4
