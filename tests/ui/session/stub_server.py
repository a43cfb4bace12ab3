"""A table of a server in the window's own thread: a real game, and stubs of the clients that play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from gundam_desktop.games import find
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.match.beginning import Terms, new_game
from gundam_desktop.net.client import Client, Heard, Link
from gundam_desktop.net.downward import Began, Over, Players, Refused, Table, Why
from gundam_desktop.net.protocol import Rules, Stage
from gundam_desktop.net.told_game import Played, ToldStep
from gundam_desktop.net.upward import Choose, Up
from gundam_desktop.records import Player
from gundam_desktop.records.entries import PERSON
from gundam_desktop.tabletop import IllegalChoice
from gundam_desktop.ui.session.network_table import Connect

DECKS = ("official-004", "official-005")
NAMES = ["Ann", "Kai"]


class StubClient:
    """What a window calls of a client; `told` is what it is told by."""

    def __init__(self, server: StubServer, seat: int, told: Callable[[Heard], object]) -> None:
        self._server, self.seat, self.told = server, seat, told
        self.said: list[Up] = []
        self.called: list[tuple[Any, ...]] = []
        """The calls but for `send`: their names and arguments."""
        self.holds = False
        """True if choices are not answered for now."""

    def send(self, message: Up) -> None:
        self.said.append(message)
        if isinstance(message, Choose) and not self.holds:
            self._server.choose(self.seat, message.n, message.text)

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *arguments, **named: self.called.append((name, *arguments, *named.items()))


class StubServer:
    """A table at which a game is played."""

    def __init__(
        self, rules: Rules | None = None, game: str = "gcg", seed: int = 5, decks: tuple[str, str] = DECKS
    ) -> None:
        self.rules = rules or Rules()
        self.module: GameModule = find(game)
        self.decks = (self.module.library.deck(DECKS[0]), self.module.library.deck(DECKS[1]))
        players = tuple(
            Player(name=name, level=PERSON, deck=self.module.write_deck(deck))
            for name, deck in zip(NAMES, self.decks, strict=True)
        )
        terms = Terms(self.module.newest)
        begun = new_game(self.module, (players[0], players[1]), self.decks, terms, seed)
        self.history = begun.history
        self.clients: list[StubClient] = []
        self.n = 1
        self.here, self.away, self.claims = [True, True], [180.0, 180.0], list[str]()
        self.stage: Stage = "playing"

    def connect(self, seat: int) -> Connect:
        """What makes the client of a seat."""

        def connect(told: Callable[[Heard], object]) -> Client:
            client = StubClient(self, seat, told)
            self.clients.append(client)
            return cast("Client", client)

        return connect

    def sit(self, seat: int) -> None:
        """Give a client its seat, as a server does at first and after every new connection."""
        self.tell(seat, Link("here"))
        module = self.module
        self.tell(
            seat,
            Table(id="0" * 16, code="P3DFXWFR", seat=seat, game=module.key, edition=module.newest, rules=self.rules),
        )
        self.tell(seat, self.players())

    def players(self, **changed: Any) -> Players:
        """Who is there now."""
        fields: dict[str, Any] = {
            "stage": self.stage,
            "names": NAMES,
            "ready": [False, False],
            "here": self.here,
            "away": self.away,
            "claims": self.claims,
            "talk": [False, False],
            "watchers": 0,
            "wins": [0, 0],
            "left": [0, 0],
        }
        return Players(**(fields | changed))

    def begin(self) -> None:
        """Begin the game for everybody."""
        self.tell_all(self.players(stage="dealing"))
        self.tell_all(self.players())
        for client in self.clients:
            client.told(Began(game=1, nonces=["a" * 64, "b" * 64]))
        self.update(self.history.position)

    def tell(self, seat: int, message: Heard) -> None:
        """Tell the clients of a seat something."""
        for client in self.clients:
            if client.seat == seat:
                client.told(message)

    def tell_all(self, message: Heard) -> None:
        """Tell everybody something."""
        for client in self.clients:
            client.told(message)

    def update(self, since: int) -> None:
        """Tell everybody what has happened since a position."""
        for client in self.clients:
            client.told(self.played(client.seat, since))

    def played(self, seat: int, since: int) -> Played:
        """What has happened since a position, as a player is told it."""
        steps = tuple(
            ToldStep(tuple(e.as_seen_by(seat) for e in self.history.events(at, at + 1)), quiet=False)
            for at in range(since, self.history.position)
        )
        game = self.history.game
        view = self.module.read_view(game.view(seat).known.dump(), seat)
        clock = (300.0, 200.0) if self.rules.clock else None
        return Played(1, self.n, self.history.position, view, steps, clock)

    def choose(self, seat: int, n: int, text: str) -> None:
        """Carry out a choice, or refuse it."""
        if n != self.n:
            return
        before = self.history.position
        try:
            choice = self.history.game.parse(text, seat)
            self.history.apply(seat, choice)
        except IllegalChoice as refusal:
            why = [Why(code=r.code, clause=r.clause, figures=[list(f) for f in r.figures]) for r in refusal.refusals]
            self.tell(seat, Refused(what="choose", why=why))
            return
        self.n += 1
        self.update(before)
        if self.history.game.decision.player < 0:
            result = self.history.game.view(0).result
            self.tell_all(Over(game=1, result=result, clause="1-2", how="rules", wins=[0, 0], decided=True))

    def undo(self, position: int) -> None:
        """Take everything from a position on back."""
        self.history.go_to(position, "by consent")
        self.n += 1
        self.update(position)
