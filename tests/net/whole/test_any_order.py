"""A table in any order of events: players who come, go, crash, repeat themselves, undo and claim; a killed server."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.absence import ONCE
from gundam_desktop.net.fairness import told_event
from gundam_desktop.net.protocol import CONCEDE, Rules
from gundam_desktop.net.upward import Up
from gundam_desktop.net.wire import read_event, written_event
from tests.conftest import Times
from tests.net.table_driver import Desk, Guest, play, settle

SEATS = st.integers(0, 1)
RULES = st.builds(
    Rules,
    best_of=st.sampled_from([1, 3]),
    passing=st.sampled_from(["quick", "secret"]),
    clock=st.sampled_from([None, 60.0]),
)


class AnyOrder(RuleBasedStateMachine):
    """Two players at a table, with everything that can come between."""

    def __init__(self) -> None:
        super().__init__()
        self._folder = tempfile.TemporaryDirectory()
        self.desk: Desk
        self.guests: list[Guest] = []
        self._said: dict[int, Up] = {}

    @initialize(rules=RULES, seed=st.integers(0, 1 << 30))
    def open(self, rules: Rules, seed: int) -> None:
        folder = Path(self._folder.name)
        self.desk = Desk(folder / "server", rules, "gundam_war")
        self.guests = [Guest(self.desk, seat, folder / str(seat), seed + seat) for seat in (0, 1)]
        for guest in self.guests:
            guest.sit()
            settle(guest)
        for guest in self.guests:
            guest.send(up.Ready(on=True))

    def guest(self, seat: int) -> Guest:
        return self.guests[seat]

    @property
    def game(self) -> Any:
        return self.desk.table.match.game

    @rule(seat=SEATS)
    def come(self, seat: int) -> None:
        if not self.desk.table.closed:
            self.guest(seat).sit()

    @rule(seat=SEATS)
    def lose(self, seat: int) -> None:
        self.guest(seat).lose()

    @rule(seat=SEATS)
    def crash(self, seat: int) -> None:
        guest = self.guest(seat)
        if guest.files.all():
            guest.crash()

    @rule()
    def kill_the_server(self) -> None:
        for guest in self.guests:
            guest.line = None
            guest.answers.clear()
        self.desk.load_again()

    @rule(seat=SEATS, most=st.integers(1, 5))
    def read(self, seat: int, most: int) -> None:
        self.guest(seat).read(most)

    @rule(seat=SEATS)
    def answer(self, seat: int) -> None:
        guest = self.guest(seat)
        self._said[seat] = guest.answers[0] if guest.answers else self._said.get(seat, up.Ready(on=True))
        guest.answer()

    @rule(seat=SEATS)
    def repeat(self, seat: int) -> None:
        """Say something again, as a client does that is not sure."""
        said = self._said.get(seat)
        if said is not None:
            self.guest(seat).send(said)

    @rule(count=st.integers(1, 12))
    def go_on(self, count: int) -> None:
        for _ in range(count):
            settle(*self.guests)
            deciding = next((guest for guest in self.guests if guest.decides and guest.line is not None), None)
            if deciding is None:
                return
            deciding.choose()

    @precondition(lambda self: self.guests and self.game is not None)
    @rule(seat=SEATS, back=st.integers(1, 30))
    def ask_to_undo(self, seat: int, back: int) -> None:
        self.guest(seat).send(up.Ask(what="undo", to=max(0, self.game.live.history.position - back)))

    @rule(seat=SEATS, what=st.sampled_from(["draw", "keep"]))
    def ask(self, seat: int, what: Any) -> None:
        self.guest(seat).send(up.Ask(what=what))

    @rule(seat=SEATS, what=st.sampled_from(["undo", "draw", "keep"]), yes=st.booleans())
    def agree(self, seat: int, what: Any, yes: bool) -> None:
        self.guest(seat).send(up.Agree(what=what, yes=yes))

    @rule(seat=SEATS, what=st.sampled_from(["win", "draw", "keep"]))
    def claim(self, seat: int, what: Any) -> None:
        self.guest(seat).send(up.Claim(what=what))

    @rule(seat=SEATS, on=st.booleans())
    def ready(self, seat: int, on: bool) -> None:
        self.guest(seat).send(up.Ready(on=on))

    @rule(seat=SEATS)
    def rematch(self, seat: int) -> None:
        self.guest(seat).send(up.Rematch())

    @rule(seat=SEATS)
    def concede(self, seat: int) -> None:
        guest = self.guest(seat)
        if guest.played is not None and self.desk.table.data.stage == "playing":
            guest.choose(CONCEDE)

    @rule(seconds=st.sampled_from([1.0, 30.0, ONCE]))
    def wait(self, seconds: float) -> None:
        self.desk.time += seconds
        self.desk.table.tick()

    @rule()
    def rest(self) -> None:
        """Let both come back: table and clients agree, and the game can go on."""
        self._all_back()
        game = self.game
        if game is None or self.desk.table.data.stage == "dealing":
            return
        history = game.live.history
        for guest in self.guests:
            told = guest.client.told[game.data.number]
            assert told.n == game.n
            assert told.view == history.game.view(guest.seat)
            events = history.events(0, history.position)
            assert told.events == [read_event(written_event(event, guest.seat)) for event in events]
            assert told.events == [told_event(event, guest.seat) for event in events]
            assert guest.client.open is None
        assert game.over == (self.desk.table.data.stage in ("between", "over"))

    def _all_back(self) -> None:
        if self.desk.table.closed:
            self.desk.load_again()
        for guest in self.guests:
            guest.sit()
        settle(*self.guests)
        for what in list(self.desk.table._asked):
            for guest in self.guests:
                guest.send(up.Agree(what=what, yes=False))
        settle(*self.guests)
        assert self.desk.table.data.stage != "kept"

    def teardown(self) -> None:
        """Whatever has happened, the match can be played to its end, and it was fair."""
        if self.guests:
            for _ in range(10):
                self._all_back()
                if self.desk.table.data.stage == "over":
                    break
                for guest in self.guests:
                    guest.send(up.Ready(on=True))
                self.desk.time += 1
                play(*self.guests, most=0)
            assert self.desk.table.data.stage == "over"
            self._all_back()
            for guest in self.guests:
                assert guest.checked is not None
                assert guest.checked.faults == (), guest.checked
                assert guest.of(down.Over)[-1].decided
        self.desk.table.match.close()
        self._folder.cleanup()


def test_no_order_of_events_parts_the_players_or_leaves_a_table_without_a_way_out(times: Times) -> None:
    count = times(600, share=60)
    run_state_machine_as_test(
        AnyOrder,
        settings=settings(max_examples=count, stateful_step_count=40, suppress_health_check=list(HealthCheck)),
    )
