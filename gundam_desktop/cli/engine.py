"""`engine`: plays games with programs in other languages over standard input and output, one message per line."""

from __future__ import annotations

import argparse
import io
import sys

from gundam_desktop import __version__
from gundam_desktop.cli.command import DONE, Commands, add
from gundam_desktop.cli.terminal import CleanOutput


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "play games over standard input and output, one message per line (docs/engine-protocol.md)"
    add(commands, "engine", text, "engine", run, cards=True)


def run(arguments: argparse.Namespace) -> int:  # noqa: ARG001 - it has no options
    """Answer lines until standard input ends; both sides write UTF-8, whatever the encoding of the terminal is."""
    from gundam_desktop.bots.protocol.host import Engine

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdout, CleanOutput):
        sys.stdout.as_data()

    Engine(sys.stdout, __version__).play(sys.stdin or ())
    return DONE
