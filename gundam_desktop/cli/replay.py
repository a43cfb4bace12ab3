"""`replay`: prints a recorded game, and verifies that it replays to the same digest."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    CommandError,
    Commands,
    add,
    add_json,
    print_json,
    warn,
    whole,
)
from gundam_desktop.games import find
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.plurals import counted

if TYPE_CHECKING:
    from gundam_desktop.records import GameHistory, Record

SEATS = "AB"


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "print a recorded game; with --verify, check instead that it replays to the same digest"
    parser = add(commands, "replay", text, "replay final.game --verify", run, cards=True)
    parser.add_argument("file", metavar="FILE", type=Path, help="a game that the client has saved or exported")
    parser.add_argument("--to", type=whole, metavar="N", help="stop after the first N choices")
    parser.add_argument("--verify", action="store_true", help="compare the digests; exit status 1 if they differ")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay the game; 1 when the result differs from the record."""
    from gundam_desktop.records import Damaged, read_record, verify

    try:
        record = read_record(arguments.file)
        _stop_at(record, arguments.to)
        verdict = verify(record, compare=arguments.verify)
    except OSError as error:
        raise CommandError(f"{arguments.file}: cannot be read ({error.strerror})") from None
    except Damaged as error:
        raise CommandError(f"{arguments.file}: {error}") from None
    why = verdict.why or (record.damage.text if record.damage is not None else "")
    if arguments.json:
        data = {"ok": not why, "digest": verdict.digest, "decisions": verdict.decisions}
        print_json({**data, "verified": arguments.verify, **({"why": why} if why else {})})
    else:
        for line in () if arguments.verify else _told(record, verdict.game_history, arguments.language):
            print(line)
        verified = ", as recorded" if arguments.verify and not why else ""
        print(f"digest {verdict.digest} after {counted(verdict.decisions, 'choice')}{verified}")
        if why:
            warn(f"{arguments.file}: {why}")
    return ANSWER_IS_NO if why else DONE


def _stop_at(record: Record, end: int | None) -> None:
    """Drop the choices after the first `end`."""
    if end is None:
        return
    if not 0 <= end <= record.position:
        raise CommandError(
            f"--to: {end}; the game has {counted(record.position, 'choice')}, expected 0 to {record.position}"
        )
    if end < record.position:
        record.position, record.end = end, None


def _told(record: Record, game_history: GameHistory, language: str) -> Iterator[str]:
    """The game as lines: the players with their decks, then each choice with its events."""
    start = record.start
    library = find(start.game).library
    names = [player.name for player in start.players]
    players = " against ".join(_player(player.name, player.deck_name) for player in start.players)
    yield f"{players}, edition {start.edition}, seed {start.seed}, {start.began}"
    turn = 0
    for number, move in enumerate(game_history.moves, 1):
        if move.turn != turn:
            turn = move.turn
            yield f"turn {turn}"
        yield f"{number:5} {SEATS[move.seat]}: {move.text}"
        for event in library.worth_telling(game_history.events(number - 1, number)):
            story = library.story(event, names, language)
            if story:
                yield f"        {story} ({event.clause})"


def _player(name: str, deck: str) -> str:
    return f"{name} ({deck})" if deck else name
