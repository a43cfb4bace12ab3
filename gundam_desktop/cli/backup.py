"""`backup`, `restore`: everything that a player has made, into one file and back."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gundam_desktop.cli.command import ANSWER_IS_NO, DONE, CommandError, Commands, add, add_json, print_json, warn
from gundam_desktop.cli.terminal import aligned
from gundam_desktop.plurals import counted

if TYPE_CHECKING:
    from gundam_desktop.restoring import Plan

MOST_NAMED: Final = 20
NOT_IN_IT: Final = "seats at tables over a network, keys of servers, and the commands of your own bots"
KINDS: Final = {
    "settings": "settings",
    "decks": "decks",
    "other decks": "earlier, deleted and unsaved decks",
    "games": "games",
    "thumbnails": "pictures of games",
    "collection": "owned cards and wish list",
    "own cards": "own cards, pictures, wording and rules",
    "learning": "progress, own lessons and puzzles",
    "bot games": "results of games between bots",
}


def add_to(commands: Commands) -> None:
    """Add the commands."""
    text = f"write decks, games, settings, own cards and progress into one file, without {NOT_IN_IT}"
    write = add(commands, "backup", text, "backup my-backup.zip", run_backup)
    write.add_argument("file", metavar="FILE", type=Path, help="the file, which must not be there yet")
    text = "put a backup back: shows what would change, and keeps what is replaced in a backup of its own"
    read = add(commands, "restore", text, "restore my-backup.zip --dry-run", run_restore)
    read.add_argument("file", metavar="FILE", type=Path, help="a backup")
    read.add_argument("--dry-run", action="store_true", help="only show what would change")
    read.add_argument("--yes", action="store_true", help="do not ask")
    for command in (write, read):
        add_json(command)


def run_backup(arguments: argparse.Namespace) -> int:
    """Write a backup; return 1 if a file of the player could not be read."""
    from gundam_desktop.backup import BackupError, write_backup

    if os.path.lexists(arguments.file):
        raise CommandError(f"{arguments.file}: there is a file already; name a new one")
    try:
        written = write_backup(arguments.file)
    except BackupError as error:
        raise CommandError(str(error)) from None
    except OSError as error:
        raise CommandError(f"{arguments.file}: cannot be written: {error.strerror or error}") from None
    if arguments.json:
        print_json({"file": str(arguments.file), "files": written.files, "left_out": written.left_out})
    else:
        print(f"{counted(len(written.files), 'file')} backed up to {arguments.file}; not in it: {NOT_IN_IT}")
    _warn_of("not in the backup", written.left_out)
    return ANSWER_IS_NO if written.left_out else DONE


def run_restore(arguments: argparse.Namespace) -> int:
    """Show what restoring a backup changes, and restore it if that is wanted; return 1 if it is not."""
    from gundam_desktop.backup import BackupError
    from gundam_desktop.restoring import make_plan, restore
    from gundam_desktop.ui.app.running_client import is_running

    if not arguments.dry_run and is_running():
        raise CommandError("the client is open; close it, or choose Restore a backup in its menu Game")
    try:
        plan = make_plan(arguments.file)
        if not arguments.json:
            _print(plan)
        restores = not arguments.dry_run and (arguments.yes or _is_wanted(arguments))
        kept_in = restore(plan) if restores else None
    except BackupError as error:
        raise CommandError(str(error)) from None
    if arguments.json:
        print_json({**_data(plan), "restored": restores, "kept_in": str(kept_in) if kept_in else None})
    elif restores:
        print(f"restored; what was replaced is kept in {kept_in}" if kept_in else "restored; nothing was replaced")
    return DONE if restores or arguments.dry_run else ANSWER_IS_NO


def _is_wanted(arguments: argparse.Namespace) -> bool:
    """Ask the person at the terminal whether to restore. `CommandError` if there is none."""
    if arguments.json or not sys.stdin.isatty():
        raise CommandError("nothing was restored; say --yes to restore, or --dry-run to see what would change")
    try:
        return input("Restore it? [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _data(plan: Plan) -> dict[str, object]:
    kinds = {kind: counts._asdict() for kind, counts in plan.counts().items()}
    names = {part: getattr(plan, part) for part in ("new", "replaced", "kept", "left_out")}
    return {"made": plan.manifest.made, "program": plan.manifest.program, "kinds": kinds, **names}


def _print(plan: Plan) -> None:
    print(f"a backup of {plan.manifest.made} UTC, made by version {plan.manifest.program}")
    rows = [[KINDS[kind], *map(str, counts)] for kind, counts in plan.counts().items()]
    for line in aligned(["files", "new", "replaced", "only here", "the same"], rows):
        print(line)
    for name in plan.replaced[:MOST_NAMED]:
        print(f"replaced: {name}")
    if len(plan.replaced) > MOST_NAMED:
        print(f"replaced: {len(plan.replaced) - MOST_NAMED} more; --json names all")
    _warn_of("left out, because this version or system has no place for it", plan.left_out)


def _warn_of(why: str, names: Iterable[str]) -> None:
    for number, name in enumerate(names):
        if number == MOST_NAMED:
            warn(f"{why}: more; --json names all")
            break
        warn(f"{why}: {name}")
