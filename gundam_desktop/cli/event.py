"""`event`: decks, each played by a bot, in Swiss rounds or eliminations."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    INTERRUPTED,
    CommandError,
    Commands,
    add,
    positive,
    print_json,
    warn,
)
from gundam_desktop.cli.match_options import (
    add_match_options,
    deck_to_play,
    edition_to_play,
    interval,
    play_and_keep,
    workers_of,
)
from gundam_desktop.cli.terminal import aligned
from gundam_desktop.games import find

if TYPE_CHECKING:
    from gundam_desktop.bots.bracket import Result
    from gundam_desktop.bots.event import Competitor, Event, EventRun

EXAMPLE = "event --format swiss --entrants official-001 official-004:greedy official-005 official-010 --best-of 3"
FORMATS: Final = ("swiss", "single", "double")
USUAL_BOT: Final = "commander"


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = (
        "let bots play an event with standings: Swiss rounds, single or double elimination; repeat the call to continue"
    )
    parser = add(commands, "event", text, EXAMPLE, run, cards=True)
    parser.add_argument("--format", required=True, choices=FORMATS, help="swiss, single or double elimination")
    entrants = f"the decks, the best seed first, each with its bot behind a colon ({USUAL_BOT} if not given)"
    parser.add_argument("--entrants", required=True, nargs="+", action="extend", metavar="DECK[:BOT]", help=entrants)
    rounds = "the number of Swiss rounds (if not given, until only one can have won every match)"
    parser.add_argument("--rounds", type=positive, metavar="R", help=rounds)
    best_of = "games of a match, an odd number (3 if not given); it ends when one entrant has won more than half"
    parser.add_argument("--best-of", type=positive, default=3, metavar="N", help=best_of)
    add_match_options(parser, "0")


def run(arguments: argparse.Namespace) -> int:
    """Play the event, or continue it; return 1 if a game ended with an error."""
    from gundam_desktop.bots.event import EventRun

    event = _event(arguments)
    file = event.file()
    try:
        event_run = EventRun(event, file.games())
    except OSError as error:
        raise CommandError(f"{file.path}: {error.strerror or error}") from None
    games = event_run.play(workers_of(arguments))
    interrupted = play_and_keep(games, file.add, lambda _game: event_run.progress())
    data = {**_data(event_run), "seed": event.seed, "file": str(file.path), "interrupted": interrupted}
    if arguments.json:
        print_json(data)
    else:
        _print(data)
    if interrupted:
        warn("interrupted; the same call continues from here")
        return INTERRUPTED
    return ANSWER_IS_NO if data["errors"] else DONE


def _event(arguments: argparse.Namespace) -> Event:
    from gundam_desktop.bots.bracket import most_rounds, usual_rounds
    from gundam_desktop.bots.event import MOST_ENTRANTS, Event

    edition = edition_to_play(arguments)
    names = arguments.entrants
    if not 2 <= len(set(names)) == len(names) <= MOST_ENTRANTS:
        raise CommandError(f"--entrants: expected 2 to {MOST_ENTRANTS} entrants, none of them twice")
    competitors = tuple(_competitor(arguments.game, edition, written) for written in names)
    if arguments.best_of % 2 == 0:
        raise CommandError(f"--best-of {arguments.best_of}: expected an odd number, as 3")
    most = most_rounds(len(names))
    if arguments.rounds is not None and (arguments.format != "swiss" or arguments.rounds > most):
        right = f"at most {most}, or some would meet twice" if arguments.format == "swiss" else "none: it is for swiss"
        raise CommandError(f"--rounds {arguments.rounds}: expected {right}")
    rounds = arguments.rounds or usual_rounds(len(names))
    seed = arguments.seed or 0
    return Event(arguments.format, competitors, arguments.best_of, rounds, edition, arguments.game, seed)


def _competitor(game: str, edition: str, written: str) -> Competitor:
    """Read an entrant: what follows the first colon, after that of a drive, is its bot."""
    from gundam_desktop.bots.event import Competitor
    from gundam_desktop.bots.levels import check

    drive, rest = os.path.splitdrive(written)
    deck, _, bot = rest.partition(":")
    try:
        check(bot or USUAL_BOT)
    except ValueError as error:
        raise CommandError(f"--entrants: {written}: {error}") from None
    return Competitor(written, deck_to_play(find(game), edition, "--entrants", drive + deck), bot or USUAL_BOT)


def _data(event_run: EventRun) -> dict[str, Any]:
    names, rates = [one.name for one in event_run.event.competitors], event_run.rates()
    titles = event_run.titles([rate.elo for rate in rates])
    standings = [
        {
            **{"rank": one.rank, "entrant": names[one.entrant], "points": one.points, "matches": one.record},
            **{"opponents": one.opponents, "games": one.games, **rates[one.entrant]._asdict()},
            "titles": titles[one.entrant],
        }
        for one in event_run.standings()
    ]
    rounds = [[_match(names, result) for result in results] for results in event_run.rounds()]
    errors = [
        {"entrants": [names[entrant] for entrant in pair], "seed": game.seed, "message": game.error}
        for pair, game in event_run.errors()
    ]
    return {"format": event_run.event.kind, "standings": standings, "rounds": rounds, "errors": errors}


def _match(names: Sequence[str], result: Result) -> dict[str, Any]:
    first, second, winner = (None if slot is None else names[slot] for slot in (*result.pair, result.winner))
    return {"entrants": [first, second], "wins": result.wins, "games": result.games, "winner": winner}


def _print(data: dict[str, Any]) -> None:
    """The rounds, the standings, and how little they show."""
    for number, matches in enumerate(data["rounds"], 1):
        print(f"round {number}")
        for match in matches:
            first, second = match["entrants"]
            if first is not None and second is not None:
                print(f"  {first} - {second}  {match['wins'][0]}:{match['wins'][1]}")
            elif match["winner"] is not None:
                print(f"  {match['winner']} has a bye")
    rows = [
        [
            f"{one['rank']}. {one['entrant']}",
            *(str(one["points"]), "-".join(map(str, one["matches"])), f"{one['opponents']:.1%}"),
            *("{}/{}".format(*one["games"]), f"{one['won']:.1%}", interval(one)),
            *(f"{one['elo']:+.0f}", f"{one['titles']:.0%}"),
        ]
        for one in data["standings"]
    ]
    head = ["entrant", "points", "matches", "opponents", "games", "won", "95 %", "Elo", "would win"]
    for line in aligned(head, rows):
        print(line)
    best = max(data["standings"], key=lambda one: float(one["elo"]))
    print(f"a bracket shows little: if these ratings were true, {best['entrant']}, the best of these,")
    print(f"would win {best['titles']:.0%} of such events; to compare decks, play a gauntlet")
    for error in data["errors"]:
        print(f"error: {' - '.join(error['entrants'])}: game with seed {error['seed']}: {error['message']}")
    print(f"seed {data['seed']}; the games are in {data['file']}")
