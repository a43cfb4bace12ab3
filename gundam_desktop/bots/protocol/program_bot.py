"""A bot that is a program of its own, in any language: started once, then asked for one choice after the other."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from types import FrameType
from typing import Any, Final, NoReturn
from weakref import WeakSet

from gundam_desktop.bots.protocol.messages import (
    LONGEST_LINE,
    PROTOCOL,
    Answer,
    ChooseMessages,
    MessageError,
    Ready,
    chosen,
    from_program,
    hello,
    line_of,
    refused,
)
from gundam_desktop.games.game_module import GameModule
from gundam_desktop.quoting import quoted
from gundam_desktop.tabletop import Choice, View

MOST_TRIES = 3
"""How many answers to one decision are read before the program counts as faulty."""
TIMEOUT_S = 600.0
"""How many seconds a program has for one decision and for its first line; the client may set a shorter limit."""
_GRACE = 1.0
"""How many seconds a program has to end after its input was closed."""


class ProgramError(Exception):
    """The program cannot be started, has ended, or does not follow the protocol."""


class ProgramBot:
    """Asks a program. It gets the view, the choices and the decks that a bot gets, and nothing else."""

    def __init__(self, game_module: GameModule, command: Sequence[str]) -> None:
        """Start the program. Raises `ProgramError`."""
        self._game_module = game_module
        self._late = False
        self._messages = ChooseMessages(game_module)
        try:
            self._process = subprocess.Popen(  # the player entered the command; game files cannot
                list(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", errors="replace"
            )
        except (OSError, ValueError) as error:
            raise ProgramError(f"the program cannot be started: {error}") from None
        _end_with_this_process(self)
        with self._within_patience():
            self._send(hello(game_module.key))
            answer = self._read()
        if not isinstance(answer, Ready) or answer.protocol != PROTOCOL:
            self.close()
            raise ProgramError(f"the program does not speak protocol {PROTOCOL}: its first line is {quoted(answer)}")

    def choose(self, view: View, choices: list[Choice], decks: Any) -> Choice:
        """Return the program's choice. `ProgramError` after three invalid answers, or if none comes in time."""
        with self._within_patience():
            return self._chosen(view, choices, decks)

    def _chosen(self, view: View, choices: list[Choice], decks: Any) -> Choice:
        # The written form of a choice depends on the view alone, so any world that agrees with the view will do here.
        world = self._game_module.sample_world(view, 0, decks)
        message: Mapping[str, Any] = self._messages.message(view, choices, world, decks)
        for _ in range(MOST_TRIES):
            self._send(message)
            try:
                choice = chosen(self._read(), choices, world, view.player)
                refusals = world.explain(view.player, choice)
                if not refusals:
                    return choice
                message = refused(refusals, view, self._game_module.library)
            except MessageError as error:
                message = {"type": "refused", "why": [{"clause": "", "text": str(error)}]}
        raise ProgramError(f"the program made {MOST_TRIES} choices that are not legal: {message['why'][0]['text']}")

    def close(self) -> None:
        """End the program."""
        with contextlib.suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        try:
            self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def kill(self) -> None:
        """End the program at once."""
        self._process.kill()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self._process.kill()
            self.close()

    @contextlib.contextmanager
    def _within_patience(self) -> Iterator[None]:
        """End the program if the `with` block takes longer than `TIMEOUT_S`; reading and writing then end, too."""
        watch = threading.Timer(TIMEOUT_S, self._give_up)
        watch.daemon = True
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def _give_up(self) -> None:
        self._late = True
        self._process.kill()

    def _send(self, message: Mapping[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line_of(message) + "\n")
            self._process.stdin.flush()
        except OSError:
            raise ProgramError(self._ended()) from None

    def _read(self) -> Ready | Answer:
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST_LINE)
        if not line.endswith("\n"):
            raise ProgramError(self._ended() if len(line) < LONGEST_LINE else "the program's line is too long")
        return from_program(line)

    def _ended(self) -> str:
        self.close()
        if self._late:
            return f"the program has not answered within {TIMEOUT_S:g} seconds"
        return f"the program has ended (exit code {self._process.returncode})"


_running: Final[WeakSet[ProgramBot]] = WeakSet()
"""The programs that end when this process is told to end (as a bot's process is), even if they hang."""


def _end_with_this_process(bot: ProgramBot) -> None:
    _running.add(bot)
    before = signal.getsignal(signal.SIGTERM)
    is_set = isinstance(before, partial) and before.func is _end_all
    if not is_set and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, partial(_end_all, before))


def _end_all(before: object, number: int, frame: FrameType | None) -> NoReturn:
    """End the running programs, then this process as it would have ended `before`."""
    for bot in list(_running):
        bot.kill()
    if callable(before):
        before(number, frame)
    raise SystemExit(128 + number)
