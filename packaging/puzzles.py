"""Finds puzzles in games of bots: `python packaging/puzzles.py FILE [--seed N] [--count N]`.

The greedy bot plays the official decks against each other. Some cards of the position at the beginning of a main phase
are taken and made harder, one thing after the other. They are a puzzle if exactly one first choice wins this turn, or
survives the opponent's next one, by proof, and the greedy bot does not find it. It is reduced to the cards that matter
and appended to the file, with its grade. A person picks, titles and sorts them into `resources/games/gcg/puzzles`.
"""

from __future__ import annotations

import argparse
import copy
import itertools
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import yaml

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from gundam_desktop import games  # noqa: E402 - the project is found from here
from gundam_desktop.bots.greedy import GreedyBot  # noqa: E402 - as above
from gundam_desktop.games.gcg import library  # noqa: E402 - as above
from gundam_desktop.games.gcg.scenario.format import SCENARIOS  # noqa: E402 - as above
from gundam_desktop.plurals import counted  # noqa: E402 - as above
from gundam_desktop.scenarios.document import ScenarioError  # noqa: E402 - as above
from gundam_desktop.tabletop import Game  # noqa: E402 - as above
from gundam_desktop.tutorial.puzzle_grade import Grade, grade  # noqa: E402 - as above
from gundam_desktop.tutorial.puzzle_making import MadePuzzle, NoPuzzle, solved  # noqa: E402 - as above
from gundam_desktop.tutorial.puzzle_run import PuzzleRun  # noqa: E402 - as above
from gundam_desktop.tutorial.solver import NotDecided, Solver  # noqa: E402 - as above

GAME_MODULE = games.find("gcg")
FIRST_TURN = 5
"""Before this turn there is little on the table."""
MOST_SHIELDS = 3
MOST_CARDS = 3
"""In hand, and in the battle area of each."""
SEATS = "AB"
MOST_DECISIONS = 400
SEARCH, REDUCE = 100, 1000
"""Positions searched for a candidate, and for its reduced forms."""
SAMPLES, ROUNDS = 4, 6
"""How often some cards of a position are tried, and how often they are made harder."""
MOST_OF_A_GAME = 4
"""So that the puzzles have different cards."""
FILLER = "FILLER"
LEAST_WRONG = 2


class More(NamedTuple):
    """Cards of the opponent's deck that make a position harder."""

    blockers: Sequence[str]
    bursts: Sequence[str]


class Position(NamedTuple):
    """A game at the beginning of a main phase, and the numbers of the cards in both decks."""

    game: Game
    decks: tuple[Sequence[str], Sequence[str]]


def positions(chance: random.Random) -> Iterator[Position]:
    """Yield the beginnings of the main phases of one game between greedy bots."""
    names = chance.sample(library.deck_names(), 2)
    decks = (library.deck(names[0]), library.deck(names[1]))
    game = GAME_MODULE.start(decks, chance.getrandbits(32), GAME_MODULE.newest)
    bots = [GreedyBot(GAME_MODULE, chance.getrandbits(32), worlds=1) for _ in SEATS]
    turn = FIRST_TURN
    for _ in range(MOST_DECISIONS):
        player = game.decision.player
        if player < 0:
            return
        if game.decision.kind == "main" and game.turn >= turn:
            turn = game.turn + 1
            yield Position(game, (decks[0].numbers(), decks[1].numbers()))
        game.apply(player, bots[player].choose(game.view(player), game.legal_choices(player), decks))


def missed(made: MadePuzzle) -> bool:
    """True if the greedy bot does not reach the goal."""
    run, seat, bot = PuzzleRun(made.puzzle, most_positions=REDUCE), made.puzzle.seat, GreedyBot(GAME_MODULE, 1)
    while run.solved is None:
        run.choose(bot.choose(run.game.view(seat), run.game.legal_choices(seat), None))
    return not run.solved


