"""The engine: plays games with a program that reads and writes lines (`docs/engine-protocol.md`)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from gundam_desktop.bots.bot_process import Bot
from gundam_desktop.bots.levels import create
from gundam_desktop.bots.protocol.messages import (
    PROTOCOL,
    Answer,
    ChooseMessages,
    MessageError,
    NewGame,
    Quit,
    chosen,
    line_of,
    refused,
    to_engine,
)
from gundam_desktop.bots.protocol.position import seat_name, written_events
from gundam_desktop.games import DEFAULT, find, keys
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.tabletop import Choice, Event, Game, IllegalChoice

PROGRAM = "program"
"""The seat of the program that sends the messages."""


class Output(Protocol):
    """Where lines are written; each is flushed."""

    def write(self, text: str, /) -> object: ...

    def flush(self) -> None: ...


class Engine:
    """Plays games with a program, one after the other."""

    def __init__(self, output: Output, version: str) -> None:
        self._output = output
        self._table: _Table | None = None
        self._send({"type": "hello", "protocol": PROTOCOL, "version": version, "games": list(keys())})

    def play(self, lines: Iterable[str]) -> None:
        """Answer lines until there are no more or one says `quit`. An invalid line is answered with an error."""
        for line in lines:
            if not line.strip():
                continue
            try:
                message = to_engine(line)
                if isinstance(message, Quit):
                    return
                self._answer(message)
            except MessageError as error:
                self._send({"type": "error", "message": str(error)})

    def _answer(self, message: NewGame | Answer) -> None:
        if isinstance(message, NewGame):
            table = _Table(message)
            events = table.prelude()
            self._table = table
            self._send({"type": "began", "seed": table.seed, "edition": table.edition, "game": table.game_module.key})
            self._go_on(events)
        elif self._table is None or self._table.game.decision.player < 0:
            raise MessageError("choice: no game is being played; begin one with `new`")
        elif (answered := self._chosen(self._table, message)) is not None:
            self._go_on(answered)

    def _chosen(self, table: _Table, answer: Answer) -> list[Event] | None:
        """The events of the program's choice; None if it was refused, and the program was told why."""
        game, player = table.game, table.game.decision.player
        choice = chosen(answer, game.legal_choices(player), game, player)
        try:
            return game.apply(player, choice)
        except IllegalChoice as error:
            self._send(refused(error.refusals, game.view(player), table.game_module.library))
            return None

    def _go_on(self, events: list[Event]) -> None:
        """Let bots decide until the program must, or the game is over."""
        table = self._table
        assert table is not None
        game = table.game
        while (player := game.decision.player) >= 0 and table.bots[player] is not None:
            events += game.apply(player, table.bot_choice(player))
        for seat, bot in enumerate(table.bots):
            if bot is None:
                self._send({"type": "events", "seat": seat_name(seat), "events": written_events(events, seat)})
        if player >= 0:
            message = table.asking[player].message(game.view(player), game.legal_choices(player), game, table.decks)
            self._send(message)
            return
        end = game.view(0)
        result = end.result if end.result == "draw" else seat_name(int(end.result))
        over = {"result": result, "clause": end.reason, "turns": end.turn, "digest": game.digest()}
        self._send({"type": "over", **over})

    def _send(self, message: Mapping[str, Any]) -> None:
        self._output.write(line_of(message) + "\n")
        self._output.flush()


class _Table:
    """One game, who decides for each seat, and which data the program has been sent about it."""

    def __init__(self, wanted: NewGame) -> None:
        self._wanted = wanted
        try:
            self.game_module: GameModule = find(wanted.game or DEFAULT)
            self.edition = wanted.edition or self.game_module.newest
            self.seed = wanted.seed if wanted.seed is not None else random.SystemRandom().randrange(2**32)
            library = self.game_module.library
            self.decks = (library.deck(wanted.decks[0]), library.deck(wanted.decks[1]))
            self.game: Game = self.game_module.start(self.decks, self.seed, self.edition)
            self.bots: list[Bot | None] = [
                None if level == PROGRAM else create(self.game_module.key, level, self.seed + seat)
                for seat, level in enumerate(wanted.seats)
            ]
        except (ValueError, OSError) as error:
            raise MessageError(f"new: {error}") from None
        self.asking = (ChooseMessages(self.game_module), ChooseMessages(self.game_module))

    def prelude(self) -> list[Event]:
        """Play the choices that came with the game; returns their events. `MessageError` for one that is refused."""
        events: list[Event] = []
        for number, text in enumerate(self._wanted.choices, 1):
            player = self.game.decision.player
            try:
                events += self.game.apply(player, self.game.parse(text, player))
            except ValueError as error:
                raise MessageError(f"new: choice {number}: {error}") from None
            except IllegalChoice as error:
                told = refused(error.refusals, self.game.view(player), self.game_module.library)["why"][0]
                raise MessageError(f"new: choice {number}: {told['text']} ({told['clause']})") from None
        return events

    def bot_choice(self, player: int) -> Choice:
        """The choice of the bot in a seat."""
        bot = self.bots[player]
        assert bot is not None
        return bot.choose(self.game.view(player), self.game.legal_choices(player), self.decks)
