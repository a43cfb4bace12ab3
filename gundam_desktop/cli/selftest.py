"""`selftest`: checks that the installed program is complete and that each part of it works."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile

from gundam_desktop.cli.command import ANSWER_IS_NO, DONE, Commands, add, add_json, ended_at_once, print_json
from gundam_desktop.cli.terminal import on_one_line
from gundam_desktop.locate import HOME


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "check that the program works: a game, a table drawn and dragged, a deck, a saved game, a lesson, a sound"
    add_json(add(commands, "selftest", text, "selftest", run))


def run(arguments: argparse.Namespace) -> int:
    """Use every part of the client once, and print what came of each: "ok", or the error."""
    given = os.environ.get(HOME)
    folder = tempfile.TemporaryDirectory(prefix="gundam-desktop-selftest-", ignore_cleanup_errors=True)
    with folder as home, ended_at_once(folder.cleanup):
        os.environ[HOME] = home  # the processes of bots inherit it
        try:
            return _run(as_object=arguments.json)
        finally:
            if given is None:
                del os.environ[HOME]
            else:
                os.environ[HOME] = given


def _run(*, as_object: bool) -> int:
    from gundam_desktop.ui.app.selftest import Selftest
    from gundam_desktop.ui.style.appearance import missing_screen

    if missing_screen(os.environ, sys.platform):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    done = []
    for check in Selftest().checks():
        done.append(check)
        if not as_object:
            line = f"{check.name}: {check.error}" if check.error else f"{check.name}: ok ({check.detail or 'done'})"
            print(f"{on_one_line(line)}, {check.seconds:.1f} s", flush=True)
    ok = not any(check.error for check in done)
    if as_object:
        checks = [
            {
                "name": check.name,
                "ok": not check.error,
                "seconds": round(check.seconds, 2),
                "detail": check.detail,
                **({"error": check.error} if check.error else {}),
            }
            for check in done
        ]
        print_json({"ok": ok, "checks": checks})
    return DONE if ok else ANSWER_IS_NO
