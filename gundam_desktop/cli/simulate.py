"""`simulate`: bots play games without a screen."""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gundam_desktop.cli.command import (
    ANSWER_IS_NO,
    DONE,
    INTERRUPTED,
    CommandError,
    Commands,
    add,
    ended_at_once,
    output,
    picture,
    positive,
    print_json,
    warn,
)
from gundam_desktop.cli.match_options import (
    DECK,
    add_bots,
    add_match_options,
    both_bots,
    bots_of,
    deck_to_play,
    edition_to_play,
    play_and_keep,
    workers_of,
)
from gundam_desktop.cli.matchup_report import Report, comparison, table, verdict
from gundam_desktop.games import find
from gundam_desktop.plurals import counted
from gundam_desktop.writing import write_named

if TYPE_CHECKING:
    from gundam_desktop.bots.arena import Played, PlayedAt
    from gundam_desktop.bots.games_file import GamesFile
    from gundam_desktop.bots.matchup import Matchup
    from gundam_desktop.games.game_module import GameModule

EXAMPLE = "simulate --deck official-004 --opponent-deck official-005 --bots greedy,random --games 200"


def add_to(commands: Commands) -> None:
    """Add the command."""
    parser = add(commands, "simulate", "let bots play games and count the wins", EXAMPLE, run, cards=True)
    parser.add_argument("--deck", metavar="DECK", help=f"the first bot's deck: {DECK}")
    parser.add_argument("--opponent-deck", metavar="DECK", help="the second bot's deck")
    add_bots(parser, required=False)
    levels = "instead, play at each of these levels, both bots at the same one, and compare them"
    parser.add_argument("--levels", metavar="BOT,BOT...", help=levels)
    parser.add_argument("--games", required=True, type=positive, metavar="N", help="number of games, of each level")
    parser.add_argument("--figures", action="store_true", help="print the figures of the games as well")
    parser.add_argument("--csv", type=output, metavar="FILE", help="write the figures as a table for a spreadsheet")
    drawn = "draw the result with both lists (only of games for which players build decks)"
    parser.add_argument("--picture", type=picture, metavar="PNG", help=drawn)
    add_match_options(parser, "a fresh one")


def run(arguments: argparse.Namespace) -> int:
    """Play the games; 1 when one of them ended in an error."""
    if (arguments.bots is None) == (arguments.levels is None):
        raise CommandError("expected either --bots with two levels, or --levels with those to compare")
    if arguments.picture is not None and not find(arguments.game).deckbuilding:
        raise CommandError(f"--picture: there are no pictures of lists of --game {arguments.game}")
    reports, files, interrupted = [], [], False
    for matchup in _matchups(arguments):
        if interrupted:
            break
        file = matchup.file()
        report, interrupted = _play(matchup, file, arguments)
        reports.append(report)
        files.append(file)
    seed = reports[0].matchup.pairing.seed
    if arguments.json:
        data = [_data(report) | {"file": str(file.path)} for report, file in zip(reports, files, strict=True)]
        print_json({**data[0], "seed": seed} if arguments.levels is None else _compared(data, reports, seed))
    else:
        for report, file in zip(reports, files, strict=True):
            _print(report, file)
            if arguments.figures:
                print("\n".join(("", *report.lines(), "")))
        _print_comparison(reports)
        print(f"seed {seed}")
    _write_files(arguments, reports)
    if interrupted:
        played = sum(report.match.games for report in reports)
        warn(f"interrupted after {played} of {counted(arguments.games * max(1, len(_levels(arguments))), 'game')}")
        return INTERRUPTED
    return ANSWER_IS_NO if any(report.match.errors for report in reports) else DONE


def _matchups(arguments: argparse.Namespace) -> list[Matchup]:
    """What the call asks for: one matchup, or one for each level."""
    from gundam_desktop.bots.arena import Pairing
    from gundam_desktop.bots.matchup import Matchup

    seed = random.SystemRandom().randrange(2**32) if arguments.seed is None else arguments.seed
    game_module = find(arguments.game)
    names = _named_decks(game_module, arguments)
    edition = edition_to_play(arguments)
    decks = (
        deck_to_play(game_module, edition, "--deck", names[0]),
        deck_to_play(game_module, edition, "--opponent-deck", names[1]),
    )
    levels = _levels(arguments)
    both = [(level, level) for level in levels] or [both_bots(arguments.bots)]
    return [Matchup(names, Pairing(bots, decks, seed, edition, arguments.game)) for bots in both]


def _levels(arguments: argparse.Namespace) -> tuple[str, ...]:
    """The levels to compare; none for a call with `--bots`."""
    if arguments.levels is None:
        return ()
    levels = bots_of("--levels", arguments.levels)
    if len(set(levels)) < max(2, len(levels)):
        raise CommandError(f"--levels: `{arguments.levels}`; expected two different levels or more")
    return levels


