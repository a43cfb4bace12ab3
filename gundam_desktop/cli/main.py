"""`gundam-desktop`: finds the command and carries it out."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import signal
import sys
import textwrap
import threading
from collections.abc import Iterator
from typing import Any

from gundam_desktop import __version__
from gundam_desktop.cli import (
    backup,
    bench,
    bots,
    card,
    collection,
    completion,
    deck,
    engine,
    event,
    games,
    gauntlet,
    ladder,
    lesson,
    open_files,
    play,
    render,
    replay,
    review,
    rule,
    scenario,
    selftest,
    serve,
    simulate,
    solve,
)
from gundam_desktop.cli.command import (
    COMMAND,
    INTERRUPTED,
    JSON,
    WRONG,
    CommandError,
    Parser,
    WrongCall,
    print_json,
    warn,
    warn_of_own_cards,
    wrapped,
)
from gundam_desktop.cli.terminal import OutputError, clean_output, on_one_line
from gundam_desktop.games import DEFAULT
from gundam_desktop.locate import DataError

PROGRAM = "gundam-desktop"
LACKING = "cannot open shared object file"
"""Part of the system loader's message about a missing library."""
PACKAGES = "debian-packages.txt"
"""The list in the folder of the packed program, as `packaging/linux_package.py` writes it."""
COMMANDS = {
    "play": (play, open_files, serve, games, bots),
    "cards and decks": (card, deck, collection),
    "rules, lessons and positions": (rule, lesson, scenario, solve, render),
    "recorded games": (replay, review),
    "bots against bots": (simulate, gauntlet, ladder, event),
    "the program itself": (backup, engine, completion, bench, selftest),
}
"""Group in the help -> its commands."""
_COLUMN = 14
"""The column in which the descriptions of the commands begin in the help."""


def main(arguments: list[str] | None = None) -> int:
    """Carry out a command; without one the client opens. Returns the exit status."""
    _tolerant_output()
    _heed_interrupts()
    with clean_output(sys.stdout):
        try:
            status = _carry_out(_with_json_last(sys.argv[1:] if arguments is None else arguments))
            sys.stdout.flush()
        except OutputError as error:
            with contextlib.suppress(OSError):  # unwritten output must not fail again at the end
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            if error.reader_left:
                return INTERRUPTED
            warn(f"{PROGRAM}: {error}")
            return WRONG
    return status


def _with_json_last(arguments: list[str]) -> list[str]:
    """Return the call with `--json` moved behind its command, because it may also be written before it."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    before = arguments[:end]
    if JSON not in before:
        return arguments
    return [*(word for word in before if word != JSON), JSON, *arguments[end:]]


def _carry_out(arguments: list[str]) -> int:
    parser = parser_of()
    completion.complete(parser)
    parsed = argparse.Namespace(command=None)
    if arguments and open_files.is_file_to_open(arguments[0]):
        arguments = [open_files.NAME, *arguments]
    try:
        _, stray = parser.parse_known_args(arguments, parsed)
        if stray:
            getattr(parsed, "parser", parser).refuse(stray)
        if getattr(parsed, "cards", False):
            warn_of_own_cards(getattr(parsed, "game", DEFAULT))
        status: int = parsed.run(parsed)
    except SystemExit as stop:  # --help, --version, a wrong call
        return stop.code if isinstance(stop.code, int) else WRONG
    except (CommandError, DataError) as error:
        _report(error, error.command if isinstance(error, WrongCall) else _name(parsed), JSON in arguments)
        return WRONG
    except ImportError as error:
        if LACKING not in str(error):
            raise
        library = str(error).partition(":")[0]
        remedy = f"install the package that has it ({PACKAGES} beside the program lists all)"
        _report(CommandError(f"this system lacks {library}; {remedy}"), _name(parsed), JSON in arguments)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _report(error: CommandError | DataError, command: str, as_object: bool) -> None:
    """Tell what is wrong, on standard error and, if wanted, as an object on standard output."""
    more = getattr(error, "more", ())
    if as_object:
        print_json({"error": on_one_line(str(error))} | ({"more": [*map(on_one_line, more)]} if more else {}))
    warn(f"{command}: {error}")
    for line in more:
        warn(f"  {line}")


def _name(parsed: argparse.Namespace) -> str:
    """The full name of the command, as in its parser."""
    inner = getattr(parsed, f"{parsed.command}_command", None)
    return " ".join(word for word in (PROGRAM, parsed.command or play.NAME, inner) if word)


class _ProgramParser(Parser):
    """The parser of all commands; its help lists them in groups."""

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, **options)
        self.listed: dict[str, dict[str, str]] = {}
        """Group -> name of a command -> its description."""

    def format_help(self) -> str:
        """Return the help, with every command."""
        self.epilog = "\n".join((*self._commands(), f"Example: {PROGRAM} play --deck official-004 --against greedy"))
        return super().format_help()

    def _commands(self) -> Iterator[str]:
        width = max(shutil.get_terminal_size().columns - 2, 2 * _COLUMN)
        for group, texts in self.listed.items():
            yield f"{group}:"
            for name, text in texts.items():
                head = f"  {name:{_COLUMN - 2}}"
                yield textwrap.fill(text, width, initial_indent=head, subsequent_indent=" " * _COLUMN)
            yield ""


class _Group:
    """Adds commands to the program and to one group of its help."""

    def __init__(self, commands: Any, texts: dict[str, str]) -> None:
        self._commands, self._texts = commands, texts

    def add_parser(self, name: str, *, help: str, **options: Any) -> argparse.ArgumentParser:  # noqa: A002 - argparse's
        self._texts[name] = help
        parser: argparse.ArgumentParser = self._commands.add_parser(name, **options)
        return parser


def parser_of() -> Parser:
    """The parser of all commands."""
    text = "A desktop client for the GUNDAM CARD GAME. Without a command it opens the client."
    parser = _ProgramParser(prog=PROGRAM, description=wrapped(text))
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.set_defaults(run=play.run)
    commands = parser.add_subparsers(
        dest="command",
        metavar=COMMAND,
        title="commands",
        description="For help on a command: COMMAND --help.",
        parser_class=Parser,
    )
    for group, modules in COMMANDS.items():
        for command in modules:
            command.add_to(_Group(commands, parser.listed.setdefault(group, {})))
    return parser


def _heed_interrupts() -> None:
    """Let an interrupt end the command even where a shell has started it in the background with interrupts ignored."""
    if threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _tolerant_output() -> None:
    """Never fail over a character that the terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
