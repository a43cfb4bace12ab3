"""The games in a file that `simulate`, `gauntlet`, `ladder`, `event` or the deck builder has kept, with pairings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from gundam_desktop.bots.arena import Pairing, Place, Played, PlayedAt
from gundam_desktop.bots.event import Competitor, Event, EventRun
from gundam_desktop.bots.games_file import GamesFile
from gundam_desktop.bots.gauntlet import Entrant, Gauntlet
from gundam_desktop.bots.ladder import Ladder
from gundam_desktop.bots.matchup import Matchup
from gundam_desktop.games import find

_BROKEN = (AttributeError, LookupError, TypeError, ValueError)
"""What reading a head raises that no program has written."""


class KeptGame(NamedTuple):
    """A game that was played, and how it was played."""

    matchup: Matchup
    played: Played


def kept_games(path: Path) -> list[KeptGame]:
    """Return the games of a file, ordered by their number within their pairing, then by pairing.

    So the order is about the one in which they were played, and does not depend on the number of processes. Raises
    `ValueError` for a file of another kind and for decks that cannot be read, `OSError` for one that cannot be read.
    """
    file = GamesFile(path, {})
    head: Any = file.head()
    if head is None:
        raise FileNotFoundError(2, "No such file or directory", str(path))
    try:
        played = sorted(file.games(), key=_order)
        matchup_at = _of_event(head, played) if "entrants" in head else _reader(head)
        games = [KeptGame(matchup_at(place), game) for place, game in played]
    except _BROKEN as error:
        reason = str(error) if isinstance(error, ValueError) else "its first line is not that of a file of games"
        raise ValueError(f"{path}: {reason}") from None
    return games


def _order(game: tuple[Place, Played]) -> tuple[int, tuple[str, ...]]:
    place, played = game
    return played.number, tuple(f"{part:09}" if isinstance(part, int) else part for part in place)


def _reader(head: Any) -> Callable[[Place], Matchup]:
    """Return what finds the matchup of a game by its place, in a file with this head."""
    game, edition, seed = str(head["game"]), str(head["edition"]), int(head.get("seed", 0))
    if "bots" in head:
        return lambda _place: _matchup(head, game, edition, seed)
    if "opponents" in head:
        own, others = head["levels"] if "levels" in head else (head["level"], head["level"])
        decks, opponents = (tuple(_entrant(game, one) for one in head[side]) for side in ("decks", "opponents"))
        gauntlet = Gauntlet(decks, opponents, (str(own), str(others)), edition, game, seed)
        return lambda place: _of_gauntlet(gauntlet, int(place[0]), int(place[1]))
    pairs = tuple((_entrant(game, first), _entrant(game, second)) for first, second in head["decks"])
    ladder = Ladder((), (), pairs, 0, 0, edition, game, seed)
    return lambda place: _of_ladder(ladder, (str(place[0]), str(place[1])), int(place[2]))


def _matchup(head: Mapping[str, Any], game: str, edition: str, seed: int) -> Matchup:
    first, second = (_entrant(game, deck) for deck in head["decks"])
    one, other = head["bots"]
    pairing = Pairing((str(one), str(other)), (first.deck, second.deck), seed, edition, game)
    return Matchup((first.name, second.name), pairing)


def _of_gauntlet(gauntlet: Gauntlet, deck: int, opponent: int) -> Matchup:
    names = (gauntlet.decks[deck].name, gauntlet.opponents[opponent].name)
    return Matchup(names, gauntlet.pairing(deck, opponent))


def _of_ladder(ladder: Ladder, bots: tuple[str, str], decks: int) -> Matchup:
    first, second = ladder.decks[decks]
    return Matchup((first.name, second.name), ladder.pairing(bots, decks))


def _of_event(head: Any, played: Sequence[PlayedAt]) -> Callable[[Place], Matchup]:
    """As `_reader`, for an event: who meets in its later rounds depends on the games of the earlier ones."""
    game, names = str(head["game"]), [str(one["name"]) for one in head["entrants"]]
    read = find(game).read_deck
    competitors = tuple(
        Competitor(name, read(one["list"]), str(one["bot"])) for name, one in zip(names, head["entrants"], strict=True)
    )
    if len(competitors) < 2:
        raise ValueError("expected two entrants or more")
    last = max((int(number) for (number, _table), _game in played), default=0)
    terms = (int(head["best_of"]), last + 1, str(head["edition"]), game, int(head["seed"]))
    event = Event(head["format"], competitors, *terms)
    rounds = EventRun(event, played).rounds()

    def matchup_at(place: Place) -> Matchup:
        number, table = map(int, place)
        if (pair := rounds[number][table].match) is None:
            raise ValueError(f"round {number + 1} has no match {table + 1}")
        return Matchup((names[pair[0]], names[pair[1]]), event.pairing(number, table, pair))

    return matchup_at


def _entrant(game: str, data: Mapping[str, Any]) -> Entrant:
    return Entrant(str(data["name"]), find(game).read_deck(data["list"]))
