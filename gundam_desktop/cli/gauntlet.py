"""`gauntlet`: bots play each of some decks against each of others."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from gundam_desktop import locate
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
    DECK,
    add_bots,
    add_match_options,
    both_bots,
    deck_to_play,
    edition_to_play,
    figures,
    interval,
    play_and_keep,
    won,
    workers_of,
)
from gundam_desktop.cli.terminal import aligned
from gundam_desktop.games import find
from gundam_desktop.plurals import counted

if TYPE_CHECKING:
    from gundam_desktop.bots.arena import Match
    from gundam_desktop.bots.gauntlet import Entrant, Gauntlet, GauntletGame

EXAMPLE = "gauntlet --deck official-004 --against official-001 official-002 --bots greedy,greedy --games 40"


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "let bots play each deck against each of some others, and count the wins; repeat the call to continue"
    parser = add(commands, "gauntlet", text, EXAMPLE, run, cards=True)
    parser.add_argument(
        "--deck", required=True, nargs="+", action="extend", metavar="DECK", help=f"the first bot's decks: {DECK}"
    )
    parser.add_argument(
        "--against", required=True, nargs="+", action="extend", metavar="DECK", help="the second bot's decks"
    )
    add_bots(parser)
    parser.add_argument("--games", required=True, type=positive, metavar="N", help="games of each deck per opponent")
    add_match_options(parser, "0")


def run(arguments: argparse.Namespace) -> int:
    """Play the remaining games; return 1 if any game ended with an error."""
    from gundam_desktop.bots.gauntlet import GauntletFile, games_left, matrix, play

    gauntlet = _gauntlet(arguments)
    file = GauntletFile(locate.player_folder("gauntlets"), gauntlet)
    try:
        played = [game for game in file.games() if game.played.number < arguments.games]
    except OSError as error:
        raise CommandError(f"{file.path}: {error.strerror or error}") from None
    left = games_left(gauntlet, arguments.games, played)
    every = len(left) + len(played)

    def progress(game: GauntletGame) -> tuple[int, int]:
        played.append(game)
        return len(played), every

    interrupted = play_and_keep(play(gauntlet, left, workers_of(arguments)), file.add, progress)
    rows = list(_rows(gauntlet, matrix(gauntlet, played)))
    if arguments.json:
        print_json({"rows": rows, "seed": gauntlet.seed, "file": str(file.path), "interrupted": interrupted})
    else:
        _print(gauntlet, rows)
        print(f"the games are in {file.path}")
    if interrupted:
        warn(f"interrupted after {len(played)} of {counted(every, 'game')}; the same call continues from here")
        return INTERRUPTED
    return ANSWER_IS_NO if any(row["errors"] for row in rows) else DONE


def _gauntlet(arguments: argparse.Namespace) -> Gauntlet:
    from gundam_desktop.bots.gauntlet import Gauntlet

    edition, bots = edition_to_play(arguments), both_bots(arguments.bots)
    decks = _entrants(arguments, edition, "--deck", arguments.deck)
    opponents = _entrants(arguments, edition, "--against", arguments.against)
    return Gauntlet(decks, opponents, bots, edition, arguments.game, arguments.seed or 0)


def _entrants(arguments: argparse.Namespace, edition: str, option: str, names: list[str]) -> tuple[Entrant, ...]:
    from gundam_desktop.bots.gauntlet import Entrant

    game_module = find(arguments.game)
    return tuple(Entrant(name, deck_to_play(game_module, edition, option, name)) for name in dict.fromkeys(names))


def _rows(gauntlet: Gauntlet, matches: list[list[Match]]) -> Iterator[dict[str, Any]]:
    for deck, of_deck in zip(gauntlet.decks, matches, strict=True):
        for opponent, match in zip(gauntlet.opponents, of_deck, strict=True):
            yield {"deck": deck.name, "opponent": opponent.name, **figures(match)}


def _print(gauntlet: Gauntlet, rows: list[dict[str, Any]]) -> None:
    print(f"{gauntlet.levels[0]} plays each deck, {gauntlet.levels[1]} the opponents; edition {gauntlet.edition}")
    table = [[row["deck"], row["opponent"], str(row["games"]), won(row), interval(row)] for row in rows]
    for line in aligned(["deck", "opponent", "games", "won", "95 %"], table):
        print(line)
    for row in rows:
        for error in row["errors"]:
            print(f"error: {row['deck']} against {row['opponent']}: game with seed {error['seed']}: {error['message']}")
