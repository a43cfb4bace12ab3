"""Shared by all commands: adding them to the parser, their output, and their errors for people."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, Protocol

from gundam_desktop.cli.terminal import as_json, on_one_line, print_data
from gundam_desktop.games import DEFAULT, UnknownGame, find, keys
from gundam_desktop.spelling import did_you_mean

if TYPE_CHECKING:
    from gundam_desktop.rulebook.rulebook import Rulebook
    from gundam_desktop.scenarios.scenario import ScenarioFormat

DONE = 0
ANSWER_IS_NO = 1
WRONG = 2
INTERRUPTED = 130
MOST_FAULTS = 20
CLOSE = 0.7
"""Least similarity of an option that may be meant: all begin with two dashes, which makes any two of them similar."""
LONGEST_NUMBER = 18
"""The most digits of a number on the command line."""
JSON = "--json"
COMMAND = "COMMAND"
"""The placeholder for a command's name in the help."""


class CommandError(Exception):
    """The call or the input is wrong: one line with the fault, its place and the right form; `more` for others."""

    def __init__(self, message: str, more: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.more = more


class Commands(Protocol):
    """The object commands are added to (`ArgumentParser.add_subparsers` returns it)."""

    def add_parser(self, name: str, **more: Any) -> argparse.ArgumentParser: ...


class WrongCall(CommandError):
    """The call does not fit its command; `command` is the full name of the command."""

    def __init__(self, command: str, message: str) -> None:
        super().__init__(f"{message} (see {command} --help)")
        self.command = command


class Parser(argparse.ArgumentParser):
    """A parser that raises `WrongCall`."""

    def error(self, message: str) -> NoReturn:
        raise WrongCall(self.prog, message)

    def refuse(self, stray: list[str]) -> NoReturn:
        """Raise `WrongCall` for words that the command does not know, with the option that may be meant."""
        option = stray[0].partition("=")[0]
        hint = did_you_mean(option, self._option_string_actions, cutoff=CLOSE) if option.startswith("--") else ""
        self.error(f"unrecognized arguments: {' '.join(stray)}{hint and f'; {hint}'}")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Refuse a value that is not one of the choices: a command with the one that may be meant."""
        known = action.choices
        if known is None or value in known:
            return
        right = f"expected one of {', '.join(known)}"
        if action.metavar == COMMAND:
            hint = did_you_mean(str(value), known) or right
            raise argparse.ArgumentError(None, f"there is no command `{value}`; {hint}")
        raise argparse.ArgumentError(action, f"`{value}`; {right}")


def add(
    commands: Commands, name: str, text: str, example: str, run: Any, cards: bool = False
) -> argparse.ArgumentParser:
    """Add a command: its description in one sentence, an example, and the function that carries it out.

    `cards` when it uses the cards: then faults in the player's own cards are reported first.
    """
    parser = commands.add_parser(
        name,
        help=text,
        description=wrapped(text[0].upper() + text[1:] + "."),
        epilog=f"Example: gundam-desktop {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run, cards=cards, parser=parser)
    return parser


def wrapped(text: str) -> str:
    """Wrap the text to the width of the terminal; an example stays in one line, to be copied."""
    return textwrap.fill(text, max(shutil.get_terminal_size().columns - 2, 20))


def group(commands: Commands, name: str, text: str, example: str) -> Commands:
    """Add a command with subcommands."""
    parser = commands.add_parser(
        name, help=text, description=text[0].upper() + text[1:] + ".", epilog=f"Example: gundam-desktop {example}"
    )
    more: Commands = parser.add_subparsers(dest=f"{name}_command", metavar=COMMAND, required=True, title="commands")
    return more


def add_game(parser: argparse.ArgumentParser, default: str = DEFAULT) -> None:
    """Add the option that chooses the game."""
    text = f"the game: {', '.join(keys())} ({DEFAULT} if not given)"
    parser.add_argument("--game", metavar="KEY", type=_game, default=default, help=text)


def _game(key: str) -> str:
    if key not in keys():
        raise argparse.ArgumentTypeError(str(UnknownGame(key)))
    return key


def add_edition(parser: argparse.ArgumentParser, usual: str, default: str = "") -> None:
    """Add the option that chooses the edition of the rules; `usual` describes the default for the help."""
    text = f"edition of the rules ({usual} if not given; `games` lists them)"
    parser.add_argument("--edition", metavar="E", default=default, help=text)


def edition_of(game: str, wanted: str) -> str:
    """The edition that a call names, empty if none. `CommandError` for one that the game has not."""
    editions = find(game).editions
    if wanted and wanted not in editions:
        raise CommandError(f"--edition {wanted}: expected one of {', '.join(editions)}")
    return wanted


def rulebook_of(game: str) -> Rulebook:
    """The rule book of a game. `CommandError` for a game that has none."""
    rulebook = find(game).rulebook
    if rulebook is None:
        raise CommandError(f"--game {game}: this game has no rule book")
    return rulebook


def scenarios_of(game: str) -> ScenarioFormat:
    """Return the scenario format of a game. `CommandError` for a game without scenarios."""
    scenarios = find(game).scenarios
    if scenarios is None:
        raise CommandError(f"--game {game}: this game has no scenarios")
    return scenarios


def whole(text: str) -> int:
    """Read a whole number from the command line."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER):
        raise argparse.ArgumentTypeError(f"`{text}`; expected a whole number")
    return int(text)


def positive(text: str) -> int:
    """Read a whole number above 0 from the command line."""
    number = whole(text) if text.isascii() and text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"`{text}`; expected a whole number above 0")
    return number


def picture(text: str) -> Path:
    """Read the path of a picture to write from the command line."""
    path = output(text)
    if path.suffix.lower() not in {"", ".png"}:
        raise argparse.ArgumentTypeError(f"`{text}`: the picture is a PNG; expected a name like table.png")
    return path


def output(text: str) -> Path:
    """Read the path of a file to write from the command line; what cannot be one is refused before any work is done."""
    path = Path(text)
    if text == "-":
        raise argparse.ArgumentTypeError("`-`: this is not standard output; expected the name of a file")
    if path.is_dir() or not path.parent.is_dir():
        why = "it is a folder" if path.is_dir() else f"there is no folder {path.parent}"
        raise argparse.ArgumentTypeError(f"{text}: cannot be written: {why}")
    return path


def add_json(parser: argparse.ArgumentParser) -> None:
    """Add the option for output as one JSON object."""
    parser.add_argument(JSON, action="store_true", help="print one JSON object and nothing else")


@contextlib.contextmanager
def ended_at_once(clear: Callable[[], object] = lambda: None) -> Iterator[None]:
    """Let an interrupt end the program in the block without an exception; `clear` is called before.

    Qt does not survive one while it loads, and drops one that is raised in code that it calls.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(*_: object) -> None:
        clear()
        os._exit(INTERRUPTED)

    before = signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def print_json(data: dict[str, Any]) -> None:
    """Print one JSON object."""
    print_data(as_json(data))


def warn_of_own_cards(game: str = DEFAULT) -> None:
    """Print problems in the cards that the player has added to a game to standard error."""
    own = find(game).own
    faults = own.own_faults() if own is not None else ()
    for line in faults[:MOST_FAULTS]:
        warn(f"left out: {line}")
    if len(faults) > MOST_FAULTS:
        warn(f"left out: {len(faults) - MOST_FAULTS} more; `card check FILE` names every one")


def warn(text: str) -> None:
    """Print a warning to standard error; where that is closed or full, nobody can be warned."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            print(on_one_line(text), file=sys.stderr)