def _play(matchup: Matchup, file: GamesFile, arguments: argparse.Namespace) -> tuple[Report, bool]:
    """Play the games of a matchup, and keep them; True if it was interrupted."""
    from gundam_desktop.bots.arena import PlacedGame, count, play_each

    played: list[Played] = []
    began, won = time.perf_counter(), 0

    def progress(game: PlayedAt) -> tuple[int, int]:
        nonlocal won
        played.append(game[1])
        won += game[1].winner == 0
        return len(played), arguments.games

    games = play_each(
        [PlacedGame((), matchup.pairing, number) for number in range(arguments.games)], workers_of(arguments)
    )
    interrupted = play_and_keep(games, _Keeper(file), progress, lambda: f"won {won / len(played):.0%}")
    played.sort(key=lambda game: game.number)
    match = count(played, time.perf_counter() - began, interrupted=interrupted)
    return Report.of(matchup, match, played), interrupted


class _Keeper:
    """Keeps games in a new file; where that cannot be written, it says so once, and the games go on."""

    def __init__(self, file: GamesFile) -> None:
        self._file, self._failed, self._begun = file, False, False

    def __call__(self, games: list[PlayedAt]) -> None:
        if self._failed:
            return
        try:
            if not self._begun:
                self._file.clear()
            self._file.add(games)
            self._begun = True
        except OSError as error:
            self._failed = True
            warn(f"the games cannot be kept: {error}")


def _write_files(arguments: argparse.Namespace, reports: list[Report]) -> None:
    """Write the files that the call asks for. `CommandError` if one cannot be written."""
    try:
        if arguments.csv is not None:
            write_named(arguments.csv, table(reports).encode("utf-8-sig"))
    except OSError as error:
        raise CommandError(f"--csv {arguments.csv}: cannot be written ({error.strerror or error})") from None
    try:
        if arguments.picture is not None:
            _draw(reports, arguments.picture)
    except OSError as error:
        raise CommandError(f"--picture {arguments.picture}: cannot be written ({error.strerror or error})") from None


def _draw(reports: list[Report], path: Path) -> None:
    """Draw the win rates, at each level if there are several, and both lists. Raises `OSError`."""
    with ended_at_once():
        from gundam_desktop.ui.decks.statistics.matchup_picture import save_picture
        from gundam_desktop.ui.style.appearance import make_unseen_application
    from gundam_desktop.bots.arena import count

    make_unseen_application("en")
    parts = [(report.matchup.pairing.bots[0], report.match) for report in reports]
    if len(reports) == 1:
        (report,) = reports
        starts = [count([game for game in report.played if game.starter == seat], 0.0) for seat in (0, 1)]
        parts = [("All games", report.match), ("Going first", starts[0]), ("Going second", starts[1])]
    save_picture(reports[0].matchup, parts, path)


def _named_decks(game_module: GameModule, arguments: argparse.Namespace) -> tuple[str, str]:
    """Return the names of the decks in a call; in a game without players' own decks, by default the first two."""
    given = {"--deck": arguments.deck, "--opponent-deck": arguments.opponent_deck}
    missing = [option for option, name in given.items() if name is None]
    if missing and game_module.deckbuilding:
        raise CommandError(f"the following arguments are required: {', '.join(missing)}")
    names = list(game_module.library.deck_names()) if missing else [""]
    return given["--deck"] or names[0], given["--opponent-deck"] or names[min(1, len(names) - 1)]


def _data(report: Report) -> dict[str, Any]:
    match = report.match
    errors = [{"seed": game, "message": message} for game, message in match.errors]
    drawn = [{"seed": game, "message": message} for game, message in match.drawn]
    return {**match._asdict(), "errors": errors, "drawn": drawn, "figures": report.data()}


def _compared(data: list[dict[str, Any]], reports: list[Report], seed: int) -> dict[str, Any]:
    """Return the data of several levels, and how much each differs from the first."""
    levels = [{"level": report.matchup.pairing.bots[0], **each} for report, each in zip(reports, data, strict=True)]
    differences = [
        {"level": report.matchup.pairing.bots[0], **found._asdict(), "meaning": verdict(found)}
        for report, found in zip(reports[1:], comparison(reports), strict=False)
    ]
    return {"levels": levels, "differences": differences, "seed": seed}


def _print(report: Report, file: GamesFile) -> None:
    match, bots = report.match, report.matchup.pairing.bots
    low, high = match.interval
    print(f"{bots[0]} against {bots[1]}: {match.wins[0]} won, {match.wins[1]} lost, {match.draws} drawn")
    print(f"win rate {match.win_rate:.1%} (95 %: {low:.1%} to {high:.1%})")
    low, high = match.first_interval
    print(f"going first: {match.first_wins} won, {match.first_rate:.1%} (95 %: {low:.1%} to {high:.1%})")
    rate = match.games / match.seconds if match.seconds else 0.0
    played, decisions = counted(match.games, "game"), counted(match.decisions, "decision")
    print(f"{played}, {match.turns:.1f} turns each, {decisions}; {rate:.2f} games a second")
    for game, message in match.drawn:
        print(f"drawn: game with seed {game}: {message}")
    for game, message in match.errors:
        print(f"error: game with seed {game}: {message}")
    print(f"the games are in {file.path}")


def _print_comparison(reports: list[Report]) -> None:
    """Print how each level after the first differs from it."""
    for report, found in zip(reports[1:], comparison(reports), strict=False):
        low, high = found.interval
        level, first = report.matchup.pairing.bots[0], reports[0].matchup.pairing.bots[0]
        points = f"{100 * found.points:+.1f} points (95 %: {100 * low:+.1f} to {100 * high:+.1f})"
        print(f"{level} less {first}: {points}: {verdict(found)}")
