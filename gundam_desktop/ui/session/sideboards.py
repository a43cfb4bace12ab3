"""Matches with sideboards: the persons exchange cards between the games, or keep their decks; a bot keeps its deck."""

from __future__ import annotations

from gundam_desktop.games.game_module import GameModule
from gundam_desktop.records import Record
from gundam_desktop.ui.session.game_session import HUMAN
from gundam_desktop.ui.session.match_series import next_game


def yet_to_exchange(record: Record, game_module: GameModule) -> list[int]:
    """The seats of the persons who have to exchange cards, or to keep their decks, before the next game of a match."""
    series = record.start.series
    if series is None or series.registered is None or game_module.sideboards is None or next_game(record) is None:
        return []
    return [
        seat
        for seat, player in enumerate(record.start.players)
        if player.level == HUMAN
        and seat not in record.exchanged
        and game_module.sideboards.lists(game_module.read_deck(player.deck)).sideboard
    ]
