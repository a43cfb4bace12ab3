"""A table without a network: connections that note what is sent, and players by chance whose clients are real ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from gundam_desktop.bots.random_bot import some_selection
from gundam_desktop.games import find
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.net import downward as down
from gundam_desktop.net import upward as up
from gundam_desktop.net.card_sets import cards_of
from gundam_desktop.net.client import Heard
from gundam_desktop.net.fairness import new_secret
from gundam_desktop.net.held_game import HeldGame
from gundam_desktop.net.invitation import Server as Address
from gundam_desktop.net.match_play import MatchPlay
from gundam_desktop.net.protocol import CONCEDE, Rules, written
from gundam_desktop.net.seat_file import SavedSeat, SeatFiles
from gundam_desktop.net.table import Table
from gundam_desktop.net.table_file import SeatData, TableData, hash_of, path_of, read_table
from gundam_desktop.net.taken_seat import Checked, TakenSeat
from gundam_desktop.net.told_game import OutOfStep, Played
from gundam_desktop.records import Store
from gundam_desktop.tabletop import View


class AtOnce:
    """Flushes at once."""

    def do(self, _key: object, work: Callable[[], None], done: Callable[[Future[None]], object]) -> None:
        end: Future[None] = Future()
        work()
        end.set_result(None)
        done(end)

    def finish(self) -> None: ...

    def close(self) -> None: ...


class Line:
    """The connection of one client: what the server sends waits in order until the client reads it."""

    def __init__(self) -> None:
        self.waiting: list[str] = []
        self.sent: list[str] = []
        self.ended = False
        self.round_trip = 0.0

    def send(self, message: down.Down) -> None:
        assert not self.ended, message
        text = written(message)
        self.waiting.append(text)
        self.sent.append(text)

    def end(self, bye: down.Bye) -> None:
        if not self.ended:
            self.send(bye)
            self.ended = True


class Desk:
    """A table on the disk, which can be loaded again as after a kill, and its time."""

    def __init__(self, folder: Path, rules: Rules | None = None, game: str = "gcg", edition: str = "") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.time = folder, 0.0
        self.game_module = find(game)
        data = TableData(
            id="0f" * 8,
            code="P3DFXWFR",
            game=game,
            edition=edition or self.game_module.newest,
            rules=rules or Rules(),
            seats=[None, None],
        )
        self.table = self._table(data)
        self.table.save()

    def _table(self, data: TableData) -> Table:
        match = MatchPlay(data, find, Store(self.folder), AtOnce(), self.now)
        return Table(data, match, self.folder, self.now)

    def now(self) -> float:
        return self.time

    @property
    def game(self) -> HeldGame:
        """The game that is played, or was played last."""
        game = self.table.match.game
        assert game is not None
        return game

    def load_again(self) -> None:
        """Load the table as after a kill of the server: nothing of it was ended."""
        former, self.table.here, self.table.watchers = self.table, [None, None], []
        former.match.close()  # a killed process lets its locks go
        self.table = self._table(read_table(path_of(self.folder, former.data.id)))
        self.table.go_on()


class Guest:
    """A player at a desk, with the part of the client that needs no connection."""

    def __init__(self, desk: Desk, seat: int, folder: Path, seed: int, deck: str = "") -> None:
        self.desk, self.seat, self.chance = desk, seat, random.Random(seed)
        module = desk.game_module
        self.deck = module.library.deck(deck or module.first_decks[seat])
        self.files = SeatFiles(folder)
        self.token = new_secret()
        self.line: Line | None = None
        self.heard: list[Heard] = []
        self.played: Played | None = None
        saved = SavedSeat(server=Address("127.0.0.1"), token=self.token, name="AB"[seat])
        self.client = TakenSeat(find, self.files, saved)
        desk.table.data.seats[seat] = SeatData(
            name="AB"[seat],
            token=hash_of(self.token),
            deck=module.write_deck(self.deck),
            deck_name="",
            sets=cards_of(module).sets,
        )
        if seat:
            desk.table.data.stage = "seated"
        self.client.brought = module.write_deck(self.deck)
        self.answers: list[up.Up] = []

    def sit(self) -> None:
        """Sit down, or come back."""
        self.answers.clear()
        self.line = Line()
        if not self.client.saved.table:
            self.desk.table.sit(self.seat, self.line)
        else:
            resume = self.client.resume
            self.desk.table.sit(self.seat, self.line, resume.game, resume.have)

    def lose(self) -> None:
        """Lose the connection, with all that is still under way."""
        line, self.line = self.line, None
        self.answers.clear()
        if line is not None:
            self.desk.table.lose(line)

    def crash(self) -> None:
        """Lose the connection and everything that is not in a file."""
        self.lose()
        (saved,) = self.files.all()
        self.client = TakenSeat(find, self.files, saved)

    def read(self, most: int = 1000) -> bool:
        """Read up to `most` messages, and answer them; False if there was none."""
        line, any_read = self.line, False
        while line is not None and line.waiting and most:
            most, any_read = most - 1, True
            message = down.read_down(line.waiting.pop(0))
            if isinstance(message, down.Bye):
                self.line = None
                return True
            try:
                told, answers = self.client.take(message)
            except OutOfStep:
                self.client.told.clear()
                told, answers = [], [self.client.resume]
            self.heard += told
            self.played = next((each for each in reversed(told) if isinstance(each, Played)), self.played)
            self.answers += answers
        return any_read

    def answer(self) -> bool:
        """Send the first answer that waits; False if there is none."""
        if not self.answers or self.line is None:
            return False
        self.send(self.answers.pop(0))
        return True

    def send(self, message: up.Up) -> None:
        """Have the table handle a message."""
        if self.line is None:
            return
        if isinstance(message, up.Resume):
            self.desk.table.sit(self.seat, self.line, message.game, message.have)
        else:
            self.desk.table.handle(self.seat, up.read_up(written(message)), self.line)

    @property
    def decides(self) -> bool:
        view = self.played.view if self.played is not None else None
        return view is not None and view.decision.player == self.seat and self.client.open is None

    def choose(self, text: str = "") -> None:
        """Make a choice, by chance if none is given; it is sent like an answer."""
        played = self.played
        assert played is not None
        text = text or self.choice(played.view)
        self.client.open = up.Choose(game=played.game, n=played.n, text=text)
        self.answers.append(self.client.open)

    def choice(self, view: View) -> str:
        return some_choice(self.desk.game_module, view, self.deck, self.chance)

    def of(self, kind: type[Any]) -> list[Any]:
        """All that was heard of a kind."""
        return [heard for heard in self.heard if isinstance(heard, kind)]

    @property
    def faults(self) -> tuple[object, ...]:
        """What the check of the game has found; it must have been made."""
        assert self.checked is not None
        return self.checked.faults

    @property
    def checked(self) -> Checked | None:
        found = self.of(Checked)
        return found[-1] if found else None


def some_choice(game_module: GameModule, view: View, deck: Any, chance: random.Random) -> str:
    """A legal choice by chance for the player of a view, as it is written."""
    own = (deck, None) if view.player == 0 else (None, deck)
    world = game_module.sample_world(view, 0, own)
    choices = world.legal_choices(view.player)
    chosen = chance.choice(choices) if choices else some_selection(view.decision, chance)
    return world.format(chosen, view.player)


def settle(*guests: Guest) -> None:
    """Let the guests read and answer until nothing is under way."""
    while sum(guest.read() + guest.answer() for guest in guests):
        pass


def two(tmp_path: Path, rules: Rules | None = None, game: str = "gcg") -> tuple[Desk, Guest, Guest]:
    """A table, and a guest for each seat."""
    desk = Desk(tmp_path / "server", rules, game)
    return desk, Guest(desk, 0, tmp_path / "a", 1), Guest(desk, 1, tmp_path / "b", 2)


def begin(desk: Desk, *guests: Guest) -> None:
    """Seat the guests, and begin a game."""
    for guest in guests:
        guest.sit()
    for guest in guests:
        guest.send(up.Ready(on=True))
    settle(*guests)


def play(*guests: Guest, until: int = 10_000, most: int = 400) -> None:
    """Play by chance until a position, or to the end; from position `most` on the players give up."""
    settle(*guests)
    while (deciding := next((guest for guest in guests if guest.decides), None)) is not None:
        played = deciding.played
        assert played is not None
        if played.position >= until:
            return
        deciding.choose(CONCEDE if played.position >= most else "")
        settle(*guests)
