"""`simulate`: bots play games without a screen."""

from __future__ import annotations

import argparse
import random
from typing import TYPE_CHECKING, Any

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
    workers_of,
)
from gundam_desktop.cli.progress import show_progress
from gundam_desktop.games import find
from gundam_desktop.plurals import counted

if TYPE_CHECKING:
    from gundam_desktop.bots.arena import Match
    from gundam_desktop.games.game_module import GameModule

EXAMPLE = "simulate --deck official-004 --opponent-deck official-005 --bots greedy,random --games 200"


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add(commands, "simulate", "let bots play games and count the wins", EXAMPLE, run, cards=True)
    parser.add_argument("--deck", metavar="DECK", help=f"the first bot's deck: {DECK}")
    parser.add_argument("--opponent-deck", metavar="DECK", help="the second bot's deck")
    add_bots(parser)
    parser.add_argument("--games", required=True, type=positive, metavar="N", help="number of games")
    add_match_options(parser, "a fresh one")


def run(arguments: argparse.Namespace) -> int:
    """Play the games; 1 when one of them ended in an error."""
    from gundam_desktop.bots.arena import Pairing, play_match
    from gundam_desktop.bots.cluster import ClusterError

    seed = random.SystemRandom().randrange(2**32) if arguments.seed is None else arguments.seed
    game_module = find(arguments.game)
    first, second = _named_decks(game_module, arguments)
    edition = edition_to_play(arguments)
    decks = (
        deck_to_play(game_module, edition, "--deck", first),
        deck_to_play(game_module, edition, "--opponent-deck", second),
    )
    pairing = Pairing(both_bots(arguments.bots), decks, seed, edition, arguments.game)
    try:
        match = play_match(pairing, arguments.games, workers_of(arguments), show_progress)
    except ClusterError as error:
        raise CommandError(str(error)) from None
    if arguments.json:
        print_json(_data(match, seed))
    else:
        _print(match, pairing.bots, seed)
    if match.interrupted:
        warn(f"interrupted after {match.games} of {counted(arguments.games, 'game')}")
        return INTERRUPTED
    return ANSWER_IS_NO if match.errors else DONE


def _named_decks(game_module: GameModule, arguments: argparse.Namespace) -> tuple[str, str]:
    """Return the names of the decks in a call; in a game without players' own decks, by default the first two."""
    given = {"--deck": arguments.deck, "--opponent-deck": arguments.opponent_deck}
    missing = [option for option, name in given.items() if name is None]
    if missing and game_module.deckbuilding:
        raise CommandError(f"the following arguments are required: {', '.join(missing)}")
    names = list(game_module.library.deck_names()) if missing else [""]
    return given["--deck"] or names[0], given["--opponent-deck"] or names[min(1, len(names) - 1)]


def _data(match: Match, seed: int) -> dict[str, Any]:
    errors = [{"seed": game, "message": message} for game, message in match.errors]
    drawn = [{"seed": game, "message": message} for game, message in match.drawn]
    return {**match._asdict(), "seed": seed, "errors": errors, "drawn": drawn}


def _print(match: Match, bots: tuple[str, str], seed: int) -> None:
    low, high = match.interval
    print(f"{bots[0]} against {bots[1]}: {match.wins[0]} won, {match.wins[1]} lost, {match.draws} drawn")
    print(f"win rate {match.win_rate:.1%} (95 %: {low:.1%} to {high:.1%})")
    low, high = match.first_interval
    print(f"going first: {match.first_wins} won, {match.first_rate:.1%} (95 %: {low:.1%} to {high:.1%})")
    rate = match.games / match.seconds if match.seconds else 0.0
    played, decisions = counted(match.games, "game"), counted(match.decisions, "decision")
    print(f"{played}, {match.turns:.1f} turns each, {decisions}; {rate:.2f} games a second")
    print(f"seed {seed}")
    for game, message in match.drawn:
        print(f"drawn: game with seed {game}: {message}")
    for game, message in match.errors:
        print(f"error: game with seed {game}: {message}")
