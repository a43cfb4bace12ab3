"""The engine: plays games with a program that reads and writes lines (`docs/engine-protocol.md`)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from gundam_desktop.bots.bot_process import BotHere
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
from gundam_desktop.tabletop.turns import Decider, play_on

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
            self._table = table
            self._send({"type": "began", "seed": table.seed, "edition": table.edition, "game": table.game_module.key})
            self._go_on()
        elif self._table is None or self._table.game.decision.player < 0:
            raise MessageError("choice: no game is being played; begin one with `new`")
        elif self._makes(self._table, message):
            self._go_on()

    def _makes(self, table: _Table, answer: Answer) -> bool:
        """Make the program's choice. Returns False, and tells the program why, if it is refused."""
        game, player = table.game, table.game.decision.player
        choice = chosen(answer, game.legal_choices(player), game, player)
        try:
            table.apply(player, choice)
        except IllegalChoice as error:
            self._send(refused(error.refusals, game.view(player), table.game_module.library))
            return False
        return True

    def _go_on(self) -> None:
        """Let bots decide until the program must, or the game is over."""
        table = self._table
        assert table is not None
        game, player = table.game, play_on(table)
        for seat in table.of_program:
            self._send({"type": "events", "seat": seat_name(seat), "events": written_events(table.events, seat)})
        table.events.clear()
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
        """Start the game with the choices that come with it. `MessageError` if one is refused, or for a wrong name."""
        try:
            self.game_module: GameModule = find(wanted.game or DEFAULT)
            self.edition = wanted.edition or self.game_module.newest
            self.seed = wanted.seed if wanted.seed is not None else random.SystemRandom().randrange(2**32)
            library = self.game_module.library
            self.decks = (library.deck(wanted.decks[0]), library.deck(wanted.decks[1]))
            self.game: Game = self.game_module.start(self.decks, self.seed, self.edition)
            self._deciders = [
                Decider()
                if level == PROGRAM
                else BotHere(create(self.game_module.key, level, self.seed + seat), self.decks)
                for seat, level in enumerate(wanted.seats)
            ]
        except (ValueError, OSError) as error:
            raise MessageError(f"new: {error}") from None
        self.of_program = [seat for seat, level in enumerate(wanted.seats) if level == PROGRAM]
        """The seats for which the program decides."""
        self.asking = (ChooseMessages(self.game_module), ChooseMessages(self.game_module))
        self.events: list[Event] = []
        """The events of which the program has not been told."""
        self._prelude(wanted.choices)

    def decide(self, seat: int) -> Choice | None:
        """Return the choice of a bot; None if the program decides."""
        return self._deciders[seat].decide(self.game, seat)

    def apply(self, seat: int, choice: Choice) -> None:
        """Make a choice. Raises `IllegalChoice`."""
        self.events += self.game.apply(seat, choice)

    def _prelude(self, texts: Iterable[str]) -> None:
        for number, text in enumerate(texts, 1):
            player = self.game.decision.player
            try:
                self.apply(player, self.game.parse(text, player))
            except ValueError as error:
                raise MessageError(f"new: choice {number}: {error}") from None
            except IllegalChoice as error:
                told = refused(error.refusals, self.game.view(player), self.game_module.library)["why"][0]
                raise MessageError(f"new: choice {number}: {told['text']} ({told['clause']})") from None
