"""A game over a network plays like one on this computer: views, events, choices, reasons, undo, passes, clocks."""

from __future__ import annotations

import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net.client import Link
from gundam_desktop.net.downward import Over, Refused, Why
from gundam_desktop.net.protocol import Rules
from gundam_desktop.net.upward import Ask, Choose
from gundam_desktop.tabletop import Choice, Refusal
from gundam_desktop.ui.session.network_game import NetworkGame
from gundam_desktop.ui.session.network_table import NetworkTable
from gundam_desktop.ui.session.pace import Pace
from tests.ui.session.stub_server import StubServer

PACE = Pace(bot_pause=0.0)


class Two:
    """Two players at a stub of a server."""

    def __init__(self, rules: Rules | None = None) -> None:
        self.server = StubServer(rules)
        self.tables = [NetworkTable(self.server.connect(seat), self.find, lambda: PACE) for seat in (0, 1)]
        for seat, table in enumerate(self.tables):
            table.brought = self.server.decks[seat]
            self.server.sit(seat)
        self.server.begin()
        follow()

    def find(self, _key: str) -> GameModule:
        return self.server.module

    @property
    def games(self) -> list[NetworkGame]:
        return [game for table in self.tables if (game := table.game) is not None]

    @property
    def deciding(self) -> NetworkGame:
        return self.games[self.server.history.game.decision.player]

    def play(self, choices: int, rng: random.Random) -> None:
        """Make some choices by chance."""
        for _ in range(choices):
            if self.server.history.game.decision.player < 0:
                return
            game = self.deciding
            legal = game.legal_choices(game.table.seat)
            assert game.choose(game.table.seat, rng.choice(legal) if legal else some_selection(game.decision, rng))
            follow()


def follow() -> None:
    """Let the window follow everything that was heard, and pass where a player can do nothing else."""
    for _ in range(20):
        QApplication.processEvents()


@pytest.fixture
def two(qtbot: QtBot) -> Two:
    return Two()


def test_both_players_see_what_they_would_see_on_one_computer(two: Two, rng: random.Random) -> None:
    two.play(60, rng)
    true = two.server.history
    for seat, game in enumerate(two.games):
        assert game.view(seat)._replace(known=None) == true.game.view(seat)._replace(known=None)
        assert game.history(seat) == [event.as_seen_by(seat) for event in true.events(true.first, true.position)]
        assert game.over == (true.game.decision.player < 0)


def test_choices_and_reasons_are_those_of_the_true_game(two: Two, rng: random.Random) -> None:
    for _ in range(12):
        two.play(3, rng)
        game, true, seat = two.deciding, two.server.history.game, two.server.history.game.decision.player
        assert game.legal_choices(seat) == true.legal_choices(seat)
        for choice in true.pseudo_legal_choices(seat)[:10]:
            assert game.explain(seat, choice) == true.explain(seat, choice)
        assert two.games[1 - seat].legal_choices(1 - seat) == []


def test_an_illegal_choice_is_refused_at_once_and_never_sent(two: Two, qtbot: QtBot) -> None:
    game = two.deciding
    with qtbot.waitSignal(game.refused) as refused:
        assert not game.choose(game.table.seat, Choice("end"))
    assert refused.args is not None
    assert all(isinstance(refusal, Refusal) for refusal in refused.args[2])
    assert not any(client.said for client in two.server.clients)


def test_one_choice_is_sent_at_a_time_and_waiting_is_shown_when_it_lasts(two: Two, qtbot: QtBot) -> None:
    game = two.deciding
    seat = game.table.seat
    client = two.server.clients[seat]
    client.holds = True
    choice = game.legal_choices(seat)[0]
    assert game.choose(seat, choice)
    assert not game.choose(seat, choice)
    (said,) = client.said
    with qtbot.waitSignal(game.moved):  # the answer takes long
        pass
    assert game.legal_choices(seat) == []
    assert game.waiting() == "Waiting for the server…"
    assert isinstance(said, Choose)
    two.server.choose(seat, said.n, said.text)
    follow()
    assert game.can_choose


def test_a_refusal_of_the_server_gives_the_choice_back(two: Two, qtbot: QtBot) -> None:
    game = two.deciding
    seat = game.table.seat
    two.server.clients[seat].holds = True
    choice = game.legal_choices(seat)[0]
    game.choose(seat, choice)
    with qtbot.waitSignal(game.refused) as refused:
        two.server.tell(seat, Refused(what="choose", why=[Why(code="not active", clause="7-1")]))
    assert refused.args == [seat, choice, [Refusal("not active", "7-1")]]
    with qtbot.waitSignal(game.notice):
        game.choose(seat, choice)
        two.server.tell(seat, Refused(what="choose", why=[Why(code="other")]))
    assert game.legal_choices(seat)