def is_puzzle(made: MadePuzzle) -> bool:
    """True if there is one right choice, several wrong ones, and the greedy bot misses it."""
    return len(made.solution.best) == 1 and len(made.solution.wrong) >= LEAST_WRONG and missed(made)


def reduced(made: MadePuzzle) -> MadePuzzle:
    """Leave out one thing after the other, as long as it stays the same puzzle."""
    while (smaller := next(filter(None, (_same(made, fields) for fields in _smaller(made))), None)) is not None:
        made = smaller
    return made


def _same(made: MadePuzzle, fields: dict[str, Any]) -> MadePuzzle | None:
    """Return the puzzle of other fields if it has the same answer."""
    try:
        tried = solved(SCENARIOS, fields, most_positions=REDUCE)
    except (NoPuzzle, ScenarioError):
        return None
    alike = [tried.puzzle.text(choice) for choice in tried.solution.best] == [
        made.puzzle.text(choice) for choice in made.solution.best
    ]
    return tried if alike and is_puzzle(tried) else None


def _smaller(made: MadePuzzle) -> Iterator[dict[str, Any]]:
    """Yield the fields of a puzzle with one thing less."""
    fields = yaml.safe_load(made.text)
    for seat in SEATS:
        side = fields["position"][seat]
        for key in ("hand", "battle"):
            for index in range(len(side[key])):
                yield _with(fields, seat, **{key: side[key][:index] + side[key][index + 1 :]})
        if isinstance(side["shields"], int):
            yield from (_with(fields, seat, shields=count) for count in range(min(side["shields"], 2)))
        for key, count in side["resources"].items():
            if count:
                yield _with(fields, seat, resources=side["resources"] | {key: count - 1})


def candidates(position: Position, chance: random.Random) -> Iterator[MadePuzzle]:
    """Yield the puzzles that some of the cards of a position make, with others of the same decks."""
    game, decks = position
    player = game.decision.player
    mine, other = SEATS[player], SEATS[1 - player]
    fields = yaml.safe_load(SCENARIOS.write(game, "untitled", player))
    del fields["expect"]
    for _ in range(SAMPLES):
        tried = copy.deepcopy(fields)
        sides = tried["position"]
        for seat in SEATS:
            sides[seat] |= {"deck": 20, "trash": [], "removed": [], "resource_deck": 6, "shields": 0, "base": "none"}
            sides[seat]["battle"] = _some(sides[seat]["battle"], chance)
        sides[mine]["hand"] = _some(chance.sample(decks[player], len(decks[player])), chance)
        sides[other]["hand"] = []
        blockers = [number for number in decks[1 - player] if _has(number, "blocker")]
        sides[other]["battle"] += chance.sample(blockers, min(chance.randrange(3), len(blockers)))
        more = More(blockers, [number for number in decks[1 - player] if _has(number, "burst")])
        yield from _tried(copy.deepcopy(tried) | {"goal": "win"}, mine, other, more, chance)
        sides[mine]["shields"] = chance.randrange(2)
        yield from _tried(copy.deepcopy(tried) | {"goal": "survive", "turns": 1}, mine, other, more, chance)
        own = decks[player]
        sides[mine]["hand"] = _some([number for number in own if _has(number, "action")], chance)
        sides[mine]["battle"] += _some([number for number in own if _has(number, "blocker")], chance)[:2]
        for unit in sides[other]["battle"][:1]:
            number = unit if isinstance(unit, str) else unit["card"]
            attack = {"before": [{other: f"attack {number} -> player"}], "seat": mine, "goal": "survive"}
            tried["position"] = {"turn_player": other, **{seat: sides[seat] for seat in SEATS}}
            yield from _tried(tried | attack, mine, other, more, chance)


def _has(number: str, key: str) -> bool:
    """Return whether a card has a keyword or a timing."""
    face = library.face(number)
    marks = {mark for ability in face.text for mark, _ in ability.marks}
    return key in marks or key in {badge.key for badge in face.badges}


