"""`review`: the decisions of a recorded game that cost most."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from gundam_desktop.cli.command import DONE, CommandError, Commands, add, add_json, positive, print_json, warn
from gundam_desktop.cli.progress import show_progress
from gundam_desktop.plurals import counted

if TYPE_CHECKING:
    from gundam_desktop.coach.review import Verdict

SEATS = "AB"
JUDGE = "ace:nodes=600"
"""The default judge of the review; repeated here so that the help loads nothing of it."""


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "find the decisions of a recorded game that cost most, by proof or by playing on from there"
    parser = add(commands, "review", text, "review final.game --bot greedy", run, cards=True)
    parser.add_argument("file", metavar="FILE", type=Path, help="a game that the client has saved or exported")
    parser.add_argument("--bot", metavar="BOT", default=JUDGE, help=f"the bot that makes the final judgement ({JUDGE})")
    parser.add_argument("--player", choices=SEATS, help="only the decisions of this player")
    parser.add_argument("--worlds", type=positive, default=100, metavar="N", help="worlds per decision (100)")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Review the game and print at most three decisions of each player."""
    from gundam_desktop.bots.levels import check
    from gundam_desktop.coach.review import ReviewWork, most_costly
    from gundam_desktop.records import Damaged, read_record

    try:
        check(arguments.bot)
        record = read_record(arguments.file)
        if record.damage is not None:
            warn(f"{arguments.file}: {record.damage.text}")
        seats = [SEATS.index(arguments.player)] if arguments.player else [0, 1]
        work = ReviewWork(record, seats, arguments.bot, arguments.worlds)
        found: dict[int, list[Verdict]] = {seat: [] for seat in seats}
        for number in range(len(work)):
            for seat, verdict in work(number):
                found[seat].append(verdict)
            show_progress(number + 1, len(work))
    except OSError as error:
        raise CommandError(f"{arguments.file}: cannot be read ({error.strerror})") from None
    except Damaged as error:
        raise CommandError(f"{arguments.file}: {error}") from None
    except ValueError as error:
        raise CommandError(f"--bot: {error}") from None
    costly = [(seat, verdict) for seat in seats for verdict in most_costly(found[seat])]
    if arguments.json:
        print_json({"decisions": [_data(seat, verdict) for seat, verdict in costly]})
    else:
        _print(costly)
    return DONE


def _data(seat: int, verdict: Verdict) -> dict[str, object]:
    return {
        "number": verdict.position + 1,
        "player": SEATS[seat],
        "played": verdict.played,
        "better": verdict.better,
        "cost": round(verdict.cost, 1),
        "margin": round(verdict.margin, 1),
        "proof": verdict.proof,
        "worlds": verdict.worlds,
    }


def _print(costly: list[tuple[int, Verdict]]) -> None:
    if not costly:
        print("no decision cost much, as far as can be told")
    for seat, verdict in costly:
        points, worlds = counted(round(verdict.cost), "point"), counted(verdict.worlds, "world")
        how = f"proved: {verdict.proof}" if verdict.proof else f"± {verdict.margin:.0f}, {worlds}"
        print(f"{verdict.position + 1:5} {SEATS[seat]}: {verdict.played}")
        print(f"        better: {verdict.better} (cost {points} of the chance to win; {how})")
