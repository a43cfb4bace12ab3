"""How the player's decks have fared: finished games counted by deck and opponent's deck."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gundam_desktop.records.summary import GameSummary

DRAW = "draw"


@dataclass
class Results:
    """Finished games of one deck against another, both by their recorded titles."""

    deck: str
    against: str
    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def games(self) -> int:
        """The number of all games."""
        return self.won + self.lost + self.drawn

    @property
    def points(self) -> float:
        """Points: 1 for a win, half for a draw."""
        return self.won + self.drawn / 2


def results_of(games: Iterable[GameSummary], game: str) -> list[Results]:
    """Count the finished games of one game by deck; decks with the most games come first.

    Every person's deck counts, so a game between two people counts twice. Games that began from a position, and decks
    tried alone, do not count.
    """
    found: dict[tuple[str, str], Results] = {}
    for played in games:
        start = played.start
        if start.game != game or played.end is None or start.trial or start.state is not None:
            continue
        for seat, player in enumerate(start.players):
            other = start.players[1 - seat]
            if player.is_person and player.deck_name and other.deck_name:
                pair = (player.deck_name, other.deck_name)
                _count(found.setdefault(pair, Results(*pair)), played.end.result, seat)
    return sorted(found.values(), key=lambda results: (-results.games, results.deck, results.against))


def _count(results: Results, result: str, seat: int) -> None:
    if result == DRAW:
        results.drawn += 1
    elif result == str(seat):
        results.won += 1
    else:
        results.lost += 1
