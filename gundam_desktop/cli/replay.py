"""`replay`: prints a recorded game or one that bots have played, and verifies that it replays to the same digest."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gundam_desktop.bots.special_games import NUMBER, ORDERS, in_order, losers_peak
from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    CommandError,
    Commands,
    add,
    add_json,
    output,
    positive,
    print_json,
    warn,
    whole,
)
from gundam_desktop.cli.terminal import aligned
from gundam_desktop.games import find
from gundam_desktop.languages import LANGUAGES
from gundam_desktop.plurals import counted
from gundam_desktop.writing import write_named

if TYPE_CHECKING:
    from gundam_desktop.bots.kept_games import KeptGame
    from gundam_desktop.records import GameHistory, Record

SEATS = "AB"


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "print a recorded game; with --verify, check instead that it replays to the same digest"
    parser = add(commands, "replay", text, "replay final.game --verify", run, cards=True)
    parser.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="a game that the client has saved or exported"
    )
    results = "instead of a FILE: list the games that `simulate`, `gauntlet`, `ladder`, `event` or the builder kept"
    parser.add_argument("--from", dest="results", metavar="RESULTS", type=Path, help=results)
    parser.add_argument("--number", type=positive, metavar="N", help="play game N of that list again, from 1")
    by = f"the order of that list: {', '.join(ORDERS)}"
    parser.add_argument("--by", choices=ORDERS, default=NUMBER, metavar="ORDER", help=by)
    parser.add_argument("--to", type=whole, metavar="N", help="stop after the first N choices")
    parser.add_argument("--verify", action="store_true", help="compare the digests; exit status 1 if they differ")
    parser.add_argument("--export", type=output, metavar="FILE", help="write the game to a file that the client opens")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Replay the game; 1 when the result differs from the record."""
    from gundam_desktop.records import Damaged, read_record, verify

    if (arguments.file is None) == (arguments.results is None):
        raise CommandError("expected a FILE with a recorded game, or --from RESULTS")
    if arguments.results is None and arguments.number is not None:
        raise CommandError("--number: it names a game of --from RESULTS")
    source, differs = arguments.file or arguments.results, ""
    try:
        if arguments.results is None:
            record = read_record(arguments.file)
        elif arguments.number is None:
            return _list(arguments)
        else:
            record, differs = _played_again(arguments)
        if arguments.export is not None:
            _export(record, arguments.export)
        _stop_at(record, arguments.to)
        verdict = verify(record, compare=arguments.verify)
    except OSError as error:
        raise CommandError(f"{source}: cannot be read ({error.strerror})") from None
    except Damaged as error:
        raise CommandError(f"{source}: {error}") from None
    why = verdict.why or differs or (record.damage.text if record.damage is not None else "")
    is_over = verdict.game_history.game.decision.player < 0
    if arguments.json:
        data = {"ok": not why, "digest": verdict.digest, "decisions": verdict.decisions, "over": is_over}
        print_json({**data, "verified": arguments.verify, **({"why": why} if why else {})})
    else:
        for line in () if arguments.verify else _told(record, verdict.game_history, arguments.language):
            print(line)
        verified = ", as recorded" if arguments.verify and not why else ""
        ended = "" if is_over or arguments.to is not None or why else "; the record ends before the game does"
        print(f"digest {verdict.digest} after {counted(verdict.decisions, 'choice')}{verified}{ended}")
        if why:
            warn(f"{source}: {why}")
    return ANSWER_IS_NO if why else DONE


def _kept(path: Path) -> list[KeptGame]:
    """Return the games of a file of results. `CommandError` for one of another kind."""
    from gundam_desktop.bots.kept_games import kept_games

    try:
        return kept_games(path)
    except ValueError as error:
        raise CommandError(f"--from {error}") from None


def _list(arguments: argparse.Namespace) -> int:
    """Print the games of a file of results in the order that the call names."""
    games = in_order(enumerate(_kept(arguments.results), 1), arguments.by, lambda game: game[1].played)
    if arguments.json:
        print_json({"games": [_data(number, kept) for number, kept in games]})
        return DONE
    head = ["game", "bots", "decks", "winner", "turns", "loser's best chance"]
    rows = []
    for number, kept in games:
        (names, pairing), played, peak = kept.matchup, kept.played, losers_peak(kept.played)
        ended = "error" if played.error else "draw" if played.winner < 0 else SEATS[played.winner]
        chance = f"{peak} %" if peak is not None else ""
        rows.append([str(number), " - ".join(pairing.bots), " - ".join(names), ended, str(played.turns), chance])
    for line in aligned(head, rows):
        print(line)
    return DONE


def _data(number: int, kept: KeptGame) -> dict[str, Any]:
    played = kept.played._asdict() | {"figures": kept.played.figures.written(), "number": number}
    return {**played, "bots": kept.matchup.pairing.bots, "decks": kept.matchup.names}


def _played_again(arguments: argparse.Namespace) -> tuple[Record, str]:
    """Play a game of a file of results again; return how it differs from the one that was kept as well."""
    from gundam_desktop.match.resimulation import resimulate

    games = _kept(arguments.results)
    if arguments.number > len(games):
        raise CommandError(f"--number: {arguments.number}; the file has {counted(len(games), 'game')}")
    try:
        return resimulate(games[arguments.number - 1])
    except ValueError as error:  # a bot that is gone, a deck that may not be played any more
        raise CommandError(f"{arguments.results}: game {arguments.number} cannot be played again: {error}") from None


def _export(record: Record, path: Path) -> None:
    """Write a record to a file. `CommandError` if it cannot be written."""
    from gundam_desktop.records import record_bytes

    try:
        write_named(path, record_bytes(record))
    except OSError as error:
        raise CommandError(f"--export {path}: cannot be written ({error.strerror})") from None


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
