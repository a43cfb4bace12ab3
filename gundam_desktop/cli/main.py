"""`gundam-desktop`: finds the command and carries it out."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import threading

from gundam_desktop import __version__
from gundam_desktop.cli import (
    bench,
    bots,
    card,
    deck,
    engine,
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
    simulate,
    solve,
)
from gundam_desktop.cli.command import (
    INTERRUPTED,
    WRONG,
    CommandError,
    Parser,
    WrongCall,
    print_json,
    warn,
    warn_of_own_cards,
)
from gundam_desktop.cli.terminal import clean_output, on_one_line
from gundam_desktop.games import DEFAULT
from gundam_desktop.locate import DataError

PROGRAM = "gundam-desktop"
LACKING = "cannot open shared object file"
"""What the system's loader says of a library that is not there."""
PACKAGES = "debian-packages.txt"
"""The list in the folder of the packed program, as `packaging/linux_package.py` writes it."""
COMMANDS = (
    *(games, bots, play, open_files, simulate, gauntlet, ladder, scenario, solve, render),
    *(replay, review, card, deck, rule, lesson, bench, engine, selftest),
)


def main(arguments: list[str] | None = None) -> int:
    """Carry out a command; without one the client opens. Returns the exit status."""
    _tolerant_output()
    _heed_interrupts()
    with clean_output(sys.stdout):
        return _carry_out(sys.argv[1:] if arguments is None else arguments)


def _carry_out(arguments: list[str]) -> int:
    parser = parser_of()
    parsed = argparse.Namespace(command=None)
    if arguments and open_files.is_file_to_open(arguments[0]):
        arguments = [open_files.NAME, *arguments]
    try:
        _, stray = parser.parse_known_args(arguments, parsed)
        if stray:
            getattr(parsed, "parser", parser).error(f"unrecognized arguments: {' '.join(stray)}")
        if getattr(parsed, "cards", False):
            warn_of_own_cards(getattr(parsed, "game", DEFAULT))
        status: int = parsed.run(parsed)
        sys.stdout.flush()
    except SystemExit as stop:  # --help, --version, a wrong call
        return stop.code if isinstance(stop.code, int) else WRONG
    except (CommandError, DataError) as error:
        _report(error, error.command if isinstance(error, WrongCall) else _name(parsed), "--json" in arguments)
        return WRONG
    except ImportError as error:
        if LACKING not in str(error):
            raise
        library = str(error).partition(":")[0]
        remedy = f"install the package that has it ({PACKAGES} beside the program lists all)"
        _report(CommandError(f"this system lacks {library}; {remedy}"), _name(parsed), "--json" in arguments)
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
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


def parser_of() -> Parser:
    """The parser of all commands."""
    parser = Parser(
        prog=PROGRAM,
        description="A desktop client for the GUNDAM CARD GAME. Without a command it opens the client.",
        epilog=f"Example: {PROGRAM} play --deck official-004 --against greedy",
    )
    parser.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    parser.set_defaults(run=play.run)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", parser_class=Parser)
    for command in COMMANDS:
        command.add_to(commands)
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
