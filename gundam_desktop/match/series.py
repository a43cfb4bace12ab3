"""A match of several games between the same players with the same decks: its score, and the start of the next game.

The first game begins like any other; in each later one the loser of the previous game decides who goes first, and
after a draw the player who decided it then. A draw counts for nobody. What is exchanged
with sideboards is known to its player alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.records import GameSummary, Record, RecordedGame
from gundam_desktop.records.entries import Series, Start
from gundam_desktop.records.results import DRAW


class SeriesScore(NamedTuple):
    """The score of a match."""

    length: int
    """The most games there can be: best of `length`."""
    game: int
    """The current or last game, counted from 1."""
    wins: tuple[int, int]
    """Games won by seat."""

    @property
    def decided(self) -> bool:
        """True if a player has won more than half of the possible games."""
        return 2 * max(self.wins) > self.length

    @property
    def winner(self) -> int:
        """The seat that has won the match; -1 for none."""
        return self.wins.index(max(self.wins)) if self.decided else -1


def series_score_of(game: Record | GameSummary) -> SeriesScore | None:
    """The score of the match of a recorded game; None for a single game."""
    series = game.start.series
    if series is None:
        return None
    first, second = series.wins
    result = game.end.result if game.end is not None else ""
    return SeriesScore(series.length, series.game, (first + (result == "0"), second + (result == "1")))


def next_game(record: Record) -> tuple[Series, int] | None:
    """The next game of a match after a recorded one, and the seat that decides who goes first.

    None if there is none: a single game, one that is not over, or one that has decided the match.
    """
    series, score = record.start.series, series_score_of(record)
    if series is None or score is None or record.end is None or not _has_next(record):
        return None
    chooser = record.moves[0].seat if record.end.result == DRAW else 1 - int(record.end.result)
    clock = record.made[-1].clock if series.clock is not None and record.made else None
    update = {"wins": score.wins, "game": score.game + 1, "clock": clock or series.clock}
    return series.model_copy(update=update), chooser


def decks_known_to(seat: int, decks: tuple[Any, Any], start: Start, game_module: GameModule) -> tuple[Any, Any]:
    """Both decks as a bot may know them: in a match with sideboards the other player's as it was at the beginning."""
    registered = start.series.registered if start.series is not None else None
    if registered is None:
        return decks
    other = game_module.read_deck(registered[1 - seat])
    return (decks[0], other) if seat == 0 else (other, decks[1])


def known_decks(seat: int, start: Start, game_module: GameModule) -> tuple[Any, Any] | None:
    """Both decks as a player may know them; None in a game that began at a position."""
    first, second = (player.deck for player in start.players)
    if first is None or second is None:
        return None
    return decks_known_to(seat, (game_module.read_deck(first), game_module.read_deck(second)), start, game_module)


def yet_to_exchange(record: Record, game_module: GameModule) -> list[int]:
    """The seats of the persons who have to exchange cards, or to keep their decks, before the next game of a match.

    A bot keeps its deck.
    """
    series = record.start.series
    if series is None or series.registered is None or game_module.sideboards is None or next_game(record) is None:
        return []
    return [
        seat
        for seat, player in enumerate(record.start.players)
        if player.is_person
        and seat not in record.exchanged
        and game_module.sideboards.lists(game_module.read_deck(player.deck)).sideboard
    ]


def interrupted(entries: Sequence[RecordedGame]) -> list[RecordedGame]:
    """The games of `entries` that are the last of a match that is not over, in the same order."""
    latest: dict[str, int] = {}
    for entry in entries:
        series = entry.summary.start.series
        if series is not None:
            latest[series.id] = max(series.game, latest.get(series.id, 0))
    return [entry for entry in entries if _is_last(entry, latest) and _has_next(entry.summary)]


def _has_next(game: Record | GameSummary) -> bool:
    """True for a game that is over while its match is not."""
    score = series_score_of(game)
    return score is not None and game.end is not None and not score.decided


def _is_last(entry: RecordedGame, latest: dict[str, int]) -> bool:
    series = entry.summary.start.series
    return series is not None and series.game == latest[series.id] and not (entry.in_use or entry.summary.away)
