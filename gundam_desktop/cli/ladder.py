"""`ladder`: every level of bots against its neighbours and reference bots, with Elo ratings."""

from __future__ import annotations

import argparse
import itertools
from pathlib import Path
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
    add_match_options,
    bots_of,
    deck_to_play,
    edition_to_play,
    figures,
    interval,
    play_and_keep,
    won,
    workers_of,
)
from gundam_desktop.cli.terminal import aligned
from gundam_desktop.games import DEFAULT, find

if TYPE_CHECKING:
    from gundam_desktop.bots.games_file import GamesFile
    from gundam_desktop.bots.gauntlet import Entrant
    from gundam_desktop.bots.ladder import Ladder, LadderRun
    from gundam_desktop.games.game_module import GameModule

EXAMPLE = "ladder --levels gentle,greedy --references random --games 200"
FOLDER = "ladders"
"""The folder of ladder files among the player's own folders."""
REFERENCES = "random,greedy"
FOUR = ("official-004", "official-005", "official-010", "official-015")
"""The decks of the usual pairings of the `DEFAULT` game: each against itself, and against the next one."""
PARTS = ("first", "second", "mirrored", "mixed")
"""The games of a match that are counted apart: the first bot goes first, second; with the same deck, with two."""
USUAL_MOST, USUAL_LEAST = 400, 32


def add_to(commands: Commands) -> None:
    """Add the command."""
    text = "let every level of bots play against its neighbours and reference bots, and rate them"
    parser = add(commands, "ladder", text, EXAMPLE, run, cards=True)
    levels = "the levels, weakest first (all that `bots` lists if not given)"
    parser.add_argument("--levels", metavar="BOT,BOT...", default="", help=levels)
    references = f'bots that every level plays as well; "" for none ({REFERENCES} if not given)'
    parser.add_argument("--references", metavar="BOT,BOT...", default=REFERENCES, help=references)
    decks = "pairings of decks: X for a mirror, X,Y for two decks (four mirrors and four others if not given)"
    parser.add_argument("--decks", metavar="DECK[,DECK]", nargs="+", action="extend", help=decks)
    most = f"games after which a match ends if it is not decided ({USUAL_MOST})"
    parser.add_argument("--games", type=positive, default=USUAL_MOST, metavar="N", help=most)
    least = f"games before which no match ends ({USUAL_LEAST}, at most --games)"
    parser.add_argument("--least", type=positive, default=USUAL_LEAST, metavar="N", help=least)
    file = "where the games are kept, so that the ladder can be continued (in your own folder if not given)"
    parser.add_argument("--file", type=Path, metavar="FILE", help=file)
    add_match_options(parser, "0")


def run(arguments: argparse.Namespace) -> int:
    """Play the ladder, or continue it; return 1 if a game ended with an error."""
    from gundam_desktop.bots.ladder import LadderRun

    ladder = _ladder(arguments)
    file = _file(ladder, arguments.file)
    ladder_run = LadderRun(ladder, file.games())
    games = ladder_run.play(workers_of(arguments))
    interrupted = play_and_keep(games, file.add, lambda _game: ladder_run.progress())
    data = _data(ladder_run, file.path, interrupted)
    if arguments.json:
        print_json(data)
    else:
        _print(data)
    if interrupted:
        warn("interrupted; the same call continues from here")
        return INTERRUPTED
    return ANSWER_IS_NO if any(match["errors"] for match in data["matches"]) else DONE


def _ladder(arguments: argparse.Namespace) -> Ladder:
    from gundam_desktop.bots.ladder import Ladder
    from gundam_desktop.bots.levels import names

    levels = bots_of("--levels", arguments.levels) or names()
    references = bots_of("--references", arguments.references)
    if len({*levels, *references}) < 2 or len(set(levels)) < len(levels):
        raise CommandError(f"--levels: `{arguments.levels}`; expected two different levels or more, weakest first")
    game_module, edition = find(arguments.game), edition_to_play(arguments)
    decks = tuple(
        _deck_pairing(game_module, edition, written) for written in arguments.decks or _usual_decks(game_module)
    )
    most, least, seed = arguments.games, min(arguments.least, arguments.games), arguments.seed or 0
    return Ladder(levels, references, decks, most, least, edition, arguments.game, seed)


def _usual_decks(game_module: GameModule) -> list[str]:
    names = FOUR if game_module.key == DEFAULT else tuple(game_module.library.deck_names())[:2]
    return [*names, *(f"{name},{other}" for name, other in itertools.pairwise((*names, names[0])))]


def _deck_pairing(game_module: GameModule, edition: str, written: str) -> tuple[Entrant, Entrant]:
    from gundam_desktop.bots.gauntlet import Entrant

    names = [name.strip() for name in written.split(",")]
    if len(names) > 2:
        raise CommandError(f"--decks: `{written}`; expected one deck, or two with a comma between")
    entrants = [Entrant(name, deck_to_play(game_module, edition, "--decks", name)) for name in names]
    return entrants[0], entrants[-1]


def _file(ladder: Ladder, path: Path | None) -> GamesFile:
    """The file of the games. `CommandError` for one of another ladder."""
    from gundam_desktop.bots.games_file import SUFFIX, GamesFile

    file = GamesFile(path or locate.player_folder(FOLDER, f"{ladder.digest()}{SUFFIX}"), ladder.written())
    try:
        head = file.head()
    except (ValueError, OSError) as error:
        raise CommandError(f"--file: {error}") from None
    if head is not None and head != ladder.written():
        raise CommandError(f"--file {file.path}: it has games with other decks, edition or seed; name a new file")
    return file


def _data(run: LadderRun, path: Path, interrupted: bool) -> dict[str, Any]:
    elo = run.elo()
    levels = [{"name": name, "elo": elo[name]} for name in sorted(elo, key=lambda name: elo[name])]
    matches = [
        {
            "bots": decided.bots,
            "verdict": decided.verdict,
            **figures(decided.every),
            **{part: figures(getattr(decided, part)) for part in PARTS},
        }
        for decided in run.results()
    ]
    return {
        "levels": levels,
        "matches": matches,
        "seed": run.ladder.seed,
        "file": str(path),
        "interrupted": interrupted,
    }


def _print(data: dict[str, Any]) -> None:
    """The matches and the ratings as two tables."""
    matches = data["matches"]
    rows = [
        [
            " - ".join(match["bots"]),
            *(str(match["games"]), won(match), interval(match)),
            *(won(match[part]) for part in PARTS),
            match["verdict"],
        ]
        for match in matches
    ]
    for line in aligned(["match", "games", "won", "95 %", *PARTS, "verdict"], rows):
        print(line)
    print()
    for line in aligned(["bot", "Elo"], [[level["name"], f"{level['elo']:.0f}"] for level in data["levels"]]):
        print(line)
    for match in matches:
        for error in match["errors"]:
            print(f"error: {' - '.join(match['bots'])}: game with seed {error['seed']}: {error['message']}")
    print(f"seed {data['seed']}; the games are in {data['file']}")