def _tried(fields: dict[str, Any], mine: str, other: str, more: More, chance: random.Random) -> Iterator[MadePuzzle]:
    """Make a position harder, as long as the goal can be forced, until it is a puzzle."""
    best, made = _best(fields)
    if made is None:
        return
    for _ in range(ROUNDS):
        if is_puzzle(made):
            yield made
            return
        harder = list(_harder(fields, mine, other, more))
        chance.shuffle(harder)
        for tried in harder:
            fewer, now = _best(tried)
            if now is not None and fewer <= best:
                best, made, fields = fewer, now, tried
                break
        else:
            return


def _best(fields: dict[str, Any]) -> tuple[int, MadePuzzle | None]:
    """Return how many first choices keep the goal, and the puzzle; none if all or none of them do."""
    try:
        made = solved(SCENARIOS, copy.deepcopy(fields), most_positions=SEARCH)
    except (NoPuzzle, ScenarioError):
        return 0, None
    else:
        return len(made.solution.best), made


def _harder(fields: dict[str, Any], mine: str, other: str, more: More) -> Iterator[dict[str, Any]]:
    """Yield the position with one thing less for the player, or one more for the opponent."""
    sides = fields["position"]
    for index in range(len(sides[mine]["battle"])):
        units = [unit for place, unit in enumerate(sides[mine]["battle"]) if place != index]
        yield _with(fields, mine, battle=units)
    resources = sides[mine]["resources"]
    if resources["active"]:
        less = {"active": resources["active"] - 1, "rested": resources["rested"] + 1}
        yield _with(fields, mine, resources=resources | less)
    if fields["goal"] != "win":
        return
    shields = sides[other]["shields"]
    if "worlds" not in fields and shields < MOST_SHIELDS:
        yield _with(fields, other, shields=shields + 1)
    if "worlds" not in fields and shields:
        for number in sorted(set(more.bursts))[:2]:
            worlds = [[number] + [FILLER] * (shields - 1), [FILLER] * shields]
            yield _with(fields, other, shields=worlds[0]) | {"worlds": worlds}
    if len(sides[other]["battle"]) < MOST_CARDS:
        yield from (
            _with(fields, other, battle=[*sides[other]["battle"], number]) for number in sorted(set(more.blockers))
        )


def _with(fields: dict[str, Any], seat: str, **change: Any) -> dict[str, Any]:
    position = fields["position"]
    return fields | {"position": position | {seat: position[seat] | change}}


def _some(cards: list[Any], chance: random.Random) -> list[Any]:
    """Return some of the cards in their order: few enough for the search."""
    kept = sorted(chance.sample(range(len(cards)), min(len(cards), MOST_CARDS)))
    return [cards[index] for index in kept]


def graded(made: MadePuzzle) -> Grade:
    """Return the grade of a puzzle. Raises `NotDecided` if it is too large for that."""
    aim = made.puzzle.aim
    assert aim is not None
    solver = Solver(aim, REDUCE)
    solver.solve(made.puzzle.belief)
    return grade(made.puzzle, solver, 10 * REDUCE)


def main() -> None:
    """Search until enough are found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    arguments = parser.parse_args()
    found = 0
    for number in itertools.count():
        chance = random.Random(f"{arguments.seed} {number}")
        every = (made for position in positions(chance) for made in candidates(position, chance))
        for made in itertools.islice(every, MOST_OF_A_GAME):
            small = reduced(made)
            try:
                of_it = graded(small)
            except NotDecided:
                continue
            note = f"# level {of_it.level}, by chance {of_it.rate:.3f}, decisions {of_it.decisions}\n"
            with arguments.file.open("a", encoding="utf-8") as out:
                out.write(f"---\n{note}{small.text}")
            found += 1
        print(f"{counted(number + 1, 'game')}, {found} found", file=sys.stderr, flush=True)
        if found >= arguments.count:
            return


if __name__ == "__main__":
    main()