def test_nothing_can_be_chosen_while_the_connection_is_lost(two: Two) -> None:
    game = two.deciding
    seat = game.table.seat
    two.server.tell(seat, Link("lost", 2.0))
    follow()
    assert game.humans == ()
    assert game.legal_choices(seat) == []
    assert not game.view(seat).decision.groups
    assert game.waiting() == "No connection"
    assert not game.choose(seat, Choice("keep"))
    two.server.sit(seat)
    follow()
    assert game.legal_choices(seat)


def test_the_other_player_is_named_while_they_think_and_while_they_are_away(two: Two) -> None:
    deciding = two.deciding.table.seat
    game = two.games[1 - deciding]
    name = game.names[deciding]
    assert game.waiting() == f"{name} is thinking…"
    two.server.here[deciding] = False
    two.server.tell_all(two.server.players())
    follow()
    assert game.waiting() == f"{name} is away"


def test_undo_goes_back_for_both(two: Two, rng: random.Random, qtbot: QtBot) -> None:
    two.play(8, rng)
    seat = two.server.history.moves[two.server.history.position - 1].seat
    game = two.games[seat]
    assert game.ask_undo()
    asked = two.server.clients[seat].said[-1]
    assert isinstance(asked, Ask)
    assert asked.what == "undo"
    assert two.server.history.moves[asked.to].seat == seat
    with qtbot.waitSignals([each.jumped for each in two.games]):
        two.server.undo(asked.to)
    true = two.server.history
    for each, table in enumerate(two.games):
        assert table.history(each) == [event.as_seen_by(each) for event in true.events(true.first, true.position)]
        assert table.take_events(each) == []
    two.play(5, rng)


def test_a_player_who_comes_back_is_shown_all_at_once(two: Two, rng: random.Random) -> None:
    two.play(10, rng)
    table = NetworkTable(two.server.connect(0), two.find, lambda: PACE)
    newcomer = two.server.clients[-1]
    for message in (two.games[0].table, two.server.players(), two.server.played(0, 0)):
        newcomer.told(message)
    follow()
    assert table.game is not None
    assert table.game.take_events(0) == []
    assert table.game.history(0) == two.games[0].history(0)


def test_the_past_is_shown_from_the_views_that_were_sent(two: Two, rng: random.Random) -> None:
    two.play(20, rng)
    game = two.games[0]
    told = game.history(0)
    for count in range(1, len(told)):
        moment = game.past.moment(0, count)
        assert list(moment.events) == told[count - len(moment.events) : count]
    assert game.past.last_decision(0) <= len(told)
    assert not game.past.go_to_moment(1)


def test_passing_until_something_happens_sends_passes(two: Two, rng: random.Random) -> None:
    while not any(choice.verb == "end" for choice in two.deciding.legal_choices(two.deciding.table.seat)):
        two.play(1, rng)
    game = two.deciding
    seat = game.table.seat
    game.pass_until_something(seat)
    follow()
    assert "end" in [said.text for said in two.server.clients[seat].said if isinstance(said, Choose)]
    two.games[seat].stop_passing(seat)
    assert not game.passes(seat)


def test_the_clocks_are_those_of_the_server(qtbot: QtBot) -> None:
    two = Two(Rules(clock=300))
    game = two.games[0]
    assert game.timed == (0, 1)
    assert game.clock is not None
    assert game.clock.left == (300.0, 200.0)
    assert game.clock.whose() == two.server.history.game.decision.player
    two.server.tell(0, Link("lost", 1.0))
    follow()
    assert game.clock.whose() == -1


def test_conceding_ends_the_game_for_both(two: Two) -> None:
    two.games[0].concede(0)
    follow()
    assert [game.view(0).result for game in two.games] == ["1", "1"]
    assert two.games[0].next_game_label() == "Rematch"
    two.games[0].concede(0)
    assert len(two.server.clients[0].said) == 1


@pytest.mark.parametrize(
    ("how", "result", "said"),
    [
        ("agreed", "draw", "The players have agreed on it."),
        ("away", "0", "Kai was away for too long."),
        ("left", "1", "Ann has left the table."),
        ("away", "draw", "A player was away for too long."),
    ],
)
def test_an_end_that_the_rules_do_not_know_is_shown(two: Two, how: str, result: str, said: str) -> None:
    end = Over.model_validate(
        {"game": 1, "result": result, "clause": "", "how": how, "wins": [0, 0], "decided": True}, strict=False
    )
    two.server.tell_all(end)
    follow()
    for game in two.games:
        assert game.over
        assert game.view(0).result == result
        assert game.ending == said
